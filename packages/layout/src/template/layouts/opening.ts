import { type Box, inches, type Placeholder, points, type Size } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../../geometry.ts";
import { type Anatomy, areSideBySide, isSeen, ownBoxOf } from "../anatomy.ts";

/**
 * Returns an anatomy for a page that opens something: a layout without a place for a title gets a large one at its optical
 * middle, and the content comes below it; one whose places leave no room for a line more gets that below them, or else in
 * the lower part of a title's place that is much too high for it.
 */
export function asOpening(given: Anatomy, bareTitleSize: number, slideSize: Size): Anatomy {
  const anatomy = onOneAxis(onCalmPart(given), slideSize);
  if (!anatomy.title) return withBareTitle(anatomy, bareTitleSize);
  if (isForPages(anatomy, slideSize)) return withLargeBody(anatomy);
  return withSideBox(withRoomyTitle(anatomy, anatomy.title, slideSize), slideSize);
}

// What is drawn behind the far side of a place is not written on.
function onCalmPart({ body, ...anatomy }: Anatomy): Anatomy {
  if (!body) return anatomy;
  if (!body.calm || isSeen(body)) return { ...anatomy, body };
  const moved = { ...body, box: intersectionOf(body.calm, body.box), ownBox: ownBoxOf(body) };
  return { ...anatomy, body: moved };
}

/** Of the page's width: what stands further off was placed there on purpose, if it keeps the alignment that it had there. */
const mostOff = { kept: 0.1, changed: 0.25 };

/** Returns an opening page without two lines that begin, or have their middles, nearly above each other: they look like a mistake. */
export function onOneAxis(anatomy: Anatomy, { width }: Size): Anatomy {
  const { title, body, titleBox, titleLook } = anatomy;
  if (!title || !body || isSeen(body) || isSeen(title) || areSideBySide(titleBox, body.box)) return anatomy;
  const alignment = titleLook?.alignment ?? title.levels[0]?.alignment;
  const middleOf = (box: Box) => box.x + box.width / 2;
  const off =
    alignment === "center"
      ? middleOf(titleBox) - middleOf(body.box)
      : titleBox.x + title.insets.left - body.box.x - body.insets.left;
  const most = body.levels[0]?.alignment === alignment ? mostOff.kept : mostOff.changed;
  const isOff = Math.abs(off) > 1 && Math.abs(off) <= most * width;
  if (!isOff || (alignment !== "center" && alignment !== "start")) return anatomy;
  const { box } = body;
  const moved = boxOf(box.x + off, box.y, box.width - (alignment === "start" ? off : 0), box.height);
  if (moved.x < 0 || rightOf(moved) > width || isMoreDrawnOn(moved, box, anatomy)) return anatomy;
  const placed = { ...body, box: moved, ownBox: ownBoxOf(body) };
  return { ...anatomy, body: placed };
}

function isMoreDrawnOn(moved: Box, box: Box, { layout: { artwork } }: Anatomy): boolean {
  return artwork.some((drawn) => areaOf(intersectionOf(drawn, moved)) > areaOf(intersectionOf(drawn, box)));
}

function withSideBox(anatomy: Anatomy, slideSize: Size): Anatomy {
  if (!anatomy.title || roomBelow(anatomy, [anatomy.body])) return anatomy;
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

const usualLines = 2.5;
const pointHeight = 12_700 * 1.2;
const tightShare = 0.6;

// A place that grows with its text has room for more lines than one, if nothing stands in its way.
function withRoomyTitle(anatomy: Anatomy, title: Placeholder, { height }: Size): Anatomy {
  const { layout, body } = anatomy;
  const { box, anchor, insets } = title;
  const wanted = (title.levels[0]?.size ?? 0) * usualLines * pointHeight + insets.top + insets.bottom;
  const more = wanted - box.height;
  if (box.height > tightShare * wanted || isSeen(title) || wanted > 0.5 * height) return anatomy;
  const above = { top: 0, middle: 0.5, bottom: 1 }[anchor] * more;
  const grown = boxOf(box.x, box.y - above, box.width, wanted);
  const others = layout.placeholders.flatMap((one) => (one.box === box ? [] : one.box));
  const inTheWay = [...layout.artwork, ...others, ...(body ? [body.box] : [])].some(
    (one) => areaOf(intersectionOf(one, grown)) > 0 && areaOf(intersectionOf(one, box)) === 0,
  );
  if (inTheWay || grown.y < 0 || bottomOf(grown) > (1 - lowerMargin) * height) return anatomy;
  const roomy = { ...title, box: grown, ownBox: ownBoxOf(title) };
  return { ...anatomy, title: roomy, titleBox: grown };
}

/** Of the page: a place that holds a page of text. */
const pageShare = 0.4;
const leadSize = points(28);

function isForPages({ body }: Anatomy, { width, height }: Size): boolean {
  return body !== undefined && areaOf(body.box) >= pageShare * width * height;
}

// A line alone in a place for a page of text is seen only where it is larger than that would be.
function withLargeBody({ body, ...anatomy }: Anatomy): Anatomy {
  if (!body) return anatomy;
  const levels = body.levels.map((level) => (level.size < leadSize ? { ...level, size: leadSize } : level));
  return { ...anatomy, body: { ...body, levels } };
}

/** Of the page's height: a title that ends above it, with room for content below it, is one of a page of content. */
const lowestHeading = 0.3;
const leastContent = 0.45;
const openingTitle = points(36);

/**
 * Returns an opening page whose picture was made for a page of content: with its title in the middle of it, large, and its
 * body below that.
 */
export function asLoweredOpening(anatomy: Anatomy, { height }: Size): Anatomy {
  const { title, body, titleBox, layout } = anatomy;
  const { contentArea } = layout;
  if (!title || bottomOf(titleBox) > lowestHeading * height || contentArea.height < leastContent * height)
    return anatomy;
  const box = boxOf(contentArea.x, height * 0.34, contentArea.width, height * 0.17);
  const below = boxOf(box.x, bottomOf(box) + gap, box.width, height * 0.2);
  const levels = title.levels.map((level) => ({
    ...level,
    size: points(Math.max(level.size, openingTitle)),
  }));
  const lowered = { ...title, box, levels, ownBox: ownBoxOf(title) };
  const moved = body && { ...body, box: below, ownBox: ownBoxOf(body) };
  return { ...anatomy, title: lowered, titleBox: box, contentBox: below, ...(moved && { body: moved }) };
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
  const drawn = [...layout.artwork, ...others].filter((box) => areaOf(intersectionOf(box, column)) > 0);
  // What is drawn in the far half is gone round, and what is drawn in the near one is stopped at.
  const isFar = (box: Box) => box.x >= x + nearShare * column.width;
  const right = Math.min(rightOf(column), ...drawn.filter(isFar).map((box) => box.x - gap));
  const bottom = Math.min(bottomOf(column), ...drawn.filter((box) => !isFar(box)).map((box) => box.y - gap));
  return bottom - top >= leastHeight ? boxOf(x, top, right - x, bottom - top) : undefined;
}

const nearShare = 0.5;
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
