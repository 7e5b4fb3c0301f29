import type { ShownColor, Size } from "@lectern/deck";
import {
  childElements,
  descendantElements,
  elementText,
  firstElement,
  localName,
  type XmlElement,
} from "@lectern/ooxml";
import { mergeColors } from "../../surface/shown-colors.ts";
import { type ColorContext, resolveColorIn } from "../color.ts";
import { fillColors, fillOf } from "../fill.ts";
import { areaOf, intersection, toBox } from "../geometry.ts";
import { integerAttribute, relationshipAttribute } from "../package/attributes.ts";
import { type PackageReader, partById } from "../package/package-reader.ts";
import { readShapeTree, type TreeItem } from "../shape-tree.ts";
import { ifSound, mostBytes, readSlide } from "./own-slides.ts";

/** What colours of slides are read in. */
export interface OwnColorsSource {
  readonly reader: PackageReader;
  readonly slideSize: Size;
  readonly context: ColorContext;
}

/** What many slides have in common, a few of them show. */
const mostRead = 4;

/**
 * Returns the full colours that slides show by shapes, charts and text of their own, each with how much of a slide it takes
 * on average, times how full it is.
 */
export function readOwnColors(
  slides: readonly string[],
  { reader, slideSize, context }: OwnColorsSource,
): readonly ShownColor[] {
  const parts = slides
    .filter((part) => (reader.entries.get(part)?.size ?? 0) <= mostBytes)
    .slice(0, mostRead);
  const shown = parts.flatMap((part) => {
    const slide = readSlide(reader, part);
    const read = { reader, slideSize, context, part };
    return slide ? readShapeTree(slide).flatMap((item) => colorsOfItem(item, read)) : [];
  });
  return mergeColors(shown.map(({ color, weight }) => ({ color, weight: weight / parts.length })));
}

interface SlideSource extends OwnColorsSource {
  readonly part: string;
}

function colorsOfItem(item: TreeItem, source: SlideSource): readonly ShownColor[] {
  const { element, box } = item;
  const page = toBox(0, 0, source.slideSize.width, source.slideSize.height);
  const seen = box && intersection(box, page);
  const share = seen ? areaOf(seen) / areaOf(page) : 0;
  switch (localName(element.name)) {
    case "sp":
      return [...colorsOfShape(element, share, source), ...colorsOfText(element, source)];
    case "graphicFrame":
      return colorsOfChart(element, share, source);
    default:
      return [];
  }
}

function colorsOfShape(shape: XmlElement, share: number, { context }: SlideSource): readonly ShownColor[] {
  const fill = fillOf(firstElement(shape, "spPr"));
  if (fill) {
    const colors = fillColors(fill, context, "FFFFFF");
    return colors.map((color) => ({ color, weight: share / colors.length }));
  }
  const reference = firstElement(shape, "style", "fillRef");
  const isFilled = (integerAttribute(reference, "idx") ?? 0) > 0;
  const color = isFilled ? resolveColorIn(reference, context) : undefined;
  return color === undefined ? [] : [{ color, weight: share }];
}

/** In points, where a run states none. */
const usualSize = 20;
/** Of the square that a letter stands in: what its strokes cover, and the square's width. */
const inkShare = 0.15;
const emuPerPoint = 12_700;

function colorsOfText(shape: XmlElement, { context, slideSize }: SlideSource): readonly ShownColor[] {
  return descendantElements(shape, "r").flatMap((run) => {
    const properties = firstElement(run, "rPr");
    const fill = fillOf(properties);
    const color = fill && localName(fill.name) === "solidFill" ? resolveColorIn(fill, context) : undefined;
    if (color === undefined) return [];
    const size = ((integerAttribute(properties, "sz") ?? usualSize * 100) / 100) * emuPerPoint;
    const weight = (elementText(run).trim().length * size * size * inkShare) / areaOf(slideSize);
    return [{ color, weight }];
  });
}

/** Of the frame of a chart: what its series cover together. */
const plotShare = 0.25;
const accents = ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"] as const;

function colorsOfChart(
  frame: XmlElement,
  share: number,
  { reader, part, context }: SlideSource,
): readonly ShownColor[] {
  const reference = firstElement(frame, "graphic", "graphicData", "chart");
  const chart = partById(reader, part, relationshipAttribute(reference, "id"));
  if (chart === undefined || (reader.entries.get(chart)?.size ?? 0) > mostBytes) return [];
  const series = ifSound(() => descendantElements(reader.xml(chart), "ser")) ?? [];
  return series.flatMap((one, index) => {
    const properties = firstElement(one, "spPr");
    const fill = fillOf(properties) ?? fillOf(firstElement(properties, "ln"));
    const stated = fill ? fillColors(fill, context, "FFFFFF")[0] : undefined;
    const points = childElements(one, "dPt").length;
    const usual = context.colors[context.colorMap[accents[index % accents.length] ?? "accent1"]];
    // Slices that state colours of their own are too many to tell of one.
    if (points > 2 && stated === undefined) return [];
    return [{ color: stated ?? usual, weight: (share * plotShare) / series.length }];
  });
}
