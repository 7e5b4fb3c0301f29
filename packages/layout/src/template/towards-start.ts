import { type Box, inches, type Placeholder, type Size } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, areSideBySide, isSeen, ownBoxOf } from "./anatomy.ts";
import type { ChosenLayouts } from "./layouts/chosen-layouts.ts";

/**
 * Returns layouts that were made for text from left to right for text from right to left: a title begins where its content
 * does, short of what is drawn there, and what stands beside it changes sides.
 */
export function towardsRight(layouts: ChosenLayouts, slideSize: Size): ChosenLayouts {
  const turned = (anatomy: Anatomy) => turn(anatomy, slideSize);
  return {
    ...layouts,
    cover: withOneEnd(atRight(layouts.cover, slideSize)),
    section: withOneEnd(atRight(mirrored(layouts.section, slideSize), slideSize)),
    content: turned(layouts.content),
    rows: turned(layouts.rows),
    closing: turned(layouts.closing),
    columns: layouts.columns.map((column) => ({ ...column, anatomy: turned(column.anatomy) })),
  };
}

function turn(anatomy: Anatomy, slideSize: Size): Anatomy {
  const { title, titleBox, contentBox } = anatomy;
  if (areSideBySide(titleBox, contentBox)) return mirrored(anatomy, slideSize);
  const alignment = anatomy.titleLook?.alignment ?? title?.levels[0]?.alignment ?? "start";
  const isAbove = titleBox.y + titleBox.height / 2 < contentBox.y;
  if (alignment !== "start" || !isAbove || (title && isSeen(title))) return anatomy;
  return withKickerAtEnd(shortOfDrawings(overContent(anatomy)), slideSize);
}

/** A line above a title that begins further from its beginning belongs to nothing. */
const mostOff = inches(0.5);

// The line above a title begins where that does, or a little short of what is drawn there; else it is left out.
function withKickerAtEnd(anatomy: Anatomy, { width }: Size): Anatomy {
  const { kicker, titleBox, title, layout } = anatomy;
  if (!kicker || isSeen(kicker) || kicker.levels[0]?.alignment !== "start") return anatomy;
  const { y, height } = kicker.box;
  const strip = boxOf(width / 2, y, width / 2, height);
  const drawn = layout.artwork.filter((one) => areaOf(intersectionOf(one, strip)) > 0);
  const own = rightOf(titleBox) - (title?.insets.right ?? 0) + kicker.insets.right;
  const end = Math.min(own, ...drawn.map(({ x }) => x - beside));
  if (own - end > mostOff) return withoutKicker(anatomy);
  if (end <= rightOf(kicker.box)) return anatomy;
  const box = boxOf(end - kicker.box.width, y, kicker.box.width, height);
  return { ...anatomy, kicker: movedTo(kicker, box) };
}

function withoutKicker({ kicker: _, ...anatomy }: Anatomy): Anatomy {
  return anatomy;
}

const leastShift = inches(0.1);

// On a picture its place was chosen for what is seen there.
function overContent(anatomy: Anatomy): Anatomy {
  const { title, titleBox, contentBox } = anatomy;
  const shift = rightOf(contentBox) + (title?.insets.right ?? 0) - rightOf(titleBox);
  if (title?.behind || Math.abs(shift) < leastShift) return anatomy;
  const x = Math.max(titleBox.x + shift, Math.min(titleBox.x, contentBox.x));
  return withTitleIn(boxOf(x, titleBox.y, rightOf(titleBox) + shift - x, titleBox.height), anatomy);
}

const beside = inches(0.15);
const near = inches(0.05);
/** Above the words of a title: nearer, what is drawn there presses on them. */
const above = inches(0.14);
const leastKept = 0.6;

function shortOfDrawings(anatomy: Anatomy): Anatomy {
  const { titleBox, title, layout } = anatomy;
  const wordsTop = titleBox.y + (title?.insets.top ?? 0);
  const top = wordsTop - above;
  const around = boxOf(titleBox.x, top, titleBox.width + beside, bottomOf(titleBox) + near - top);
  const middle = titleBox.x + titleBox.width / 2;
  const signs = layout.artwork.filter(
    (drawn) => drawn.x > middle && areaOf(intersectionOf(drawn, around)) > 0 && bottomOf(drawn) > top,
  );
  const lowered = belowSigns(signs, anatomy);
  if (lowered) return withTitleIn(lowered, anatomy);
  const end = Math.min(rightOf(titleBox), ...signs.map(({ x }) => x - beside));
  const width = end - titleBox.x;
  if (width === titleBox.width || width < leastKept * titleBox.width) return anatomy;
  return withTitleIn(boxOf(titleBox.x, titleBox.y, width, titleBox.height), anatomy);
}

/** Of a title's height: what it needs of that below a sign. */
const leastBelow = 0.85;

// Where a title has room below a sign, it begins at the edge of its content.
function belowSigns(signs: readonly Box[], anatomy: Anatomy): Box | undefined {
  const { title, titleBox, contentBox, layout } = anatomy;
  const areAbove = signs.length > 0 && signs.every(({ x }) => x < rightOf(titleBox));
  if (!title || !areAbove) return undefined;
  const end = bottomOf(titleBox);
  const below = layout.artwork.filter((drawn) => drawn.y >= end).map(({ y }) => y - near);
  const top = Math.max(titleBox.y, ...signs.map(bottomOf).map((one) => one + above - title.insets.top));
  const height = Math.min(titleBox.height, Math.min(contentBox.y, ...below) - top);
  return height >= leastBelow * titleBox.height ? boxOf(titleBox.x, top, titleBox.width, height) : undefined;
}

function withTitleIn(box: Box, anatomy: Anatomy): Anatomy {
  const { title } = anatomy;
  if (isMoreDrawnOn(box, anatomy.titleBox, anatomy)) return anatomy;
  return { ...anatomy, titleBox: box, ...(title && { title: movedTo(title, box) }) };
}

function movedTo(placeholder: Placeholder, box: Box): Placeholder {
  const moved = { ...placeholder, box, ownBox: ownBoxOf(placeholder) };
  return moved;
}

/** Of a title's width: it is not made narrower than that for what stands below it. */
const leastTitle = 0.6;

// What makers set at the right edge of a page stays there: from right to left, lines begin at it.
function atRight(anatomy: Anatomy, { width }: Size): Anatomy {
  const { title, titleBox, titleLook } = anatomy;
  const alignment = titleLook?.alignment ?? title?.levels[0]?.alignment;
  const isAtRight = width - rightOf(titleBox) < titleBox.x;
  if (!title || alignment !== "end" || !isAtRight) return anatomy;
  const levels = title.levels.map((level) => ({ ...level, alignment: "start" as const }));
  // What stands below states that it has the same.
  return { ...anatomy, title: { ...title, levels }, titleLook: { ...titleLook, alignment: "start" } };
}

// From right to left, the far ends of title and subtitle are where their lines begin.
function withOneEnd(anatomy: Anatomy): Anatomy {
  const { title, titleBox, titleLook, body, sideBox } = anatomy;
  const alignment = titleLook?.alignment ?? title?.levels[0]?.alignment;
  if (!title || isSeen(title) || alignment !== "start") return anatomy;
  const end = rightOf(titleBox) - title.insets.right;
  const far = body ? rightOf(body.box) - body.insets.right : rightOf(sideBox ?? titleBox);
  if (body && !title.behind) {
    const width = end + body.insets.right - body.box.x;
    const box = boxOf(body.box.x, body.box.y, width, body.box.height);
    const isBelow = body.box.y >= titleBox.y && !areSideBySide(titleBox, body.box) && !isSeen(body);
    const isFree = isBelow && width >= leastTitle * body.box.width && !isMoreDrawnOn(box, body.box, anatomy);
    return isFree ? { ...anatomy, body: movedTo(body, box) } : anatomy;
  }
  // On a picture, and beside what is drawn, the narrower place tells where it is calm.
  const isAbove = !body || (body.box.y >= titleBox.y && !areSideBySide(titleBox, body.box));
  const over = isAbove ? end - far : 0;
  if (over <= 0 || titleBox.width - over < leastTitle * titleBox.width) return anatomy;
  const cut = (box: Box) => boxOf(box.x, box.y, Math.min(box.width, far - box.x), box.height);
  const box = boxOf(titleBox.x, titleBox.y, titleBox.width - over, titleBox.height);
  const side = sideBox && { sideBox: cut(sideBox) };
  return { ...anatomy, titleBox: box, title: movedTo(title, box), ...side };
}

function isMoreDrawnOn(box: Box, own: Box, { layout: { artwork } }: Anatomy): boolean {
  return artwork.some((drawn) => areaOf(intersectionOf(drawn, box)) > areaOf(intersectionOf(drawn, own)));
}

// What begins beside a title is read after it; where something is drawn for them, they stay as they are.
function mirrored(anatomy: Anatomy, { width }: Size): Anatomy {
  const { title, body, titleBox, contentBox, layout } = anatomy;
  const second = body?.box ?? contentBox;
  const isLeft = titleBox.x + titleBox.width / 2 < second.x;
  if (!title || title.behind || isSeen(title) || !isLeft || !areSideBySide(titleBox, second)) return anatomy;
  const flip = (box: Box) => boxOf(width - rightOf(box), box.y, box.width, box.height);
  const isDrawn = layout.artwork.some(
    ({ y, height }) => y < bottomOf(titleBox) && y + height > titleBox.y && height > near,
  );
  if (isDrawn) return anatomy;
  return {
    ...anatomy,
    titleBox: flip(titleBox),
    title: movedTo(title, flip(title.box)),
    contentBox: flip(contentBox),
    ...(body && { body: movedTo(body, flip(body.box)) }),
  };
}
