import { sumChain } from "../src/tagging/chain/chain.ts";
import { featureBits } from "../src/tagging/chain/feature-hash.ts";
import { type Model, transitionsOf } from "../src/tagging/chain/model.ts";

/** A prompt made ready: features, boundaries and right labels of its units, -1 where no one annotated. */
export interface Example {
  readonly features: readonly Uint32Array[];
  readonly boundaries: readonly number[];
  readonly labels: readonly number[];
}

/** A model before its weights are made small. */
export interface TrainedModel extends Model {
  readonly weights: Float32Array;
}

/** How a chain is trained. */
export interface TrainingOptions {
  /** How many labels there are. */
  readonly labels: number;
  /** How often training is done anew, with other features left out. */
  readonly runs: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** The share of features that is left out at each step. */
  readonly dropout: number;
  /** In how many prompts a feature has to occur. */
  readonly fewest: number;
  readonly seed: number;
}

/**
 * Returns the weights that make the annotated roles most likely, by AdaGrad over whole prompts; the same for the same input. They are
 * the mean over the later passes of several runs: single ones differ by which features each step happened to leave out.
 */
export function trainChain(examples: readonly Example[], options: TrainingOptions): TrainedModel {
  const { rows, count } = countRows(examples, options.fewest);
  const weights = new Float32Array(count * options.labels);
  const transitions = new Float64Array(transitionsOf(options.labels));
  const averaged = Math.ceil(options.epochs / 2);
  const share = 1 / (averaged * options.runs);
  for (let run = 0; run < options.runs; run += 1) {
    const trainer = new ChainTrainer(rows, count, options);
    const random = createRandom(options.seed + run);
    for (let epoch = 0; epoch < options.epochs; epoch += 1) {
      const rate = options.rate * (1 - (0.85 * epoch) / options.epochs);
      for (const example of shuffle(examples, random)) trainer.step(example, rate, random);
      if (epoch < options.epochs - averaged) continue;
      addShare(weights, trainer.weights, share);
      addShare(transitions, trainer.transitions, share);
    }
  }
  return { rows, weights, scale: 1, transitions };
}

function addShare<Numbers extends Float32Array | Float64Array>(
  sums: Numbers,
  values: Numbers,
  share: number,
): void {
  for (let place = 0; place < sums.length; place += 1)
    sums[place] = (sums[place] ?? 0) + share * (values[place] ?? 0);
}

function countRows(examples: readonly Example[], fewest: number): { rows: Uint32Array; count: number } {
  const counts = new Uint32Array(1 << featureBits);
  for (const { features } of examples)
    for (const feature of new Set(features.flatMap((own) => [...own])))
      counts[feature] = (counts[feature] ?? 0) + 1;
  let count = 0;
  const rows = counts.map((seen) => (seen >= fewest ? ++count : 0));
  return { rows, count };
}

class ChainTrainer {
  readonly rows: Uint32Array;
  readonly options: TrainingOptions;
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly transitions: Float64Array;
  readonly transitionSquares: Float64Array;

  constructor(rows: Uint32Array, count: number, options: TrainingOptions) {
    this.rows = rows;
    this.options = options;
    this.weights = new Float32Array(count * options.labels);
    this.squares = new Float32Array(count * options.labels);
    this.transitions = new Float64Array(transitionsOf(options.labels));
    this.transitionSquares = new Float64Array(transitionsOf(options.labels));
  }

  step({ features, boundaries, labels: right }: Example, rate: number, random: () => number): void {
    const { labels } = this.options;
    const kept = features.map((own) =>
      own.filter((feature) => (this.rows[feature] ?? 0) > 0 && random() >= this.options.dropout),
    );
    const emissions = this.emissionsOf(kept);
    const scores = { labels, emissions, transitions: this.transitions, boundaries };
    const { forward, backward, total } = sumChain(scores);
    const errors = new Float64Array(emissions.length);
    for (let place = 0; place < emissions.length; place += 1) {
      const label = right[Math.floor(place / labels)] ?? -1;
      const likely = Math.exp((forward[place] ?? 0) + (backward[place] ?? 0) - total);
      errors[place] = label < 0 ? 0 : likely - (place % labels === label ? 1 : 0);
    }
    this.moveTransitions(right, boundaries, emissions, forward, backward, total, rate);
    for (const [unit, own] of kept.entries())
      for (const feature of own)
        this.moveWeights(((this.rows[feature] ?? 1) - 1) * labels, errors, unit * labels, rate);
  }

  emissionsOf(features: readonly Uint32Array[]): Float64Array {
    const { labels } = this.options;
    const emissions = new Float64Array(features.length * labels);
    for (const [unit, own] of features.entries()) {
      for (const feature of own) {
        const base = ((this.rows[feature] ?? 1) - 1) * labels;
        for (let label = 0; label < labels; label += 1)
          emissions[unit * labels + label] =
            (emissions[unit * labels + label] ?? 0) + (this.weights[base + label] ?? 0);
      }
    }
    return emissions;
  }

  moveWeights(base: number, errors: Float64Array, from: number, rate: number): void {
    for (let label = 0; label < this.options.labels; label += 1) {
      const error = errors[from + label] ?? 0;
      if (error < 1e-4 && error > -1e-4) continue;
      const place = base + label;
      const slope = error + this.options.decay * (this.weights[place] ?? 0);
      const square = (this.squares[place] ?? 0) + slope * slope;
      this.squares[place] = square;
      this.weights[place] = (this.weights[place] ?? 0) - (rate * slope) / Math.sqrt(square + 0.01);
    }
  }

  moveTransitions(
    right: readonly number[],
    boundaries: readonly number[],
    emissions: Float64Array,
    forward: Float64Array,
    backward: Float64Array,
    total: number,
    rate: number,
  ): void {
    const { labels } = this.options;
    const slopes = new Float64Array(this.transitions.length);
    const add = (place: number, value: number): void => {
      slopes[place] = (slopes[place] ?? 0) + value;
    };
    for (let unit = 1; unit < right.length; unit += 1) {
      const [before = -1, own = -1] = [right[unit - 1], right[unit]];
      if (before < 0 || own < 0) continue;
      const base = (boundaries[unit] ?? 0) * labels * labels;
      for (let one = 0; one < labels; one += 1) {
        for (let two = 0; two < labels; two += 1) {
          const place = base + one * labels + two;
          const next = unit * labels + two;
          const score =
            (forward[(unit - 1) * labels + one] ?? 0) +
            (this.transitions[place] ?? 0) +
            (emissions[next] ?? 0) +
            (backward[next] ?? 0);
          add(place, Math.exp(score - total));
        }
      }
      add(base + before * labels + own, -1);
    }
    const first = slopes.length - labels;
    if ((right[0] ?? -1) >= 0) {
      for (let label = 0; label < labels; label += 1)
        add(first + label, Math.exp((forward[label] ?? 0) + (backward[label] ?? 0) - total));
      add(first + (right[0] ?? 0), -1);
    }
    for (const [place, slope] of slopes.entries()) {
      if (Math.abs(slope) < 1e-6) continue;
      const square = (this.transitionSquares[place] ?? 0) + slope * slope;
      this.transitionSquares[place] = square;
      this.transitions[place] = (this.transitions[place] ?? 0) - (rate * slope) / Math.sqrt(square + 0.01);
    }
  }
}

/** Returns numbers from 0 to 1, the same row for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other] as T, shuffled[index] as T];
  }
  return shuffled;
}
