import type { Box } from "@lectern/deck";
import { childElements, descendantElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { fillOf } from "./fill.ts";
import { groupTransform, readFrame, readUnturnedFrame, type Transform } from "./geometry.ts";
import { booleanAttribute } from "./package/attributes.ts";

/** Something that stands in a shape tree; groups are taken apart, boxes are on the slide. */
export interface TreeItem {
  readonly element: XmlElement;
  /** Left out where the element states no frame. */
  readonly box?: Box;
  /** The same before it is turned. */
  readonly unturned?: Box;
  /** The fill of the group that it is in. */
  readonly groupFill?: XmlElement;
  /** Its p:ph, where it is a placeholder. */
  readonly placeholder?: XmlElement;
}

/** Returns the leaves of the shape tree of a slide, layout or master (ISO 29500-1, 19.3.1.45), hidden ones left out. */
export function readShapeTree(part: XmlElement): TreeItem[] {
  return leavesOf(firstElement(part, "cSld", "spTree"), { transform: (box) => box });
}

/** Returns the frame that an element of a shape tree states in its own coordinates. */
export function frameOf(element: XmlElement): Box | undefined {
  return readFrame(xfrmOf(element));
}

/** Returns the xfrm of an element of a shape tree. */
export function xfrmOf(element: XmlElement): XmlElement | undefined {
  return firstElement(element, "spPr", "xfrm") ?? firstElement(element, "xfrm");
}

/** What leaves have of the groups around them. */
interface Around {
  readonly transform: Transform;
  readonly groupFill?: XmlElement;
}

function leavesOf(parent: XmlElement | undefined, around: Around): TreeItem[] {
  return childElements(parent).flatMap((element) => itemsOf(element, around));
}

function itemsOf(element: XmlElement, around: Around): TreeItem[] {
  switch (localName(element.name)) {
    case "sp":
    case "pic":
    case "cxnSp":
      return leafOf(element, around);
    case "graphicFrame":
      return leafOf(pictureOfObject(element) ?? element, around);
    case "grpSp":
      if (isHidden(element)) return [];
      return leavesOf(element, insideGroup(element, around));
    case "AlternateContent":
      return leavesOf(firstElement(element, "Choice") ?? firstElement(element, "Fallback"), around);
    default:
      return [];
  }
}

/** Returns the picture that an object of another program shows of itself (ISO 29500-1, 19.3.2.4 oleObj). */
function pictureOfObject(frame: XmlElement): XmlElement | undefined {
  const data = firstElement(frame, "graphic", "graphicData");
  const isPlaceholder = firstElement(nonVisualProperties(frame), "nvPr", "ph") !== undefined;
  if (isPlaceholder || !data?.attributes["uri"]?.endsWith("/ole")) return undefined;
  return descendantElements(data, "pic")[0];
}

function insideGroup(group: XmlElement, { transform, groupFill }: Around): Around {
  const properties = firstElement(group, "grpSpPr");
  const own = fillOf(properties);
  // A group that takes its fill from the group around it hands that on.
  const fill = own && localName(own.name) !== "grpFill" ? own : groupFill;
  return {
    transform: groupTransform(firstElement(properties, "xfrm"), transform),
    ...(fill && { groupFill: fill }),
  };
}

function leafOf(element: XmlElement, { transform, groupFill }: Around): TreeItem[] {
  if (isHidden(element)) return [];
  const frame = frameOf(element);
  const unturned = readUnturnedFrame(xfrmOf(element));
  const placeholder = firstElement(nonVisualProperties(element), "nvPr", "ph");
  return [
    {
      element,
      ...(frame && { box: transform(frame) }),
      ...(unturned && { unturned: transform(unturned) }),
      ...(groupFill && { groupFill }),
      ...(placeholder && { placeholder }),
    },
  ];
}

function isHidden(element: XmlElement): boolean {
  return booleanAttribute(firstElement(nonVisualProperties(element), "cNvPr"), "hidden") === true;
}

/** The first child of every drawing element is its non-visual properties: nvSpPr, nvPicPr, nvGrpSpPr … */
function nonVisualProperties(element: XmlElement): XmlElement | undefined {
  return childElements(element).find(({ name }) => localName(name).startsWith("nv"));
}
