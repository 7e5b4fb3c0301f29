import {
  type Box,
  contrastRatio,
  emu,
  type GroupedElement,
  inches,
  type PlacedParagraph,
  resolveThemeColor,
  type ThemeColor,
} from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, unlimited } from "../../../parts/canvas.ts";
import { createTextShape } from "../../../parts/place-text.ts";
import { dominantFill, roundedBy } from "../../../parts/surface.ts";
import { isDark } from "../../../template/colors/tones.ts";
import { measurePlacedText } from "../../../text/lines/measure-placed-text.ts";

/** A value of the deck, as its cover shows it. */
export interface Point {
  readonly label: string;
  readonly shown: string;
  /** Of the largest one, 0 to 1. */
  readonly share: number;
  readonly isMarked: boolean;
}

/** What stands between two things beside each other. */
export const gap = inches(0.08);
/** Small values are seen, too. */
export const leastLength = inches(0.04);

/** The colours of what is marked, and of the rest. */
export interface Inks {
  readonly plain: ThemeColor;
  readonly marked: ThemeColor;
}

/** Returns the accent for what is marked, and for all others the ink of the page or its dominant hue. */
export function inksOf(canvas: Canvas): Inks {
  const { tones, anatomy } = canvas;
  const { layout } = anatomy;
  const plain = isDark(layout.background) ? { ...tones.page.text, alpha: 0.34 } : dominantFill(canvas);
  const isSeen = (color: ThemeColor) =>
    contrastRatio(resolveThemeColor(color, layout), layout.background) >= 2 &&
    contrastRatio(resolveThemeColor(color, layout), resolveThemeColor(plain, layout)) >= 1.3;
  const marked = [tones.signal, tones.second, tones.page.accent, tones.page.text].find(isSeen);
  return { plain, marked: marked ?? tones.page.text };
}

/** Returns the value of a point as it is written. */
export function valueWords(
  { shown, isMarked }: Point,
  size: number,
  { tones }: Canvas,
  alignment?: "center",
) {
  return inkParagraph(shown, {
    size,
    color: tones.page.text,
    bold: isMarked,
    ...(alignment && { alignment }),
  });
}

/** Returns the name of a point as it is written. */
export function labelWords({ label }: Point, size: number, { tones }: Canvas, alignment?: "center") {
  return inkParagraph(label, { size, color: tones.page.text, ...(alignment && { alignment }) });
}

/** Returns how high a paragraph is in a width, in EMU. */
export function heightOf(paragraph: PlacedParagraph, width: number, { look }: Canvas): number {
  return Math.ceil(measurePlacedText([paragraph], look, emu(width)).height) + 2_000;
}

/** Returns how wide a paragraph is in one line, in EMU. */
export function widthOf(paragraph: PlacedParagraph, { look }: Canvas): number {
  return Math.ceil(measurePlacedText([paragraph], look, unlimited).width * 1.04) + 2_000;
}

/** From the side where lines start, and from the top, in EMU. */
export interface TextPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns words of the chart in their place. */
export function words(
  name: string,
  paragraph: PlacedParagraph,
  { start, top, width, height }: TextPlace,
  canvas: Canvas,
): GroupedElement {
  return createTextShape({
    name,
    box: boxAt(canvas, start, top, width, height),
    paragraphs: [paragraph],
    look: canvas.look,
    color: canvas.tones.page.text,
  });
}

/** Returns the column or bar of a point. */
export function drawBar(
  point: Point,
  index: number,
  box: Box,
  { inks, canvas }: { readonly inks: Inks; readonly canvas: Canvas },
): GroupedElement {
  const radius = Math.min(canvas.style.cornerRadius, box.width / 2, box.height / 2);
  return {
    kind: "shape",
    name: `Cover bar ${index + 1}`,
    ...roundedBy(radius, box),
    box,
    fill: point.isMarked ? inks.marked : inks.plain,
    description: `${point.label}: ${point.shown}`,
  };
}
