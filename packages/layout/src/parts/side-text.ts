import {
  type Alignment,
  type Box,
  contrastRatio,
  type Direction,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedPlaceholder,
  type Placeholder,
  type Points,
  points,
  resolveThemeColor,
  type Size,
  type ThemeColor,
} from "@lectern/deck";
import { boxOf, rightOf } from "../geometry.ts";
import { type Anatomy, areSideBySide } from "../template/anatomy.ts";
import { isFull } from "../template/colors/readable-on.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf } from "../text/lines/measure-placed-text.ts";
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
  /** In place of the placeholder's. */
  readonly alignment?: Alignment | undefined;
}

/** Places a side text in its placeholder or in a text box; undefined where neither can hold it at a readable size. */
export function placeSideText(
  { name, text, placeholder, box, size, alignment }: SideText,
  anatomy: Anatomy,
  direction: Direction,
): PlacedElement | undefined {
  if (placeholder) {
    const aligned = alignment ? withAlignment(placeholder, alignment) : placeholder;
    const filled = fillWithLine(aligned, anatomy.layout, text, { smallest: smallestText, direction });
    if (filled && alignment) return alignText(filled, alignment);
    if (filled) return filled;
  }
  if (!box) return undefined;
  const placed = belowTitle(box, anatomy);
  const look = shapeLook(anatomy);
  const most = Math.min(size, levelOf(look, 0).size);
  const fit = (sizes: readonly Points[], bold = false) =>
    fitText((each) => [{ ...lineParagraph(text, each, bold), ...placed.setting }], {
      sizes,
      room: placed.box,
      look,
    });
  const light = lightLikeTitle(anatomy);
  const large =
    light &&
    (fit(stepsDown(Math.max(most, leastLight), leastLight)) ??
      fit(stepsDown(Math.max(most, leastLightBold), leastLightBold), true));
  const fitted = large ?? fit(stepsDown(most, smallestText));
  if (!fitted) return undefined;
  const color = (large && light) ?? paletteOf(anatomy).text;
  return createTextShape({ name, box: placed.box, paragraphs: fitted.paragraphs, look, color });
}

interface BelowTitle {
  readonly box: Box;
  readonly setting: Pick<PlacedParagraph, "alignment">;
}

// Below a centred title, words have its axis.
function belowTitle(box: Box, { title, titleLook, titleBox }: Anatomy): BelowTitle {
  const alignment = titleLook?.alignment ?? title?.levels[0]?.alignment;
  const axis = titleBox.x + titleBox.width / 2;
  const half = Math.min(axis - box.x, rightOf(box) - axis);
  if (alignment !== "center" || box.y < titleBox.y || half < leastHalf) return { box, setting: {} };
  return { box: boxOf(axis - half, box.y, 2 * half, box.height), setting: { alignment } };
}

const leastHalf = inches(1.5);

/** In points: large text, for which less contrast does (WCAG 2.2, 1.4.3). */
const leastLight = 18;
const leastLightBold = 14;
const lightEnough = 3.5;

function lineParagraph(text: string, size: Points, bold: boolean): PlacedParagraph {
  const paragraph = plainParagraph(text, size);
  return bold ? { ...paragraph, runs: paragraph.runs.map((run) => ({ ...run, bold })) } : paragraph;
}

// Below a light title on a full colour, dark words would look like somebody else's.
function lightLikeTitle({ title, layout }: Anatomy): ThemeColor | undefined {
  const color = title?.levels[0]?.color;
  const isLight = color !== undefined && contrastRatio(color, "FFFFFF") < 1.3;
  if (!isLight || !isFull(layout.background)) return undefined;
  // Of a picture or a gradient, some parts may be too pale for light words.
  const grounds = [layout.background, ...(layout.grounds ?? [])];
  const scheme = (["bg1", "tx1"] as const).find((one) => {
    const seen = resolveThemeColor({ scheme: one }, layout);
    const isLightHere = contrastRatio(seen, "FFFFFF") < 1.3;
    return isLightHere && grounds.every((ground) => contrastRatio(seen, ground) >= lightEnough);
  });
  return scheme && { scheme };
}

/**
 * Returns the alignment of an opening page's title, where what stands below it has another: two that differ look like a
 * mistake; undefined where they agree or stand side by side.
 */
export function alignmentBelow({ title, titleLook, titleBox, body }: Anatomy): Alignment | undefined {
  const own = titleLook?.alignment ?? title?.levels[0]?.alignment;
  const isBelow = body !== undefined && !areSideBySide(titleBox, body.box);
  return isBelow && own !== "justify" && body.levels[0]?.alignment !== own ? own : undefined;
}

function withAlignment(placeholder: Placeholder, alignment: Alignment): Placeholder {
  return { ...placeholder, levels: placeholder.levels.map((level) => ({ ...level, alignment })) };
}

/** Returns a filled placeholder with all its paragraphs set in one alignment. */
export function alignText(element: PlacedPlaceholder, alignment: Alignment): PlacedPlaceholder {
  const paragraphs = element.text.paragraphs.map((paragraph) => ({ ...paragraph, alignment }));
  return { ...element, text: { ...element.text, paragraphs } };
}

/** Smaller, a line below the title of an opening page is not read from the back of a room. */
const leastBelowTitle = 20;
/** On pages as low as a screen's of ten inches. */
const leastOnLowPage = 18;

/** Returns a layout whose place below the title of an opening page has a size that can be read from far off. */
export function withLegibleBody({ body, ...anatomy }: Anatomy, { height }: Size): Anatomy {
  if (!body) return anatomy;
  const least = points(height < inches(6) ? leastOnLowPage : leastBelowTitle);
  const levels = body.levels.map((level) => (level.size < least ? { ...level, size: least } : level));
  return { ...anatomy, body: { ...body, levels } };
}
