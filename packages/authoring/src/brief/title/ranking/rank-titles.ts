import { titleWeights } from "../../../generated/title-weights.ts";
import { findTerms, termBit } from "../../../text/lexicon/find-terms.ts";
import { readTokens } from "../../../text/words/tokens.ts";
import { readContentWords } from "../../../text/words/words.ts";
import { unpackBytes } from "../../packed-bytes.ts";
import { bitOf, readWordClasses } from "../../slots/word-classes.ts";
import { trimSlot } from "../../trim-slot.ts";
import type { TitleSources } from "../sources.ts";
import { isBare } from "../tidy-title.ts";
import { isTornFrom, isTornText } from "../torn-title.ts";
import { findCandidates, readTitleUnits, type TitleCandidate } from "./find-candidates.ts";
import { scoreCandidates } from "./ranker.ts";
import { readTitleContext, readTitleFeatures, type SaidTitle } from "./title-features.ts";

/** What might be a prompt's title, and the features of each, in the same order. */
export interface TitleChoice {
  readonly texts: readonly string[];
  readonly features: readonly Uint32Array[];
}

/** Weights of features, and by how much each is to be multiplied. */
export interface TitleWeights {
  readonly weights: Float32Array | Int8Array;
  readonly scale: number;
}

let trained: TitleWeights | undefined;

/** Returns the trained weights of the ranker. */
export function loadTitleWeights(): TitleWeights {
  trained ??= { weights: unpackBytes(titleWeights.bytes), scale: titleWeights.scale };
  return trained;
}

/** Returns what might be the title of a prompt: runs of its words, and what rules read. */
export function readTitleChoice(sources: TitleSources, said: readonly SaidTitle[]): TitleChoice {
  const read = readTitleUnits(sources.units, sources.language);
  const found = findCandidates(
    read,
    said.map(({ text }) => text),
    sources.language,
  );
  const texts = found.map(({ text }) => text.toLowerCase());
  const isSaidIn = (words: string): boolean => texts.some((text) => words.toLowerCase().includes(text));
  const candidates = found.filter((candidate) => {
    const { text } = candidate;
    const subject = beforeAudience(text, sources);
    return (
      !namesAudience(text, sources) &&
      !endsInDeck(text, sources) &&
      !isTorn(candidate, sources) &&
      !isPart(candidate, sources) &&
      (subject === undefined || !isSaidIn(subject))
    );
  });
  const context = readTitleContext(sources, read, said);
  return {
    texts: candidates.map(({ text }) => text),
    features: candidates.map((candidate) => readTitleFeatures(candidate, context)),
  };
}

const leadsToReader = bitOf("forWhom");
const kindOfTalk = bitOf("genre") | bitOf("article");

/** "How sourdough works for my food class": what stands before those that a deck is for, where it says what the deck is about. */
function beforeAudience(title: string, { brief }: TitleSources): string | undefined {
  if (brief.audience === undefined || brief.title !== undefined) return undefined;
  const whom = trimSlot({ text: brief.audience }).toLowerCase();
  if (whom === "" || !title.toLowerCase().endsWith(whom)) return undefined;
  const tokens = readTokens(title.slice(0, title.length - whom.length));
  const classes = readWordClasses(tokens);
  const place = tokens.length - 1;
  const lead = ((classes[place] ?? 0) & leadsToReader) === 0 ? place - 1 : place;
  const start = tokens[lead]?.start;
  if (start === undefined || ((classes[lead] ?? 0) & leadsToReader) === 0) return undefined;
  const subject = title.slice(0, start).trim();
  const isTold = classes.slice(0, lead).some((own) => (own & kindOfTalk) === 0);
  return isTold && !isBare(subject) ? subject : undefined;
}

/** "Then the opening hours, and end with the phone numbers": what a request wants covered is one part of what the deck is about. */
function isPart({ text, read }: TitleCandidate, { brief, language }: TitleSources): boolean {
  const name = text.trim().toLowerCase();
  // What has a slide of its own is not what the whole deck is about.
  if (brief.parts.some((part) => part.details !== undefined && part.text.toLowerCase() === name)) return true;
  if (read?.unit.role !== "request") return false;
  const about = new Set(readContentWords(`${brief.topic ?? ""} ${brief.title ?? ""}`, language));
  const words = readContentWords(text, language);
  if (words.length === 0 || words.some((word) => about.has(word))) return false;
  return brief.parts.some(({ text: part }) => {
    const own = new Set(readContentWords(part, language));
    return words.every((word) => own.has(word));
  });
}

/** What a prompt calls its title is none of these. */
function isTorn({ text, read, first, last }: TitleCandidate, { brief, language }: TitleSources): boolean {
  if (brief.title?.includes(text) === true || read?.unit.role === "title") return false;
  if (isTornText(text, language)) return true;
  return (
    read !== undefined && isTornFrom({ tokens: read.tokens, first, last, role: read.unit.role }, language)
  );
}

/** "for the team at the clinic": whom a deck is for is not what it is about. */
function namesAudience(title: string, { brief, language }: TitleSources): boolean {
  if (brief.audience === undefined) return false;
  const about = new Set(readContentWords(`${brief.topic ?? ""} ${brief.title ?? ""}`, language));
  const audience = new Set(readContentWords(brief.audience, language));
  const words = readContentWords(title, language);
  return words.length > 0 && words.every((word) => audience.has(word) && !about.has(word));
}

const deck = termBit("deck");

/** "Safety briefing deck": what is to be made is no part of what it is about, unless the request says that it is. */
function endsInDeck(title: string, { brief }: TitleSources): boolean {
  if (brief.title?.includes(title) === true) return false;
  return findTerms(title).some(
    ({ start, end, classes }) => start > 0 && end === title.length && (classes & deck) !== 0,
  );
}

/** The surest rule has the last word where nothing comes out this much better; what only cuts its words has to be clearer still. */
const leastLead = 3;
const leastLeadOfPart = 10;

/** What rules read, the surest of it that says more than a kind of document, and the ranker's weights. */
interface Ranking {
  readonly said: readonly SaidTitle[];
  readonly surest: string | undefined;
  readonly weights: TitleWeights;
}

/**
 * Returns the likeliest title by the ranker's weights, where it leads that of the surest rule clearly; undefined where a prompt has
 * no words that might be one.
 */
export function rankTitles(
  sources: TitleSources,
  { said, surest, weights: { weights, scale } }: Ranking,
): string | undefined {
  const { texts, features } = readTitleChoice(sources, said);
  const scores = scoreCandidates(features, weights).map((score) => score * scale);
  const ruled = texts.findIndex((text) => text.toLowerCase() === surest?.toLowerCase());
  return texts[chooseLeader(texts, scores, ruled)];
}

/** Returns the place of the highest score, or that of what the surest rule reads, where nothing leads it clearly; -1 for no rule. */
export function chooseLeader(texts: readonly string[], scores: readonly number[], ruled: number): number {
  const best = scores.reduce((most, score, index) => (score > (scores[most] ?? 0) ? index : most), 0);
  const isPart = (texts[ruled] ?? "").toLowerCase().includes((texts[best] ?? "").toLowerCase());
  const lead = isPart ? leastLeadOfPart : leastLead;
  return (scores[best] ?? 0) > (scores[ruled] ?? Number.NEGATIVE_INFINITY) + lead ? best : ruled;
}
