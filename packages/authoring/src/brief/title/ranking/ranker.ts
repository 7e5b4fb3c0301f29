/** Returns the score of each candidate: the sum of the weights of its features. */
export function scoreCandidates(
  features: readonly Uint32Array[],
  weights: Float32Array | Int8Array,
): readonly number[] {
  const mask = weights.length - 1;
  return features.map((list) => {
    let score = 0;
    for (const feature of list) score += weights[feature & mask] ?? 0;
    return score;
  });
}
