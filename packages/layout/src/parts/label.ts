import type { Box, PlacedPlaceholder, Placeholder, TemplateLayout } from "@lectern/deck";
import { boxOf, insideOf } from "../geometry.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { fitText } from "../text/fit-text.ts";
import { levelOf } from "../text/measure-placed-text.ts";
import { fillPlaceholder, lookOf, plainParagraph } from "./place-text.ts";

/** How much wider than measured a label may come out: 1 where it comes out as measured. */
type Allowance = number;

/**
 * Fills a placeholder with one line: the text, or where it is too long the part before its first colon or dash; undefined where
 * there is no room for either, since what repeats a title is better left out than cut.
 */
export function placeLabel(
  text: string,
  placeholder: Placeholder,
  layout: TemplateLayout,
  allowance: Allowance = 1,
): PlacedPlaceholder | undefined {
  const look = lookOf(placeholder, layout);
  const room = insideOf(placeholder.box, placeholder.insets);
  const { size } = levelOf(look, 0);
  const fit = (candidate: string) => {
    const fitted = fitText(() => [plainParagraph(candidate, size)], {
      sizes: [size],
      room,
      look,
      maximumLines: 1,
    });
    return fitted && fitted.measure.width * allowance <= room.width ? fitted : undefined;
  };
  const [opening = ""] = text.split(partEnds);
  const fitted = fit(text) ?? (opening === "" ? undefined : fit(opening));
  return fitted && fillPlaceholder(placeholder, fitted);
}

const partEnds = /\s*[:：]\s|\s[–—|·]\s/u;

// Kickers are often set in capitals and spaced out, which a layout's text style does not tell.
const kickerAllowance: Allowance = 1.25;

/** Places a line above the title, as far as the layout has a place and room for it. */
export function placeKicker(label: string, { kicker, layout }: Anatomy): PlacedPlaceholder | undefined {
  if (!kicker) return undefined;
  const placed = placeLabel(label, kicker, layout, kickerAllowance);
  if (placed && isWhole(placed, label)) return placed;
  const higher = placeLabel(label, { ...kicker, box: raised(kicker.box) }, layout, kickerAllowance);
  return higher && isWhole(higher, label) ? { ...higher, inheritsBox: false } : placed;
}

function isWhole({ text }: PlacedPlaceholder, label: string): boolean {
  return text.paragraphs.every(({ runs }) => runs.map((run) => run.text).join("") === label);
}

// Lines of many scripts are higher than those that the place was made for; above it there is room.
function raised({ x, y, width, height }: Box): Box {
  const more = Math.min(0.6 * height, y / 2);
  return boxOf(x, y - more, width, height + more);
}
