import type { Emu, LineSpacing, MeasuredText, Points, Spacing } from "@lectern/deck";
import { emu } from "@lectern/deck";
import { findFontFace } from "../../fonts/font-face.ts";
import {
  type BrokenText,
  breakLines,
  type InkRun,
  type InkText,
  isBrokenAlike,
  limitsOf,
  toInkText,
  widthFor,
} from "./break-lines.ts";
import { rememberTexts } from "./remember-texts.ts";

/** A stretch of text with all that its size depends on. */
export interface MeasurableRun {
  readonly text: string;
  readonly size: Points;
  /** The font family by its Office name: "Calibri". */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** How much further apart letters stand, below 0 nearer; left out: as the font has it. */
  readonly letterSpacing?: Points;
}

/** A paragraph with all that its size depends on. */
export interface MeasurableParagraph {
  readonly runs: readonly MeasurableRun[];
  readonly marginStart: Emu;
  readonly indent: Emu;
  /** With a bullet, text starts at marginStart on the first line too. */
  readonly bullet: boolean;
  readonly lineSpacing: LineSpacing;
  readonly spaceBefore: Spacing;
  readonly spaceAfter: Spacing;
}

/** What one paragraph takes: where its first line's top is below the top of the text, and its height without spacing. */
export interface MeasuredParagraph {
  readonly top: Emu;
  readonly height: Emu;
  readonly lines: number;
}

/** What text takes as a whole, and paragraph by paragraph. */
export interface TextMeasure extends MeasuredText {
  /** False where lines may end elsewhere than was measured. */
  readonly linesExact: boolean;
  /** How many lines end inside a word, because it is wider than a line. */
  readonly brokenWords: number;
  readonly paragraphs: readonly MeasuredParagraph[];
}

/**
 * Measures paragraphs set one below the other in lines of a width; the space before the first and after the last
 * does not count, as in PowerPoint's boxes.
 */
export function measureText(paragraphs: readonly MeasurableParagraph[], width: Emu): TextMeasure {
  const measured: MeasuredParagraph[] = [];
  let bottom = 0;
  let gap = 0;
  let widest = 0;
  let lines = 0;
  let exact = true;
  let linesExact = true;
  let brokenWords = 0;
  for (const paragraph of paragraphs) {
    const broken = breakParagraph(paragraph, width);
    brokenWords += broken.brokenWords;
    const size = largestSize(paragraph);
    const top = measured.length === 0 ? 0 : bottom + gap + toLength(paragraph.spaceBefore, size);
    const height = heightOf(broken, paragraph.lineSpacing);
    measured.push({ top: emu(top), height: emu(height), lines: broken.lines.length });
    bottom = top + height;
    gap = toLength(paragraph.spaceAfter, size);
    lines += broken.lines.length;
    let hang: number = paragraph.bullet ? 0 : paragraph.indent;
    for (const line of broken.lines) {
      widest = Math.max(widest, line.width + paragraph.marginStart + hang);
      hang = 0;
    }
    linesExact &&= broken.widthsExact;
    exact &&= broken.widthsExact && broken.heightsExact;
  }
  return {
    width: emu(Math.ceil(widest)),
    height: emu(Math.ceil(bottom)),
    lines,
    exact,
    linesExact,
    brokenWords,
    paragraphs: measured,
  };
}

/** Breaks one paragraph into the lines that it takes in a width; offsets are into its runs' joined text. */
export function breakParagraph(paragraph: MeasurableParagraph, width: Emu): BrokenText {
  const { runs } = paragraph;
  const rest = Math.max(1, width - paragraph.marginStart);
  const first = paragraph.bullet ? rest : Math.max(1, rest - paragraph.indent);
  const { ink, broken } = knownText(runs);
  const limits = limitsOf(ink, first, rest);
  for (let index = broken.length - 1; index >= 0; index -= 1) {
    const known = broken[index];
    if (known && isBrokenAlike(known, limits)) return known;
  }
  const anew = breakLines(ink, limits);
  broken.push(anew);
  return anew;
}

/** Returns the least width, in EMU, in which a paragraph still has the lines that it was broken into. */
export function leastWidthOf(
  { runs, marginStart, indent, bullet }: MeasurableParagraph,
  { lines }: BrokenText,
): number {
  const drawnIn = Math.max(0, ...runs.map(({ letterSpacing = 0 }) => -letterSpacing * emuPerPoint));
  let widest = 0;
  let hang: number = bullet ? 0 : indent;
  for (const { width } of lines) {
    widest = Math.max(widest, width + hang);
    hang = 0;
  }
  return marginStart + widthFor(widest, drawnIn);
}

/** A text in its faces and sizes, and in the lines that it was broken into in one width or another. */
interface KnownText {
  readonly runs: readonly MeasurableRun[];
  readonly ink: InkText;
  readonly broken: BrokenText[];
}

// Forms tried one after the other set the same words in a few sizes and many widths.
const textsThatBegin = rememberTexts((_firstRun): KnownText[] => []);

function knownText(runs: readonly MeasurableRun[]): KnownText {
  const texts = textsThatBegin(runs[0]?.text ?? "");
  for (let index = texts.length - 1; index >= 0; index -= 1) {
    const text = texts[index];
    if (text && (text.runs === runs || areSame(text.runs, runs))) return text;
  }
  const text = { runs, ink: toInkText(runs.map(toInkRun)), broken: [] };
  texts.push(text);
  return text;
}

function areSame(first: readonly MeasurableRun[], second: readonly MeasurableRun[]): boolean {
  if (first.length !== second.length) return false;
  for (let index = 0; index < first.length; index += 1) {
    const one = first[index];
    const other = second[index];
    if (!one || !other || !isSameRun(one, other)) return false;
  }
  return true;
}

/** Says whether two stretches of text take the same room. */
export function isSameRun(one: MeasurableRun, other: MeasurableRun): boolean {
  return (
    one.size === other.size &&
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.letterSpacing === other.letterSpacing &&
    one.family === other.family &&
    one.text === other.text
  );
}

const emuPerPoint = 12_700;

function toInkRun(run: MeasurableRun): InkRun {
  return {
    text: run.text,
    face: findFontFace(run.family, run.bold, run.italic),
    em: run.size * emuPerPoint,
    spacing: (run.letterSpacing ?? 0) * emuPerPoint,
  };
}

function largestSize(paragraph: MeasurableParagraph): number {
  let largest = 0;
  for (const { size } of paragraph.runs) largest = Math.max(largest, size);
  return largest;
}

function heightOf(broken: BrokenText, spacing: LineSpacing): number {
  if (spacing.kind === "fixed") return broken.lines.length * spacing.points * emuPerPoint;
  let sum = 0;
  for (const { height } of broken.lines) sum += height;
  return sum * spacing.share;
}

// A share of the distance between paragraphs is one of the line, 1.2 times the text size (ISO 29500-1, 21.1.2.2.11 spcPct).
function toLength(spacing: Spacing, size: number): number {
  return (spacing.kind === "fixed" ? spacing.points : spacing.share * size * 1.2) * emuPerPoint;
}
