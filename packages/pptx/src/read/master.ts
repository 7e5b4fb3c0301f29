import type { SchemeColor, Theme, ThemeSlot } from "@lectern/deck";
import { firstElement, OoxmlError, type XmlElement } from "@lectern/ooxml";
import { type PackageReader, relatedPart } from "./package/package-reader.ts";
import { readShapeTree, type TreeItem } from "./shape-tree.ts";
import { readColorMap, readTheme } from "./theme.ts";

/** A slide master, read for its layouts. */
export interface Master {
  readonly part: string;
  readonly element: XmlElement;
  readonly themePart: string;
  readonly themeElement: XmlElement;
  readonly theme: Theme;
  readonly colorMap: Readonly<Record<SchemeColor, ThemeSlot>>;
  readonly items: readonly TreeItem[];
  readonly textStyles: XmlElement | undefined;
}

/** Returns the master in a part (ISO 29500-1, 19.3.1.42 sldMaster). */
export function readMaster(reader: PackageReader, part: string): Master {
  const element = reader.xml(part);
  const themePart = themePartOf(reader, part);
  const themeElement = reader.xml(themePart);
  return {
    part,
    element,
    themePart,
    themeElement,
    theme: readTheme(themeElement),
    colorMap: readColorMap(firstElement(element, "clrMap")),
    items: readShapeTree(element),
    textStyles: firstElement(element, "txStyles"),
  };
}

/** Returns the part with the theme of a master; throws an OoxmlError where it has none, which no Office program writes. */
export function themePartOf(reader: PackageReader, masterPart: string): string {
  const part = relatedPart(reader, masterPart, "theme");
  if (part !== undefined) return part;
  throw new OoxmlError(
    "part_missing",
    `Expected a theme for ${masterPart}, found none. Save the file again in PowerPoint.`,
  );
}
