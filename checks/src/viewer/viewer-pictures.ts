// Pictures of the viewer in its states, at three widths, light and dark -> docs/pictures/viewer/*.webp, for people to look at.
//   pnpm examples && pnpm build && pnpm --filter @lectern/checks viewer-pictures
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../browser/browser.ts";
import { readGalleryDecks } from "./gallery-decks.ts";
import { startHost, startViewerHost } from "./viewer-host.ts";

const folder = fileURLToPath(new URL("../../../docs/pictures/viewer/", import.meta.url));

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
  /** Path and hash of the page, after its host. */
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const widths = [
  { width: 390, height: 844 },
  { width: 1024, height: 720 },
  { width: 1920, height: 1080 },
];
const schemes = ["light", "dark"] as const;

const openOverview = async (page: Page) => {
  await page.click("#show-overview");
  await page.locator("#overview-slides .slide").nth(5).waitFor({ state: "attached" });
  await page.waitForTimeout(1500);
};
const openShare = async (page: Page) => {
  await page.click("#more");
  await page.click("#open-share");
};

const pictures: readonly Picture[] = [
  ...widths.flatMap((size) =>
    schemes.flatMap((scheme) => [
      { name: "show", ...size, scheme, path: "/view/business-review?token=t#4" },
      { name: "overview", ...size, scheme, path: "/view/business-review?token=t#4", prepare: openOverview },
      { name: "presenter", ...size, scheme, path: "/view/business-review?token=t&presenter=pictures#4" },
    ]),
  ),
  ...schemes.flatMap((scheme) => [
    {
      name: "share",
      width: 390,
      height: 844,
      scheme,
      path: "/view/business-review?token=t#4",
      prepare: openShare,
    },
    { name: "notice", width: 1024, height: 720, scheme, path: "/view/business-review?token=wrong" },
  ]),
  {
    name: "menu",
    width: 1024,
    height: 720,
    scheme: "light",
    path: "/view/business-review?token=t#4",
    prepare: (page) => page.click("#more"),
  },
  {
    name: "arabic-table",
    width: 1024,
    height: 720,
    scheme: "light",
    path: "/view/saving-water-arabic?token=t#13",
  },
  {
    name: "arabic-presenter",
    width: 1024,
    height: 720,
    scheme: "dark",
    path: "/view/saving-water-arabic?token=t&presenter=pictures#2",
  },
];

async function takePicture(browser: Browser, base: string, picture: Picture): Promise<void> {
  const { width, height, scheme: colorScheme } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${base}${picture.path}`);
  await page.waitForSelector("html[data-state=ready], html[data-state=failed]", { state: "attached" });
  await picture.prepare?.(page);
  await page.waitForTimeout(700);
  await writePicture(`${picture.name}-${width}-${colorScheme}`, page);
  await context.close();
}

async function writePicture(name: string, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  await session.detach();
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, "base64"));
}

const article = (frame: string) => `<!doctype html><html lang="en"><title>Night desk</title>
<style>body { font: 18px/1.6 Georgia, serif; margin: 40px auto; max-width: 760px; color: #222; background: #fdfaf4 }
iframe { display: block; margin: 24px 0; box-shadow: 0 1px 6px #0003 }</style>
<h1>What the review says</h1><p>The figures that were presented on Tuesday, slide by slide.</p>${frame}
<p>The page around the slides belongs to somebody else, on another origin.</p>`;

await mkdir(folder, { recursive: true });
const wanted = process.argv.slice(2);
const decks = readGalleryDecks(["business-review", "saving-water-arabic"]);
const host = await startViewerHost({
  decks: Object.fromEntries(
    decks.map(({ name, bytes }) => [
      name,
      { token: "t", bytes, disposition: `attachment; filename="${name}.pptx"` },
    ]),
  ),
});
const blog = await startHost((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  const address = `${host.url}/view/business-review?token=t#4`;
  response.end(
    article(
      `<iframe src="${address}" title="Review" width="760" height="428" style="border:0" allow="fullscreen"></iframe>`,
    ),
  );
});
const browser = await launchBrowser("with the fonts of this machine");
for (const picture of pictures) {
  if (wanted.length === 0 || wanted.includes(picture.name)) await takePicture(browser, host.url, picture);
}
if (wanted.length === 0 || wanted.includes("embedded")) await takeEmbedded(browser, blog.url);
await browser.close();
await Promise.all([host.close(), blog.close()]);

async function takeEmbedded(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 760 }, reducedMotion: "reduce" });
  await page.goto(url);
  await page.frameLocator("iframe").locator("html[data-state=ready]").waitFor({ state: "attached" });
  await page.hover("iframe");
  await page.waitForTimeout(700);
  await writePicture("embedded-1024-light", page);
  await page.close();
}
