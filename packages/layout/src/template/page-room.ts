import { type Box, inches, type Placeholder, points, type Template } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, ownBoxOf } from "./anatomy.ts";
import { panelMargin } from "./colors/panel-ground.ts";
import { coveredShareOf } from "./layouts/score-layouts.ts";

/** Of the page: with less, what fills a page elsewhere would take two. */
const leastRoom = 0.26;
const marginShare = 0.06;
/** In points. */
export const headingSize = 36;
const headingHeight = inches(1);

/**
 * Returns a layout with room for what a page says: itself, or where its places leave too little of the page, as those of a
 * cover do, with its title moved to the top of what its artwork leaves free, and the content below it.
 */
export function withRoom(anatomy: Anatomy, { slideSize }: Template): Anatomy {
  const page = boxOf(0, 0, slideSize.width, slideSize.height);
  if (areaOf(anatomy.contentBox) >= leastRoom * areaOf(page)) return withinTitlePanel(anatomy);
  const free = freeOfArtwork(page, anatomy);
  const title = boxOf(free.x, free.y, free.width, Math.min(headingHeight, 0.2 * free.height));
  const top = bottomOf(title) + inches(0.1);
  const contentBox = boxOf(free.x, top, free.width, bottomOf(free) - top);
  if (areaOf(contentBox) < 1.2 * areaOf(anatomy.contentBox)) return anatomy;
  const { body: _, kicker: __, numeral: ___, ...rest } = anatomy;
  return {
    ...rest,
    others: [],
    layout: { ...anatomy.layout, contentArea: contentBox },
    titleBox: title,
    contentBox,
    ...(anatomy.title && { title: asHeading(anatomy.title, title) }),
    // A cover's title may be set from its far edge; above content it begins where that does.
    ...(anatomy.title?.levels[0]?.alignment === "end" && {
      titleLook: { ...anatomy.titleLook, alignment: "start" },
    }),
  };
}

/** Says whether a page is full of what its makers drew: its content needs a panel, and its title stands on artwork. */
export function isFullOfArt({ layout, title }: Anatomy): boolean {
  if (layout.panel === undefined || !title || title.fill !== undefined) return false;
  return coveredShareOf(ownBoxOf(title), layout.artwork) > coveredTitle;
}

const coveredTitle = 0.5;

// A panel under a title that has one itself ends where that does, and its content keeps off its edges.
function withinTitlePanel(anatomy: Anatomy): Anatomy {
  const { layout, title, contentBox, body } = anatomy;
  if (layout.panel !== undefined && title && title.fill === undefined)
    return { ...anatomy, panelBox: boundsOf(title.box, contentBox) };
  if (
    layout.panel === undefined ||
    title?.fill === undefined ||
    contentBox.y < bottomOf(title.box) - panelGap
  )
    return anatomy;
  const top = Math.max(contentBox.y, bottomOf(title.box)) + panelPadding;
  const inner = boxOf(
    title.box.x + panelPadding,
    top,
    title.box.width - 2 * panelPadding,
    bottomOf(contentBox) - panelEnds - top,
  );
  const ends = panelEnds - panelMargin;
  const panelBox = boxOf(
    title.box.x + panelMargin,
    inner.y - ends,
    title.box.width - 2 * panelMargin,
    inner.height + 2 * ends,
  );
  const moved = body && { ...body, box: inner, ownBox: ownBoxOf(body) };
  return { ...anatomy, contentBox: inner, panelBox, ...(moved && { body: moved }) };
}

function boundsOf(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(rightOf(one), rightOf(other));
  return boxOf(left, top, right - left, Math.max(bottomOf(one), bottomOf(other)) - top);
}

const panelPadding = inches(0.38);
/** Above and below content on its panel: with less, rows and boxes touch its edges. */
const panelEnds = inches(0.24);

/** Returns a title in a place at the top of a page. */
export function asHeading(title: Placeholder, box: Box): Placeholder {
  const levels = title.levels.map((level) => ({
    ...level,
    size: points(Math.min(level.size, headingSize)),
    alignment: level.alignment === "end" ? ("start" as const) : level.alignment,
  }));
  const moved = { ...title, box, ownBox: ownBoxOf(title), levels };
  return moved;
}

const panelGap = inches(0.1);

/** Returns what artwork and footers leave of a page: what is drawn along its edges is gone round, in its middle it lies beneath. */
export function freeOfArtwork(page: Box, { layout, footer, slideNumber }: Anatomy): Box {
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

/** Returns a page of content whose lists look like all else that is said: without a place that would set them otherwise. */
export function forPoints(anatomy: Anatomy): Anatomy {
  return withoutHeadedBody(withoutFilledBody(anatomy));
}

// A panel that only lists had would set them off from all other pages.
function withoutFilledBody({ body, ...anatomy }: Anatomy): Anatomy {
  const isFilled = body?.fill !== undefined && body.fill !== anatomy.layout.background;
  return body && !isFilled ? { ...anatomy, body } : anatomy;
}

// Where the first level of a place is a heading, and lists begin with the second, points in it would all be headings.
function withoutHeadedBody({ body, ...anatomy }: Anatomy): Anatomy {
  const [first, second] = body?.levels ?? [];
  const isHeaded = first?.bold && !first.bullet && second?.bullet && !second.bold;
  if (!isHeaded) return body ? { ...anatomy, body } : anatomy;
  return { ...anatomy, layout: { ...anatomy.layout, textColor: second.color } };
}
