/** How the lines of a paragraph stand, in shares of the size of its letters. */
export interface LineFit {
  readonly height: number;
  /** How far they stand higher than CSS would put them. */
  readonly rise: number;
}

/** What the renderer takes for the natural height of every font. */
const assumedHeight = 1.19;

/**
 * Reads the line height that the renderer has set and returns the one that the font asks for; undefined where it is no
 * share of the font, but points. Lines closer than natural lose the space above them (as in PowerPoint), while CSS takes
 * half of it from below.
 */
export function fitLines(rendered: string, naturalHeight: number): LineFit | undefined {
  if (!/^\d*\.?\d+$/.test(rendered)) return undefined;
  // Cells without a spacing of their own are given "1", and mean it of the font.
  const share = rendered === "1" ? 1 : Number(rendered) / assumedHeight;
  const missing = Math.max(0, 1 - share);
  return { height: share * naturalHeight, rise: missing < 0.005 ? 0 : (missing * naturalHeight) / 2 };
}
