import type { Token } from "../../text/words/tokens.ts";
import { type ChainWeights, chooseLabels, scoreTokens } from "./chain.ts";
import { readFeatures, type UnitContext } from "./features.ts";
import { type FoundSlot, labelCount, slotNames } from "./labels.ts";

/** What a chain reads in a unit. */
export interface ChainReading {
  /** In their order; they never overlap. */
  readonly slots: readonly FoundSlot[];
  readonly tokens: readonly Token[];
  /** By token how likely it is one of a part, whatever stands beside it: 0 to 1. */
  readonly partChances: readonly number[];
}

/** Returns what a chain reads in a unit. */
export function readSlots(context: UnitContext, weights: ChainWeights): ChainReading {
  const { tokens, features } = readFeatures(context);
  const scores = scoreTokens(features, weights);
  const slots = toSlots(context.text, tokens, chooseLabels(scores, weights.steps));
  return { slots, tokens, partChances: tokens.map((_, index) => chanceOfPart(scores, index)) };
}

const opensPart = 1 + 2 * slotNames.indexOf("part");

function chanceOfPart(scores: Float32Array, index: number): number {
  const row = scores.subarray(index * labelCount, (index + 1) * labelCount);
  const most = row.reduce((one, other) => Math.max(one, other));
  const sum = row.reduce((all, score) => all + Math.exp(score - most), 0);
  return (
    (Math.exp((row[opensPart] ?? 0) - most) + Math.exp((row[opensPart + 1] ?? 0) - most)) / Math.max(sum, 1)
  );
}

/** Returns the slots that a row of labels marks. */
export function toSlots(
  text: string,
  tokens: readonly Token[],
  labels: readonly number[],
): readonly FoundSlot[] {
  const found: FoundSlot[] = [];
  for (let index = 0; index < labels.length; index += 1) {
    const label = labels[index] ?? 0;
    const slot = slotNames[(label - 1) >> 1];
    if (label === 0 || slot === undefined) continue;
    const goesOn = label % 2 === 1 ? label + 1 : label;
    let last = index;
    while (labels[last + 1] === goesOn) last += 1;
    const start = tokens[index]?.start ?? 0;
    const end = tokens[last]?.end ?? start;
    found.push({ slot, start, end, text: text.slice(start, end) });
    index = last;
  }
  return found;
}
