import {
  type Box,
  emu,
  type Insets,
  type PlacedPlaceholder,
  type Placeholder,
  points,
  type TemplateLayout,
} from "@lectern/deck";
import { boxOf, insideOf } from "../geometry.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf } from "../text/lines/measure-placed-text.ts";
import { fillPlaceholder, lookOf, plainParagraph, smallestText } from "./place-text.ts";

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
  const { box, insets } = placeholder;
  // In a box that is hardly higher than its line, the insets are what does not fit.
  const tight = { ...insets, top: emu(0), bottom: emu(0) };
  const { size } = levelOf(look, 0);
  const fitIn = (candidate: string, own: Insets) => {
    const room = insideOf(box, own);
    const fitted = fitText((each) => [plainParagraph(candidate, each)], {
      sizes: [
        size,
        points(
          Math.max(
            placeholder.type === "ftr" ? leastFooter : smallestText,
            Math.floor(size * leastLabelShare),
          ),
        ),
      ].filter((each) => each <= size),
      room,
      look,
      maximumLines: 1,
    });
    if (!fitted || fitted.measure.width * allowance > room.width) return undefined;
    return own === insets ? fitted : { ...fitted, insets: own };
  };
  const fit = (candidate: string) => fitIn(candidate, insets) ?? fitIn(candidate, tight);
  const [opening = ""] = text.split(partEnds);
  const fitted = fit(text) ?? (opening === "" ? undefined : fit(opening));
  return fitted && fillPlaceholder(placeholder, fitted);
}

/** What misses its room by a hair is set a little smaller. */
const leastLabelShare = 0.85;
const leastFooter = 6;

const partEnds = /\s*[:：]\s|\s[–—|·]\s/u;

// Kickers are often set in capitals and spaced out, which a layout's text style does not tell.
const kickerAllowance: Allowance = 1.25;

/** Places a line above the title, as far as the layout has a place and room for it. */
export function placeKicker(label: string, { kicker, layout }: Anatomy): PlacedPlaceholder | undefined {
  if (!kicker) return undefined;
  const placed = placeLabel(label, kicker, layout, kickerAllowance);
  if (placed && isWhole(placed, label)) return placed;
  for (const share of raises) {
    const box = raised(kicker.box, share);
    const higher = placeLabel(label, { ...kicker, box }, layout, kickerAllowance);
    if (higher && isWhole(higher, label)) return { ...higher, inheritsBox: false };
  }
  return placed;
}

function isWhole({ text }: PlacedPlaceholder, label: string): boolean {
  return text.paragraphs.every(({ runs }) => runs.map((run) => run.text).join("") === label);
}

/** Of a place's height, how much higher it may become, no more than its line needs: rules stand above it. */
const raises = [0.15, 0.3, 0.45, 0.6];

// Lines of many scripts are higher than those that the place was made for; above it there is room.
function raised({ x, y, width, height }: Box, share: number): Box {
  const more = Math.min(share * height, y / 2);
  return boxOf(x, y - more, width, height + more);
}
