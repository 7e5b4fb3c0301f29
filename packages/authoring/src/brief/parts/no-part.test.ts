import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { isNoPart } from "./no-part.ts";

const ask = (text: string, words: string): boolean => {
  const [unit] = tagUnits(readSource(text));
  if (unit === undefined) throw new Error("expected a unit");
  const start = text.indexOf(words);
  return isNoPart({
    part: { text: words },
    unit: { ...unit, role: "request", text },
    start,
    end: start + words.length,
  });
};

test.each([
  ["Twelve slides, cream background, nothing sparkly", "nothing sparkly"],
  ["Zebrania, 6 slajdów, bez moralizowania", "bez moralizowania"],
  ["Six slides on tides, avoiding long words", "avoiding long words"],
  ["Les éléments sur les salaires sont confidentiels", "Les éléments"],
  ["Die Gehälter sind vertraulich", "Die Gehälter sind vertraulich"],
  ['The cover reads "Thirty days and counting"', "counting"],
  ["Eight slides and the poem, which gets a slide to itself", "which"],
  ["The jobs as a table with owner and date", "owner"],
  ["Die Aufgaben als Tabelle mit Namen und Frist", "Frist"],
  ["I run a workshop behind the mill where three of us mend prams and buggies.", "buggies"],
])("%s: no part is %s", (text, words) => {
  expect(ask(text, words)).toBe(true);
});

test.each([
  ["Explain what counts as a secret, screens and phones", "what counts as a secret"],
  ["Bins, what goes in, what stays out", "what goes in"],
  ["A table with the prices and a map", "the prices"],
  ["I run a workshop and want six slides on prams and buggies.", "buggies"],
  ["Cover planning, avoiding long delays, and tools", "avoiding long delays"],
  ['Cover "the long way home", the costs and the route', "the long way home"],
  ['A slide with the motto "walk, do not run" and one on tides', 'the motto "walk, do not run"'],
])("%s: a part may be %s", (text, words) => {
  expect(ask(text, words)).toBe(false);
});
