import type { ReadUnit } from "./document-facts.ts";

/**
 * How one unit is divided from the one before: in the same line, in the next line, in the next but differently, by a blank line, or by a line of a
 * carrier, such as a stamp, between them.
 */
export const boundaryCount = 5;

/** Returns which of these boundaries stands between two units. */
export function boundaryOf(before: ReadUnit, unit: ReadUnit, isApart: boolean): number {
  if (isApart) return 4;
  if (!unit.unit.opensLine) return 0;
  if (unit.unit.blankBefore) return 3;
  return before.unit.form === unit.unit.form ? 1 : 2;
}

/** Scores of each label at each unit, and of each label after each other one by boundary; the first unit's at the end. */
export interface ChainScores {
  readonly labels: number;
  /** units × labels. */
  readonly emissions: Float64Array;
  /** boundaries × labels × labels, then labels for the first unit. */
  readonly transitions: Float64Array;
  /** By unit; the first one's is not read. */
  readonly boundaries: readonly number[];
}

/** The sums over all ways to the left and to the right of each unit, in logarithms, and over all ways together. */
export interface ChainSums {
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly total: number;
}

/** Returns the sums that probabilities are read from, by the forward-backward algorithm. */
export function sumChain({ labels, emissions, transitions, boundaries }: ChainScores): ChainSums {
  const count = emissions.length / labels;
  const forward = new Float64Array(count * labels);
  const backward = new Float64Array(count * labels);
  const row = new Float64Array(labels);
  // Transitions are few and units many: theirs are raised once, so that a unit needs one power for each label.
  const powers = transitions.map(Math.exp);
  const first = boundaryCount * labels * labels;
  for (let label = 0; label < labels; label += 1)
    forward[label] = (emissions[label] ?? 0) + (transitions[first + label] ?? 0);
  for (let unit = 1; unit < count; unit += 1) {
    const base = (boundaries[unit] ?? 0) * labels * labels;
    const own = unit * labels;
    for (let before = 0; before < labels; before += 1) row[before] = forward[own - labels + before] ?? 0;
    const most = raise(row);
    for (let label = 0; label < labels; label += 1) {
      let sum = 0;
      for (let before = 0; before < labels; before += 1)
        sum += (row[before] ?? 0) * (powers[base + before * labels + label] ?? 0);
      forward[own + label] = (emissions[own + label] ?? 0) + most + Math.log(sum);
    }
  }
  for (let unit = count - 2; unit >= 0; unit -= 1) {
    const base = (boundaries[unit + 1] ?? 0) * labels * labels;
    const next = (unit + 1) * labels;
    for (let after = 0; after < labels; after += 1)
      row[after] = (emissions[next + after] ?? 0) + (backward[next + after] ?? 0);
    const most = raise(row);
    for (let label = 0; label < labels; label += 1) {
      let sum = 0;
      for (let after = 0; after < labels; after += 1)
        sum += (row[after] ?? 0) * (powers[base + label * labels + after] ?? 0);
      backward[unit * labels + label] = most + Math.log(sum);
    }
  }
  const total = count === 0 ? 0 : logSum(forward.subarray((count - 1) * labels));
  return { forward, backward, total };
}

/** Returns the probability of each label at each unit, units × labels. */
export function readMarginals(scores: ChainScores): Float64Array {
  const { forward, backward, total } = sumChain(scores);
  return forward.map((value, place) => Math.exp(value + (backward[place] ?? 0) - total));
}

function logSum(values: Float64Array): number {
  const row = values.slice();
  const most = raise(row);
  return most + Math.log(row.reduce((sum, value) => sum + value, 0));
}

/** Replaces logarithms by their powers, the greatest being 1, and returns the greatest logarithm. */
function raise(row: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < row.length; index += 1) most = Math.max(most, row[index] ?? most);
  for (let index = 0; index < row.length; index += 1) row[index] = Math.exp((row[index] ?? most) - most);
  return most;
}
