import { type Box, inches, type Placeholder } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../../geometry.ts";
import { type Anatomy, areSideBySide, isSeen, ownBoxOf } from "../anatomy.ts";

/** Places of a layout for lists that stand side by side, from left to right. */
export interface ColumnLayout {
  readonly anatomy: Anatomy;
  readonly bodies: readonly Placeholder[];
  /** One above each body, or none at all. */
  readonly headings: readonly Placeholder[];
}

/** Reads a layout as one for lists side by side; undefined where it is none: alike in size, and nothing else to fill. */
export function readColumnLayout(anatomy: Anatomy): ColumnLayout | undefined {
  const { title, body, others, layout } = anatomy;
  if (!title || !body || anatomy.numeral) return undefined;
  const texts = [body, ...others].toSorted((first, second) => first.box.x - second.box.x);
  const bodies = texts.filter((placeholder) => isList(placeholder) && isBelow(placeholder.box, title.box));
  const rest = texts.filter((placeholder) => !bodies.includes(placeholder));
  if (bodies.length < 2 || !areAlike(bodies.map(({ box }) => box))) return undefined;
  const headings = bodies.flatMap(
    ({ box }) =>
      rest.find((candidate) => isHeadingOf(candidate, box) && isBelow(candidate.box, title.box)) ?? [],
  );
  const isComplete = headings.length === 0 || headings.length === bodies.length;
  const hasOthers = rest.length > headings.length || layout.placeholders.some(({ type }) => type === "pic");
  return isComplete && !hasOthers ? { anatomy, bodies, headings } : undefined;
}

/** Of the width of the content: columns that stand further in were placed there on purpose. */
const mostInset = 0.06;
const leastInset = inches(0.04);

/**
 * Returns columns widened to the edges that content has on other pages of the deck, where they stand a little further in:
 * a title and what is below it begin at one edge.
 */
export function onEdgesOf({ contentBox }: Anatomy, columns: ColumnLayout): ColumnLayout {
  const { anatomy, bodies, headings } = columns;
  const left = Math.min(...bodies.map(({ box, insets }) => box.x + insets.left));
  const right = Math.max(...bodies.map(({ box, insets }) => rightOf(box) - insets.right));
  const further = [left - contentBox.x, rightOf(contentBox) - right];
  const isInset = further.every((one) => one > -leastInset && one <= mostInset * contentBox.width);
  if (!isInset || further.every((one) => one < leastInset)) return columns;
  const scale = contentBox.width / (right - left);
  const widened = (place: Placeholder): Placeholder => {
    const { box, insets } = place;
    const x = contentBox.x + (box.x + insets.left - left) * scale - insets.left;
    const width = (box.width - insets.left - insets.right) * scale + insets.left + insets.right;
    const moved = { ...place, box: boxOf(x, box.y, width, box.height), ownBox: ownBoxOf(place) };
    return moved;
  };
  const places = [...bodies, ...headings];
  const isFree = places.every(
    (place) => !isSeen(place) && !place.behind && !isMoreDrawnOn(widened(place), place, anatomy),
  );
  return isFree ? { anatomy, bodies: bodies.map(widened), headings: headings.map(widened) } : columns;
}

function isMoreDrawnOn(moved: Placeholder, own: Placeholder, { layout: { artwork } }: Anatomy): boolean {
  return artwork.some(
    (drawn) => areaOf(intersectionOf(drawn, moved.box)) > areaOf(intersectionOf(drawn, own.box)),
  );
}

function isList({ box, levels }: Placeholder): boolean {
  return box.height >= inches(1.5) && box.width >= inches(1.5) && (levels[0]?.bullet ?? false);
}

function isBelow(box: Box, title: Box): boolean {
  return box.y >= bottomOf(title) - inches(0.3);
}

const tolerance = inches(0.2);

function areAlike(boxes: readonly Box[]): boolean {
  const [first] = boxes;
  return boxes.every((box, index) => {
    const next = boxes[index + 1];
    const isLike =
      first !== undefined &&
      Math.abs(box.width - first.width) <= tolerance &&
      Math.abs(box.y - first.y) <= tolerance &&
      Math.abs(box.height - first.height) <= tolerance;
    return isLike && (!next || areSideBySide(box, next));
  });
}

function isHeadingOf({ box }: Placeholder, body: Box): boolean {
  const shared = Math.min(rightOf(box), rightOf(body)) - Math.max(box.x, body.x);
  return shared >= 0.6 * body.width && box.height < inches(1.2) && bottomOf(box) <= body.y + inches(0.15);
}
