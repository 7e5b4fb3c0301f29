import { type Box, type Emu, emu, type Size } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { fillOf } from "../fill.ts";
import { integerAttribute } from "../package/attributes.ts";
import type { PackageReader } from "../package/package-reader.ts";
import { readShapeTree, type TreeItem } from "../shape-tree.ts";
import { readSlide } from "./own-slides.ts";

/** So many panels are a habit, and so many of them show it. */
const leastPanels = 2;
const mostPanels = 8;
/** In bytes: of all slides that are looked at, the smallest ones first. */
const mostBytes = 150_000;
const agreeingShare = 0.75;
/** Of the page's sides: smaller shapes are marks, and larger ones its ground. */
const leastOfPage = 0.04;
const mostOfPage = 0.97;
/** In EMU: rounder panels would be pills. */
const roundest = 182_880;

/**
 * Returns how round the corners of most filled panels and boxes on a presentation's own slides are, 0 for square ones;
 * undefined where they have hardly any, or do not agree.
 */
export function readOwnCorners(
  reader: PackageReader,
  slides: readonly string[],
  slideSize: Size,
): Emu | undefined {
  const radii = radiiOn(slides, reader, slideSize);
  const round = radii.filter((radius) => radius > 0).toSorted((one, other) => one - other);
  if (radii.length < leastPanels) return undefined;
  if (radii.length - round.length >= agreeingShare * radii.length) return emu(0);
  const middle = round[Math.floor(round.length / 2)];
  return middle !== undefined && round.length >= agreeingShare * radii.length ? emu(middle) : undefined;
}

function radiiOn(slides: readonly string[], reader: PackageReader, slideSize: Size): readonly number[] {
  const sizeOf = (part: string) => reader.entries.get(part)?.size ?? 0;
  const radii: number[] = [];
  let bytes = 0;
  for (const part of slides.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
    bytes += sizeOf(part);
    if (radii.length >= mostPanels || bytes > mostBytes) break;
    const slide = readSlide(reader, part);
    const items = slide ? readShapeTree(slide) : [];
    radii.push(...items.flatMap((item) => radiusOf(item, slideSize) ?? []));
  }
  return radii;
}

function radiusOf({ element, box, placeholder }: TreeItem, slideSize: Size): number | undefined {
  if (!box || placeholder || localName(element.name) !== "sp" || !isPanel(box, slideSize)) return undefined;
  const geometry = firstElement(element, "spPr", "prstGeom");
  const form = geometry?.attributes["prst"] ?? "";
  if (!isFilled(element)) return undefined;
  if (form === "rect") return 0;
  if (form !== "roundRect") return undefined;
  const share = adjustmentOf(geometry) ?? usualRounding;
  return Math.min(roundest, (share / 100_000) * Math.min(box.width, box.height));
}

/** Of a roundRect that states none (ISO 29500-1, 20.1.9.18 prstGeom): a sixth of the shorter side, in thousandths of a per cent. */
const usualRounding = 16_667;

function adjustmentOf(geometry: XmlElement | undefined): number | undefined {
  const [guide] = childElements(firstElement(geometry, "avLst"), "gd");
  const value = /^val (\d+)$/u.exec(guide?.attributes["fmla"] ?? "")?.[1];
  return value === undefined ? undefined : Number(value);
}

// Bars along an edge of the page end there, whatever corners its panels have.
function isPanel({ x, y, width, height }: Box, page: Size): boolean {
  const isLarge = width >= leastOfPage * page.width && height >= leastOfPage * page.height;
  const isGround = width >= mostOfPage * page.width || height >= mostOfPage * page.height;
  const isAtEdge = x <= 0 || y <= 0 || x + width >= page.width || y + height >= page.height;
  return isLarge && !isGround && !isAtEdge;
}

function isFilled(element: XmlElement): boolean {
  const fill = fillOf(firstElement(element, "spPr"));
  if (fill) return localName(fill.name) !== "noFill";
  return (integerAttribute(firstElement(element, "style", "fillRef"), "idx") ?? 0) > 0;
}
