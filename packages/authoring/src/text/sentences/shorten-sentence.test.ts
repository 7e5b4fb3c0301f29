import { expect, it } from "vitest";
import { keptText, shortenSentence } from "./shorten-sentence.ts";

const spoken = true;

it.each([
  [
    "The mill, which the Rowe family had bought from a cousin, was sold to the town in a single afternoon",
    "The mill was sold to the town in a single afternoon",
  ],
  [
    "Although the winter had been the hardest for a generation, the bakers of the upper town kept their doors open",
    "the bakers of the upper town kept their doors open",
  ],
  [
    "In March of that year Ada Rowe opened the second mill below the bridge",
    "Ada Rowe opened the second mill below the bridge",
  ],
  [
    "The first one, Ariel 2, was launched from the eastern pier",
    "Ariel 2 was launched from the eastern pier",
  ],
  [
    "The trustees wanted a tower of granite from the island quarry, nearly all of which had been paid for by then",
    "The trustees wanted a tower of granite from the island quarry",
  ],
])("makes %j shorter without saying something else", (given, want) => {
  expect(keptText(given, shortenSentence(given, 60, spoken))).toBe(want);
});

it.each([
  "When the tank is full and the outer valve has been closed by hand, the pump may be started by the keeper",
  "The pump may be started by the keeper, who must not leave the room before the tank is full to the brim",
  "Among them was a teacher, whose letters warned that the pier would sink, and that a longer one was needed",
])("leaves conditions and lists whole: %j", (given) => {
  const kept = keptText(given, shortenSentence(given, 60));
  expect(kept === given || kept === given.slice(0, given.indexOf(", whose"))).toBe(true);
});

it("drops a second clause with its figures only from what is also spoken", () => {
  const text =
    "The need for a second bridge was plain: in 1871 the ferry carried nine hundred people every single day";
  expect(keptText(text, shortenSentence(text, 60, spoken))).toBe("The need for a second bridge was plain");
  expect(keptText(text, shortenSentence(text, 60))).toBe(text);
});
