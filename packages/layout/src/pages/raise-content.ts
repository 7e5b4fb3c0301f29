import { inches, type Placeholder } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, insideOf, intersectionOf } from "../geometry.ts";
import { type Anatomy, isSeen, ownBoxOf } from "../template/anatomy.ts";
import type { ChosenLayouts } from "../template/choose-layout.ts";
import type { ColumnLayout } from "../template/column-layout.ts";
import { rememberLatest } from "../text/remember-latest.ts";
import { singleLineHeight, titleHeightOf } from "./headline.ts";
import { contentTitleLines } from "./to-pages.ts";

/**
 * Returns layouts for a slide by its title: below one line, content begins as far from it as it does below two; in a closing,
 * below whatever lines its title takes. A page with
 * something drawn or placed in between stays as it is.
 */
export function raiseContent(layouts: ChosenLayouts, title: string): ChosenLayouts {
  const height = singleLineHeight(title, layouts.rows);
  const raised = height === undefined ? layouts : raiseAll(layouts, height);
  const closingHeight = titleHeightOf(title, layouts.closing, contentTitleLines);
  return closingHeight === undefined ? raised : raiseClosing(raised, closingHeight);
}

const raiseClosing = rememberLatest(
  (layouts: ChosenLayouts, titleHeight: number): ChosenLayouts => ({
    ...layouts,
    closing: raise(layouts.closing, titleHeight),
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

const leastRise = inches(0.15);
/** Between a title and what stands below it. */
const leastGap = inches(0.36);

function raise(anatomy: Anatomy, titleHeight: number): Anatomy {
  const { title, contentBox: box, body, layout } = anatomy;
  const rise = riseOf(anatomy, titleHeight);
  if (!title || rise < leastRise) return anatomy;
  const strip = boxOf(box.x, box.y - rise, box.width, rise);
  const others = layout.placeholders.filter(
    ({ index, type }) => index !== title.index || type !== title.type,
  );
  const drawn = [...layout.artwork, ...others.map(ownBoxOf)];
  const below = others.some(({ box: other }) => other.y < box.y && bottomOf(other) > bottomOf(title.box));
  if (below || drawn.some((taken) => areaOf(intersectionOf(taken, strip)) > 0)) return anatomy;
  const grown = boxOf(box.x, box.y - rise, box.width, box.height + rise);
  return { ...anatomy, contentBox: grown, ...(body && { body: withTop(body, rise) }) };
}

// Headings and lists have places that belong together.
function raiseColumns(column: ColumnLayout, titleHeight: number): ColumnLayout {
  const anatomy = raise(column.anatomy, titleHeight);
  if (anatomy === column.anatomy || column.headings.length > 0) return column;
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
