import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { ChainWeights } from "./chain.ts";
import { labelCount } from "./labels.ts";

/** A trained chain as text: weights of pairs as bytes, compressed, in base64, and those of steps in hundredths. */
export interface PackedWeights {
  readonly pairs: string;
  readonly steps: readonly number[];
  readonly scale: number;
}

const largest = 31;

/** Returns weights rounded to 63 steps, as text. */
export function packWeights({ pairs, steps }: ChainWeights): PackedWeights {
  const sizes = Array.from(pairs, Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other);
  const scale = Number(((sizes[Math.floor(sizes.length * 0.998)] ?? 1) / largest).toPrecision(5));
  const bytes = Int8Array.from(pairs, (weight) =>
    Math.max(-largest, Math.min(largest, Math.round(weight / scale))),
  );
  const packed = brotliCompressSync(new Uint8Array(bytes.buffer), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  return {
    pairs: packed.toString("base64"),
    steps: Array.from(steps, (step) => Math.round(step * 100)),
    scale,
  };
}

/** Returns the weights that a text packs; throws where it packs none of the right size. */
export function unpackWeights({ pairs, steps, scale }: PackedWeights): ChainWeights {
  const bytes = brotliDecompressSync(Buffer.from(pairs, "base64"));
  if (Math.log2(bytes.length) % 1 !== 0 || steps.length !== (labelCount + 1) * labelCount)
    throw new Error(
      `expected 2^n weights and ${(labelCount + 1) * labelCount} steps, got ${bytes.length} and ${steps.length}: train the slots again`,
    );
  return {
    pairs: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    steps: Float32Array.from(steps, (step) => step / 100),
    scale,
  };
}
