import { expect, test } from "vitest";
import type { FoundSlot } from "../slots/labels.ts";
import { withDrawnParts, withMembers, withNamedParts } from "./with-named-parts.ts";

const slotIn = (text: string, slot: FoundSlot["slot"], words: string): FoundSlot => {
  const start = text.indexOf(words);
  return { slot, start, end: start + words.length, text: words };
};

test("takes what grammar names for a part, whatever else it was taken for", () => {
  const text = "One chart of the call-outs would do.";
  const found = withNamedParts(text, [slotIn(text, "audience", "the call-outs")]);
  expect(found.map(({ slot, text: words }) => [slot, words])).toEqual([["part", "the call-outs"]]);
});

test("keeps an ending", () => {
  const text = "Finally the vote.";
  const found = withNamedParts(text, [slotIn(text, "ending", "the vote")]);
  expect(found.map(({ slot }) => slot)).toEqual(["ending"]);
});

test("joins again what was listed of one drawing", () => {
  const text = "Reasons for and against in two columns, please.";
  const listed = [slotIn(text, "part", "Reasons for"), slotIn(text, "part", "against")];
  expect(withDrawnParts(text, listed).map(({ text: words }) => words)).toEqual(["Reasons for and against"]);
});

test("holds the members behind the colon of a sure part", () => {
  const text = "One slide on first aid: stay calm, ring us.";
  const slots = [
    slotIn(text, "part", "first aid"),
    slotIn(text, "part", "stay calm"),
    slotIn(text, "part", "ring us"),
  ];
  expect(withMembers(text, slots)).toEqual([{ ...slots[0], details: "stay calm, ring us" }]);
});
