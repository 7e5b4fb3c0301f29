import { type Box, contrastRatio, type HexColor, type Size } from "@lectern/deck";
import { elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { type ColorContext, hardestColor } from "./color.ts";
import { fillColors, fillOf } from "./fill.ts";
import { areaOf, aroundBox, intersection, toBox } from "./geometry.ts";
import type { TreeItem } from "./shape-tree.ts";

/** What a layout and its master draw besides placeholders. */
export interface Artwork {
  /** Where; without what lies behind all of the text. */
  readonly boxes: readonly Box[];
  /** The topmost element that lies behind all of the text, in place of a background. */
  readonly backdrop?: Backdrop;
}

/** An element that fills the page, or a panel that all of the text stands on. */
export interface Backdrop {
  /** Left out for pictures: nobody knows. */
  readonly color?: HexColor;
  /** How much of the page it takes. */
  readonly box: Box;
}

/** What artwork is read for. */
export interface ArtworkSource {
  readonly slideSize: Size;
  readonly context: ColorContext;
  /** What the layout says stands in here: title and content. */
  readonly spoken: Box | undefined;
  readonly titleColor: HexColor;
  /** The colour of the page itself. */
  readonly ground: HexColor;
}

/** Below this contrast with the page, text reads as well on a drawing as beside it. */
const faintContrast = 1.3;
const fullPageShare = 0.9;
const panelShare = 0.95;
const mostBoxes = 200;

/** Returns the artwork among the leaves of shape trees, in the order in which they are drawn. */
export function readArtwork(items: readonly TreeItem[], source: ArtworkSource): Artwork {
  const { slideSize } = source;
  const page = toBox(0, 0, slideSize.width, slideSize.height);
  let boxes: Box[] = [];
  let backdrop: Backdrop | undefined;
  for (const { element, box, placeholder } of items) {
    const visible = box && !placeholder && !isInvisible(element) ? intersection(grown(box), page) : undefined;
    if (!visible) continue;
    if (!isBehindText(visible, page, source.spoken)) {
      if (!isFaint(element, source)) boxes.push(visible);
      continue;
    }
    const found = readBackdrop(element, visible, source);
    if (!found) continue;
    backdrop = found;
    // What it covers is not seen.
    boxes = boxes.flatMap((earlier) => aroundBox(earlier, visible));
  }
  return { boxes: boxes.slice(0, mostBoxes), ...(backdrop && { backdrop }) };
}

function isBehindText(box: Box, page: Box, spoken: Box | undefined): boolean {
  if (areaOf(box) >= fullPageShare * areaOf(page)) return true;
  const covered = spoken && intersection(box, spoken);
  return covered !== undefined && areaOf(covered) >= panelShare * areaOf(spoken ?? page);
}

/** Says whether lines can hardly be told from the page, as those of a grid behind the text; a pale panel is one still. */
function isFaint(element: XmlElement, { context, ground }: ArtworkSource): boolean {
  if (localName(element.name) === "pic") return false;
  const properties = firstElement(element, "spPr");
  const fill = fillOf(properties);
  const line = fillOf(firstElement(properties, "ln"));
  if (!line || !fill || localName(fill.name) !== "noFill") return false;
  const colors = fillColors(line, context, ground);
  return colors.length > 0 && colors.every((color) => contrastRatio(color, ground) < faintContrast);
}

/** Lines have no height or no width, but they are seen. */
function grown({ x, y, width, height }: Box): Box {
  return toBox(x, y, Math.max(width, 1), Math.max(height, 1));
}

function readBackdrop(element: XmlElement, box: Box, source: ArtworkSource): Backdrop | undefined {
  if (localName(element.name) === "pic") return { box };
  const fill = fillOf(firstElement(element, "spPr"));
  if (fill && localName(fill.name) === "noFill") return undefined;
  const colors = fill ? fillColors(fill, source.context, "FFFFFF") : [];
  const color = hardestColor(colors, source.titleColor);
  return color === undefined ? { box } : { color, box };
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
