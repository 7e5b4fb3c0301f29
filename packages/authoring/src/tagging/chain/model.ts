import { roles } from "../role.ts";
import { boundaryCount, boundaryOf, type ChainScores, readMarginals } from "./chain.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { createFeatureReader } from "./features.ts";

/** Trained weights: a row, one for each label, for each feature that has one, and those of the transitions. */
export interface Model {
  /** By bucket of a feature its row, counted from 1; 0 for features without weights. */
  readonly rows: Uint32Array | Uint16Array;
  readonly weights: Int8Array | Float32Array;
  readonly scale: number;
  readonly transitions: Float64Array;
}

/** Returns the probability of each role at each unit, units × roles in the order of `roles`. */
export function estimateRoles(facts: DocumentFacts, model: Model): Float64Array {
  const chained = unitsOfChain(facts);
  const marginals = readMarginals(scoreUnits(facts, chained, model));
  const estimates = new Float64Array(facts.units.length * roles.length);
  for (const index of facts.units.keys()) estimates[index * roles.length + chrome] = 1;
  for (const [place, index] of chained.entries())
    estimates.set(marginals.subarray(place * roles.length, (place + 1) * roles.length), index * roles.length);
  return estimates;
}

const chrome = roles.indexOf("chrome");

/** Returns the indices of the units that the chain runs over: what a carrier surely owns stands between them and is none. */
export function unitsOfChain({ units }: DocumentFacts): readonly number[] {
  return units.flatMap(({ unit }, index) => (unit.form === "carrier" ? [] : [index]));
}

function scoreUnits(facts: DocumentFacts, chained: readonly number[], model: Model): ChainScores {
  const featuresOf = createFeatureReader(facts);
  const emissions = emit(chained.length, roles.length, (place) => featuresOf(chained[place] ?? 0), model);
  return {
    labels: roles.length,
    emissions,
    transitions: model.transitions,
    boundaries: boundariesOf(facts, chained),
  };
}

/** Returns the sums of the weights of each place's features by label, places × labels. */
export function emit(
  count: number,
  labels: number,
  featuresOf: (place: number) => ArrayLike<number>,
  model: Model,
): Float64Array {
  const emissions = new Float64Array(count * labels);
  const sums = new Float64Array(labels);
  for (let unit = 0; unit < count; unit += 1) {
    sums.fill(0);
    const own = featuresOf(unit);
    for (let at = 0; at < own.length; at += 1) {
      const feature = own[at] ?? 0;
      const row = model.rows[feature] ?? 0;
      if (row === 0) continue;
      const base = (row - 1) * labels;
      for (let label = 0; label < labels; label += 1)
        sums[label] = (sums[label] ?? 0) + (model.weights[base + label] ?? 0);
    }
    for (let label = 0; label < labels; label += 1)
      emissions[unit * labels + label] = (sums[label] ?? 0) * model.scale;
  }
  return emissions;
}

/** Returns by unit of the chain how it is divided from the one before. */
export function boundariesOf({ units }: DocumentFacts, chained: readonly number[]): readonly number[] {
  return chained.map((index, place) => {
    const before = units[chained[place - 1] ?? -1];
    const unit = units[index];
    return before === undefined || unit === undefined
      ? 0
      : boundaryOf(before, unit, index - (chained[place - 1] ?? 0) > 1);
  });
}

/** Returns how many transition weights a model of so many labels has. */
export function transitionsOf(labels: number): number {
  return boundaryCount * labels * labels + labels;
}
