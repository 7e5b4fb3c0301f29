import { createOutline, directionOf, type OutlineSlide, type RichText } from "@lectern/deck";
import { expect, it } from "vitest";
import { setQuotes } from "./set-quotes.ts";

function outlineOf(language: string, slide: OutlineSlide) {
  const cover: OutlineSlide = { kind: "title", title: "x" };
  return createOutline({ title: "x", language, direction: directionOf(language), slides: [cover, slide] });
}

function set(language: string, title: string): string | undefined {
  return setQuotes(outlineOf(language, { kind: "statement", title })).slides[1]?.title;
}

it.each([
  ["fr", "L'eau : aujourd'hui et l'an prochain", "L’eau : aujourd’hui et l’an prochain"],
  ["fr", 'Le projet "Potager" et l\'"atelier"', "Le projet «\u202fPotager\u202f» et l’«\u202fatelier\u202f»"],
  ["it", "Dall'8 maggio all'aperto", "Dall’8 maggio all’aperto"],
  ["en", "Don't touch the boys' toys", "Don’t touch the boys’ toys"],
  ["en", "The '90s and the 1990's", "The ’90s and the 1990’s"],
  ["en", "He said 'wait' twice", "He said ‘wait’ twice"],
  ["en", "'Tis the season", "’Tis the season"],
  ["en", 'A "shared" orchard ("ours")', "A “shared” orchard (“ours”)"],
  ["de", "Das \"Haus\" und die 'Tür'", "Das „Haus“ und die ‚Tür‘"],
  ["tr", "İstanbul'da 2015'te", "İstanbul’da 2015’te"],
  ["ru", 'Проект "Вода"', "Проект «Вода»"],
  ["zh", '他说"你好"。', "他说“你好”。"],
  ["uk", "Об'єкт", "Об’єкт"],
])("%s: %s", (language, given, want) => {
  expect(set(language, given)).toBe(want);
});

it.each([
  ["en", "A board of 6' 2\" or 5'10\""],
  ["en", 'A 24" screen'],
  ["de-CH", "1'250'000 Franken"],
  ["en", 'Run print("hello") first'],
  ["en", 'git commit -m "Add a test"'],
  ["en", '{"name": "Ann"}'],
  ["en", "a=\"1\" b='2'"],
  ["en", 'An "open mark'],
  ["he", 'צה"ל הודיע'],
  ["es", "El lema 'Todo' queda"],
  ["en", "‘Set’ and “set” and it’s so"],
])("%s stays: %s", (language, given) => {
  expect(set(language, given)).toBe(given);
});

it("sets marks across the runs of a paragraph, and leaves programs, addresses and notes", () => {
  const text: RichText = [
    { text: 'Say "' },
    { text: "don't", bold: true },
    { text: '" in ' },
    { text: "echo 'x'", code: true },
    { text: "Ann's page", href: "https://example.com/'a'" },
  ];
  const given = outlineOf("en", { kind: "bullets", title: "It's so", items: [{ text }], notes: "Don't" });
  expect(setQuotes(given).slides[1]).toEqual({
    kind: "bullets",
    title: "It’s so",
    items: [
      {
        text: [
          { text: "Say “" },
          { text: "don’t", bold: true },
          { text: "” in " },
          { text: "echo 'x'", code: true },
          { text: "Ann’s page", href: "https://example.com/'a'" },
        ],
      },
    ],
    notes: "Don't",
  });
  const code = outlineOf("en", { kind: "code", title: "T", code: "echo 'x'" });
  expect(setQuotes(code)).toEqual(code);
});
