import type { Parameters } from "fast-check";

const fixedSeed = 20261121;

/**
 * Returns how often a property is tried, and from which seed: always the same one, so that a failure is there again, unless
 * LECTERN_FUZZ says how many times as often it shall be tried with seeds that nobody has seen before.
 */
export function propertyRuns(count: number): Pick<Parameters, "numRuns" | "seed" | "endOnFailure"> {
  const times = Number(process.env["LECTERN_FUZZ"] ?? 0);
  // Shrinking a deck takes minutes; the seed and the path in the message lead back to what was found.
  if (times > 0) return { numRuns: count * times, endOnFailure: true };
  return { numRuns: count, seed: fixedSeed, endOnFailure: true };
}
