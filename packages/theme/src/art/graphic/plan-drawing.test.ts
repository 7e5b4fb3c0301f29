import { expect, test } from "vitest";
import { circleStudy } from "./plan-drawing.ts";

const circle = { x: 940, y: 300, radius: 190 };
const pixel = 9_525;

test("the circles of a study stand about one middle, its holes within the outer one, as many as its seed says", () => {
  const counts = new Set<number>();
  for (let seed = 0; seed < 24; seed += 1) {
    const shapes = circleStudy(circle, { scheme: "tx1" }, seed);
    const middles = shapes
      .filter(({ name }) => name.startsWith("Circle"))
      .map(({ box }) => box.x + box.width / 2);
    for (const middle of middles) expect(Math.abs(middle - circle.x * pixel)).toBeLessThanOrEqual(1);
    const holes = shapes.filter(({ name }) => name.startsWith("Hole"));
    for (const { box } of holes) expect(box.x).toBeGreaterThanOrEqual((circle.x - circle.radius) * pixel);
    counts.add(holes.length);
  }
  expect(counts.size).toBeGreaterThan(2);
});
