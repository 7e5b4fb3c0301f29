import { scoreCandidates } from "../src/brief/title/ranking/ranker.ts";

/** The candidates of a prompt: their features, and how good each would be as its title, 0 to 1. */
export interface RankedExample {
  readonly features: readonly Uint32Array[];
  readonly rewards: readonly number[];
}

/** How a ranker is trained. */
export interface RankerTraining {
  /** The base-2 logarithm of how many weights there are. */
  readonly bits: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** How much more a better candidate is wanted than a worse one. */
  readonly sharpness: number;
  /** In how many prompts a feature has to occur. */
  readonly fewest: number;
  /** How many weights are kept at most; the smallest go first. */
  readonly kept: number;
}

const leastSlope = 1e-4;

/** Returns weights that make the better candidates of each prompt the likelier, by AdaGrad, the mean over the later passes; the same for the same input. */
export function trainRanker(examples: readonly RankedExample[], training: RankerTraining): Float32Array {
  const trainer = new RankerTrainer(training);
  const common = withoutRare(examples, training);
  const sums = new Float32Array(2 ** training.bits);
  const random = createRandom();
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    for (const example of shuffle(common, random)) trainer.step(example);
    if (epoch < training.epochs / 2) continue;
    for (const [place, weight] of trainer.weights.entries()) sums[place] = (sums[place] ?? 0) + weight;
  }
  const share = 1 / Math.floor(training.epochs / 2);
  return keepLargest(
    sums.map((sum) => share * sum),
    training.kept,
  );
}

/** What occurs in few prompts is learnt by heart, and not for others. */
function withoutRare(
  examples: readonly RankedExample[],
  { bits, fewest }: RankerTraining,
): readonly RankedExample[] {
  const mask = 2 ** bits - 1;
  const counts = new Uint32Array(2 ** bits);
  for (const { features } of examples)
    for (const place of new Set(features.flatMap((list) => Array.from(list, (feature) => feature & mask))))
      counts[place] = (counts[place] ?? 0) + 1;
  return examples.map(({ features, rewards }) => ({
    features: features.map((list) => list.filter((feature) => (counts[feature & mask] ?? 0) >= fewest)),
    rewards,
  }));
}

class RankerTrainer {
  readonly weights: Float32Array;
  readonly #squares: Float32Array;
  /** Those of the step that is taken; 0 between steps. */
  readonly #slopes: Float64Array;
  readonly #training: RankerTraining;

  constructor(training: RankerTraining) {
    this.weights = new Float32Array(2 ** training.bits);
    this.#squares = new Float32Array(2 ** training.bits).fill(1e-6);
    this.#slopes = new Float64Array(2 ** training.bits);
    this.#training = training;
  }

  step({ features, rewards }: RankedExample): void {
    const best = Math.max(0, ...rewards);
    if (best === 0) return;
    const likely = toShares(scoreCandidates(features, this.weights));
    const wanted = toShares(rewards.map((reward) => reward * this.#training.sharpness));
    const mask = this.weights.length - 1;
    const touched: number[] = [];
    for (const [index, list] of features.entries()) {
      const slope = (wanted[index] ?? 0) - (likely[index] ?? 0);
      if (Math.abs(slope) < leastSlope) continue;
      for (const feature of list) {
        const place = feature & mask;
        if (this.#slopes[place] === 0) touched.push(place);
        this.#slopes[place] = (this.#slopes[place] ?? 0) + slope;
      }
    }
    for (const place of touched) {
      const slope = this.#slopes[place] ?? 0;
      this.#slopes[place] = 0;
      if (slope !== 0) this.#move(place, slope);
    }
  }

  #move(place: number, slope: number): void {
    const { rate, decay } = this.#training;
    const weight = this.weights[place] ?? 0;
    const own = slope - decay * weight;
    const square = (this.#squares[place] ?? 0) + own * own;
    this.#squares[place] = square;
    this.weights[place] = weight + (rate * own) / Math.sqrt(square);
  }
}

/** Scores as shares of one. */
function toShares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

function keepLargest(weights: Float32Array, kept: number): Float32Array {
  const sizes = Array.from(weights, Math.abs).sort((one, other) => other - one);
  const least = Math.max(sizes[kept] ?? 0, Number.MIN_VALUE);
  return weights.map((weight) => (Math.abs(weight) >= least ? weight : 0));
}

function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const order = [...items];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = random() % (index + 1);
    const [one, two] = [order[index], order[other]];
    if (one !== undefined && two !== undefined) [order[index], order[other]] = [two, one];
  }
  return order;
}

function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
}
