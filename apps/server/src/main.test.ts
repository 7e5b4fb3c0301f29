import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChildServer } from "./testing/child-server.ts";

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
const run = promisify(execFile);
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-main-"));
});
afterAll(() => rm(directory, { recursive: true }));

describe("starting", () => {
  it("prints a key once, and lines that work as they are pasted", async () => {
    const environment = { LECTERN_DATA_DIR: directory, LECTERN_LOG_LEVEL: "warn" };
    const first = await startChildServer(environment);
    const lines = first.printed().split("\n");
    const token = /^ {2}(lk_\w{32})$/m.exec(first.printed())?.[1] ?? "";
    expect(token).not.toBe("");
    const pasted = lines.filter((line) => line.includes("curl"));
    expect(pasted).toHaveLength(2);
    for (const line of pasted) {
      // The second one reads README.md of the checkout; in a shell as a person has it.
      const { stdout } = await run("sh", ["-c", line], { cwd: checkout });
      const { download } = JSON.parse(stdout) as { download: string };
      const response = await fetch(download);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(await first.end("SIGTERM")).toBe(0);
    const second = await startChildServer(environment);
    expect(second.printed()).not.toContain("lk_");
    expect(await second.end("SIGINT")).toBe(0);
    const database = await readFile(join(directory, "lectern.sqlite"), "latin1");
    expect(database).not.toContain(token);
  });

  it("says what is wrong with a setting, and what to do about a port that is taken", async () => {
    await expect(startChildServer({ PORT: "many" })).rejects.toThrow("PORT: expected a whole number");
    const first = await startChildServer({ LECTERN_DATA_DIR: directory });
    const { port } = new URL(first.url);
    await expect(startChildServer({ LECTERN_DATA_DIR: directory, PORT: port })).rejects.toThrow(
      `Port ${port} is taken.`,
    );
    await first.end("SIGTERM");
  });
});
