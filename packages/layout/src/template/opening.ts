import { type Box, inches, type Placeholder, type Size } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, isSeen, ownBoxOf } from "./anatomy.ts";

/**
 * Returns an anatomy for a page that opens something: a layout without a place for a title gets a large one at its optical
 * middle, and the content comes below it; one whose places leave no room for a line more gets that below them, or else in
 * the lower part of a title's place that is much too high for it.
 */
export function asOpening(anatomy: Anatomy, bareTitleSize: number, slideSize: Size): Anatomy {
  if (!anatomy.title) return withBareTitle(anatomy, bareTitleSize);
  if (roomBelow(anatomy, [anatomy.body])) return anatomy;
  const sideBox = freeBelow(anatomy, anatomy.title, slideSize);
  if (sideBox) return { ...anatomy, sideBox };
  return anatomy.body ? anatomy : withDividedTitle(anatomy, anatomy.title, slideSize);
}

function withBareTitle(anatomy: Anatomy, bareTitleSize: number): Anatomy {
  const { x, y, width, height } = anatomy.layout.contentArea;
  const titleBox = boxOf(x, y + 0.24 * height, width, 0.28 * height);
  const top = bottomOf(titleBox) + 0.03 * height;
  return { ...anatomy, bareTitleSize, titleBox, contentBox: boxOf(x, top, width, y + height - top) };
}

const lowerMargin = 0.06;
const leastHeight = inches(0.5);
const gap = inches(0.15);

function freeBelow(
  { layout, body, titleBox }: Anatomy,
  title: Placeholder,
  { height }: Size,
): Box | undefined {
  const top = Math.max(bottomOf(titleBox), body ? bottomOf(body.box) : 0) + gap;
  const x = titleBox.x + title.insets.left;
  const column = boxOf(x, top, rightOf(titleBox) - title.insets.right - x, (1 - lowerMargin) * height - top);
  const others = layout.placeholders.flatMap(({ box }) =>
    box === title.box || box === body?.box ? [] : box,
  );
  const below = [...layout.artwork, ...others].filter((box) => areaOf(intersectionOf(box, column)) > 0);
  const bottom = Math.min(bottomOf(column), ...below.map((box) => box.y - gap));
  return bottom - top >= leastHeight ? boxOf(x, top, column.width, bottom - top) : undefined;
}

const highTitle = 0.4;

function withDividedTitle(anatomy: Anatomy, title: Placeholder, { height }: Size): Anatomy {
  const { box, insets } = title;
  if (box.height < highTitle * height || isSeen(title)) return anatomy;
  const upper = boxOf(box.x, box.y, box.width, 0.55 * box.height);
  const top = bottomOf(upper) + gap;
  const x = box.x + insets.left;
  const moved = { ...title, box: upper, ownBox: ownBoxOf(title) };
  return {
    ...anatomy,
    title: moved,
    titleBox: upper,
    sideBox: boxOf(x, top, box.width - insets.left - insets.right, bottomOf(box) - top),
  };
}

/** Returns the free room below a title and the placeholders given, or undefined where there is hardly any. */
export function roomBelow(
  anatomy: Anatomy,
  placeholders: readonly (Placeholder | undefined)[],
): Box | undefined {
  if (anatomy.sideBox) return anatomy.sideBox;
  const { contentArea } = anatomy.layout;
  const boxes = [anatomy.titleBox, ...placeholders.flatMap((placeholder) => placeholder?.box ?? [])];
  const top = Math.max(contentArea.y, ...boxes.map(bottomOf)) + inches(0.15);
  const x = Math.max(contentArea.x, anatomy.titleBox.x + (anatomy.title?.insets.left ?? 0));
  const right = Math.min(rightOf(contentArea), rightOf(anatomy.titleBox));
  const box = boxOf(x, top, right - x, bottomOf(contentArea) - top);
  return box.height >= inches(0.4) && box.width >= inches(2) ? box : undefined;
}
