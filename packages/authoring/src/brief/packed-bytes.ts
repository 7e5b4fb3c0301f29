import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

const largest = 31;

/** Weights as text: a byte each, compressed, in base64; `scale` is what one step of a byte is worth. */
export interface PackedBytes {
  readonly bytes: string;
  readonly scale: number;
}

/**
 * Returns weights rounded to 63 steps, as text; the share `covered` of those that are not 0, from 0 to 1, keeps its size, larger ones
 * are cut down to the largest step.
 */
export function packBytes(weights: Float32Array, covered: number): PackedBytes {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other);
  const scale = Number(((sizes[Math.floor(sizes.length * covered)] ?? 1) / largest).toPrecision(5));
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-largest, Math.min(largest, Math.round(weight / scale))),
  );
  const packed = brotliCompressSync(new Uint8Array(steps.buffer), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  return { bytes: packed.toString("base64"), scale };
}

/** Returns the bytes that a text packs; throws where their number is no power of two. */
export function unpackBytes(bytes: string): Int8Array {
  const unpacked = brotliDecompressSync(Buffer.from(bytes, "base64"));
  if (Math.log2(unpacked.length) % 1 !== 0)
    throw new Error(`Expected 2^n weights, got ${unpacked.length}: train them again.`);
  return new Int8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length);
}
