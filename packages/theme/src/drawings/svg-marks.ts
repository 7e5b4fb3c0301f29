import { childElements, type XmlElement } from "@lectern/ooxml";
import { extent } from "../art/drawing/figure.ts";
import { ellipse } from "../art/drawing/outline.ts";
import { transformed } from "./svg-outline.ts";

/** A point of a drawing that a label by its number, counted from 1, points to. */
export interface DrawingMark {
  readonly item: number;
  readonly x: number;
  readonly y: number;
}

const numberOfItem = "data-item";
/** More than a page has labels is a mistake. */
const mostMarks = 40;

/** Says whether an element of SVG marks what a label points to, and is not drawn. */
export function isMark({ attributes }: XmlElement): boolean {
  return attributes[numberOfItem] !== undefined;
}

/** Returns what labels point to in an element of SVG, in the units of its view; what is no number or no place is passed over. */
export function marksOfSvg(element: XmlElement): readonly DrawingMark[] {
  return findMarks(element, []).slice(0, mostMarks);
}

function findMarks(element: XmlElement, outer: readonly string[]): readonly DrawingMark[] {
  const { transform } = element.attributes;
  const transforms = transform === undefined ? outer : [transform, ...outer];
  return [
    ...(isMark(element) ? toMark(element, transforms) : []),
    ...childElements(element).flatMap((child) => findMarks(child, transforms)),
  ];
}

function toMark({ attributes }: XmlElement, transforms: readonly string[]): readonly DrawingMark[] {
  const item = Number(attributes[numberOfItem]);
  // A mark may be drawn as any small shape: most are circles, some rectangles.
  const read = (...names: readonly string[]) =>
    Number(names.map((name) => attributes[name]).find((value) => value !== undefined));
  const [x, y] = [read("cx", "x"), read("cy", "y")];
  if (!Number.isInteger(item) || item < 1 || !isNear(x) || !isNear(y)) return [];
  const { left, top, right, bottom } = extent(transforms.reduce(transformed, ellipse(x, y, 1)));
  const mark = { item, x: (left + right) / 2, y: (top + bottom) / 2 };
  return isNear(mark.x) && isNear(mark.y) ? [mark] : [];
}

/** What lies farther away is a mistake, and no number neither. */
function isNear(value: number): boolean {
  return Math.abs(value) <= 10_000;
}
