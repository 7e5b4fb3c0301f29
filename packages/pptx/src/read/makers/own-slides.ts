import type { Box, HexColor, Size } from "@lectern/deck";
import {
  descendantElements,
  elementText,
  firstElement,
  localName,
  OoxmlError,
  type XmlElement,
} from "@lectern/ooxml";
import { type ColorContext, resolveColorIn } from "../color.ts";
import { fillOf } from "../fill.ts";
import { areaOf, boundsOf, toBox } from "../geometry.ts";
import { type PackageReader, relatedPart } from "../package/package-reader.ts";
import { isTitle, placeholderType } from "../placeholder.ts";
import { readShapeTree, type TreeItem } from "../shape-tree.ts";

/** The slides that a template brings, by the layout that they stand on. */
export interface OwnSlides {
  /** The parts of the slides of each layout, in their order. */
  readonly byLayout: ReadonlyMap<string, readonly string[]>;
  /** The parts of all slides and of their layouts, in their order. */
  readonly inOrder: readonly { readonly part: string; readonly layout: string }[];
  /** The layout that the first slide stands on. */
  readonly opening?: string;
}

/** Where the slides of a layout have what they say. */
export interface SlideRoom {
  readonly title: Box;
  readonly content: Box;
}

const mostSlides = 1000;
/** What many slides have in common, a few of them show. */
const mostRead = 4;
const leastAgreeing = 2;
/** Larger slides are drawings, which are not read. */
export const mostBytes = 500_000;

/** Returns which of a presentation's own slides, given in their order, stand on which layouts. */
export function readOwnSlides(reader: PackageReader, slides: readonly string[]): OwnSlides {
  const byLayout = new Map<string, string[]>();
  const inOrder: { part: string; layout: string }[] = [];
  let opening: string | undefined;
  for (const part of slides.slice(0, mostSlides)) {
    const layout = relatedPart(reader, part, "slideLayout");
    if (layout === undefined) continue;
    inOrder.push({ part, layout });
    const known = byLayout.get(layout);
    if (known) known.push(part);
    else byLayout.set(layout, [part]);
    opening ??= layout;
  }
  return { byLayout, inOrder, ...(opening !== undefined && { opening }) };
}

/**
 * Returns where slides have their titles and what they say, as most of them have it: for layouts that have no places.
 * Undefined where they do not agree.
 */
export function readSlideRoom(
  reader: PackageReader,
  parts: readonly string[],
  slideSize: Size,
  least = leastAgreeing,
): SlideRoom | undefined {
  const rooms = parts
    .filter((part) => (reader.entries.get(part)?.size ?? 0) <= mostBytes)
    .slice(0, mostRead)
    .flatMap((part) => {
      const slide = readSlide(reader, part);
      return (slide && roomOf(readShapeTree(slide), slideSize)) ?? [];
    });
  if (rooms.length < least) return undefined;
  const title = medianBox(rooms.map((room) => room.title));
  const content = medianBox(rooms.map((room) => room.content));
  const near = rooms.filter((room) => Math.abs(room.title.y - title.y) <= slideSize.height * 0.05);
  const isAgreed = near.length >= least && near.length >= rooms.length / 2;
  return isAgreed ? { title, content } : undefined;
}

/** Returns the colour that most of the text on slides has, where they state one. */
export function readOwnTextColor(
  reader: PackageReader,
  parts: readonly string[],
  context: ColorContext,
): HexColor | undefined {
  const lengths = new Map<HexColor | undefined, number>();
  for (const part of parts.slice(0, mostRead)) {
    const slide = (reader.entries.get(part)?.size ?? 0) <= mostBytes ? readSlide(reader, part) : undefined;
    for (const run of slide ? descendantElements(slide, "r") : []) {
      const fill = fillOf(firstElement(run, "rPr"));
      const color = fill && resolveColorIn(fill, context);
      lengths.set(color, (lengths.get(color) ?? 0) + elementText(run).length);
    }
  }
  return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Returns a slide; undefined for a broken one. */
export function readSlide(reader: PackageReader, part: string): XmlElement | undefined {
  return ifSound(() => reader.xml(part));
}

/** Returns what is read of a slide; undefined where it is broken: no deck is made of it, so that it does no harm. */
export function ifSound<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof OoxmlError) return undefined;
    throw error;
  }
}

/** Returns what a slide has for its title: the placeholder, or else the topmost line of text at the top of the page. */
export function titleItemOf(items: readonly TreeItem[], slideSize: Size): TreeItem | undefined {
  const stated = items.find(({ placeholder }) => placeholder && isTitle(placeholderType(placeholder)));
  if (stated) return stated;
  const lines = items.flatMap((item) => {
    const said = toSaid(item, slideSize);
    return said && isTopLine(said, slideSize) ? [{ item, ...said }] : [];
  });
  return lines.toSorted(byTop)[0]?.item;
}

interface Said {
  readonly box: Box;
  readonly text: string;
  readonly isTitle: boolean;
}

const titleShare = { leastWidth: 0.3, lowest: 0.3 };
const gapShare = 0.02;
const highestTitle = 0.16;
const longestTitle = 140;
/** Smaller things are labels. */
const leastShare = 0.03;

function roomOf(items: readonly TreeItem[], slideSize: Size): SlideRoom | undefined {
  const said = items.flatMap((item) => toSaid(item, slideSize) ?? []);
  const title =
    said.find((one) => one.isTitle) ?? said.filter((one) => isTopLine(one, slideSize)).toSorted(byTop)[0];
  if (!title) return undefined;
  const rest = said.filter(({ box }) => {
    const isBelow = box.y + box.height / 2 > title.box.y + title.box.height / 2;
    return isBelow && areaOf(box) >= leastShare * areaOf(slideSize);
  });
  const content = boundsOf(rest.filter((one) => one !== title).map(({ box }) => box));
  if (!content) return undefined;
  // A title has what is free above the content.
  const free = content.y - title.box.y - gapShare * slideSize.height;
  const height = Math.max(title.box.height, Math.min(free, highestTitle * slideSize.height));
  return { title: toBox(title.box.x, title.box.y, title.box.width, height), content };
}

function toSaid({ element, box, placeholder }: TreeItem, slideSize: Size): Said | undefined {
  if (!box || areaOf(box) >= 0.9 * areaOf(slideSize)) return undefined;
  const body = firstElement(element, "txBody");
  const text = body ? elementText(body).trim() : "";
  const isShown = text !== "" || localName(element.name) !== "sp";
  if (!isShown) return undefined;
  return {
    box,
    text,
    isTitle: placeholder !== undefined && text !== "" && isTitle(placeholderType(placeholder)),
  };
}

function isTopLine({ box, text }: Said, { width, height }: Size): boolean {
  if (text === "" || text.length > longestTitle) return false;
  return box.width >= titleShare.leastWidth * width && box.y + box.height / 2 <= titleShare.lowest * height;
}

function byTop(one: Said, other: Said): number {
  return one.box.y - other.box.y;
}

function medianBox(boxes: readonly Box[]): Box {
  const left = median(boxes.map(({ x }) => x));
  const top = median(boxes.map(({ y }) => y));
  const right = median(boxes.map(({ x, width }) => x + width));
  const bottom = median(boxes.map(({ y, height }) => y + height));
  return toBox(left, top, right - left, bottom - top);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
