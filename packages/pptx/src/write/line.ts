import type { PlacedLine } from "@lectern/deck";
import { element, inOnePiece, rememberXml, type Xml, type XmlChild } from "@lectern/ooxml";
import { noFill, solidFill } from "./color.ts";
import { integer } from "./integer.ts";

const emuPerPoint = 12_700;
const widestLine = 20_116_800;

/** How the ends and corners of a line are drawn: left out, as PowerPoint does. */
export type LineEnds = "round";

/** An edge of a shape, or of a table's cell. */
export type LineName = "a:ln" | "a:lnL" | "a:lnR" | "a:lnT" | "a:lnB";

const noLine = (name: LineName): Xml => inOnePiece(element(name, undefined, noFill));
const noLines: Readonly<Record<LineName, Xml>> = {
  "a:ln": noLine("a:ln"),
  "a:lnL": noLine("a:lnL"),
  "a:lnR": noLine("a:lnR"),
  "a:lnT": noLine("a:lnT"),
  "a:lnB": noLine("a:lnB"),
};

/** Returns the line of an edge under the name that its place asks for: ln, lnT, lnB (ISO 29500-1, 20.1.2.2.24). */
export function lineElement(name: LineName, line: PlacedLine | undefined, ends?: LineEnds): Xml {
  return line ? rememberedLine(name, line.width, solidFill(line.color), ends) : noLines[name];
}

const rememberedLine = rememberXml((name: LineName, width: number, fill: Xml, ends: LineEnds | undefined) => {
  const w = integer(width * emuPerPoint, 0, widestLine);
  return element(name, { w, cap: ends && "rnd" }, fill, join(ends));
});

function join(ends: LineEnds | undefined): XmlChild {
  return ends && element("a:round");
}
