import { titleWeights } from "../../../generated/title-weights.ts";
import { findTerms, termBit } from "../../../text/lexicon/terms/find-terms.ts";
import { readContentWords } from "../../../text/words/words.ts";
import { unpackBytes } from "../../packed-bytes.ts";
import type { TitleSources } from "../sources.ts";
import { saysWhoIAm } from "../who-i-am.ts";
import { findCandidates, readTitleUnits } from "./find-candidates.ts";
import { chooseLeader, scoreCandidates } from "./ranker.ts";
import { readTitleContext, readTitleFeatures, type SaidTitle } from "./title-features.ts";

/** What might be a prompt's title, and the features of each, in the same order. */
export interface TitleChoice {
  readonly texts: readonly string[];
  readonly features: readonly Uint32Array[];
}

let trained: Int8Array | undefined;

/** Returns what might be the title of a prompt: runs of its words, and what rules read. */
export function readTitleChoice(sources: TitleSources, said: readonly SaidTitle[]): TitleChoice {
  const read = readTitleUnits(sources.units, sources.language);
  const found = findCandidates(
    read,
    said.map(({ text }) => text),
    sources.language,
  );
  const candidates = found.filter(
    ({ text, read: unit, first }) =>
      !namesAudience(text, sources) &&
      !endsInDeck(text, sources) &&
      !namesPart(text, sources) &&
      !(unit !== undefined && saysWhoIAm(unit.text, unit.tokens[first]?.start ?? 0)),
  );
  const texts = candidates.map(({ text }) => text);
  const context = readTitleContext(sources, read, said);
  return {
    texts,
    features: candidates.map((candidate) => readTitleFeatures(candidate, context)),
  };
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

/**
 * Returns the likeliest title by the trained weights, rather whole as the surest rule reads it than cut; undefined where a prompt has no
 * words that might be one.
 */
export function rankTitles(
  sources: TitleSources,
  said: readonly SaidTitle[],
  surest: string | undefined,
): string | undefined {
  trained ??= unpackBytes(titleWeights.bytes);
  const { texts, features } = readTitleChoice(sources, said);
  const scores = scoreCandidates(features, trained).map((score) => score * titleWeights.scale);
  const ruled = texts.findIndex((text) => text.toLowerCase() === surest?.toLowerCase());
  return texts[chooseLeader(texts, scores, ruled)];
}

/** What has a slide of its own is not what the whole deck is about. */
function namesPart(text: string, { brief }: TitleSources): boolean {
  const name = text.trim().toLowerCase();
  return brief.parts.some((part) => part.details !== undefined && part.text.toLowerCase() === name);
}
