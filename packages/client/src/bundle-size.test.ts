import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** What a page has to load at most for everything that the package exports, in bytes after gzip. */
const limit = 8192;

async function measure(code: string): Promise<{ readonly gzipped: number; readonly modules: string[] }> {
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
  });
  return { gzipped: gzipSync(outputFiles[0]?.contents ?? "").length, modules: Object.keys(metafile.inputs) };
}

test("everything that the package exports fits, and needs nothing but openapi-fetch", async () => {
  const { gzipped, modules } = await measure(`export * from "./index.ts";`);
  console.log(`@lectern/client, minified and gzipped: ${gzipped} of at most ${limit} bytes.`);
  expect(gzipped).toBeGreaterThan(1000);
  expect(gzipped).toBeLessThanOrEqual(limit);
  expect(modules.filter((name) => name.includes("node_modules"))).toEqual([
    expect.stringContaining("openapi-fetch"),
  ]);
});

test("what is not used is not loaded", async () => {
  expect((await measure(`import "./index.ts";`)).gzipped).toBeLessThan(50);
  expect((await measure(`export { NotFoundError } from "./index.ts";`)).gzipped).toBeLessThan(1000);
});
