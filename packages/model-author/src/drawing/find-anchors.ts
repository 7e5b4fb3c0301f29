import type { Illustration, IllustrationAnchor } from "@lectern/deck";
import type { DrawingMark } from "./picture-stock.ts";

/** Of the longer side of a drawing: closer marks would point at the same thing. */
const leastApart = 0.02;

/**
 * Returns where each of a drawing's labels points to, in their order; undefined where a drawing does not say so of one of them, points
 * beside itself or with two at one place. The first mark of a number counts.
 */
export function findAnchors(
  labels: readonly string[],
  marks: readonly DrawingMark[],
  { width, height }: Illustration,
): readonly IllustrationAnchor[] | undefined {
  const anchors = labels.flatMap((label, index): readonly IllustrationAnchor[] => {
    const mark = marks.find(({ item }) => item === index + 1);
    const [x, y] = [Math.round(mark?.x ?? -1), Math.round(mark?.y ?? -1)];
    return x >= 0 && y >= 0 && x <= width && y <= height ? [{ label, x, y }] : [];
  });
  const least = leastApart * Math.max(width, height);
  const areApart = anchors.every((one, index) =>
    anchors.slice(index + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= least),
  );
  return anchors.length === labels.length && areApart ? anchors : undefined;
}
