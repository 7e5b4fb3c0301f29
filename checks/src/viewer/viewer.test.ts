import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { generateDeck } from "@lectern/engine";
import type { Browser, BrowserContextOptions, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type ListeningHost, startHost, startViewerHost } from "./viewer-host.ts";

const prompt = `# Are night trains back?

## Why people take them again
- They arrive rested, in the middle of town
- A bed replaces a hotel night
- A trip from Vienna to Paris emits 32 kg instead of 209 kg

## What still stands in the way
- Too few sleeping cars: 1,100 in all of Europe
- Track access charges differ from country to country

## What we ask for
- One ticket across borders
- A pool of leased sleeping cars by 2028
`;

const tablePrompt = `# Passengers

## Passengers by line

| Line | 2023 | 2024 |
|---|---|---|
| Vienna–Paris | 98,000 | 121,000 |
| Berlin–Brussels | 45,000 | 72,000 |
`;

const arabicPrompt = `# القطارات الليلية تعود

## لماذا يختارها الناس
- يصل المسافر مرتاحا إلى وسط المدينة
- السرير يغني عن ليلة في الفندق

## ما الذي نطلبه
- تذكرة واحدة عبر الحدود
`;

describe("the viewer", { timeout: 0 }, () => {
  let browser: Browser;
  let host: ListeningHost;
  let title: string;
  let slideCount: number;
  let page: Page;
  let faults: string[];
  let requests: string[];

  beforeAll(async () => {
    const [deck, tableDeck, arabicDeck, darkDeck] = await Promise.all([
      generateDeck({ prompt }),
      generateDeck({ prompt: tablePrompt }),
      generateDeck({ prompt: arabicPrompt }),
      generateDeck({ prompt: "3 slides on night trains, with a dark background" }),
    ]);
    ({ title, slideCount } = deck);
    host = await startViewerHost({
      prefix: "/tools/lectern",
      decks: {
        trains: {
          token: "secret",
          bytes: deck.bytes,
          disposition: 'attachment; filename="Night trains.pptx"',
        },
        table: { token: "secret", bytes: tableDeck.bytes, disposition: "attachment" },
        arabic: { token: "secret", bytes: arabicDeck.bytes, disposition: "attachment" },
        dark: { token: "secret", bytes: darkDeck.bytes, disposition: "attachment" },
        broken: { token: "secret", bytes: Buffer.from("PK\u0003\u0004 no more"), disposition: "attachment" },
      },
    });
    browser = await launchBrowser();
  }, 0);
  afterAll(async () => {
    await browser.close();
    await host.close();
  }, 0);

  async function openPage(options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    page = await context.newPage();
    faults = [];
    requests = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    page.on("request", (request) => requests.push(request.url()));
  }

  beforeEach(() => openPage(), 0);
  afterEach(() => page.context().close(), 0);

  const addressOf = (id: string, rest = "?token=secret") => `${host.url}/tools/lectern/view/${id}${rest}`;

  async function view(id: string, rest?: string): Promise<void> {
    await page.goto(addressOf(id, rest));
    await waitUntilSettled(page);
  }

  test("shows the first slide of the file, and the deck's title with every sign", async () => {
    await view("trains");
    expect(await shownTitle(page)).toBe(title);
    expect([await page.title(), await page.textContent("#deck-name")]).toEqual([title, title]);
    expect(title).toMatch(/\?$/);
    expect(await page.textContent("#counter")).toBe(`1 / ${slideCount}`);
    expect(await page.getAttribute("#download", "href")).toBe(
      `${host.url}/tools/lectern/v1/presentations/trains/download?token=secret`,
    );
    expect(faults).toEqual([]);
  });

  test("needs nothing that its policy forbids and nobody but its host, and tells nobody where it came from", async () => {
    const referrers: (string | undefined)[] = [];
    page.on("request", (request) => referrers.push(request.headers()["referer"]));
    await view("trains");
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    expect(faults).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(`${host.url}/`) && !url.startsWith("blob:"))).toEqual([]);
    expect(referrers.filter(Boolean)).toEqual([]);
  });

  test("sets the text in fonts with the metrics of Office's", async () => {
    await view("trains");
    expect(requests.filter((url) => url.endsWith(".woff2"))).not.toEqual([]);
  });

  test("sets the text by the fonts' own advances, so that lines break where the layout measured them", async () => {
    await view("trains");
    const [small, large] = (await page.evaluate(`[13, 130].map((size) => {
      const probe = document.createElement("span");
      probe.textContent = "Operating result of the cargo bikes";
      probe.style.cssText = "position: absolute; white-space: nowrap; font: " + size + "px Calibri";
      document.querySelector(".is-current").append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    })`)) as [number, number];
    expect(large / small).toBeCloseTo(10, 1);
  });

  test("gives a slide the colours that its layout maps, as PowerPoint does", async () => {
    await view("dark");
    const cover = await page.evaluate(
      'getComputedStyle(document.querySelector(".is-current > *")).backgroundColor',
    );
    expect(cover).toMatch(/^rgb\(/);
    expect(cover).not.toBe("rgb(255, 255, 255)");
  });

  test("steps through the slides by buttons, keys and clicks on either half", async () => {
    await view("trains");
    const steps: readonly (readonly [string, () => Promise<void>, number])[] = [
      ["next button", () => page.click("#next"), 2],
      ["previous button", () => page.click("#previous"), 1],
      ["previous button at the start", () => page.click("#previous", { force: true }), 1],
      ["arrow right", () => page.keyboard.press("ArrowRight"), 2],
      ["page down", () => page.keyboard.press("PageDown"), 3],
      ["arrow left", () => page.keyboard.press("ArrowLeft"), 2],
      ["end", () => page.keyboard.press("End"), slideCount],
      ["arrow right at the end", () => page.keyboard.press("ArrowRight"), slideCount],
      ["home", () => page.keyboard.press("Home"), 1],
      ["click on the right half", () => clickStage(page, 0.8), 2],
      ["click on the left half", () => clickStage(page, 0.2), 1],
      ["space", () => page.keyboard.press("Space"), 2],
      ["space with shift", () => page.keyboard.press("Shift+Space"), 1],
    ];
    for (const [name, step, want] of steps) {
      await step();
      expect(await shownNumber(page), name).toBe(want);
      expect(await page.textContent("#counter"), name).toBe(`${want} / ${slideCount}`);
    }
    expect(faults).toEqual([]);
  });

  test("presses a focused button once, not the button and the slide", async () => {
    await view("trains");
    await page.focus("#next");
    await page.keyboard.press("Space");
    expect(await shownNumber(page)).toBe(2);
  });

  test("opens at the slide that the link names, and keeps the link in step", async () => {
    await view("trains", "?token=secret#3");
    expect(await shownNumber(page)).toBe(3);
    await page.keyboard.press("ArrowRight");
    expect(new URL(page.url()).hash).toBe("#4");
    await page.evaluate("location.hash = '#2'");
    await page.waitForSelector('.is-current[aria-label^="Slide 2 "]');
    expect(await page.evaluate("history.length")).toBeLessThan(4);
  });

  test("tells screen readers which slide is shown, and keeps the others from them", async () => {
    await view("trains");
    await page.keyboard.press("ArrowRight");
    const heading = await shownTitle(page);
    expect(heading.length).toBeGreaterThan(0);
    expect(await page.textContent("#announcement")).toBe(`Slide 2 of ${slideCount}: ${heading}`);
    expect(await page.getByRole("heading").count()).toBe(1);
    for (const name of ["Previous slide", "Next slide", "Full screen"]) {
      expect(await page.getByRole("button", { name }).count(), name).toBe(1);
    }
    expect(await page.getByRole("link", { name: "Download as PowerPoint" }).count()).toBe(1);
  });

  test("fills the screen and leaves it again", async () => {
    await view("trains");
    await page.click("#full-screen");
    await page.waitForSelector("[data-full-screen][data-controls=over]", { state: "attached" });
    expect(await page.evaluate("document.fullscreenElement === document.documentElement")).toBe(true);
    await page.keyboard.press("ArrowRight");
    expect(await shownNumber(page)).toBe(2);
    await page.keyboard.press("Escape");
    await page.waitForSelector("html:not([data-full-screen])", { state: "attached" });
    await page.keyboard.press("f");
    await page.waitForSelector("[data-full-screen]", { state: "attached" });
  });

  test("shows the slide in a frame on another origin", async () => {
    const blog = await startHost((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<iframe src="${addressOf("trains")}" width="640" height="360"></iframe>`);
    });
    await page.goto(blog.url);
    const frame = page.frames().find((candidate) => candidate.url().includes("/view/"));
    if (frame === undefined)
      throw new Error("The blog page was expected to have a frame with the viewer in it.");
    await waitUntilSettled(frame);
    expect(await shownTitle(frame)).toBe(title);
    const slide = await frame.locator(".is-current").boundingBox();
    expect(slide?.width).toBeGreaterThan(630);
    // A frame that may not fill the screen offers a tab instead.
    expect(await frame.isHidden("#full-screen")).toBe(true);
    expect(await frame.isVisible("#new-tab")).toBe(true);
    expect(faults).toEqual([]);
    await blog.close();
  });

  test.each([
    {
      of: "a wrong token",
      id: "trains",
      rest: "?token=wrong",
      want: "This link doesn’t open a presentation",
    },
    { of: "no token", id: "trains", rest: "", want: "This link doesn’t open a presentation" },
    {
      of: "an unknown id",
      id: "nothing",
      rest: "?token=secret",
      want: "This link doesn’t open a presentation",
    },
    {
      of: "a damaged file",
      id: "broken",
      rest: "?token=secret",
      want: "This presentation can’t be shown here",
    },
  ])("says in human words that $of shows no deck", async ({ id, rest, want }) => {
    await view(id, rest);
    expect(await page.textContent("h1")).toBe(want);
    expect(await page.title()).toBe(want);
    expect(await page.textContent("#notice")).not.toMatch(/[{}]|unauthorized|undefined/);
    expect(await page.isHidden("#controls")).toBe(true);
    expect(await page.isVisible("#notice-download")).toBe(id === "broken");
  });

  test("runs a right-to-left deck from right to left", async () => {
    await view("arabic");
    await page.keyboard.press("ArrowLeft");
    expect(await shownNumber(page)).toBe(2);
    await clickStage(page, 0.8);
    expect(await shownNumber(page)).toBe(1);
    const [previous, next] = [await centre(page, "#previous"), await centre(page, "#next")];
    expect(next).toBeLessThan(previous);
  });

  test("shows the slides of a right-to-left deck at a glance, inside of their places", async () => {
    await view("arabic");
    await page.keyboard.press("o");
    await page.getByRole("button", { name: /^Slide 1 of \d+: ./ }).waitFor();
    const [place, slide] = await Promise.all(
      [".preview", ".preview .slide > *"].map((part) =>
        page.locator(`#overview-slides li:first-child ${part}`).boundingBox(),
      ),
    );
    expect(slide?.x).toBeCloseTo(place?.x ?? 0, 0);
    expect(slide?.width).toBeCloseTo(place?.width ?? 0, 0);
  });

  test.each([
    { width: 320, height: 568 },
    { width: 640, height: 360 },
    { width: 3840, height: 2160 },
  ])("fits a window of $width x $height, with all its controls", async (viewport) => {
    await page.setViewportSize(viewport);
    await view("trains");
    const slide = await page.locator(".is-current").boundingBox();
    expect(slide?.x).toBeGreaterThanOrEqual(0);
    expect((slide?.width ?? 0) / viewport.width).toBeGreaterThan(0.9);
    for (const control of ["#previous", "#next", "#download", "#full-screen"]) {
      const box = await page.locator(control).boundingBox();
      if (box === null) throw new Error(`${control} was expected to be seen.`);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  });

  test("shows all slides at a glance, and goes to the one that is chosen", async () => {
    await view("trains", "?token=secret#3");
    await page.keyboard.press("o");
    const current = page.locator("#overview [aria-current]");
    await current.waitFor();
    expect(await page.locator("#overview-slides li").count()).toBe(slideCount);
    expect(await current.getAttribute("aria-label")).toMatch(/^Slide 3 of /);
    expect(await current.evaluate((element) => element === document.activeElement)).toBe(true);
    const rings = `[...document.querySelectorAll("#overview-slides :is(button, .preview)")]
      .filter((part) => getComputedStyle(part).outlineStyle !== "none").length`;
    expect(await page.evaluate(rings)).toBe(1);
    await page
      .locator("#overview .slide")
      .nth(slideCount - 1)
      .waitFor({ state: "attached" });
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: /^Slide 2 of \d+: ./, exact: false }).waitFor();
    await page.keyboard.press("Enter");
    expect(await shownNumber(page)).toBe(2);
    await page.click("#show-overview");
    await page.keyboard.press("Escape");
    expect(await shownNumber(page)).toBe(2);
    expect(faults).toEqual([]);
  });

  test("goes to the slide whose number is typed, and names the keys that there are", async () => {
    await view("trains");
    for (const [keys, want] of [
      [["3"], 1],
      [["Enter"], 3],
      [["9", "9", "Enter"], slideCount],
      [["Enter"], slideCount],
      [["0", "2", "Enter"], 2],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key);
      expect(await shownNumber(page), keys.join(" ")).toBe(want);
    }
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: "Keys" }).waitFor();
    await page.keyboard.press("1");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    expect([await shownNumber(page), await page.locator("dialog[open]").count()]).toEqual([2, 0]);
    expect(faults).toEqual([]);
  });

  test("turns one page for each turn of the wheel, and none where the wheel zooms", async () => {
    await view("trains");
    await page.locator("#stage").hover();
    await page.mouse.wheel(0, 120);
    await page.waitForSelector('.is-current[aria-label^="Slide 2 "]');
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, 120);
    await page.keyboard.up("Control");
    // A pause as between two gestures: time is what tells them apart.
    await page.waitForTimeout(600);
    expect(await shownNumber(page)).toBe(2);
    await page.mouse.wheel(0, -120);
    await page.waitForSelector('.is-current[aria-label^="Slide 1 "]');
  });

  test("has a presenter view with notes, next slide and time, in step with the slide show", async () => {
    await view("trains", "?token=secret#2");
    const [presenter] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("p")]);
    await waitUntilSettled(presenter);
    const current = presenter.locator("#presenter-current .is-current");
    expect(await current.getAttribute("aria-label")).toBe(`Slide 2 of ${slideCount}`);
    expect(await presenter.getAttribute("#presenter-next .is-current", "aria-label")).toMatch(/^Slide 3 /);
    await presenter.locator("#presenter-notes").getByText("A bed replaces a hotel night").waitFor();
    expect(await presenter.textContent("#presenter-elapsed")).toMatch(/^\d:\d\d$/);
    await presenter.keyboard.press("ArrowRight");
    await page.waitForSelector('.is-current[aria-label^="Slide 3 "]');
    await page.keyboard.press("Home");
    await presenter.waitForSelector('#presenter-current .is-current[aria-label^="Slide 1 "]');
    await presenter.getByText("No notes on this slide.").waitFor();
    expect(faults).toEqual([]);
  });

  test("folds the rows of a table among the notes of the presenter view", async () => {
    await view("table", "?token=secret&presenter=session-of-a-test#2");
    const row = page.getByText("Vienna–Paris | 98,000");
    await page.locator("#presenter-notes").getByText("Passengers by line").waitFor();
    expect(await row.isVisible()).toBe(false);
    await page.getByText("3 rows of the text").click();
    expect(await row.isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });

  test("prints every slide on a page of its own shape", async () => {
    await view("trains");
    await page.evaluate(
      "window.print = () => { document.body.dataset.printed = document.querySelectorAll('#print .slide').length }",
    );
    await page.keyboard.press("Control+p");
    await page.waitForSelector(`body[data-printed="${slideCount}"]`, { state: "attached" });
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBe(slideCount);
    for (const [, width, height] of boxes) expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 2);
  });

  test("gives the link and the code that shows the deck on another page", async () => {
    await view("trains", "?token=secret#2");
    await page.click("#more");
    await page.click("#open-share");
    await page.locator("#share").waitFor();
    expect(await page.inputValue("#share-link")).toBe(addressOf("trains", "?token=secret#2"));
    const blog = await startHost((_request, response) => {
      response.setHeader("content-type", "text/html").end(code);
    });
    const code = await page.inputValue("#share-code");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.click("#share-code-copy");
    await page.getByText("The embed code is copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(code);
    await page.goto(blog.url);
    await page.frameLocator("iframe").locator('.is-current[aria-label^="Slide 2 "]').waitFor();
    await blog.close();
  });

  test.each(["light", "dark"] as const)(
    "has nothing for axe to find in any state, in a %s window",
    async (colorScheme) => {
      await page.context().close();
      await openPage({ colorScheme });
      const found: Record<string, readonly string[]> = {};
      await page.route("**/download?*", (route) => route.abort("timedout"), { times: 1 });
      const states: Readonly<Record<string, () => Promise<unknown>>> = {
        unreachable: () => view("trains"),
        ready: () => view("trains"),
        menu: () => page.click("#more"),
        share: async () => {
          await page.click("#open-share");
          await page.locator("#share").waitFor();
        },
        keys: async () => {
          await page.keyboard.press("Escape");
          await page.keyboard.press("?");
          await page.locator("#keys").waitFor();
        },
        overview: async () => {
          await page.keyboard.press("Escape");
          await page.click("#show-overview");
          await page.getByRole("button", { name: /^Slide 2 of \d+: ./ }).waitFor();
        },
        refused: () => view("trains", "?token=wrong"),
        presenter: () => view("trains", "?token=secret&presenter=session-of-a-test"),
        arabic: () => view("arabic"),
        loading: async () => {
          await page.route("**/download?*", () => undefined);
          await page.goto(addressOf("trains"));
        },
      };
      for (const [name, enter] of Object.entries(states)) {
        await enter();
        found[name] = await findViolations(page);
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(states).map((name) => [name, []])));
    },
  );

  test("turns the page by a swipe and not by a tap's way aside", async () => {
    await page.context().close();
    await openPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await view("trains");
    await swipe(page, { from: 300, to: 100 });
    await page.waitForSelector('.is-current[aria-label^="Slide 2 "]');
    await swipe(page, { from: 100, to: 300 });
    await page.waitForSelector('.is-current[aria-label^="Slide 1 "]');
    // Farther than Chromium lets a tap stray (15 px), nearer than a swipe goes.
    await swipe(page, { from: 200, to: 232 });
    expect(await shownNumber(page)).toBe(1);
  });
});

const readAxe = () => readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, at its rules for WCAG 2.2 AA and good practice alike. */
async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(await readAxe());
  return (await page.evaluate(`axe.run().then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`)) as string[];
}

type Shown = Page | Frame;

async function waitUntilSettled(shown: Shown): Promise<void> {
  await shown.waitForSelector("html[data-state=ready], html[data-state=failed]", {
    state: "attached",
    timeout: 0,
  });
}

async function shownTitle(shown: Shown): Promise<string> {
  const heading = shown.locator(".is-current [role=heading]");
  await heading.waitFor({ state: "visible" });
  return (await heading.textContent())?.replace(/\s+/g, " ").trim() ?? "";
}

async function shownNumber(shown: Shown): Promise<number> {
  const label = await shown.locator(".is-current").getAttribute("aria-label");
  return Number(/^Slide (\d+) of /.exec(label ?? "")?.[1]);
}

async function clickStage(page: Page, share: number): Promise<void> {
  const box = await page.locator("#stage").boundingBox();
  if (box === null) throw new Error("The stage was expected to be seen.");
  await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
}

async function centre(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} was expected to be seen.`);
  return box.x + box.width / 2;
}

/** Fingers go through the browser's own protocol: Playwright only taps. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch("touchStart", from);
  await touch("touchMove", (from + to) / 2);
  await touch("touchMove", to);
  await touch("touchEnd");
}
