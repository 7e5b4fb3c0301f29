import { describe, expect, it } from "vitest";
import { isClear, type LeadingLabel, placeLabels } from "./label-places.ts";

const inch = 914_400;
const column = { edge: 0, height: 5 * inch, gap: 0.2 * inch };

function label(index: number, x: number, y: number, height = 0.5): LeadingLabel {
  return { index, height: height * inch, anchor: { x: x * inch, y: y * inch } };
}

describe("labels beside a drawing", () => {
  it("stand at the height of what they name, from above in the order of that", () => {
    const placed = placeLabels([label(0, 3, 4), label(1, 3, 1), label(2, 4, 2.5)], column);
    expect(placed?.map(({ index, top }) => [index, top / inch])).toEqual([
      [1, 0.75],
      [2, 2.25],
      [0, 3.75],
    ]);
  });

  it("move apart where they would stand on one another, and stay in their column", () => {
    const placed = placeLabels([label(0, 3, 0.1), label(1, 2, 0.3), label(2, 4, 0.5)], column) ?? [];
    const tops = placed.map(({ top }) => top / inch);
    expect(tops[0]).toBe(0);
    expect(tops.every((top, at) => at === 0 || top - (tops[at - 1] ?? 0) >= 0.7 - 1e-9)).toBe(true);
    expect(isClear(placed.map(({ line }) => line))).toBe(true);
  });

  it("have no place where there is no room for them all", () => {
    const tall = [0, 1, 2].map((index) => label(index, 3, index, 2));
    expect(placeLabels(tall, column)).toBeUndefined();
  });

  it("have no place where one line would run through what another one leads to", () => {
    const inLine = [label(0, 2, 2.5), label(1, 4, 2.5)];
    const placed = placeLabels(inLine, column);
    expect(placed === undefined || isClear(placed.map(({ line }) => line))).toBe(true);
  });

  it.each([
    { given: "at one place", y: (_: number) => 2 },
    { given: "at no number", y: (_: number) => Number.NaN },
    { given: "beyond all numbers", y: (index: number) => (index % 2 === 0 ? 1e308 : -1e308) },
  ])("with points $given neither throw nor take long", ({ y }) => {
    const begunAt = performance.now();
    placeLabels(
      [0, 1, 2, 3, 4, 5].map((index) => label(index, 3, y(index))),
      column,
    );
    expect(performance.now() - begunAt).toBeLessThan(500);
  });

  it("cross nowhere, wherever six points lie", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 200; round += 1) {
      const labels = [0, 1, 2, 3, 4, 5].map((index) => label(index, 1 + 4 * random(), 5 * random()));
      const placed = placeLabels(labels, column);
      if (placed) expect(isClear(placed.map(({ line }) => line))).toBe(true);
    }
  });
});
