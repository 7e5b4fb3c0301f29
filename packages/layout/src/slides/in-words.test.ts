import { expect, it } from "vitest";
import { itemInWords } from "./in-words.ts";

const amount = { value: 86, shown: "86 palms" };

it.each([
  {
    given: "opens a point without a lead, which goes on from there",
    item: { text: [{ text: "infected of 1,240 that we looked at" }], amount },
    want: { lead: "86 palms", text: [{ text: "infected of 1,240 that we looked at" }] },
  },
  {
    given: "ends a point that has a lead",
    item: { lead: "Infected", text: [{ text: "of 1,240" }], amount },
    want: { lead: "Infected", text: [{ text: "of 1,240" }, { text: " · 86 palms" }] },
  },
])("an amount in words $given", ({ item, want }) => {
  expect(itemInWords(item)).toEqual(want);
});
