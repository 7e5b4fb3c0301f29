import type { PlacedShape } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { noFill, solidFill } from "./color.ts";
import { geometryElement } from "./geometry.ts";
import { lineElement } from "./line.ts";
import { namespaces } from "./names.ts";
import { plainParagraphs } from "./paragraph.ts";
import type { SlideScope } from "./slide-scope.ts";
import { hasText, textBody } from "./text-body.ts";
import { transform } from "./transform.ts";

const decorativeExtension = "{C183D7F6-B498-43B3-948B-1728B52AA6E4}";

/** Returns a native shape: a connector for a line, else an sp (19.3.1.43, 19.3.1.19). */
export function shapeElement(shape: PlacedShape, scope: SlideScope): Xml {
  return shape.geometry === "line" ? connector(shape, scope) : autoShape(shape, scope);
}

function autoShape(shape: PlacedShape, scope: SlideScope): Xml {
  const { text } = shape;
  const isTextBox = text !== undefined && !shape.fill && !shape.line;
  const nonVisual = element(
    "p:nvSpPr",
    undefined,
    drawingProperties(shape, scope),
    isTextBox ? textBoxProperties : plainProperties,
    noApplicationProperties,
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
    connectorProperties,
    noApplicationProperties,
  );
  return element("p:cxnSp", undefined, nonVisual, shapeProperties(shape));
}

function shapeProperties(shape: PlacedShape): Xml {
  const { box, geometry, fill, line, flipped = false } = shape;
  const isPath = typeof geometry !== "string";
  return element(
    "p:spPr",
    undefined,
    transform(box, { flipped }),
    geometryElement(shape),
    geometry === "line" ? undefined : fill ? solidFill(fill) : noFill,
    lineElement("a:ln", line, isPath ? "round" : undefined),
  );
}

function drawingProperties({ name, description, text }: PlacedShape, scope: SlideScope): Xml {
  const isDecoration = description === undefined && !(text && hasText(text));
  return element(
    "p:cNvPr",
    { id: scope.nextShapeId(), name, descr: description },
    isDecoration && decorative,
  );
}

const textBoxProperties = element("p:cNvSpPr", { txBox: true });
const plainProperties = element("p:cNvSpPr");
const connectorProperties = element("p:cNvCxnSpPr");
const noApplicationProperties = element("p:nvPr");

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
