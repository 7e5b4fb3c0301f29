import type { Box } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { booleanAttribute } from "./attributes.ts";
import { groupTransform, readFrame, type Transform } from "./geometry.ts";

/** Something that stands in a shape tree; groups are taken apart, boxes are on the slide. */
export interface TreeItem {
  readonly element: XmlElement;
  /** Left out where the element states no frame. */
  readonly box?: Box;
  /** Its p:ph, where it is a placeholder. */
  readonly placeholder?: XmlElement;
}

/** Returns the leaves of the shape tree of a slide, layout or master (ISO 29500-1, 19.3.1.45), hidden ones left out. */
export function readShapeTree(part: XmlElement): TreeItem[] {
  return leavesOf(firstElement(part, "cSld", "spTree"), (box) => box);
}

/** Returns the frame that an element of a shape tree states in its own coordinates. */
export function frameOf(element: XmlElement): Box | undefined {
  return readFrame(firstElement(element, "spPr", "xfrm") ?? firstElement(element, "xfrm"));
}

function leavesOf(parent: XmlElement | undefined, transform: Transform): TreeItem[] {
  return childElements(parent).flatMap((element) => itemsOf(element, transform));
}

function itemsOf(element: XmlElement, transform: Transform): TreeItem[] {
  switch (localName(element.name)) {
    case "sp":
    case "pic":
    case "cxnSp":
    case "graphicFrame":
      return leafOf(element, transform);
    case "grpSp":
      if (isHidden(element)) return [];
      return leavesOf(element, groupTransform(firstElement(element, "grpSpPr", "xfrm"), transform));
    case "AlternateContent":
      return leavesOf(firstElement(element, "Choice") ?? firstElement(element, "Fallback"), transform);
    default:
      return [];
  }
}

function leafOf(element: XmlElement, transform: Transform): TreeItem[] {
  if (isHidden(element)) return [];
  const frame = frameOf(element);
  const placeholder = firstElement(nonVisualProperties(element), "nvPr", "ph");
  return [{ element, ...(frame && { box: transform(frame) }), ...(placeholder && { placeholder }) }];
}

function isHidden(element: XmlElement): boolean {
  return booleanAttribute(firstElement(nonVisualProperties(element), "cNvPr"), "hidden") === true;
}

/** The first child of every drawing element is its non-visual properties: nvSpPr, nvPicPr, nvGrpSpPr … */
function nonVisualProperties(element: XmlElement): XmlElement | undefined {
  return childElements(element).find(({ name }) => localName(name).startsWith("nv"));
}
