import { type Box, emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { bottomOf, boxOf, insideOf, noInsets, rightOf } from "../../geometry.ts";
import { fitsAtOwnSize } from "../../pages/headline.ts";
import { lowerTitle } from "../../pages/own-page-title.ts";
import type { Stage } from "../../pages/stage.ts";
import { keepsWords } from "../../parts/canvas.ts";
import { createTextShape, paletteOf, shapeLook } from "../../parts/place-text.ts";
import type { Anatomy } from "../../template/anatomy.ts";
import type { Palette } from "../../template/colors/palette.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";

/** Of a title that owns the last page, largest first; the last one for whatever finds no room in the others. */
const ownTitleSizes = [72, 66, 60, 54, 48];
const mostOwnTitleLines = 3;

/**
 * Returns the layout of a closing with its title low and large, as on a cover, and so much of the page's height free below it, in
 * EMU; undefined where the title finds no room. It has `largest` points at the most.
 */
export function lowerClosingTitle(
  title: string,
  reserved: number,
  { layouts: { closing }, direction, isOwnLook }: Stage,
  largest = Number.POSITIVE_INFINITY,
): Anatomy | undefined {
  const setting = { above: 0.5, reserved, direction };
  if (!isOwnLook) return lowerTitle(title, closing, { ...setting, size: 48, above: 0.6 });
  const anatomy = besideArt(closing);
  for (const size of ownTitleSizes.filter((one) => one <= largest)) {
    const large = lowerTitle(title, anatomy, { ...setting, size });
    if (large && fitsAtOwnSize(title, large, mostOwnTitleLines)) return large;
  }
  return lowerTitle(title, anatomy, { ...setting, size: 40 });
}

/** A line that is drawn below titles is no higher than this. */
const mostRule = inches(0.05);

// What is drawn beside the content, or below titles, would be in the way of a title that comes down to it.
function besideArt(closing: Anatomy): Anatomy {
  const { titleBox, contentBox, layout } = closing;
  const left = Math.max(titleBox.x, contentBox.x);
  const width = Math.min(rightOf(titleBox), rightOf(contentBox)) - left;
  const room = boxOf(left, titleBox.y, width, bottomOf(contentBox) - titleBox.y);
  const rules = layout.artwork.filter(
    (drawn) => drawn.height <= mostRule && bottomOf(drawn) > room.y && bottomOf(drawn) <= contentBox.y,
  );
  const inRoom = rules.filter((rule) => rule.x < rightOf(room) && rightOf(rule) > room.x);
  const top = Math.max(room.y, ...inRoom.map((rule) => bottomOf(rule) + inches(0.15)));
  return { ...closing, titleBox: boxOf(left, top, width, titleBox.height) };
}

/** What stands below a title that owns its page. */
export interface WordsBelow {
  readonly name: string;
  /** In points of the first line, largest first. */
  readonly sizes: readonly number[];
  readonly paragraphs: (size: number, inks: Palette) => readonly PlacedParagraph[];
  /** In EMU. */
  readonly most: number;
}

/** Between a title that owns its page and what stands below it. */
export const belowOwnTitle = inches(0.25);

/** Returns the place right below a title that owns its page, so many EMU high. */
export function boxBelowTitle({ titleBox, title }: Anatomy, height: number): Box {
  const { x, width } = insideOf(titleBox, title?.insets ?? noInsets);
  return boxOf(x, bottomOf(titleBox) + belowOwnTitle, width, height);
}

/** Sets words right below a title that owns its page, on its axis where it is centred; undefined where they are too long for that. */
export function setBelowTitle(
  { name, sizes, paragraphs: paragraphsAt, most }: WordsBelow,
  anatomy: Anatomy,
): PlacedElement | undefined {
  const box = boxBelowTitle(anatomy, most);
  const inks = paletteOf(anatomy);
  const look = shapeLook(anatomy);
  const own = anatomy.titleLook?.alignment ?? anatomy.title?.levels[0]?.alignment;
  const alignment = own === "center" ? { alignment: own } : {};
  for (const size of sizes) {
    const paragraphs = paragraphsAt(size, inks).map((paragraph) => ({ ...paragraph, ...alignment }));
    const { height } = measurePlacedText(paragraphs, look, emu(box.width));
    if (height > most || !keepsWords(paragraphs, look, box.width)) continue;
    return createTextShape({ name, box, paragraphs, look, color: inks.text });
  }
  return undefined;
}
