import {
  type PlacedElement,
  type PlacedSlide,
  type Placeholder,
  points,
  type TemplateLayout,
} from "@lectern/deck";
import { insideOf } from "../geometry.ts";
import { placeKicker, placeLabel } from "../parts/label.ts";
import { fillPlaceholder, lookOf, plainParagraph } from "../parts/place-text.ts";
import { makeReadable } from "../template/make-readable.ts";
import { fitText } from "../text/fit-text.ts";
import { levelOf } from "../text/measure-placed-text.ts";
import { stepsDown } from "../text/type-scale.ts";
import { placeTitle, type TitleSetting } from "./headline.ts";
import type { Page } from "./page.ts";
import type { Stage } from "./stage.ts";

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
    ...(page.composition === "cover" ? [] : placeFooters(page, surroundings, stage)),
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
  { direction, toDigits }: Stage,
): readonly (PlacedElement | undefined)[] {
  const { footer, slideNumber, layout } = page.anatomy;
  const placed = [
    footer && { placeholder: footer, element: placeLabel(deckTitle, footer, layout) },
    slideNumber && { placeholder: slideNumber, element: placeNumber(toDigits(number), slideNumber, layout) },
  ];
  return placed.map((one) => {
    if (!one?.element || direction === "ltr") return one?.element;
    return atOuterEdge(one.element, one.placeholder, layout);
  });
}

// The places of footers are not mirrored: what stands at the edge of the page stays there, whichever way the deck is read.
function atOuterEdge(
  element: PlacedElement,
  { box, levels }: Placeholder,
  { contentArea }: TemplateLayout,
): PlacedElement {
  const place = (box.x + box.width / 2 - contentArea.x) / contentArea.width;
  const isAside = Math.abs(place - 0.5) > 0.2;
  const inherited = levels[0]?.alignment;
  if (element.kind !== "placeholder" || !isAside || inherited === "center") return element;
  const alignment = place > 0.5 ? ("start" as const) : ("end" as const);
  const paragraphs = element.text.paragraphs.map((paragraph) => ({ ...paragraph, alignment }));
  return { ...element, text: { ...element.text, paragraphs } };
}

function placeNumber(
  number: string,
  placeholder: Placeholder,
  layout: TemplateLayout,
): PlacedElement | undefined {
  const look = lookOf(placeholder, layout);
  const fitted = fitText(
    (size) => [
      { ...plainParagraph("", size), runs: [{ text: number, size, field: "slideNumber" as const }] },
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
