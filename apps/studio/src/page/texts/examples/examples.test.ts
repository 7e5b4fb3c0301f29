import { generateDeck } from "@lectern/engine";
import { expect, test } from "vitest";
import { languages } from "../languages.ts";

const wanted: readonly {
  readonly slides: readonly [least: number, most: number];
  readonly kinds: readonly string[];
}[] = [
  { slides: [7, 12], kinds: ["title", "cards", "table", "chart"] },
  { slides: [7, 10], kinds: ["title", "chart", "table"] },
  { slides: [8, 11], kinds: ["title", "numbers", "cards", "chart", "table"] },
];

const cases = languages.flatMap((language) =>
  wanted.map((want, index) => ({ code: language.code, number: index + 1, language, index, ...want })),
);

test.each(cases)(
  "example $number in $code makes a deck to be proud of, without a language model",
  async ({ language, index, slides: [least, most], kinds }) => {
    const { examples } = await language.loadExamples();
    const prompt = examples[index]?.prompt ?? "";
    const { outline, report, ...deck } = await generateDeck({ prompt });
    const words = JSON.stringify(outline.slides.slice(1));
    // Its own title, not one made of the first words; in its own language.
    expect(prompt.startsWith(`# ${outline.title}\n`)).toBe(true);
    expect(outline.language.split("-")[0]).toBe(language.code);
    expect(report.mode).toBe("document");
    expect(report.leftOut).toEqual([]);
    expect(outline.slides.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
    // Nothing is asked of the reader: every heading is answered by the text.
    expect(words).not.toMatch(/[?？؟]/);
    expect(deck.slideCount).toBeGreaterThanOrEqual(least);
    expect(deck.slideCount).toBeLessThanOrEqual(most);
    expect(deck.inspection.findings).toEqual([]);
  },
);
