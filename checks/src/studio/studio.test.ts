import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createClient } from "@lectern/client";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { startHost } from "../viewer/viewer-host.ts";
import {
  studioKey as key,
  type RunningStudio,
  startStudioOnMock,
  startStudioOnServer,
} from "./running-studio.ts";
import { createStudioVisitor, resize, type StudioVisitor, studioPrompt } from "./studio-visitor.ts";
import { walkStudio } from "./studio-walk.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([
  { service: "the mock", start: () => startStudioOnMock() },
  { service: "the server", start: startStudioOnServer },
])("the studio on $service", ({ start }) => {
  let studio: RunningStudio;
  let context: BrowserContext;
  let page: Page;
  let visitor: StudioVisitor;
  let faults: string[];
  beforeAll(async () => {
    studio = await start();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    context = await browser.newContext({
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    page = await context.newPage();
    faults = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    visitor = createStudioVisitor(page, studio.url);
  });
  afterEach(() => context.close());

  const idOfShownDeck = () => new URL(page.url()).hash.replace("#/decks/", "");
  const service = () => createClient({ baseUrl: studio.url, token: key });

  test("leads from a key to a deck that is seen, downloaded and embedded elsewhere", async () => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await visitor.signIn(key);
    await page.getByLabel("Show me the outline first").uncheck();
    await page.getByLabel("Your topic, outline or document").focus();
    await page.keyboard.insertText(studioPrompt);
    await page.keyboard.press("Control+Enter");
    await visitor.waitForSlide();

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download .pptx" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.pptx$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");

    await page.getByRole("button", { name: "Copy code" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const snippet = (await page.evaluate("navigator.clipboard.readText()")) as string;
    const { embed } = await service().getPresentation({ id: idOfShownDeck() });
    expect(snippet).toContain(`src="${embed.replaceAll("&", "&#38;")}"`);
    await seeElsewhere(snippet);

    expect(requests.filter((url) => !url.startsWith(`${studio.url}/`) && !url.startsWith("blob:"))).toEqual(
      [],
    );
    expect(requests.filter((url) => url.includes(key))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test("deletes a deck when the time to undo is over or the page goes, and not before", async () => {
    await visitor.signIn(key);
    await visitor.make("Urban gardening on small balconies");
    await visitor.waitForSlide();
    const id = idOfShownDeck();
    const deletions: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "DELETE") deletions.push(request.url());
    });
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    // The newest deck stands first.
    await page
      .getByRole("button", { name: /^Delete “/ })
      .first()
      .waitFor();
    expect(deletions).toEqual([]);
    expect((await service().getPresentation({ id })).id).toBe(id);

    await page
      .getByRole("button", { name: /^Delete “/ })
      .first()
      .click();
    await page.getByText("Deleted", { exact: true }).waitFor();
    expect(deletions).toEqual([]);
    await page.goto("about:blank");
    await expect.poll(() => isGone(id), { timeout: 30_000 }).toBe(true);
  });

  /** Waits until the snippet shows a slide on a page of another origin. */
  async function seeElsewhere(snippet: string): Promise<void> {
    const blog = await startHost((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><title>Elsewhere</title>${snippet}`);
    });
    const elsewhere = await context.newPage();
    await elsewhere.goto(blog.url);
    const viewer = elsewhere.frameLocator("iframe");
    await viewer.locator("html[data-state=ready]").waitFor({ state: "attached", timeout: 0 });
    await blog.close();
  }

  const isGone = (id: string) =>
    service()
      .getPresentation({ id })
      .then(
        () => false,
        () => true,
      );

  test("leads from a topic to an outline, a deck, another title, another look, paper and another browser", async () => {
    await visitor.signIn(key);
    await visitor.outline(studioPrompt);
    await page.getByLabel("Title", { exact: true }).first().fill("Trains at night");
    await page.getByRole("button", { name: "Make the deck" }).click();
    await visitor.waitForSlide();

    await expect.poll(() => pictureIn(page, "nav[aria-label=Slides] li:nth-child(3)")).toBe(1280);
    await page.getByRole("button", { name: "Edit this slide" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Trains by night");
    await page.getByRole("button", { name: "Save and lay out" }).click();
    await page.getByText("The slide is changed.").waitFor();
    await page.getByRole("heading", { name: "Versions" }).waitFor();

    await page.getByRole("button", { name: "Change the look" }).click();
    await page.getByRole("radio", { name: "Nocturne" }).check({ force: true });
    await page.getByRole("button", { name: "Take this look" }).click();
    await page.getByText("The deck has its new look.").waitFor();
    await visitor.waitForSlide();

    // The browser prints what this page has when it is loaded with that link.
    await context.addInitScript("window.print = () => { document.documentElement.dataset.printed = ''; }");
    const paper = context.waitForEvent("page");
    await page.getByRole("link", { name: /^PDF/ }).click();
    const printed = await paper;
    await printed.locator("html[data-printed]").waitFor({ state: "attached", timeout: 0 });
    expect(await printed.locator("#print .slide").count()).toBeGreaterThan(1);
    await printed.close();

    const elsewhere = await (await browser.newContext()).newPage();
    const stranger = createStudioVisitor(elsewhere, studio.url);
    await stranger.signIn(key);
    await stranger.goTo("Your decks");
    await expect.poll(() => pictureIn(elsewhere, ".deck-card")).toBe(1280);
    const { presentations } = await service().listPresentations();
    await elsewhere
      .getByRole("link", { name: presentations[0]?.title ?? "none" })
      .first()
      .click();
    await stranger.waitForSlide();
    await elsewhere.context().close();
    expect(faults).toEqual([]);
  });

  test("keeps a key by choice, shares it with new tabs otherwise, and forgets all on the way out", async () => {
    await visitor.signIn(key);
    const tab = await context.newPage();
    await tab.goto(`${studio.url}/`);
    await tab.getByRole("heading", { level: 1, name: "What’s the deck about?" }).waitFor();
    await tab.getByLabel("Your topic, outline or document").fill("Secret plans of ours");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await tab.getByRole("heading", { level: 1, name: "Open the studio" }).waitFor();
    await tab.getByLabel("API key", { exact: true }).fill(key);
    await tab.getByLabel("Stay signed in on this device").check();
    await tab.getByRole("button", { name: "Sign in" }).click();
    await tab.getByRole("heading", { level: 1, name: "What’s the deck about?" }).waitFor();
    expect(await tab.evaluate("localStorage.getItem('lectern.session')")).toContain(key);
    const prompt = tab.getByLabel("Your topic, outline or document");
    expect(await prompt.inputValue()).toBe("");
    await prompt.fill("Half a page of notes");
    const next = await context.newPage();
    await next.goto(`${studio.url}/`);
    await next.getByText("Half a page of notes").waitFor();
    await next.close();
    await tab.getByRole("button", { name: "Settings" }).click();
    await tab.getByRole("button", { name: "Sign out" }).click();
    await tab.getByRole("heading", { level: 1, name: "Open the studio" }).waitFor();
    expect(await tab.evaluate("JSON.stringify([localStorage, sessionStorage])")).not.toMatch(
      /Secret|Half a page|key-of/,
    );
  });

  test("refuses a wrong key in plain words, and keeps a right one from the address", async () => {
    await page.goto(`${studio.url}/`);
    await page.getByLabel("API key", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("That key isn’t valid here").waitFor();
    await visitor.signIn(key);
    expect(page.url()).not.toContain(key);
    expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain(key);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "What’s the deck about?" }).waitFor();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { level: 1, name: "Open the studio" }).waitFor();
    expect(await page.evaluate("JSON.stringify(sessionStorage)")).not.toContain(key);
  });
});

test("the studio's pages have nothing for axe to find, light and dark, and fit a window of 320 pixels, in every state", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const studio = await startStudioOnServer();
  const context = await browser.newContext({ colorScheme: "light", reducedMotion: "reduce" });
  const page = await context.newPage();
  await context.addInitScript(axe);
  const found: Record<string, unknown> = {};
  const onState = async (name: string): Promise<void> => {
    await setColors(page, "light");
    const light = await findViolations(page);
    await setColors(page, "dark");
    const dark = await findViolations(page, colorRules);
    await setColors(page, "light");
    found[name] = [...light, ...dark.map((one) => `dark: ${one}`), ...(await findOverflow(page))];
  };
  await walkStudio({ page, url: studio.url, key, onState });
  await context.close();
  await studio.close();
  expect(Object.keys(found).length).toBeGreaterThan(15);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});

/** The rules of axe that see colours: the others see the same page, light or dark. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** The own width of the first picture in a part of the page, once the browser has drawn it; else 0. */
async function pictureIn(page: Page, selector: string): Promise<unknown> {
  return page.evaluate(`document.querySelector(${JSON.stringify(`${selector} img`)})?.naturalWidth ?? 0`);
}

/** Turns the page light or dark, and ends the transitions of its colours; the end of one begins that of what is inside. */
async function setColors(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(`for (let round = 0; round < 10; round += 1)
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()`);
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
}

/** What axe, or some of its rules, finds in the page, its frames left out: the viewer has tests of its own. */
async function findViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options = JSON.stringify({ iframes: false, ...(rules && { runOnly: rules }) });
  return (await page.evaluate(`axe.run(document, ${options}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) =>
      id + ": " + html.slice(0, 160) + " " + (any[0]?.message ?? ""))))`)) as string[];
}

/** Resolves with the width of what the page holds once ten frames in a row have the same. */
const settledWidth = `new Promise((done) => {
  let last = -1;
  let same = 0;
  const look = () => {
    const { scrollWidth } = document.documentElement;
    same = scrollWidth === last ? same + 1 : 0;
    last = scrollWidth;
    if (same === 10) done(scrollWidth);
    else requestAnimationFrame(look);
  };
  look();
})`;

/** What makes the page wider than the narrowest window. */
async function findOverflow(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await resize(page, { width: 320, height: 640 });
  const width = await page.evaluate(settledWidth);
  await page.setViewportSize(size);
  return width === 320 ? [] : [`the page is ${width} pixels wide`];
}
