import type { TrainingOptions } from "./chain-trainer.ts";

/** How the shipped model is trained; chosen on writers held out in turn. */
export const trainingOptions: TrainingOptions = {
  runs: 2,
  epochs: 10,
  rate: 0.06,
  decay: 1e-5,
  dropout: 0.4,
  fewest: 5,
  seed: 7,
};

/** How many features keep their weights in the generated file. */
export const mostRows = 28_000;
