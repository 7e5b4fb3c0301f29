import {
  type Box,
  type Direction,
  emu,
  inches,
  type PlacedElement,
  points,
  type SectionSlide,
} from "@lectern/deck";
import { type SectionList, sectionListHeight, setSectionList } from "../forms/agenda/section-list.ts";
import { composePoints } from "../forms/points.ts";
import {
  areaOf,
  bottomOf,
  boxOf,
  insideOf,
  intersectionOf,
  noInsets,
  placeIn,
  rightOf,
} from "../geometry.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Page } from "../pages/page.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines, toPages } from "../pages/to-pages.ts";
import { createCanvas } from "../parts/canvas.ts";
import { findOwnNumber } from "../parts/own-number.ts";
import { fillWithLine } from "../parts/place-text.ts";
import { alignmentBelow, placeSideText, withLegibleBody } from "../parts/side-text.ts";
import { type Anatomy, isSeen } from "../template/anatomy.ts";
import { roomBelow } from "../template/layouts/opening.ts";
import { freeOfArtwork } from "../template/page-room.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { createSectionField } from "./fields/cover-field.ts";
import { groupOpening, openingTitleLines } from "./fields/grouped-opening.ts";
import { placeSectionNumber } from "./fields/section-number.ts";

/**
 * Composes the page that opens a section, with its number where the layout has a place for one, and on pages of other
 * people's templates with what fills them: `titles` are those of all sections.
 */
export function composeSection(
  slide: SectionSlide,
  number: number,
  titles: readonly string[],
  stage: Stage,
): readonly Page[] {
  const sections = toSectionList(titles, number - 1, stage);
  const title = sections.titles[sections.current] ?? slide.title;
  const plain = stage.isOwnLook ? undefined : composePlainSection({ ...slide, title }, sections, stage);
  if (plain) return [plain];
  const { layouts, direction, toDigits, isOwnLook, slideSize } = stage;
  const anatomy = isOwnLook ? layouts.section : withLegibleBody(layouts.section, slideSize);
  const own = anatomy.numeral && findOwnNumber(slide.title);
  const headline = createHeadline(own?.rest ?? slide.title, anatomy, contentTitleLines);
  const summary = slide.summary === undefined ? undefined : placeSummary(slide.summary, anatomy, direction);
  const list = isOwnLook || anatomy.numeral ? [] : setSectionsBelow(sections, summary, anatomy, stage);
  const numeral = toDigits(own?.number ?? number);
  const content = [
    // The only section is no first of several.
    own || titles.length > 1 ? placeNumeral(numeral, anatomy) : undefined,
    isOwnLook || anatomy.numeral || list.length > 0
      ? undefined
      : placeNumberOfOwn(sections, headline.title, anatomy, stage),
    list.length > 0 ? summary && fromTheTop(summary) : summary,
    ...list,
  ].filter((element) => element !== undefined);
  const spilled = toSpilledItems([headline.unsaid, summary ? undefined : slide.summary]);
  const opening: Page = {
    composition: "section",
    anatomy,
    title: headline.title,
    titleLines: contentTitleLines,
    content,
    ...(slide.notes !== undefined && { notes: slide.notes }),
  };
  if (spilled.length === 0) return [opening];
  const pages = composePoints(toBlocks(spilled), layouts.content, direction);
  return [opening, ...toPages("points", layouts.content, slide.title, pages)];
}

// Where the cover has a field of ours, sections open with one like it; else a plain page is set as its makers have it.
function composePlainSection(slide: SectionSlide, sections: SectionList, stage: Stage): Page | undefined {
  const fielded = composeFieldedSection(slide, sections, stage);
  if (fielded) return fielded;
  const group = groupOpening({ title: slide.title, summary: slide.summary, sections }, stage);
  return group && toOpening(slide, group);
}

function toOpening(
  { notes }: SectionSlide,
  { anatomy, title, content }: Pick<Page, "anatomy" | "title" | "content">,
): Page {
  return {
    composition: "section",
    anatomy,
    title,
    titleLines: openingTitleLines,
    content,
    ...(notes !== undefined && { notes }),
  };
}

function composeFieldedSection(slide: SectionSlide, sections: SectionList, stage: Stage): Page | undefined {
  const field = createSectionField(stage);
  if (!field) return undefined;
  const { anatomy } = field;
  const headline = createHeadline(slide.title, anatomy, openingTitleLines);
  const summary =
    slide.summary === undefined ? undefined : placeSummary(slide.summary, anatomy, stage.direction);
  if (headline.unsaid !== undefined || (slide.summary !== undefined && !summary)) return undefined;
  const { x, y, width } = anatomy.contentBox;
  const top = summary ? endOfText(summary) + belowWords : y;
  const footers = [anatomy.footer, anatomy.slideNumber].flatMap((one) => one?.box ?? []);
  const ends = footers.filter((one) => one.y > y).map((one) => one.y - aboveFooters);
  const listHeight = sectionListHeight(sections, Math.min(bottomOf(anatomy.contentBox), ...ends) - top);
  const canvas = { ...createCanvas(stage, anatomy), box: boxOf(x, top, width, listHeight) };
  const list = (listHeight > 0 ? setSectionList(sections, canvas) : undefined) ?? [];
  const content = [field.edge, ...(summary ? [fromTheTop(summary)] : []), ...list];
  return toOpening(slide, { anatomy, title: headline.title, content });
}

// A title that brings its number keeps it; where the sections are listed, they are numbered there.
function placeNumberOfOwn(
  { numerals, current, titles }: SectionList,
  title: string,
  anatomy: Anatomy,
  stage: Stage,
): PlacedElement | undefined {
  const isNumbered = findOwnNumber(title) !== undefined || titles.length === 1;
  return isNumbered ? undefined : placeSectionNumber(numerals[current] ?? "", title, anatomy, stage);
}

// Numbers that all titles bring themselves are theirs.
function toSectionList(titles: readonly string[], current: number, { toDigits }: Stage): SectionList {
  const own = titles.map(findOwnNumber);
  const areNumbered = own.every((one) => one !== undefined);
  const sections = titles.map(
    (title, index) => (areNumbered ? own[index] : undefined) ?? { number: index + 1, rest: title },
  );
  return {
    titles: sections.map(({ rest }) => rest),
    numerals: sections.map((section) => toDigits(section.number)),
    current,
  };
}

const widestList = inches(7);
const belowWords = inches(0.36);
const aboveFooters = inches(0.25);

/** Sets the deck's sections in what an opening page leaves free below its words; nothing where that is too little. */
function setSectionsBelow(
  sections: SectionList,
  summary: PlacedElement | undefined,
  anatomy: Anatomy,
  stage: Stage,
): readonly PlacedElement[] {
  const { slideSize } = stage;
  const { titleBox, title, layout } = anatomy;
  const free = freeOfArtwork(boxOf(0, 0, slideSize.width, slideSize.height), anatomy);
  const insets = title?.insets ?? noInsets;
  const room = insideOf(titleBox, { ...insets, top: emu(0), bottom: emu(0) });
  const most = Math.min(room.width, widestList, rightOf(free) - room.x);
  const top = Math.max(bottomOf(titleBox), summary ? endOfText(summary) : 0) + belowWords;
  // What is free of a picture over the whole page, nobody knows but the layout.
  const end = Math.min(
    bottomOf(free),
    anatomy.backdrop ? bottomOf(layout.contentArea) : Number.POSITIVE_INFINITY,
  );
  const height = sectionListHeight(sections, end - top);
  const alignment = title?.levels[0]?.alignment ?? "start";
  const width =
    alignment === "start" ? upToWatermark(boxOf(room.x, top, most, height), anatomy, stage) : most;
  const aside = { start: 0, justify: 0, center: 0.5, end: 1 }[alignment] * (room.width - width);
  const gap = Math.min(belowWords, (end - top - height) / 2);
  const box = placeIn(room, boxOf(room.x + aside, top + gap, width, height), stage.direction);
  const panels = anatomy.body && isSeen(anatomy.body) ? [anatomy.body.box] : [];
  const drawnBehind = [...layout.artwork, ...(layout.watermark ?? []), ...panels];
  const isDrawnOn = drawnBehind.some((drawn) => areaOf(intersectionOf(drawn, box)) > 0);
  if (height === 0 || isDrawnOn) return [];
  return setSectionList(sections, { ...createCanvas(stage, anatomy), box }) ?? [];
}

/** In less, titles of sections would be broken. */
const narrowestList = inches(3.5);
const besideWatermark = inches(0.15);

// Rows end where a pale drawing begins behind their far side.
function upToWatermark(room: Box, { layout }: Anatomy, { direction }: Stage): number {
  const behind = (layout.watermark ?? []).filter((drawn) => areaOf(intersectionOf(drawn, room)) > 0);
  const ends = behind.map((drawn) =>
    direction === "ltr" ? drawn.x - room.x : rightOf(room) - rightOf(drawn),
  );
  const width = Math.min(room.width, ...ends.map((end) => end - besideWatermark));
  return width >= narrowestList ? width : room.width;
}

// What stands below it was placed below its text, wherever a template would have that in a place higher than it.
function fromTheTop(element: PlacedElement): PlacedElement {
  if (element.kind !== "placeholder" || endOfText(element) >= bottomOf(element.box)) return element;
  return { ...element, text: { ...element.text, anchor: "top" } };
}

// Of a place that is filled from its top.
function endOfText(element: PlacedElement): number {
  const isText = element.kind === "placeholder" || element.kind === "shape";
  const height = isText ? element.text?.measured.height : undefined;
  return element.box.y + Math.min(element.box.height, (height ?? element.box.height) + inches(0.1));
}

function placeNumeral(number: string, { numeral, layout }: Anatomy): PlacedElement | undefined {
  return numeral && fillWithLine(numeral, layout, number, { smallest: points(40), maximumLines: 1 });
}

/** Places a sentence below the title of a page that opens something; undefined where it finds no room. */
export function placeSummary(
  text: string,
  anatomy: Anatomy,
  direction: Direction,
): PlacedElement | undefined {
  const room = roomBelow(anatomy, []);
  const box = room && boxOf(room.x, room.y, room.width, Math.min(room.height, inches(1.5)));
  const alignment = alignmentBelow(anatomy);
  return placeSideText(
    {
      name: "Summary",
      text,
      placeholder: anatomy.body,
      box: anatomy.body ? undefined : box,
      size: 20,
      alignment,
    },
    anatomy,
    direction,
  );
}
