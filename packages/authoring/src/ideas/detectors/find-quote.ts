import type { QuoteSlide } from "@lectern/deck";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";
import { readAttribution, readName, readQuoteLabel, readSpeaker, readSpeakerAround } from "./read-speaker.ts";

const shortest = 16;
const longest = 420;
const longestPerson = 150;
const marks: readonly (readonly [string, string])[] = [
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["»", "«"],
  ["「", "」"],
  ["『", "』"],
  ['"', '"'],
  ["”", "”"],
];

/** Returns the quotation that words are: in quotation marks, with who said it before or behind, or a block quote. */
export function findQuote(words: string, isBlockQuote: boolean): Exhibit | undefined {
  if (words.length > longest + 300) return undefined;
  const marked = readMarked(words);
  if (marked === undefined) return isBlockQuote ? createQuote(...splitDash(words)) : undefined;
  const [quotation, person] = marked;
  return person === "" && !isBlockQuote ? undefined : createQuote(quotation, person);
}

/**
 * Returns the quotation of a sentence that says whose words it tells ("“…,” says Ann Lee", "a client told us “…” and we smiled",
 * "Testimonial: “…”"), with the sentence behind it that only names who: "(Lien, Ghent)". Figures behind the words are told elsewhere.
 */
export function findSaid(
  sentences: readonly string[],
  from: number,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  const sentence = sentences[from] ?? "";
  if (sentence.length > longest + 300) return undefined;
  const parts = readParts(sentence);
  const exhibit = parts && createSaid(parts);
  if (exhibit !== undefined && !(exhibit.body.kind === "quote" && exhibit.body.name === undefined))
    return { exhibit, count: 1 };
  const isBare = parts !== undefined && parts.after === "" && (parts.before === "" || exhibit !== undefined);
  const person = isBare ? readAttribution(sentences[from + 1] ?? "") : undefined;
  if (parts === undefined || person === undefined) return exhibit && { exhibit, count: 1 };
  const said = createSaid({ ...parts, after: `(${person})` });
  return said && { exhibit: said, count: 2 };
}

interface QuoteParts {
  readonly before: string;
  readonly quotation: string;
  readonly after: string;
}

const fewestWordsSaid = 4;
const longestBefore = 90;
const singleMarks = /(?<![\p{L}\p{Nd}])['‘](?=\p{Lu})(?<words>.{16,400})['’](?![\p{L}\p{Nd}])/u;

/** The words in the first pair of quotation marks, and what stands around them. */
function readParts(sentence: string): QuoteParts | undefined {
  for (const [open, close] of marks) {
    const start = sentence.indexOf(open);
    const end = sentence.indexOf(close, start + 1);
    if (start === -1 || end === -1 || start > longestBefore) continue;
    return partsAt(sentence, start, start + open.length, end, end + close.length);
  }
  const single = singleMarks.exec(sentence);
  if (single === null || single.index > longestBefore) return undefined;
  const end = single.index + single[0].length;
  return partsAt(sentence, single.index, single.index + 1, end - 1, end);
}

function partsAt(sentence: string, ...places: readonly number[]): QuoteParts | undefined {
  const [start = 0, from = 0, to = 0, end = 0] = places;
  const after = sentence.slice(end).trim();
  if (/["“”„«»]/u.test(after)) return undefined;
  return {
    before: sentence
      .slice(0, start)
      .replace(/[\s:,\uFF1A]{1,3}$/u, "")
      .trim(),
    quotation: sentence
      .slice(from, to)
      .trim()
      .replace(/[,，]$/u, ""),
    after: /^[.。!?,\s]*$/u.test(after) ? "" : after,
  };
}

function createSaid({ before, quotation, after }: QuoteParts): Exhibit | undefined {
  const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}]/u.test(quotation);
  if (isSpaced && quotation.split(" ").length < fewestWordsSaid) return undefined;
  const named = readAttribution(after);
  const label = readQuoteLabel(before);
  if (label !== undefined && !(named === undefined && /\p{Nd}/u.test(after))) {
    const person = label === "" ? (named ?? "") : label;
    const exhibit = createQuote(quotation, person);
    return exhibit && (person === "" ? { ...exhibit, title: capitalise(before) } : exhibit);
  }
  if (before === "") {
    // "…," says Margit Olsen: the comma belongs to the sentence around.
    const person =
      named ?? readSpeaker(withoutEnd(after), "after") ?? readName(withoutEnd(after).replace(speechVerb, ""));
    return person === undefined ? undefined : createQuote(quotation, person);
  }
  const around = readSpeakerAround(before, after);
  const speaker = around ?? readSpeaker(before, "before") ?? (after === "" ? readName(before) : undefined);
  if (speaker === undefined || (around === undefined && /\p{Nd}/u.test(after))) return undefined;
  return createQuote(quotation, speaker);
}

function withoutEnd(words: string): string {
  return words.replace(/[\s.。]+$/u, "").replace(/^[\s,，–—-]+/u, "");
}

/** What stands between the first opening mark and the last closing one, and what is left of the words. */
function readMarked(words: string): readonly [string, string] | undefined {
  const text = words.trim();
  for (const [open, close] of marks) {
    const start = text.indexOf(open);
    const end = text.lastIndexOf(close);
    if (start === -1 || end <= start + shortest / 2 || start > 60) continue;
    const before = text.slice(0, start).replace(/[\s:,\uFF1A]{1,3}$/u, "");
    const after = text.slice(end + close.length);
    const person = cleanPerson(before === "" ? after : before);
    if (before !== "" && cleanPerson(after) !== "") return undefined;
    // "…," says Margit Olsen: the comma belongs to the sentence around.
    return [
      text
        .slice(start + open.length, end)
        .trim()
        .replace(/,$/u, ""),
      (before === "" ? undefined : readSpeaker(person, "before")) ?? person.replace(speechVerb, ""),
    ];
  }
  return undefined;
}

const speechVerb = /^(?:says|said|writes|wrote|sagte?|schreibt|dit|dice|diz|говорит) (?=\p{Lu})/u;

function splitDash(words: string): readonly [string, string] {
  const place = Math.max(words.lastIndexOf(" — "), words.lastIndexOf(" – "), words.lastIndexOf(" -- "));
  const person = place < shortest ? "" : cleanPerson(words.slice(place));
  return person === "" || countColumns(person) > 90
    ? [words.trim(), ""]
    : [words.slice(0, place).trim(), person];
}

function cleanPerson(words: string): string {
  return words
    .replace(/^[\s,.—–-]{1,6}/u, "")
    .replace(/[\s.]{1,4}$/u, "")
    .replace(/^[(\uFF08]([^()\uFF08\uFF09]*)[)\uFF09]?$/u, "$1")
    .trim();
}

function createQuote(quotation: string, person: string): Exhibit | undefined {
  const columns = countColumns(quotation);
  if (columns < shortest || columns > longest || countColumns(person) > longestPerson) return undefined;
  const body: Omit<QuoteSlide, "title" | "notes"> = { kind: "quote", quotation, ...splitPerson(person) };
  return { body, score: scores.setOut };
}

/** "our founder, Maren Holt" and "Maren Holt, founder": the part with two capitalised words is the name. */
function splitPerson(person: string): { name?: string; role?: string } {
  if (person === "") return {};
  const comma = person.indexOf(", ");
  if (comma === -1) return { name: person };
  const [one, other] = [person.slice(0, comma), person.slice(comma + 2)];
  const isName = (words: string): boolean =>
    /^\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3}$/u.test(words);
  return isName(other) && !isName(one) ? { name: other, role: one } : { name: one, role: other };
}
