import {
  type Alignment,
  type Box,
  type Direction,
  emu,
  inches,
  type PlacedElement,
  type Placeholder,
  type Points,
  points,
} from "@lectern/deck";
import { balanceBox } from "../../fitting/balance-box.ts";
import {
  type SectionList,
  sectionListHeight,
  sectionListWidth,
  setSectionList,
} from "../../forms/agenda/section-list.ts";
import { bottomOf, boxOf, insideOf, noInsets, placeIn, rightOf } from "../../geometry.ts";
import { createHeadline, placeTitle } from "../../pages/headline.ts";
import type { Stage } from "../../pages/stage.ts";
import { type Canvas, createCanvas, optically } from "../../parts/canvas.ts";
import {
  createTextShape,
  fillPlaceholder,
  lookOf,
  paletteOf,
  plainParagraph,
  shapeLook,
} from "../../parts/place-text.ts";
import { type Anatomy, ownBoxOf } from "../../template/anatomy.ts";
import { isDrawnForTitle } from "../../template/clearance.ts";
import { isBareOpening } from "../../template/layouts/bare-opening.ts";
import { freeOfArtwork } from "../../template/page-room.ts";
import { fitText } from "../../text/lines/fit-text.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { stepsDown } from "../../text/type-scale.ts";
import { pageOf } from "./bleed.ts";

/** What an opening page says below its title. */
export interface OpeningWords {
  readonly title: string;
  readonly summary?: string | undefined;
  readonly sections?: SectionList | undefined;
  /** In points, the sizes that the title may have, largest first; left out: the layout's own, and steps below that. */
  readonly titleSizes?: readonly number[];
  /** Whether the words own the page, in its optical middle; left out: they begin where the makers have the title. */
  readonly isAlone?: boolean;
}

/** An opening page with its words in one group. */
export interface OpeningGroup {
  readonly anatomy: Anatomy;
  readonly title: string;
  readonly content: readonly PlacedElement[];
}

/** How many lines the title of an opening page takes at most. */
export const openingTitleLines = 3;

/**
 * Sets a page that its makers left plain as they have it: its title in their type at their place, what it says right below
 * that, and the deck's sections where they are given; the title stands higher as far as these need the room. Undefined where
 * the makers have designed the page, or the words find no room.
 */
export function groupOpening(words: OpeningWords, stage: Stage): OpeningGroup | undefined {
  const { layouts, slideSize, direction } = stage;
  const { section, rows } = layouts;
  const isHeading = bottomOf(section.titleBox) <= lowestHeading * slideSize.height;
  if (!isBareOpening(section, rows, slideSize) || (isHeading && isDrawnForTitle(section))) return undefined;
  const free = freeOfArtwork(pageOf(slideSize), section);
  const column = columnOf(section, free, direction);
  if (column.width < leastColumn) return undefined;
  const titled = setTitle(words, column, stage);
  if (!titled) return undefined;
  const { anatomy, height } = titled;
  const alignment = alignmentOf(section);
  const summary = words.summary === undefined ? undefined : fitSummary(words, column, anatomy, stage);
  if (words.summary !== undefined && !summary) return undefined;
  const wordsHeight = height + (summary ? belowTitle + summary.height : 0);
  const listRoom = Math.min(mostList, column.height - wordsHeight - aboveList);
  // Rows that begin at the other edge than the title would not belong to it.
  const listHeight = words.sections && alignment !== "end" ? sectionListHeight(words.sections, listRoom) : 0;
  const total = wordsHeight + (listHeight > 0 ? aboveList + listHeight : 0);
  if (total > column.height) return undefined;
  const middle = column.y + optically(column.height - total);
  const own = words.isAlone || isHeading ? middle : topOf(section, height, total, column);
  const top = listHeight > 0 && isOnFoot(own, total, column) ? Math.min(own, middle) : own;
  const listTop = top + wordsHeight + aboveList;
  const list =
    listHeight > 0 ? setList(words, { column, top: listTop, height: listHeight }, anatomy, stage) : [];
  const { titleBox } = anatomy;
  return {
    anatomy: {
      ...anatomy,
      titleBox: boxOf(titleBox.x, top - titled.insetTop, titleBox.width, titleBox.height),
    },
    title: titled.title,
    content: [...(summary ? [summary.placeAt(top + height + belowTitle)] : []), ...list],
  };
}

// Below a title that stands low, the list would run to the foot of a page whose upper half is void.
function isOnFoot(top: number, height: number, column: Box): boolean {
  return top - column.y > mostAbove * (bottomOf(column) - top - height);
}

interface ListPlace {
  readonly column: Box;
  readonly top: number;
  readonly height: number;
}

function setList(
  { sections }: OpeningWords,
  { column, top, height }: ListPlace,
  anatomy: Anatomy,
  stage: Stage,
): readonly PlacedElement[] {
  const alignment = alignmentOf(anatomy);
  const canvas = createCanvas(stage, anatomy);
  const box = placeIn(
    column,
    listBoxOf(column, { alignment, sections, top, height }, canvas),
    alignment === "center" ? "ltr" : stage.direction,
  );
  return (sections && setSectionList(sections, { ...canvas, box })) ?? [];
}

/** Of the page's height: below a title that ends further up, an opening page would be void. */
const lowestHeading = 0.3;
const leastColumn = inches(4);
/** Of what is free below the words and their list. */
const mostAbove = 3;
const belowTitle = inches(0.12);
const aboveList = inches(0.4);
const mostList = inches(2.4);
const widestList = inches(7);
const narrowestList = inches(3.5);

// The words begin where the makers have the title begin, be that beyond the margins of others, and end short of drawings.
function columnOf(anatomy: Anatomy, free: Box, direction: Direction): Box {
  const { titleBox, title, titleFrame } = anatomy;
  const insets = titleFrame?.insets ?? title?.insets ?? noInsets;
  const words = insideOf(titleBox, { ...insets, top: emu(0), bottom: emu(0) });
  const isCentred = alignmentOf(anatomy) === "center";
  const left = isCentred || direction === "ltr" ? words.x : Math.max(words.x, free.x);
  const right = isCentred || direction === "rtl" ? rightOf(words) : Math.min(rightOf(words), rightOf(free));
  return boxOf(left, free.y, right - left, free.height);
}

function alignmentOf({ title, titleLook }: Anatomy): Alignment {
  const own = titleLook?.alignment ?? title?.levels[0]?.alignment ?? "start";
  return own === "justify" ? "start" : own;
}

// Where the makers have the title's first line, or higher where what follows would run over the foot.
function topOf({ titleBox, title }: Anatomy, height: number, total: number, column: Box): number {
  const insets = title?.insets ?? noInsets;
  const room = insideOf(titleBox, insets);
  const above = { top: 0, middle: 0.5, bottom: 1 }[title?.anchor ?? "bottom"] * (room.height - height);
  return Math.max(column.y, Math.min(room.y + above, bottomOf(column) - total));
}

interface ListSetting {
  readonly alignment: Alignment;
  readonly sections: SectionList | undefined;
  readonly top: number;
  readonly height: number;
}

// Below a centred title, rows as wide as the page would hang at its start.
function listBoxOf(column: Box, { alignment, sections, top, height }: ListSetting, canvas: Canvas): Box {
  const isCentred = alignment === "center" && sections !== undefined;
  const wanted = isCentred ? Math.max(narrowestList, sectionListWidth(sections, canvas)) : widestList;
  const width = Math.min(column.width, widestList, wanted);
  const aside = alignment === "center" ? (column.width - width) / 2 : 0;
  return boxOf(column.x + aside, top, width, height);
}

/** Returns the layout with its title as high as its words, or undefined where they find no room. */
function setTitle({ title, titleSizes }: OpeningWords, column: Box, stage: Stage) {
  const { section } = stage.layouts;
  const insets = section.title?.insets ?? noInsets;
  const { x, width } = section.titleBox;
  const box = boxOf(x, column.y, width, titleShare * column.height);
  const sizes = titleSizes?.map(points);
  const largest = sizes?.[0];
  const anatomy: Anatomy = {
    ...section,
    ...(section.title && { title: moveTitle(section.title, box, largest) }),
    titleBox: box,
    ...(sizes && { titleSizes: sizes }),
    ...(largest !== undefined && { titleLook: { ...section.titleLook, size: largest } }),
  };
  const headline = createHeadline(title, anatomy, openingTitleLines);
  const { text } = placeTitle(title, anatomy, { maximumLines: openingTitleLines }, stage);
  if (headline.unsaid !== undefined || !text) return undefined;
  const fitting = {
    ...anatomy,
    titleBox: boxOf(box.x, box.y, box.width, text.measured.height + insets.top + insets.bottom + spare),
  };
  // Pages of one title are numbered, and have to hold that, too.
  if (createHeadline(title, fitting, openingTitleLines).unsaid !== undefined) return undefined;
  return { title: headline.title, height: text.measured.height, insetTop: insets.top, anatomy: fitting };
}

function moveTitle(title: Placeholder, box: Box, size: Points | undefined): Placeholder {
  const levels = size === undefined ? title.levels : title.levels.map((level) => ({ ...level, size }));
  const moved = { ...title, levels, box, ownBox: ownBoxOf(title) };
  return moved;
}

const titleShare = 0.5;
const spare = inches(0.03);

function fitSummary(
  { summary = "", isAlone }: OpeningWords,
  column: Box,
  anatomy: Anatomy,
  { direction }: Stage,
) {
  const { body, layout } = anatomy;
  const look = body ? lookOf(body, layout) : shapeLook(anatomy);
  const insets = body?.insets ?? noInsets;
  const least = isAlone ? leastSupport : leastSummary;
  const own = Math.max(least, Math.min(mostSummary, body?.levels[0]?.size ?? least));
  const alignment = alignmentOf(anatomy);
  const fitted = fitText((size) => [{ ...plainParagraph(summary, size), alignment }], {
    sizes: stepsDown(own, leastSummary),
    room: { width: column.width, height: emu(0.3 * column.height) },
    look,
  });
  if (!fitted) return undefined;
  const { paragraphs, measure } = fitted;
  const height = Math.ceil(measure.height) + insets.top + insets.bottom + spare;
  const placeAt = (top: number): PlacedElement => {
    const place = boxOf(column.x - insets.left, top, column.width + insets.left + insets.right, height);
    const balanced = balanceBox(paragraphs, { box: place, insets, look, direction });
    const measured = measurePlacedText(paragraphs, look, insideOf(balanced, insets).width);
    return body
      ? fillPlaceholder(body, { paragraphs, measure: measured, box: balanced, anchor: "top" })
      : createTextShape({ name: "Summary", box: balanced, paragraphs, look, color: paletteOf(anatomy).text });
  };
  return { height, placeAt };
}

const leastSummary = 18;
/** Of what supports a sentence that owns its page. */
const leastSupport = 24;
const mostSummary = 28;
