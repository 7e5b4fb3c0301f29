import type { Shape } from "../file/shape.ts";
import type { Size } from "../grid.ts";

/**
 * Draws a figure for the slide's lower end corner: shapes in a frame whose lower right corner is the slide's.
 * Boxes are counted from the frame's upper left corner and stay inside the frame, so nothing hangs off the slide.
 */
export type Motif = (frame: Size) => readonly Shape[];
