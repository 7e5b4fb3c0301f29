import type { PathGeometry, PlacedElement, RichText } from "@lectern/deck";
import type { HeadedScale } from "../../parts/headed-words.ts";

/** A card as forms set it. */
export interface CardContent {
  /** On the slide, from 1 on: for names. */
  readonly number: number;
  readonly heading: string;
  readonly text?: RichText | undefined;
  readonly icon?: PathGeometry | undefined;
}

/** Where a card stands: from the start edge and the top of the canvas. */
export interface Cell {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cards set in a form. */
export interface CardSetting {
  readonly scale: HeadedScale;
  /** How much of its room the fullest card needs, 0 to 1. */
  readonly fill: number;
  /** Whether no heading leaves a crumb on its last line. */
  readonly endsWell: boolean;
  readonly draw: () => readonly PlacedElement[];
}
