import {
  type Box,
  emu,
  type Insets,
  inches,
  type PlacedParagraph,
  type PlacedPlaceholder,
  type PlacedShape,
  type Placeholder,
  type Points,
  points,
} from "@lectern/deck";
import { balanceBox, balanceBoxLoosely, balanceBoxWhole } from "../fitting/balance-box.ts";
import { findFamilyMetrics } from "../fonts/font-family.ts";
import { areaOf, bottomOf, boxOf, insideOf, intersectionOf, noInsets, rightOf } from "../geometry.ts";
import { hangingQuotation } from "../parts/hanging-quotation.ts";
import { createTextShape, fillPlaceholder, lookOf, paletteOf, shapeLook } from "../parts/place-text.ts";
import { type Anatomy, headroom, isSeen } from "../template/anatomy.ts";
import {
  balanceWidth,
  hasLeftOver,
  partsNumbers,
  tearsPhrase,
  tearsWords,
} from "../text/lines/balance-width.ts";
import { type FittedText, fitText, shorten } from "../text/lines/fit-text.ts";
import { levelOf, type TextLook, toMeasurable } from "../text/lines/measure-placed-text.ts";
import { breakParagraph, type MeasurableParagraph } from "../text/lines/measure-text.ts";
import { rememberLatest } from "../text/lines/remember-latest.ts";
import type { QuotationMarks } from "../text/quotation-marks.ts";
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
const shortSuffix = " (8/8)";

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

/** Of the width, where a font's advances are guessed. */
const sureShare = 0.86;
const sureShareOfScripts = 0.87;

/** Says whether a title stands on one line of its place at a size, in a font that is not known as well. */
export function fitsOnOneLine(title: string, anatomy: Anatomy, size: Points): boolean {
  const { width, height } = insideOf(anatomy.titleBox, insetsOf(anatomy));
  const look = titleLook(anatomy);
  const isOneLineIn = (share: number) => {
    const toParagraphs = () => [titleParagraph(title, size, anatomy, { maximumLines: 1 })];
    const room = { width: emu(share * width), height };
    return fitText(toParagraphs, { sizes: [size], room, look, maximumLines: 1 })?.measure;
  };
  const measure = isOneLineIn(1);
  return measure !== undefined && (measure.exact || isOneLineIn(sureShare) !== undefined);
}

/** Says whether a title keeps to its place in so many lines at the size that its layout states, no word of it broken. */
export function fitsAtOwnSize(title: string, anatomy: Anatomy, maximumLines: number): boolean {
  const look = titleLook(anatomy);
  const { size } = levelOf(look, 0);
  const insets = insetsOf(anatomy);
  return titleBoxesOf(anatomy).some((box) => {
    const room = insideOf(box, insets);
    const toParagraphs = () => [titleParagraph(title, size, anatomy, { maximumLines })];
    const fitted = fitText(toParagraphs, { sizes: [size], room, look, maximumLines });
    return fitted !== undefined && keepsWordsOf(fitted, room, look);
  });
}

/**
 * Returns how high a title stands that takes one line in the first of its deck's sizes; undefined where it takes more. A whole one
 * has no page number after it.
 */
export function singleLineHeight(title: string, anatomy: Anatomy, isWhole = false): number | undefined {
  const fitted = fitTitle(isWhole ? title : `${title}${shortSuffix}`, anatomy, { maximumLines: 1 });
  const first = anatomy.titleSizes?.[0];
  return first === undefined || fitted?.size === first ? fitted?.measure.height : undefined;
}

/** Returns how high a title stands that may take so many lines; undefined where it has to be cut. */
export function titleHeightOf(title: string, anatomy: Anatomy, maximumLines: number): number | undefined {
  const fitted = fitTitle(`${title}${shortSuffix}`, anatomy, { maximumLines });
  return fitted && fitted.measure.lines <= maximumLines ? fitted.measure.height : undefined;
}

/** Says whether a title in so many lines, shared out among them, leaves no word over on the last one. */
export function titleEndsWell(title: string, anatomy: Anatomy, maximumLines: number): boolean {
  const set = breakTitle(title, anatomy, maximumLines);
  return set !== undefined && !hasLeftOver(set.broken, set.measurable);
}

/**
 * Says whether the shortest line of a title in so many lines, shared out among them, has a share of its longest at the least: in a
 * font whose widths are guessed, nobody knows.
 */
export function hasEvenLines(title: string, anatomy: Anatomy, maximumLines: number, share: number): boolean {
  const set = breakTitle(title, anatomy, maximumLines);
  if (!set?.isExact) return false;
  const widths = set.broken.lines.map(({ width }) => width);
  return Math.min(...widths) >= share * Math.max(...widths);
}

function breakTitle(title: string, anatomy: Anatomy, maximumLines: number) {
  const fitted = fitTitle(title, anatomy, { maximumLines });
  const [paragraph] = fitted?.paragraphs ?? [];
  if (!fitted || !paragraph) return undefined;
  const measurable = toMeasurable(paragraph, titleLook(anatomy));
  const { width } = insideOf(fitted.box, insetsOf(anatomy));
  const broken = breakParagraph(measurable, balanceWidth(measurable, width));
  return { measurable, broken, isExact: fitted.measure.exact };
}

/** Places a title: in the layout's placeholder, or in a text box of its own where the layout has none. */
export function placeTitle(
  title: string,
  anatomy: Anatomy,
  setting: TitleSetting,
  { direction }: Pick<Stage, "direction">,
): PlacedPlaceholder | PlacedShape {
  const fitted = fitTitle(title, anatomy, setting) ?? fitAnyhow(title, anatomy, setting);
  const { box, insets } = balanced(fitted, anatomy, setting, direction);
  const placeholder = anatomy.title;
  const fill = anatomy.titleLook?.fill;
  const frame = anatomy.titleFrame;
  if (placeholder) {
    const room = insideOf(box, insets ?? placeholder.insets);
    const stated = { ...(frame && { anchor: frame.anchor }), ...(insets && { insets }) };
    const filled = fillPlaceholder(placeholder, { ...remeasured(fitted, anatomy, room), box, ...stated });
    return fill ? { ...filled, fill } : filled;
  }
  const shape = createTextShape({
    name: "Title",
    box,
    isVerbatim: true,
    paragraphs: fitted.paragraphs,
    look: titleLook(anatomy),
    color: anatomy.titleLook?.color ?? paletteOf(anatomy).text,
    font: "heading",
    ...(anatomy.bareTitleSize !== undefined && { anchor: "bottom" as const }),
    ...(frame && { anchor: frame.anchor }),
    ...(insets && { insets }),
  });
  return fill ? { ...shape, fill } : shape;
}

const smallestTitle = 20;

// A title of many words rather takes a third line than a size that nobody would take for a title.
const smallestAtAll = 16;

/** A title with the place that it stands in. */
interface FittedTitle extends FittedText {
  readonly box: Box;
}

function fitTitle(title: string, anatomy: Anatomy, setting: TitleSetting): FittedTitle | undefined {
  const look = titleLook(anatomy);
  const insets = insetsOf(anatomy);
  const boxes = titleBoxesOf(anatomy);
  const fit = (sizes: readonly Points[], maximumLines?: number) => {
    for (const size of sizes) {
      const paragraphs = [titleParagraph(title, size, anatomy, setting)];
      for (const box of boxes) {
        const fitted = fitText(() => paragraphs, {
          sizes: [size],
          room: roomIn(insideOf(box, insets), anatomy),
          look,
          ...(maximumLines !== undefined && { maximumLines }),
        });
        const room = insideOf(box, insets);
        if (!fitted || (maximumLines !== undefined && !isSteady(fitted, { room, anatomy, setting })))
          continue;
        if (size === sizes.at(-1) || keepsWordsOf(fitted, room, look)) return { ...fitted, box };
      }
    }
    return undefined;
  };
  const largest = levelOf(look, 0).size;
  const least = Math.min(smallestTitle, largest);
  const fitted =
    fit(anatomy.titleSizes ?? [], setting.maximumLines) ??
    fit(titleSteps(Math.min(largest, anatomy.titleSizes?.at(-1) ?? largest), least), setting.maximumLines) ??
    fit(stepsDown(least, Math.min(smallestAtAll, largest)));
  const isEven = (anatomy.titleSizes ?? []).length > 0;
  const tears = ({ paragraphs, box }: FittedTitle) =>
    paragraphs.some((one) => tearsPhrase(toMeasurable(one, look), insideOf(box, insets).width));
  if (!fitted || isEven || !tears(fitted)) return fitted;
  const smaller = titleSteps(fitted.size - 2, leastForPhrases * fitted.size);
  const whole = smaller.flatMap((size) => fit([size], setting.maximumLines) ?? []);
  return whole.find((one) => !tears(one)) ?? fitted;
}

/** Of the size of a Japanese title on a page of its own, whose lines end between phrases if need be in smaller type. */
const leastForPhrases = 0.8;

interface SteadyIn {
  readonly room: Box;
  readonly anatomy: Anatomy;
  readonly setting: TitleSetting;
}

// In a font that is not known, a title may take a line more than was measured: its place must hold that, too.
function isSteady(fitted: FittedText, { room, anatomy, setting }: SteadyIn): boolean {
  if (fitted.measure.exact || anatomy.layout.brand === undefined) return true;
  const { width, height } = roomIn(room, anatomy);
  // Of a script that the font lacks, widths are those of wide fonts already.
  const share = hasUnknownFace(anatomy) ? sureShare : sureShareOfScripts;
  return (
    fitText(() => fitted.paragraphs, {
      sizes: [fitted.size],
      room: { width: emu(share * width), height },
      look: titleLook(anatomy),
      maximumLines: setting.maximumLines,
    }) !== undefined
  );
}

// The built-in looks were made with the fonts that they have.
function hasUnknownFace(anatomy: Anatomy): boolean {
  const { fontFamily } = levelOf(titleLook(anatomy), 0);
  return anatomy.layout.brand !== undefined && !findFamilyMetrics(fontFamily).exact;
}

function roomIn(room: Box, { titleRoom, titleFrame }: Anatomy): Box {
  if (titleRoom === undefined || titleFrame) return room;
  return boxOf(room.x, room.y, room.width, Math.min(room.height, titleRoom));
}

function keepsWordsOf({ measure, paragraphs }: FittedText, { width }: Box, look: TextLook): boolean {
  if (measure.brokenWords > 0) return false;
  if (measure.lines === 1) return true;
  const tears = (one: MeasurableParagraph) => tearsWords(one, width) || partsNumbers(one, width);
  return !paragraphs.some((one) => tears(toMeasurable(one, look)));
}

const titleBoxesOf = rememberLatest(findTitleBoxes);

const topMargin = inches(0.2);
/** Of a title's height. */
const mostAbove = 0.5;

// Rather than in a smaller size a title stands in what is free between its place and the content's, and one that stands on
// the lower edge of its place, in what is free above that; one in the middle of its place stays there.
function findTitleBoxes(anatomy: Anatomy): readonly Box[] {
  const { titleBox, title, contentBox } = anatomy;
  if (!title || isSeen(title)) return [titleBox];
  const { x, y, width, height } = titleBox;
  const below = contentBox.y - headroom - bottomOf(titleBox);
  const above = Math.min(y - topMargin, mostAbove * height);
  // The built-in looks keep their margins.
  const mayRise = anatomy.layout.brand !== undefined;
  const around = Math.min(above, below);
  const grown = (before: number, after: number): readonly Box[] => {
    const strips = [boxOf(x, y - before, width, before), boxOf(x, bottomOf(titleBox), width, after)];
    const isRoom = strips.every((strip) => strip.height === 0 || isFree(strip, anatomy));
    return isRoom ? [boxOf(x, y - before, width, height + before + after)] : [];
  };
  return [
    titleBox,
    ...(mayRise && title.anchor === "bottom" && above > 0 ? grown(above, 0) : []),
    ...(mayRise && title.anchor === "middle" && around > 0 ? grown(around, around) : []),
    ...(below > 0 && below <= height ? grown(0, below) : []),
  ];
}

// A title that was moved into the middle of another place leaves its own free.
function isFree(more: Box, { title, layout: { artwork, placeholders } }: Anatomy): boolean {
  const isOther = ({ type, index }: Placeholder) =>
    title?.anchor !== "middle" || type !== title.type || index !== title.index;
  return [...artwork, ...placeholders.filter(isOther).map(({ box }) => box)].every(
    (box) => areaOf(intersectionOf(box, more)) === 0,
  );
}

function fitAnyhow(title: string, anatomy: Anatomy, setting: TitleSetting): FittedTitle {
  const look = titleLook(anatomy);
  const size = points(Math.min(smallestAtAll, levelOf(look, 0).size));
  const fitted = { size, paragraphs: [titleParagraph(title, size, anatomy, setting)] };
  const { titleBox: box } = anatomy;
  return { ...remeasured(fitted, anatomy, insideOf(box, insetsOf(anatomy))), box };
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
  const { size = points(30), bold = false, italic = false, font = "heading" } = anatomy.titleLook ?? {};
  return {
    theme,
    levels: levels.map((style) => ({
      ...style,
      size: points(anatomy.bareTitleSize ?? size),
      bold,
      italic,
      fontFamily: theme.fonts[font].latin,
      font,
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
  const { alignment, fill: _, size: __, ...look } = anatomy.titleLook ?? {};
  if (!quotationMarks) {
    const run = { text: title, size, ...look };
    return {
      level: 0,
      runs: [run],
      ...(alignment && { alignment }),
      ...unindented(anatomy),
      ...looserLines(title, size, anatomy),
    };
  }
  return hangingQuotation(title, size, quotationMarks, {
    look: titleLook(anatomy),
    color: paletteOf(anatomy).accent,
  });
}

// The place of a list that holds a title keeps neither its marks nor the room for them.
function unindented({ title }: Anatomy): Partial<PlacedParagraph> {
  const [level] = title?.levels ?? [];
  if (!level || (!level.bullet && level.indent === 0 && level.marginStart === 0)) return {};
  return { bullet: "none", marginStart: emu(0), indent: emu(0) };
}

/** Scripts whose letters have marks above and below them, which in lines set tight for Latin letters touch. */
const marked = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Thai}]/u;

function looserLines(title: string, size: Points, anatomy: Anatomy): Pick<PlacedParagraph, "lineSpacing"> {
  const { lineSpacing } = levelOf(titleLook(anatomy), 0);
  const isTight = lineSpacing.kind === "share" && lineSpacing.share < 1 && marked.test(title);
  // What is fixed was meant for titles of another size.
  const isFixed = lineSpacing.kind === "fixed" && lineSpacing.points < size;
  return isTight || isFixed ? { lineSpacing: { kind: "share", share: 1 } } : {};
}

interface Balanced {
  readonly box: Box;
  /** Where a page or the balance of lines asks for others than the layout's. */
  readonly insets?: Insets;
}

// What is seen itself keeps its width: its lines are evened between wider insets.
function balanced(
  fitted: FittedTitle,
  anatomy: Anatomy,
  { maximumLines }: TitleSetting,
  direction: Stage["direction"],
): Balanced {
  const insets = insetsOf(anatomy);
  const text = { insets, look: titleLook(anatomy), direction };
  // The built-in looks were made with the fonts that they have.
  const balance = (box: Box) =>
    balanceBoxWhole(fitted.paragraphs, { ...text, box }, maximumLines) ??
    (fitted.measure.exact || !(anatomy.mostType !== undefined || hasUnknownFace(anatomy))
      ? balanceBox(fitted.paragraphs, { ...text, box })
      : balanceBoxLoosely(fitted.paragraphs, { ...text, box }, maximumLines));
  if (anatomy.title ? !isSeen(anatomy.title) : !anatomy.titleFrame) {
    const box = withHang(fitted.box, fitted.paragraphs, direction);
    return { box: balance(box) };
  }
  const { box } = fitted;
  const narrow = balance(box);
  if (narrow.width === box.width) return { box, ...(anatomy.titleFrame && { insets }) };
  const left = emu(insets.left + narrow.x - box.x);
  const right = emu(insets.right + rightOf(box) - rightOf(narrow));
  return { box, insets: { ...insets, left, right } };
}

function insetsOf({ title, titleFrame }: Anatomy): Insets {
  return titleFrame?.insets ?? title?.insets ?? noInsets;
}

// A mark that hangs before the first line stands outside the box, so that the lines begin where other text does.
function withHang(box: Box, [paragraph]: readonly PlacedParagraph[], direction: Stage["direction"]): Box {
  const hang = -(paragraph?.indent ?? 0);
  if (hang <= 0) return box;
  return boxOf(direction === "ltr" ? box.x - hang : box.x, box.y, box.width + hang, box.height);
}
