import type { HexColor, ThemeSlot } from "./color.ts";
import type { FontPair } from "./font-pair.ts";
import type { MotifName } from "./motifs/motifs.ts";

/**
 * The colours of a variation, one meaning to each slot of the theme:
 *
 * - `dk1` ink: text on paper, near black. `lt1` paper.
 * - `dk2` field: the dominant hue, behind cover, sections, statement and closing, and in table heads.
 * - `lt2` tint: the palest step of the hue, for panels and cards.
 * - `accent1` the accent: a tenth of the page at most. Large text on the field; darken it before it is text on paper.
 * - `accent2` the second colour: 4.5:1 on paper and tint, so it may be text there as it is.
 * - `accent1` to `accent6`, in this order: the data sequence, apart from each other in greyscale.
 * - `hlink`, `folHlink`: links on paper; on the field the colour map sends both to the tint.
 *
 * Quiet text is `tx1` at 65 % luminance + 35 % on paper, `tx2` at 85 % on the field (see `surface.ts`).
 */
export type Palette = Readonly<Record<ThemeSlot, HexColor>>;

/** One look of the built-in template: colours, fonts and the figure on cover, sections and closing. */
export interface Variation {
  /** Lower case, one word: "harbor". */
  readonly name: string;
  /** A few words for people who choose. */
  readonly description: string;
  readonly palette: Palette;
  readonly fonts: FontPair;
  readonly motif: MotifName;
  /** Whether covers, sections and closings stand on the dominant hue or stay on paper under a rule of the accent. */
  readonly field: "hue" | "paper";
}
