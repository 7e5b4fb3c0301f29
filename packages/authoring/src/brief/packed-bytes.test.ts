import { expect, test } from "vitest";
import { packBytes, packSparseBytes, unpackBytes, unpackSparseBytes } from "./packed-bytes.ts";

test("weights of which most are 0 come back as they do when they are packed together", () => {
  const weights = Float32Array.from({ length: 256 }, (_, place) => (place % 7 === 3 ? place - 100 : 0));
  const together = packBytes(weights, 0.9);
  const apart = packSparseBytes(weights, 0.9);
  expect(apart.scale).toBe(together.scale);
  expect(unpackSparseBytes(apart.places, apart.bytes)).toEqual(unpackBytes(together.bytes));
});

test("no weights come back as none", () => {
  const { places, bytes } = packSparseBytes(new Float32Array(64), 0.9);
  expect(unpackSparseBytes(places, bytes)).toEqual(new Int8Array(64));
});
