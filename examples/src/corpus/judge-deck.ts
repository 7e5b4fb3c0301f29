import { expectationsByPrompt, knownMisses } from "../../corpus/expectations.ts";
import { endsInsideClause, isBrokenOff, toPromptLines } from "./cut-phrases.ts";
import { type Density, measureDensity } from "./density.ts";
import { findMiss } from "./expectation.ts";
import { type Faithfulness, judgeFaithfulness } from "./faithfulness.ts";
import type { CorpusDeck } from "./make-deck.ts";
import { toBodyStrings } from "./slide-strings.ts";

/** What is known about a deck of a corpus, besides the faults of its file. */
export interface Judgement {
  readonly faithfulness: Faithfulness;
  readonly density: Density;
  /** Slide texts that break off. */
  readonly brokenOff: readonly string[];
  /** Slide texts that end where their clause in the prompt goes on; a person has to judge these. */
  readonly shortened: readonly string[];
  /** Titles that name no point: "Introduction", "Overview". */
  readonly bareTitles: readonly string[];
  /** What the prompt asked for and did not get; undefined where nothing was asked or all is well. */
  readonly countMissed: string | undefined;
  readonly expectations: readonly MetExpectation[];
}

/** One expectation and how the deck meets it. */
export interface MetExpectation {
  readonly says: string;
  /** What misses it; undefined where it is met. */
  readonly miss: string | undefined;
  /** What is known to come out instead; undefined where the expectation is not known to be missed. */
  readonly known: string | undefined;
}

/** Returns what is missed and not known to be. */
export function findNewMisses({ expectations }: Judgement): readonly MetExpectation[] {
  return expectations.filter(({ miss, known }) => miss !== undefined && known === undefined);
}

/** Returns what is missed as is known. */
export function findKnownMisses({ expectations }: Judgement): readonly MetExpectation[] {
  return expectations.filter(({ miss, known }) => miss !== undefined && known !== undefined);
}

/** Returns what is listed as missed but met: the list has to lose it. */
export function findMetAgain({ expectations }: Judgement): readonly MetExpectation[] {
  return expectations.filter(({ miss, known }) => miss === undefined && known !== undefined);
}

/** Returns how a deck stands against its prompt and against what readers expect of it. */
export function judgeDeck(deck: CorpusDeck): Judgement {
  const { slides } = deck.authored.outline;
  const texts = slides.filter(({ kind }) => kind !== "code").flatMap(toBodyStrings);
  const lines = toPromptLines(deck.prompt);
  return {
    faithfulness: judgeFaithfulness(deck),
    density: measureDensity(deck),
    brokenOff: texts.filter(isBrokenOff),
    shortened: texts.filter((text) => endsInsideClause(text, lines)),
    bareTitles: slides.map(({ title }) => title).filter((title) => bareTitle.test(title.trim())),
    countMissed: findCountMiss(deck),
    expectations: (expectationsByPrompt[deck.name] ?? []).map((expectation) => ({
      says: expectation.says,
      miss: findMiss(expectation, deck),
      known: knownMisses[deck.name]?.[expectation.says],
    })),
  };
}

const bareTitle =
  /^(?:introduction|overview|summary|conclusion|background|details|content|einleitung|überblick|zusammenfassung|introducción|resumen|aperçu|introduzione|introdução|введение|обзор|概述|概要|مقدمة|نظرة عامة)$/iu;

function findCountMiss({ authored, rendered }: CorpusDeck): string | undefined {
  const wish = authored.report.brief.slideCount;
  if (!wish) return undefined;
  const { slideCount } = rendered;
  const isMet = slideCount >= wish.least && slideCount <= wish.most;
  return isMet ? undefined : `${slideCount} slides, asked for ${wish.bound} ${wish.count}`;
}
