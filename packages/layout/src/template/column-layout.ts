import { type Box, inches, type Placeholder } from "@lectern/deck";
import { bottomOf, rightOf } from "../geometry.ts";
import { type Anatomy, areSideBySide } from "./anatomy.ts";

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
