import { expect, test } from "vitest";
import { proportionStudy } from "./plan-drawing.ts";

const frame = { x: 700, y: 150, width: 500, height: 309 };
const pixel = 9_525;

test("the squares of a study fill its rectangle from the first, each within it, whichever way it winds", () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 24; seed += 1) {
    const shapes = proportionStudy(frame, { scheme: "tx1" }, seed);
    const squares = shapes.filter(({ name }) => name.startsWith("Square")).map(({ box }) => box);
    const curves = shapes.filter(({ name }) => name.startsWith("Curve")).map(({ box }) => box);
    expect(squares[0]?.height).toBe(frame.height * pixel);
    for (const { x, width, y, height } of squares) {
      expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
      expect(x).toBeGreaterThanOrEqual(frame.x * pixel);
      expect(x + width).toBeLessThanOrEqual((frame.x + frame.width) * pixel + 1);
      expect(y + height).toBeLessThanOrEqual((frame.y + frame.height) * pixel + 1);
    }
    // Each quarter circle spans its square from corner to corner.
    curves.forEach((curve, index) => {
      const square = squares[index];
      expect(Math.abs(curve.x - (square?.x ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(curve.width - (square?.width ?? 0))).toBeLessThanOrEqual(1);
    });
    firsts.add(squares[0]?.x ?? 0);
  }
  expect(firsts.size).toBe(2);
});
