import type { Span } from "../span.ts";
import { countColumns } from "../words/columns.ts";

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
  ", nearly all of which ",
  ", most of which ",
  ", all of which ",
  ", some of which ",
  ", in which ",
  ", from which ",
  ", while ",
  ", whereas ",
  ", although ",
  ", because ",
  ", since ",
  ", so that ",
  " in order to ",
  ", such as ",
  ", sodass ",
  ", während ",
  ", wobei ",
  ", weil ",
  ", obwohl ",
  ", da ",
  ", ce qui ",
  ", tandis que ",
  ", bien que ",
  ", lo que ",
  ", mientras que ",
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
const withoutComma = [...breaks, ...dependentOpenings].filter((opening) => !opening.startsWith(","));

/** Words whose loss turns a statement into another one. */
const conditions =
  /(?<![\p{L}\p{M}])(?:not|no|never|only|except|unless|without|if|provided|must|may|nicht|kein|keine|nur|außer|ohne|wenn|falls|muss|ne|pas|sauf|seulement|sans|si|no|solo|sólo|salvo|sin|не|нет|только|кроме|без|если)(?![\p{L}\p{M}])/iu;

/**
 * Returns the parts of a sentence to keep so that it gets shorter without saying something else: discourse markers go,
 * then brackets, relative clauses within and circumstances at the beginning, then what follows a semicolon, a dash or a
 * relative clause; never a part with a figure, a negation, a condition or half a quotation, never at a bare comma. It may
 * stay longer than the limit (in columns). One whose whole words are spoken may lose a second clause with its figures.
 */
export function shortenSentence(text: string, limit: number, isSpoken = false): KeptSpans {
  const start = isSpoken ? Math.max(markerLength(text), datelineLength(text)) : markerLength(text);
  let kept = withoutBackReference(text, { start, end: text.length });
  if (columnsOf(text, kept) <= limit) return kept;
  kept = withoutBrackets(text, kept);
  if (columnsOf(text, kept) > limit) kept = withoutInnerClause(text, kept);
  if (columnsOf(text, kept) > limit) kept = withoutCircumstance(text, kept);
  for (
    let cut = lastCut(text, kept);
    columnsOf(text, kept) > limit && cut !== undefined;
    cut = lastCut(text, kept)
  ) {
    kept = cut;
  }
  if (isSpoken && columnsOf(text, kept) > limit) kept = withoutSecondClause(text, kept);
  return kept;
}

const longestDateline = 64;

/** "PORTLAND, Ore., September 9, 2025 — …": where and when news was given out. */
function datelineLength(text: string): number {
  const head = text.slice(0, longestDateline);
  const place = [" — ", " – ", " -- "].map((dash) => head.indexOf(dash)).find((found) => found > 0) ?? -1;
  const isDateline =
    /^\p{Lu}{4}/u.test(head) && /^[\p{L}\p{Nd}\s.,/()’'-]+$/u.test(head.slice(0, Math.max(0, place)));
  return isDateline ? head.indexOf(" ", place + 1) + 1 : 0;
}

/** "The need was plain: …", "Exports rose; …": a clause after a colon or semicolon is told in full in the notes. */
function withoutSecondClause(text: string, kept: readonly Span[]): Span[] {
  const whole = { start: kept[0]?.start ?? 0, end: kept.at(-1)?.end ?? text.length };
  for (const mark of ["; ", ": "]) {
    const place = text.indexOf(mark, whole.start + shortestRest);
    if (place === -1 || place >= whole.end) continue;
    const first = kept.flatMap(({ start, end }) =>
      start < place ? [{ start, end: Math.min(end, place) }] : [],
    );
    const words = keptText(text, first);
    const left = text.slice(place, whole.end);
    const isClause = left.split(" ").length > 6 && words.split(" ").length > 5;
    if (isClause && isBalanced(words) && isBalanced(left) && !conditions.test(left)) return first;
  }
  return [...kept];
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

/** "In October of that year Field founded …", "The first one, Ariel 2, was opened …": what is named needs no help. */
function withoutBackReference(text: string, whole: Span): Span[] {
  const head = text.slice(0, 60);
  const date =
    /^(?:in|on|at|by) (?:[\p{L}\p{Nd}]{1,12} ){0,2}of that (?:year|month),? (?=\p{L})/iu.exec(head)?.[0] ??
    "";
  if (date !== "" && text.length - date.length > shortestRest)
    return [{ start: date.length, end: whole.end }];
  const named = /^The (?:first|second|third|last) one, (?=(\p{Lu}[\p{L}\p{Nd} -]{1,24}), )/u.exec(head);
  const name = named?.[1] ?? "";
  if (named === null || name === "") return [whole];
  const start = named[0].length;
  return [
    { start, end: start + name.length },
    { start: start + name.length + 1, end: whole.end },
  ];
}

const relativeOpenings = [", which ", ", who ", ", whose "];

/** A relative clause between two commas, the last ones of the sentence: with more of them it might be a list. */
function withoutInnerClause(text: string, kept: readonly Span[]): Span[] {
  const last = kept.at(-1);
  if (last === undefined) return [...kept];
  for (const opening of relativeOpenings) {
    const from = text.indexOf(opening, last.start);
    const to = from === -1 ? -1 : text.indexOf(", ", from + opening.length);
    if (to === -1 || to >= last.end || text.indexOf(",", to + 1) !== -1) continue;
    const goesOn = /^(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero) /u.test(text.slice(to + 2, to + 8));
    if (goesOn || !isSpare(text.slice(from, to)) || last.end - to < shortestRest) continue;
    return [...kept.slice(0, -1), { start: last.start, end: from }, { start: to + 1, end: last.end }];
  }
  return [...kept];
}

const circumstances =
  /^(?:although|though|because|since|despite|obwohl|weil|trotz|bien que|parce que|malgré|aunque|porque|a pesar de)\s/iu;

/** "Although it rained, the company …": what else holds, before a subject that names itself; "when" and "after" may be conditions. */
function withoutCircumstance(text: string, kept: readonly Span[]): Span[] {
  const [first, ...rest] = kept;
  if (first === undefined || !circumstances.test(text.slice(first.start, first.start + 16))) return [...kept];
  const comma = text.indexOf(", ", first.start);
  if (comma === -1 || comma >= first.end || text.indexOf(",", comma + 1) !== -1) return [...kept];
  const main = text.slice(comma + 2, first.end);
  const namesItself = /^(?:the|a|an|le|la|les|un|une|el|los|las|una|\p{Lu}\p{L}+)\s/u.test(main);
  if (!namesItself || main.length < shortestRest || !isSpare(text.slice(first.start, comma)))
    return [...kept];
  return [{ start: comma + 2, end: first.end }, ...rest];
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
  for (const place of placesOfCuts(text, last)) {
    const shorter = [...kept.slice(0, -1), { start: last.start, end: place }];
    const rest = keptText(text, shorter);
    if (countColumns(rest) < shortestRest) return undefined;
    if (isSpare(text.slice(place, last.end)) && isBalanced(rest)) return shorter;
  }
  return undefined;
}

/** Where each of the openings stands last, the last one first. */
function placesOfCuts(text: string, { start, end }: Span): readonly number[] {
  const openings = text.includes(", ") ? [...breaks, ...dependentOpenings] : withoutComma;
  return openings
    .map((opening) => text.lastIndexOf(opening, end - 2))
    .filter((place) => place > start)
    .sort((one, other) => other - one);
}

function isSpare(part: string): boolean {
  return !/\p{Nd}/u.test(part) && !part.includes("://") && isBalanced(part) && !conditions.test(part);
}

function isBalanced(text: string): boolean {
  if (!/[()[\]"“”„«»`]/.test(text)) return true;
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
