import { hash } from "../../../tagging/chain/feature-hash.ts";
import { findTerms, termClasses } from "../../../text/lexicon/terms/find-terms.ts";
import { hasNoVerb } from "../../../text/sentences/subject-of.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { readContentWords } from "../../../text/words/words.ts";
import type { Brief } from "../../brief.ts";
import type { BriefWordClass } from "../../lexicon/brief-words.ts";
import { bitOf, wordClasses } from "../../slots/word-classes.ts";
import { questionWords } from "../from-topic.ts";
import type { TitleSources } from "../sources.ts";
import { isBare } from "../tidy-title.ts";
import type { ReadUnit, TitleCandidate } from "./find-candidates.ts";
import { type PromptWords, pushWordFeatures, readPromptWords } from "./word-features.ts";

/** A title that a rule reads from a prompt. */
export interface SaidTitle {
  readonly rule: string;
  readonly text: string;
}

interface Phrase {
  readonly name: string;
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** What is known of a prompt before its candidates are looked at. */
export interface TitleContext {
  readonly language: string;
  /** By unit and token the classes of terms, as bits. */
  readonly terms: ReadonlyMap<ReadUnit, readonly number[]>;
  /** By stem in how many units it stands. */
  readonly counts: ReadonlyMap<string, number>;
  readonly slots: readonly Phrase[];
  /** What rules read, the surest first. */
  readonly said: readonly Phrase[];
  /** Which roles the units have, and how much matter there is. */
  readonly shape: string;
  readonly firstMatter: number;
  readonly words: PromptWords;
}

const stemLength = 6;
const mostUnits = 120;
const longestUnit = 400;
const mostParts = 8;
const unheard: ReadonlySet<string> = new Set(["withhold", "note", "chrome"]);

/** Returns what the features of a prompt's candidates need to know of it. */
export function readTitleContext(
  { brief, language, text, units }: TitleSources,
  read: readonly ReadUnit[],
  said: readonly SaidTitle[],
): TitleContext {
  const counts = new Map<string, number>();
  for (const { role, text } of units.slice(0, mostUnits)) {
    if (unheard.has(role)) continue;
    for (const stem of new Set(stemsOf(text.slice(0, longestUnit), language)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const toPhrase = (name: string, text: string): Phrase => ({
    name,
    text: text.toLowerCase(),
    stems: new Set(stemsOf(text, language)),
  });
  return {
    language,
    terms: new Map(read.map((unit) => [unit, termsByToken(unit)])),
    counts,
    slots: slotsOf(brief).map(([name, text]) => toPhrase(name, text)),
    said: said.map(({ rule, text }) => toPhrase(rule, text)),
    shape: shapeOf(units),
    firstMatter: units.findIndex(({ role }) => role === "content" || role === "heading"),
    words: readPromptWords(text, language),
  };
}

function stemsOf(text: string, language: string): readonly string[] {
  return readContentWords(text, language).map((word) => word.slice(0, stemLength));
}

function shapeOf(units: TitleSources["units"]): string {
  const has = (name: string): string => (units.some(({ role }) => role === name) ? name.charAt(0) : "-");
  const matter = units.filter(({ role }) => role === "content").length;
  const amount = matter === 0 ? 0 : matter < 4 ? 1 : 2;
  return `${has("request")}${has("title")}${has("heading")}${has("plan")}${amount}`;
}

function slotsOf(brief: Brief): readonly (readonly [name: string, text: string])[] {
  const { topic, about, audience, tone, genre, occasion, title, parts } = brief;
  const named = Object.entries({ topic, about, audience, tone, genre, occasion, title });
  return [
    ...named.flatMap(([name, text]): [string, string][] => (text === undefined ? [] : [[name, text]])),
    ...parts.slice(0, mostParts).map(({ text }): [string, string] => ["part", text]),
  ];
}

function termsByToken({ text, tokens }: ReadUnit): readonly number[] {
  const bits = tokens.map(() => 0);
  for (const { start, end, classes } of findTerms(text))
    for (const [index, token] of tokens.entries())
      if (token.start < end && token.end > start) bits[index] = (bits[index] ?? 0) | classes;
  return bits;
}

/** Returns the hashed names of a candidate's features. */
export function readTitleFeatures(candidate: TitleCandidate, context: TitleContext): Uint32Array {
  const list: string[] = ["1"];
  const stems = stemsOf(candidate.text, context.language);
  pushSaid(list, candidate.text, stems, context);
  pushWordFeatures(list, candidate.text, context.words);
  const { read } = candidate;
  if (read === undefined)
    list.push("free", `free${context.shape}`, `free#${Math.min(12, candidate.text.split(" ").length)}`);
  else {
    pushPlace(list, candidate, read, context);
    pushBeside(list, candidate, read, context);
    pushWords(list, candidate, read, context);
    pushEnds(list, candidate, read, context);
    pushLeads(list, candidate, read);
    pushForm(list, candidate, read, stems, context);
    pushAgain(list, read.unit.role, stems, context);
    pushSlots(list, candidate, read, stems, context);
  }
  return Uint32Array.from(list, (name) => mix(hash(name)));
}

function mix(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x85eb_ca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** How near it comes to what each rule reads, and to the surest. */
function pushSaid(list: string[], text: string, stems: readonly string[], { said }: TitleContext): void {
  const lower = text.toLowerCase();
  for (const [rank, phrase] of said.entries()) {
    const isSame = phrase.text === lower;
    const common = countIn(stems, phrase.stems);
    const like = (2 * common) / Math.max(1, stems.length + phrase.stems.size);
    const how = isSame ? "=" : String(Math.floor(like * 4));
    list.push(`X${phrase.name}${how}`);
    if (!isSame && common > 0)
      list.push(
        `X${phrase.name}${lower.includes(phrase.text) ? ">" : phrase.text.includes(lower) ? "<" : "~"}`,
      );
    if (rank === 0) list.push(`X1${how}`, `X1${phrase.name}${how}${phrase.text.split(" ").length > 2}`);
  }
}

function countIn(stems: readonly string[], set: ReadonlySet<string>): number {
  return stems.filter((stem) => set.has(stem)).length;
}

/** Which unit it stands in, and where in it. */
function pushPlace(
  list: string[],
  { first, last }: TitleCandidate,
  { unit, index, tokens }: ReadUnit,
  { shape, firstMatter }: TitleContext,
): void {
  const { role, form } = unit;
  const order = index === 0 ? 0 : index < 3 ? 1 : index < 8 ? 2 : 3;
  const length = Math.min(12, last - first + 1);
  const opens = first === 0 ? "^" : isMark(tokens[first - 1]?.text) ? "," : ".";
  const ends = last === tokens.length - 1 ? "$" : isMark(tokens[last + 1]?.text) ? "," : ".";
  const ways = `${opens}${ends}`;
  list.push(`r${role}`, `r${role}${form}`, `r${role}${order}`, `ro${role}${ways}`, `rl${role}${length}`);
  list.push(`s${shape}${role}`, `s${shape}${role}${ways}`, `p${unit.place}${role}`, `w${ways}`, `l${length}`);
  list.push(`fm${index === firstMatter}${role}${ways}`, `f${Math.min(first, 8)}${role}`);
  list.push(
    `ol${unit.opensLine}${unit.closesLine}${role}${ways}`,
    `bl${unit.blankAfter}${role}${ways}${order}`,
  );
}

function isMark(text = ""): boolean {
  return /^[^\p{L}\p{M}\p{Nd}]+$/u.test(text);
}

/** Which words stand beside it, and open and end it. */
function pushBeside(
  list: string[],
  { first, last }: TitleCandidate,
  read: ReadUnit,
  { terms }: TitleContext,
): void {
  const { tokens, classes, isSmall, unit } = read;
  const word = (index: number, none: string): string => tokens[index]?.small ?? none;
  const before = word(first - 1, "^");
  const after = word(last + 1, "$");
  list.push(`b${before}`, `a${after}`);
  list.push(`b0${word(first, "")}`, `l0${word(last, "")}`);
  list.push(`quo${/["“„«「『]$/u.test(before)}${/^["”“»」』]/u.test(after)}`, `par${/[(（]/u.test(before)}`);
  list.push(`qm${/[?？]/u.test(after)}`);
  // A name that goes on is cut.
  const shape = (index: number): string => shapeOfWord(tokens[index]?.text);
  const goesOn = `${shape(last)}${shape(last + 1)}${isSmall[last + 1] === true ? shape(last + 2) : ""}`;
  list.push(`nx${goesOn}`, `nx${goesOn}${unit.role}`, `px${shape(first - 1)}${shape(first)}`);
  const places = [
    ["B", first - 1],
    ["A", last + 1],
    ["C", first - 2],
    ["F", first],
    ["L", last],
  ] as const;
  for (const [name, index] of places) {
    for (const one of bitsOf(classes[index] ?? 0, wordClasses))
      list.push(`${name}${one}`, `${name}${one}${unit.role}`);
    for (const one of bitsOf(terms.get(read)?.[index] ?? 0, termClasses)) list.push(`${name}t${one}`);
  }
}

function shapeOfWord(text: string | undefined): string {
  if (text === undefined) return "$";
  if (/^\p{Nd}/u.test(text)) return "9";
  if (/^\p{Lu}/u.test(text)) return "X";
  return /^\p{L}/u.test(text) ? "x" : text.slice(0, 1);
}

function bitsOf(bits: number, names: readonly string[]): readonly string[] {
  return bits === 0 ? [] : names.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** Which word lists its words stand in. */
function pushWords(
  list: string[],
  { first, last }: TitleCandidate,
  read: ReadUnit,
  context: TitleContext,
): void {
  const { classes, isSmall, unit } = read;
  const terms = context.terms.get(read) ?? [];
  const count = last - first + 1;
  let [own, ownTerms, small] = [0, 0, 0];
  for (let index = first; index <= last; index += 1) {
    own |= classes[index] ?? 0;
    ownTerms |= terms[index] ?? 0;
    if (isSmall[index] === true) small += 1;
  }
  for (const one of bitsOf(own, wordClasses)) list.push(`I${one}`, `I${one}${unit.role}`);
  for (const one of bitsOf(ownTerms, termClasses)) list.push(`It${one}`, `It${one}${unit.role}`);
  list.push(`is${isSmall[first]}${isSmall[last]}`, `sm${step(small, count)}${count > 4}`);
}

/** Returns how great a share is, in five steps. */
function step(some: number, all: number): number {
  const share = some / Math.max(1, all);
  return share === 0 ? 0 : share < 0.34 ? 1 : share < 0.67 ? 2 : share < 1 ? 3 : 4;
}

/** How it is written: its length, capitals, figures, marks, whether it has a verb. */
function pushForm(
  list: string[],
  { text, first, last }: TitleCandidate,
  { unit: { role }, tokens }: ReadUnit,
  stems: readonly string[],
  { language }: TitleContext,
): void {
  const capitals = tokens.slice(first, last + 1).filter((token) => /^\p{Lu}/u.test(token.text)).length;
  const large = step(capitals, last - first + 1);
  const isVerbless = hasNoVerb(text);
  list.push(`cl${Math.min(12, Math.floor(countColumns(text) / 8))}`, `n${Math.min(8, stems.length)}${role}`);
  list.push(`cap${large}${language === "de"}`, `cap${large}${role}`);
  list.push(`d${/\p{Nd}/u.test(text)}${role}`, `d${/^\p{Nd}/u.test(text)}${/\p{Nd}\W*$/u.test(text)}`);
  list.push(`y${/(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u.test(text)}`, `m${/[%€$£¥]/u.test(text)}`);
  list.push(`v${isVerbless}${role}`, `v${isVerbless}${Math.min(12, last - first + 1)}`);
  list.push(`q${questionWords.test(text)}${role}`, `bare${isBare(text)}`, `br${/[()]/u.test(text)}`);
  list.push(`in${/[,;]/u.test(text)}${role}`, `co${/[:–—]/u.test(text)}${role}`);
}

/** Whether its words come again in other units. */
function pushAgain(
  list: string[],
  role: string,
  stems: readonly string[],
  { counts, shape }: TitleContext,
): void {
  const again = stems.filter((stem) => (counts.get(stem) ?? 0) > 1).length;
  const sum = stems.reduce((all, stem) => all + Math.min(5, counts.get(stem) ?? 0), 0);
  const mean = Math.min(8, Math.floor((2 * sum) / Math.max(1, stems.length)));
  list.push(`ag${step(again, stems.length)}${role}`, `mu${mean}`, `mu${mean}${role}${shape}`);
}

/** What of it stands in the slots of the brief: in the topic, or in whom the deck is for; a slot may have been read wrongly. */
function pushSlots(
  list: string[],
  { text, first, last }: TitleCandidate,
  read: ReadUnit,
  stems: readonly string[],
  { slots, shape, terms }: TitleContext,
): void {
  const lower = text.toLowerCase();
  const { role } = read.unit;
  for (const slot of slots) {
    const common = countIn(stems, slot.stems);
    const share = `${step(common, stems.length)}${step(common, slot.stems.size)}`;
    if (common > 0) list.push(`S${slot.name}${share}`, `S${slot.name}${share}${role}`);
    if (common === 0 && slot.name !== "part") list.push(`S0${slot.name}`);
    if (slot.text === lower) {
      list.push(`S=${slot.name}`, `S=${slot.name}${shape}`, `S=${slot.name}${dayOf(read, first, last)}`);
      for (const one of bitsOf(read.classes[first - 1] ?? 0, wordClasses)) list.push(`S=${slot.name}B${one}`);
      for (const one of bitsOf(terms.get(read)?.[first] ?? 0, termClasses))
        list.push(`S=${slot.name}F${one}`);
      list.push(
        `S=${slot.name}n${Math.min(8, last - first + 1)}`,
        `S=${slot.name}i${Math.min(4, read.index)}`,
      );
    } else if (lower.includes(slot.text)) list.push(`S>${slot.name}`);
    else if (slot.text.includes(lower)) list.push(`S<${slot.name}`);
  }
}

/** How much of it is a day of the week. */
function dayOf({ isDay }: ReadUnit, first: number, last: number): string {
  const days = isDay.slice(first, last + 1).filter(Boolean).length;
  return `day${step(days, last - first + 1)}`;
}

const longestEnding = 3;

/** Of which words it is made at its ends, which clause of its unit it is of, and whether it names a day. */
function pushEnds(
  list: string[],
  { first, last }: TitleCandidate,
  read: ReadUnit,
  { language }: TitleContext,
): void {
  const { tokens, isDay, isBeside, clauses, index, unit } = read;
  const day = dayOf(read, first, last);
  list.push(day, `${day}${unit.role}`, `dn${isDay[last + 1] === true}`, `db${isDay[first - 1] === true}`);
  const base = language.slice(0, 2);
  const endingOf = (place: number): string => {
    const { text = "", small = "" } = tokens[place] ?? {};
    return `${base}${/^\p{Lu}/u.test(text)}${small.slice(-longestEnding)}`;
  };
  list.push(
    `eF${endingOf(first)}`,
    `eL${endingOf(last)}`,
    `eA${endingOf(last + 1)}`,
    `eB${endingOf(first - 1)}`,
  );
  list.push(`bb${tokens[first - 2]?.small ?? "^"} ${tokens[first - 1]?.small ?? "^"}`);
  list.push(`bs${isBeside[first]}${isBeside[last]}`);
  const clause = clauses.findIndex(([, to]) => to >= first);
  const [from = 0, to = 0] = clauses[clause] ?? [];
  const where = `${Math.min(3, index)}${Math.min(3, clause)}${first === from}${last === to}`;
  list.push(`cw${where}`, `cw${where}${unit.role}`, `cc${Math.min(4, clauses.length)}${where}`);
}

const leading = bitMask(
  "about",
  "topicLabel",
  "forWhom",
  "audienceLabel",
  "include",
  "exclude",
  "make",
  "deck",
  "genre",
  "given",
  "occasion",
  "audienceNoun",
);
const farthest = 4;

/** Which words that lead to something stand before it in its clause and behind it: "for", "about", "include". */
function pushLeads(
  list: string[],
  { first, last }: TitleCandidate,
  { classes, clauses, tokens, unit: { role } }: ReadUnit,
): void {
  const [from, to] = clauses.find(([, end]) => end >= first) ?? [0, tokens.length - 1];
  const isLead = (index: number): boolean => ((classes[index] ?? 0) & leading) !== 0;
  const push = (name: string, indexes: readonly number[], place: number): void => {
    const found = indexes.filter(isLead);
    const nearest = name === "before" ? found.at(-1) : found[0];
    if (nearest === undefined) list.push(`k${name}-${role}`);
    else
      for (const one of bitsOf((classes[nearest] ?? 0) & leading, wordClasses))
        list.push(
          `k${name}${one}`,
          `k${name}${one}${Math.min(farthest, Math.abs(nearest - place))}`,
          `k${name}${one}${role}`,
        );
    const all = found.reduce((bits, index) => bits | ((classes[index] ?? 0) & leading), 0);
    for (const one of bitsOf(all, wordClasses)) list.push(`K${name}${one}`);
  };
  const indexes = tokens.map((_, index) => index);
  push("before", indexes.slice(from, first), first);
  push("behind", indexes.slice(last + 1, to + 1), last);
  const earlier = classes.slice(0, from).reduce((bits, own) => bits | (own & leading), 0);
  for (const one of bitsOf(earlier, wordClasses)) list.push(`ke${one}`, `ke${one}${role}`);
}

function bitMask(...names: readonly BriefWordClass[]): number {
  return names.reduce((bits, name) => bits | bitOf(name), 0);
}
