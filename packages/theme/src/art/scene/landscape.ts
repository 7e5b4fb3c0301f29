import type { Color } from "../../color.ts";
import { type Figure, mark } from "../drawing/figure.ts";
import { bar, ellipse, outline, rectangle } from "../drawing/outline.ts";

/** Draws a sun around the origin: a disc of a radius and its rays. */
export function sun(radius: number, rays: number, fill: Color): Figure {
  return [...sunRays(radius, rays, fill), mark("Sun", fill, ellipse(0, 0, radius))];
}

/** Draws rays alone, for a disc of a radius around the origin that something else draws. */
export function sunRays(radius: number, rays: number, fill: Color): Figure {
  const bars = Array.from({ length: rays }, (_, index) => {
    const angle = (index * 2 * Math.PI) / rays;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return mark("Ray", fill, bar(x * 1.22, y * 1.22, x * 1.48, y * 1.48, radius * 0.12));
  });
  return bars;
}

/** Draws a cloud 120 wide, the middle of its flat foot at (0, 10). */
export function cloud(fill: Color): Figure {
  return [
    mark("Cloud", fill, rectangle(-60, -26, 120, 36, 18)),
    mark("Cloud", fill, ellipse(-22, -28, 26)),
    mark("Cloud", fill, ellipse(16, -34, 34)),
  ];
}

/** Draws a hill: half an ellipse over its foot at (x, y). */
export function hill(x: number, y: number, radiusX: number, radiusY: number, fill: Color): Figure {
  return [
    mark("Hill", fill, outline(`M${x - radiusX} ${y}A${radiusX} ${radiusY} 0 0 1 ${x + radiusX} ${y}Z`)),
  ];
}
