import { element, inOnePiece, type Xml, type XmlChild } from "@lectern/ooxml";

/** Returns a shape tree whose own id is 1 (ISO 29500-1, 19.3.1.45). */
export function shapeTree(...children: XmlChild[]): Xml {
  return element("p:spTree", undefined, treeProperties, children);
}

/** The colour map of slides and notes that follow their master's (19.3.1.7). */
export const masterColorMap = inOnePiece(element("p:clrMapOvr", undefined, element("a:masterClrMapping")));

const treeProperties = [
  element(
    "p:nvGrpSpPr",
    undefined,
    element("p:cNvPr", { id: 1, name: "" }),
    element("p:cNvGrpSpPr"),
    element("p:nvPr"),
  ),
  element(
    "p:grpSpPr",
    undefined,
    element(
      "a:xfrm",
      undefined,
      element("a:off", { x: 0, y: 0 }),
      element("a:ext", { cx: 0, cy: 0 }),
      element("a:chOff", { x: 0, y: 0 }),
      element("a:chExt", { cx: 0, cy: 0 }),
    ),
  ),
].map(inOnePiece);
