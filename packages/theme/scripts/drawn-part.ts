/** A part of a drawing: its colour, by which it gets its tone, and its outline as path data of SVG. */
export interface DrawnPart {
  readonly color: string;
  readonly path: string;
}
