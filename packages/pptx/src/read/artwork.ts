import type { Box, HexColor, Size } from "@lectern/deck";
import { elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import type { ColorContext } from "./color.ts";
import { averageFillColor, fillOf } from "./fill.ts";
import { areaOf, intersection, toBox } from "./geometry.ts";
import type { TreeItem } from "./shape-tree.ts";

/** What a layout and its master draw besides placeholders. */
export interface Artwork {
  /** Where; without what fills the page. */
  readonly boxes: readonly Box[];
  /** The topmost element that fills the page, in place of a background. */
  readonly backdrop?: Backdrop;
}

/** An element that fills the page: its colour where it has a plain or average one. */
export interface Backdrop {
  readonly color?: HexColor;
}

const fullPageShare = 0.9;
const mostBoxes = 200;

/** Returns the artwork among the leaves of shape trees, in the order in which they are drawn. */
export function readArtwork(items: readonly TreeItem[], slideSize: Size, context: ColorContext): Artwork {
  const page = toBox(0, 0, slideSize.width, slideSize.height);
  const boxes: Box[] = [];
  let backdrop: Backdrop | undefined;
  for (const { element, box, placeholder } of items) {
    const visible = box && !placeholder && !isInvisible(element) ? intersection(grown(box), page) : undefined;
    if (!visible) continue;
    if (areaOf(visible) >= fullPageShare * areaOf(page))
      backdrop = readBackdrop(element, context) ?? backdrop;
    else boxes.push(visible);
  }
  return { boxes: boxes.slice(0, mostBoxes), ...(backdrop && { backdrop }) };
}

/** Lines have no height or no width, but they are seen. */
function grown({ x, y, width, height }: Box): Box {
  return toBox(x, y, Math.max(width, 1), Math.max(height, 1));
}

function readBackdrop(element: XmlElement, context: ColorContext): Backdrop | undefined {
  if (localName(element.name) === "pic") return {};
  const fill = fillOf(firstElement(element, "spPr"));
  if (fill && localName(fill.name) === "noFill") return undefined;
  const color = fill && averageFillColor(fill, context);
  return color === undefined ? {} : { color };
}

function isInvisible(element: XmlElement): boolean {
  if (localName(element.name) !== "sp") return false;
  const text = firstElement(element, "txBody");
  if (text && elementText(text).trim() !== "") return false;
  const properties = firstElement(element, "spPr");
  if (firstElement(element, "style")) return isNoFill(properties) && isNoFill(firstElement(properties, "ln"));
  const line = firstElement(properties, "ln");
  return !(fillOf(properties) && !isNoFill(properties)) && !(fillOf(line) && !isNoFill(line));
}

function isNoFill(properties: XmlElement | undefined): boolean {
  const fill = fillOf(properties);
  return fill !== undefined && localName(fill.name) === "noFill";
}
