import { packBytes, unpackBytes } from "../packed-bytes.ts";
import type { ChainWeights } from "./chain.ts";
import { labelCount } from "./labels.ts";

/** A trained chain as text: weights of pairs as bytes, compressed, in base64, and those of steps in hundredths. */
export interface PackedWeights {
  readonly pairs: string;
  readonly steps: readonly number[];
  readonly scale: number;
}

const covered = 0.998;

/** Returns weights rounded to 63 steps, as text. */
export function packWeights({ pairs, steps }: ChainWeights): PackedWeights {
  const { bytes, scale } = packBytes(Float32Array.from(pairs), covered);
  return { pairs: bytes, steps: Array.from(steps, (step) => Math.round(step * 100)), scale };
}

/** Returns the weights that a text packs; throws where it packs none of the right size. */
export function unpackWeights({ pairs, steps, scale }: PackedWeights): ChainWeights {
  const expected = (labelCount + 1) * labelCount;
  if (steps.length !== expected)
    throw new Error(`Expected ${expected} steps, got ${steps.length}: train the slots again.`);
  return { pairs: unpackBytes(pairs), steps: Float32Array.from(steps, (step) => step / 100), scale };
}
