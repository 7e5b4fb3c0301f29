import type { OutlineSlide } from "@lectern/deck";

/**
 * Returns the storyline of a topic opened by the one slide of facts that its request tells; undefined where the facts make a deck
 * of their own. Where a number of slides is asked for, the slide of facts takes the place of the storyline's first.
 */
export function openWithFact(
  told: readonly OutlineSlide[],
  story: readonly OutlineSlide[],
  isCountAsked: boolean,
): readonly OutlineSlide[] | undefined {
  const [, facts, ...more] = told;
  const [cover, opening, ...others] = story;
  const isSlight = facts?.kind === "statement" || (facts?.kind === "bullets" && facts.items.length < 2);
  if (facts === undefined || more.length > 0 || !isSlight) return undefined;
  if (cover === undefined || opening === undefined) return undefined;
  return [cover, facts, ...(isCountAsked ? [] : [opening]), ...others];
}
