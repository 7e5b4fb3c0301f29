import type { Token } from "../../text/words/tokens.ts";
import { type ChainWeights, chooseLabels, scoreTokens } from "./chain.ts";
import { readFeatures, type UnitContext } from "./features.ts";
import { type FoundSlot, slotNames } from "./labels.ts";

/** Returns the slots that a chain finds in a unit, in their order; they never overlap. */
export function findSlots(context: UnitContext, weights: ChainWeights): readonly FoundSlot[] {
  const { tokens, features } = readFeatures(context);
  const labels = chooseLabels(scoreTokens(features, weights), weights.steps);
  return toSlots(context.text, tokens, labels);
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
