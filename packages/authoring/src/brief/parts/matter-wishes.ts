import type { Span } from "../../source/unit.ts";
import { readItem } from "../../tagging/clause-or-name.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import { hasFiniteVerb } from "../../tagging/statement.ts";
import { firstWords, sequenceWords } from "../../text/lexicon/part-words.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import { readTokens } from "../../text/words/tokens.ts";
import type { MatterWish, WantedEnding, WantedForm, WantedPart } from "../brief.ts";
import { readNumber } from "../numbers.ts";
import { isChart, readForm, readWishedForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";

/** A wish, and the unit that says it. */
export interface SaidWish extends Omit<MatterWish, "spans"> {
  readonly unit: TaggedUnit;
}

const mostUnits = 24;
const mostCounted = 9;
const opens = /[:：]\s*$/u;
/** What goes on behind it. */
const goesOn = /[,，;；–—-]\s*$|[^.!?。！？…\s)）"”»]\s*$/u;
/** What points at something told before. */
const pointing =
  /(?<![\p{L}\p{M}])(?:that|this|these|those|it|them|both|das|dies\p{L}{0,2}|sie|es|beides?|ça|cela|ceci|ces|cette|cet|les deux|eso|esos|esas|esto|estos|estas|ambos|isso|isto|esses|essas|estes|quest[oiae]|quell[oiae]|dit|dat|deze|die|det|detta|dette|dessa|disse|это|эти|це|ці)(?![\p{L}\p{M}])|[这這那]|これ|それ|この|その|이것|이걸|그것|هذ[اه]/iu;

/** Says whether words only point at what was told before: "put that one up". */
export function pointsBack(words: string): boolean {
  return pointing.test(words) || pointingInPolish.test(words);
}

/** Elsewhere "to" is another word: "next to each other". */
const pointingInPolish =
  /^(?:a |i )?(?:to|te|ten|tę|tą)\s|\s(?:to|te|ten|tę|tą)\s(?:jako|w|na|niech|proszę|jest|są)(?!\p{L})/iu;

const leading = new RegExp(
  `^(?:(?:and|und|et|y|e|en|och|og|i|и)\\s)?(?:(?:now|nun|jetzt|maintenant|ahora|agora|adesso|nu|teraz|теперь|${firstWords}|${sequenceWords})[\\s,]{1,2})`,
  "iu",
);
const ofWish = termBits("deck", "polite", "want", "ask", "look", "note");
const mostWordsOfName = 5;
/** Who speaks or is spoken to. */
export const speaking =
  /(?:^|\s)(?:I|we|you|ich|wir|du|Sie|je|nous|vous|yo|io|eu|ik|wij|jag|jeg|vi|ja|ты|вы|я|мы)(?:['’\s]|$)/u;

/** "The prices in a grid": more words before it tell where something belongs. */
const inForm = /(?<=^\S+(?:\s\S+){0,2})\s(?:in|im|en|em|i|w|v|в)\s.*$/su;

/** "Then the stations, as a table:", "the jollof recipe, as steps:": what opens a wish names the matter behind it. */
function nameBefore(text: string): string | undefined {
  const head = text
    .replace(leading, "")
    .replace(inForm, "")
    .split(/[,，:：(（.!?–—]|\s(?=(?:as|als|comme|como|come|som|jako|jak|как|як)\s)/u, 1)[0]
    ?.trim();
  if (head === undefined || !/^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]{4}/u.test(head.replace(/\s/gu, "")))
    return undefined;
  const isName =
    head.split(/\s+/u).length <= mostWordsOfName &&
    !pointsBack(head) &&
    readForm(head) === undefined &&
    readItem(head) === "name" &&
    !hasFiniteVerb(head) &&
    !hasVerb(head) &&
    !speaking.test(head) &&
    findTerms(head).every(({ classes }) => (classes & ofWish) === 0);
  return isName ? head : undefined;
}

/** "These three as steps", "what they say, as quotes". */
const asForm =
  /(?<![\p{L}\p{M}])(?:as|als|comme|en|como|come|som|jako|jak|как|як|olarak)\s(?<form>[^,;:.!?()]{3,40})/giu;

function formBehindAs(text: string): WantedForm | undefined {
  const forms = [...text.slice(0, longestWish).matchAll(asForm)].flatMap(
    ({ groups }) => readWishedForm(groups?.["form"] ?? "") ?? [],
  );
  return forms[0];
}

const longestWish = 400;

/** Returns what a unit wishes of the matter beside it: that it is its only part, or the deck's ending, or has a form. */
export function wishOf(
  unit: TaggedUnit,
  slots: readonly FoundSlot[],
  part: WantedPart | undefined,
  ending: WantedEnding | undefined,
): SaidWish | undefined {
  const endsDeck =
    ending !== undefined &&
    ending.details === undefined &&
    ending.isSaid !== true &&
    unit.text.includes(ending.text);
  const read = slots.flatMap(({ slot, text }) => (slot === "form" ? (readWishedForm(text) ?? []) : []));
  const form = part?.form ?? read[0] ?? formBehindAs(unit.text);
  const name = endsDeck || part?.details !== undefined ? undefined : part?.text;
  if (!endsDeck && name === undefined && form === undefined) return undefined;
  const heading = endsDeck || name !== undefined || part !== undefined ? undefined : nameBefore(unit.text);
  return {
    unit,
    ...(heading !== undefined && opens.test(unit.text) && { part: heading }),
    ...(form && { form }),
    ...(name !== undefined && { part: name }),
    ...(endsDeck && { endsDeck: true as const }),
  };
}

/** Says whether a name of at most two words is none: "that", "to it". */
export function onlyPoints(name: string): boolean {
  const words = name.trim().split(/\s+/u);
  return words.length <= 2 && pointsBack(words.at(-1) ?? "");
}

/**
 * Returns the wishes with the matter that each is said of: behind a colon, up to the next wish or blank line; before words that
 * point back ("that as columns, please", "these three as steps", "(table for these)"), as much of the paragraph as they count.
 */
export function findMatterWishes(
  units: readonly TaggedUnit[],
  said: readonly SaidWish[],
  taken: readonly Span[] = [],
): readonly MatterWish[] {
  const used = new Set(taken.map(({ start }) => start));
  const found = new Map<SaidWish, MatterWish>();
  // What is to be drawn of a few sentences is of none of the parts before it.
  const drawn = said.filter(({ form }) => form !== undefined);
  for (const one of [...drawn, ...said.filter((other) => !drawn.includes(other))]) {
    const { unit, ...wish } = one;
    const beside = matterBeside(units, units.indexOf(unit), wish).map(({ span }) => span);
    const end = drawn.includes(one) ? -1 : beside.findIndex(({ start }) => used.has(start));
    const spans = end === -1 ? beside : beside.slice(0, end);
    if (spans.length === 0 || spans.some(({ start }) => used.has(start))) continue;
    if (wish.endsDeck === true && !isNearEnd(units, spans)) continue;
    for (const { start } of spans) used.add(start);
    found.set(one, { ...wish, spans });
  }
  return said.flatMap((one) => found.get(one) ?? []);
}

function matterBeside(
  units: readonly TaggedUnit[],
  index: number,
  { form, part, endsDeck }: Omit<SaidWish, "unit">,
): readonly TaggedUnit[] {
  const mayPointBack = form !== undefined;
  const unit = units[index];
  if (unit === undefined) return [];
  const ahead = runAhead(units, index, endsDeck === true);
  if (opens.test(unit.text) && ahead.length > 0) return ahead;
  if (mayPointBack && (pointsBack(unit.text) || /^[(（]/u.test(unit.text))) {
    const back = counted(runBack(units, index), unit.text);
    const figures = form !== undefined && isChart(form) ? nearestFigures(back.toReversed()).toReversed() : [];
    return figures.length > 0 ? figures : back;
  }
  if (form !== undefined && part !== undefined) return drawnBeside(units, index, form);
  // "One slide on the ferry. It goes twice a day."
  const next = ahead[0];
  const isNamed = part !== undefined || endsDeck === true;
  // Of what is told behind the words for an end only little can be meant.
  if (endsDeck === true && ahead.length > mostOfEnd) return [];
  if (isNamed && next !== undefined && !next.blankBefore && next.line === unit.line) return ahead;
  const isLine = unit.opensLine && unit.closesLine && mayPointBack;
  // A line of its own belongs to the lines that it touches.
  if (isLine && unit.blankBefore && !unit.blankAfter && ahead.length > 0) return ahead;
  if (isLine && !unit.blankBefore && unit.blankAfter) return counted(runBack(units, index), unit.text);
  return goesOn.test(unit.text) ? ahead.filter(({ line }) => line === unit.line) : [];
}

/** "In 2022 we lost 6, in 2023 9. Column chart for games lost": the figures right before the words that ask, else right behind. */
function drawnBeside(units: readonly TaggedUnit[], index: number, form: WantedForm): readonly TaggedUnit[] {
  const unit = units[index];
  const back = runBack(units, index);
  const ahead = runAhead(units, index).filter(({ line, blankBefore }) => line === unit?.line || !blankBefore);
  if (form === "numbers" || isChart(form)) {
    const told = nearestFigures(back.toReversed()).toReversed();
    return told.length > 0 ? told : nearestFigures(ahead);
  }
  const rows = back.slice(back.findLastIndex(({ opensLine }) => !opensLine) + 1);
  if (rows.length >= fewestRows) return rows;
  // "Now the jobs in a table. Clear the ditch, parish, by May. …"
  const isNext = unit !== undefined && leading.test(unit.text);
  const alike = isNext ? rowsAlike(ahead) : [];
  return alike.length >= fewestRows ? alike : [];
}

/** Sentences with as many commas as the first. */
function rowsAlike(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const commas = ({ text }: TaggedUnit): number => text.match(/[,，、](?=\s|\p{sc=Han})/gu)?.length ?? 0;
  const count = units[0] === undefined ? 0 : commas(units[0]);
  const end = count === 0 ? 0 : units.findIndex((one) => commas(one) !== count);
  return end === -1 ? units : units.slice(0, end);
}

const fewestRows = 2;
const enoughFigures = 3;

/** The units that open a row of them, as far as they have figures, until there are enough to draw. */
function nearestFigures(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const told: TaggedUnit[] = [];
  let count = 0;
  for (const unit of units) {
    const own = unit.text.match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu)?.length ?? 0;
    if (own === 0 || count >= enoughFigures) break;
    told.push(unit);
    count += own;
  }
  return count >= 2 ? told : [];
}

/** What ends the deck is told behind it, however unsure its role is. */
function runAhead(units: readonly TaggedUnit[], index: number, endsDeck = false): readonly TaggedUnit[] {
  const run: TaggedUnit[] = [];
  for (const unit of units.slice(index + 1, index + 1 + mostUnits)) {
    if (!isMatter(unit) || (run.length > 0 && (unit.blankBefore || endsRows(run[0], unit)))) break;
    run.push(unit);
  }
  return endsDeck || run.some(isShown) || opens.test(units[index]?.text ?? "") ? run : [];
}

/** What stands in a line of its own behind rows is no row of them. */
function endsRows(first: TaggedUnit | undefined, unit: TaggedUnit): boolean {
  return first?.form === "item" && unit.form !== "item" && unit.opensLine;
}

function runBack(units: readonly TaggedUnit[], index: number): readonly TaggedUnit[] {
  const run: TaggedUnit[] = [];
  for (const unit of units.slice(Math.max(0, index - mostUnits), index).reverse()) {
    if (!isMatter(unit)) break;
    run.unshift(unit);
    if (unit.blankBefore) break;
  }
  return run.some(isShown) ? run : [];
}

/** "These three": the last three. */
function counted(run: readonly TaggedUnit[], words: string): readonly TaggedUnit[] {
  const count = readTokens(words.slice(0, 60))
    .map(({ small }) => readNumber(small))
    .find((number) => number !== undefined && number >= 2 && number <= mostCounted);
  return count === undefined ? run : run.slice(-count);
}

/** What most of the matter follows on is not what the deck ends with. */
function isNearEnd(units: readonly TaggedUnit[], spans: readonly Span[]): boolean {
  const end = spans.at(-1)?.end ?? 0;
  const shown = units.filter((unit) => isMatter(unit) && isShown(unit));
  return shown.filter(({ span }) => span.start >= end).length <= shown.length * mostBehindEnd;
}

const mostBehindEnd = 0.25;

const mostOfEnd = 5;

function isMatter({ role }: TaggedUnit): boolean {
  return role === "content";
}

function isShown({ place }: TaggedUnit): boolean {
  return place === "slide";
}
