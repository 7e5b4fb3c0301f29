import { type Emu, emu, inches, type PlacedParagraph, type RichText } from "@lectern/deck";
import type { Inks } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { tearsPhrases } from "../text/lines/phrase-width.ts";
import { areSparing } from "../text/list-paragraphs.ts";
import { releaseUnits } from "../text/numbers/release-units.ts";
import { type Canvas, endsWell, inkParagraph, keepsWords } from "./canvas.ts";

/** A heading and what is said below it. */
export interface HeadedText {
  readonly heading: string;
  readonly text?: string | RichText | undefined;
}

/** Sizes in points. */
export interface HeadedScale {
  readonly heading: number;
  readonly text: number;
}

/** Headings and texts that stand side by side, set. */
export interface HeadedWords {
  readonly paragraphs: readonly (readonly PlacedParagraph[])[];
  /** Of the tallest. */
  readonly height: number;
  /** Of the one with most lines. */
  readonly lines: number;
  /** Whether no word is broken. */
  readonly isWhole: boolean;
  /** Whether no heading is long or leaves a crumb on its last line, and no Japanese line has to end inside a phrase. */
  readonly endsWell: boolean;
}

/** How headings and texts are set. */
export interface HeadedStyle {
  readonly scale: HeadedScale;
  readonly width: Emu;
  /** How many stand side by side; left out: all. */
  readonly inRow?: number;
  /** Of each, in their order. */
  readonly inks: readonly Inks[];
}

/** Sets headings and texts: where one heading of a row takes more lines, its texts begin at one height all the same. */
export function setHeadedWords(
  items: readonly HeadedText[],
  { scale, width, inRow = items.length, inks }: HeadedStyle,
  canvas: Canvas,
): HeadedWords {
  const { look, tones } = canvas;
  const inksOf = (index: number) => inks[index] ?? tones.page;
  const heads = items.map(({ heading }, index) =>
    inkParagraph(heading, { size: scale.heading, color: inksOf(index).text, bold: true, font: "heading" }),
  );
  const headMeasures = heads.map((head) => measurePlacedText([head], look, width));
  const heights = headMeasures.map(({ height }) => height);
  const tallestBeside = (index: number) => {
    const first = index - (index % inRow);
    return Math.max(0, ...heights.slice(first, first + inRow));
  };
  const isSparing = areSparing(items.flatMap(({ text = [] }) => (typeof text === "string" ? [] : text)));
  const paragraphs = items.map(({ text = [] }, index) => {
    const head = heads.slice(index, index + 1);
    if (text.length === 0) return head;
    const { text: color, accent } = inksOf(index);
    const gap = emu(headGap(scale) + tallestBeside(index) - (heights[index] ?? 0));
    const said = inkParagraph(text, { size: scale.text, color, gap, ...(isSparing && { accent }) });
    return [...head, releaseUnits(said, look, width)];
  });
  const measures = paragraphs.map((words) => measurePlacedText(words, look, width));
  return {
    paragraphs,
    height: Math.max(0, ...measures.map(({ height }) => height)) + 4_000,
    lines: Math.max(0, ...measures.map(({ lines }) => lines)),
    isWhole: paragraphs.every((words) => keepsWords(words, look, width)),
    endsWell:
      headMeasures.every(({ lines }) => lines <= mostHeadLines) &&
      heads.every((head) => endsWell(head, look, width)) &&
      !paragraphs.some((words) => tearsPhrases(words, look, width)),
  };
}

const mostHeadLines = 3;

function headGap({ text }: HeadedScale): number {
  return inches(text >= 20 ? 0.14 : 0.1);
}
