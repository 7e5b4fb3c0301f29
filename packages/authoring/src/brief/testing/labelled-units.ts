import { findCounts } from "../counts/read-slide-count.ts";
import { type SlotUnit, toSlotUnits } from "../slots/contexts.ts";
import { readFeatures } from "../slots/features.ts";
import { slotNames } from "../slots/labels.ts";
import type { LabelledUnit } from "../slots/train-chain.ts";
import type { AnnotatedPrompt } from "./read-annotated.ts";

/** Words of a unit's text that are marked as a slot of the chain. */
export interface GoldSlot {
  readonly slot: string;
  readonly start: number;
  readonly end: number;
}

/** The length of a talk is marked as a count, too. */
function isOfTime(words: string): boolean {
  return findCounts(words).some(({ kind }) => kind === "minutes");
}

/** Returns the slots marked in a unit, counted in the unit's text; the name of a planned slide is a part, whoever marked it. */
export function goldSlots({ unit }: SlotUnit, { text, slots }: AnnotatedPrompt): readonly GoldSlot[] {
  const offset = text.indexOf(unit.text, unit.span.start);
  const inside = slots.filter(
    ({ slot, span, text: words }) =>
      span.start >= unit.span.start && span.end <= unit.span.end && !(slot === "count" && isOfTime(words)),
  );
  return inside
    .map(({ slot, span }) => ({
      slot: unit.role === "plan" && (slot === "title" || slot === "topic") ? "part" : slot,
      start: span.start - offset,
      end: span.end - offset,
    }))
    .filter(
      (gold, index, all) =>
        !all.slice(0, index).some((other) => gold.start < other.end && other.start < gold.end),
    );
}

/** Returns the units of a prompt that ask or plan, with the labels that the chain should give their tokens. */
export function toLabelledUnits(prompt: AnnotatedPrompt): readonly LabelledUnit[] {
  return toSlotUnits(prompt.units).map((slotUnit) => {
    const gold = goldSlots(slotUnit, prompt);
    const { tokens, features } = readFeatures(slotUnit.context);
    let before: GoldSlot | undefined;
    const labels = tokens.map(({ start, end }) => {
      const middle = (start + end) / 2;
      const slot = gold.find((candidate) => middle > candidate.start && middle < candidate.end);
      const place = slot === undefined ? -1 : slotNames.findIndex((name) => name === slot.slot);
      const isSame = slot !== undefined && slot === before;
      before = place === -1 ? undefined : slot;
      return place === -1 ? 0 : 2 * place + (isSame ? 2 : 1);
    });
    return { features, labels };
  });
}
