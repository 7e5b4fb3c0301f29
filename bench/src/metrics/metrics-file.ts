import type { Size, TemplateLayout } from "@lectern/deck";
import {
  childElements,
  firstElement,
  inflateEntry,
  parseRelationships,
  parseXml,
  type Relationship,
  readZip,
  relationshipsPartName,
  resolveTarget,
  type XmlElement,
  type ZipArchive,
} from "@lectern/ooxml";
import { readTemplate, TemplateUnusableError } from "@lectern/pptx";

/** A .pptx as the metrics see it. */
export interface DeckFile {
  readonly slideSize: Size;
  /** In the order of the presentation. */
  readonly slides: readonly SlideFile[];
  /** The size of text that nothing else says the size of, in points. */
  readonly defaultTextSize: number;
}

/** A slide with the parts that belong to it. */
export interface SlideFile {
  readonly part: string;
  readonly root: XmlElement;
  readonly layoutPart: string;
  /** The slide's layout, all inheritance resolved; left out where the file's layouts cannot be read. */
  readonly layout?: TemplateLayout;
  readonly notes?: XmlElement;
  /** The charts on the slide, by relationship id. */
  readonly charts: ReadonlyMap<string, ChartFile>;
}

/** A chart part. */
export interface ChartFile {
  readonly root: XmlElement;
  /** True where a workbook lies in the package and the chart names it. */
  readonly hasWorkbook: boolean;
}

/** Returns the slides of a .pptx with all that belongs to them; throws an OoxmlError on what is no package. */
export function readDeckFile(bytes: Uint8Array): DeckFile {
  const archive = readZip(bytes);
  const main = targetOf(archive, "", "officeDocument") ?? "ppt/presentation.xml";
  const root = readPart(archive, main);
  const layouts = readLayouts(bytes);
  const related = new Map(readRelationships(archive, main).map((one) => [one.id, one]));
  const slides = childElements(firstElement(root, "sldIdLst"), "sldId").flatMap((entry) => {
    const relationship = related.get(relationshipIdOf(entry));
    return relationship ? [readSlide(archive, resolveTarget(main, relationship.target), layouts)] : [];
  });
  const size = firstElement(root, "sldSz")?.attributes;
  return {
    slideSize: { width: Number(size?.["cx"]), height: Number(size?.["cy"]) } as Size,
    slides,
    defaultTextSize: readDefaultTextSize(root),
  };
}

/** Returns the value of the attribute by which an element names a relationship, whatever its prefix. */
export function relationshipIdOf({ attributes }: XmlElement): string {
  const named = Object.entries(attributes).find(([name]) => /^\w+:(?:id|embed)$/u.test(name));
  return named?.[1] ?? "";
}

function readSlide(archive: ZipArchive, part: string, layouts: readonly TemplateLayout[]): SlideFile {
  const layoutPart = targetOf(archive, part, "slideLayout") ?? "";
  const layout = layouts.find(({ id }) => id === layoutPart);
  const notesPart = targetOf(archive, part, "notesSlide");
  const charts = readRelationships(archive, part)
    .filter(({ type }) => type.endsWith("/chart"))
    .map(({ id, target }) => [id, readChart(archive, resolveTarget(part, target))] as const);
  return {
    part,
    root: readPart(archive, part),
    layoutPart,
    charts: new Map(charts),
    ...(layout && { layout }),
    ...(notesPart !== undefined && { notes: readPart(archive, notesPart) }),
  };
}

function readChart(archive: ZipArchive, part: string): ChartFile {
  const root = readPart(archive, part);
  const data = firstElement(root, "externalData");
  const workbook = readRelationships(archive, part).find(({ id }) => data && id === relationshipIdOf(data));
  const hasWorkbook =
    workbook !== undefined && !workbook.external && archive.entries.has(resolveTarget(part, workbook.target));
  return { root, hasWorkbook };
}

/** Files that cannot be a template have no layouts to inherit from; their slides are measured all the same. */
function readLayouts(bytes: Uint8Array): readonly TemplateLayout[] {
  try {
    return readTemplate(bytes).template.layouts;
  } catch (error) {
    if (error instanceof TemplateUnusableError) return [];
    throw error;
  }
}

function readDefaultTextSize(presentation: XmlElement): number {
  const size = firstElement(presentation, "defaultTextStyle", "lvl1pPr", "defRPr")?.attributes["sz"];
  return size === undefined ? 18 : Number(size) / 100;
}

function targetOf(archive: ZipArchive, part: string, type: string): string | undefined {
  const found = readRelationships(archive, part).find((one) => one.type.endsWith(`/${type}`));
  return found && resolveTarget(part, found.target);
}

function readRelationships(archive: ZipArchive, part: string): Relationship[] {
  const entry = archive.entries.get(relationshipsPartName(part));
  return entry ? parseRelationships(inflateEntry(entry)) : [];
}

function readPart(archive: ZipArchive, part: string): XmlElement {
  const entry = archive.entries.get(part);
  if (!entry) throw new Error(`Expected the part ${part} in the package, got none: the file is damaged.`);
  return parseXml(inflateEntry(entry));
}
