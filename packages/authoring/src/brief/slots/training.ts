import type { Training } from "./train-chain.ts";

/** How the chain of slots is trained; chosen on writers held out. */
export const slotTraining: Training = {
  bits: 20,
  epochs: 10,
  kept: 90_000,
  rate: 0.3,
  decay: 0.01,
  hidden: 0.5,
};
