import { expect, it } from "vitest";
import { createSampling } from "./log-sampling.ts";

it("lets so many lines through in a second, and tells of those that it did not", () => {
  let time = 0;
  const sample = createSampling(2, () => time);
  expect([sample(), sample(), sample(), sample()]).toEqual([
    { unlogged: 0 },
    { unlogged: 0 },
    undefined,
    undefined,
  ]);
  time = 1000;
  expect([sample(), sample(), sample()]).toEqual([{ unlogged: 2 }, { unlogged: 0 }, undefined]);
});
