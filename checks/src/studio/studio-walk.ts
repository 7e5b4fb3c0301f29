import { builtInTemplate } from "@lectern/theme";
import type { Page } from "playwright-core";
import { createStudioVisitor, studioPrompt } from "./studio-visitor.ts";

/** A walk through the studio. */
export interface StudioWalk {
  readonly page: Page;
  /** Where the studio is. */
  readonly url: string;
  readonly key: string;
  /** Called in every state, by a name that is good for a file. */
  readonly onState: (name: string) => Promise<void>;
}

const generatePath = "**/v1/presentations/generate";
const otherPrompts = [
  "# The library’s new website\n\nTimeline: March 2027 interviews. May 2027 prototype. October 2027 opening.\n\n61 % of visits are from phones.",
  "# Cargo bikes, third quarter\n\nRevenue rose to 48.2 million. Margin 37.4 %.\n\n- 1,655 bikes delivered\n- Second line since July",
  "# Harvest on the third floor\n\n- Tomatoes need six hours of sun\n- Basil likes company\n- Pumpkins outgrow every balcony",
] as const;

/** Walks through every screen and state of the studio on a server that has nothing yet, in a browser that was never there. */
export async function walkStudio(walk: StudioWalk): Promise<void> {
  await walkSignIn(walk);
  await walkEmptyScreens(walk);
  await walkTemplates(walk);
  await walkDecks(walk);
  await walkOutline(walk);
  await walkTroubles(walk);
}

async function walkSignIn({ page, url, key, onState }: StudioWalk): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByLabel("API key", { exact: true }).fill("not a key");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("That key isn’t valid here").waitFor();
  await page.getByText("Where do I get a key?").click();
  await onState("sign-in-refused");
  await page.reload();
  await page.getByLabel("API key", { exact: true }).waitFor();
  await onState("sign-in");
  await createStudioVisitor(page, url).signIn(key);
}

async function walkEmptyScreens({ page, url, onState }: StudioWalk): Promise<void> {
  const visitor = createStudioVisitor(page, url);
  await page.getByText("As the subject asks").waitFor();
  await onState("compose-empty");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  await onState("settings");
  await page.keyboard.press("Escape");
  // What closes is still beside the page for a moment, and makes it wider.
  await page.getByRole("button", { name: "Sign out" }).waitFor({ state: "hidden" });
  await visitor.goTo("Your decks");
  await page.getByText("No decks yet").waitFor();
  await onState("decks-empty");
}

async function walkTemplates({ page, url, onState }: StudioWalk): Promise<void> {
  const visitor = createStudioVisitor(page, url);
  await visitor.goTo("Templates");
  await page.getByText("No templates of your own yet").waitFor();
  await onState("templates-empty");
  await visitor.uploadTemplate({ name: "notes.pptx", bytes: Buffer.from("not a presentation") });
  await page.getByRole("alert").getByText("can’t serve as a template").waitFor();
  await onState("template-refused");
  await visitor.uploadTemplate({ name: "Terracotta Trains.pptx", bytes: builtInTemplate("terracotta") });
  await page.getByText("can be used").waitFor();
  await page.getByRole("heading", { name: "Terracotta Trains", exact: true }).waitFor();
  await onState("templates");
  await page.getByRole("button", { name: "Preview Terracotta Trains" }).click();
  await visitor.waitForSlide();
  await onState("template-preview");
  await page.keyboard.press("Escape");
}

async function walkDecks({ page, url, onState }: StudioWalk): Promise<void> {
  const visitor = createStudioVisitor(page, url);
  await visitor.goTo("New deck");
  for (const prompt of otherPrompts) {
    await visitor.make(prompt);
    await visitor.waitForSlide();
    await visitor.goTo("New deck");
  }
  await page.getByLabel("Your topic, outline or document").fill(studioPrompt);
  await onState("compose");
  const held = Promise.withResolvers<void>();
  await page.route(generatePath, async (route) => {
    await held.promise;
    await route.continue();
  });
  await visitor.make(studioPrompt);
  await page.getByRole("heading", { level: 1, name: "Your deck is on its way" }).waitFor();
  await onState("generating");
  held.resolve();
  await visitor.waitForSlide();
  await page.getByRole("heading", { level: 1, name: "Night trains are back" }).waitFor();
  await page.getByRole("heading", { name: "How it was made" }).waitFor();
  await onState("deck");
  for (const part of await page.locator(".report summary").all()) await part.click();
  await page.locator(".report").scrollIntoViewIfNeeded();
  await onState("deck-report");
  await page.unroute(generatePath);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Deleted", { exact: true }).waitFor();
  await onState("decks");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
}

async function walkOutline({ page, url, onState }: StudioWalk): Promise<void> {
  const visitor = createStudioVisitor(page, url);
  await visitor.goTo("New deck");
  await page.getByRole("button", { name: "All looks" }).click();
  await page.getByRole("radio", { name: "Papercut" }).check({ force: true });
  await onState("looks");
  await page.getByRole("button", { name: "Take this look" }).click();
  await page.getByRole("radio", { name: "Papercut" }).waitFor();
  await onState("compose-look");
  await visitor.outline(studioPrompt);
  await onState("outline");
  await page.getByRole("button", { name: "Drop slide 2" }).click();
  await page.getByRole("button", { name: "Add a slide after slide 1" }).click();
  await page.getByLabel("What it says").nth(1).fill("");
  await page.getByText("These lines can’t be shown").waitFor();
  await onState("outline-fault");
  await page.getByLabel("What it says").nth(1).fill("A point\n  and one below it");
  await page.getByRole("button", { name: "Make the deck" }).click();
  await visitor.waitForSlide();
  await page.getByRole("navigation", { name: "Slides" }).waitFor();
  await page.getByRole("button", { name: "Write it anew" }).click();
  await page.getByLabel("What should be different?").fill("Shorter, with a figure");
  await page.getByRole("button", { name: "Write this slide" }).click();
  await page.getByText("This service has no language model").waitFor();
  await onState("deck-rewrite");
  await page.getByRole("button", { name: "Edit this slide" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Night trains are here again");
  await onState("deck-slide");
  await page.getByRole("navigation", { name: "Slides" }).getByRole("button").nth(1).click();
  await page.getByText("There are changes that aren’t saved").waitFor();
  await onState("deck-unsaved");
  await page.getByRole("navigation", { name: "Slides" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Save and lay out" }).click();
  await page.getByRole("heading", { name: "Versions" }).waitFor();
  await onState("deck-versions");
  await page.getByRole("link", { name: "Edit the outline" }).click();
  await page.getByText("its links stay good").waitFor();
  await onState("deck-outline");
  await visitor.goTo("Your decks");
  await page.getByRole("searchbox").fill("no such words");
  await page.getByText("No deck has").waitFor();
  await onState("decks-none-found");
}

async function walkTroubles({ page, url, onState }: StudioWalk): Promise<void> {
  const visitor = createStudioVisitor(page, url);
  await page.goto(`${url}/#/decks/nosuch`);
  await page.getByRole("heading", { level: 1, name: "This deck is no longer here" }).waitFor();
  await onState("deck-gone");
  await page.goto(`${url}/#/nothing/here`);
  await page.getByRole("heading", { level: 1, name: "There’s nothing at this address" }).waitFor();
  await onState("unknown");
  await visitor.goTo("New deck");
  await page.getByLabel("Your topic, outline or document").fill("x".repeat(64_001));
  await page.getByText("1 character too many").waitFor();
  await onState("compose-too-long");
  await page.context().setOffline(true);
  await page.getByText("You’re offline").waitFor();
  await page.getByLabel("Your topic, outline or document").fill("");
  await onState("offline");
  await page.context().setOffline(false);
  await page.getByRole("radio", { name: "As the subject asks" }).check({ force: true });
  await page.route(generatePath, (route) => route.abort());
  await visitor.make("Urban gardening");
  await page.getByRole("heading", { level: 1, name: "No deck came of it" }).waitFor();
  await onState("failed");
}
