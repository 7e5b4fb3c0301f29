import { extent, type Frame } from "../art/drawing/figure.ts";
import { flattened } from "../art/drawing/outline.ts";
import type { TonedArea } from "../art/things/thing.ts";
import type { Point } from "../file/shape.ts";

/** What of a drawing's field is seen in each tone, of all that is covered; and how much of the field is. */
export interface Covered {
  /** Of the field, from 0 to 1. */
  readonly share: number;
  /** Of what is covered, by tone. */
  readonly tones: readonly number[];
}

/** Looked at in so many places along each side. */
const steps = 40;

/** Returns how much of a frame areas cover, and in which tones they are seen. */
export function coveredBy(areas: readonly TonedArea[], frame: Frame): Covered {
  const seen = areas.toReversed().map(({ tone, outline }) => ({
    tone,
    extent: extent(outline),
    parts: flattened(outline, 6),
  }));
  const counts = [0, 0, 0, 0, 0];
  for (let step = 0; step < steps * steps; step += 1) {
    const at = {
      x: frame.left + (((step % steps) + 0.5) / steps) * (frame.right - frame.left),
      y: frame.top + ((Math.floor(step / steps) + 0.5) / steps) * (frame.bottom - frame.top),
    };
    const top = seen.find((area) => isWithin(at, area.extent) && isInside(at, area.parts));
    if (top) counts[top.tone] = (counts[top.tone] ?? 0) + 1;
  }
  const covered = counts.reduce((sum, count) => sum + count, 0);
  return { share: covered / steps ** 2, tones: counts.map((count) => count / Math.max(1, covered)) };
}

function isWithin({ x, y }: Point, { left, top, right, bottom }: Frame): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** By the even-odd rule. */
function isInside({ x, y }: Point, parts: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const part of parts) {
    for (const [index, one] of part.entries()) {
      const other = part[(index + 1) % part.length] ?? one;
      const crosses = one.y > y !== other.y > y;
      if (crosses && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)) inside = !inside;
    }
  }
  return inside;
}
