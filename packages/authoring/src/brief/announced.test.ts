import { expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";
import { readSource } from "../source/read-source.ts";
import type { TaggedUnit } from "../tagging/role.ts";
import { tagUnits } from "../tagging/tag-units.ts";
import { readAnnounced } from "./announced.ts";

function announced(text: string, occasion: string, language = "en"): string | undefined {
  const units = tagUnits(readSource(text)).map((unit): TaggedUnit => ({ ...unit, role: "request" }));
  return readAnnounced(
    units,
    (unit) => {
      const start = unit.text.indexOf(occasion);
      const end = start + occasion.length;
      return start === -1 ? [] : [{ slot: "occasion", start, end, text: occasion }];
    },
    language,
  );
}

it.each([
  [
    "I need a deck for the residents' evening on 6 February, ten slides tops.",
    "the residents' evening on 6 February",
  ],
  ["Ten slides for the Thursday lunch please.", "the Thursday lunch"],
])("reads the occasion and its day from what asks for the deck: %s", (text, occasion) => {
  expect(announced(text, occasion)).toBe(occasion);
});

it.each([
  ["Ten slides for the annual dinner please.", "the annual dinner"],
  ["The residents' evening is on 6 February.", "residents' evening is on 6 February"],
  ["Don't breathe a word on the slides about the speech after the concert on 9 May.", "the concert on 9 May"],
])("reads none without a day, a wish for the deck, or beside a secret: %s", (text, occasion) => {
  expect(announced(text, occasion)).toBeUndefined();
});

it("stands on the cover", async () => {
  const prompt =
    "I need this as a deck for the residents' evening on 6 February, six slides tops.\n\nLift A dates from 1974.\nLift B dates from 1991.\nLift A stopped 37 times last year.";
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  expect(outline.slides[0]).toMatchObject({ byline: "The residents' evening on 6 February" });
});
