import { type Box, contrastRatio, type HexColor, type OwnPanels, type Size } from "@lectern/deck";
import { elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { averageColor, type ColorContext, resolveColorIn } from "../color.ts";
import { fillColors, fillOf } from "../fill.ts";
import { areaOf, intersection } from "../geometry.ts";
import { integerAttribute } from "../package/attributes.ts";
import type { PackageReader } from "../package/package-reader.ts";
import { isFooter, isTitle, placeholderType } from "../placeholder.ts";
import { readShapeTree, type TreeItem } from "../shape-tree.ts";
import { readSlide } from "./own-slides.ts";
import { readableParts, spread } from "./own-title.ts";

/** In what panels of a presentation's own slides are read. */
export interface OwnPanelsSource {
  readonly reader: PackageReader;
  readonly slides: readonly string[];
  readonly slideSize: Size;
  readonly context: ColorContext;
  /** The colour of the page that they stand on. */
  readonly background: HexColor;
}

const mostRead = 16;
/** So many slides that say something, and so many panels on them, tell a habit. */
const leastSlides = 4;
const leastPanels = 2;
/** One box on so many slides is none that makers are used to. */
const slidesForOne = 8;
const kinds: readonly OwnPanels[] = ["full", "pale", "outline"];
/** Of the page: smaller shapes are marks and labels, and larger ones its ground. */
const leastArea = 0.006;
const mostOfPage = 0.97;
/** To the page, from which on a fill is full, and from which on it is seen. */
const full = 2.2;
const seen = 1.04;

/**
 * Returns what most of the boxes with words on a presentation's own slides, but for the first, are drawn with, by their area;
 * "none" where at least four slides say something and hardly any has such a box; undefined where slides do not tell.
 */
export function readOwnPanels(source: OwnPanelsSource): OwnPanels | undefined {
  const { reader, slides } = source;
  const items = spread(readableParts(reader, slides.slice(1)), mostRead)
    .map((part) => readSlide(reader, part))
    .map((slide) => (slide ? readShapeTree(slide) : []));
  const told = items.filter((tree) => tree.some((item) => isTold(item)));
  const panels = told.flatMap((tree) => tree.flatMap((item) => toPanel(item, tree, source) ?? []));
  const areFew = panels.length * slidesForOne <= told.length;
  if (panels.length < leastPanels) return told.length >= leastSlides && areFew ? "none" : undefined;
  const areaOfAll = (kind: OwnPanels) =>
    panels.reduce((sum, one) => sum + (one.kind === kind ? one.area : 0), 0);
  const [most] = kinds.toSorted((one, other) => areaOfAll(other) - areaOfAll(one));
  return most;
}

function isTold({ element, placeholder }: TreeItem): boolean {
  const type = placeholder && placeholderType(placeholder);
  if (type && (isTitle(type) || isFooter(type))) return false;
  return localName(element.name) !== "pic";
}

interface Panel {
  readonly kind: OwnPanels;
  readonly area: number;
}

function toPanel(item: TreeItem, tree: readonly TreeItem[], source: OwnPanelsSource): Panel | undefined {
  const kind = kindOf(item, tree, source);
  return kind && { kind, area: item.box ? areaOf(item.box) : 0 };
}

function kindOf(item: TreeItem, tree: readonly TreeItem[], source: OwnPanelsSource): OwnPanels | undefined {
  const { element, box, placeholder } = item;
  // What a diagram of another program's engine looks like is read by nobody: such have full boxes.
  if (isDiagram(element)) return "full";
  if (placeholder || !box || localName(element.name) !== "sp" || !isPanel(box, source.slideSize))
    return undefined;
  if (!isSaying(item) && !tree.some((other) => isSaying(other) && isOn(other.box, box))) return undefined;
  const color = fillColorOf(element, source);
  const contrast = color === undefined ? 1 : contrastRatio(color, source.background);
  if (contrast >= full) return "full";
  if (contrast >= seen) return "pale";
  return hasOutline(element) ? "outline" : undefined;
}

function isSaying({ element }: TreeItem): boolean {
  const body = firstElement(element, "txBody");
  return body !== undefined && elementText(body).trim() !== "";
}

function isOn(words: Box | undefined, panel: Box): boolean {
  return words !== undefined && boxesMeet(words, panel) >= mostlyOn * areaOf(words);
}

/** Of words: so much of their box on a panel, they stand on it. */
const mostlyOn = 0.9;

function boxesMeet(one: Box, other: Box): number {
  const shared = intersection(one, other);
  return shared ? areaOf(shared) : 0;
}

function isDiagram(element: XmlElement): boolean {
  const uri = firstElement(element, "graphic", "graphicData")?.attributes["uri"] ?? "";
  return uri.endsWith("/diagram");
}

function isPanel({ width, height, ...box }: Box, page: Size): boolean {
  const isGround = width >= mostOfPage * page.width || height >= mostOfPage * page.height;
  return !isGround && areaOf({ ...box, width, height }) >= leastArea * areaOf({ ...box, ...page });
}

function fillColorOf(element: XmlElement, { context, background }: OwnPanelsSource): HexColor | undefined {
  const fill = fillOf(firstElement(element, "spPr"));
  if (fill) return averageColor(fillColors(fill, context, background));
  const reference = firstElement(element, "style", "fillRef");
  const isFilled = (integerAttribute(reference, "idx") ?? 0) > 0;
  return isFilled ? resolveColorIn(reference, context) : undefined;
}

function hasOutline(element: XmlElement): boolean {
  const line = firstElement(element, "spPr", "ln");
  const fill = fillOf(line);
  if (fill) return localName(fill.name) !== "noFill";
  return (integerAttribute(firstElement(element, "style", "lnRef"), "idx") ?? 0) > 0;
}
