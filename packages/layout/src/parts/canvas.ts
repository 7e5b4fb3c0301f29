import {
  type Box,
  type DesignStyle,
  type Direction,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedRun,
  type PlacedShape,
  type Points,
  points,
  type RichText,
  type ThemeColor,
} from "@lectern/deck";
import { boxOf, placeIn } from "../geometry.ts";
import type { Stage } from "../pages/stage.ts";
import { type Anatomy, clearBoxOf } from "../template/anatomy.ts";
import { type Tones, tonesOf } from "../template/colors/tones.ts";
import { breaksWords } from "../text/lines/balance-width.ts";
import { measurePlacedText, type TextLook, toMeasurable } from "../text/lines/measure-placed-text.ts";
import { breakParagraph, isSameRun, type MeasurableRun } from "../text/lines/measure-text.ts";
import { isJapanese, phrasesOf } from "../text/lines/phrases.ts";
import { rememberTexts } from "../text/lines/remember-texts.ts";
import { fixedSpacing, toRuns } from "../text/list-paragraphs.ts";
import type { ToDigits } from "../text/numbers/own-digits.ts";
import { shapeLook } from "./place-text.ts";

/** Where our own shapes stand on a layout, and what they look like there. */
export interface Canvas {
  readonly anatomy: Anatomy;
  readonly box: Box;
  readonly direction: Direction;
  readonly style: DesignStyle;
  /** BCP 47 tag of the deck's main language. */
  readonly language: string;
  /** Writes a whole number in the digits that the deck counts in. */
  readonly toDigits: ToDigits;
  readonly look: TextLook;
  readonly tones: Tones;
}

/** Returns the free area of a layout as a place for our own shapes. */
export function createCanvas(
  { layouts, direction, style, language, toDigits }: Stage,
  anatomy: Anatomy = layouts.rows,
): Canvas {
  return {
    anatomy,
    box: clearBoxOf(anatomy),
    direction,
    style,
    language,
    toDigits,
    look: shapeLook(anatomy),
    tones: tonesOf(anatomy),
  };
}

/** Returns a box by its distance from the start edge and from the top of a canvas: mirrored from right to left. */
export function boxAt(
  { box, direction }: Canvas,
  start: number,
  top: number,
  width: number,
  height: number,
): Box {
  return placeIn(box, boxOf(box.x + start, box.y + top, width, height), direction);
}

/** How a paragraph of our own is set. */
export interface InkStyle {
  readonly size: number;
  readonly color: ThemeColor;
  readonly bold?: boolean;
  readonly font?: "heading" | "body" | "code";
  readonly alignment?: PlacedParagraph["alignment"];
  /** Above it, where it is not the first. */
  readonly gap?: Emu;
  /** Of bold runs in it. */
  readonly accent?: ThemeColor;
}

/** Returns a paragraph of our own with all of its look stated. */
export function inkParagraph(text: string | RichText, style: InkStyle): PlacedParagraph {
  const { color, bold, font = "body", alignment, gap, accent } = style;
  const runs = toRuns(typeof text === "string" ? [{ text }] : text, points(style.size), accent);
  return {
    level: 0,
    runs: runs.map((run) => ({ color, font, ...run, ...(bold && { bold }) })),
    bullet: "none",
    marginStart: emu(0),
    indent: emu(0),
    spaceBefore: fixedSpacing(gap ?? 0),
    spaceAfter: fixedSpacing(0),
    ...(alignment && { alignment }),
    ...leadingOf(style),
  };
}

/** In points: larger type is a label or a heading to the eye. */
const leastLarge = 24;

// Short words in large or bold type hold together as one thing; prose keeps the wider lines of the template.
function leadingOf({ font = "body", bold, size }: InkStyle): Pick<PlacedParagraph, "lineSpacing"> {
  if (font === "heading") return { lineSpacing: { kind: "share", share: 0.95 } };
  return bold || size >= leastLarge ? { lineSpacing: { kind: "share", share: 1 } } : {};
}

/** Says whether every word of paragraphs has room in lines of a width, so that none is broken in its middle. */
export function keepsWords(paragraphs: readonly PlacedParagraph[], look: TextLook, width: number): boolean {
  return paragraphs.every((paragraph) => widestWord(paragraph, look) <= width);
}

/**
 * Says whether a paragraph leaves no crumb on its last line, a word or a character much shorter than the column, breaks no word
 * of a script without spaces, and takes as many lines in a program that sets it a little wider or narrower.
 */
export function endsWell(paragraph: PlacedParagraph, look: TextLook, width: Emu): boolean {
  const linesIn = (share: number) => breakParagraph(toMeasurable(paragraph, look), emu(width * share)).lines;
  const lines = linesIn(1);
  const isSteady = [1 - steadiness, 1 + steadiness].every((share) => linesIn(share).length === lines.length);
  const last = lines.at(-1);
  if (!isSteady || lines.length < 2 || !last) return isSteady;
  const text = paragraph.runs.map((run) => run.text).join("");
  return (
    last.width >= shortestEnd * width &&
    !breaksWords(
      text,
      lines.map(({ start }) => start),
    )
  );
}

const steadiness = 0.02;
const shortestEnd = 0.22;

/** Returns the width of the widest word of a paragraph: the narrowest column that it can stand in. */
export function widestWord(paragraph: PlacedParagraph, look: TextLook): number {
  const { runs, marginStart, indent, bullet } = toMeasurable(paragraph, look);
  const hang = marginStart + (bullet ? 0 : indent);
  let widest = 0;
  for (const [index, run] of runs.entries()) {
    const given = paragraph.runs[index];
    if (!given) continue;
    const measured = measuredWords(given.text);
    let known = measured.find((one) => one.hang === hang && isSameRun(one.run, run));
    if (!known) {
      known = { run, hang, widest: measureWidestWord(given, paragraph, look) };
      measured.push(known);
    }
    widest = Math.max(widest, known.widest);
  }
  return widest;
}

/** The widest word of a run in one of its sizes, with what stands before a line of its paragraph. */
interface MeasuredWords {
  readonly run: MeasurableRun;
  readonly hang: number;
  readonly widest: number;
}

const measuredWords = rememberTexts((_text): MeasuredWords[] => []);

function measureWidestWord(run: PlacedRun, paragraph: PlacedParagraph, look: TextLook): number {
  let widest = 0;
  for (const { word, mostLetters } of longestWords(run.text)) {
    const alone = { ...paragraph, runs: [{ ...run, text: word }] };
    const { width } = measurePlacedText([alone], look, unlimited);
    widest = Math.max(widest, Math.min(width, run.size * 12_700 * mostLetters));
  }
  return widest;
}

/** Letters count alike for a first guess; of the longest words the widest is measured. */
const longestWords = rememberTexts((text) =>
  wordsOf(text)
    .toSorted((first, second) => second.length - first.length)
    .slice(0, 4)
    .flatMap((word) => (word === "" ? [] : [{ word, mostLetters: mostLettersOf(word) }])),
);

function wordsOf(text: string): readonly string[] {
  const spaced = text.split(wordEnds);
  return isJapanese(text) ? spaced.flatMap(phrasesOf) : spaced;
}

function mostLettersOf(word: string): number {
  if (!breakable.test(word)) return Number.POSITIVE_INFINITY;
  return isJapanese(word) ? longestPhrase : longestUnspaced;
}

/** In letters: longer ones without spaces between them may be broken. */
const longestUnspaced = 4;
const longestPhrase = 10;

/** Spaces, and dashes and strokes where a line may end, but for those in a range of figures: "1850–1988" is one word. */
const wordEnds = /\s+|(?<=[-–—/])(?<!\p{Nd}[-–])|(?<=\p{Nd}[-–])(?!\p{Nd})/u;

/** A width that no text takes. */
export const unlimited = inches(1_000);

// Scripts without spaces between words may be broken nearly anywhere.
const breakable = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3000-\u9fff\uff00-\uff60]/u;

/** Returns a filled rectangle without text. */
export function createPanel(name: string, box: Box, fill: ThemeColor): PlacedShape {
  return { kind: "shape", name, geometry: "rectangle", box, fill };
}

/** Returns a straight line, from the start of a box to its end or from its top to its bottom. */
export function createRule(
  name: string,
  box: Box,
  color: ThemeColor,
  width: Points = points(1),
): PlacedShape {
  return { kind: "shape", name, geometry: "line", box, line: { color, width } };
}

/** Returns how far below the top of an area a group stands well: a little above the middle. */
export function optically(free: number): number {
  return Math.max(0, Math.min(free * 0.38, inches(1.1)));
}

/** Elements with the height that they take. */
export interface Group {
  readonly elements: readonly PlacedElement[];
  readonly height: number;
}
