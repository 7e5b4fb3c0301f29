import type { Placeholder } from "@lectern/deck";
import { descendantElements, elementText, firstElement } from "@lectern/ooxml";
import type { PackageReader } from "../package/package-reader.ts";
import { isContentPlaceholder, isFooter, isTitle, placeholderType } from "../placeholder.ts";
import { readShapeTree } from "../shape-tree.ts";
import type { Typefaces } from "../text-styles.ts";
import { readSlide } from "./own-slides.ts";
import { readableParts, spread } from "./own-title.ts";

/** So many slides with so many characters show a habit. */
const leastSlides = 4;
const leastCharacters = { heading: 40, body: 200 };
const mostRead = 9;
const agreeingShare = 0.6;

/**
 * Returns the families that most titles and most running text on slides, but for the first, name in place of their layouts';
 * without a member where most of it keeps to that, or is of several families.
 */
export function readOwnTypefaces(reader: PackageReader, slides: readonly string[]): Partial<Typefaces> {
  const readable = readableParts(reader, slides.slice(1));
  if (readable.length < leastSlides) return {};
  const lengths = { heading: new Map<string, number>(), body: new Map<string, number>() };
  for (const part of spread(readable, mostRead)) {
    const slide = readSlide(reader, part);
    for (const { element, placeholder } of slide ? readShapeTree(slide) : []) {
      const type = placeholder && placeholderType(placeholder);
      if (type && isFooter(type)) continue;
      const role = lengths[type && isTitle(type) ? "heading" : "body"];
      for (const run of descendantElements(element, "r")) {
        const family = firstElement(run, "rPr", "latin")?.attributes["typeface"] ?? "";
        role.set(family, (role.get(family) ?? 0) + elementText(run).trim().length);
      }
    }
  }
  const heading = agreedFamily(lengths.heading, leastCharacters.heading);
  const body = agreedFamily(lengths.body, leastCharacters.body);
  return { ...(heading !== undefined && { heading }), ...(body !== undefined && { body }) };
}

function agreedFamily(lengths: ReadonlyMap<string, number>, least: number): string | undefined {
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const [[family, length] = ["", 0]] = [...lengths].toSorted(([, one], [, other]) => other - one);
  const isHabit = all >= least && length >= agreeingShare * all;
  return isHabit && family !== "" && !family.startsWith("+") ? family : undefined;
}

/** Returns a place for a title or for text in the family that own slides name there. */
export function inOwnTypeface(placeholder: Placeholder, { heading, body }: Partial<Typefaces>): Placeholder {
  const isHeading = isTitle(placeholder.type);
  const family = isHeading ? heading : isContentPlaceholder(placeholder) ? body : undefined;
  if (family === undefined) return placeholder;
  const font = isHeading ? ("heading" as const) : ("body" as const);
  return {
    ...placeholder,
    levels: placeholder.levels.map((level) => ({ ...level, fontFamily: family, font })),
  };
}
