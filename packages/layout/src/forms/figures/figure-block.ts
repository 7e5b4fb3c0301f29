import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, endsWell, inkParagraph, keepsWords } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawStatus, fitsStatus, statusHeight } from "../../parts/status-line.ts";
import type { Surface } from "../../parts/surface.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import { createSmallPicture } from "./figure-picture.ts";
import type { FigurePicture } from "./picture.ts";

/** Sizes in points. */
export interface FigureScale {
  readonly value: number;
  readonly label: number;
  readonly text: number;
}

/** Where a figure is set, and how. */
export interface FigureStyle {
  /** On the slide, from 1 on: for names. */
  readonly number: number;
  readonly scale: FigureScale;
  readonly width: number;
  readonly surface: Surface;
  /** Whether it is the one to look at. */
  readonly isMarked: boolean;
}

/** A figure set in a column: its digits, its words below them, its state and its picture. */
export interface FigureBlock {
  readonly number: number;
  readonly valueHeight: number;
  /** Of words and state. */
  readonly wordsHeight: number;
  readonly picture: FigurePicture | undefined;
  readonly endsWell: boolean;
  readonly draw: (place: BlockPlace) => readonly PlacedElement[];
}

/** Where the parts of a block stand: those side by side have one height each. */
export interface BlockPlace {
  readonly start: number;
  readonly top: number;
  readonly valueHeight: number;
  /** Of the picture, from the start of the words on; left out: it stands below them. */
  readonly pictureTop?: number;
  readonly pictureHeight?: number;
}

/** Between the parts of a block. */
export const belowValue = inches(0.02);
export const abovePicture = inches(0.24);

// Programs set large digits a little wider, and words of many scripts in letters of another font.
function sureWidthOf(value: string): number {
  return /(?!\p{Script=Latin})\p{L}/u.test(value) ? 1.16 : 1.03;
}

/** Sets a figure in a column of a width; undefined where its digits take two lines, or a word or its picture has no room. */
export function createFigureBlock(
  { figure, field }: DrawnFigure,
  style: FigureStyle,
  canvas: Canvas,
): FigureBlock | undefined {
  const { number, scale, width, surface, isMarked } = style;
  const { look } = canvas;
  const color = surface.isStrong || !isMarked ? surface.inks.text : surface.inks.accent;
  const value = valueParagraph(figure.value, scale.value, color, canvas);
  const measure = measurePlacedText([value], look, emu(width));
  if (measure.lines > 1 || measure.width * sureWidthOf(figure.value) > width) return undefined;
  const words = wordsOf(figure, scale, surface);
  if (!keepsWords(words, look, width)) return undefined;
  if (figure.status && !fitsStatus(figure.status, width, canvas)) return undefined;
  const picture =
    field && createSmallPicture(field, figure, { number, width, valueSize: scale.value, surface, canvas });
  if (field && !picture) return undefined;
  const textHeight = Math.ceil(measurePlacedText(words, look, emu(width)).height) + 2_000;
  const [head] = words;
  const set: SetBlock = { drawn: { figure, field }, style, value, words, textHeight, picture };
  return {
    number,
    valueHeight: Math.ceil(measure.height) + 2_000,
    wordsHeight: textHeight + (figure.status ? statusHeight : 0),
    picture,
    endsWell: head === undefined || endsWell(head, look, emu(width)),
    draw: (place) => drawBlock(set, place, canvas),
  };
}

/** Returns what a block needs at least, below each other. */
export function heightOfBlock({ valueHeight, wordsHeight, picture }: FigureBlock): number {
  return valueHeight + belowValue + wordsHeight + (picture ? abovePicture + picture.least : 0);
}

function wordsOf(
  { label, text }: DrawnFigure["figure"],
  scale: FigureScale,
  { inks }: Surface,
): readonly PlacedParagraph[] {
  const head = inkParagraph(label, { size: scale.label, color: inks.text, bold: true });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: scale.text, color: inks.muted, gap: inches(0.06) })];
}

interface SetBlock {
  readonly drawn: DrawnFigure;
  readonly style: FigureStyle;
  readonly value: PlacedParagraph;
  readonly words: readonly PlacedParagraph[];
  readonly textHeight: number;
  readonly picture: FigurePicture | undefined;
}

function drawBlock(
  { drawn: { figure }, style, value, words, textHeight, picture }: SetBlock,
  { start, top, valueHeight, pictureTop, pictureHeight }: BlockPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { number, width, surface } = style;
  const { look } = canvas;
  const wordsTop = top + valueHeight + belowValue;
  const statusTop = wordsTop + textHeight;
  const bottom = statusTop + (figure.status ? statusHeight : 0);
  return [
    createTextShape({
      name: `Figure ${number}`,
      box: boxAt(canvas, start, top, width, valueHeight),
      paragraphs: [value],
      look,
      color: surface.inks.text,
      anchor: "bottom",
    }),
    createTextShape({
      name: `Words ${number}`,
      box: boxAt(canvas, start, wordsTop, width, textHeight),
      paragraphs: words,
      look,
      color: surface.inks.text,
    }),
    ...(figure.status
      ? drawStatus(`State ${number}`, figure.status, { start, top: statusTop, width }, surface, canvas)
      : []),
    ...(picture?.draw({
      start,
      top: pictureTop ?? bottom + abovePicture,
      width,
      height: pictureHeight ?? picture.least,
    }) ?? []),
  ];
}
