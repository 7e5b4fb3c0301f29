import { describe, expect, it } from "vitest";
import { readSource } from "../source/read-source.ts";
import { tagUnits } from "./tag-units.ts";

function shownOf(prompt: string): string {
  const units = tagUnits(readSource(prompt));
  return units.flatMap(({ place, text }) => (place === "slide" ? [text] : [])).join(" | ");
}

describe("what is told behind the commas of a request", () => {
  it("is shown with what goes on from it", () => {
    const prompt =
      "5 slides on our allotments for the council pls, we rented out 42 plots this year, 17 people wait and Ms Iwu wants a second tap (quote €640)";
    const shown = shownOf(prompt);
    for (const told of [
      "we rented out 42 plots this year",
      "17 people wait and Ms Iwu wants a second tap",
      "(quote €640)",
    ])
      expect(shown).toContain(told);
    expect(shown).not.toContain("5 slides");
  });

  it.each([
    "Make 6 slides about bees, at most 20 words on every slide, for 25 parents of class 4b",
    "10 slides about the harvest, please don't mention that we lost 300 trees in the storm",
    "5 slides on our club for the board pls, we lost 300 members last year. That's not going in.",
    "Make 6 slides about the harvest, we sold 400 tonnes, the 90 rotten ones mustn't be seen",
    "8 slides on the school fete, we took £2,300 at the gate, Mr Hall stole 500 of it but keep that to yourself",
    "Mach 5 Folien zum Fest, es kamen 400 Gäste, der Wirt bekam 900 Euro davon, das bleibt unter uns",
  ])("is none of: %s", (prompt) => {
    expect(shownOf(prompt)).toBe("");
  });
});

describe("sentences that begin small", () => {
  it("are read one by one where the whole text is typed so", () => {
    const prompt =
      "hey can u make slides about our food bank. we packed 310 boxes in may. thats 12% up on april. make it bright";
    expect(shownOf(prompt)).toBe("we packed 310 boxes in may. | thats 12% up on april.");
  });

  it("do not end at an abbreviation of a text with large letters", () => {
    const units = readSource("The works cost approx. four million. They begin in Oct. next year.").units;
    expect(units.map(({ text }) => text)).toEqual([
      "The works cost approx. four million.",
      "They begin in Oct. next year.",
    ]);
  });
});

describe("what has an amount beside matter", () => {
  it("is shown where nothing in it asks", () => {
    const prompt =
      "hey make slides on my bakery. we sell to 40 shops. raising 650k for a second oven in york. the first opened in 2019. make it short";
    expect(shownOf(prompt)).toContain("raising 650k for a second oven");
    expect(shownOf(prompt)).not.toContain("make it short");
  });
});

describe("a bracket within a sentence", () => {
  it("stays with what it explains unless it asks", () => {
    const units = readSource(
      "The chair (Ann Okoye, since 2019) resigned. Costs rose (make this a chart) again.",
    ).units;
    expect(units.map(({ text }) => text)).toEqual([
      "The chair (Ann Okoye, since 2019) resigned.",
      "Costs rose",
      "(make this a chart)",
      "again.",
    ]);
  });
});
