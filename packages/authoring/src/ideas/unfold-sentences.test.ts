import { describe, expect, test } from "vitest";
import { toPlainText, toRichText } from "../text/markup/rich-text.ts";
import { splitClauses, splitEnumeration, unfoldSentences } from "./unfold-sentences.ts";

function unfold(...sentences: readonly string[]): { title: string; items: readonly string[] } | undefined {
  const unfolded = unfoldSentences(sentences.map(toRichText));
  if (unfolded === undefined) return undefined;
  return { title: unfolded.title, items: unfolded.items.map(({ text }) => toPlainText(text)) };
}

describe("unfoldSentences", () => {
  test("claims what stands before a colon and shows the clauses behind it", () => {
    expect(
      unfold(
        "Water is our problem: the summer brought 41 days without rain, and tap water cost us 620 pounds.",
      ),
    ).toEqual({
      title: "Water is our problem",
      items: ["The summer brought 41 days without rain", "Tap water cost us 620 pounds"],
    });
  });

  test("claims the first of two sentences and shows the clauses of the second", () => {
    expect(
      unfold("We want to build a rain store.", "It costs 2,900 pounds; 1,500 are promised by the parish."),
    ).toEqual({
      title: "We want to build a rain store",
      items: ["It costs 2,900 pounds", "1,500 are promised by the parish"],
    });
  });

  test("reads full-width marks", () => {
    expect(unfold("问题在于用水：今年夏天四十一天没有下雨；自来水花了六百多元。")).toEqual({
      title: "问题在于用水",
      items: ["今年夏天四十一天没有下雨", "自来水花了六百多元"],
    });
  });

  test("finds nothing in a single sentence without a joint, nor in times and addresses", () => {
    expect(unfold("The garden has 34 beds and 61 members.")).toBeUndefined();
    expect(unfold("The doors open at 10:30 for all members.")).toBeUndefined();
    expect(unfold("Read more at https://example.org/garden.")).toBeUndefined();
  });
});

describe("splitClauses", () => {
  const split = (text: string): readonly string[] => splitClauses(toRichText(text)).map(toPlainText);

  test("cuts rows whose last member is joined by a conjunction", () => {
    expect(split("volunteers dig on 6 March, the tank arrives on 16 March, and we open on 4 April")).toEqual([
      "volunteers dig on 6 March",
      "the tank arrives on 16 March",
      "we open on 4 April",
    ]);
    expect(split("der Tank kommt am 16. März, und wir öffnen am 4. April")).toHaveLength(2);
  });

  test("cuts the last two members of a row at their conjunction", () => {
    expect(
      split(
        "ein Ensemble für Anfänger (dienstags), Theorie für alle (freitags und samstags) und einen Chor (mittwochs)",
      ),
    ).toHaveLength(1);
    expect(
      split("ein Ensemble für Anfänger (dienstags), Theorie für alle (freitags) und einen Chor am Mittwoch"),
    ).toEqual([
      "ein Ensemble für Anfänger (dienstags)",
      "Theorie für alle (freitags)",
      "einen Chor am Mittwoch",
    ]);
  });

  test("leaves commas alone that part anything else", () => {
    expect(split("a third of it, as every year, went to the food bank")).toHaveLength(1);
    expect(split("apples, pears and plums")).toHaveLength(1);
    expect(split("it was bought in Oslo, Norway, and in Malmö")).toHaveLength(1);
  });
});

describe("splitEnumeration", () => {
  const split = (text: string): readonly string[] => splitEnumeration(toRichText(text)).map(toPlainText);

  test("cuts a long sentence that only lists facts, what goes on about one with it", () => {
    const trip =
      "Departure on Monday at 7 from the bus station, return on Friday at 18, 340 euros a child, of which 50 are pocket money, phones off at 22";
    expect(split(trip)).toEqual([
      "Departure on Monday at 7 from the bus station",
      "return on Friday at 18",
      "340 euros a child, of which 50 are pocket money",
      "phones off at 22",
    ]);
  });

  test("leaves alone what is short, and what tells a story", () => {
    expect(split("2 kg flour, 500 g butter, 6 eggs, salt")).toHaveLength(1);
    const told =
      "In autumn the leaves fall from the trees, the river rises, the ferry stops for days, and nobody comes to the island until spring";
    expect(split(told)).toHaveLength(1);
  });
});
