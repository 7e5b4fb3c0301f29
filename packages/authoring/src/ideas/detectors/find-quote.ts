import type { QuoteSlide } from "@lectern/deck";
import { countColumns } from "../../text/columns.ts";
import type { Exhibit } from "../exhibits.ts";

const shortest = 20;
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
      person.replace(speechVerb, ""),
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
    .replace(/^[\s,.(\uFF08—–-]{1,6}/u, "")
    .replace(/[\s.)\uFF09]{1,4}$/u, "")
    .trim();
}

function createQuote(quotation: string, person: string): Exhibit | undefined {
  const columns = countColumns(quotation);
  if (columns < shortest || columns > longest || countColumns(person) > longestPerson) return undefined;
  const body: Omit<QuoteSlide, "title" | "notes"> = { kind: "quote", quotation, ...splitPerson(person) };
  return { body, strength: "strong" };
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
