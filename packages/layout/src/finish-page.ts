import {
  type Box,
  type PlacedElement,
  type PlacedPlaceholder,
  type PlacedSlide,
  type Placeholder,
  points,
  type TemplateLayout,
} from "@lectern/deck";
import type { Anatomy } from "./anatomy.ts";
import { placeTitle, type TitleSetting } from "./compositions/headline.ts";
import type { Page } from "./compositions/page.ts";
import { fillPlaceholder, lookOf, plainParagraph } from "./compositions/place-text.ts";
import type { Stage } from "./compositions/stage.ts";
import { boxOf, insideOf } from "./geometry.ts";
import { makeReadable } from "./make-readable.ts";
import { fitText, shorten } from "./text/fit-text.ts";
import { levelOf } from "./text/measure-placed-text.ts";
import { stepsDown } from "./text/type-scale.ts";

/** What a page shows besides its own content. */
export interface Surroundings {
  /** Unique in the deck. */
  readonly title: string;
  /** From 1. */
  readonly number: number;
  readonly deckTitle: string;
  /** The section that the page belongs to. */
  readonly section?: string | undefined;
}

/** Makes a slide of a page: adds its title, the section's name above it, and the footers that the layout has. */
export function finishPage(page: Page, surroundings: Surroundings, stage: Stage): PlacedSlide {
  const { anatomy, content, notes } = page;
  const { title, section } = surroundings;
  const label = page.kicker ?? section;
  const isOpening = page.composition === "cover" || page.composition === "section";
  const spoken = [
    placeTitle(title, anatomy, toTitleSetting(page), stage),
    isOpening || label === undefined ? undefined : placeKicker(label, anatomy),
    ...content,
  ];
  const elements = [
    ...spoken.map((element) => element && makeReadable(element, anatomy)),
    ...(page.composition === "cover" ? [] : placeFooters(page, surroundings)),
  ];
  return {
    layoutId: anatomy.layout.id,
    title,
    elements: elements.filter((element) => element !== undefined),
    ...(notes !== undefined && { notes }),
  };
}

// Kickers are often set in capitals and spaced out, which a layout's text style does not tell.
const kickerAllowance = 1.25;

function placeKicker(label: string, { kicker, layout }: Anatomy): PlacedElement | undefined {
  if (!kicker) return undefined;
  const placed = placeLabel(label, kicker, layout, kickerAllowance);
  if (placed) return placed;
  const higher = placeLabel(label, { ...kicker, box: raised(kicker.box) }, layout, kickerAllowance);
  return higher && { ...higher, inheritsBox: false };
}

// Lines of many scripts are higher than those that the place was made for; above it there is room.
function raised({ x, y, width, height }: Box): Box {
  const more = Math.min(0.6 * height, y / 2);
  return boxOf(x, y - more, width, height + more);
}

function toTitleSetting({ titleLines, quotationMarks }: Page): TitleSetting {
  return { maximumLines: titleLines, quotationMarks };
}

function placeFooters(
  page: Page,
  { deckTitle, number }: Surroundings,
): readonly (PlacedElement | undefined)[] {
  const { footer, slideNumber, layout } = page.anatomy;
  return [
    footer && placeLabel(deckTitle, footer, layout, 1),
    slideNumber && placeNumber(number, slideNumber, layout),
  ];
}

/** Fills a placeholder with one line, cut short where it is too long. */
function placeLabel(
  text: string,
  placeholder: Placeholder,
  layout: TemplateLayout,
  allowance: number,
): PlacedPlaceholder | undefined {
  const look = lookOf(placeholder, layout);
  const room = insideOf(placeholder.box, placeholder.insets);
  const { size } = levelOf(look, 0);
  const fit = (candidate: string) => {
    const fitted = fitText(() => [plainParagraph(candidate, size)], {
      sizes: [size],
      room,
      look,
      maximumLines: 1,
    });
    return fitted && fitted.measure.width * allowance <= room.width ? fitted : undefined;
  };
  const label = fit(text) ? text : shorten(text, (candidate) => fit(candidate) !== undefined);
  const fitted = label === "" ? undefined : fit(label);
  return fitted && fillPlaceholder(placeholder, fitted);
}

function placeNumber(
  number: number,
  placeholder: Placeholder,
  layout: TemplateLayout,
): PlacedElement | undefined {
  const look = lookOf(placeholder, layout);
  const fitted = fitText(
    (size) => [
      { ...plainParagraph("", size), runs: [{ text: String(number), size, field: "slideNumber" as const }] },
    ],
    {
      sizes: stepsDown(levelOf(look, 0).size, points(10)),
      room: insideOf(placeholder.box, placeholder.insets),
      look,
      maximumLines: 1,
    },
  );
  return fitted && fillPlaceholder(placeholder, fitted);
}
