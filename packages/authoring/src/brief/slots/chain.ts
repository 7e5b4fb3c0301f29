import { labelCount, mayFollow } from "./labels.ts";

/** Weights of a linear chain: of (feature, label) pairs, hashed, and of one label after another. */
export interface ChainWeights {
  /** A power of two many; a pair's place is {@link placeOfPair}. */
  readonly pairs: Float32Array | Int8Array;
  /** From a label (row) to the next; the last row is from the beginning of a unit. */
  readonly steps: Float32Array;
  /** What one unit of a pair's weight is worth. */
  readonly scale: number;
}

/** Returns where the weight of a feature with a label stands. */
export function placeOfPair(feature: number, label: number, mask: number): number {
  let hash = Math.imul(feature ^ Math.imul(label + 1, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0xc2b2ae35) >>> 7) & mask;
}

/** Returns the scores of every label for every token, a row of {@link labelCount} each. */
export function scoreTokens(features: readonly Uint32Array[], { pairs, scale }: ChainWeights): Float32Array {
  const mask = pairs.length - 1;
  const scores = new Float32Array(features.length * labelCount);
  features.forEach((row, index) => {
    for (let label = 0; label < labelCount; label += 1) {
      let score = 0;
      for (const feature of row) score += pairs[placeOfPair(feature, label, mask)] ?? 0;
      scores[index * labelCount + label] = score * scale;
    }
  });
  return scores;
}

/** Returns the likeliest labels of a row of tokens. */
export function chooseLabels(scores: Float32Array, steps: Float32Array): readonly number[] {
  const length = scores.length / labelCount;
  const best = new Float32Array(length * labelCount).fill(Number.NEGATIVE_INFINITY);
  const from = new Uint8Array(length * labelCount);
  for (let index = 0; index < length; index += 1) {
    for (let label = 0; label < labelCount; label += 1) {
      const place = index * labelCount + label;
      const own = scores[place] ?? 0;
      if (index === 0) {
        if (mayFollow(0, label)) best[place] = own + (steps[labelCount * labelCount + label] ?? 0);
        continue;
      }
      for (let before = 0; before < labelCount; before += 1) {
        if (!mayFollow(before, label)) continue;
        const score =
          own + (best[place - label - labelCount + before] ?? 0) + (steps[before * labelCount + label] ?? 0);
        if (score <= (best[place] ?? 0)) continue;
        best[place] = score;
        from[place] = before;
      }
    }
  }
  return traceBack(best, from, length);
}

function traceBack(best: Float32Array, from: Uint8Array, length: number): readonly number[] {
  const labels = new Array<number>(length).fill(0);
  if (length === 0) return labels;
  let label = 0;
  const last = (length - 1) * labelCount;
  for (let other = 1; other < labelCount; other += 1)
    if ((best[last + other] ?? 0) > (best[last + label] ?? 0)) label = other;
  for (let index = length - 1; index >= 0; index -= 1) {
    labels[index] = label;
    label = from[index * labelCount + label] ?? 0;
  }
  return labels;
}
