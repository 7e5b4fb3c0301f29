import type { PlacedShape } from "@lectern/deck";
import { element, fillElement, noFill, rememberXml, transform, type Xml } from "@lectern/ooxml";
import type { SlideScope } from "../slide-scope.ts";
import { hasText, textBody } from "../text/text-body.ts";
import { placedGeometry } from "./geometry.ts";
import { drawingIdentity } from "./identity.ts";
import { placedLine } from "./line.ts";

/** Returns a native shape: a connector for a line, else an sp (19.3.1.43, 19.3.1.19). */
export function shapeElement(shape: PlacedShape, scope: SlideScope): Xml {
  return shape.geometry === "line" ? plainLine(shape, scope) : autoShape(shape, scope);
}

function autoShape(shape: PlacedShape, scope: SlideScope): Xml {
  const { text } = shape;
  const isTextBox = text !== undefined && !shape.fill && !shape.line;
  return element(
    "p:sp",
    undefined,
    nonVisual(shape, isTextBox ? "text box" : "shape", scope),
    shapeProperties(shape),
    text && textBody(text, scope.plainParagraphs, scope),
  );
}

function plainLine(shape: PlacedShape, scope: SlideScope): Xml {
  return element("p:cxnSp", undefined, nonVisual(shape, "line", scope), shapeProperties(shape));
}

function shapeProperties(shape: PlacedShape): Xml {
  const { box, geometry, fill, line, flipped, flippedVertically, rotation } = shape;
  const isPath = typeof geometry !== "string" && "commands" in geometry;
  return element(
    "p:spPr",
    undefined,
    transform(box, { flippedHorizontally: flipped, flippedVertically, rotation }),
    placedGeometry(shape),
    geometry === "line" ? undefined : fill ? fillElement(fill) : noFill,
    placedLine("a:ln", line, isPath ? "round" : undefined),
  );
}

type ShapeSort = "text box" | "shape" | "line";

/** A description is somebody's own words, and not remembered. */
function nonVisual(shape: PlacedShape, sort: ShapeSort, scope: SlideScope): Xml {
  const { name, description, text } = shape;
  const isDecoration = description === undefined && !(text && hasText(text));
  const write = description === undefined ? rememberedNonVisual : nonVisualElement;
  return write(sort, scope.writtenIdOf(shape), name, isDecoration, description);
}

/** ISO 29500-1, 19.3.1.34 nvSpPr, 19.3.1.29 nvCxnSpPr. */
function nonVisualElement(
  sort: ShapeSort,
  id: number,
  name: string,
  isDecoration: boolean,
  descr: string | undefined,
): Xml {
  const drawing = drawingIdentity({ id, name, descr, isDecoration });
  const application = element("p:nvPr");
  if (sort === "line") {
    return element("p:nvCxnSpPr", undefined, drawing, element("p:cNvCxnSpPr"), application);
  }
  const own = element("p:cNvSpPr", { txBox: sort === "text box" || undefined });
  return element("p:nvSpPr", undefined, drawing, own, application);
}

const rememberedNonVisual = rememberXml(nonVisualElement);
