import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@lectern/client";
import { startMock } from "@lectern/mock";
import { startServer } from "@lectern/server";
import { builtInTemplate } from "@lectern/theme";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSnippets, runSnippets, type SnippetRun } from "./readme-snippets.ts";

// What the READMEs show is run as it stands, but for addresses and keys.

const root = join(import.meta.dirname, "../../..");
const key = "key-of-the-readme-examples";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "lectern-readme-"));
  for (const name of ["brand.pptx", "corporate.pptx"])
    writeFileSync(join(directory, name), builtInTemplate("harbor"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** READMEs of the packages that others build on, and the pages of the whole that tell how to call it. */
const readmes = [
  ...["README.md", "docs/outlines.md"],
  ...["spec/README.md", "packages/types/README.md", "packages/client/README.md"],
];

const backends = {
  mock: () => startMock({ pace: 0 }),
  service: () =>
    startServer({
      port: 0,
      apiKey: key,
      logLevel: "silent",
      dataDirectory: join(directory, "data"),
      workers: 1,
    }),
};

describe.each(["mock", "service"] as const)("against the %s", (name) => {
  let backend: Awaited<ReturnType<(typeof backends)[typeof name]>>;
  let run: SnippetRun;
  beforeAll(async () => {
    backend = await backends[name]();
    const client = createClient({ baseUrl: backend.url, token: key });
    const { id } = await client.generatePresentation({ body: { prompt: "Urban gardening on balconies" } });
    run = {
      folder: "packages/client",
      readmes: name === "mock" ? [...readmes, "apps/mock/README.md"] : readmes,
      replaced: {
        "http://127.0.0.1:4000": backend.url,
        "<API_KEY>": key,
        dQ7vXk2mZr9tBw4nLs8yPa: id,
      },
      environment: { LECTERN_API_KEY: key },
      directory,
    };
  });
  afterAll(() => backend?.close());

  test("every example runs", async () => {
    const results = await runSnippets(root, run);
    console.log(`${results.length} examples ran against the ${name}.`);
    expect(results.length).toBeGreaterThanOrEqual(16);
    expect(results.filter(({ error }) => error !== "")).toEqual([]);
  });

  test("every line with curl does", async () => {
    const lines = readmes
      .flatMap((name) => readSnippets(readFileSync(join(root, name), "utf8"), "sh"))
      .filter((code) => code.startsWith("curl"));
    expect(lines).toHaveLength(2);
    for (const code of lines) {
      const command = code.replaceAll("http://127.0.0.1:4000", backend.url);
      const environment = { ...process.env, LECTERN_API_KEY: key };
      const { stdout } = await promisify(execFile)("sh", ["-c", command], { env: environment });
      expect(Object.keys(JSON.parse(stdout)).sort()).toEqual(
        expect.arrayContaining(["download", "embed", "id"]),
      );
    }
  });
});

const stages = ["authoring", "deck", "engine", "layout", "ooxml", "pptx", "theme"];

test.each([
  ["the stages", "packages/engine", stages.map((name) => `packages/${name}/README.md`)],
  ["the model author", "packages/model-author", ["packages/model-author/README.md"]],
  ["the reference pages", "packages/reference", ["packages/reference/README.md"]],
  ["the viewer", "apps/viewer", ["apps/viewer/README.md"]],
])("every example of %s runs", async (_name, folder, own) => {
  const results = await runSnippets(root, { folder, readmes: own, directory });
  expect(results.length).toBeGreaterThanOrEqual(own.length);
  expect(results.filter(({ error }) => error !== "")).toEqual([]);
});
