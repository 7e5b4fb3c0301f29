import type { PlacedElement } from "@lectern/deck";
import { inches } from "@lectern/deck";
import type { HeadedScale } from "../../parts/headed-words.ts";

/** A step as forms set it. */
export interface StepContent {
  readonly number: number;
  readonly heading: string;
  readonly text?: string | undefined;
}

/** How the steps of a page are laid out. */
export interface StepPlan {
  /** Columns: the second row has as many at most. */
  readonly inRow: number;
  readonly rowCount: number;
  readonly scale: HeadedScale;
}

/** The steps of a page, set. */
export interface StepSetting {
  readonly scale: HeadedScale;
  /** How much of its room the fullest step needs, 0 to 1. */
  readonly fill: number;
  /** Whether no heading leaves a crumb on its last line. */
  readonly endsWell: boolean;
  readonly draw: () => readonly PlacedElement[];
}

/** Returns the most lines that a step of a width may have: beyond them, rows are easier to read. */
export function mostStepLines(width: number): number {
  return width < inches(2) ? 7 : 9;
}
