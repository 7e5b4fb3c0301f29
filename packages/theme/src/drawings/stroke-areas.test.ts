import { expect, test } from "vitest";
import { extent } from "../art/drawing/figure.ts";
import { ellipse } from "../art/drawing/outline.ts";
import { strokeAreas } from "./stroke-areas.ts";

// A curve is followed in steps; those of a fine curve are each shorter than a wide pen tells apart.
test.each([4, 60])("a pen %d wide follows a curve all the way", (width) => {
  const bands = strokeAreas(ellipse(50, 50, 40), width);
  const { left, top, right, bottom } = extent(bands.flat());
  for (const [edge, want] of [
    [left, 10 - width / 2],
    [top, 10 - width / 2],
    [right, 90 + width / 2],
    [bottom, 90 + width / 2],
  ] as const)
    expect(Math.abs(edge - want)).toBeLessThan(1.5);
});
