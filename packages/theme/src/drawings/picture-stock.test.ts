import { expect, it } from "vitest";
import { pictureStock } from "./picture-stock.ts";

it("gives an example that it reads itself, in all of its tones", () => {
  const read = pictureStock.read(pictureStock.example);
  if (read.kind === "refused") throw new Error(read.reason);
  expect(new Set(read.illustration.areas.map(({ tone }) => tone)).size).toBe(pictureStock.tones.length);
});

it("knows what it has whole", () => {
  const names = ["lighthouse", "old lighthouse", "weevil", "ferry"];
  expect(names.map(pictureStock.has)).toEqual([true, true, false, false]);
});
