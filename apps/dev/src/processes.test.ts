import { expect, test } from "vitest";
import { type Command, createProcesses } from "./processes.ts";

function command(script: string): Command {
  return {
    name: "child",
    command: process.execPath,
    parameters: ["-e", script],
    directory: ".",
    environment: { WORD: "hello" },
  };
}

/** Starts processes and hands out the first line that they print, or how the first of them ended. */
function watch() {
  const first = Promise.withResolvers<string>();
  const ends: string[] = [];
  const processes = createProcesses(first.resolve, (message) => {
    ends.push(message);
    first.resolve(message);
  });
  return { processes, first: first.promise, ends };
}

test("a line is printed with the name of who printed it", async () => {
  const { processes, first } = watch();
  processes.start(command("console.log(process.env.WORD); setInterval(() => {}, 1000)"));
  expect(await first).toBe("[child] hello");
  await processes.stopAll();
});

test("one that ends by itself is a failure", async () => {
  const { processes, first } = watch();
  processes.start(command("process.exit(3)"));
  expect(await first).toBe("child ended with code 3.");
});

test("one that cannot be started is a failure", async () => {
  const { processes, first } = watch();
  processes.start({ ...command(""), command: "/nowhere/at/all" });
  expect(await first).toContain("ENOENT");
});

test("all end together, which is none", async () => {
  const { processes, first, ends } = watch();
  const child = processes.start(command("console.log('up'); setInterval(() => {}, 1000)"));
  await first;
  await processes.stopAll();
  expect([child.signalCode, ends]).toEqual(["SIGTERM", []]);
});
