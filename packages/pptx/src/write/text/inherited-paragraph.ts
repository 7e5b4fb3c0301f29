import type { Alignment } from "@lectern/deck";

/** What a paragraph inherits, as far as its own properties depend on it. */
export interface InheritedParagraph {
  /** By level; a level beyond the last is aligned to the start. */
  readonly alignments: readonly Alignment[];
  readonly rightToLeft: boolean;
  /** A text box of our own: its lines begin at the start, whatever the presentation's defaults say. */
  readonly isPlain?: boolean;
  /** Its text is bold or italic unless it states that it is not. */
  readonly bold?: boolean;
  readonly italic?: boolean;
}
