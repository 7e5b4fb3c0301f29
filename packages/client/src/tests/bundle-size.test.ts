import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** What a page has to load at most for everything that the package exports, in bytes after gzip. */
const limit = 8192;

/** How many bytes the other entry points may add, beside what they ask their users to install. */
const entryLimits = { query: 1024, zod: 5120 };

async function measure(
  code: string,
  external: readonly string[] = [],
): Promise<{ readonly gzipped: number; readonly modules: string[] }> {
  const resolveDir = fileURLToPath(new URL(".", import.meta.url));
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    metafile: true,
    logLevel: "silent",
    external: [...external],
  });
  return { gzipped: gzipSync(outputFiles[0]?.contents ?? "").length, modules: Object.keys(metafile.inputs) };
}

test("everything that the package exports fits, and needs nothing but openapi-fetch", async () => {
  const { gzipped, modules } = await measure(`export * from "../index.ts";`);
  console.log(`@lectern/client, minified and gzipped: ${gzipped} of at most ${limit} bytes.`);
  expect(gzipped).toBeGreaterThan(1000);
  expect(gzipped).toBeLessThanOrEqual(limit);
  expect(modules.filter((name) => name.includes("node_modules"))).toEqual([
    expect.stringContaining("openapi-fetch"),
  ]);
});

test("what is not used is not loaded", async () => {
  expect((await measure(`import "../index.ts";`)).gzipped).toBeLessThan(50);
  expect((await measure(`export { NotFoundError } from "../index.ts";`)).gzipped).toBeLessThan(1000);
});

test.each([
  { name: "query", code: `export * from "../query.ts";` },
  { name: "zod", code: `export * from "../generated/zod.ts";` },
] as const)(
  "the entry point $name is small and brings nothing of others, and the core nothing of it",
  async ({ name, code }) => {
    const { gzipped, modules } = await measure(code, ["zod"]);
    console.log(
      `@lectern/client/${name}, minified and gzipped: ${gzipped} of at most ${entryLimits[name]} bytes.`,
    );
    expect(gzipped).toBeGreaterThan(100);
    expect(gzipped).toBeLessThanOrEqual(entryLimits[name]);
    expect(modules.filter((module) => module.includes("node_modules"))).toEqual([]);
    const core = await measure(`export * from "../index.ts";`);
    const own = modules.filter((module) => module.endsWith(".ts") && !module.includes("operations.ts"));
    expect(own.length).toBeGreaterThan(0);
    expect(core.modules.filter((module) => own.includes(module))).toEqual([]);
  },
);
