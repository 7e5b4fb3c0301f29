import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";

describe("launchBrowser", { timeout: 0 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 0);
  afterAll(() => browser.close(), 0);

  test("starts the Chromium that the package brings", () => {
    expect(Number.parseInt(browser.version(), 10)).toBeGreaterThanOrEqual(150);
  });

  test("draws text with the fonts that the package brings", async () => {
    const page = await browser.newPage();
    await page.setContent("<span style='font: 20px sans-serif'>Lectern</span>");
    const box = await page.locator("span").boundingBox();
    expect(box?.width).toBeGreaterThan(40);
    await page.close();
  });

  test("keeps the web's security on, so that tests of frames and policies mean something", async () => {
    const page = await browser.newPage();
    await page.setContent(
      '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><p>before</p>',
    );
    await page.evaluate(`{
      const script = document.createElement("script");
      script.textContent = "document.querySelector('p').textContent = 'after'";
      document.head.append(script);
    }`);
    expect(await page.textContent("p")).toBe("before");
    await page.close();
  });
});
