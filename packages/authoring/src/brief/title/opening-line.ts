import type { TaggedUnit } from "../../tagging/role.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { countColumns } from "../../text/words/columns.ts";
import { stopwordsOf } from "../../text/words/words.ts";
import { isBare } from "./tidy-title.ts";

const longestLine = 90;
const surelyChrome = 0.65;
/** Minutes open with their name and day, which are no matter, and are named by them all the same. */
const minutes =
  /^(?:minutes|(?:sitzungs|ergebnis)?protokoll|compte[- ]rendu|procès-verbal|acta|verbale|ata|notulen|(?:møde)?referat|protokół|zápis|протокол)(?![\p{L}\p{M}])/iu;
/** A line that a date or an hour follows behind its first comma is named by what stands before it. */
const dated =
  /^(?:\p{L}{2,12}\.?,? )?\p{Nd}{1,4}(?:[.:/-]\p{Nd}|[.,]? \p{L}{3}|\s?(?:am|pm|h|uhr)\b)|^\p{Nd}{4}(?!\p{Nd})/iu;
const asking = termBits("deck", "ask", "want", "polite", "material");
const label = /^[^:：]{1,30}[:：]/u;
const key = /^\p{L}{2,14}[:：]/u;

/**
 * Returns the first line of a prompt where it stands above the rest as a title does: alone in its line, no sentence, no row, no
 * label, nothing that asks; without the day and hour behind its first comma. Undefined where there is none.
 */
export function readOpeningLine(units: readonly TaggedUnit[], text: string): string | undefined {
  const [first] = units;
  if (first === undefined || !first.opensLine || first.form === "carrier" || first.role === "withhold")
    return undefined;
  if (first.role === "chrome" && first.confidence > surelyChrome)
    if (!minutes.test(first.text) && !isAboveSteps(first, units[1])) return undefined;
  if (first.form === "item" || first.form === "row" || first.form === "key" || first.form === "code")
    return undefined;
  const end = text.indexOf("\n", first.span.start);
  const below = units.find(({ span }) => end !== -1 && span.start > end);
  if (below === undefined || (below.form === "row" && /[\t|;]/u.test(first.text))) return undefined;
  const line = text
    .slice(first.span.start, end)
    .replace(/^#{1,6}\s+/u, "")
    .replace(/[*_]{2}/gu, "")
    .trim();
  if (countColumns(line) > longestLine || countColumns(line) < 4 || !/\p{L}{2}/u.test(line)) return undefined;
  if (/[.!?;,:。！？；，：|\t]$/u.test(line) || (first.form !== "heading" && key.test(line)) || isRow(line))
    return undefined;
  if (units.some(({ span, role }) => span.start < end && role === "withhold")) return undefined;
  if (findTerms(line).some(({ classes }) => (classes & asking) !== 0)) return undefined;
  return withoutKind(withoutDay(line));
}

const fewestWordsAboveSteps = 4;

/** "How to prune an old pear tree" right above "1. …": a line of several words, without a figure, heads the steps below it. */
function isAboveSteps({ text, closesLine }: TaggedUnit, next: TaggedUnit | undefined): boolean {
  return (
    closesLine &&
    /^1[.)]?$/u.test(next?.marker?.trim() ?? "") &&
    text.trim().split(/\s+/u).length >= fewestWordsAboveSteps &&
    /^\p{L}[^\p{Nd}@©|/]*$/u.test(text)
  );
}

/** "Our garden this year, notes for the evening": what sort of text it is, behind a comma, is no part of its name. */
function withoutKind(line: string): string {
  const comma = line.lastIndexOf(", ");
  const [kind = ""] = line.slice(comma + 2).split(" ");
  return line.slice(0, comma).includes(" ") && comma > 0 && isBare(kind) && kind.length >= shortestKind
    ? line.slice(0, comma)
    : line;
}

const shortestKind = 4;

const openingWords =
  /^((?:\p{Lu}[\p{L}\p{M}\p{Nd}'’&.-]*|["“][\p{L} ]{2,16}["”])(?: (?:\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]*|["“][\p{L} ]{2,16}["”]|of|de|da|do|della?|di|la|le|van|von|the)){1,4}) (?=\p{Ll})/u;

/** "Margaret Dolan was born …": the name of several words that the first sentence of the matter opens with; German writes others so too. */
export function readOpeningName(units: readonly TaggedUnit[], language: string): string | undefined {
  const first = units.find(({ role }) => role === "content");
  if (first === undefined || language.startsWith("de") || first.form === "row") return undefined;
  const name = openingWords
    .exec(first.text)?.[1]
    ?.replace(/ (?:of|de|da|do|della?|di|la|le|van|von|the)$/u, "");
  const [word = "", second] = name?.split(" ") ?? [];
  return second === undefined || stopwordsOf(language).has(word.toLowerCase()) ? undefined : name;
}

function isRow(line: string): boolean {
  return (
    (line.match(/[\t|]/gu) ?? []).length > 0 || (!label.test(line) && (line.match(/,\S/gu) ?? []).length > 1)
  );
}

function withoutDay(line: string): string {
  const comma = line.search(/,\s/u);
  return comma > 0 && dated.test(line.slice(comma + 1).trim()) ? line.slice(0, comma) : line;
}
