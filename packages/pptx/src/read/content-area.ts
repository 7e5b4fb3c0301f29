import type { Box, Placeholder, Size } from "@lectern/deck";
import { areaOf, boundsOf, containsBox, intersection, largestFreeBox, toBox } from "./geometry.ts";
import { isContentPlaceholder, isTitle } from "./placeholder.ts";

const marginShare = 0.05;
/** Placeholders below this share of the slide hold a line, such as a heading of a column, and not what the slide says. */
const roomyShare = 0.1;
/** Artwork that covers so much of a region is a panel that the content is meant to stand on. */
const panelShare = 0.8;
/** Where artwork leaves less than this of a region, the artwork lies beneath. */
const worthwhileShare = 0.3;
const mostObstacles = 60;

/** What a content area is looked for in. */
export interface ContentAreaSource {
  readonly placeholders: readonly Placeholder[];
  readonly artwork: readonly Box[];
  readonly slideSize: Size;
  /** Where the master keeps its title and its body. */
  readonly frame: MasterFrame;
}

/** Where a master keeps what a slide says, as far as it has places for it. */
export interface MasterFrame {
  readonly title?: Box;
  readonly body?: Box;
}

/**
 * Returns the largest rectangle for content that neither title, footer nor artwork covers: within the roomy placeholders
 * for content where the layout has any; else where the master has its body, if the title stands where it has its title;
 * else within the margins of the slide.
 */
export function findContentArea({ placeholders, artwork, slideSize, frame }: ContentAreaSource): Box {
  const page = toBox(0, 0, slideSize.width, slideSize.height);
  const isRoomy = (placeholder: Placeholder): boolean =>
    isContentPlaceholder(placeholder) && areaOf(placeholder.box) >= roomyShare * areaOf(page);
  const bounds = boundsOf(placeholders.filter(isRoomy).map(({ box }) => box));
  const region =
    (bounds && intersection(bounds, page)) ??
    masterBody(placeholders, frame, page) ??
    pageWithinMargins(placeholders, slideSize);
  const edges = placeholders.filter((placeholder) => !isRoomy(placeholder)).map(({ box }) => box);
  const drawn = artwork.filter(
    (box) => areaOf(intersection(box, region) ?? noBox) < panelShare * areaOf(region),
  );
  const isWorthwhile = (box: Box | undefined): boolean =>
    areaOf(box ?? noBox) >= worthwhileShare * areaOf(region);
  const free = freeBox(region, [...edges, ...drawn]);
  // Where artwork leaves next to nothing, the content is meant to stand on it.
  return (isWorthwhile(free) ? free : freeBox(region, edges)) ?? region;
}

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
