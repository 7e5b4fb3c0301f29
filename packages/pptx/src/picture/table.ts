import { childElements, firstElement, type XmlElement } from "@lectern/ooxml";
import { fillOf } from "../read/fill.ts";
import { booleanAttribute, integerAttribute } from "../read/package/attributes.ts";
import { lineAttributes } from "./line.ts";
import { fillAttributes, paintOf } from "./paint.ts";
import { type Area, type PictureScope, toPixels } from "./scope.ts";
import { rounded, type Svg, svg } from "./svg.ts";
import { drawText, plainStyles } from "./text.ts";

/** Returns a table (ISO 29500-1, 21.1.3.13 tbl) that begins at 0, 0; what its style would add is not drawn. */
export function drawTable(table: XmlElement, scope: PictureScope): Svg {
  const widths = childElements(firstElement(table, "tblGrid"), "gridCol").map((column) =>
    toPixels(integerAttribute(column, "w") ?? 0),
  );
  const rows = childElements(table, "tr");
  const heights = rows.map((row) => toPixels(integerAttribute(row, "h") ?? 0));
  const total = sumOf(widths);
  const isMirrored = booleanAttribute(firstElement(table, "tblPr"), "rtl") === true;
  return rows
    .flatMap((row, rowIndex) =>
      childElements(row, "tc").map((cell, column) => {
        if (booleanAttribute(cell, "hMerge") || booleanAttribute(cell, "vMerge")) return "";
        const across = integerAttribute(cell, "gridSpan") ?? 1;
        const down = integerAttribute(cell, "rowSpan") ?? 1;
        const width = sumOf(widths.slice(column, column + across));
        const height = sumOf(heights.slice(rowIndex, rowIndex + down));
        const start = sumOf(widths.slice(0, column));
        const x = isMirrored ? total - start - width : start;
        const y = sumOf(heights.slice(0, rowIndex));
        const place = `translate(${rounded(x)} ${rounded(y)})`;
        return svg("g", { transform: place }, drawCell(cell, { width, height }, scope));
      }),
    )
    .join("");
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

function drawCell(cell: XmlElement, area: Area, scope: PictureScope): Svg {
  const properties = firstElement(cell, "tcPr");
  const { width, height } = area;
  const paint = paintOf(fillOf(properties), area, scope);
  const ground = paint
    ? svg("rect", { width, height, "shape-rendering": "crispEdges", ...fillAttributes(paint) })
    : "";
  const edges = [
    edge(firstElement(properties, "lnT"), [0, 0, width, 0], scope),
    edge(firstElement(properties, "lnB"), [0, height, width, height], scope),
    edge(firstElement(properties, "lnL"), [0, 0, 0, height], scope),
    edge(firstElement(properties, "lnR"), [width, 0, width, height], scope),
  ];
  const body = firstElement(cell, "txBody");
  const words = body
    ? drawText({ body, bodies: [asBody(properties)], styles: plainStyles(body, scope), area }, scope)
    : "";
  return [ground, ...edges, words].join("");
}

function edge(
  line: XmlElement | undefined,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  scope: PictureScope,
): Svg {
  const length = { width: Math.abs(x2 - x1) || 1, height: Math.abs(y2 - y1) || 1 };
  const stroke = lineAttributes(line, paintOf(fillOf(line), length, scope), scope);
  return stroke ? svg("line", { x1, y1, x2, y2, ...stroke }) : "";
}

/** The margins and the anchor of a cell under the names that a text body has for them. */
function asBody(properties: XmlElement | undefined): XmlElement | undefined {
  if (!properties) return undefined;
  const { marL, marT, marR, marB, anchor } = properties.attributes;
  const stated = Object.entries({ lIns: marL, tIns: marT, rIns: marR, bIns: marB, anchor });
  const attributes = Object.fromEntries(
    stated.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { ...properties, attributes, children: [] };
}
