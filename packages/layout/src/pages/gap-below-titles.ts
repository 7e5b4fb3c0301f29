import { inches, type Outline, type Placeholder } from "@lectern/deck";
import { bottomOf, boxOf, insideOf } from "../geometry.ts";
import { type Anatomy, headroom, isSeen } from "../template/anatomy.ts";
import type { ChosenLayouts } from "../template/layouts/chosen-layouts.ts";
import { hasContentTitle } from "./even-titles.ts";
import { titleHeightOf, titleSizeOf } from "./headline.ts";
import { contentTitleLines } from "./to-pages.ts";

/** A page gives no more of its room for it. */
const mostLowered = inches(0.3);
const leastLowered = inches(0.03);

/**
 * Returns layouts whose content keeps off the deck's highest title: where a place for titles ends on that for content, two
 * lines in it would touch what stands below. Content begins at the same height on all pages; lists in places of the template
 * stay there.
 */
export function withGapBelowTitles(layouts: ChosenLayouts, { slides }: Outline): ChosenLayouts {
  const titles = slides.filter(hasContentTitle).map(({ title }) => title);
  const spaced = (anatomy: Anatomy) => withGap(anatomy, titles);
  return {
    ...layouts,
    content: spaced(layouts.content),
    rows: spaced(layouts.rows),
    closing: spaced(layouts.closing),
  };
}

function withGap(anatomy: Anatomy, titles: readonly string[]): Anatomy {
  const { title, titleBox, contentBox: box } = anatomy;
  // A title that stands beside what is said, or far above it, is not in its way.
  if (!title || titleBox.y + titleBox.height / 2 > box.y) return anatomy;
  const ends = isSeen(title)
    ? [bottomOf(titleBox) + headroom]
    : titles.map((one) => textBottom(one, anatomy, title) + gapBelow(one, anatomy));
  const lowered = Math.round(Math.min(mostLowered, Math.max(...ends) - box.y));
  if (!(lowered >= leastLowered)) return anatomy;
  return { ...anatomy, contentBox: boxOf(box.x, box.y + lowered, box.width, box.height - lowered) };
}

/** Half the height of its letters, so that what is below it is told from its next line. */
function gapBelow(title: string, anatomy: Anatomy): number {
  const size = titleSizeOf(title, anatomy, contentTitleLines) ?? 0;
  return Math.max(headroom, 0.5 * size * emuPerPoint);
}

const emuPerPoint = 12_700;

// A title that has to be cut fills its place.
function textBottom(text: string, anatomy: Anatomy, { insets, anchor }: Placeholder): number {
  const room = insideOf(anatomy.titleBox, insets);
  const height = titleHeightOf(text, anatomy, contentTitleLines) ?? room.height;
  switch (anchor) {
    case "top":
      return room.y + height;
    case "middle":
      return room.y + (room.height + height) / 2;
    case "bottom":
      return bottomOf(room);
  }
}
