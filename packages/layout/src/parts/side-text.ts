import type { Box, Direction, PlacedElement, Placeholder } from "@lectern/deck";
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
