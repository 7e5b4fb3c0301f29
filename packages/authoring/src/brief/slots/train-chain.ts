import { type ChainWeights, placeOfPair } from "./chain.ts";
import { labelCount, mayFollow } from "./labels.ts";

/** A unit's features and the labels that it should get. */
export interface LabelledUnit {
  readonly features: readonly Uint32Array[];
  readonly labels: readonly number[];
}

/** How a chain is trained. */
export interface Training {
  /** The base-2 logarithm of how many weights there are. */
  readonly bits: number;
  readonly epochs: number;
  /** How many weights are kept at most; the smallest go first. */
  readonly kept: number;
  readonly rate: number;
  readonly decay: number;
  /** The share of features that is hidden at each step, so that none is relied upon alone. */
  readonly hidden: number;
}

/** Trains a conditional random field by stochastic gradients; the same units in the same order give the same weights. */
export function trainChain(units: readonly LabelledUnit[], training: Training): ChainWeights {
  const size = 2 ** training.bits;
  const trainer = new Trainer(size, training);
  trainer.allow(units);
  trainer.run(units, training.epochs);
  trainer.prune(training.kept);
  trainer.run(units, Math.max(2, Math.floor(training.epochs / 3)));
  return trainer.weights;
}

class Trainer {
  readonly weights: { readonly pairs: Float32Array; readonly steps: Float32Array; readonly scale: number };
  readonly #squares: Float32Array;
  readonly #stepSquares: Float32Array;
  readonly #allowed: Uint8Array;
  readonly #training: Training;
  #state = 12345;

  constructor(size: number, training: Training) {
    const steps = new Float32Array((labelCount + 1) * labelCount);
    this.weights = { pairs: new Float32Array(size), steps, scale: 1 };
    this.#squares = new Float32Array(size);
    this.#stepSquares = new Float32Array(steps.length);
    this.#allowed = new Uint8Array(size);
    this.#training = training;
  }

  /** Only pairs that are seen have weights, of features that are seen twice. */
  allow(units: readonly LabelledUnit[]): void {
    const seen = new Map<number, number>();
    for (const { features } of units)
      for (const row of features) for (const feature of row) seen.set(feature, (seen.get(feature) ?? 0) + 1);
    const mask = this.#allowed.length - 1;
    for (const { features, labels } of units)
      features.forEach((row, index) => {
        for (const feature of row)
          if ((seen.get(feature) ?? 0) > 1) this.#allowed[placeOfPair(feature, labels[index] ?? 0, mask)] = 1;
      });
  }

  run(units: readonly LabelledUnit[], epochs: number): void {
    const order = units.map((_, index) => index);
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      for (let index = order.length - 1; index > 0; index -= 1) {
        const other = this.#next() % (index + 1);
        [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
      }
      for (const place of order) {
        const unit = units[place];
        if (unit !== undefined && unit.features.length > 0) this.#step(unit);
      }
    }
  }

  prune(kept: number): void {
    const { pairs } = this.weights;
    const sizes = Float32Array.from(pairs, Math.abs).sort();
    const least = sizes[Math.max(0, sizes.length - kept)] ?? 0;
    pairs.forEach((weight, place) => {
      if (Math.abs(weight) >= least && weight !== 0) return;
      pairs[place] = 0;
      this.#allowed[place] = 0;
    });
  }

  #next(): number {
    this.#state = (Math.imul(this.#state, 1103515245) + 12345) >>> 0;
    return this.#state >>> 8;
  }

  #step({ features: all, labels }: LabelledUnit): void {
    const features = all.map((row) => row.filter(() => this.#next() % 1024 >= this.#training.hidden * 1024));
    const { pairs, steps } = this.weights;
    const mask = pairs.length - 1;
    const places = features.map((row) => {
      const own = new Uint32Array(row.length * labelCount);
      let at = 0;
      for (const feature of row)
        for (let label = 0; label < labelCount; label += 1) own[at++] = placeOfPair(feature, label, mask);
      return own;
    });
    const scores = places.map((own) => {
      const row = new Float64Array(labelCount);
      for (let at = 0; at < own.length; at += 1)
        row[at % labelCount] = (row[at % labelCount] ?? 0) + (pairs[own[at] ?? 0] ?? 0);
      return row;
    });
    const { single, pair } = expect(scores, steps);
    places.forEach((own, index) => {
      const gold = labels[index] ?? 0;
      const row = single[index];
      for (let at = 0; at < own.length; at += 1) {
        const place = own[at] ?? 0;
        if (this.#allowed[place] === 0) continue;
        const label = at % labelCount;
        const gradient = (label === gold ? 1 : 0) - (row?.[label] ?? 0);
        if (Math.abs(gradient) > 1e-4) this.#move(pairs, this.#squares, place, gradient);
      }
    });
    let before = labelCount;
    for (const label of labels) {
      pair[before * labelCount + label] = (pair[before * labelCount + label] ?? 0) - 1;
      before = label;
    }
    pair.forEach((expected, place) => {
      if (Math.abs(expected) > 1e-4) this.#move(steps, this.#stepSquares, place, -expected);
    });
  }

  #move(weights: Float32Array, squares: Float32Array, place: number, gradient: number): void {
    const old = weights[place] ?? 0;
    const slope = gradient - this.#training.decay * old;
    const square = (squares[place] ?? 0) + slope * slope;
    squares[place] = square;
    weights[place] = old + (this.#training.rate * slope) / Math.sqrt(square + 1);
  }
}

/** Forward and backward: how likely each label of each token is, and how often each step is expected. */
function expect(
  scores: readonly Float64Array[],
  steps: Float32Array,
): { readonly single: readonly Float64Array[]; readonly pair: Float64Array } {
  const length = scores.length;
  const turn = new Float64Array(steps.length);
  for (let from = 0; from <= labelCount; from += 1)
    for (let to = 0; to < labelCount; to += 1)
      turn[from * labelCount + to] = mayFollow(from === labelCount ? 0 : from, to)
        ? Math.exp(steps[from * labelCount + to] ?? 0)
        : 0;
  const local = scores.map((row) => {
    const most = row.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
    return row.map((score) => Math.exp(score - most));
  });
  const ahead: Float64Array[] = [];
  const sums: number[] = [];
  for (let index = 0; index < length; index += 1) {
    const row = new Float64Array(labelCount);
    let sum = 0;
    for (let label = 0; label < labelCount; label += 1) {
      let total = 0;
      if (index === 0) total = turn[labelCount * labelCount + label] ?? 0;
      else
        for (let from = 0; from < labelCount; from += 1)
          total += (ahead[index - 1]?.[from] ?? 0) * (turn[from * labelCount + label] ?? 0);
      row[label] = total * (local[index]?.[label] ?? 0);
      sum += row[label] ?? 0;
    }
    for (let label = 0; label < labelCount; label += 1) row[label] = (row[label] ?? 0) / sum;
    ahead.push(row);
    sums.push(sum);
  }
  let back: Float64Array = new Float64Array(labelCount).fill(1);
  const single = new Array<Float64Array>(length);
  const pair = new Float64Array(steps.length);
  for (let index = length - 1; index >= 0; index -= 1) {
    const here = ahead[index] ?? new Float64Array(labelCount);
    single[index] = here.map((value, label) => value * (back[label] ?? 0));
    if (index === 0) {
      for (let to = 0; to < labelCount; to += 1) pair[labelCount * labelCount + to] = single[0]?.[to] ?? 0;
      break;
    }
    const next = new Float64Array(labelCount);
    for (let from = 0; from < labelCount; from += 1)
      for (let to = 0; to < labelCount; to += 1) {
        const flow =
          ((turn[from * labelCount + to] ?? 0) * (local[index]?.[to] ?? 0) * (back[to] ?? 0)) /
          (sums[index] ?? 1);
        if (flow === 0) continue;
        next[from] = (next[from] ?? 0) + flow;
        const place = from * labelCount + to;
        pair[place] = (pair[place] ?? 0) + (ahead[index - 1]?.[from] ?? 0) * flow;
      }
    back = next;
  }
  return { single, pair };
}
