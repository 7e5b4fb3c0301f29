import type { Box, Placeholder, Size } from "@lectern/deck";
import { areaOf, boundsOf, containsBox, intersection, largestFreeBox, toBox } from "./geometry.ts";
import type { SlideRoom } from "./makers/own-slides.ts";
import { isContentPlaceholder, isFooter, isTitle } from "./placeholder.ts";

const marginShare = 0.05;
/** Placeholders below this share of the slide hold a line, such as a heading of a column, and not what the slide says. */
const roomyShare = 0.1;
/** Artwork that covers so much of a region is a panel that the content is meant to stand on. */
const panelShare = 0.8;
/** Where artwork leaves less than this of a region, the largest of it lies beneath what is said. */
const worthwhileShare = 0.55;
/** A region with less of the page than this is one that grows with what is said. */
const ampleShare = 0.33;
/** A title that ends further down than this is no heading of a page. */
const lowestHeading = 0.4;
const mostObstacles = 60;

/** What a content area is looked for in. */
export interface ContentAreaSource {
  readonly placeholders: readonly Placeholder[];
  readonly artwork: readonly Box[];
  readonly slideSize: Size;
  /** Where the master keeps its title and its body. */
  readonly frame: MasterFrame;
  /** Where the template's own slides have what they say, on a layout without places or with small ones. */
  readonly own?: SlideRoom | undefined;
}

/** Where content may stand. */
export interface ContentArea {
  readonly box: Box;
  /** The artwork that the makers let what is said stand upon. */
  readonly beneath: readonly Box[];
}

/** Where a master keeps what a slide says, as far as it has places for it. */
export interface MasterFrame {
  readonly title?: Box;
  readonly body?: Box;
}

/**
 * Returns the largest rectangle for content that neither title, footer nor artwork covers: within the roomy placeholders
 * for content where the layout has any; else where its own slides have it; else where the master has its body, if the
 * title stands where it has its title; else within the margins of the slide. Below a heading, a small place for content
 * is one that grows with what is said: to the margins.
 */
export function findContentArea(source: ContentAreaSource): ContentArea {
  const { placeholders, slideSize } = source;
  const page = toBox(0, 0, slideSize.width, slideSize.height);
  const region = regionOf(source, page);
  const edges = placeholders.filter((placeholder) => !isPlaceIn(placeholder, region, page));
  const boxes = edges.map(({ type, box }) => (isFooter(type) ? withItsLine(box) : box));
  const drawn = source.artwork.filter((box) => shareOf(region, box) < panelShare);
  return roundArtwork(region, boxes, drawn);
}

/** A number in a place that is lower than its line takes more than that. */
function withItsLine({ x, y, width, height }: Box): Box {
  const more = Math.max(0, leastLine - height);
  return toBox(x, y - more, width, height + more);
}

const leastLine = 201_168;

// Where artwork leaves but little, the makers meant the largest of it to lie beneath.
function roundArtwork(region: Box, edges: readonly Box[], artwork: readonly Box[]): ContentArea {
  const whole = freeBox(region, edges) ?? region;
  const byShare = artwork.toSorted((one, other) => shareOf(whole, other) - shareOf(whole, one));
  for (let skipped = 0; skipped <= Math.min(mostBeneath, byShare.length); skipped += 1) {
    const free = freeBox(region, [...edges, ...byShare.slice(skipped)]);
    if (free && areaOf(free) >= worthwhileShare * areaOf(whole)) {
      return { box: free, beneath: byShare.slice(0, skipped) };
    }
  }
  return { box: whole, beneath: byShare.filter((box) => shareOf(whole, box) > 0) };
}

const mostBeneath = 4;

function shareOf(region: Box, box: Box): number {
  return areaOf(intersection(box, region) ?? noBox) / areaOf(region);
}

function regionOf(source: ContentAreaSource, page: Box): Box {
  const { placeholders, slideSize, frame, own } = source;
  const roomy = placeholders.filter((placeholder) => isRoomy(placeholder, page));
  const bounds = boundsOf(roomy.map(({ box }) => box));
  const places = bounds && intersection(bounds, page);
  if (places && areaOf(places) >= ampleShare * areaOf(page)) return places;
  const only = places ? undefined : onlyList(placeholders)?.box;
  const grown = (places ?? only) && grownBelowHeading(places ?? only ?? noBox, source);
  if (grown) return grown;
  if (places) return places;
  const spoken = own && intersection(own.content, page);
  if (spoken && areaOf(spoken) >= ownShare * areaOf(page)) return spoken;
  return masterBody(placeholders, frame, page) ?? pageWithinMargins(placeholders, slideSize);
}

const ownShare = 0.2;

/** Its own text grows into the region rather than to stand in the way of it. */
function isPlaceIn(placeholder: Placeholder, region: Box, page: Box): boolean {
  if (!isContentPlaceholder(placeholder)) return false;
  return isRoomy(placeholder, page) || (isList(placeholder) && containsBox(region, placeholder.box));
}

/** Says whether the places for content on a layout are large enough for what slides say, or there are none at all. */
export function hasRoom(placeholders: readonly Placeholder[], { width, height }: Size): boolean {
  const bounds = boundsOf(placeholders.filter(isContentPlaceholder).map(({ box }) => box));
  return bounds === undefined || areaOf(bounds) >= ampleShare * width * height;
}

function isRoomy(placeholder: Placeholder, page: Box): boolean {
  return isContentPlaceholder(placeholder) && areaOf(placeholder.box) >= roomyShare * areaOf(page);
}

function isList({ type, levels }: Placeholder): boolean {
  return type === "obj" || (type === "body" && (levels[0]?.bullet ?? false));
}

function onlyList(placeholders: readonly Placeholder[]): Placeholder | undefined {
  const [only, another] = placeholders.filter(isContentPlaceholder);
  return only && !another && isList(only) ? only : undefined;
}

/** Returns a region widened to the sides of the title and down to the lower margin, if it stands below a heading. */
function grownBelowHeading(
  region: Box,
  { placeholders, slideSize: { width, height }, own }: ContentAreaSource,
): Box | undefined {
  const title = placeholders.find(({ type }) => isTitle(type))?.box;
  const isOpening = placeholders.some(({ type }) => type === "subTitle");
  if (!title || isOpening || title.y + title.height > lowestHeading * height) return undefined;
  if (region.y < title.y + title.height / 2) return undefined;
  const margin = width * leastMargin;
  const left = Math.max(margin, Math.min(region.x, title.x));
  const right = Math.min(width - margin, Math.max(region.x + region.width, title.x + title.width));
  const top = Math.min(region.y, title.y + title.height + height * mostBelowTitle);
  const lowest = height * (1 - marginShare);
  const ownBottom = own && own.content.y + own.content.height;
  const bottom = ownBottom === undefined ? lowest : Math.max(region.y + region.height, ownBottom);
  return toBox(left, top, right - left, Math.min(lowest, bottom) - top);
}

const leastMargin = 0.03;
/** Further below a title, what is said would hang in mid-page. */
const mostBelowTitle = 0.12;

function freeBox(region: Box, obstacles: readonly Box[]): Box | undefined {
  const largest = [...obstacles].sort((one, other) => areaOf(other) - areaOf(one)).slice(0, mostObstacles);
  return largestFreeBox(region, largest);
}

const noBox = toBox(0, 0, 0, 0);

function masterBody(placeholders: readonly Placeholder[], frame: MasterFrame, page: Box): Box | undefined {
  const title = placeholders.find(({ type }) => isTitle(type))?.box;
  if (!title || !frame.title || !frame.body) return undefined;
  if (!containsBox(title, frame.title) || !containsBox(frame.title, title)) return undefined;
  return areaOf(frame.body) >= roomyShare * areaOf(page) ? intersection(frame.body, page) : undefined;
}

/** The sides of the title are the margins of the page, where it has a title that leaves any. */
function pageWithinMargins(placeholders: readonly Placeholder[], { width, height }: Size): Box {
  const title = placeholders.find(({ type }) => isTitle(type))?.box;
  const isWide = title && title.x > 0 && title.x + title.width < width && title.width > width / 2;
  const left = isWide ? title.x : width * marginShare;
  const right = isWide ? title.x + title.width : width * (1 - marginShare);
  const top = height * marginShare;
  return toBox(left, top, right - left, height - 2 * top);
}
