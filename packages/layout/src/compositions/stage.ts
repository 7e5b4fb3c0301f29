import type { Direction } from "@lectern/deck";
import type { ChosenLayouts } from "../choose-layout.ts";

/** What every composition works with. */
export interface Stage {
  readonly layouts: ChosenLayouts;
  readonly direction: Direction;
  /** BCP 47 tag of the deck's main language. */
  readonly language: string;
}
