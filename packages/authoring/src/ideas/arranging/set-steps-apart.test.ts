import { expect, it } from "vitest";
import type { Block } from "../../structure/blocks.ts";
import { toPlainLines } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { setStepsApart } from "./set-steps-apart.ts";

function paragraph(text: string): Block {
  return { kind: "paragraph", text: toRichText(text), source: { start: 0, end: 0 } };
}

function set(text: string, language: string): string {
  return setStepsApart([paragraph(text)], language)
    .flatMap(toPlainLines)
    .join("\n");
}

it.each([
  [
    "en",
    "this is how we close, first count the till, then wipe the taps, then take the bins out, it takes ten minutes",
    "this is how we close. First count the till, then wipe the taps, then take the bins out. It takes ten minutes",
  ],
  [
    "de",
    "so geht es bei uns, man geht um den Wagen, dann prüft man die Reifen, dann das Licht, das dauert zwölf Minuten",
    "so geht es bei uns. Man geht um den Wagen, dann prüft man die Reifen, dann das Licht. Das dauert zwölf Minuten",
  ],
])("makes steps amid other clauses a sentence of their own (%s)", (language, given, want) => {
  expect(set(given, language)).toBe(want);
});

it.each([
  ["one that only goes on", "We were late, then it rained, so nobody came to the meeting"],
  ["a sentence of steps alone", "First knead the dough, then let it rest, then form the loaves"],
  ["a row of things", "We have flour, salt, water, then nothing else"],
])("leaves %s as it is", (_what, text) => {
  expect(set(text, "en")).toBe(text);
});
