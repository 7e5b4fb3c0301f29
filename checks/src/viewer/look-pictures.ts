// The cover of a deck in every built-in look, as the viewer shows it -> apps/studio/src/page/looks/pictures/NAME.webp;
// slides of the gallery for the first screen -> apps/studio/src/page/sign-in/wall/. Needs `pnpm examples`.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Outline, renderOutline } from "@lectern/engine";
import { looks } from "@lectern/theme";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "../browser/browser.ts";
import { readGalleryDecks } from "./gallery-decks.ts";
import { startViewerHost } from "./viewer-host.ts";

const page = new URL("../../../apps/studio/src/page/", import.meta.url);
const looksFolder = fileURLToPath(new URL("looks/pictures", page));
const wallFolder = fileURLToPath(new URL("sign-in/wall", page));
const lookSize = { width: 320, height: 180 };
const wallSize = { width: 480, height: 270 };
/** By deck of the gallery and number of the slide, in the order in which they hang. */
const wall = [
  ["seed-pitch", 8],
  ["museum", 1],
  ["business-review", 10],
  ["sourdough", 1],
  ["product-launch", 8],
  ["museum", 5],
] as const;

const outline: Outline = {
  title: "What we learned this year",
  language: "en",
  direction: "ltr",
  slides: [
    { kind: "title", title: "What we learned this year", subtitle: "Figures, people and plans" },
    { kind: "bullets", title: "Three things", items: [{ text: [{ text: "One" }] }] },
  ],
};

const decks = Object.fromEntries(
  looks.map(({ name }) => [
    name,
    { token: "t", bytes: renderOutline(outline, { look: name }).bytes, disposition: "attachment" },
  ]),
);
const gallery = readGalleryDecks([...new Set(wall.map(([name]) => name))]);
const shown = Object.fromEntries(
  gallery.map(({ name, bytes }) => [`gallery-${name}`, { token: "t", bytes, disposition: "attachment" }]),
);
await mkdir(looksFolder, { recursive: true });
await mkdir(wallFolder, { recursive: true });
const host = await startViewerHost({ decks: { ...decks, ...shown } });
const browser = await launchBrowser("with the fonts of this machine");
try {
  const window = await browser.newPage({ viewport: { width: 1000, height: 640 }, reducedMotion: "reduce" });
  for (const { name } of looks)
    await takePicture(window, `${name}?token=t`, lookSize, join(looksFolder, `${name}.webp`));
  for (const [index, [name, slide]] of wall.entries()) {
    const address = `gallery-${name}?token=t#${slide}`;
    await takePicture(window, address, wallSize, join(wallFolder, `${index + 1}.webp`));
  }
} finally {
  await browser.close();
  await host.close();
}

async function takePicture(
  window: Page,
  address: string,
  { width, height }: { readonly width: number; readonly height: number },
  file: string,
): Promise<void> {
  // A page of its own for each: another slide of the same deck would be no new page.
  await window.goto("about:blank");
  await window.goto(`${host.url}/view/${address}`);
  await window.locator("html[data-state=ready]").waitFor({ state: "attached" });
  await window.evaluate("document.fonts.ready");
  await window.waitForTimeout(1000);
  const png = await window.locator("#stage .slide").first().screenshot();
  await writeFile(
    file,
    await sharp(png).resize(width, height, { fit: "fill" }).webp({ quality: 78 }).toBuffer(),
  );
}
