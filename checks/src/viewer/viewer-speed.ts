// Navigation -> first slide painted: the viewer beside a page with the bare renderer, in turn, each time in a new browser
// context with nothing cached; and the bytes that each is sent until then, text gzipped.
//   pnpm examples product-launch && pnpm build && pnpm bench viewer-speed [RUNS]
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { build } from "vite";
import { launchBrowser } from "../browser/browser.ts";
import { readGalleryDecks } from "./gallery-decks.ts";
import { type ListeningHost, startHost, startViewerHost } from "./viewer-host.ts";

interface Run {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly requests: number;
}

const mediaTypes: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

/** Tells when the slide stands in a frame that was painted. */
const watchFirstSlide = `(() => {
  const look = () => {
    if (document.documentElement?.dataset.state !== "ready") return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => { window.firstSlide = performance.now(); document.documentElement.dataset.painted = ""; }));
  };
  look();
})()`;

async function measure(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.addInitScript(watchFirstSlide);
  await page.goto(url);
  await page.waitForSelector("html[data-painted]", { state: "attached", timeout: 60_000 });
  const until = responses.filter((response) => response.url().startsWith("http"));
  const milliseconds = (await page.evaluate("window.firstSlide")) as number;
  const sizes = await Promise.all(until.map(countBytes));
  await context.close();
  return { milliseconds, bytes: sizes.reduce((sum, size) => sum + size, 0), requests: until.length };
}

async function countBytes(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = /text|javascript|svg|json/.test(response.headers()["content-type"] ?? "");
  return isText ? gzipSync(body).length : body.length;
}

async function startRawHost(folder: string, deck: Uint8Array): Promise<ListeningHost> {
  return await startHost(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    if (pathname === "/deck.pptx") return void response.end(deck);
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    response.setHeader("content-type", mediaTypes[extname(file)] ?? "application/octet-stream");
    response.end(await readFile(file).catch(() => ""));
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function toRow(name: string, runs: readonly Run[], base: readonly Run[]): string {
  const times = runs.map(({ milliseconds }) => milliseconds);
  const ratio = median(times.map((time, index) => time / (base[index]?.milliseconds ?? Number.NaN)));
  const kilobytes = median(runs.map(({ bytes }) => bytes)) / 1000;
  const requests = median(runs.map((run) => run.requests));
  return `| ${name} | ${median(times).toFixed(0)} | ${Math.min(...times).toFixed(0)} | ${ratio.toFixed(2)} | ${kilobytes.toFixed(0)} | ${requests} |`;
}

const rounds = Number(process.argv[2] ?? 15);
const [deck] = readGalleryDecks(["product-launch"]);
if (deck === undefined) throw new Error("Expected one deck.");
const folder = await mkdtemp(join(tmpdir(), "lectern-raw-viewer-"));
await build({
  root: fileURLToPath(new URL("raw-viewer", import.meta.url)),
  logLevel: "error",
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: "esnext",
    rolldownOptions: { external: ["pdfjs-dist"] },
  },
});
const raw = await startRawHost(folder, deck.bytes);
const host = await startViewerHost({
  decks: { deck: { token: "t", bytes: deck.bytes, disposition: "attachment" } },
});
const browser = await launchBrowser();
const [ours, bare]: [Run[], Run[]] = [[], []];
for (let round = 0; round <= rounds; round++) {
  const one = await measure(browser, `${host.url}/view/deck?token=t`);
  const other = await measure(browser, `${raw.url}/`);
  // The first round warms the browser up.
  if (round === 0) continue;
  ours.push(one);
  bare.push(other);
}
console.log(
  "| page | median ms | least ms | × bare | KB sent | requests |\n| --- | --: | --: | --: | --: | --: |",
);
console.log(toRow("the viewer", ours, bare));
console.log(toRow("the renderer alone", bare, bare));
await browser.close();
await Promise.all([raw.close(), host.close(), rm(folder, { recursive: true })]);
