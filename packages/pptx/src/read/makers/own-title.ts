import {
  type Alignment,
  type Box,
  type HexColor,
  type OwnTitle,
  type Placeholder,
  points,
  type SchemeColor,
  type Size,
  type Theme,
  type ThemeColor,
} from "@lectern/deck";
import { childElements, elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { type ColorContext, resolveColorIn } from "../color.ts";
import { fillOf } from "../fill.ts";
import { boundsOf, toBox } from "../geometry.ts";
import { booleanAttribute, integerAttribute } from "../package/attributes.ts";
import type { PackageReader } from "../package/package-reader.ts";
import { readShapeTree } from "../shape-tree.ts";
import { readSlide, readSlideRoom, titleItemOf } from "./own-slides.ts";

/** So many slides on a layout are a habit, and so many of them show it. */
const leastSlides = 4;
const mostRead = 4;
const mostReadOfAll = 9;
/** In bytes: larger slides are drawings. */
const mostBytes = 60_000;
const agreeingShare = 0.6;

/** What a layout's own titles are read in. */
export interface OwnTitleSource {
  readonly reader: PackageReader;
  /** The parts of the slides that stand on the layout. */
  readonly slides: readonly string[];
  /** Whether the first of them opens a file of several slides: it alone shows how titles are set there. */
  readonly isOpening: boolean;
  readonly slideSize: Size;
  readonly context: ColorContext;
  readonly fonts: Theme["fonts"];
}

/**
 * Returns how most slides of a presentation, but for the first, have their titles set, whatever they stand on; where they
 * stand is not looked at.
 */
export function readOwnTitles(source: Omit<OwnTitleSource, "isOpening">): OwnTitle | undefined {
  const { reader, slides } = source;
  const readable = readableParts(reader, slides.slice(1));
  if (readable.length < leastSlides) return undefined;
  const titles = spread(readable, mostReadOfAll).flatMap(
    (part) => readTitle(readSlide(reader, part), { ...source, isOpening: false }) ?? [],
  );
  return titles.length < leastSlides ? undefined : settled(agreedLook(titles, source.context));
}

/** Returns how most of the slides on a layout have their titles, where that is not how the layout has its own. */
export function readOwnTitle(title: Placeholder | undefined, source: OwnTitleSource): OwnTitle | undefined {
  const { reader, slides, slideSize, isOpening } = source;
  const isHabit = slides.length >= leastSlides;
  if (!title || !(isHabit || isOpening)) return undefined;
  const readable = readableParts(reader, slides);
  const parts = isHabit ? spread(readable, mostRead) : readable.slice(0, 1);
  const titles = parts.flatMap((part) => readTitle(readSlide(reader, part), source) ?? []);
  if (titles.length < (isHabit ? leastSlides - 1 : 1)) return undefined;
  const { size, ...look } = agreedLook(titles, source.context);
  return settled({
    ...(isHabit
      ? placesOf(titles, title, { reader, parts, slideSize })
      : openingPlace(titles, title, slideSize)),
    ...(isHabit && size !== undefined && { size }),
    ...look,
  });
}

function settled(own: OwnTitle): OwnTitle | undefined {
  return Object.keys(own).length === 0 ? undefined : own;
}

function agreedLook(titles: readonly TitleOnSlide[], context: ColorContext): OwnTitle {
  const agreed = <Value>(values: readonly (Value | undefined)[]) => agreedOf(values, titles.length);
  const size = agreed(titles.map((one) => one.size));
  const bold = agreed(titles.map((one) => one.bold));
  const italic = agreed(titles.map((one) => one.italic));
  const font = agreed(titles.map((one) => one.font));
  const alignment = agreed(titles.map((one) => one.alignment));
  const color = agreed(likeColors(titles.map((one) => one.color)));
  const fill = agreed(likeColors(titles.map((one) => one.fill)));
  return {
    ...(size !== undefined && { size: points(size) }),
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(font && { font }),
    ...(alignment !== undefined && { alignment }),
    ...(color !== undefined && { color: toThemeColor(color, context) }),
    ...(fill !== undefined && { fill: toThemeColor(fill, context) }),
  };
}

/** Returns those of some slides that are no drawings. */
export function readableParts(reader: PackageReader, slides: readonly string[]): readonly string[] {
  return slides.filter((part) => (reader.entries.get(part)?.size ?? 0) <= mostBytes);
}

/** Returns so many of some slides, from all over a file: the first ones open it, those after them are alike. */
export function spread(parts: readonly string[], most: number): readonly string[] {
  const step = Math.max(1, Math.floor(parts.length / most));
  return parts.filter((_, index) => index % step === step - 1).slice(0, most);
}

interface TitleOnSlide {
  readonly box?: Box;
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly font?: "heading" | "body";
  readonly alignment?: Alignment;
  readonly color?: HexColor;
  readonly fill?: HexColor;
}

function readTitle(
  slide: XmlElement | undefined,
  { context, fonts, slideSize }: OwnTitleSource,
): TitleOnSlide | undefined {
  const item = slide && titleItemOf(readShapeTree(slide), slideSize);
  const run = item && longestRun(item.element);
  if (!item || !run) return undefined;
  const properties = firstElement(run.element, "rPr");
  const size = integerAttribute(properties, "sz");
  const bold = booleanAttribute(properties, "b");
  const italic = booleanAttribute(properties, "i");
  const font = fontOf(firstElement(properties, "latin")?.attributes["typeface"], fonts);
  const alignment = alignments[firstElement(run.paragraph, "pPr")?.attributes["algn"] ?? ""];
  const color = colorOf(fillOf(properties), context) ?? styleColor(item.element, "fontRef", context);
  const fill =
    colorOf(fillOf(firstElement(item.element, "spPr")), context) ?? filledByStyle(item.element, context);
  return {
    ...(item.box && { box: item.box }),
    ...(size !== undefined && { size: size / 100 }),
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(font && { font }),
    ...(alignment && { alignment }),
    ...(color !== undefined && { color }),
    ...(fill !== undefined && { fill }),
  };
}

const alignments: Readonly<Record<string, Alignment>> = { l: "start", ctr: "center", r: "end" };

function fontOf(
  typeface: string | undefined,
  { heading, body }: Theme["fonts"],
): "heading" | "body" | undefined {
  if (typeface === "+mj-lt" || typeface === heading.latin) return "heading";
  return typeface === "+mn-lt" || typeface === body.latin ? "body" : undefined;
}

interface RunOnSlide {
  readonly element: XmlElement;
  readonly paragraph: XmlElement;
}

function longestRun(shape: XmlElement): RunOnSlide | undefined {
  const runs = childElements(firstElement(shape, "txBody"), "p").flatMap((paragraph) =>
    childElements(paragraph, "r").map((element) => ({
      element,
      paragraph,
      length: elementText(element).trim().length,
    })),
  );
  const [longest] = runs.toSorted((one, other) => other.length - one.length);
  return longest && longest.length > 0 ? longest : undefined;
}

function colorOf(fill: XmlElement | undefined, context: ColorContext): HexColor | undefined {
  return fill && localName(fill.name) === "solidFill" ? resolveColorIn(fill, context) : undefined;
}

function filledByStyle(shape: XmlElement, context: ColorContext): HexColor | undefined {
  if (fillOf(firstElement(shape, "spPr"))) return undefined;
  return styleColor(shape, "fillRef", context);
}

/** Returns the colour that a shape's style names for its fill or its text (20.1.4.2.10 fillRef, 20.1.4.1.17 fontRef). */
function styleColor(
  shape: XmlElement,
  name: "fillRef" | "fontRef",
  context: ColorContext,
): HexColor | undefined {
  const reference = firstElement(shape, "style", name);
  return reference && reference.attributes["idx"] !== "0" ? resolveColorIn(reference, context) : undefined;
}

function agreedOf<Value>(values: readonly (Value | undefined)[], count: number): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  const [most] = groups.toSorted(([, one], [, other]) => other.length - one.length);
  return most && most[1].length >= agreeingShare * count ? most[0] : undefined;
}

/** In steps of 255 over the three channels together: nobody sees that such colours are two. */
const sameColor = 24;

function likeColors(colors: readonly (HexColor | undefined)[]): readonly (HexColor | undefined)[] {
  return colors.map((color) =>
    colors.find(
      (first) => first !== undefined && color !== undefined && distanceOf(first, color) <= sameColor,
    ),
  );
}

interface PlacesSource {
  readonly reader: PackageReader;
  readonly parts: readonly string[];
  readonly slideSize: Size;
}

/** Of the page's height: places that differ by less are one. */
const samePlace = 0.04;

/** Returns where titles stand and what is below them, if that is another place than the layout's. */
function placesOf(
  titles: readonly TitleOnSlide[],
  { box: own }: Placeholder,
  { reader, parts, slideSize }: PlacesSource,
): Pick<OwnTitle, "box" | "content"> {
  const tolerance = samePlace * slideSize.height;
  const moved = titles.flatMap(({ box }) => (box && !isNear(box, own, tolerance) ? [box] : []));
  const [first] = moved;
  if (!first || moved.length < agreeingShare * titles.length) return {};
  const near = moved.filter((box) => isNear(box, first, tolerance));
  const box = near.length >= agreeingShare * titles.length ? boundsOf(near) : undefined;
  const room = box && readSlideRoom(reader, parts, slideSize);
  if (!box || !room) return {};
  const top = Math.max(room.content.y, box.y + box.height);
  const bottom = room.content.y + room.content.height;
  return { box, content: toBox(room.content.x, top, room.content.width, bottom - top) };
}

/** Returns where the slide that opens a file has its title, if that is another place than the layout's, within the page. */
function openingPlace(
  [only]: readonly TitleOnSlide[],
  { box: own }: Placeholder,
  { width, height }: Size,
): Pick<OwnTitle, "box"> {
  const box = only?.box;
  if (!box || isNear(box, own, samePlace * height)) return {};
  const isWithin = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  return isWithin ? { box } : {};
}

function isNear(one: Box, other: Box, tolerance: number): boolean {
  return Math.abs(one.y - other.y) <= tolerance && Math.abs(one.height - other.height) <= 2 * tolerance;
}

const schemes: readonly SchemeColor[] = [
  "tx1",
  "bg1",
  "tx2",
  "bg2",
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
];

/** Returns a colour as one of the theme's; one that the theme does not have keeps what it is, under the name of the nearest. */
export function toThemeColor(color: HexColor, { colors, colorMap }: ColorContext): ThemeColor {
  const colorIn = (scheme: SchemeColor) => colors[colorMap[scheme]];
  const distance = (scheme: SchemeColor) => distanceOf(colorIn(scheme), color);
  const [scheme = "tx1"] = schemes.toSorted((one, other) => distance(one) - distance(other));
  return colorIn(scheme) === color ? { scheme } : { scheme, rgb: color };
}

function distanceOf(one: HexColor, other: HexColor): number {
  const channels = (color: HexColor) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const others = channels(other);
  return channels(one).reduce((sum, channel, index) => sum + Math.abs(channel - (others[index] ?? 0)), 0);
}
