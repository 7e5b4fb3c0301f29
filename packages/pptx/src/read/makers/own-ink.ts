import type { HexColor, ThemeColor } from "@lectern/deck";
import { descendantElements, elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { type ColorContext, resolveColorIn } from "../color.ts";
import { fillOf } from "../fill.ts";
import type { PackageReader } from "../package/package-reader.ts";
import { isFooter, isTitle, placeholderType } from "../placeholder.ts";
import { readShapeTree, type TreeItem } from "../shape-tree.ts";
import { readSlide } from "./own-slides.ts";
import { readableParts, spread, toThemeColor } from "./own-title.ts";

/** So many slides with so many characters show a habit. */
const leastSlides = 4;
const leastCharacters = 200;
const mostRead = 9;
const agreeingShare = 0.6;

/**
 * Returns the colour that most of the running text on slides, but for the first, states in place of its layout's; undefined
 * where most of it keeps to that, or is of several colours.
 */
export function readOwnInk(
  reader: PackageReader,
  slides: readonly string[],
  context: ColorContext,
): ThemeColor | undefined {
  const readable = readableParts(reader, slides.slice(1));
  if (readable.length < leastSlides) return undefined;
  const lengths = new Map<HexColor | undefined, number>();
  for (const part of spread(readable, mostRead)) {
    const slide = readSlide(reader, part);
    for (const run of slide ? readShapeTree(slide).filter(isRunningText).flatMap(runsOf) : []) {
      const fill = fillOf(firstElement(run, "rPr"));
      const color = fill && resolveColorIn(fill, context);
      lengths.set(color, (lengths.get(color) ?? 0) + elementText(run).trim().length);
    }
  }
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const [[color, length] = [undefined, 0]] = [...lengths].toSorted(([, one], [, other]) => other - one);
  const isHabit = color !== undefined && all >= leastCharacters && length >= agreeingShare * all;
  return isHabit ? toThemeColor(color, context) : undefined;
}

// What stands on a fill of its own has a colour for that.
function isRunningText({ element, placeholder }: TreeItem): boolean {
  const type = placeholder && placeholderType(placeholder);
  if (type && (isTitle(type) || isFooter(type))) return false;
  const fill = fillOf(firstElement(element, "spPr"));
  const reference = firstElement(element, "style", "fillRef")?.attributes["idx"] ?? "0";
  return fill ? localName(fill.name) === "noFill" : reference === "0";
}

function runsOf({ element }: TreeItem): readonly XmlElement[] {
  return descendantElements(element, "r");
}
