import type { Color } from "../color.ts";
import { rectangle, type Shape, turned } from "../file/shape.ts";
import { inches, type Size, slideSize } from "../grid.ts";
import { arcs } from "./arcs.ts";
import { bands } from "./bands.ts";
import { circles } from "./circles.ts";
import { contours } from "./contours.ts";
import { dots } from "./dots.ts";
import type { Motif } from "./motif.ts";
import type { MotifName } from "./motif-name.ts";
import { squares } from "./squares.ts";

const motifs: Readonly<Record<MotifName, Motif>> = { arcs, bands, circles, contours, dots, squares };

// Text ends with column 8 of the grid at 8.556 in; footers begin at 7.0 in.
const coverFrame: Size = { width: slideSize.width - inches(8.8), height: slideSize.height };
const panelFrame: Size = { width: inches(1.95), height: inches(2.55) };
const upperFrame: Size = { width: slideSize.width - inches(9.2), height: inches(6.1) };

/** In how many ways the figure of a cover can stand. */
export const coverArrangements = 4;

/**
 * Returns the figure of a cover on a block of a colour, in one of the ways that there are: large or less so, rising from the lower
 * end corner or hanging from the upper one.
 */
export function coverMotif(name: MotifName, color: Color, arrangement: number): readonly Shape[] {
  const share = arrangement < 2 ? 1 : smallShare;
  const frame = {
    width: Math.round(coverFrame.width * share),
    height: Math.round(coverFrame.height * share),
  };
  const shapes = inLowerEndCorner(motifs[name](frame), frame);
  const block = rectangle("Block", { x: slideSize.width - coverFrame.width, y: 0, ...coverFrame }, color);
  return [block, ...(arrangement % 2 === 0 ? shapes.map(turned) : shapes)];
}

const smallShare = 0.8;

/** Returns the figure of sections and closings: smaller, hanging from the upper end corner, clear of the footer. */
export function upperMotif(name: MotifName): readonly Shape[] {
  return inLowerEndCorner(motifs[name](upperFrame), upperFrame).map(turned);
}

/** Returns the figure of a panel at the page's start, whose words are light or dark: small, in the panel's lower end corner. */
export function panelMotif(name: MotifName, panelEnd: number, ground: Ground): readonly Shape[] {
  const shapes = inLowerEndCorner(motifs[name](panelFrame), panelFrame, panelEnd);
  return ground.isDark ? shapes.map(inLightInk) : shapes;
}

/** What a figure is drawn on. */
export interface Ground {
  /** On a page with dark words. */
  readonly isDark: boolean;
}

/** A block of a colour at the page's end. */
export interface BlockPlace extends Ground {
  /** In inches from the page's start. */
  readonly start: number;
  /** The figure rises from its foot or hangs in it, in turn. */
  readonly turn: number;
}

/** Returns a block of a colour at the page's end, as high as the page, with the figure in it. */
export function blockMotif(
  name: MotifName,
  color: Color,
  { isDark, start, turn }: BlockPlace,
): readonly Shape[] {
  const x = inches(start);
  const frame: Size = { width: slideSize.width - x, height: slideSize.height };
  const shapes = inLowerEndCorner(motifs[name](frame), frame);
  const inked = isDark ? shapes.map(inLightInk) : shapes;
  return [rectangle("Block", { x, y: 0, ...frame }, color), ...(turn % 2 === 0 ? inked : inked.map(turned))];
}

/** What is drawn in the ink of a page has, in a dark place of it, the colour of its ground. */
function inLightInk(shape: Shape): Shape {
  const { fill, line } = shape;
  return {
    ...shape,
    ...(fill && !("kind" in fill) && { fill: lightened(fill) }),
    ...(line && !("kind" in line.color) && { line: { ...line, color: lightened(line.color) } }),
  };
}

function lightened(color: Color): Color {
  return color.scheme === "tx1" ? { ...color, scheme: "bg1" } : color;
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
