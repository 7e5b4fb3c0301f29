import type { SlotName, Unit } from "../prompts/parse-units.ts";
import { findHeaviestRun, type Run } from "./heaviest-run.ts";
import { sumWeights, toWords, type Word } from "./words.ts";

/** Words of these slots may stand on a slide: they say what the deck is about, or what it is. */
const shownSlots: ReadonlySet<SlotName> = new Set([
  "topic",
  "about",
  "part",
  "title",
  "ending",
  "occasion",
  "form",
  "genre",
  "audience",
]);

/** Returns the words of a unit; those in slots that may be shown weigh nothing. */
export function toCountedWords(unit: Unit): readonly Word[] {
  const shown = unit.slots.filter(({ name }) => shownSlots.has(name));
  const cuts = [0, unit.text.length, ...shown.flatMap(({ start, end }) => [start, end])].toSorted(
    (one, other) => one - other,
  );
  return cuts.flatMap((start, index) => {
    const words = toWords(unit.text.slice(start, cuts[index + 1] ?? start));
    const isShown = shown.some((slot) => slot.start <= start && start < slot.end);
    return isShown ? words.map((word) => ({ ...word, weight: 0 })) : words;
  });
}

/** A unit of fewer words that count is too short to be known again. */
export const leakWords = 4;

const shownShare = 0.6;

/**
 * Returns the run of a unit's counted words that stands in a text; undefined where it is less than 60 % of them or fewer
 * than `least`, or than all of a shorter unit.
 */
export function findShownRun(
  counted: readonly Word[],
  text: readonly Word[],
  least: number,
): Run | undefined {
  const weight = sumWeights(counted);
  const needed = Math.max(Math.min(least, weight), weight * shownShare);
  const run = findHeaviestRun(counted, text);
  // Thirds do not add up to whole numbers.
  return run !== undefined && run.weight >= needed - 1e-9 ? run : undefined;
}
