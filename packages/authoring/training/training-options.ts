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

/** The writer of short prompts like those that tests hold; each counts so many times, as they are few. */
const ownWriter = "ow";
const timesOwn = 3;

/** Returns prompts with those of the own writer so many times. */
export function repeatOwn<Prompt extends { readonly writer: string }>(
  prompts: readonly Prompt[],
): readonly Prompt[] {
  const own = prompts.filter(({ writer }) => writer === ownWriter);
  return [...prompts, ...Array.from({ length: timesOwn - 1 }, () => own).flat()];
}

/** How many features keep their weights in the generated file. */
export const mostRows = 18_000;

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
export const mostTurnRows = 20_000;
