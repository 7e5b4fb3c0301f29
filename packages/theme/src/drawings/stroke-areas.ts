import { extent } from "../art/drawing/figure.ts";
import { bar, ellipse, flattened, type Outline, polygon } from "../art/drawing/outline.ts";
import type { Point } from "../file/shape.ts";

/** Pieces that a curve of a line is drawn in. */
const pieces = 10;
/** In degrees: where a line turns more than that, another band begins. */
const sharp = 32;

/**
 * Returns what a pen of a width leaves along an outline, as areas: a band for each run without a sharp corner, with round ends. A
 * band that crossed itself would have holes where it does, for areas are filled by the even-odd rule.
 */
export function strokeAreas(path: Outline, width: number): readonly Outline[] {
  const closes = path.some(({ kind }) => kind === "close");
  return flattened(path, pieces).flatMap((part) => {
    const points = distinct(closes ? [...part, ...part.slice(0, 1)] : part, width);
    const [only] = points;
    if (points.length === 1 && only) return [ellipse(only.x, only.y, width / 2)];
    return runsOf(points).map((run) => bandOf(run, width));
  });
}

/** Points that are so near to each other that no direction can be told from them are one. */
function distinct(points: readonly Point[], width: number): readonly Point[] {
  const { left, top, right, bottom } = extent(polygon(points.map(({ x, y }) => [x, y] as const)));
  const near = Math.min(width / 8, Math.hypot(right - left, bottom - top) / 8);
  const kept: Point[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (before === undefined || distanceOf(point, before) > near) kept.push(point);
  }
  // A line ends where it was drawn to.
  const end = points.at(-1);
  if (end && kept.length > 1) kept.splice(-1, 1, end);
  return kept;
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function runsOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const [index, point] of points.entries()) {
    const run = runs.at(-1);
    run?.push(point);
    const next = points[index + 1];
    const before = points[index - 1];
    if (next && (!before || turnAt(before, point, next) > sharp)) runs.push([point]);
  }
  return runs.filter((run) => run.length > 1);
}

function turnAt(before: Point, at: Point, next: Point): number {
  const one = Math.atan2(at.y - before.y, at.x - before.x);
  const other = Math.atan2(next.y - at.y, next.x - at.x);
  const turn = Math.abs(other - one) % (2 * Math.PI);
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}

function bandOf(run: readonly Point[], width: number): Outline {
  const [start, end] = [run[0], run.at(-1)];
  if (!start || !end) return [];
  if (run.length === 2) return bar(start.x, start.y, end.x, end.y, width);
  const side = (sign: number) => run.map((_, index) => besideAt(run, index, (sign * width) / 2));
  return polygon([
    ...side(1),
    ...capAt(run.at(-2) ?? start, end, width / 2),
    ...side(-1).toReversed(),
    ...capAt(run[1] ?? end, start, width / 2),
  ]);
}

function besideAt(run: readonly Point[], index: number, by: number): readonly [number, number] {
  const at = run[index] ?? { x: 0, y: 0 };
  const [before, after] = [run[index - 1] ?? at, run[index + 1] ?? at];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return [at.x - (by * (after.y - before.y)) / length, at.y + (by * (after.x - before.x)) / length];
}

function capAt(before: Point, end: Point, radius: number): readonly (readonly [number, number])[] {
  const along = Math.atan2(end.y - before.y, end.x - before.x);
  return [60, 30, 0, -30, -60].map((degrees) => {
    const turn = along + (degrees * Math.PI) / 180;
    return [end.x + radius * Math.cos(turn), end.y + radius * Math.sin(turn)] as const;
  });
}
