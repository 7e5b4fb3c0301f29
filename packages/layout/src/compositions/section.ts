import { type Direction, inches, type PlacedElement, points, type SectionSlide } from "@lectern/deck";
import type { Anatomy } from "../anatomy.ts";
import { boxOf } from "../geometry.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { createHeadline } from "./headline.ts";
import { findOwnNumber } from "./own-number.ts";
import type { Page } from "./page.ts";
import { fillWithLine } from "./place-text.ts";
import { composePoints } from "./points.ts";
import { placeSideText, roomBelow } from "./side-text.ts";
import { toSpilledItems } from "./spilled-text.ts";
import type { Stage } from "./stage.ts";
import { contentTitleLines, toPages } from "./to-pages.ts";

/** Composes the page that opens a section, with its number where the layout has a place for one. */
export function composeSection(
  slide: SectionSlide,
  number: number,
  { layouts, direction }: Stage,
): readonly Page[] {
  const anatomy = layouts.section;
  const own = anatomy.numeral && findOwnNumber(slide.title);
  const headline = createHeadline(own?.rest ?? slide.title, anatomy, contentTitleLines);
  const summary = slide.summary === undefined ? undefined : placeSummary(slide.summary, anatomy, direction);
  const content = [placeNumeral(own?.number ?? number, anatomy), summary].filter(
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

function placeNumeral(number: number, { numeral, layout }: Anatomy): PlacedElement | undefined {
  return numeral && fillWithLine(numeral, layout, String(number), { smallest: points(40), maximumLines: 1 });
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
