import {
  type Box,
  emu,
  type PlacedParagraph,
  type PlacedPlaceholder,
  type PlacedShape,
  type Points,
  points,
} from "@lectern/deck";
import { balanceBox } from "../fitting/balance-box.ts";
import { boxOf, insideOf, noInsets } from "../geometry.ts";
import { hangingQuotation } from "../parts/hanging-quotation.ts";
import { createTextShape, fillPlaceholder, lookOf, paletteOf, shapeLook } from "../parts/place-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { type FittedText, fitText, shorten } from "../text/fit-text.ts";
import { levelOf, type TextLook } from "../text/measure-placed-text.ts";
import type { QuotationMarks } from "../text/quotation-marks.ts";
import { rememberLatest } from "../text/remember-latest.ts";
import { stepsDown, titleSteps } from "../text/type-scale.ts";
import type { Stage } from "./stage.ts";

/** A title as its place on a layout can hold it. */
export interface Headline {
  readonly title: string;
  /** The whole title, where it had to be shortened: it must be said elsewhere on the slide. */
  readonly unsaid?: string;
}

/** How a title is set. */
export interface TitleSetting {
  readonly maximumLines: number;
  /** Where it is a quotation, its marks: they hang before the first line and have the accent. */
  readonly quotationMarks?: QuotationMarks | undefined;
}

// What a number after the title may come to take: it is known only when the whole deck is.
const longestSuffix = " (888/888)";

/** Returns a title as the layout can hold it in so many lines at a size that is still a title's. */
export const createHeadline = rememberLatest(createHeadlineAnew);

function createHeadlineAnew(title: string, anatomy: Anatomy, maximumLines: number): Headline {
  const fits = (candidate: string) =>
    fitTitle(`${candidate}${longestSuffix}`, anatomy, { maximumLines }) !== undefined;
  if (fits(title)) return { title };
  const shortened = shorten(title, fits);
  return shortened === "" ? { title: "…", unsaid: title } : { title: shortened, unsaid: title };
}

/** Returns the size at which a title fits its place, or undefined where it must be shortened. */
export function titleSizeOf(title: string, anatomy: Anatomy, maximumLines: number): Points | undefined {
  return fitTitle(title, anatomy, { maximumLines })?.size;
}

/** Places a title: in the layout's placeholder, or in a text box of its own where the layout has none. */
export function placeTitle(
  title: string,
  anatomy: Anatomy,
  setting: TitleSetting,
  { direction }: Pick<Stage, "direction">,
): PlacedPlaceholder | PlacedShape {
  const fitted = fitTitle(title, anatomy, setting) ?? fitAnyhow(title, anatomy, setting);
  const box = balancedBox(fitted, anatomy, direction);
  const placeholder = anatomy.title;
  if (placeholder) {
    const room = insideOf(box, placeholder.insets);
    return fillPlaceholder(placeholder, { ...remeasured(fitted, anatomy, room), box });
  }
  return createTextShape({
    name: "Title",
    box,
    paragraphs: fitted.paragraphs,
    look: titleLook(anatomy),
    color: paletteOf(anatomy).text,
    font: "heading",
    ...(anatomy.bareTitleSize !== undefined && { anchor: "bottom" as const }),
  });
}

const smallestTitle = 20;

// A title of many words rather takes a third line than a size that nobody would take for a title.
const smallestAtAll = 16;

function fitTitle(title: string, anatomy: Anatomy, setting: TitleSetting): FittedText | undefined {
  const look = titleLook(anatomy);
  const room = insideOf(anatomy.titleBox, anatomy.title?.insets ?? noInsets);
  const largest = levelOf(look, 0).size;
  const toParagraphs = (size: Points) => [titleParagraph(title, size, anatomy, setting)];
  return (
    fitText(toParagraphs, {
      sizes: titleSteps(largest, Math.min(smallestTitle, largest)),
      room,
      look,
      maximumLines: setting.maximumLines,
    }) ??
    fitText(toParagraphs, {
      sizes: stepsDown(Math.min(smallestTitle, largest), Math.min(smallestAtAll, largest)),
      room,
      look,
    })
  );
}

function fitAnyhow(title: string, anatomy: Anatomy, setting: TitleSetting): FittedText {
  const look = titleLook(anatomy);
  const size = points(Math.min(smallestAtAll, levelOf(look, 0).size));
  return remeasured(
    { size, paragraphs: [titleParagraph(title, size, anatomy, setting)] },
    anatomy,
    insideOf(anatomy.titleBox, anatomy.title?.insets ?? noInsets),
  );
}

function remeasured(
  { size, paragraphs }: Pick<FittedText, "size" | "paragraphs">,
  anatomy: Anatomy,
  room: Box,
): FittedText {
  const fitted = fitText(() => paragraphs, {
    sizes: [size],
    room: { width: room.width, height: emu(Number.MAX_SAFE_INTEGER) },
    look: titleLook(anatomy),
  });
  if (!fitted) throw new RangeError(`Expected room for a title, got a width of ${room.width} EMU.`);
  return fitted;
}

function titleLook(anatomy: Anatomy): TextLook {
  if (anatomy.title) return lookOf(anatomy.title, anatomy.layout);
  const { levels, theme } = shapeLook(anatomy);
  return {
    theme,
    levels: levels.map((style) => ({
      ...style,
      size: points(anatomy.bareTitleSize ?? 30),
      bold: true,
      fontFamily: theme.fonts.heading.latin,
      font: "heading" as const,
      lineSpacing: { kind: "share" as const, share: 0.95 },
    })),
  };
}

function titleParagraph(
  title: string,
  size: Points,
  anatomy: Anatomy,
  { quotationMarks }: TitleSetting,
): PlacedParagraph {
  if (!quotationMarks) return { level: 0, runs: [{ text: title, size }] };
  return hangingQuotation(title, size, quotationMarks, {
    look: titleLook(anatomy),
    color: paletteOf(anatomy).accent,
  });
}

function balancedBox(fitted: FittedText, anatomy: Anatomy, direction: Stage["direction"]): Box {
  return balanceBox(fitted.paragraphs, {
    box: withHang(anatomy.titleBox, fitted.paragraphs, direction),
    insets: anatomy.title?.insets ?? noInsets,
    look: titleLook(anatomy),
    direction,
  });
}

// A mark that hangs before the first line stands outside the box, so that the lines begin where other text does.
function withHang(box: Box, [paragraph]: readonly PlacedParagraph[], direction: Stage["direction"]): Box {
  const hang = -(paragraph?.indent ?? 0);
  if (hang <= 0) return box;
  return boxOf(direction === "ltr" ? box.x - hang : box.x, box.y, box.width + hang, box.height);
}
