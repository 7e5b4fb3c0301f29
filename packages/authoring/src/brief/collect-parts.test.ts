import { describe, expect, it } from "vitest";
import type { TaggedUnit } from "../tagging/role.ts";
import { collectParts } from "./collect-parts.ts";
import type { FoundSlot } from "./slots/labels.ts";

function partsOf(text: string, found: readonly string[]): readonly string[] {
  const unit = { role: "request", form: "sentence", text } as TaggedUnit;
  const slots = found.map((part): FoundSlot => {
    const start = text.indexOf(part);
    return { slot: "part", text: part, start, end: start + part.length };
  });
  return collectParts([unit], () => slots).parts.map((part) => part.text);
}

describe("the first part of a list", () => {
  it.each([
    ["It should contain history, crew and outlook", ["crew", "outlook"], ["history", "crew", "outlook"]],
    ["volcanoes - magma, craters, ash", ["craters", "ash"], ["magma", "craters", "ash"]],
    [
      "Bitte mit den Teilen: Geschichte, Mannschaft und Technik",
      ["Mannschaft", "Technik"],
      ["Geschichte", "Mannschaft", "Technik"],
    ],
  ])("is taken where only the others were read: %s", (text, found, want) => {
    expect(partsOf(text, found)).toEqual(want);
  });

  it.each([
    ["for the crew in Leith, history and outlook", ["history", "outlook"]],
    ["Thanks, history, outlook", ["history", "outlook"]],
    [
      "It should contain what we have found out over the last ten years, crew and outlook",
      ["crew", "outlook"],
    ],
  ])("is none where nothing opens the list, or it goes on too long: %s", (text, found) => {
    expect(partsOf(text, found)).toEqual(found);
  });
});
