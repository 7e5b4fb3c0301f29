import { brotliDecompressSync } from "node:zlib";
import { roles } from "../role.ts";
import { featureBits } from "./feature-hash.ts";
import type { Model } from "./model.ts";
import type { PackedModel } from "./packed-model.ts";
import { trainedWeights } from "./weights.generated.ts";

let loaded: Model | undefined;

/** Returns the trained model, unpacked once. */
export function loadModel(): Model {
  loaded ??= unpackModel(trainedWeights, roles.length);
  return loaded;
}

/** Returns a model of so many labels from its packed form; throws where it has other labels. */
export function unpackModel({ buckets, rows, scale, transitions }: PackedModel, labels: number): Model {
  const bits = toBytes(buckets);
  const byBucket = new Uint32Array(1 << featureBits);
  let count = 0;
  for (let bucket = 0; bucket < byBucket.length; bucket += 1) {
    const isSet = ((bits[bucket >> 3] ?? 0) & (1 << (bucket & 7))) !== 0;
    if (!isSet) continue;
    count += 1;
    byBucket[bucket] = count;
  }
  const weights = new Int8Array(toBytes(rows).buffer);
  if (weights.length !== count * labels)
    throw new Error(
      `Expected ${count} rows of weights, got ${weights.length / labels}: train the model again.`,
    );
  return {
    rows: byBucket,
    weights,
    scale,
    transitions: Float64Array.from(new Float32Array(toBytes(transitions).buffer)),
  };
}

/** In memory of its own: numbers of four bytes cannot begin anywhere in the memory that buffers share. */
function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliDecompressSync(Buffer.from(base64, "base64")));
}
