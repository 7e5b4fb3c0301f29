// Real pictures of every screen of the studio, on the real server: widths × light and dark -> docs/pictures/studio.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "@lectern/server";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../browser/browser.ts";
import { resize } from "./studio-visitor.ts";
import { walkStudio } from "./studio-walk.ts";

const folder = process.argv[2] ?? fileURLToPath(new URL("../../../docs/pictures/studio", import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
/** States that look much like another. */
const unpictured: ReadonlySet<string> = new Set([
  "sign-in-refused",
  "compose-empty",
  "compose-too-long",
  "templates-empty",
  "deck-gone",
  "unknown",
  "compose-look",
  "outline-fault",
  "decks-none-found",
]);

await mkdir(folder, { recursive: true });
const browser = await launchBrowser("with the fonts of this machine");
try {
  for (const scheme of ["light", "dark"] as const) await takePictures(browser, scheme);
} finally {
  await browser.close();
}

async function takePictures(browser: Browser, scheme: "light" | "dark"): Promise<void> {
  const key = "key-for-pictures";
  const directory = await mkdtemp(join(tmpdir(), "lectern-pictures-"));
  const server = await startServer({ port: 0, apiKey: key, logLevel: "silent", dataDirectory: directory });
  try {
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const onState = async (name: string): Promise<void> => {
      if (!unpictured.has(name)) await savePictures(page, `${name}-${scheme}`);
    };
    await walkStudio({ page, url: server.url, key, onState });
    await context.close();
  } finally {
    await server.close();
    await rm(directory, { recursive: true });
  }
}

async function savePictures(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(0, 0);
  for (const { width, height } of sizes) {
    await resize(page, { width, height });
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
    await writeFile(join(folder, `${name}-${width}.webp`), Buffer.from(data, "base64"));
  }
  await page.setViewportSize(sizes[1]);
  await session.detach();
}
