import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { studioDirectory } from "./assets.ts";

const most = 150_000;

test("what the page needs before it shows anything is at most 150 kB after gzip", () => {
  const page = readFileSync(join(studioDirectory, "index.html"), "utf8");
  const files = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = ""]) => path,
  );
  expect(files.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  expect(files.filter((path) => path.endsWith(".css")).length).toBeGreaterThan(0);
  const sizes = ["index.html", ...files].map(
    (path) => gzipSync(readFileSync(join(studioDirectory, path)), { level: 9 }).length,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${total} bytes after gzip`);
  expect(total).toBeLessThanOrEqual(most);
});

test("the page itself holds no script and no style, so that its policy can be strict", () => {
  const page = readFileSync(join(studioDirectory, "index.html"), "utf8");
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)|https?:/);
});
