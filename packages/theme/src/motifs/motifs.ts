import { type Shape, turned } from "../file/shape.ts";
import { inches, type Size, slideSize } from "../grid.ts";
import { arcs } from "./arcs.ts";
import { bands } from "./bands.ts";
import { circles } from "./circles.ts";
import { contours } from "./contours.ts";
import { dots } from "./dots.ts";
import type { Motif } from "./motif.ts";
import { squares } from "./squares.ts";

/** The figures that there are. */
export type MotifName = "arcs" | "bands" | "circles" | "contours" | "dots" | "squares";

const motifs: Readonly<Record<MotifName, Motif>> = { arcs, bands, circles, contours, dots, squares };

// Text ends with column 8 of the grid at 8.556 in; footers begin at 7.0 in.
const coverFrame: Size = { width: slideSize.width - inches(8.8), height: slideSize.height };
const panelFrame: Size = { width: inches(1.95), height: inches(2.55) };
const upperFrame: Size = { width: slideSize.width - inches(9.2), height: inches(6.1) };

/** In how many ways the figure of a cover can stand. */
export const coverArrangements = 4;

/**
 * Returns the figure of a cover in one of the ways that there are: large or less so, rising from the lower end corner or hanging
 * from the upper one.
 */
export function coverMotif(name: MotifName, arrangement: number): readonly Shape[] {
  const share = arrangement < 2 ? 1 : smallShare;
  const frame = {
    width: Math.round(coverFrame.width * share),
    height: Math.round(coverFrame.height * share),
  };
  const shapes = inLowerEndCorner(motifs[name](frame), frame);
  return arrangement % 2 === 0 ? shapes.map(turned) : shapes;
}

const smallShare = 0.8;

/** Returns the figure of sections and closings: smaller, hanging from the upper end corner, clear of the footer. */
export function upperMotif(name: MotifName): readonly Shape[] {
  return inLowerEndCorner(motifs[name](upperFrame), upperFrame).map(turned);
}

/** Returns the figure of a panel at the page's start: small, in the panel's lower end corner. */
export function panelMotif(name: MotifName, panelEnd: number): readonly Shape[] {
  return inLowerEndCorner(motifs[name](panelFrame), panelFrame, panelEnd);
}

function inLowerEndCorner(
  shapes: readonly Shape[],
  frame: Size,
  end: number = slideSize.width,
): readonly Shape[] {
  const x = end - frame.width;
  const y = slideSize.height - frame.height;
  return shapes.map((shape) => ({ ...shape, box: { ...shape.box, x: shape.box.x + x, y: shape.box.y + y } }));
}
