import { roles } from "../src/tagging/role.ts";
import { kinds } from "../src/tagging/turns/kinds.ts";
import type { TrainingOptions } from "./chain-trainer.ts";

/** How the shipped model is trained; chosen on writers held out in turn. */
export const trainingOptions: TrainingOptions = {
  labels: roles.length,
  runs: 6,
  epochs: 10,
  rate: 0.06,
  decay: 1e-5,
  dropout: 0.4,
  fewest: 5,
  seed: 7,
};

/** How many features keep their weights in the generated file. */
export const mostRows = 17_000;

/** How the chain of turns is trained; chosen on writers held out. */
export const turnTraining: TrainingOptions = {
  labels: kinds.length,
  runs: 4,
  epochs: 6,
  rate: 0.06,
  decay: 1e-5,
  dropout: 0.4,
  fewest: 4,
  seed: 7,
};

/** The same for the chain of turns. */
export const mostTurnRows = 18_250;
