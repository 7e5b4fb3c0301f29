import { expect, it } from "vitest";
import { readSource } from "../../../source/read-source.ts";
import { tagUnits } from "../../../tagging/tag-units.ts";
import { findCandidates, readTitleUnits } from "./find-candidates.ts";

function candidatesOf(prompt: string): readonly string[] {
  const read = readTitleUnits(tagUnits(readSource(prompt)), "en");
  return findCandidates(read, [], "en").map(({ text }) => text);
}

it("takes no point of a numbered list for a title where a deck is asked for", () => {
  const list =
    "1. Dust. Always dust.\n2. Test strips in five steps\n3. Developer at 20 °C\n4. Ventilation on";
  const found = candidatesOf(`${list}\n\nEight slides on common mistakes in printing, please.`);
  expect(found).toContain("Common mistakes in printing");
  expect(found).not.toContain("Dust");
});

it("takes no name with a clause that goes on about it", () => {
  const found = candidatesOf("Six slides on Elm Road where four of us mend prams, please.");
  expect(found).toContain("Elm Road");
  expect(found.filter((text) => text.includes(" where "))).toEqual([]);
});
