import { type Direction, inches, type PlacedElement, points, type SectionSlide } from "@lectern/deck";
import { composePoints } from "../forms/points.ts";
import { boxOf } from "../geometry.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Page } from "../pages/page.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines, toPages } from "../pages/to-pages.ts";
import { findOwnNumber } from "../parts/own-number.ts";
import { fillWithLine } from "../parts/place-text.ts";
import { placeSideText } from "../parts/side-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { roomBelow } from "../template/opening.ts";
import { toBlocks } from "../text/list-paragraphs.ts";

/** Composes the page that opens a section, with its number where the layout has a place for one. */
export function composeSection(
  slide: SectionSlide,
  number: number,
  { layouts, direction, toDigits }: Stage,
): readonly Page[] {
  const anatomy = layouts.section;
  const own = anatomy.numeral && findOwnNumber(slide.title);
  const headline = createHeadline(own?.rest ?? slide.title, anatomy, contentTitleLines);
  const summary = slide.summary === undefined ? undefined : placeSummary(slide.summary, anatomy, direction);
  const content = [placeNumeral(toDigits(own?.number ?? number), anatomy), summary].filter(
    (element) => element !== undefined,
  );
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

function placeNumeral(number: string, { numeral, layout }: Anatomy): PlacedElement | undefined {
  return numeral && fillWithLine(numeral, layout, number, { smallest: points(40), maximumLines: 1 });
}

function placeSummary(text: string, anatomy: Anatomy, direction: Direction): PlacedElement | undefined {
  const room = roomBelow(anatomy, []);
  const box = room && boxOf(room.x, room.y, room.width, Math.min(room.height, inches(1.5)));
  return placeSideText(
    { name: "Summary", text, placeholder: anatomy.body, box: anatomy.body ? undefined : box, size: 20 },
    anatomy,
    direction,
  );
}
