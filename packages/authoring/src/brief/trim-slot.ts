import { readTokens } from "../text/words/tokens.ts";
import type { FoundSlot } from "./slots/labels.ts";
import { bitOf, readWordClasses } from "./slots/word-classes.ts";

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["„", "”"],
  ["«", "»"],
  ["「", "」"],
  ["『", "』"],
  ["《", "》"],
  ["‘", "’"],
  ["'", "'"],
  ["*", "*"],
  ["(", ")"],
];

/** Returns the words of a slot without the marks around them: quotes that open and close them, stops and commas at the ends. */
export function trimSlot({ text }: Pick<FoundSlot, "text">): string {
  // A query of a URL writes its spaces so.
  let words = text.trim().replace(/(?<=\p{L}{3})\+(?=\p{L}{3})/gu, " ");
  for (let turn = 0; turn < 3; turn += 1) {
    words = words
      .replace(/^[\s,;:.、，。：/|–—*#-]{1,6}/u, "")
      .replace(/[\s,;:、，。；/|–—*-]{1,6}$/u, "")
      .replace(/([^.])\.$/u, "$1");
    const pair = pairs.find(
      ([open, close]) => words.startsWith(open) && words.endsWith(close) && words.length > 2,
    );
    if (pair === undefined) break;
    const inside = words.slice(1, -1);
    if (inside.includes(pair[0]) || inside.includes(pair[1])) break;
    words = inside.trim();
  }
  // "X에 대한": about X.
  return words.replace(/에 (?:대한|관한|대해서?)$/u, "");
}

/** Returns what is to be left out without the words that say so: "no jokes" → "jokes". */
export function withoutNegation(text: string): string {
  const words = trimSlot({ text });
  const tokens = readTokens(words);
  const classes = readWordClasses(tokens);
  const first = classes.findIndex((own) => (own & (bitOf("exclude") | bitOf("polite"))) === 0);
  const start = tokens[first]?.start;
  const rest = first <= 0 || start === undefined || first > 3 ? words : words.slice(start);
  return rest.replace(/^(?:mention|discuss|include|show|refer to|talk about|speak (?:of|about))\s/iu, "");
}
