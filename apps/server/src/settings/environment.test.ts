import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

it("settings may stand in a file; the environment's own go before them", async () => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-config-"));
  const path = join(directory, "lectern.env");
  await writeFile(path, '# Ours\nPORT=4001\nLECTERN_API_KEY="a key # with this"\nLECTERN_QUEUE=5\n');
  const given = { LECTERN_CONFIG: path, PORT: "4002", LECTERN_QUEUE: " " };
  expect(readEnvironment(given)).toMatchObject({
    PORT: "4002",
    LECTERN_API_KEY: "a key # with this",
    LECTERN_QUEUE: "5",
  });
  await rm(directory, { recursive: true });
  expect(() => readEnvironment(given)).toThrow(
    /^LECTERN_CONFIG: expected the path of a file .* got ".*lectern\.env": ENOENT/,
  );
});
