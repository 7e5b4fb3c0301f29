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

/** What only cuts the words that the surest rule reads has to be this much likelier; set on writers held out. */
const leastLeadOfPart = 1;

/**
 * Returns the place of the likeliest candidate, -1 where there is none: that of the surest rule (-1 for no rule) before one that only cuts
 * its words, unless that leads clearly.
 */
export function chooseLeader(texts: readonly string[], scores: readonly number[], ruled: number): number {
  const of = (place: number): number => scores[place] ?? Number.NEGATIVE_INFINITY;
  const best = scores.reduce((most, score, place) => (score > of(most) ? place : most), -1);
  const isPart = texts[ruled]?.toLowerCase().includes((texts[best] ?? "").toLowerCase()) === true;
  return isPart && of(best) <= of(ruled) + leastLeadOfPart ? ruled : best;
}
