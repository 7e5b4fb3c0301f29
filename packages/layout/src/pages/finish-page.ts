import {
  type Box,
  type PlacedElement,
  type PlacedSlide,
  type Placeholder,
  points,
  type TemplateLayout,
} from "@lectern/deck";
import { partPlaces } from "../fitting/part-places.ts";
import { bottomOf, boxOf, insideOf, noInsets, rightOf } from "../geometry.ts";
import { createPanel } from "../parts/canvas.ts";
import { placeKicker, placeLabel } from "../parts/label.ts";
import { fillPlaceholder, lookOf, plainParagraph } from "../parts/place-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { makeReadable, veilFor } from "../template/colors/make-readable.ts";
import { inOwnFont, inOwnInk } from "../template/colors/own-ink.ts";
import { placeGrounds } from "../template/colors/panel-ground.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf } from "../text/lines/measure-placed-text.ts";
import { rememberLatest } from "../text/lines/remember-latest.ts";
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
    isOpening || !label ? undefined : placeKicker(label, anatomy),
    ...content,
  ];
  const readable = spoken.flatMap((element) =>
    element ? [makeReadable(inOwnFont(inOwnInk(element, anatomy), anatomy), anatomy)] : [],
  );
  const elements = [
    ...(anatomy.sheet ? [createPanel("Sheet", anatomy.sheet.box, anatomy.sheet.fill)] : []),
    ...placeGrounds(readable, anatomy, stage.slideSize),
    ...readable,
    ...(page.composition === "cover" ? [] : placeFooters(page, surroundings, stage)).map(
      (element) => element && readableFooter(element, anatomy),
    ),
  ];
  return {
    layoutId: anatomy.layout.id,
    title,
    elements: partPlaces(
      elements.filter((element) => element !== undefined),
      anatomy.layout,
    ),
    ...(anatomy.backdrop && { background: anatomy.backdrop }),
    ...(notes !== undefined && { notes }),
  };
}

function readableFooter(element: PlacedElement, anatomy: Anatomy): PlacedElement {
  if (element.kind !== "placeholder") return element;
  const { placeholders } = anatomy.layout;
  const placeholder = placeholders.find(
    ({ index, type }) => index === element.index && type === element.type,
  );
  if (!placeholder) return element;
  const readable = makeReadable(element, anatomy);
  const fill = veilFor(placeholder, anatomy.layout);
  return fill && readable.kind === "placeholder" ? { ...readable, fill } : readable;
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
    footer && {
      placeholder: footer,
      element: placeDeckTitle(deckTitle, footer, layout),
    },
    slideNumber && {
      placeholder: slideNumber,
      element: placeNumber(toDigits(number), legible(slideNumber), layout),
    },
  ];
  return placed.map((one) => {
    if (!one?.element || direction === "ltr") return one?.element;
    return atOuterEdge(one.element, one.placeholder, layout);
  });
}

// All pages on a layout say the same there.
const placeDeckTitle = rememberLatest(
  (title: string, footer: Placeholder, layout: TemplateLayout) =>
    placeLabel(title, legible(footer), layout) ?? placeLabel(title, footer, layout),
);

/** In points: smaller, footers are not read on a screen. */
const leastFooter = points(9);

const legible = rememberLatest((footer: Placeholder): Placeholder => {
  const levels = footer.levels.map((level) => ({
    ...level,
    size: points(Math.max(level.size, leastFooter)),
  }));
  return { ...footer, levels };
});

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
  const { size: own } = levelOf(look, 0);
  const fit = (room: Box) =>
    fitText(
      (size) => [
        { ...plainParagraph("", size), runs: [{ text: number, size, field: "slideNumber" as const }] },
      ],
      {
        sizes: stepsDown(own, points(Math.min(own, 10))),
        room,
        look,
        maximumLines: 1,
      },
    );
  const fitted = fit(insideOf(placeholder.box, placeholder.insets));
  if (fitted) return fillPlaceholder(placeholder, fitted);
  // A place that misses by a hair does without its insets, or grows.
  const insets = noInsets;
  const tight = fit(placeholder.box);
  if (tight) return fillPlaceholder(placeholder, { ...tight, insets });
  const box = roomier(placeholder.box, number.length * own, own, layout);
  const wider = fit(box);
  return wider && fillPlaceholder(placeholder, { ...wider, box, insets });
}

/**
 * Returns a box that is too small for its one line, as large as such a line is: it grows away from the nearest edges of the
 * page, so that it stays on it.
 */
function roomier(
  box: Box,
  widthInPoints: number,
  heightInPoints: number,
  { contentArea }: TemplateLayout,
): Box {
  const width = Math.max(box.width, widthInPoints * 12_700 * 0.7);
  const height = Math.max(box.height, heightInPoints * 12_700 * 1.4);
  const isAtEnd = box.x + box.width / 2 > contentArea.x + contentArea.width / 2;
  const isBelow = box.y > contentArea.y + contentArea.height / 2;
  return boxOf(
    isAtEnd ? rightOf(box) - width : box.x,
    isBelow ? bottomOf(box) - height : box.y,
    width,
    height,
  );
}
