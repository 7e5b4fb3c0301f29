import { emu, inches, type PlacedElement, type RichText } from "@lectern/deck";
import { boxOf } from "../geometry.ts";
import type { Canvas } from "./canvas.ts";
import { aboveSource, heightOfSource, setSource } from "./source-line.ts";
import { setTakeaway } from "./takeaway.ts";

/** What stands below the content of a page. */
export interface FootNotes {
  /** What follows from the page, in a sentence. */
  readonly takeaway?: RichText | undefined;
  /** What a mark on it means. */
  readonly footnote?: string | undefined;
  /** Where its figures come from. */
  readonly source?: string | undefined;
  /** Takes as little room as it can be read in. */
  readonly isTight?: boolean;
}

/** The foot of a page, and what it leaves of it. */
export interface PageFoot {
  /** The canvas without the foot. */
  readonly canvas: Canvas;
  readonly elements: readonly PlacedElement[];
  /** What found no room. */
  readonly unplaced: readonly string[];
}

/** Sets a takeaway as a band, and below it footnote and source as small lines, at the end of a canvas. */
export function setFoot(
  { takeaway, footnote, source, isTight = false }: FootNotes,
  canvas: Canvas,
): PageFoot {
  const lines = joined(
    [footnote, source].filter((line) => line !== undefined),
    canvas,
  );
  let bottom: number = canvas.box.height;
  const elements: PlacedElement[] = [];
  const unplaced: string[] = [];
  for (const line of lines.toReversed()) {
    const height = heightOfSource(line, canvas);
    if (height === undefined) {
      unplaced.unshift(line);
      continue;
    }
    elements.unshift(...setSource(line, bottom - height, canvas).elements);
    bottom -= height + aboveSource / 2;
  }
  if (elements.length > 0) bottom -= aboveSource / 2;
  const band = takeaway && setTakeaway(takeaway, bottom, canvas, isTight);
  if (takeaway && !band) unplaced.unshift(takeaway.map(({ text }) => text).join(""));
  if (band) {
    elements.unshift(...band.elements);
    bottom -= band.height + (isTight ? aboveTakeaway / 2 : aboveTakeaway);
  }
  const { x, y, width } = canvas.box;
  const left = emu(Math.floor(bottom));
  return { canvas: { ...canvas, box: boxOf(x, y, width, left) }, elements, unplaced };
}

// Two short lines stand on one.
function joined(lines: readonly string[], canvas: Canvas): readonly string[] {
  const together = lines.join(" · ");
  const height = heightOfSource(together, canvas) ?? Number.POSITIVE_INFINITY;
  return lines.length > 1 && height < 1.5 * (heightOfSource("–", canvas) ?? 0) ? [together] : lines;
}

const aboveTakeaway = inches(0.2);
