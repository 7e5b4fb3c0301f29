import {
  type Anchor,
  type CodeSlide,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedShape,
  points,
} from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createCanvas, inkParagraph, keepsWords, optically } from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { chooseAccentOn } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { fixedSpacing } from "../text/list-paragraphs.ts";

/** Composes lines of a program, unchanged, on a dark panel; what does not fit goes on. */
export function composeCode(slide: CodeSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const lines = trimBlankLines(slide.code.split(/\r\n|[\n\r\u2028\u2029]/u).map(expandTabs));
  const caption = setCaption(slide.caption, canvas);
  const tag = slide.codeLanguage === undefined ? undefined : setTag(slide.codeLanguage, canvas);
  const spilled = toSpilledItems([tag ? undefined : slide.codeLanguage, caption ? undefined : slide.caption]);
  const room = canvas.box.height - (caption ? caption.height + captionGap : 0);
  const contents = setPages(lines, tag, { room, canvas });
  if (!contents) return toListPages(slide, toItems(slide, lines), stage);
  const pages = contents.map(({ elements, height, top }) => [
    ...elements,
    ...(caption ? [placeCaption(caption, top + height + captionGap, canvas)] : []),
  ]);
  return toPagesWithSpill("code", canvas.anatomy, slide, pages, { stage, spilled });
}

const tabWidth = 4;

function expandTabs(line: string): string {
  let column = 0;
  return line.replace(/\t|[^\t]+/gu, (part) => {
    if (part !== "\t") {
      column += part.length;
      return part;
    }
    const count = tabWidth - (column % tabWidth);
    column += count;
    return " ".repeat(count);
  });
}

function trimBlankLines(lines: readonly string[]): readonly string[] {
  const isFull = (line: string) => line.trim() !== "";
  return lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1);
}

// Where even a single line finds no room, what it says counts more than how it looks.
function toItems({ codeLanguage, caption }: CodeSlide, lines: readonly string[]) {
  const code = lines.filter((line) => line !== "").map((line) => ({ text: [{ text: line, code: true }] }));
  return [...code, ...toSpilledItems([codeLanguage, caption])];
}

interface Place {
  /** The height that the panel may take. */
  readonly room: number;
  readonly canvas: Canvas;
}

interface Manner {
  readonly size: number;
  readonly canWrap: boolean;
  /** From line to line, as a share of the size. */
  readonly leading: number;
}

const mostLines = 14;
/** Beyond the usual, rather than a second page with hardly anything on it. */
const fewMoreLines = 2;
const padding = inches(0.4);
/** So wide a place is narrow, and not high either: there every line counts that the panel holds. */
const narrow = inches(9);

function lowerPadding({ box }: Canvas): Emu {
  return box.width > narrow ? padding : inches(0.2);
}

const captionGap = inches(0.25);
const leastLeading = 1.2;
const mostLeading = 1.6;

/** A few lines are shown larger, and rather small than broken: a command is read and copied whole. */
function mannersFor(count: number): readonly Manner[] {
  const whole = (size: number) => ({ size, canWrap: false, leading: leastLeading });
  const broken = (size: number) => ({ size, canWrap: true, leading: leastLeading });
  if (count <= 2)
    return [...[40, 36, 32, 28, 24, 20, 18, 16, 14].map(whole), ...[18, 16, 14, 12].map(broken)];
  if (count <= 5) return [...[36, 32, 28, 24, 20, 18, 16, 14].map(whole), ...[18, 16, 14, 12].map(broken)];
  const large = count <= 9 ? [24, 20, 18] : [20, 18];
  return [...[...large, 16, 14, 12].map(whole), ...[14, 12].map(broken)];
}

interface CodePage {
  readonly elements: readonly PlacedElement[];
  readonly height: number;
  /** Of the panel, from that of the content. */
  readonly top: number;
}

function setPages(
  lines: readonly string[],
  tag: Tag | undefined,
  place: Place,
): readonly CodePage[] | undefined {
  const manners = mannersFor(lines.length).filter((manner) =>
    lines.every((line) => fitsLine(line, manner, place)),
  );
  const [first] = manners;
  if (!first) return undefined;
  // Small sizes and broken lines are for long lines, and rather than a second page.
  const proper = manners.filter(({ size, canWrap }) => size >= 14 && !canWrap);
  const tight =
    proper.find((manner) => fitsPage(lines, manner, place)) ??
    manners.find((manner) => fitsPage(lines, manner, place)) ??
    first;
  const pages = divideLines(lines, tight, place).map(trimBlankLines);
  const manner = loosened(pages, tight, place);
  const heights = pages.map(
    (page) => heightOf(page, manner, place.canvas) + padding + lowerPadding(place.canvas),
  );
  const height = Math.min(place.room, Math.max(...heights, leastShare * place.room));
  const anchor = pages.length === 1 ? "middle" : "top";
  const { canvas } = place;
  const top = Math.floor(optically(place.room - height));
  const box = boxAt(canvas, 0, top, canvas.box.width, height);
  return pages.map((page) => ({
    elements: setPanel(page, tag, { manner, height, anchor }, { ...canvas, box }),
    height,
    top,
  }));
}

/** Lines stand as far apart as the fullest page lets them. */
function loosened(pages: readonly (readonly string[])[], tight: Manner, { room, canvas }: Place): Manner {
  const fullest = Math.max(...pages.map((page) => measureLines(page, tight, canvas).height));
  const share = ((room - padding - lowerPadding(canvas) - 8_000) / fullest) * leastLeading;
  return { ...tight, leading: Math.max(leastLeading, Math.min(mostLeading, Math.floor(share * 50) / 50)) };
}

/** Of a page: of fewer lines, a lower panel would be a strip. */
const leastShare = 0.5;

function textWidth({ box }: Canvas): Emu {
  return emu(box.width - 2 * padding);
}

function fitsLine(line: string, manner: Manner, { room, canvas }: Place): boolean {
  const { lines, width, height } = measureLines([line], manner, canvas);
  if (height + padding + lowerPadding(canvas) > room) return false;
  return width <= textWidth(canvas) && (manner.canWrap || lines === 1);
}

function measureLines(lines: readonly string[], manner: Manner, canvas: Canvas) {
  const paragraphs = lines.map((line) => lineParagraph(line, manner, canvas));
  return measurePlacedText(paragraphs, canvas.look, textWidth(canvas));
}

function heightOf(lines: readonly string[], manner: Manner, canvas: Canvas): number {
  return measureLines(lines, manner, canvas).height + 4_000;
}

function fitsPage(lines: readonly string[], manner: Manner, { room, canvas }: Place): boolean {
  const isFew = measureLines(lines, manner, canvas).lines <= mostLines + fewMoreLines;
  return isFew && heightOf(lines, manner, canvas) + padding + lowerPadding(canvas) <= room;
}

/** Divides code between its paragraphs where they are short enough, else between any lines. */
function divideLines(lines: readonly string[], manner: Manner, place: Place): readonly (readonly string[])[] {
  if (fitsPage(lines, manner, place)) return [lines];
  const fits = (page: readonly string[]) => page.length <= mostLines && fitsPage(page, manner, place);
  const paragraphs = groupLines(lines);
  const parts = paragraphs.every(fits) ? paragraphs : lines.map((line) => [line]);
  const pages = paginate(
    parts,
    (page) => fits(trimBlankLines(page.flat())),
    (part) => part.length,
  );
  return pages.map((page) => page.flat());
}

/** Returns lines as groups that begin after blank lines, which stand at the end of the group before. */
function groupLines(lines: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  lines.forEach((line, index) => {
    const isBlank = line.trim() === "";
    const group = groups.at(-1);
    if (!group || (!isBlank && lines[index - 1]?.trim() === "")) groups.push([line]);
    else group.push(line);
  });
  return groups;
}

/** Lines are at fixed distances, for the panel to end where it was planned whatever font the program shows. */
function lineParagraph(line: string, { size, leading }: Manner, canvas: Canvas): PlacedParagraph {
  const run = { text: line, size: points(size), font: "code" as const, color: canvas.tones.onCode };
  const column = emu(size * 12_700 * 0.6);
  const indent = Math.min(line.length - line.trimStart().length + 2, 24) * column;
  const isLong = measureWidth(line, size, canvas) > textWidth(canvas);
  return {
    level: 0,
    runs: [run],
    bullet: "none",
    direction: "ltr",
    alignment: "start",
    marginStart: emu(isLong ? indent : 0),
    indent: emu(isLong ? -indent : 0),
    lineSpacing: fixedSpacing(size * leading * 12_700),
    spaceBefore: fixedSpacing(0),
    spaceAfter: fixedSpacing(0),
  };
}

function measureWidth(line: string, size: number, { look }: Canvas): number {
  const run = { text: line, size: points(size), font: "code" as const };
  return measurePlacedText([{ level: 0, runs: [run] }], look, emu(1e12)).width;
}

function setPanel(
  lines: readonly string[],
  tag: Tag | undefined,
  { manner, height, anchor }: { readonly manner: Manner; readonly height: number; readonly anchor: Anchor },
  canvas: Canvas,
): readonly PlacedElement[] {
  const { box, look, tones } = canvas;
  const panel: PlacedShape = {
    kind: "shape",
    name: "Panel",
    geometry: "roundedRectangle",
    cornerRadius: inches(0.1),
    box: boxAt(canvas, 0, 0, box.width, height),
    fill: tones.code,
  };
  const code = createTextShape({
    name: "Code",
    box: boxAt(canvas, padding, padding, textWidth(canvas), height - padding - lowerPadding(canvas)),
    paragraphs: lines.map((line) => lineParagraph(line, manner, canvas)),
    look,
    color: tones.onCode,
    anchor,
  });
  return [panel, code, ...(tag ? [tag(canvas)] : [])];
}

const tagTop = inches(0.14);

/** Draws the name of the language into a panel. */
type Tag = (panel: Canvas) => PlacedElement;

/** Sets the name of the language in the corner; undefined where it is too long for that. */
function setTag(language: string, canvas: Canvas): Tag | undefined {
  const { box, look, tones, anatomy } = canvas;
  const paragraph = inkParagraph(language, {
    size: 12,
    color: chooseAccentOn(tones.code, anatomy.layout),
    bold: true,
    alignment: "end",
  });
  const width = emu(0.5 * box.width);
  const { height, lines } = measurePlacedText([paragraph], look, width);
  if (lines > 1 || !keepsWords([paragraph], look, width)) return undefined;
  const start = box.width - width - inches(0.25);
  return (panel) =>
    createTextShape({
      name: "Code language",
      box: boxAt(panel, start, tagTop, width, Math.min(height + 2_000, padding - tagTop)),
      paragraphs: [paragraph],
      look,
      color: tones.onCode,
    });
}

interface Caption {
  readonly paragraph: PlacedParagraph;
  readonly height: number;
}

function setCaption(text: string | undefined, { box, look, tones }: Canvas): Caption | undefined {
  if (text === undefined) return undefined;
  for (const size of [18, 16]) {
    const paragraph = inkParagraph(text, { size, color: tones.page.muted });
    const { height, lines } = measurePlacedText([paragraph], look, box.width);
    const isFit = lines <= 2 && keepsWords([paragraph], look, box.width);
    if (isFit && height <= 0.2 * box.height) return { paragraph, height: height + 2_000 };
  }
  return undefined;
}

function placeCaption({ paragraph, height }: Caption, top: number, canvas: Canvas): PlacedElement {
  const { box, look, tones } = canvas;
  return createTextShape({
    name: "Caption",
    box: boxAt(canvas, 0, top, box.width, height),
    paragraphs: [paragraph],
    look,
    color: tones.page.muted,
  });
}
