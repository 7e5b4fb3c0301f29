import { inches, type OutlineSlide, type Placeholder } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, insideOf, intersectionOf } from "../geometry.ts";
import { type Anatomy, isSeen, ownBoxOf } from "../template/anatomy.ts";
import type { ChosenLayouts } from "../template/layouts/chosen-layouts.ts";
import type { ColumnLayout } from "../template/layouts/column-layout.ts";
import { rememberLatest } from "../text/lines/remember-latest.ts";
import { singleLineHeight, titleHeightOf } from "./headline.ts";
import { contentTitleLines } from "./to-pages.ts";

/**
 * Returns layouts for a slide by its title: below one line, content begins as far from it as it does below two, and below two it
 * keeps off them; in a closing, below whatever lines its title takes. A page with something drawn or placed in between
 * stays as it is. A whole title has no page number after it: all of its slide is on one page.
 */
export function raiseContent(
  layouts: ChosenLayouts,
  { kind, title }: Pick<OutlineSlide, "kind" | "title">,
  isWhole = false,
): ChosenLayouts {
  const moved = kind === "closing" ? moveClosing : keepOff;
  const height = kind === "closing" ? undefined : singleLineHeight(title, layouts.rows, isWhole);
  // A title has larger type where what it may take has grown: content keeps off that, too.
  return height === undefined ? moved(moved(layouts, title), title) : raiseAll(layouts, height);
}

function moveClosing(layouts: ChosenLayouts, title: string): ChosenLayouts {
  const height = titleHeightOf(title, layouts.closing, contentTitleLines);
  return height === undefined ? layouts : raiseClosing(layouts, height);
}

const raiseClosing = rememberLatest(
  (layouts: ChosenLayouts, titleHeight: number): ChosenLayouts => ({
    ...layouts,
    closing: keptOff(raise(layouts.closing, titleHeight), titleHeight),
  }),
);

const raiseAll = rememberLatest((layouts: ChosenLayouts, titleHeight: number): ChosenLayouts => {
  const { content, rows, columns } = layouts;
  return {
    ...layouts,
    content: raise(content, titleHeight),
    rows: raise(rows, titleHeight),
    columns: columns.map((column) => raiseColumns(column, titleHeight)),
  };
});

function keepOff(layouts: ChosenLayouts, title: string): ChosenLayouts {
  const height = titleHeightOf(title, layouts.rows, contentTitleLines);
  return height === undefined ? layouts : lowerAll(layouts, height);
}

const lowerAll = rememberLatest((layouts: ChosenLayouts, titleHeight: number): ChosenLayouts => {
  const { content, rows, columns } = layouts;
  const lowered = columns.map((column) => {
    const anatomy = keptOff(column.anatomy, titleHeight);
    return anatomy === column.anatomy ? column : moveColumns(column, anatomy);
  });
  return {
    ...layouts,
    content: keptOff(content, titleHeight),
    rows: keptOff(rows, titleHeight),
    columns: lowered,
  };
});

function keptOff(anatomy: Anatomy, titleHeight: number): Anatomy {
  return moveTop(anatomy, -dropOf(anatomy, titleHeight));
}

/** Between two lines of a title and what stands below them. */
const leastGapOfLines = inches(0.32);
const mostDrop = inches(0.2);
const leastDrop = inches(0.04);

// A page with a rule or anything else drawn below its title has the gap that its maker wants.
function dropOf({ title, titleBox, contentBox, layout }: Anatomy, titleHeight: number): number {
  if (!title || isSeen(title)) return 0;
  const room = insideOf(titleBox, title.insets);
  const below = { top: 0, middle: 0.5, bottom: 1 }[title.anchor] * Math.max(0, room.height - titleHeight);
  const end = room.y + below + titleHeight;
  const between = boxOf(contentBox.x, end, contentBox.width, Math.max(0, contentBox.y - end));
  if (layout.artwork.some((drawn) => areaOf(intersectionOf(drawn, between)) > 0)) return 0;
  const drop = Math.min(mostDrop, leastGapOfLines - (contentBox.y - end));
  return drop < leastDrop ? 0 : Math.floor(drop);
}

const leastRise = inches(0.15);
/** Between a title and what stands below it. */
const leastGap = inches(0.36);

function raise(anatomy: Anatomy, titleHeight: number): Anatomy {
  const { title, contentBox: box, layout } = anatomy;
  const rise = riseOf(anatomy, titleHeight);
  if (!title || rise < leastRise) return anatomy;
  const strip = boxOf(box.x, box.y - rise, box.width, rise);
  const others = layout.placeholders.filter(
    ({ index, type }) => index !== title.index || type !== title.type,
  );
  const drawn = [...layout.artwork, ...others.map(ownBoxOf)];
  const below = others.some(({ box: other }) => other.y < box.y && bottomOf(other) > bottomOf(title.box));
  if (below || drawn.some((taken) => areaOf(intersectionOf(taken, strip)) > 0)) return anatomy;
  return moveTop(anatomy, rise);
}

function moveTop(anatomy: Anatomy, rise: number): Anatomy {
  if (rise === 0) return anatomy;
  const { contentBox: box, body } = anatomy;
  const grown = boxOf(box.x, box.y - rise, box.width, box.height + rise);
  return { ...anatomy, contentBox: grown, ...(body && { body: withTop(body, rise) }) };
}

// Headings and lists have places that belong together.
function raiseColumns(column: ColumnLayout, titleHeight: number): ColumnLayout {
  const anatomy = raise(column.anatomy, titleHeight);
  return anatomy === column.anatomy || column.headings.length > 0 ? column : moveColumns(column, anatomy);
}

function moveColumns(column: ColumnLayout, anatomy: Anatomy): ColumnLayout {
  const rise = column.anatomy.contentBox.y - anatomy.contentBox.y;
  return { ...column, anatomy, bodies: column.bodies.map((body) => withTop(body, rise)) };
}

// Only what hangs from the top of its place leaves room below it.
function riseOf({ title, contentBox, titleBox }: Anatomy, titleHeight: number): number {
  if (!title || isSeen(title) || title.anchor !== "top" || bottomOf(titleBox) > contentBox.y) return 0;
  const free = contentBox.y - titleBox.y - title.insets.top - 1.05 * titleHeight;
  const spare = insideOf(titleBox, title.insets).height - 1.05 * titleHeight;
  return Math.floor(Math.min(spare, free - leastGap));
}

function withTop(placeholder: Placeholder, rise: number): Placeholder {
  const { box } = placeholder;
  const raised = { ...placeholder, box: boxOf(box.x, box.y - rise, box.width, box.height + rise) };
  const moved = { ...raised, ownBox: ownBoxOf(placeholder) };
  return moved;
}
