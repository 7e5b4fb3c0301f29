import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

function run(...flags: readonly string[]) {
  const child = spawn(process.execPath, [main, ...flags], { env: { ...process.env, PORT: "0" } });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return { child, exited: once(child, "exit"), read: () => Buffer.concat(output).toString() };
}

test("the command prints its address and a line to try, and ends by itself when it is told to stop", async () => {
  const { child, exited, read } = run();
  while (!read().includes("curl")) await Promise.race([once(child.stdout, "data"), exited]);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(read())?.[0] ?? "";
  expect(read()).toMatch(/curl -s -X POST .+\/v1\/presentations\/generate .+ -d '\{"prompt":".+"\}'/);
  // A connection that stays open and an answer that is waited for must not hold it up.
  const waiting = fetch(`${url}/v1/templates`, {
    headers: { Authorization: "Bearer any", Prefer: "wait=60" },
  });
  const lost = expect(waiting).rejects.toThrow();
  expect((await fetch(`${url}/v1/nowhere`)).status).toBe(404);
  child.kill("SIGTERM");
  await lost;
  expect(await exited).toEqual([0, null]);
});

test.each([
  { flags: ["--port", "80000"], want: "Expected a port from 0 to 65535" },
  { flags: ["--scenario", "busy"], want: "Expected a scenario of the contract (slow, failing" },
  { flags: ["--sed", "7"], want: "Unknown option '--sed'" },
  { flags: ["--help"], want: "Usage: lectern-mock" },
])("$flags is answered in words", async ({ flags, want }) => {
  const { exited, read } = run(...flags);
  await exited;
  expect(read()).toContain(want);
  expect(read()).not.toContain("    at ");
});
