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
  const { steps, scale } = toSteps(weights, covered);
  return { bytes: compress(new Uint8Array(steps.buffer)), scale };
}

/** Weights of which most are 0 as text: by place a bit that says whether there is one, and the bytes of those that there are. */
export interface PackedSparseBytes extends PackedBytes {
  readonly places: string;
}

/** Returns weights as {@link packBytes} rounds them, as text; apart from each other, places and bytes take a sixth less room. */
export function packSparseBytes(weights: Float32Array, covered: number): PackedSparseBytes {
  const { steps, scale } = toSteps(weights, covered);
  const places = new Uint8Array(steps.length >> 3);
  for (const [place, step] of steps.entries())
    if (step !== 0) places[place >> 3] = (places[place >> 3] ?? 0) | (1 << (place & 7));
  const bytes = new Uint8Array(steps.filter((step) => step !== 0).buffer);
  return { places: compress(places), bytes: compress(bytes), scale };
}

function compress(bytes: Uint8Array): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(bytes, { params }).toString("base64");
}

function toSteps(
  weights: Float32Array,
  covered: number,
): { readonly steps: Int8Array<ArrayBuffer>; readonly scale: number } {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => one - other);
  const scale = Number(((sizes[Math.floor(sizes.length * covered)] ?? 1) / largest).toPrecision(5));
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-largest, Math.min(largest, Math.round(weight / scale))),
  );
  return { steps, scale };
}

/** Returns the bytes that a text packs; throws where their number is no power of two. */
export function unpackBytes(bytes: string): Int8Array {
  const unpacked = brotliDecompressSync(Buffer.from(bytes, "base64"));
  if (Math.log2(unpacked.length) % 1 !== 0)
    throw new Error(`Expected 2^n weights, got ${unpacked.length}: train them again.`);
  return new Int8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length);
}

/** Returns the bytes that stand at some places, 0 at all others; throws where their number is no power of two. */
export function unpackSparseBytes(places: string, bytes: string): Int8Array {
  const isSet = unpackBytes(places);
  const own = new Int8Array(brotliDecompressSync(Buffer.from(bytes, "base64")));
  const all = new Int8Array(isSet.length << 3);
  let next = 0;
  for (let place = 0; place < all.length; place += 1) {
    if (((isSet[place >> 3] ?? 0) & (1 << (place & 7))) === 0) continue;
    all[place] = own[next] ?? 0;
    next += 1;
  }
  return all;
}
