import { hashText } from "./hash-text.ts";
import type { Look } from "./looks/look.ts";
import { looks } from "./looks/looks.ts";

/**
 * Returns the look for a seed such as a deck's title: always the same one for the same text, whatever its case
 * and its spaces. It depends on how many looks there are, so a new one reshuffles the choice.
 */
export function chooseVariation(seed: string): Look {
  const chosen = looks[hashText(seed) % looks.length];
  if (chosen === undefined) throw new RangeError("Expected at least one look to choose from, got none.");
  return chosen;
}
