import type { Page } from "playwright-core";

/** A prompt that makes a deck with several kinds of slide. */
export const studioPrompt = `# Night trains are back

## Why people take them again
- They arrive rested, in the middle of town
- A bed replaces a hotel night
- A trip from Vienna to Paris emits 32 kg instead of 209 kg

## Passengers per year
| Year | Passengers |
| --- | --- |
| 2022 | 1,100,000 |
| 2023 | 1,350,000 |
| 2024 | 1,520,000 |

## What still stands in the way
- Too few sleeping cars: 1,100 in all of Europe
- Track access charges differ from country to country

## What we ask for
- One ticket across borders
- A pool of leased sleeping cars by 2028
`;

/** Somebody who uses the studio in a browser. */
export interface StudioVisitor {
  /** Opens the studio and signs in with a key. */
  signIn(key: string): Promise<void>;
  /** Writes a prompt and has its deck made at once. */
  make(prompt: string): Promise<void>;
  /** Writes a prompt and waits for its outline. */
  outline(prompt: string): Promise<void>;
  /** Waits until the viewer shows a slide. */
  waitForSlide(): Promise<void>;
  /** Goes to a screen by the navigation. */
  goTo(name: "New deck" | "Your decks" | "Templates"): Promise<void>;
  /** Uploads a file as a template on the screen that takes them. */
  uploadTemplate(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<void>;
}

/** Returns what a visitor does on a page of the studio at `url`. */
export function createStudioVisitor(page: Page, url: string): StudioVisitor {
  return {
    async signIn(key) {
      await page.goto(`${url}/`);
      await page.getByLabel("API key", { exact: true }).fill(key);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("heading", { level: 1, name: "What’s the deck about?" }).waitFor();
    },
    async make(prompt) {
      await page.getByLabel("Your topic, outline or document").fill(prompt);
      await page.getByLabel("Show me the outline first").uncheck();
      await page.getByRole("button", { name: "Make the deck" }).click();
    },
    async outline(prompt) {
      await page.getByLabel("Your topic, outline or document").fill(prompt);
      await page.getByLabel("Show me the outline first").check();
      await page.getByRole("button", { name: "Make the deck" }).click();
      await page.getByRole("heading", { level: 1, name: "Is this what you want to say?" }).waitFor();
    },
    async waitForSlide() {
      const viewer = page.frameLocator("iframe");
      await viewer.locator("html[data-state=ready]").waitFor({ state: "attached", timeout: 0 });
    },
    async goTo(name) {
      await page.getByRole("navigation").getByRole("link", { name }).click();
    },
    async uploadTemplate({ name, bytes }) {
      const choosing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Pick a file" }).click();
      const chooser = await choosing;
      await chooser.setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
    },
  };
}

/** Gives the page a size and waits until it is laid out and painted in it, with its fonts. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(`document.fonts.ready.then(() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve))))`);
}
