import type { Emu, LineSpacing, Points, Spacing } from "@lectern/deck";

/** A stretch of text with all that its width depends on. */
export interface BreakableRun {
  readonly text: string;
  readonly size: Points;
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly letterSpacing?: Points;
}

/** A paragraph with all that its lines depend on. */
export interface BreakableParagraph {
  readonly runs: readonly BreakableRun[];
  readonly marginStart: Emu;
  readonly indent: Emu;
  readonly bullet: boolean;
  readonly lineSpacing: LineSpacing;
  readonly spaceBefore: Spacing;
  readonly spaceAfter: Spacing;
}

/** A paragraph in lines: places in the runs' joined text, sizes in EMU at single spacing. */
export interface BrokenParagraph {
  readonly lines: readonly {
    readonly start: number;
    readonly end: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** False where a width is an estimate. */
  readonly widthsExact: boolean;
}

/** Breaks a paragraph into the lines that it takes in a width; what measures text elsewhere is handed in as this. */
export type BreakText = (paragraph: BreakableParagraph, width: Emu) => BrokenParagraph;
