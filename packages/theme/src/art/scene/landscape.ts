import type { Color } from "../../color.ts";
import { type Figure, mark } from "../drawing/figure.ts";
import { bar, ellipse, outline, rectangle } from "../drawing/outline.ts";
import type { Paint } from "./paint.ts";

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

/** Draws a mountain with a cap of snow, 100 high, the middle of its foot at the origin. */
export function mountain({ blue, white }: Paint): Figure {
  return [
    mark("Mountain", blue, outline("M-96 0L-10 -96Q0 -104 10 -96L96 0Z")),
    mark("Snow", white, outline("M-31 -72L-10 -96Q0 -104 10 -96L31 -72L16 -62L6 -74L-6 -60L-16 -72Z")),
  ];
}

/** Draws a balloon with its basket, 100 high, the basket's foot at the origin. */
export function balloon({ red, sun: yellow, earth, white }: Paint): Figure {
  return [
    mark("Ropes", earth, bar(-14, -36, -6, -10, 1.2), bar(14, -36, 6, -10, 1.2)),
    mark("Basket", earth, rectangle(-8, -12, 16, 12, 3)),
    mark("Balloon", red, outline("M-34 -66A34 34 0 0 1 34 -66Q32 -48 14 -34H-14Q-32 -48 -34 -66Z")),
    mark("Stripe", yellow, outline("M0 -100Q20 -84 18 -62Q16 -46 7 -34H-7Q-16 -46 -18 -62Q-20 -84 0 -100Z")),
    mark("Stripe", white, outline("M0 -100Q7 -84 6 -62Q5 -46 2.4 -34H-2.4Q-5 -46 -6 -62Q-7 -84 0 -100Z")),
  ];
}
