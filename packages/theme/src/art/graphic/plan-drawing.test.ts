import { expect, test } from "vitest";
import { circleStudy } from "./plan-drawing.ts";

const circle = { x: 940, y: 300, radius: 190 };
const pixel = 9_525;

test("the circles of a study stand within its width, in ways that its seed chooses", () => {
  const drawings = new Set<string>();
  for (let seed = 0; seed < 24; seed += 1) {
    const shapes = circleStudy(circle, { scheme: "tx1" }, seed);
    for (const { box, name } of shapes.filter((shape) => shape.name.startsWith("Circle"))) {
      expect(box.x, name).toBeGreaterThanOrEqual((circle.x - circle.radius) * pixel - 1);
      expect(box.x + box.width, name).toBeLessThanOrEqual((circle.x + circle.radius) * pixel + 1);
      expect(box.y, name).toBeGreaterThanOrEqual(0);
    }
    drawings.add(JSON.stringify(shapes));
  }
  expect(drawings.size).toBe(4);
});
