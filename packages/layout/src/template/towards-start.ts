import { type Box, inches, type Placeholder, type Size } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, areSideBySide, isSeen, ownBoxOf } from "./anatomy.ts";
import type { ChosenLayouts } from "./choose-layout.ts";

/**
 * Returns layouts that were made for text from left to right for text from right to left: a title begins where its content
 * does, short of what is drawn there, and what stands beside it changes sides.
 */
export function towardsRight(layouts: ChosenLayouts, slideSize: Size): ChosenLayouts {
  const turned = (anatomy: Anatomy) => turn(anatomy, slideSize);
  return {
    ...layouts,
    section: mirrored(layouts.section, slideSize),
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
  return shortOfDrawings(overContent(anatomy));
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
const leastKept = 0.6;

function shortOfDrawings(anatomy: Anatomy): Anatomy {
  const { titleBox, layout } = anatomy;
  const around = boxOf(titleBox.x, titleBox.y - near, titleBox.width + beside, titleBox.height + 2 * near);
  const middle = titleBox.x + titleBox.width / 2;
  const signs = layout.artwork.filter(
    (drawn) => drawn.x > middle && areaOf(intersectionOf(drawn, around)) > 0,
  );
  const end = Math.min(rightOf(titleBox), ...signs.map(({ x }) => x - beside));
  const width = end - titleBox.x;
  if (width === titleBox.width || width < leastKept * titleBox.width) return anatomy;
  return withTitleIn(boxOf(titleBox.x, titleBox.y, width, titleBox.height), anatomy);
}

function withTitleIn(box: Box, anatomy: Anatomy): Anatomy {
  const { title, layout } = anatomy;
  const isDrawnOn = layout.artwork.some(
    (drawn) => areaOf(intersectionOf(drawn, box)) > areaOf(intersectionOf(drawn, anatomy.titleBox)),
  );
  if (isDrawnOn) return anatomy;
  return { ...anatomy, titleBox: box, ...(title && { title: movedTo(title, box) }) };
}

function movedTo(placeholder: Placeholder, box: Box): Placeholder {
  const moved = { ...placeholder, box, ownBox: ownBoxOf(placeholder) };
  return moved;
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
