import {
  type Alignment,
  type Box,
  emu,
  type HexColor,
  type Insets,
  inches,
  type PlacedElement,
  type Placeholder,
  type Points,
  points,
  resolveThemeColor,
  type Size,
  type StatementSlide,
  type ThemeColor,
} from "@lectern/deck";
import { balanceBox } from "../../fitting/balance-box.ts";
import { statementTitleLines } from "../../forms/statement.ts";
import { areaOf, bottomOf, boxOf, insideOf, noInsets } from "../../geometry.ts";
import { createHeadline, placeTitle } from "../../pages/headline.ts";
import type { Page } from "../../pages/page.ts";
import type { Stage } from "../../pages/stage.ts";
import { boxAt, type Canvas, createCanvas, createPanel } from "../../parts/canvas.ts";
import { createTextShape, lookOf, plainParagraph } from "../../parts/place-text.ts";
import { createStatusMark } from "../../parts/status-mark.ts";
import { type Anatomy, ownBoxOf } from "../../template/anatomy.ts";
import { chooseAccentOn } from "../../template/colors/tones.ts";
import { type FittedText, fitText } from "../../text/lines/fit-text.ts";
import { levelOf } from "../../text/lines/measure-placed-text.ts";
import { stepsDown } from "../../text/type-scale.ts";
import { clearOfDrawings, pageOf, withoutFootersOn } from "./bleed.ts";

/**
 * Composes a statement as a field of the template's colour that takes all of the page, the sentence large on it as the
 * page's title, and what supports it below; undefined where it finds no room.
 */
export function composeStatementField(slide: StatementSlide, stage: Stage): readonly Page[] | undefined {
  const field = fieldOf(createCanvas(stage), stage);
  for (const size of sizesIn(field)) {
    const page = setWords(slide, size, field, stage);
    if (page) return [page];
  }
  return undefined;
}

const statementSizes = [60, 54, 48, 44, 40, 36, 32];
/** What a line of large words may ask of its width: so many points for each inch. */
const mostPerInch = 5.4;

function sizesIn({ width }: Box): readonly number[] {
  const most = Math.max(40, (width / inches(1)) * mostPerInch);
  return statementSizes.filter((size) => size <= most);
}

/** Of the page: a field that reaches its edges, and leaves no more than a strip or a sign of it. */
const leastBled = 0.6;

/** Returns the page out to its edges and to what is drawn along them; where that leaves too little, the room for content. */
function fieldOf({ anatomy, box }: Canvas, { slideSize }: Stage): Box {
  const page = pageOf(slideSize);
  const bled = anatomy.sheet ? box : clearOfDrawings(page, anatomy.layout.artwork);
  return areaOf(bled) >= leastBled * areaOf(page) ? bled : box;
}

const markHeight = inches(0.08);
const markWidth = inches(1.1);
const warningSide = inches(0.7);
const belowWarning = inches(0.3);
const aboveMark = inches(0.28);
const aboveSupport = inches(0.3);
/** Of the free height: what stands above words in their optical middle. */
const aboveShare = 0.44;

function setWords(slide: StatementSlide, size: number, field: Box, stage: Stage): Page | undefined {
  const canvas = createCanvas(stage);
  const padding = paddingOf(field);
  const room = insideOf(field, padding);
  const mostLines = size > 40 ? 3 : statementTitleLines;
  const anatomy = withoutFootersOn(field, onField(size, field, padding, canvas));
  const headline = createHeadline(slide.title, anatomy, mostLines);
  const { text } = placeTitle(slide.title, anatomy, { maximumLines: mostLines }, stage);
  const support = slide.support === undefined ? undefined : fitSupport(slide.support, size, room, canvas);
  const isOfSize = text?.paragraphs[0]?.runs[0]?.size === size;
  if (headline.unsaid !== undefined || !text || !isOfSize || (slide.support !== undefined && !support))
    return undefined;
  const isWarning = slide.emphasis === "warning";
  const above = isWarning ? warningSide + belowWarning : 0;
  const { height } = text.measured;
  const below = support ? aboveSupport + support.measure.height : 0;
  const free = room.height - above - height - aboveMark - markHeight - below;
  if (free < 0) return undefined;
  const top = room.y + aboveShare * free;
  const end = top + above + height;
  // The words hang from their last line: a program that needs another one finds room for it above them.
  const words = { ...padding, top: emu(0), bottom: emu(bottomOf(field) - end) };
  const markTop = end + aboveMark;
  return {
    composition: "statement",
    anatomy: { ...anatomy, titleFrame: { anchor: "bottom", insets: words } },
    title: headline.title,
    titleLines: mostLines,
    content: [
      ...(isWarning ? [setWarning(top, room, canvas)] : []),
      setMark(markTop, room, canvas),
      ...(support
        ? [setSupport(support, { ...room, y: emu(markTop + markHeight + aboveSupport) }, canvas)]
        : []),
    ],
    ...(slide.notes !== undefined && { notes: slide.notes }),
  };
}

function paddingOf({ width, height }: Box): Insets {
  const aside = emu(Math.min(inches(0.9), 0.07 * width));
  const above = emu(Math.min(inches(0.6), 0.09 * height));
  return { left: aside, right: aside, top: above, bottom: above };
}

/** Returns the layout with its title as the field itself, in the colour that reads on that. */
function onField(size: number, field: Box, insets: Insets, canvas: Canvas): Anatomy {
  const { anatomy, tones } = canvas;
  const { title } = anatomy;
  return {
    ...anatomy,
    ...(title && { title: asField(title, size, field, resolveThemeColor(tones.poster, anatomy.layout)) }),
    titleBox: field,
    titleSizes: [points(size)],
    bareTitleSize: size,
    titleFrame: { anchor: "top", insets },
    titleLook: { ...anatomy.titleLook, fill: tones.poster, color: tones.onPoster },
  };
}

function asField(title: Placeholder, size: number, box: Box, fill: HexColor): Placeholder {
  const levels = title.levels.map((level) => ({
    ...level,
    size: points(size),
  }));
  const field = { ...title, levels, box, fill, ownBox: ownBoxOf(title) };
  return field;
}

function alignmentOf({ anatomy }: Canvas): Alignment {
  const { title, titleLook, layout } = anatomy;
  return titleLook?.alignment ?? (title ? levelOf(lookOf(title, layout), 0).alignment : "start");
}

function setMark(top: number, room: Box, canvas: Canvas): PlacedElement {
  const box = alignedBox(top, { width: markWidth, height: markHeight }, room, canvas);
  return createPanel("Accent", box, markOn(canvas));
}

function markOn({ tones, anatomy: { layout } }: Canvas): ThemeColor {
  const isOfField = tones.poster === tones.field;
  return isOfField ? chooseAccentOn(tones.poster, layout) : tones.onPoster;
}

function setWarning(top: number, room: Box, canvas: Canvas): PlacedElement {
  const box = alignedBox(top, { width: warningSide, height: warningSide }, room, canvas);
  const fill = markOn(canvas);
  return { ...createStatusMark("Warning", "watch", box, canvas), fill };
}

function alignedBox(top: number, { width, height }: Size, room: Box, canvas: Canvas): Box {
  const aside = { start: 0, justify: 0, center: 0.5, end: 1 }[alignmentOf(canvas)] * (room.width - width);
  return boxAt({ ...canvas, box: room }, aside, top - room.y, width, height);
}

const mostSupport = 24;
/** In points: text that needs no more contrast than the title's (WCAG 2.2, 1.4.3). */
const leastSupport = 18;
const leastInOneLine = 20;

function fitSupport(support: string, size: number, room: Box, canvas: Canvas): FittedText | undefined {
  const alignment = alignmentOf(canvas);
  const largest = Math.min(mostSupport, Math.max(18, Math.floor(size / 2)));
  const fit = (sizes: readonly Points[], maximumLines?: number) =>
    fitText((each) => [{ ...plainParagraph(support, each), alignment }], {
      sizes,
      room: { width: room.width, height: emu(0.4 * room.height) },
      look: canvas.look,
      ...(maximumLines !== undefined && { maximumLines }),
    });
  // A few points less are better than a second line of a word or two.
  const least = Math.min(largest, leastInOneLine);
  return fit(stepsDown(largest, least), 1) ?? fit(stepsDown(largest, leastSupport));
}

function setSupport({ paragraphs, measure }: FittedText, room: Box, canvas: Canvas): PlacedElement {
  const { look, direction, tones } = canvas;
  const box = boxOf(room.x, room.y, room.width, measure.height + inches(0.03));
  return createTextShape({
    name: "Support",
    box: balanceBox(paragraphs, { box, insets: noInsets, look, direction }),
    paragraphs,
    look,
    color: tones.onPoster,
  });
}
