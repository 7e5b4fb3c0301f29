import { type PlacedLine, toEmu } from "@lectern/deck";
import { type LineName, lineElement, type Xml } from "@lectern/ooxml";

/** How the ends and corners of a line are drawn where it says nothing: left out, as PowerPoint does. */
export type LineEnds = "round";

/** Returns the line of an edge under the name that its place asks for: ln, lnT, lnB (ISO 29500-1, 20.1.2.2.24). */
export function placedLine(name: LineName, line: PlacedLine | undefined, ends?: LineEnds): Xml {
  if (!line) return lineElement(name, undefined);
  const { color, width, cap = ends, dash, start, end } = line;
  return lineElement(name, { fill: color, width: toEmu(width), cap, join: ends, dash, start, end });
}
