import { packSparseBytes, unpackSparseBytes } from "../packed-bytes.ts";
import type { ChainWeights } from "./chain.ts";
import { labelCount } from "./labels.ts";

/** A trained chain as text: which pairs have a weight, those weights as bytes, compressed, in base64, and those of steps in hundredths. */
export interface PackedWeights {
  readonly places: string;
  readonly pairs: string;
  readonly steps: readonly number[];
  readonly scale: number;
}

const covered = 0.998;

/** Returns weights rounded to 63 steps, as text. */
export function packWeights({ pairs, steps }: ChainWeights): PackedWeights {
  const { places, bytes, scale } = packSparseBytes(Float32Array.from(pairs), covered);
  return { places, pairs: bytes, steps: Array.from(steps, (step) => Math.round(step * 100)), scale };
}

/** Returns the weights that a text packs; throws where it packs none of the right size. */
export function unpackWeights({ places, pairs, steps, scale }: PackedWeights): ChainWeights {
  const expected = (labelCount + 1) * labelCount;
  if (steps.length !== expected)
    throw new Error(`Expected ${expected} steps, got ${steps.length}: train the slots again.`);
  return {
    pairs: unpackSparseBytes(places, pairs),
    steps: Float32Array.from(steps, (step) => step / 100),
    scale,
  };
}
