import { describe, expect, test } from "vitest";
import { thingShapes } from "../../generated/thing-shapes.ts";
import { extent } from "../drawing/figure.ts";
import { areasOf, drawThing, type Ramp, type ThingName, thingSide } from "./thing.ts";

const names = Object.keys(thingShapes) as ThingName[];
const ramp: Ramp = [
  { scheme: "tx1" },
  { scheme: "tx2" },
  { scheme: "accent1" },
  { scheme: "accent2" },
  { scheme: "bg1" },
];

test("there are some hundreds of things", () => {
  expect(names.length).toBeGreaterThanOrEqual(300);
  expect(names.length).toBeLessThanOrEqual(700);
});

describe.each(names)("the drawing of %s", (name) => {
  test("is made of closed areas in its field, each with a tone", () => {
    const areas = areasOf(name);
    expect(areas.length).toBeGreaterThan(0);
    for (const { tone, outline } of areas) {
      expect([0, 1, 2, 3, 4]).toContain(tone);
      expect(outline[0]?.kind).toBe("move");
      const { left, top, right, bottom } = extent(outline);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-2);
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(thingSide + 2);
    }
  });

  test("is told by more than one tone, unless it is one area or all of one colour", () => {
    const areas = areasOf(name);
    const tones = new Set(areas.map(({ tone }) => tone));
    expect(tones.size > 1 || areas.length <= plainest).toBe(true);
  });
});

/** Of areas in a drawing that is a plain silhouette: a snowflake, an anchor, a tree without its light. */
const plainest = 6;

test.each([
  { name: "a wide room", frame: { left: 100, top: 100, right: 700, bottom: 300 } },
  { name: "a tall room", frame: { left: 100, top: 100, right: 300, bottom: 700 } },
])("a thing fills $name one way, in its middle or on its foot", ({ frame }) => {
  const middle = extent(drawThing("honeybee", ramp, { frame }).flatMap(({ outline }) => outline));
  const foot = extent(
    drawThing("honeybee", ramp, { frame, anchor: "foot" }).flatMap(({ outline }) => outline),
  );
  const isFilled = [
    middle.right - middle.left - (frame.right - frame.left),
    middle.bottom - middle.top - (frame.bottom - frame.top),
  ].some((spare) => Math.abs(spare) < 0.01);
  expect(isFilled).toBe(true);
  expect(foot.bottom).toBeCloseTo(frame.bottom);
  expect((middle.left + middle.right) / 2).toBeCloseTo((frame.left + frame.right) / 2);
});
