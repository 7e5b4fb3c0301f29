import type { Box, Size } from "@lectern/deck";
import type { SlideShape } from "./metrics-shapes.ts";

/** What rounding may add up to before it counts: one point, in EMU. */
const tolerance = 12_700;

/** Returns how many shapes reach over the edge of the slide. */
export function countOutOfBounds(shapes: readonly SlideShape[], { width, height }: Size): number {
  return shapes.filter(
    ({ box }) =>
      box &&
      (box.x < -tolerance ||
        box.y < -tolerance ||
        box.x + box.width > width + tolerance ||
        box.y + box.height > height + tolerance),
  ).length;
}

/**
 * Returns how many pairs of boxes with something to read or see in them overlap. A box that lies whole inside another
 * one stands on it, as text on a panel, and does not count.
 */
export function countOverlaps(shapes: readonly SlideShape[]): number {
  const boxes = shapes.filter(hasContent).flatMap(({ box }) => box ?? []);
  let count = 0;
  for (const [index, first] of boxes.entries()) {
    for (const second of boxes.slice(index + 1)) {
      if (overlaps(first, second) && !contains(first, second) && !contains(second, first)) count += 1;
    }
  }
  return count;
}

/** Returns how many different left edges, and how many different upper edges, the shapes of a slide have. */
export function countEdges(shapes: readonly SlideShape[]): { readonly x: number; readonly y: number } {
  const boxes = shapes.flatMap(({ box }) => box ?? []);
  const count = (edges: readonly number[]) => new Set(edges.map((edge) => Math.round(edge / tolerance))).size;
  return { x: count(boxes.map(({ x }) => x)), y: count(boxes.map(({ y }) => y)) };
}

/** Returns the areas in square EMU that pictures take and that all else takes. */
export function measureAreas(shapes: readonly SlideShape[]): {
  readonly picture: number;
  readonly native: number;
} {
  const area = (chosen: readonly SlideShape[]) =>
    chosen.reduce((sum, { box }) => sum + (box ? box.width * box.height : 0), 0);
  const pictures = shapes.filter(({ kind }) => kind === "picture");
  return { picture: area(pictures), native: area(shapes.filter(({ kind }) => kind !== "picture")) };
}

/** Says whether there is something to read or to look at in a shape, decoration aside. */
export function hasContent({ kind, paragraphs }: SlideShape): boolean {
  return ["picture", "table", "chart"].includes(kind) || paragraphs.some((text) => text.trim() !== "");
}

function overlaps(first: Box, second: Box): boolean {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return width > tolerance && height > tolerance;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}
