import type { PlacedParagraph, ThemeColor } from "@lectern/deck";
import { type Canvas, unlimited } from "../../parts/canvas.ts";
import type { Surface } from "../../parts/surface.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { CardContent } from "./card-setting.ts";

/** The figures of cards, set in one size. */
export interface CardValues {
  readonly size: number;
  /** Of each card; undefined where it has none. */
  readonly paragraphs: readonly (PlacedParagraph | undefined)[];
  /** Of each; 0 where a card has none. */
  readonly widths: readonly number[];
  readonly height: number;
}

/** Returns the figures of cards at the largest size at which each stands in one line; undefined where none does. */
export function setCardValues(
  cards: readonly CardContent[],
  surfaces: readonly Surface[],
  room: { readonly width: number; readonly height: number },
  canvas: Canvas,
): CardValues | undefined {
  const isAnyMarked = cards.some(({ isMarked }) => isMarked);
  const paragraphsAt = (size: number) =>
    cards.map(({ value, isMarked = false }, index) => {
      const surface = surfaces[index];
      if (value === undefined || !surface) return undefined;
      return valueParagraph(value, size, colorOf(surface, isMarked || !isAnyMarked), canvas);
    });
  for (const size of valueSizes) {
    const paragraphs = paragraphsAt(size);
    const measures = paragraphs.map(
      (paragraph) => paragraph && measurePlacedText([paragraph], canvas.look, unlimited),
    );
    const widths = measures.map((measure) => (measure ? Math.ceil(measure.width * 1.02) + 2_000 : 0));
    const height = Math.max(0, ...measures.map((measure) => measure?.height ?? 0)) + 2_000;
    if (Math.max(...widths) <= room.width && height <= room.height)
      return { size, paragraphs, widths, height };
  }
  return undefined;
}

const valueSizes = [140, 120, 108, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36, 32, 28, 24];

// A second colour would say that the others differ among themselves too.
function colorOf({ isStrong, inks }: Surface, isMarked: boolean): ThemeColor {
  if (isStrong) return inks.text;
  return isMarked ? inks.accent : inks.text;
}
