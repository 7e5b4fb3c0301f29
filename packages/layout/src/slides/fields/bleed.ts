import { type Box, inches, type Placeholder, type Size } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../../geometry.ts";
import type { Anatomy } from "../../template/anatomy.ts";

/** What a field keeps off a sign that is drawn on the page. */
const besideSign = inches(0.2);
const touching = inches(0.02);

/**
 * Returns what is left of a field that reaches the edges of the page: a strip across it ends it, and it keeps clear of what
 * else is drawn there.
 */
export function clearOfDrawings(field: Box, artwork: readonly Box[]): Box {
  return artwork.reduce((free, drawn) => (isCrossed(free, drawn) ? largestBeside(free, drawn) : free), field);
}

// A rule has no height, and is crossed all the same.
function isCrossed(field: Box, { x, y, width, height }: Box): boolean {
  const shared = { width: Math.min(rightOf(field), x + width) - Math.max(field.x, x), y: 0 };
  shared.y = Math.min(bottomOf(field), y + height) - Math.max(field.y, y);
  return shared.width >= 0 && shared.y >= 0 && shared.width + shared.y > touching;
}

function largestBeside(field: Box, drawn: Box): Box {
  const isStrip = drawn.x <= field.x + touching && rightOf(drawn) >= rightOf(field) - touching;
  const isBar = drawn.y <= field.y + touching && bottomOf(drawn) >= bottomOf(field) - touching;
  const gap = isStrip || isBar ? 0 : besideSign;
  const parts = [
    boxOf(field.x, field.y, field.width, drawn.y - gap - field.y),
    boxOf(field.x, bottomOf(drawn) + gap, field.width, bottomOf(field) - bottomOf(drawn) - gap),
    boxOf(field.x, field.y, drawn.x - gap - field.x, field.height),
    boxOf(rightOf(drawn) + gap, field.y, rightOf(field) - rightOf(drawn) - gap, field.height),
  ];
  return parts.toSorted((first, second) => areaOf(second) - areaOf(first))[0] ?? field;
}

/** Returns a layout without the footers that a field would cover. */
export function withoutFootersOn(field: Box, { footer, slideNumber, ...rest }: Anatomy): Anatomy {
  const isFree = (one: Placeholder | undefined): one is Placeholder =>
    one !== undefined && areaOf(intersectionOf(one.box, field)) === 0;
  return {
    ...rest,
    ...(isFree(footer) && { footer }),
    ...(isFree(slideNumber) && { slideNumber }),
  };
}

/** Returns the whole page. */
export function pageOf({ width, height }: Size): Box {
  return boxOf(0, 0, width, height);
}
