import { boundaryCount, boundaryOf, type ChainScores, readMarginals } from "./chain.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { createFeatureReader } from "./features.ts";
import { roles } from "./role.ts";

/** Trained weights: a row of eight for each feature that has one, and those of the transitions. */
export interface Model {
  /** By bucket of a feature its row, counted from 1; 0 for features without weights. */
  readonly rows: Uint32Array | Uint16Array;
  readonly weights: Int8Array | Float32Array;
  readonly scale: number;
  readonly transitions: Float64Array;
}

/** Returns the probability of each role at each unit, units × roles in the order of `roles`. */
export function estimateRoles(facts: DocumentFacts, model: Model): Float64Array {
  return readMarginals(scoreUnits(facts, model));
}

function scoreUnits(facts: DocumentFacts, model: Model): ChainScores {
  const labels = roles.length;
  const count = facts.units.length;
  const featuresOf = createFeatureReader(facts);
  const emissions = new Float64Array(count * labels);
  const sums = new Float64Array(labels);
  for (let unit = 0; unit < count; unit += 1) {
    sums.fill(0);
    for (const feature of featuresOf(unit)) {
      const row = model.rows[feature] ?? 0;
      if (row === 0) continue;
      const base = (row - 1) * labels;
      for (let label = 0; label < labels; label += 1)
        sums[label] = (sums[label] ?? 0) + (model.weights[base + label] ?? 0);
    }
    for (let label = 0; label < labels; label += 1)
      emissions[unit * labels + label] = (sums[label] ?? 0) * model.scale;
  }
  return { labels, emissions, transitions: model.transitions, boundaries: boundariesOf(facts) };
}

/** Returns by unit how it is divided from the one before. */
export function boundariesOf({ units }: DocumentFacts): readonly number[] {
  return units.map((unit, index) => {
    const before = units[index - 1];
    return before === undefined ? 0 : boundaryOf(before, unit);
  });
}

/** How many transition weights a model has. */
export const transitionCount = boundaryCount * roles.length * roles.length + roles.length;
