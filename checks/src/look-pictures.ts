// The cover of a deck in every built-in look, as the viewer shows it -> apps/studio/src/page/looks/pictures/NAME.webp.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Outline, renderOutline } from "@lectern/engine";
import { looks } from "@lectern/theme";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "./browser.ts";
import { startViewerHost } from "./viewer-host.ts";

const folder = fileURLToPath(new URL("../../apps/studio/src/page/looks/pictures", import.meta.url));
const size = { width: 320, height: 180 };

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
await mkdir(folder, { recursive: true });
const host = await startViewerHost({ decks });
const browser = await launchBrowser("with the fonts of this machine");
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, reducedMotion: "reduce" });
  for (const { name } of looks) await takePicture(page, name);
} finally {
  await browser.close();
  await host.close();
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.goto(`${host.url}/view/${name}?token=t`);
  await page.locator("html[data-state=ready]").waitFor({ state: "attached" });
  await page.evaluate("document.fonts.ready");
  await page.waitForTimeout(600);
  const png = await page.locator("#stage .slide").first().screenshot();
  const webp = await sharp(png)
    .resize(size.width, size.height, { fit: "fill" })
    .webp({ quality: 78 })
    .toBuffer();
  await writeFile(join(folder, `${name}.webp`), webp);
}
