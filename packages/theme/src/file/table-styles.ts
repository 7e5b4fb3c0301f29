import { element, schemeColor, solidFill, type Xml } from "@lectern/ooxml";
import type { Color } from "../color.ts";
import { points } from "../grid.ts";
import { rootNamespaces } from "./namespaces.ts";

/** The id of the table style that every new table in the template gets. */
export const tableStyleId = "{5E0B1F4A-7C3D-4E52-9A86-1D4C7B2F9E30}";

type Edge = "left" | "right" | "top" | "bottom" | "insideH" | "insideV";

const ink: Color = { scheme: "tx1" };
const head: Color = { scheme: "tx2" };
const hairline: Color = { scheme: "bg2", luminanceModulation: 0.85 };
const edges: readonly Edge[] = ["left", "right", "top", "bottom", "insideH", "insideV"];

/** Returns the root element of the table styles part (ISO 29500-1, 20.1.4.2.27 tblStyleLst): a dark head, hairlines, no boxes. */
export function tableStylesPart(): Xml {
  return element(
    "a:tblStyleLst",
    { "xmlns:a": rootNamespaces["xmlns:a"], def: tableStyleId },
    element(
      "a:tblStyle",
      { styleId: tableStyleId, styleName: "Lectern" },
      element(
        "a:wholeTbl",
        {},
        textXml(ink),
        cellXml({ insideH: [hairline, 0.75], bottom: [hairline, 0.75] }, undefined),
      ),
      element("a:band1H", {}, element("a:tcStyle", {}, element("a:tcBdr"), fillXml({ scheme: "bg2" }))),
      element("a:lastCol", {}, textXml(ink, true), emptyCell()),
      element("a:firstCol", {}, textXml(ink, true), emptyCell()),
      element(
        "a:lastRow",
        {},
        textXml(ink, true),
        element("a:tcStyle", {}, element("a:tcBdr", {}, edgeXml("top", [ink, 1.5]))),
      ),
      element(
        "a:firstRow",
        {},
        textXml({ scheme: "bg1" }, true),
        element("a:tcStyle", {}, element("a:tcBdr"), fillXml(head)),
      ),
    ),
  );
}

type Line = readonly [color: Color, width: number];

function cellXml(lines: Partial<Record<Edge, Line>>, fill: Color | undefined): Xml {
  return element(
    "a:tcStyle",
    {},
    element(
      "a:tcBdr",
      {},
      edges.map((edge) => edgeXml(edge, lines[edge])),
    ),
    fill === undefined ? element("a:fill", {}, element("a:noFill")) : fillXml(fill),
  );
}

function edgeXml(edge: Edge, line: Line | undefined): Xml {
  if (line === undefined) return element(`a:${edge}`, {}, element("a:ln", {}, element("a:noFill")));
  const [color, width] = line;
  return element(`a:${edge}`, {}, element("a:ln", { w: points(width), cmpd: "sng" }, solidFill(color)));
}

function emptyCell(): Xml {
  return element("a:tcStyle", {}, element("a:tcBdr"));
}

function fillXml(color: Color): Xml {
  return element("a:fill", {}, solidFill(color));
}

function textXml(color: Color, bold = false): Xml {
  return element(
    "a:tcTxStyle",
    { b: bold ? "on" : undefined },
    element("a:fontRef", { idx: "minor" }, element("a:prstClr", { val: "black" })),
    schemeColor(color),
  );
}
