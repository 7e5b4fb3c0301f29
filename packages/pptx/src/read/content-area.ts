import type { Box, Placeholder, Size } from "@lectern/deck";
import { areaOf, boundsOf, intersection, largestFreeBox, toBox } from "./geometry.ts";
import { isContentPlaceholder, isTitle } from "./placeholder.ts";

const marginShare = 0.05;
/** Placeholders below this share of the slide hold a line, such as a heading of a column, and not what the slide says. */
const roomyShare = 0.1;
/** Artwork that covers so much of a region is a panel that the content is meant to stand on. */
const panelShare = 0.8;
/** Where artwork leaves less than this of a region, the artwork lies beneath. */
const worthwhileShare = 0.3;
const mostObstacles = 60;

/**
 * Returns the largest rectangle for content that neither title, footer nor artwork covers: within the roomy placeholders
 * for content where the layout has any, else within the margins of the slide.
 */
export function findContentArea(
  placeholders: readonly Placeholder[],
  artwork: readonly Box[],
  slideSize: Size,
): Box {
  const page = toBox(0, 0, slideSize.width, slideSize.height);
  const isRoomy = (placeholder: Placeholder): boolean =>
    isContentPlaceholder(placeholder) && areaOf(placeholder.box) >= roomyShare * areaOf(page);
  const bounds = boundsOf(placeholders.filter(isRoomy).map(({ box }) => box));
  const region = (bounds && intersection(bounds, page)) ?? pageWithinMargins(placeholders, slideSize);
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

/** The sides of the title are the margins of the page, where it has a title that leaves any. */
function pageWithinMargins(placeholders: readonly Placeholder[], { width, height }: Size): Box {
  const title = placeholders.find(({ type }) => isTitle(type))?.box;
  const isWide = title && title.x > 0 && title.x + title.width < width && title.width > width / 2;
  const left = isWide ? title.x : width * marginShare;
  const right = isWide ? title.x + title.width : width * (1 - marginShare);
  const top = height * marginShare;
  return toBox(left, top, right - left, height - 2 * top);
}
