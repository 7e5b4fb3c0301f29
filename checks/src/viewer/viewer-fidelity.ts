// The viewer beside LibreOffice: how far each slide of the gallery differs, and which words of the file it does not show.
//   pnpm examples && pnpm build && pnpm bench viewer-fidelity [NAME…]
// A sheet of each deck, LibreOffice at the left, is left in examples/out/viewer/.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Frame, Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "../browser/browser.ts";
import { type GalleryDeck, readGalleryDecks } from "./gallery-decks.ts";
import { findMissingWords, readSlideWords } from "./slide-words.ts";
import { startHost, startViewerHost } from "./viewer-host.ts";

const slideSize = { width: 960, height: 540 };
/** Smaller than the slides: a letter that stands half a pixel aside is no other picture. */
const comparedSize = { width: 480, height: 270 };
const sheetFolder = fileURLToPath(new URL("../../../examples/out/viewer/", import.meta.url));

interface SlideFidelity {
  readonly deck: string;
  readonly number: number;
  /** Root of the mean squared difference of the colour channels, 0 to 1; undefined without a picture by LibreOffice. */
  readonly difference: number | undefined;
  readonly words: number;
  readonly missing: readonly string[];
}

interface Pair {
  readonly wanted: string | undefined;
  readonly shown: Uint8Array;
}

async function measureDeck(page: Page, base: string, deck: GalleryDeck): Promise<SlideFidelity[]> {
  await page.goto(`${base}/${deck.name}`);
  const frame = await openFrame(page);
  const slides = await readSlideWords(deck.bytes);
  const [measured, pairs]: [SlideFidelity[], Pair[]] = [[], []];
  for (const [index, words] of slides.entries()) {
    const text = await showSlide(frame, index + 1);
    const [wanted, shown] = [deck.pictures[index], await page.screenshot()];
    pairs.push({ wanted, shown });
    measured.push({
      deck: deck.name,
      number: index + 1,
      difference: wanted === undefined ? undefined : await compare(wanted, shown),
      words: words.length,
      missing: findMissingWords(words, text),
    });
  }
  await writeSheet(deck.name, pairs);
  return measured;
}

/** A frame of the slide's own size: nothing but the slide, once the controls are away. */
async function openFrame(page: Page): Promise<Frame> {
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error("Expected a frame with the viewer in it.");
  await frame.waitForSelector("html[data-state=ready]", { state: "attached", timeout: 60_000 });
  await frame.evaluate(
    `for (const id of ["controls", "progress"]) document.getElementById(id).style.display = "none"`,
  );
  return frame;
}

/** Returns the text of the slide once everything in it is drawn. */
async function showSlide(frame: Frame, number: number): Promise<string> {
  await frame.evaluate(`location.hash = "#${number}"`);
  const slide = frame.locator(`.is-current[aria-label^="Slide ${number} "]`);
  await slide.waitFor();
  await frame.evaluate(`document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 250)))`);
  return await slide.evaluate((element) => element.textContent ?? "");
}

async function compare(wanted: string, shown: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all([readPixels(wanted), readPixels(shown)]);
  let sum = 0;
  for (const [index, value] of one.entries()) sum += (value - (other[index] ?? 0)) ** 2;
  return Math.sqrt(sum / one.length) / 255;
}

async function readPixels(picture: string | Uint8Array): Promise<Buffer> {
  const { width, height } = comparedSize;
  return await sharp(picture).removeAlpha().resize(width, height, { fit: "fill" }).raw().toBuffer();
}

async function writeSheet(name: string, pairs: readonly Pair[]): Promise<void> {
  const { width, height } = comparedSize;
  const gap = 8;
  const blank = sharp({ create: { width, height, channels: 3, background: "#888" } });
  const small = async (picture: string | Uint8Array | undefined) =>
    (picture === undefined ? blank : sharp(picture)).resize(width, height, { fit: "fill" }).png().toBuffer();
  const cells = await Promise.all(
    pairs.flatMap(({ wanted, shown }, row) =>
      [wanted, shown].map(async (picture, column) => ({
        input: await small(picture),
        left: column * (width + gap),
        top: row * (height + gap),
      })),
    ),
  );
  const size = { width: 2 * width + gap, height: pairs.length * (height + gap) };
  await sharp({ create: { ...size, channels: 3, background: "#444" } })
    .composite(cells)
    .png()
    .toFile(`${sheetFolder}${name}.png`);
}

function toRow(name: string, slides: readonly SlideFidelity[]): string {
  const differences = slides.flatMap(({ difference }) => difference ?? []).sort((one, other) => one - other);
  const at = (share: number) =>
    differences[Math.floor(share * (differences.length - 1))]?.toFixed(3) ?? "none";
  const words = slides.reduce((total, slide) => total + slide.words, 0);
  const missing = slides.reduce((total, slide) => total + slide.missing.length, 0);
  return `| ${name.padEnd(28)} | ${slides.length} | ${at(0.5)} | ${at(0.9)} | ${at(1)} | ${words} | ${missing} |`;
}

async function measureGallery(browser: Browser, decks: readonly GalleryDeck[]): Promise<SlideFidelity[]> {
  const host = await startViewerHost({
    decks: Object.fromEntries(
      decks.map(({ name, bytes }) => [name, { token: "t", bytes, disposition: "attachment" }]),
    ),
  });
  const around = await startHost((request, response) => {
    response.setHeader("content-type", "text/html");
    const { width, height } = slideSize;
    response.end(
      `<body style="margin:0"><iframe src="${host.url}/view${request.url}?token=t" width="${width}" height="${height}" style="border:0"></iframe>`,
    );
  });
  const page = await browser.newPage({ viewport: slideSize, reducedMotion: "reduce" });
  const measured: SlideFidelity[] = [];
  console.log(
    "| deck | slides | median | 90 % | worst | words | missing |\n| --- | --: | --: | --: | --: | --: | --: |",
  );
  for (const deck of decks) {
    const slides = await measureDeck(page, around.url, deck);
    console.log(toRow(deck.name, slides));
    measured.push(...slides);
  }
  await Promise.all([host.close(), around.close()]);
  return measured;
}

mkdirSync(sheetFolder, { recursive: true });
const browser = await launchBrowser("with the fonts of this machine");
const slides = await measureGallery(browser, readGalleryDecks(process.argv.slice(2)));
await browser.close();
console.log(toRow("all", slides));
const worst = slides
  .toSorted((one, other) => (other.difference ?? 0) - (one.difference ?? 0))
  .slice(0, 8)
  .map(({ deck, number, difference }) => `${deck} ${number} (${difference?.toFixed(3) ?? "no picture"})`);
console.log(`\nThose that differ most: ${worst.join(", ")}`);
for (const { deck, number, missing } of slides) {
  if (missing.length > 0) console.log(`${deck} ${number} lacks: ${missing.join(" ")}`);
}
process.exitCode = slides.some(({ missing }) => missing.length > 0) ? 1 : 0;
