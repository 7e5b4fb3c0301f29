import { expect, test } from "vitest";
import { halftone } from "./halftone.ts";
import { boxOf } from "./pen.ts";

test("the dots of a halftone swell from start to end, in so many rows, inside their frame", () => {
  const frame = { x: 100, y: 400, width: 330, height: 96 };
  const { box, geometry } = halftone("Dots", frame, 4, { scheme: "tx1" });
  expect(box).toEqual(boxOf(100, 400, 430, 496));
  const commands = geometry.kind === "svg" ? geometry.commands : "";
  const dots = [...commands.matchAll(/M([\d.]+) ([\d.]+)\s*A([\d.]+)/gu)].map(([, x, y, radius]) => ({
    x: Number(x),
    y: Number(y),
    radius: Number(radius),
  }));
  expect(new Set(dots.map(({ y }) => y)).size).toBe(4);
  const row = dots.filter(({ y }) => y === dots[0]?.y);
  expect(row.map(({ radius }) => radius)).toEqual(
    row.map(({ radius }) => radius).toSorted((one, other) => one - other),
  );
  for (const { x, y, radius } of dots) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + 2 * radius).toBeLessThanOrEqual(frame.width);
    expect(y - radius).toBeGreaterThanOrEqual(0);
    expect(y + radius).toBeLessThanOrEqual(frame.height);
  }
});
