// A stranger's path through the studio, on the mock and on the server, in a real browser: from a topic to a deck that a second
// browser finds. Pictures of every state at four widths, and what axe finds in it -> FOLDER (an argument; else a new one).
import { mkdir, mkdtemp, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../browser/browser.ts";
import { startStudioOnMock, startStudioOnServer, studioKey } from "./running-studio.ts";
import { resize, studioPrompt } from "./studio-visitor.ts";

const folder = process.argv[2] ?? (await mkdtemp(join(tmpdir(), "lectern-path-")));
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const arabicPrompt = `# القطارات الليلية تعود

## لماذا يعود الناس إليها
- يصلون مرتاحين إلى وسط المدينة
- سرير بدل ليلة في فندق
- رحلة من فيينا إلى باريس تطلق 32 كيلوغرامًا بدل 209

## ما نطلبه
- تذكرة واحدة عبر الحدود
- عربات نوم مشتركة حتى عام 2028
`;

/** One way to walk the path. */
interface Walk {
  readonly name: string;
  readonly service: "mock" | "server";
  readonly visitor: Pick<BrowserContextOptions, "colorScheme" | "locale">;
  readonly prompt: string;
  readonly hasPictures: boolean;
}

const english = { colorScheme: "light", locale: "en-US" } as const;
const walks: readonly Walk[] = [
  { name: "mock", service: "mock", visitor: english, prompt: studioPrompt, hasPictures: false },
  { name: "light", service: "server", visitor: english, prompt: studioPrompt, hasPictures: true },
  {
    name: "dark",
    service: "server",
    visitor: { ...english, colorScheme: "dark" },
    prompt: studioPrompt,
    hasPictures: true,
  },
  {
    name: "arabic",
    service: "server",
    visitor: { colorScheme: "light", locale: "ar-EG" },
    prompt: arabicPrompt,
    hasPictures: true,
  },
];

let violations = 0;
let states = 0;

await mkdir(folder, { recursive: true });
const browser = await launchBrowser("with the fonts of this machine");
try {
  for (const walk of walks) await take(browser, walk);
} finally {
  await browser.close();
}
process.stdout.write(`${states} states, ${violations} findings of axe; pictures in ${folder}\n`);
process.exitCode = violations > 0 ? 1 : 0;

async function take(browser: Browser, walk: Walk): Promise<void> {
  const studio = walk.service === "mock" ? await startStudioOnMock(0) : await startStudioOnServer();
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({
      ...walk.visitor,
      reducedMotion: "reduce",
      viewport: sizes[1],
    });
    return context.newPage();
  };
  try {
    const [page, second] = [await open(), await open()];
    await goFirst(page, studio.url, walk);
    await goSecond(second, studio.url, walk);
    if (walk.service === "server") await page.goto(`${studio.url}/docs`);
    if (walk.service === "server") await page.locator(".opblock").first().waitFor();
    if (walk.service === "server") await onState(page, walk, "12-docs");
  } finally {
    await studio.close();
  }
}

/** Topic → outline, edited → deck → one title changed → another look → paper. */
async function goFirst(page: Page, url: string, walk: Walk): Promise<void> {
  await signIn(page, url);
  await page.locator("textarea").first().fill(walk.prompt);
  await onState(page, walk, "01-compose");
  await page.locator("main .button.is-primary").click();
  await page.locator("ol.outline").waitFor();
  const title = page.locator("ol.outline .slide-title").first();
  await title.fill(`${await title.inputValue()} 2026`);
  await onState(page, walk, "02-outline");
  await page.locator(".outline-bar .is-primary").click();
  await page.locator("nav ol.strip").waitFor();
  await waitForDeck(page);
  await onState(page, walk, "03-deck");
  await page.locator("nav ol.strip button").nth(1).click();
  await page.locator(".slide-panel-actions .button").last().click();
  const slide = page.locator(".slide-panel .slide-title");
  await slide.fill(`${await slide.inputValue()}!`);
  await onState(page, walk, "04-slide");
  await page.locator("nav ol.strip button").nth(2).click();
  await page.locator(".deck-main > .notice").waitFor();
  await onState(page, walk, "04-slide-unsaved");
  await page.reload();
  await page.locator("nav ol.strip button").nth(1).click();
  await page.locator(".slide-panel-actions .is-primary").click();
  await page.locator(".versions li").nth(1).waitFor();
  await waitForDeck(page);
  await onState(page, walk, "05-changed");
  await page.locator(".actions .actions-row.is-apart button").first().click();
  await page.locator(".look-dialog img[src^='data:']").nth(7).waitFor();
  await onState(page, walk, "06-looks");
  await page.locator(".look-dialog input[aria-label=Nocturne]").check({ force: true });
  await page.locator(".dialog-foot .is-primary").click();
  await page.locator(".look-dialog").waitFor({ state: "detached" });
  await page.waitForTimeout(1500);
  await waitForDeck(page);
  await onState(page, walk, "07-look");
  await page
    .context()
    .addInitScript("window.print = () => { document.documentElement.dataset.printed = ''; }");
  const paper = page.context().waitForEvent("page");
  await page.locator("a[href$='#print']").click();
  const printed = await paper;
  await printed.locator("html[data-printed]").waitFor({ state: "attached" });
  if ((await printed.locator("#print .slide").count()) < 2)
    throw new Error("Expected a page for each slide.");
  await printed.close();
}

/** The same key elsewhere: the deck is found, shown, and brought back to what it said first. */
async function goSecond(page: Page, url: string, walk: Walk): Promise<void> {
  await signIn(page, url);
  await page.goto(`${url}/#/decks`);
  await page.locator(".deck-card img").first().waitFor();
  await onState(page, walk, "08-second-decks");
  await page.goto(`${url}/#/templates`);
  await page.locator(".template-card").first().waitFor();
  await onState(page, walk, "09-second-templates");
  await page.goto(`${url}/#/decks`);
  await page.locator("a.deck-card-name").first().click();
  await waitForDeck(page);
  await page.locator(".versions li").nth(1).waitFor();
  await onState(page, walk, "10-second-deck");
  const before = await page.locator(".versions li").count();
  await page.locator(".versions li button").last().click();
  if (walk.service === "server") await page.locator(".versions li").nth(before).waitFor();
  await waitForDeck(page);
  await onState(page, walk, "11-second-back");
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.locator(".sign-in-form input[type=password]").fill(studioKey);
  await page.locator(".sign-in-form button[type=submit]").click();
  await page.locator("textarea").first().waitFor();
}

async function waitForDeck(page: Page): Promise<void> {
  await page.frameLocator("iframe").locator("html[data-state=ready]").waitFor({ state: "attached" });
}

async function onState(page: Page, { name: walk, hasPictures }: Walk, name: string): Promise<void> {
  states += 1;
  await page.evaluate(axe);
  const found = (await page.evaluate(`axe.run(document, { iframes: false }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html.slice(0, 160))))`)) as string[];
  violations += found.length;
  for (const one of found) process.stdout.write(`${walk} ${name}: ${one}\n`);
  if (!hasPictures) return;
  await page.mouse.move(0, 0);
  for (const size of sizes) {
    await resize(page, size);
    await page.screenshot({ path: join(folder, `${walk}-${name}-${size.width}.png`) });
  }
  await page.setViewportSize(sizes[1]);
}
