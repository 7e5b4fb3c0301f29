import fc from "fast-check";
import type { RichText, TextRun } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { countCodePoints } from "../read/read-text.ts";
import { hostileWords, type Language, languages } from "./words.ts";

/** How long lists are: from `least` on, `usual` at most as a rule, never more than `most`. */
export interface Lengths {
  readonly least?: number;
  readonly usual: number;
  readonly most: number;
}

/** Makes the texts and lists of one outline: what lengths they have and which words. */
export interface Voice {
  readonly isHostile: boolean;
  /** A line of `words` words as a rule, of `limit` code points at most. */
  line(words: number, limit?: number): fc.Arbitrary<string>;
  /** Text in runs of different looks. */
  text(words: number, limit?: number): fc.Arbitrary<RichText>;
  list<Element>(element: fc.Arbitrary<Element>, lengths: Lengths): fc.Arbitrary<readonly Element[]>;
}

/** Returns a voice in a language; a hostile one goes to every limit and uses words that break things. */
export function createVoice(language: Language, isHostile: boolean): Voice {
  const lines = isHostile ? createHostileLines(language) : createUsualLines(language);
  return {
    isHostile,
    line: (words, limit = outlineLimits.line) => lines(words, limit),
    text: (words, limit = outlineLimits.text) =>
      fc.tuple(lines(words, limit), listOf(looks, 1, 3)).map(toRuns),
    list: (element, lengths) => listsOf(element, lengths, isHostile),
  };
}

/** Returns an arbitrary of records: fields that are there, and fields that may be left out. */
export function recordOf<Required extends Fields, Optional extends Fields>(
  required: Required,
  optional: Optional,
): fc.Arbitrary<Values<Required> & Partial<Values<Optional>>> {
  const requiredKeys = Object.keys(required);
  const records = fc.record({ ...required, ...optional } as Fields, { requiredKeys, noNullPrototype: true });
  return records as fc.Arbitrary<Values<Required> & Partial<Values<Optional>>>;
}

/** Returns an arbitrary of lists of `least` to `most` elements, all lengths as likely; left out: exactly `least`. */
export function listOf<Element>(
  element: fc.Arbitrary<Element>,
  least: number,
  most: number = least,
): fc.Arbitrary<readonly Element[]> {
  // Without a size, fast-check stays near the shortest.
  return fc.array(element, { minLength: least, maxLength: most, size: "max" });
}

/** Arbitraries by name. */
export type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;
/** What arbitraries by name make. */
export type Values<Model> = {
  [Name in keyof Model]: Model[Name] extends fc.Arbitrary<infer Value> ? Value : never;
};
type Lines = (words: number, limit: number) => fc.Arbitrary<string>;

const looks: fc.Arbitrary<Omit<TextRun, "text">> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ bold: true }) },
  { weight: 1, arbitrary: fc.constant({ italic: true }) },
  { weight: 1, arbitrary: fc.constant({ code: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { href: "https://example.org/a?b=c#d" },
      { href: "mailto:ana@example.org", bold: true },
    ),
  },
);

function createUsualLines({ words, space }: Language): Lines {
  const word = fc.constantFrom(...words);
  return (count, limit) =>
    listOf(word, Math.ceil(count / 3), Math.ceil(count * 1.5)).map((chosen) =>
      clip(chosen.join(space), limit),
    );
}

function createHostileLines(language: Language): Lines {
  const usual = createUsualLines(language);
  const foreign = fc.constantFrom(...hostileWords, ...languages.flatMap(({ words }) => words));
  return (count, limit) =>
    fc.oneof(
      { weight: 8, arbitrary: usual(count, limit) },
      { weight: 2, arbitrary: usual(1, limit) },
      // Mixed scripts, and words that are no words.
      {
        weight: 3,
        arbitrary: listOf(foreign, 1, Math.ceil(count * 1.5)).map((chosen) => clip(chosen.join(" "), limit)),
      },
      // As long as may be, with spaces or without.
      {
        weight: 1,
        arbitrary: listOf(fc.constantFrom(...language.words), 5, 30).map((chosen) =>
          clip(repeat(chosen.join(language.space) + language.space, limit), limit),
        ),
      },
      {
        weight: 1,
        arbitrary: foreign.map((word) =>
          clip(repeat(word.replaceAll(/[\s\u00ad\u200b]/gu, ""), limit), limit),
        ),
      },
      { weight: 1, arbitrary: foreign.map((word) => clip(word, 1)) },
    );
}

function listsOf<Element>(
  element: fc.Arbitrary<Element>,
  { least = 1, usual, most }: Lengths,
  isHostile: boolean,
): fc.Arbitrary<readonly Element[]> {
  if (!isHostile) return listOf(element, least, usual);
  return fc.oneof(
    { weight: 5, arbitrary: listOf(element, least, usual) },
    { weight: 1, arbitrary: listOf(element, least) },
    { weight: 1, arbitrary: listOf(element, usual, most) },
  );
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function toCharacters(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Cuts a text after the last whole character that `limit` leaves room for; the first one always stays, in part at least. */
function clip(text: string, limit: number): string {
  const normal = text.normalize("NFC").trim();
  if (countCodePoints(normal) <= limit) return normal;
  const characters = toCharacters(normal);
  let length = 0;
  const end = characters.findIndex((character) => {
    length += countCodePoints(character);
    return length > limit;
  });
  if (end === 0) return Array.from(normal).slice(0, limit).join("");
  return characters.slice(0, end).join("").trimEnd();
}

function repeat(text: string, limit: number): string {
  return text.repeat(Math.ceil(limit / Math.max(1, countCodePoints(text))));
}

function toRuns([text, runLooks]: [string, readonly Omit<TextRun, "text">[]]): RichText {
  const characters = toCharacters(text);
  const size = Math.ceil(characters.length / runLooks.length);
  return runLooks.flatMap((look, index) => {
    const part = characters.slice(index * size, (index + 1) * size).join("");
    return part === "" ? [] : [{ text: part, ...look }];
  });
}
