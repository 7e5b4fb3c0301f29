import type { Illustration, PathGeometry, PlacedElement, RichText, Status } from "@lectern/deck";
import type { HeadedScale } from "../../parts/headed-words.ts";
import type { Surface } from "../../parts/surface.ts";
import type { FigurePicture } from "../figures/picture.ts";

/** A card, or a figure, as forms set it. */
export interface CardContent {
  /** On the slide, from 1 on: for names. */
  readonly number: number;
  readonly heading: string;
  readonly text?: string | RichText | undefined;
  readonly icon?: PathGeometry | undefined;
  /** What it is about in colour, in place of the icon. */
  readonly illustration?: Illustration | undefined;
  /** Its figure, which stands large. */
  readonly value?: string | undefined;
  /** Whether its figure is the one to look at. */
  readonly isMarked?: boolean;
  readonly status?: Status | undefined;
  /** Makes what shows how much its figure is, for a place of a width on a surface; undefined where it has no room. */
  readonly picture?: ((width: number, surface: Surface) => FigurePicture | undefined) | undefined;
}

/** Where a card stands: from the start edge and the top of the canvas. */
export interface Cell {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes in points. */
export interface CardScale extends HeadedScale {
  /** Of figures; left out where there are none. */
  readonly value?: number;
}

/** Cards set in a form. */
export interface CardSetting {
  readonly scale: CardScale;
  /** How much of its room the fullest card needs, 0 to 1. */
  readonly fill: number;
  /** Whether no heading leaves a crumb on its last line. */
  readonly endsWell: boolean;
  /** How much of the width of the widest card what stands in it takes, 0 to 1; left out: most of it. */
  readonly spread?: number;
  readonly draw: () => readonly PlacedElement[];
}

/** Says whether a card shows a figure or a state, which not every form has a place for. */
export function hasFigure({ value, status, picture }: CardContent): boolean {
  return value !== undefined || status !== undefined || picture !== undefined;
}
