import { type Points, points } from "@lectern/deck";

const scale = [12, 14, 16, 18, 20, 24, 30, 40, 48, 60, 88, 120, 160, 200, 260, 320, 400, 480, 560];

/** Returns `largest` and the sizes of the type scale below it, down to `smallest`, largest first. */
export function stepsDown(largest: number, smallest: number): readonly Points[] {
  const below = scale.filter((size) => size < largest && size >= smallest).toReversed();
  return [largest, ...below].map(points);
}

/** Up to here a template's own titles are small enough for the steps of our scale. */
const largeTitle = 30;

/** Returns `largest` and the sizes that a title may be set in instead, down to `smallest`: large ones in steps of two points. */
export function titleSteps(largest: number, smallest: number): readonly Points[] {
  const fine: Points[] = [];
  for (let size = largest; size > largeTitle; size -= 2) fine.push(points(size));
  return [...fine, ...stepsDown(Math.min(largest, largeTitle), smallest)];
}

/** Returns the next smaller size of the type scale, but no smaller than `smallest`. */
export function stepBelow(size: number, smallest: number): Points {
  const next = scale.findLast((candidate) => candidate < size) ?? size;
  return points(Math.max(Math.min(next, size), Math.min(smallest, size)));
}
