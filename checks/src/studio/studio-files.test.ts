// What studio takes as a prompt, in a real browser: files of every kind, and the clipboard.
import { readFile } from "node:fs/promises";
import { startMock } from "@lectern/mock";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import type { ListeningHost } from "../viewer/viewer-host.ts";
import { startStudioHost } from "./studio-host.ts";
import { createStudioVisitor } from "./studio-visitor.ts";

const key = "key-of-a-studio-test";
const html = `<h1>Night trains are back</h1><p>Notes for the council.</p><h2>Why people take them</h2>
<ul><li>They arrive rested<li>A bed replaces a hotel night</ul>`;
const words =
  "# Night trains are back\n\nNotes for the council.\n\n## Why people take them\n\n- They arrive rested\n- A bed replaces a hotel night";

let browser: Browser;
let mock: Awaited<ReturnType<typeof startMock>>;
let host: ListeningHost;
let page: Page;
let faults: string[];
beforeAll(async () => {
  [browser, mock] = await Promise.all([launchBrowser(), startMock({ apiKey: key })]);
  host = await startStudioHost(mock.url);
});
afterAll(async () => {
  await browser.close();
  await host.close();
  await mock.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await createStudioVisitor(page, host.url).signIn(key);
  return () => page.close();
});

const field = () => page.getByLabel("Your topic, outline or document");

async function attach(name: string, bytes: Uint8Array): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a file" }).click();
  await (await choosing).setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
}

/** What a browser prints of the page. */
async function printPdf(): Promise<Uint8Array> {
  const paper = await browser.newPage();
  await paper.setContent(html);
  const pdf = await paper.pdf();
  await paper.close();
  return pdf;
}

test("a Word document becomes its words, with headings, points and tables", async () => {
  await attach("notes.docx", await readFile(new URL("studio-files/notes.docx", import.meta.url)));
  await page.getByText("The text of notes.docx is added.").waitFor();
  expect(await field().inputValue()).toBe(
    `${words}\n\n## Passengers\n\n| Year | Passengers |\n| --- | --- |\n| 2024 | 103,000 |\n| 2025 | 126,000 |`,
  );
  expect(faults).toEqual([]);
});

test("a PDF becomes its words, with headings and points", async () => {
  await attach("notes.pdf", await printPdf());
  await page.getByText("The text of notes.pdf is added.").waitFor();
  expect(await field().inputValue()).toBe(words);
  expect(faults).toEqual([]);
});

test("a web page and an old text file become their words", async () => {
  await attach("notes.html", Buffer.from(html));
  await page.getByText("The text of notes.html is added.").waitFor();
  expect(await field().inputValue()).toBe(words);
  await page.getByRole("button", { name: "Clear" }).click();
  await attach("notes.txt", Buffer.from("Zürich", "latin1"));
  await page.getByText("The text of notes.txt is added.").waitFor();
  expect(await field().inputValue()).toBe("Zürich");
  expect(faults).toEqual([]);
});

test("a file that is no PDF inside is refused in plain words, and what is written stays", async () => {
  await field().fill("Night trains");
  await attach("notes.pdf", Buffer.from("no PDF at all"));
  await page.getByRole("alert").getByText("notes.pdf can’t be opened.").waitFor();
  expect(await field().inputValue()).toBe("Night trains");
});

test("what is copied from a web page keeps headings and lists, and the paste can be undone", async () => {
  await field().fill("Before. ");
  await field().press("End");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/html", text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
  await expect.poll(() => field().inputValue()).toBe(`Before. ${words}`);
  await page.keyboard.press("Control+z");
  expect(await field().inputValue()).toBe("Before. ");
});
