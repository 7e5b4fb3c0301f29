import { blankJson } from "./blank-json.ts";
import { pageText } from "./page-text.ts";
import { findJson } from "./scan-json.ts";
import type { Source, Unit } from "./unit.ts";

/**
 * Returns the prompt's text, as long as before, in which all that is not kept is spaces: units, and the marks that belonged to
 * them (bullets, numbers, brackets, quotation marks of mails, separators, commas of records). Line feeds stay. Of a web page it
 * returns what is kept as Markdown.
 */
export function matterText(source: Source, isKept: (unit: Unit) => boolean): string {
  const { text, units } = source;
  const kept = units.map(isKept);
  if (units.some(({ carrier }) => carrier === "html"))
    return pageText(
      text,
      units.filter((_, index) => kept[index]),
    );
  if (kept.every(Boolean)) return text;
  const characters = text.split("");
  const blank = (start: number, end: number): void => {
    for (let place = start; place < end; place += 1) if (characters[place] !== "\n") characters[place] = " ";
  };
  for (const [index, { span }] of units.entries()) if (kept[index] !== true) blank(span.start, span.end);
  for (let index = 0; index <= units.length; index += 1) {
    const start = units[index - 1]?.span.end ?? 0;
    const end = units[index]?.span.start ?? text.length;
    const after = side(units, kept, index);
    const isItemKept = after !== undefined && (after.isKept || goesOnKept(units, kept, index));
    if (start < end)
      blankGap({ source, start, end, before: side(units, kept, index - 1), after, isItemKept }, blank);
  }
  // Each message of a chat is a paragraph of its own, however it opens and ends.
  for (const { form, carrier, span, opensLine } of units)
    if (form === "carrier" && carrier === "chat" && opensLine && characters[span.start] === " ")
      characters[span.start] = "\n";
  const blocks = findJson(text);
  for (const block of blocks) restore(text, characters, block.start, block.end);
  for (const block of blocks) blankJson(text, block, source, kept, blank);
  return characters.join("");
}

/** A unit beside a gap, and whether it is kept. */
interface Side {
  readonly unit: Unit;
  readonly isKept: boolean;
}

interface Gap {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  readonly before: Side | undefined;
  readonly after: Side | undefined;
  /** False where nothing is kept of the item that opens behind the gap. */
  readonly isItemKept: boolean;
}

function side(units: readonly Unit[], kept: readonly boolean[], index: number): Side | undefined {
  const unit = units[index];
  return unit === undefined ? undefined : { unit, isKept: kept[index] === true };
}

/** Says whether a later sentence of the item that a unit opens is kept: it stays an item of its own. */
function goesOnKept(units: readonly Unit[], kept: readonly boolean[], index: number): boolean {
  const first = units[index];
  if (first?.form !== "item" || first.marker === undefined || !first.opensLine) return false;
  for (let next = index + 1; units[next]?.line === first.line; next += 1) if (kept[next]) return true;
  return false;
}

/** Marks on the line of the unit before belong to it, those on the line of the unit behind to that one; lines of marks only to both. */
function blankGap(
  { source, start, end, before, after, isItemKept }: Gap,
  blank: (start: number, end: number) => void,
): void {
  // What stands before the first unit, and behind the last one, is theirs.
  const isBefore = (before ?? after)?.isKept ?? true;
  const isAfter = (after ?? before)?.isKept ?? true;
  const gap = source.text.slice(start, end);
  const first = gap.indexOf("\n");
  if (first === -1) {
    if (!isBefore && !isAfter) blank(start, end);
    else if (isBefore !== isAfter) blankBetween(gap, start, isBefore, blank);
    return;
  }
  const last = gap.lastIndexOf("\n");
  if (!isBefore) blank(start, start + first);
  if (!isAfter && !isItemKept) blank(start + last + 1, end);
  else if (after?.unit.carrier === "mail" || after?.unit.form === "carrier")
    blankQuotes(gap.slice(last + 1), start + last + 1, blank);
  // A rule or an underline between belongs to what is above it; fences to the code that they hold.
  const isFence = after?.unit.form === "code" && before?.unit.form !== "code";
  const isRuleKept = isFence ? isAfter : before === undefined ? isAfter : isBefore;
  if (!isRuleKept) blank(start + first, start + last);
}

const opening = /[([{（【＜<«„“"'‘「『*_#\-–—•]+\s*$/u;

const goingOn = /(?<=^\s*)[,;，；、،]/u;

/** Between a unit that is kept and one that is not, in one line: what opens belongs to the one behind, all else to the one before. */
function blankBetween(
  gap: string,
  start: number,
  isBefore: boolean,
  blank: (start: number, end: number) => void,
): void {
  const from = opening.exec(gap)?.index ?? gap.length;
  if (isBefore) {
    blank(start + from, start + gap.length);
    // What is kept goes on no more.
    const mark = goingOn.exec(gap);
    if (mark !== null) blank(start + mark.index, start + mark.index + 1);
  }
  if (!isBefore) blank(start, start + from);
}

function blankQuotes(gap: string, start: number, blank: (start: number, end: number) => void): void {
  const quotes = /^[ \t]*(?:>[> \t]*)+/u.exec(gap)?.[0].length ?? 0;
  blank(start, start + quotes);
}

function restore(text: string, characters: string[], start: number, end: number): void {
  for (let place = start; place < end; place += 1) characters[place] = text.charAt(place);
}
