import type { DesignStyle, Direction, Size, Template } from "@lectern/deck";
import type { ChosenLayouts } from "../template/layouts/chosen-layouts.ts";
import type { VariantAnatomy } from "../template/layouts/layout-variants.ts";
import type { ToDigits } from "../text/numbers/own-digits.ts";

/** What every composition works with. */
export interface Stage {
  readonly layouts: ChosenLayouts;
  readonly slideSize: Size;
  readonly direction: Direction;
  /** How shapes of our own look on the template's pages. */
  readonly style: DesignStyle;
  /** What cards can show in colour. */
  readonly illustrations: NonNullable<Template["illustrations"]>;
  /** Pages of the template that are drawn once more. */
  readonly variants: readonly VariantAnatomy[];
  /** Whether the template is one of ours, whose places may move with what a page says. */
  readonly isOwnLook: boolean;
  /** BCP 47 tag of the deck's main language. */
  readonly language: string;
  /** Writes page numbers and numerals. */
  readonly toDigits: ToDigits;
}
