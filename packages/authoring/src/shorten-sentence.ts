import type { Span } from "./blocks.ts";
import { countColumns } from "./columns.ts";

/** A sentence shortened: which parts of it are kept, in order. Nothing is ever added. */
export type KeptSpans = readonly Span[];

const shortestRest = 28;

const discourseMarkers = new Set([
  "However",
  "Moreover",
  "Furthermore",
  "In addition",
  "Additionally",
  "Therefore",
  "Thus",
  "Hence",
  "Consequently",
  "As a result",
  "In fact",
  "Of course",
  "Finally",
  "Also",
  "Firstly",
  "Secondly",
  "Overall",
  "In general",
  "Generally",
  "In other words",
  "For example",
  "For instance",
  "Meanwhile",
  "Nevertheless",
  "Außerdem",
  "Darüber hinaus",
  "Zudem",
  "En outre",
  "De plus",
  "Par conséquent",
  "En effet",
  "Además",
  "Sin embargo",
  "Por lo tanto",
  "Кроме того",
  "Однако",
  "Поэтому",
]);
const longestMarker = 20;

const dependentOpenings = [
  ", which ",
  ", who ",
  ", whose ",
  ", although ",
  ", because ",
  ", since ",
  ", so that ",
  ", wobei ",
  ", weil ",
  ", obwohl ",
  ", da ",
  ", ce qui ",
  ", bien que ",
  ", lo que ",
  ", aunque ",
  ", что ",
  ", хотя ",
  ", потому что ",
  // A second main clause: what stands before the comma is whole without it.
  ", and it ",
  ", and he ",
  ", and she ",
  ", and they ",
  ", and we ",
  ", and there ",
  ", and the ",
  ", und er ",
  ", und sie ",
  ", und es ",
  ", und wir ",
  ", et il ",
  ", et elle ",
  ", et ils ",
  ", и он ",
  ", и она ",
  ", и они ",
];

const breaks = ["; ", " – ", " — "];

/** Words whose loss turns a statement into another one. */
const conditions =
  /(?<![\p{L}\p{M}])(?:not|no|never|only|except|unless|without|if|provided|must|may|nicht|kein|keine|nur|außer|ohne|wenn|falls|muss|ne|pas|sauf|seulement|sans|si|no|solo|sólo|salvo|sin|не|нет|только|кроме|без|если)(?![\p{L}\p{M}])/iu;

/**
 * Returns the parts of a sentence to keep so that it gets shorter without saying something else: discourse markers go,
 * then brackets, then what follows a semicolon, a dash or a relative clause; never a part with a figure, a negation,
 * a condition or half a quotation, never at a bare comma. It may stay longer than the limit (in columns).
 */
export function shortenSentence(text: string, limit: number): KeptSpans {
  let kept: Span[] = [{ start: markerLength(text), end: text.length }];
  if (columnsOf(text, kept) <= limit) return kept;
  kept = withoutBrackets(text, kept);
  for (
    let cut = lastCut(text, kept);
    columnsOf(text, kept) > limit && cut !== undefined;
    cut = lastCut(text, kept)
  ) {
    kept = cut;
  }
  return kept;
}

/** Returns the characters that are kept. */
export function keptText(text: string, kept: KeptSpans): string {
  return kept.map(({ start, end }) => text.slice(start, end)).join("");
}

function columnsOf(text: string, kept: KeptSpans): number {
  return countColumns(keptText(text, kept));
}

/** "However, …" loses the marker only where a comma sets it off: "In addition to English, …" does not. */
function markerLength(text: string): number {
  const comma = text.indexOf(", ");
  if (comma <= 0 || comma > longestMarker || !discourseMarkers.has(text.slice(0, comma))) return 0;
  return text.length - comma > shortestRest ? comma + 2 : 0;
}

/** A single aside can be spared; several of them are how the sentence is built. */
function withoutBrackets(text: string, kept: readonly Span[]): Span[] {
  if (text.indexOf(" (") !== text.lastIndexOf(" (")) return [...kept];
  return kept.flatMap(({ start, end }) => {
    const parts: Span[] = [];
    let from = start;
    for (
      let open = text.indexOf(" (", start);
      open !== -1 && open < end;
      open = text.indexOf(" (", open + 1)
    ) {
      const close = text.indexOf(")", open);
      if (close === -1 || close >= end) break;
      const inner = text.slice(open, close + 1);
      if (open < from || !isSpare(inner) || inner.indexOf("(", 2) !== -1) continue;
      parts.push({ start: from, end: open });
      from = close + 1;
    }
    return [...parts, { start: from, end }];
  });
}

/** Returns the sentence cut at the last place where what follows can be spared. */
function lastCut(text: string, kept: readonly Span[]): Span[] | undefined {
  const last = kept.at(-1);
  if (last === undefined) return undefined;
  const places = [...breaks, ...dependentOpenings]
    .map((opening) => text.lastIndexOf(opening, last.end - 2))
    .filter((place) => place > last.start)
    .sort((one, other) => other - one);
  for (const place of places) {
    const shorter = [...kept.slice(0, -1), { start: last.start, end: place }];
    const rest = keptText(text, shorter);
    if (countColumns(rest) < shortestRest) return undefined;
    if (isSpare(text.slice(place, last.end)) && isBalanced(rest)) return shorter;
  }
  return undefined;
}

function isSpare(part: string): boolean {
  return !/\p{Nd}/u.test(part) && !part.includes("://") && !conditions.test(part) && isBalanced(part);
}

function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count("(") === count(")") &&
    count("[") === count("]") &&
    count('"') % 2 === 0 &&
    count("“") + count("„") === count("”") + (count("„") > 0 ? count("“") : 0) &&
    count("«") === count("»") &&
    count("`") % 2 === 0
  );
}
