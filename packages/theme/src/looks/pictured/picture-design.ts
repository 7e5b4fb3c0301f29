import type { Figure, Frame } from "../../art/drawing/figure.ts";
import type { Circle } from "../../art/graphic/pen.ts";
import type { Fit, Ramp, Thing } from "../../art/things/thing.ts";
import { type ColorMap, schemeOf, type ThemeSlot } from "../../color.ts";
import type { Drawn } from "../../file/shape.ts";
import type { Surface } from "../../file/surface.ts";

/** Where a page has its picture: from so many units on to its end edge, over its whole height. */
export interface PictureRoom {
  readonly left: number;
  /** Which of the pages with a picture it is, from 0: the grounds take turns. */
  readonly turn: number;
  /** By which art is arranged. */
  readonly arrangement: number;
}

/** How a page with a picture of its own looks. */
export interface PictureDesign {
  /** The ground of what is said. */
  readonly surface: Surface;
  /** What stands behind the picture and stays where the picture is taken away. */
  readonly behind: readonly Drawn[];
  /** Where the picture stands. */
  readonly fit: Fit;
  /** Draws the picture. */
  readonly draw: (thing: Thing, fit: Fit) => Figure;
}

/** Draws pages with a picture in the manner of a look. */
export type Pictured = (room: PictureRoom) => PictureDesign;

/** Returns the colours of a drawing on pages with a map, by their slots of the theme from dark to light. */
export function rampOn(
  map: ColorMap,
  slots: readonly [ThemeSlot, ThemeSlot, ThemeSlot, ThemeSlot, ThemeSlot],
): Ramp {
  const color = (slot: ThemeSlot) => ({ scheme: schemeOf(slot, map) });
  const [darkest, dark, middle, light, lightest] = slots;
  return [color(darkest), color(dark), color(middle), color(light), color(lightest)];
}

/** Returns the square around a circle, or around so much of it. */
export function squareIn({ x, y, radius }: Circle, share = 1): Frame {
  const reach = radius * share;
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** Returns the middle of a room, a little above that of the page. */
export function middleOf({ left }: PictureRoom): { readonly x: number; readonly y: number } {
  return { x: (left + 1280) / 2, y: 350 };
}
