import { expect, it } from "vitest";
import { isTranslated } from "./is-translated.ts";

const original =
  "The garden behind the house is open on every day of summer.\nWhoever likes brings something to eat.";
const german =
  "Der Garten hinter dem Haus ist an jedem Tag des Sommers geöffnet.\nWer mag, bringt etwas zu essen mit.";

it("takes a text for translated that shares short lines alone with the original", () => {
  expect(isTranslated(`${german}\napt install garden`, `${original}\napt install garden`)).toBe(true);
});

it("does not take a text for translated whose longer lines are partly those of the original", () => {
  expect(isTranslated(`${german}\n${original}`, original)).toBe(false);
});
