import { type Box, contrastRatio, type HexColor } from "@lectern/deck";
import { elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { boxesOfCells } from "../surface/boxes-of-cells.ts";
import { type PaintSource, paintItem } from "../surface/paint-item.ts";
import { cellsIn, type Painted, type Raster } from "../surface/raster.ts";
import type { ColorContext } from "./color.ts";
import { fillColors, fillOf } from "./fill.ts";
import { areaOf, aroundBox, intersection, toBox } from "./geometry.ts";
import type { TreeItem } from "./shape-tree.ts";

/** What a layout and its master draw besides placeholders. */
export interface Artwork {
  /** Where; without what lies behind all of the text. */
  readonly boxes: readonly Box[];
  /** Where the topmost element stands that lies behind all of the text, in place of a background. */
  readonly backdrop?: Box;
}

/** The leaves of one shape tree and what they are painted with. */
export interface ArtworkLayer {
  readonly items: readonly TreeItem[];
  readonly paint: PaintSource;
}

/** A leaf that is seen, and the cells that it covers. */
export interface PaintedItem {
  readonly element: XmlElement;
  /** Within the page. */
  readonly box: Box;
  readonly painted: Painted;
  readonly context: ColorContext;
}

/** What artwork is read for. */
export interface ArtworkSource {
  readonly raster: Raster;
  /** What the layout says stands in here: title and content. */
  readonly spoken: Box | undefined;
  /** The colour of the page itself. */
  readonly ground: HexColor;
}

/** Below this contrast with the page, text reads as well on a drawing as beside it. */
const faintContrast = 1.3;
const fullPageShare = 0.9;
const panelShare = 0.95;
const mostBoxes = 200;
/** Of a layer: a drawing of more shapes is told by their boxes. */
const mostPainted = 500;
/** Of the box around it: what fills less is told where it is drawn, and not by that box. */
const filledShare = 0.6;
const largeShare = 0.04;
/** Of a picture's cells: one that changes fewer of them is a watermark. */
const seenShare = 0.04;

/**
 * Paints the leaves of a shape tree in the order in which they are drawn, and returns those that are seen.
 */
export function paintLayer(raster: Raster, { items, paint }: ArtworkLayer): readonly PaintedItem[] {
  const page = toBox(0, 0, raster.size.width, raster.size.height);
  let left = mostPainted;
  return items.flatMap((item): PaintedItem[] => {
    const box = visibleBox(item, page);
    if (!box) return [];
    left -= 1;
    const painted = left >= 0 ? paintItem(raster, item, paint) : nothing;
    return [{ element: item.element, box, painted, context: paint.context }];
  });
}

/** Returns where painted leaves are, in the order in which they were painted. */
export function readArtwork(items: readonly PaintedItem[], source: ArtworkSource): Artwork {
  const { raster } = source;
  const page = toBox(0, 0, raster.size.width, raster.size.height);
  const spoken = source.spoken && cellsIn(raster, source.spoken);
  let boxes: Box[] = [];
  let backdrop: Box | undefined;
  for (const item of items) {
    const { box, painted } = item;
    if (isBehindText(painted, raster, spoken)) {
      backdrop = box;
      // What it covers is not seen.
      boxes = boxes.flatMap((earlier) => aroundBox(earlier, box));
    } else if (painted.cells.length > 0 || !surroundsText(box, page, source.spoken)) {
      boxes.push(...seenBoxes(item, source));
    }
  }
  return { boxes: boxes.slice(0, mostBoxes), ...(backdrop && { backdrop }) };
}

const nothing: Painted = { cells: [], visible: [] };

function visibleBox({ element, box, placeholder }: TreeItem, page: Box): Box | undefined {
  return box && !placeholder && !isInvisible(element) ? intersection(grown(box), page) : undefined;
}

/** Says whether something covers the page, or the places of all the text, itself and not only by the box around it. */
function isBehindText(
  { cells }: Painted,
  { columns, rows }: Raster,
  spoken: readonly number[] | undefined,
): boolean {
  if (cells.length >= fullPageShare * columns * rows) return true;
  if (!spoken || cells.length < panelShare * spoken.length) return false;
  const covered = new Set(cells);
  return spoken.filter((cell) => covered.has(cell)).length >= panelShare * spoken.length;
}

/** A frame that is drawn around the text does not stand in its way. */
function surroundsText(box: Box, page: Box, spoken: Box | undefined): boolean {
  if (areaOf(box) >= fullPageShare * areaOf(page)) return true;
  const covered = spoken && intersection(box, spoken);
  return covered !== undefined && areaOf(covered) >= panelShare * areaOf(spoken ?? page);
}

function seenBoxes(item: PaintedItem, { raster, ground, spoken }: ArtworkSource): readonly Box[] {
  const { box, painted } = item;
  if (isFaint(item, ground) || isTintUnder(item, spoken)) return [];
  const around = cellsIn(raster, box);
  const isLarge = around.length >= largeShare * raster.columns * raster.rows;
  if (painted.cells.length === 0 || !isLarge || painted.cells.length >= filledShare * around.length)
    return [box];
  return boxesOfCells(raster, painted.cells).flatMap((each) => intersection(each, box) ?? []);
}

/**
 * Says whether something can hardly be told from the page: the lines of a grid behind the text, a watermark; a pale panel
 * with straight sides is none, for it is made to stand beside or around.
 */
function isFaint({ element, painted: { cells, visible }, context }: PaintedItem, ground: HexColor): boolean {
  const properties = firstElement(element, "spPr");
  if (cells.length > 0) {
    const isDrawing = localName(element.name) === "pic" || firstElement(properties, "custGeom") !== undefined;
    return isDrawing && visible.length < seenShare * cells.length;
  }
  const fill = fillOf(properties);
  const line = fillOf(firstElement(properties, "ln"));
  if (!line || !fill || localName(fill.name) !== "noFill") return false;
  const colors = fillColors(line, context, ground);
  return colors.length > 0 && colors.every((color) => contrastRatio(color, ground) < faintContrast);
}

const tintShare = 0.5;
const crossedShare = 0.08;

/**
 * Says whether something is a stripe of nearly the page's own colour that runs along all of the text and into it: the makers
 * let their text begin on it.
 */
function isTintUnder({ box, painted: { cells, visible } }: PaintedItem, spoken: Box | undefined): boolean {
  const shared = spoken && intersection(box, spoken);
  if (!spoken || !shared || visible.length >= tintShare * cells.length) return false;
  return shared.height >= panelShare * spoken.height && shared.width >= crossedShare * spoken.width;
}

/** Lines have no height or no width, but they are seen. */
function grown({ x, y, width, height }: Box): Box {
  return toBox(x, y, Math.max(width, 1), Math.max(height, 1));
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
