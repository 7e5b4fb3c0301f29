import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { lintPackage } from "@lectern/ooxml";
import { expect, it } from "vitest";
import { mend } from "./mend.ts";

it("makes a deck of an outline with two faults, by the official client", async () => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-agent-"));
  const script = fileURLToPath(new URL("../agent.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, directory]);
  expect(stdout).toMatch(/^tools: create_presentation, /u);
  expect(stdout.match(/"pointer":"\/slides\//gu)).toHaveLength(2);
  expect(stdout).toContain('"pageCount":4');
  expect(lintPackage(await readFile(join(directory, "night-buses-for-harstad.pptx")))).toEqual([]);
  await rm(directory, { recursive: true });
});

it("mends no fault that it does not know", () => {
  const outline = { title: "T", language: "en", slides: [{ kind: "title", title: 1 }] };
  const faults = [{ pointer: "/slides/0/title", message: "expected a text, got 1" }];
  expect(() => mend(outline, faults)).toThrow("/slides/0/title: expected a text, got 1");
});
