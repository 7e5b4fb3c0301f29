import { type Box, emu, type Insets, type Size } from "./units.ts";

/** A place on a slide in EMU. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What rounding may add up to before it counts: one point in EMU. */
export const tolerance = 12_700;

/** Says whether two boxes share more than rounding makes. */
export function overlaps(first: Box, second: Box): boolean {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return width > tolerance && height > tolerance;
}

/** Says whether a box is inside of another, rounding aside. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}

/** Returns a box less its insets. */
export function insideOf(box: Box, insets: Insets): Box {
  return {
    x: emu(box.x + insets.left),
    y: emu(box.y + insets.top),
    width: emu(Math.max(0, box.width - insets.left - insets.right)),
    height: emu(Math.max(0, box.height - insets.top - insets.bottom)),
  };
}

/** Returns the bounds of a box that is turned about a point, its own middle unless told otherwise; in degrees clockwise. */
export function turnedBounds(box: Box, degrees: number, { x, y }: Point = middleOf(box)): Box {
  if (degrees % 360 === 0) return box;
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const width = box.width * Math.abs(cosine) + box.height * Math.abs(sine);
  const height = box.width * Math.abs(sine) + box.height * Math.abs(cosine);
  const middle = middleOf(box);
  const [right, down] = [middle.x - x, middle.y - y];
  return {
    x: emu(x + right * cosine - down * sine - width / 2),
    y: emu(y + right * sine + down * cosine - height / 2),
    width: emu(width),
    height: emu(height),
  };
}

/** Returns the point in the middle of a box. */
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns what share of an area the boxes reach over together, 0 to 1. */
export function shareOf(boxes: readonly Box[], area: Box): number {
  const size = area.width * area.height;
  if (boxes.length === 0 || size === 0) return 0;
  const left = Math.max(area.x, Math.min(...boxes.map(({ x }) => x)));
  const top = Math.max(area.y, Math.min(...boxes.map(({ y }) => y)));
  const right = Math.min(area.x + area.width, Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.min(area.y + area.height, Math.max(...boxes.map(({ y, height }) => y + height)));
  return (Math.max(0, right - left) * Math.max(0, bottom - top)) / size;
}

/** Returns a box in words, in inches. */
export function describeBox({ x, y, width, height }: Box): string {
  return `${describeSize({ width, height })} at ${describeLength(x)}, ${describeLength(y)} in`;
}

/** Returns a size in words, in inches. */
export function describeSize({ width, height }: Size): string {
  return `${describeLength(width)} x ${describeLength(height)} in`;
}

/** Returns a length in inches, with two decimals. */
export function describeLength(length: number): string {
  return (length / 914_400).toFixed(2);
}
