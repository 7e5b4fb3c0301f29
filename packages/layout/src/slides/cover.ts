import {
  type Box,
  type CoverChart,
  type Direction,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type Placeholder,
  type Points,
  points,
  type TitleSlide,
} from "@lectern/deck";
import { balanceBox } from "../fitting/balance-box.ts";
import { composePoints } from "../forms/points.ts";
import { bottomOf, boxOf, insideOf } from "../geometry.ts";
import {
  createHeadline,
  fitsAtOwnSize,
  hasEvenLines,
  titleEndsWell,
  titleSizeOf,
} from "../pages/headline.ts";
import { enlargeTitle } from "../pages/own-page-title.ts";
import type { Page } from "../pages/page.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { toPages } from "../pages/to-pages.ts";
import { createCanvas } from "../parts/canvas.ts";
import { fillPlaceholder, lookOf, plainParagraph } from "../parts/place-text.ts";
import { alignmentBelow, alignText, placeSideText, withLegibleBody } from "../parts/side-text.ts";
import { type Anatomy, isSeen, ownBoxOf } from "../template/anatomy.ts";
import { roomBelow } from "../template/layouts/opening.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf, measurePlacedText, type TextLook } from "../text/lines/measure-placed-text.ts";
import { fixedSpacing, toBlocks } from "../text/list-paragraphs.ts";
import { mostLettersIn } from "../text/most-letters.ts";
import { stepBelow, stepsDown } from "../text/type-scale.ts";
import { bylinePlace, placeLargeByline, placeUnderTitle, roomUnderTitle } from "./fields/cover-byline.ts";
import { drawCoverChart } from "./fields/cover-chart/cover-chart.ts";
import { createCoverField } from "./fields/cover-field.ts";

/** A title in large letters takes a line more rather than to be made smaller, and any title a line less or more where a word would be left over. */
function mostLinesOf(title: string, anatomy: Anatomy): number {
  const size = anatomy.title?.levels[0]?.size ?? 0;
  const more = size < displaySize ? [] : [usualLines + 1];
  const isWell = (lines: number) => titleEndsWell(title, anatomy, lines);
  if (more.length > 0) return more.find(isWell) ?? usualLines;
  if (isWell(usualLines) || !isWell(usualLines - 1)) return usualLines;
  const [most, least] = [usualLines, usualLines - 1].map((lines) => titleSizeOf(title, anatomy, lines) ?? 0);
  return (least ?? 0) >= leastForWords * (most ?? 0) ? usualLines - 1 : usualLines;
}

/** Of a title's size, what a word left over on its last line may cost of it. */
const leastForWords = 0.75;
const usualLines = 3;
const displaySize = 54;

/** Composes the cover; what it cannot hold goes on to a page of its own. */
export function composeCover(slide: TitleSlide, stage: Stage, matter?: CoverMatter): readonly Page[] {
  const { layouts, direction, isOwnLook, slideSize } = stage;
  const field = isOwnLook ? undefined : createCoverField(stage);
  const own = field?.anatomy ?? layouts.cover;
  const anatomy = isOwnLook
    ? withLargeBody(slide.subtitle, withLargeTitle(slide.title, own))
    : withLegibleBody(own, slideSize);
  const mostTitleLines = mostLinesOf(slide.title, anatomy);
  const headline = createHeadline(slide.title, anatomy, mostTitleLines);
  const { content, unplaced } = placeLines(slide, withQuietBody(headline.title, anatomy), stage);
  const cover: Page = {
    composition: "cover",
    anatomy,
    title: headline.title,
    titleLines: mostTitleLines,
    content: [...(field ? [field.edge] : []), ...drawMatter(matter, anatomy, stage), ...content],
    ...(slide.notes !== undefined && { notes: slide.notes }),
  };
  const spilled = toSpilledItems([headline.unsaid, ...unplaced]);
  if (spilled.length === 0) return [cover];
  const pages = composePoints(toBlocks(spilled), layouts.content, direction);
  return [cover, ...toPages("points", layouts.content, slide.title, pages)];
}

/** What a cover shows of the deck's own, and where. */
export interface CoverMatter {
  readonly chart: CoverChart;
  readonly box: Box;
}

function drawMatter(
  matter: CoverMatter | undefined,
  anatomy: Anatomy,
  stage: Stage,
): readonly PlacedElement[] {
  if (!matter) return [];
  return drawCoverChart(matter.chart, { ...createCanvas(stage, anatomy), box: matter.box });
}

/** Of a cover's title, in points, and how many lines it may take: the fewer words, the larger they are. */
const largeTitles = [
  { size: 88, mostLines: 2 },
  { size: 80, mostLines: 2 },
  { size: 72, mostLines: 2 },
  { size: 66, mostLines: 3 },
  { size: 60, mostLines: 3 },
  { size: 54, mostLines: 3 },
];

const usualLargeLines = 2;
/** Of the longest line: a third line is not worth a line of one short word. */
const leastLine = 0.55;

function isEvenOnMore(title: string, anatomy: Anatomy, lines: number): boolean {
  return fitsAtOwnSize(title, anatomy, usualLargeLines) || hasEvenLines(title, anatomy, lines, leastLine);
}

// A few words in the size of a sentence would be lost on a cover.
function withLargeTitle(title: string, anatomy: Anatomy): Anatomy {
  const own = anatomy.title?.levels[0]?.size ?? 0;
  for (const { size, mostLines } of largeTitles.filter((each) => each.size > own)) {
    if (title.length > mostLettersIn(mostLines, size, anatomy.titleBox.width)) continue;
    const large = { ...anatomy, ...enlargeTitle(anatomy, size) };
    const isWell = fitsAtOwnSize(title, large, mostLines) && titleEndsWell(title, large, mostLines);
    if (isWell && (mostLines <= usualLargeLines || isEvenOnMore(title, large, mostLines))) return large;
  }
  return anatomy;
}

/** Of the line below a cover's title, in points, where it takes no line more for it. */
const largeBodies = [28, 26, 24, 22];

// Short lines are read from the back row, too.
function withLargeBody(text: string | undefined, anatomy: Anatomy): Anatomy {
  const { body, layout } = anatomy;
  const own = body?.levels[0]?.size;
  if (!body || text === undefined || own === undefined) return anatomy;
  const room = insideOf(body.box, body.insets);
  const look = lookOf(body, layout);
  const { lines } = measurePlacedText([plainParagraph(text, own)], look, room.width);
  const fitted = fitText((size) => [plainParagraph(text, size)], {
    sizes: largeBodies.filter((size) => size > own).map(points),
    room,
    look,
    maximumLines: lines,
  });
  if (!fitted) return anatomy;
  const levels = body.levels.map((level) => ({ ...level, size: points(Math.max(level.size, fitted.size)) }));
  return { ...anatomy, body: { ...body, levels } };
}

/** Of what stands below a title, in its size. */
const mostBelowTitle = 0.8;

// A long title that had to be made smaller is not outdone by the line below it.
function withQuietBody(title: string, anatomy: Anatomy): Anatomy {
  const size = titleSizeOf(title, anatomy, mostLinesOf(title, anatomy));
  const { body } = anatomy;
  if (!body || size === undefined) return anatomy;
  const most = points(Math.max(leastBelowTitle, Math.floor(mostBelowTitle * size)));
  if (body.levels.every((level) => level.size <= most)) return anatomy;
  const levels = body.levels.map((level) => (level.size > most ? { ...level, size: most } : level));
  return { ...anatomy, body: { ...body, levels } };
}

const leastBelowTitle = 16;

interface CoverLines {
  readonly content: readonly PlacedElement[];
  readonly unplaced: readonly (string | undefined)[];
}

function placeLines({ subtitle, byline }: TitleSlide, anatomy: Anatomy, stage: Stage): CoverLines {
  const { direction } = stage;
  const isBetween = roomUnderTitle(anatomy, stage.slideSize) !== undefined;
  const together = isBetween ? undefined : placeTogether(subtitle, byline, anatomy, direction);
  if (together) return { content: [together], unplaced: [] };
  const placed = subtitle === undefined ? undefined : placeSubtitle(subtitle, anatomy, direction);
  const placedByline = byline === undefined ? undefined : placeByline(byline, anatomy, placed, stage);
  return {
    content: [placed, placedByline].filter((element) => element !== undefined),
    unplaced: [placed ? undefined : subtitle, placedByline ? undefined : byline],
  };
}

// Most templates keep one place below the title: the byline stands in it as a paragraph of its own.
function placeTogether(
  subtitle: string | undefined,
  byline: string | undefined,
  anatomy: Anatomy,
  direction: Direction,
): PlacedElement | undefined {
  const { body, layout } = anatomy;
  if (!body || subtitle === undefined || byline === undefined || bylinePlace(anatomy)) return undefined;
  const look = lookOf(body, layout);
  const largest = levelOf(look, 0).size;
  const sizes = stepsDown(largest, Math.min(roomBelow(anatomy, [body]) ? 18 : 16, largest));
  const fitIn = (box: Box, maximumLines = Number.POSITIVE_INFINITY) => {
    const room = insideOf(box, body.insets);
    return fitText((size) => linesOf(subtitle, byline, size), { sizes, room, look, maximumLines });
  };
  const inPlace = fitIn(body.box);
  const taller = inPlace?.size === largest ? undefined : grownBody(anatomy, body);
  const inTaller = taller && fitIn(taller, inPlace?.measure.lines);
  const isGrown = inTaller !== undefined && inTaller.size > (inPlace?.size ?? 0);
  const fitted = isGrown ? inTaller : inPlace;
  const alignment = alignmentBelow(anatomy);
  if (!fitted) return undefined;
  const { paragraphs } = fitted;
  const place = isGrown ? withHeight(body, fitted.measure.height) : body;
  const box = evenedBox(paragraphs, place, { look, direction });
  const measure = measurePlacedText(paragraphs, look, insideOf(box, body.insets).width);
  const filled = fillPlaceholder(place, {
    paragraphs,
    measure,
    box,
    ...(anatomy.titleFrame && { anchor: body.anchor }),
  });
  return alignment ? alignText(filled, alignment) : filled;
}

function linesOf(subtitle: string, byline: string, size: Points): readonly PlacedParagraph[] {
  return [
    plainParagraph(subtitle, size),
    {
      ...plainParagraph(byline, stepBelow(stepBelow(size, 14), 14)),
      spaceBefore: fixedSpacing(size * 12_700 * 0.6),
    },
  ];
}

// Made for one line, a place that shows no edges takes a second one from what is free below it rather than be set small.
function grownBody(anatomy: Anatomy, body: Placeholder): Box | undefined {
  const room = isSeen(body) || body.behind ? undefined : roomBelow(anatomy, [body]);
  const { x, y, width } = body.box;
  if (!room || room.y < bottomOf(body.box) || room.x > x + body.insets.left) return undefined;
  return boxOf(x, y, width, bottomOf(room) - y);
}

function withHeight(body: Placeholder, text: number): Placeholder {
  const { box, insets } = body;
  const height = Math.max(box.height, text + insets.top + insets.bottom);
  const grown = { ...body, box: boxOf(box.x, box.y, box.width, height), ownBox: ownBoxOf(body) };
  return grown;
}

// No word of the first line is left over, unless what follows would take a line more for that.
function evenedBox(
  paragraphs: readonly PlacedParagraph[],
  body: Placeholder,
  { look, direction }: { readonly look: TextLook; readonly direction: Direction },
): Box {
  const { box, insets } = body;
  if (isSeen(body)) return box;
  const evened = balanceBox(paragraphs.slice(0, 1), { box, insets, look, direction });
  const measureIn = (place: Box) => measurePlacedText(paragraphs, look, insideOf(place, insets).width);
  const [before, after] = [measureIn(box), measureIn(evened)];
  return after.lines === before.lines && after.brokenWords === before.brokenWords ? evened : box;
}

function placeSubtitle(text: string, anatomy: Anatomy, direction: Direction): PlacedElement | undefined {
  const box = roomBelow(anatomy, []);
  return placeSideText(
    {
      name: "Subtitle",
      text,
      placeholder: anatomy.body,
      box: anatomy.body ? undefined : box && upperPart(box, 1),
      size: 20,
      alignment: alignmentBelow(anatomy),
    },
    anatomy,
    direction,
  );
}

function placeByline(
  text: string,
  anatomy: Anatomy,
  subtitle: PlacedElement | undefined,
  { direction, isOwnLook, slideSize }: Pick<Stage, "direction" | "isOwnLook" | "slideSize">,
): PlacedElement | undefined {
  const under = subtitle && placeUnderTitle(text, anatomy, { direction, slideSize });
  if (under) return under;
  const placeholder = bylinePlace(anatomy);
  const large =
    isOwnLook && placeholder
      ? placeLargeByline(text, placeholder, subtitle, { anatomy, direction })
      : undefined;
  if (large) return large;
  const isFree = subtitle === undefined;
  const room = roomBelow(anatomy, [anatomy.body]);
  const box = subtitle?.kind === "shape" ? below(subtitle.box, room) : room && upperPart(room, 0.5);
  return placeSideText(
    { name: "Byline", text, placeholder: placeholder ?? (isFree ? anatomy.body : undefined), box, size: 16 },
    anatomy,
    direction,
  );
}

function upperPart(box: Box, height: number) {
  return boxOf(box.x, box.y, box.width, Math.min(box.height, inches(height)));
}

function below(box: Box, room: Box | undefined) {
  if (!room) return undefined;
  const top = bottomOf(box) + inches(0.1);
  return boxOf(room.x, top, room.width, Math.min(inches(0.5), bottomOf(room) - top));
}
