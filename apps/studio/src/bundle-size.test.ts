import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { studioDirectory } from "./assets.ts";

const most = 150_000;

/** What Vite says about a chunk. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const page = readFileSync(join(studioDirectory, "index.html"), "utf8");
const manifest = JSON.parse(readFileSync(join(studioDirectory, ".vite/manifest.json"), "utf8")) as Readonly<
  Record<string, Chunk>
>;

/** The files of a chunk and of all that it needs at once. */
function listFiles(name: string): readonly string[] {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`Expected the chunk ${name} in the manifest.`);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(listFiles)];
}

function measure(files: Iterable<string>): number {
  return [...files]
    .map((path) => gzipSync(readFileSync(join(studioDirectory, path)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

const languages = Object.keys(manifest).filter((name) => name.startsWith("texts/languages/"));
const initial = new Set(["index.html", ...listFiles("index.html")]);

test("what the page needs before it shows anything is at most 150 kB after gzip, in every language", () => {
  for (const file of initial) if (file !== "index.html") expect(page).toContain(file);
  const sizes = languages.map((name) => [name, measure(new Set([...initial, ...listFiles(name)]))] as const);
  console.log(`${measure(initial)} bytes after gzip; ${JSON.stringify(Object.fromEntries(sizes))}`);
  expect(sizes.length).toBeGreaterThan(0);
  for (const [, size] of sizes) expect(size).toBeLessThanOrEqual(most);
});

test("languages and the readers of Word and PDF files are fetched when they are asked for", () => {
  const later = [...languages, "compose/files/read-docx.ts", "compose/files/read-pdf.ts"];
  for (const name of later) expect(initial).not.toContain(listFiles(name)[0]);
});

test("the page itself holds no script and no style, so that its policy can be strict", () => {
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)|https?:/);
});
