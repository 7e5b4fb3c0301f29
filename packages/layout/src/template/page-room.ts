import { type Box, inches, type Placeholder, points, type Template } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, ownBoxOf } from "./anatomy.ts";
import { coveredShareOf } from "./score-layouts.ts";

/** Of the page: with less, what fills a page elsewhere would take two. */
const leastRoom = 0.26;
const marginShare = 0.06;
const headingSize = 32;
const headingHeight = inches(1);
const lowHeading = inches(0.95);

/**
 * Returns a layout with room for what a page says: itself, or where its places leave too little of the page, as those of a
 * cover do, with its title moved to the top of what its artwork leaves free, and the content below it.
 */
export function withRoom(anatomy: Anatomy, { slideSize }: Template): Anatomy {
  const page = boxOf(0, 0, slideSize.width, slideSize.height);
  const isTitleLost = isTitleOnBusyArt(anatomy);
  if (!isTitleLost && areaOf(anatomy.contentBox) >= leastRoom * areaOf(page)) return anatomy;
  const free = isTitleLost ? upToArtwork(anatomy) : freeOfArtwork(page, anatomy);
  const highest = isTitleLost ? lowHeading : headingHeight;
  const title = boxOf(free.x, free.y, free.width, Math.min(highest, 0.2 * free.height));
  const top = bottomOf(title) + inches(0.1);
  const contentBox = boxOf(free.x, top, free.width, bottomOf(free) - top);
  if (!isTitleLost && areaOf(contentBox) < 1.2 * areaOf(anatomy.contentBox)) return anatomy;
  const { body: _, kicker: __, numeral: ___, ...rest } = anatomy;
  return {
    ...rest,
    others: [],
    layout: { ...anatomy.layout, contentArea: contentBox },
    titleBox: title,
    contentBox,
    ...(isTitleLost && { panelBox: free }),
    ...(anatomy.title && { title: asHeading(anatomy.title, title) }),
  };
}

/**
 * Returns a layout for a page that opens something, with its title in the middle of what busy artwork leaves free, if its
 * place is on that; else the layout itself.
 */
export function withOpeningRoom(anatomy: Anatomy, template: Template): Anatomy {
  if (!isTitleOnBusyArt(anatomy)) return anatomy;
  const roomy = withRoom(anatomy, template);
  const { titleBox, contentBox, title } = roomy;
  const height = bottomOf(contentBox) - titleBox.y;
  const box = boxOf(titleBox.x, titleBox.y + 0.25 * height, titleBox.width, 0.3 * height);
  const top = bottomOf(box) + inches(0.1);
  const below = boxOf(box.x, top, box.width, bottomOf(contentBox) - top);
  return {
    ...roomy,
    titleBox: box,
    contentBox: below,
    sideBox: below,
    ...(title && { title: { ...title, box, anchor: "bottom" as const } }),
  };
}

/** Where content needs a panel, a title that stands on artwork needs a place there. */
function isTitleOnBusyArt({ layout, title }: Anatomy): boolean {
  if (layout.panel === undefined || !title || title.fill !== undefined) return false;
  return coveredShareOf(ownBoxOf(title), layout.artwork) > coveredTitle;
}

const coveredTitle = 0.5;

function asHeading(title: Placeholder, box: Box): Placeholder {
  const levels = title.levels.map((level) =>
    level.size > headingSize ? { ...level, size: points(headingSize) } : level,
  );
  const moved = { ...title, box, ownBox: ownBoxOf(title), levels };
  return moved;
}

// The free area, and what is free above it.
function upToArtwork({ layout: { contentArea, artwork } }: Anatomy): Box {
  const { x, y, width } = contentArea;
  const column = boxOf(x, 0, width, y);
  const above = artwork.filter((drawn) => areaOf(intersectionOf(drawn, column)) > 0);
  const top = Math.min(y, Math.max(y - mostAbove, ...above.map(bottomOf)) + panelGap);
  return boxOf(x + panelGap, top, width - 2 * panelGap, bottomOf(contentArea) - panelGap - top);
}

const mostAbove = inches(1);
const panelGap = inches(0.1);

// What is drawn along an edge of the page is gone round; what is drawn in its middle lies beneath.
function freeOfArtwork(page: Box, { layout, footer, slideNumber }: Anatomy): Box {
  const margin = marginShare * page.width;
  let free = boxOf(margin, margin, page.width - 2 * margin, page.height - 2 * margin);
  const footers = [footer, slideNumber].flatMap((one) => one?.box ?? []);
  for (const drawn of [...layout.artwork, ...footers]) {
    const left = roundEdge(free, drawn);
    if (areaOf(left) >= leastLeft * areaOf(page)) free = left;
  }
  return free;
}

const leastLeft = 0.4;

function roundEdge(box: Box, drawn: Box): Box {
  if (areaOf(intersectionOf(box, drawn)) === 0) return box;
  const parts = [
    boxOf(box.x, box.y, box.width, drawn.y - box.y),
    boxOf(box.x, bottomOf(drawn), box.width, bottomOf(box) - bottomOf(drawn)),
    boxOf(box.x, box.y, drawn.x - box.x, box.height),
    boxOf(rightOf(drawn), box.y, rightOf(box) - rightOf(drawn), box.height),
  ];
  return parts.toSorted((first, second) => areaOf(second) - areaOf(first))[0] ?? box;
}
