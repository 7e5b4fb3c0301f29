import {
  type BulletsSlide,
  type CardsSlide,
  emu,
  inches,
  type PlacedParagraph,
  type RichText,
} from "@lectern/deck";
import { type Canvas, inkParagraph, keepsWords } from "../../parts/canvas.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";

/** What a label says: its name, and what is said of it. */
export interface LabelText {
  readonly heading?: string | undefined;
  readonly text?: RichText | undefined;
}

/** Sizes of type in points. */
export interface LabelScale {
  readonly heading: number;
  readonly text: number;
}

/** Labels set in a column's width. */
export interface LabelWords {
  readonly paragraphs: readonly (readonly PlacedParagraph[])[];
  readonly heights: readonly number[];
  readonly widths: readonly number[];
}

/** From the largest on; nothing at a drawing is smaller. */
export const labelScales: readonly LabelScale[] = [
  { heading: 28, text: 22 },
  { heading: 24, text: 20 },
  { heading: 22, text: 18 },
  { heading: 20, text: 16 },
  { heading: 18, text: 16 },
  { heading: 16, text: 16 },
];

/** Returns what the labels of a slide say, in their order. */
export function labelTextsOf(slide: BulletsSlide | CardsSlide): readonly LabelText[] {
  if (slide.kind === "cards") return slide.cards.map(({ heading, text }) => ({ heading, text }));
  return slide.items.map(({ lead, text }) => ({ heading: lead?.replace(/\s*[:：,，、،]$/u, ""), text }));
}

/** Sets labels in the width of a column; undefined where a word would be broken. */
export function setLabels(
  labels: readonly LabelText[],
  { heading: large, text: small }: LabelScale,
  { width, alignment }: { readonly width: number; readonly alignment: "start" | "end" },
  { look, tones }: Canvas,
): LabelWords | undefined {
  const { text: color, accent } = tones.page;
  const room = emu(Math.floor(width));
  const paragraphs = labels.map(({ heading, text = [] }): readonly PlacedParagraph[] => {
    const head =
      heading === undefined
        ? []
        : [inkParagraph(heading, { size: large, color, bold: true, font: "heading", alignment })];
    const size = heading === undefined ? Math.max(small, Math.min(large, small + 2)) : small;
    const gap = inches(0.05);
    return text.length === 0 ? head : [...head, inkParagraph(text, { size, color, accent, alignment, gap })];
  });
  if (!paragraphs.every((each) => keepsWords(each, look, room))) return undefined;
  const measures = paragraphs.map((each) => measurePlacedText(each, look, room));
  return {
    paragraphs,
    heights: measures.map(({ height }) => Math.ceil(height) + slack),
    widths: measures.map((measure) => measure.width),
  };
}

/** In EMU: what rounding takes. */
const slack = 4_000;
