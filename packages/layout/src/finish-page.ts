import {
  type PlacedElement,
  type PlacedSlide,
  type Placeholder,
  points,
  type TemplateLayout,
} from "@lectern/deck";
import { placeTitle, type TitleSetting } from "./compositions/headline.ts";
import { placeKicker, placeLabel } from "./compositions/label.ts";
import type { Page } from "./compositions/page.ts";
import { fillPlaceholder, lookOf, plainParagraph } from "./compositions/place-text.ts";
import type { Stage } from "./compositions/stage.ts";
import { insideOf } from "./geometry.ts";
import { makeReadable } from "./make-readable.ts";
import { fitText } from "./text/fit-text.ts";
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

function toTitleSetting({ titleLines, quotationMarks }: Page): TitleSetting {
  return { maximumLines: titleLines, quotationMarks };
}

function placeFooters(
  page: Page,
  { deckTitle, number }: Surroundings,
): readonly (PlacedElement | undefined)[] {
  const { footer, slideNumber, layout } = page.anatomy;
  return [
    footer && placeLabel(deckTitle, footer, layout),
    slideNumber && placeNumber(number, slideNumber, layout),
  ];
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
