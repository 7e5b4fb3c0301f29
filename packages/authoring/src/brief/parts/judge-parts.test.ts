import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readBrief } from "../read-brief.ts";
import { askAlike, type JudgedCandidate } from "./judge-parts.ts";

const partsOf = (text: string, language = "en"): readonly string[] =>
  readBrief(tagUnits(readSource(text)), text, language).parts.map((part) => part.text.toLowerCase());

const matter =
  "\n\nThe pool opened in 1974. It has six lanes. 41,000 people swam there last year. The boiler is from 1991. The roof leaks above lane two. Repairs cost £80,000.";

test("keeps what is asked for beside matter", () => {
  const parts = partsOf(
    `Please make 6 slides for the council. Cover the history of the pool, what the repairs cost and what happens next.${matter}`,
  );
  expect(parts).toEqual(["the history of the pool", "what the repairs cost", "what happens next"]);
});

test("keeps the parts of a wish without matter", () => {
  expect(partsOf("8 slides about bees: the hive, the waggle dance, honey, how to help")).toEqual([
    "the hive",
    "the waggle dance",
    "honey",
    "how to help",
  ]);
});

test("takes neither a manner nor who is spoken to for a part", () => {
  const parts = partsOf(
    `Can you make slides from this, all members are coming, one item per slide, cheerful, nothing fancy.${matter}`,
  );
  expect(parts).toEqual([]);
});

test("tells of what it doubts", () => {
  const texts = [
    "Preciso de 8 diapositivos para a festa de Natal, quando vêm as famílias e a Junta.",
    `Sepia is banned, colourful, as the cart was.${matter}`,
  ];
  for (const text of texts) {
    const brief = readBrief(tagUnits(readSource(text)), text, "en");
    expect(brief.doubted).not.toEqual([]);
    for (const doubted of brief.doubted ?? []) expect(brief.parts).not.toContainEqual(doubted);
  }
});

test("asks for the members of a list together where most are asked for", () => {
  const [unit] = tagUnits(readSource("Problem, market, team, ask."));
  if (unit === undefined) throw new Error("expected a unit");
  const judged = (reason: string, chances: readonly number[]): readonly JudgedCandidate[] => {
    const own = { ...unit, reason };
    return chances.map((chance, index) => ({
      part: { text: `part ${index}` },
      unit: own,
      start: index,
      end: index + 1,
      chance,
      isAsked: chance >= 0.5,
    }));
  };
  const asked = (reason: string, chances: readonly number[]) =>
    askAlike(judged(reason, chances)).map(({ isAsked }) => isAsked);
  expect(asked("lists what is to be covered", [0.9, 0.8, 0.3, 0])).toEqual([true, true, true, false]);
  expect(asked("lists what is to be covered", [0.9, 0.2, 0.3])).toEqual([true, false, false]);
  expect(asked("asks for the deck", [0.9, 0.8, 0.3])).toEqual([true, true, false]);
});
