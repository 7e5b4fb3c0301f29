import type { Box, PlacedShape } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { solidFill } from "./color.ts";
import { coordinate, extent, integer } from "./integer.ts";
import { namespaces } from "./names.ts";
import { plainParagraphs } from "./paragraph.ts";
import type { SlideScope } from "./slide-scope.ts";
import { hasText, textBody } from "./text-body.ts";

const emuPerPoint = 12_700;
const widestLine = 20_116_800;
const decorativeExtension = "{C183D7F6-B498-43B3-948B-1728B52AA6E4}";

/** ISO 29500-1, 20.1.10.56 ST_ShapeType. */
const presets: Readonly<Record<PlacedShape["geometry"], string>> = {
  rectangle: "rect",
  roundedRectangle: "roundRect",
  ellipse: "ellipse",
  line: "line",
};

/** Returns a native shape: a connector for a line, else an sp (19.3.1.43, 19.3.1.19). */
export function shapeElement(shape: PlacedShape, scope: SlideScope): Xml {
  return shape.geometry === "line" ? connector(shape, scope) : autoShape(shape, scope);
}

/** Returns where something stands (20.1.7.6), under the name that its place asks for. */
export function transform({ x, y, width, height }: Box): Xml {
  return element(
    "a:xfrm",
    undefined,
    element("a:off", { x: coordinate(x), y: coordinate(y) }),
    element("a:ext", { cx: extent(width), cy: extent(height) }),
  );
}

function autoShape(shape: PlacedShape, scope: SlideScope): Xml {
  const { text } = shape;
  const isTextBox = text !== undefined && !shape.fill && !shape.line;
  const nonVisual = element(
    "p:nvSpPr",
    undefined,
    drawingProperties(shape, scope),
    element("p:cNvSpPr", { txBox: isTextBox ? true : undefined }),
    element("p:nvPr"),
  );
  return element(
    "p:sp",
    undefined,
    nonVisual,
    shapeProperties(shape),
    text && textBody(text, plainParagraphs, scope),
  );
}

function connector(shape: PlacedShape, scope: SlideScope): Xml {
  const nonVisual = element(
    "p:nvCxnSpPr",
    undefined,
    drawingProperties(shape, scope),
    element("p:cNvCxnSpPr"),
    element("p:nvPr"),
  );
  return element("p:cxnSp", undefined, nonVisual, shapeProperties(shape));
}

function shapeProperties({ box, geometry, fill, line }: PlacedShape): Xml {
  return element(
    "p:spPr",
    undefined,
    transform(box),
    element("a:prstGeom", { prst: presets[geometry] }, element("a:avLst")),
    geometry === "line" ? undefined : fill ? solidFill(fill) : element("a:noFill"),
    outline(line),
  );
}

function outline(line: PlacedShape["line"]): Xml {
  if (!line) return element("a:ln", undefined, element("a:noFill"));
  return element("a:ln", { w: integer(line.width * emuPerPoint, 0, widestLine) }, solidFill(line.color));
}

function drawingProperties({ name, description, text }: PlacedShape, scope: SlideScope): Xml {
  const isDecoration = description === undefined && !(text && hasText(text));
  return element(
    "p:cNvPr",
    { id: scope.nextShapeId(), name, descr: description },
    isDecoration && decorative,
  );
}

/** What a screen reader passes over: Office's own extension of 2019. */
const decorative = element(
  "a:extLst",
  undefined,
  element(
    "a:ext",
    { uri: decorativeExtension },
    element("adec:decorative", { "xmlns:adec": namespaces.decorative, val: true }),
  ),
);
