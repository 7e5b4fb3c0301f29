import { type Box, type Direction, inches, type PlacedElement, type Placeholder } from "@lectern/deck";
import { bottomOf, boxOf, rightOf } from "../geometry.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { fitText } from "../text/fit-text.ts";
import { levelOf } from "../text/measure-placed-text.ts";
import { stepsDown } from "../text/type-scale.ts";
import {
  createTextShape,
  fillWithLine,
  paletteOf,
  plainParagraph,
  shapeLook,
  smallestText,
} from "./place-text.ts";

/** A text that stands beside the title: a subtitle, a byline, a summary, a contact. */
export interface SideText {
  readonly name: string;
  readonly text: string;
  readonly placeholder?: Placeholder | undefined;
  /** Where it may stand as a text box, if the layout has no placeholder for it. */
  readonly box?: Box | undefined;
  readonly size: number;
}

/** Places a side text in its placeholder or in a text box; undefined where neither can hold it at a readable size. */
export function placeSideText(
  { name, text, placeholder, box, size }: SideText,
  anatomy: Anatomy,
  direction: Direction,
): PlacedElement | undefined {
  if (placeholder) {
    const filled = fillWithLine(placeholder, anatomy.layout, text, { smallest: smallestText, direction });
    if (filled) return filled;
  }
  if (!box) return undefined;
  const look = shapeLook(anatomy);
  const fitted = fitText((points) => [plainParagraph(text, points)], {
    sizes: stepsDown(Math.min(size, levelOf(look, 0).size), smallestText),
    room: box,
    look,
  });
  if (!fitted) return undefined;
  return createTextShape({ name, box, paragraphs: fitted.paragraphs, look, color: paletteOf(anatomy).text });
}

/** Returns the free room below a title and the placeholders given, or undefined where there is hardly any. */
export function roomBelow(
  anatomy: Anatomy,
  placeholders: readonly (Placeholder | undefined)[],
): Box | undefined {
  const { contentArea } = anatomy.layout;
  const boxes = [anatomy.titleBox, ...placeholders.flatMap((placeholder) => placeholder?.box ?? [])];
  const top = Math.max(contentArea.y, ...boxes.map(bottomOf)) + inches(0.15);
  const x = Math.max(contentArea.x, anatomy.titleBox.x + (anatomy.title?.insets.left ?? 0));
  const right = Math.min(rightOf(contentArea), rightOf(anatomy.titleBox));
  const box = boxOf(x, top, right - x, bottomOf(contentArea) - top);
  return box.height >= inches(0.4) && box.width >= inches(2) ? box : undefined;
}
