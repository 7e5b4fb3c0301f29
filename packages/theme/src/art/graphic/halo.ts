import type { Color } from "../../color.ts";
import type { Shape } from "../../file/shape.ts";
import { type Circle, disc } from "./pen.ts";

/** Returns two pale discs, one in the other, to stand behind what matters. */
export function halo({ x, y, radius }: Circle, color: Color): readonly Shape[] {
  return [radius, 0.69 * radius].map((each, index) =>
    disc(`Halo ${index + 1}`, { x, y, radius: each }, { fill: color }),
  );
}
