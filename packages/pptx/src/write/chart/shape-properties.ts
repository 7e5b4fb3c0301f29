import type { PlacedFill, PlacedLine } from "@lectern/deck";
import { element, fillElement, noFill, type Xml, type XmlChild } from "@lectern/ooxml";
import { placedLine } from "../drawing/line.ts";

/** Returns the look of an area in a chart: its fill or none, its edge or none (ISO 29500-1, 21.2.2.197 spPr). */
export function areaProperties(fill: PlacedFill | undefined, edge?: PlacedLine): Xml {
  return shapeProperties(fill ? fillElement(fill) : noFill, placedLine("a:ln", edge));
}

/** Returns the look of a line in a chart. */
export function lineProperties(line: PlacedLine | undefined, ends?: "round"): Xml {
  return shapeProperties(placedLine("a:ln", line, ends));
}

function shapeProperties(...children: XmlChild[]): Xml {
  return element("c:spPr", undefined, children);
}
