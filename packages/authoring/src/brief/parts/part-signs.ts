import { readItem } from "../../tagging/clause-or-name.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import { hasFiniteVerb, opensQuestion } from "../../tagging/statement.ts";
import { findTerms, termClasses } from "../../text/lexicon/terms/find-terms.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import { readTokens, type Token } from "../../text/words/tokens.ts";
import { readAllWords, readContentWords, stopwordsOf } from "../../text/words/words.ts";
import type { ChainReading } from "../slots/find-slots.ts";
import { readWordClasses, wordClasses } from "../slots/word-classes.ts";
import type { PartCandidate } from "./part-candidate.ts";

/** What is known of a prompt before the parts that it may ask for are judged. */
export interface PartContext {
  readonly units: readonly TaggedUnit[];
  readonly language: string;
  /** How many slides are asked for. */
  readonly count?: number;
  readonly readingOf: (unit: TaggedUnit) => ChainReading | undefined;
}

/** Returns the hashed signs of each candidate by which it is told from what is no part. */
export function readPartSigns(
  candidates: readonly PartCandidate[],
  context: PartContext,
): readonly Uint32Array[] {
  const prompt = readPromptSigns(candidates, context);
  const places = new Map(context.units.map((unit, index) => [unit.span.start, index]));
  const rows = Map.groupBy(candidates, ({ unit }) => unit);
  return candidates.map((candidate) => {
    const row = rows.get(candidate.unit) ?? [];
    const place = places.get(candidate.unit.span.start) ?? -1;
    const own = [
      ...prompt.signs,
      `matter${prompt.matter}`,
      ...rowSigns(candidate, row, context),
      ...unitSigns(candidate, context.units, place),
      ...wordSigns(candidate, context.language),
      ...besideSigns(candidate),
      ...chainSigns(candidate, context.readingOf(candidate.unit)),
      `told${shareTold(candidate, prompt.told, context.language)}`,
    ];
    return hashAll(own);
  });
}

interface PromptSigns {
  readonly signs: readonly string[];
  /** How much matter the prompt brings: none, little, much. */
  readonly matter: string;
  readonly told: ReadonlySet<string>;
}

const mostRead = 20_000;
const longestStem = 5;

function readPromptSigns(candidates: readonly PartCandidate[], { units, count }: PartContext): PromptSigns {
  const told = units.filter(({ role }) => role === "content");
  const words = readAllWords(
    told
      .map(({ text }) => text)
      .join(" ")
      .slice(0, mostRead),
  );
  const asking = units.filter(({ role }) => role === "request").length;
  return {
    signs: [
      "1",
      `of${stepOf(candidates.length)}`,
      `asking${stepOf(asking)}`,
      `left${count === undefined ? "?" : Math.max(-4, Math.min(4, count - candidates.length))}`,
    ],
    matter: told.length === 0 ? "0" : told.length < 6 ? "s" : "m",
    told: new Set(words.map((word) => word.slice(0, longestStem))),
  };
}

function shareTold({ part }: PartCandidate, told: ReadonlySet<string>, language: string): string {
  const words = readContentWords(part.text, language);
  if (words.length === 0) return "-";
  const found = words.filter((word) => told.has(word.slice(0, longestStem))).length;
  return found === 0 ? "0" : found === words.length ? "1" : "s";
}

/** Where a candidate stands among those of its unit, and how likely the chain holds these for parts. */
function rowSigns(
  candidate: PartCandidate,
  row: readonly PartCandidate[],
  { readingOf }: PartContext,
): readonly string[] {
  const index = row.indexOf(candidate);
  const at = index === 0 ? "f" : index === row.length - 1 ? "l" : "m";
  const others = row.filter((other) => other !== candidate);
  const sure = others.map((other) => meanChance(other, readingOf(other.unit)));
  const best = sure.length === 0 ? "-" : Math.round(4 * Math.max(...sure));
  return [`row${Math.min(row.length, 5)}`, `row${at}${Math.min(row.length, 3)}`, `rowbest${best}`];
}

function unitSigns({ unit }: PartCandidate, units: readonly TaggedUnit[], place: number): readonly string[] {
  const [before, next] = [units[place - 1], units[place + 1]];
  const opens = before === undefined ? "^" : (/[:：?,]\s*$/u.exec(before.text)?.[0].trim() ?? "");
  const terms = findTerms(unit.text).reduce((all, { classes }) => all | classes, 0);
  return [
    `role${unit.role}${unit.form}`,
    `sure${Math.round(unit.confidence * 5)}`,
    `carrier${unit.carrier}`,
    `marker${unit.marker === undefined}${unit.opensLine}${unit.closesLine}`,
    `before${before?.role ?? "^"}${opens}`,
    `next${next?.role ?? "$"}`,
    `unit${stepOf(readTokens(unit.text.slice(0, mostOfUnit)).length)}`,
    `ends${/[.!?:。…]\s*$/u.exec(unit.text)?.[0].trim() ?? ""}`,
    ...bitsOf("u", terms, termClasses),
  ];
}

const mostOfUnit = 600;

function wordSigns({ part: { text, form, details } }: PartCandidate, language: string): readonly string[] {
  const tokens = readTokens(text.slice(0, mostOfUnit));
  const classes = readWordClasses(tokens);
  const stopwords = stopwordsOf(language);
  const [first, last] = [tokens[0]?.small ?? "", tokens.at(-1)?.small ?? ""];
  const small = tokens.filter((token) => stopwords.has(token.small)).length;
  const terms = findTerms(text).reduce((all, term) => all | term.classes, 0);
  return [
    `words${Math.min(tokens.length, 9)}`,
    `long${stepOf(text.length)}`,
    `first:${first}`,
    `last:${last}`,
    `second:${tokens[1]?.small ?? ""}`,
    `small${stopwords.has(first)}${stopwords.has(last)}`,
    `smalls${Math.round((4 * small) / Math.max(1, tokens.length))}`,
    `verb${hasFiniteVerb(text)}${hasVerb(text)}`,
    `item${readItem(text)}`,
    `asks${opensQuestion(text)}`,
    `digits${/\p{Nd}{3}/u.test(text)}${/\p{Nd}/u.test(text)}${/[%€$£]/u.test(text)}`,
    `marks${/["“”„«»「」]/u.test(text)}${/[,;，、]/u.test(text)}${/[.!:?：=]/u.test(text)}`,
    `shape${/^\p{Lu}/u.test(text)}${/^\p{Ll}/u.test(text)}`,
    `has${form}${details === undefined}`,
    ...bitsOf("f", classes[0] ?? 0, wordClasses),
    ...bitsOf("l", classes.at(-1) ?? 0, wordClasses),
    ...bitsOf(
      "w",
      classes.reduce((all, own) => all | own, 0),
      wordClasses,
    ),
    ...bitsOf("t", terms, termClasses),
  ];
}

const clauseMark = /^[,;.:!?()[\]、。，；：（）！？|/–—-]$/u;

/** What stands before and behind a candidate in its unit. */
function besideSigns({ unit, start, end }: PartCandidate): readonly string[] {
  const before = readTokens(unit.text.slice(Math.max(0, start - mostOfUnit), start));
  const behind = readTokens(unit.text.slice(end, end + mostBehind));
  const [last, second] = [before.at(-1)?.small ?? "^", before.at(-2)?.small ?? "^"];
  const next = behind[0]?.small ?? "$";
  const clause = clauseOf(before);
  const ownOf = (tokens: readonly Token[]): number =>
    readWordClasses(tokens).reduce((all, own) => all | own, 0);
  const classes = readWordClasses(before);
  const depth = before.reduce(
    (open, { small }) => open + (/[(（]/u.test(small) ? 1 : /[)）]/u.test(small) ? -1 : 0),
    0,
  );
  const colon = before.findLastIndex(({ small }) => /[:：]/u.test(small));
  return [
    `p:${last}`,
    `pp:${second} ${last}`,
    `n:${next}`,
    `at${stepOf(before.length)}`,
    `in${Math.sign(depth)}`,
    `colon${colon === -1 ? "-" : stepOf(before.length - colon)}`,
    `to${/^[,;.:!?、。，)）–—-]|^(?:and|und|et|y|e|en|och|og|i|и)$|^\$$/u.test(next)}`,
    ...bitsOf("b", classes.at(-1) ?? 0, wordClasses),
    ...bitsOf("bb", classes.at(-2) ?? 0, wordClasses),
    ...bitsOf("c", ownOf(clause), wordClasses),
    ...bitsOf("a", ownOf(before), wordClasses),
    ...bitsOf("n", readWordClasses(behind)[0] ?? 0, wordClasses),
    ...bitsOf(
      "bt",
      findTerms(unit.text.slice(Math.max(0, start - mostBehind), start)).reduce(
        (all, term) => all | term.classes,
        0,
      ),
      termClasses,
    ),
  ];
}

const mostBehind = 60;

function clauseOf(before: readonly Token[]): readonly Token[] {
  return before.slice(before.findLastIndex(({ small }) => clauseMark.test(small)) + 1);
}

/** What the chain takes the candidate's words for, and how likely these are a part's. */
function chainSigns(candidate: PartCandidate, reading: ChainReading | undefined): readonly string[] {
  const { start, end } = candidate;
  const over = (reading?.slots ?? []).filter((slot) => slot.start < end && start < slot.end);
  const share = over
    .filter(({ slot }) => slot === "part")
    .reduce((sum, slot) => sum + Math.min(end, slot.end) - Math.max(start, slot.start), 0);
  const part = Math.round((4 * share) / Math.max(1, end - start));
  const exact = over.some((slot) => slot.slot === "part" && slot.start === start && slot.end === end);
  return [
    `chance${Math.round(10 * meanChance(candidate, reading))}`,
    `share${part}${exact}`,
    ...(over.length === 0 ? ["slot-"] : []),
    ...over.map(({ slot }) => `slot${slot}`),
  ];
}

function meanChance({ start, end }: PartCandidate, reading: ChainReading | undefined): number {
  if (reading === undefined) return 0;
  const own = reading.partChances.filter((_, index) => {
    const token = reading.tokens[index];
    return token !== undefined && token.start >= start && token.end <= end;
  });
  return own.reduce((sum, chance) => sum + chance, 0) / Math.max(1, own.length);
}

function bitsOf(prefix: string, bits: number, names: readonly string[]): readonly string[] {
  return names.flatMap((name, place) => ((bits & (1 << place)) === 0 ? [] : [`${prefix}:${name}`]));
}

/** 0, 1, 2, 3 for up to 4, 4 for up to 8 … */
function stepOf(count: number): number {
  return count < 3 ? count : Math.ceil(Math.log2(count)) + 1;
}

/** FNV-1a. */
function hashAll(list: readonly string[]): Uint32Array {
  return Uint32Array.from(list, (sign) => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < sign.length; index += 1)
      hash = Math.imul(hash ^ sign.charCodeAt(index), 0x01000193);
    hash ^= hash >>> 15;
    return hash >>> 0;
  });
}
