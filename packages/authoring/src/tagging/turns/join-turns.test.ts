import { expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import type { TaggedUnit } from "../role.ts";
import { joinTurns } from "./join-turns.ts";

/** Returns a sentence cut before some words, the first piece withheld and the second taken for matter. */
function cutBefore(text: string, words: string): readonly TaggedUnit[] {
  const [whole] = readSource(text).units;
  if (whole === undefined) throw new Error(`Expected a unit, got none of ${text}.`);
  const at = text.indexOf(words);
  const piece = (start: number, end: number): typeof whole => ({
    ...whole,
    span: { start, end },
    text: text.slice(start, end),
  });
  return [
    {
      ...piece(0, at - 1),
      role: "withhold",
      confidence: 0.2,
      place: "nowhere",
      reason: "may be confidential",
    },
    { ...piece(at, text.length), role: "content", confidence: 0.9, place: "slide", reason: "matter" },
  ];
}

it("keeps the rest of a clause with the secret that it was torn from", () => {
  const text = "The 200 sacks are promised to a house of Tokyo at 19 dollars.";
  expect(joinTurns(text, cutBefore(text, "of Tokyo"), [false, true])).toMatchObject([
    { text, role: "withhold", place: "nowhere" },
  ]);
});

it.each([
  ["The chairman sleeps, the hall is open from nine.", "the hall"],
  ["The chairman sleeps and the hall is open from nine.", "and the hall"],
])("leaves a clause of its own beside a secret: %s", (text, words) => {
  const joined = joinTurns(text, cutBefore(text, words), [false, true]);
  expect(joined.map(({ place }) => place)).toEqual(["nowhere", "slide"]);
});
