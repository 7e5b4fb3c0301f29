import type { Size } from "@lectern/deck";
import { type ContentTypes, element, extensionOf, type XmlFrame } from "@lectern/ooxml";
import type { Layout } from "../../read/layout.ts";
import { type PackageReader, relatedPart } from "../../read/package/package-reader.ts";
import type { Presentation, TextDefaults } from "../../read/presentation.ts";
import type { Typefaces } from "../../read/text-styles.ts";
import { contentTypes } from "../names.ts";
import { type NotesMaster, provideNotesMaster } from "../notes/notes-master-source.ts";
import { type LayoutReferences, placeholderKey } from "../slide.ts";
import { provideTableStyles, type TableStyles } from "../table/table-styles.ts";
import { type KeptParts, keepParts } from "./kept-parts.ts";
import {
  type ChartNames,
  chooseChartNames,
  chooseMediaName,
  chooseSlideNames,
  freeName,
  type SlideNames,
} from "./part-names.ts";
import { presentationFrame } from "./presentation.ts";
import { cutPresentation, type PresentationSource } from "./presentation-source.ts";
import { withWholeShow } from "./show-properties.ts";

/** All of a template that goes into a deck, made ready once so that no deck needs to read the template again. */
export interface Skeleton {
  readonly slideSize: Size;
  readonly kept: KeptParts;
  /** Of the kept parts. */
  readonly contentTypes: ContentTypes;
  readonly presentation: PresentationSource;
  readonly presentationFrame: XmlFrame;
  readonly layouts: ReadonlyMap<string, LayoutReferences>;
  /** By layout. */
  readonly typefaces: ReadonlyMap<string, Typefaces>;
  readonly textDefaults: TextDefaults;
  readonly notesMaster: NotesMaster;
  readonly tableStyleId: string;
  readonly names: PartNames;
}

/** The names of the parts that we write; no kept part has them. */
export interface PartNames extends SlideNames, ChartNames {
  /** What the names of images begin with. */
  readonly media: string;
  readonly coreProperties: string;
  readonly extendedProperties: string;
}

const knownTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  emf: "image/x-emf",
  wmf: "image/x-wmf",
  svg: "image/svg+xml",
};

/** Returns what of a template goes into every deck made with it. */
export function createSkeleton(reader: PackageReader, presentation: Presentation): Skeleton {
  const slideNames = chooseSlideNames(reader);
  const found = withShowOfAll(
    reader,
    presentation.part,
    keepParts(reader, presentation, `${slideNames.slide}1.xml`),
  );
  const tableStyles = provideTableStyles(reader, presentation.part, found);
  const kept = withTableStyles(found, tableStyles);
  const source = cutPresentation(reader, presentation.part, kept.presentationRelationships);
  return {
    slideSize: presentation.template.slideSize,
    kept,
    contentTypes: withTableStylesType(keptContentTypes(reader, found), tableStyles),
    presentation: source,
    presentationFrame: presentationFrame(source),
    layouts: new Map(presentation.layouts.map((layout) => [layout.layout.id, layoutReferences(layout)])),
    typefaces: new Map(presentation.layouts.map(({ layout, typefaces }) => [layout.id, typefaces])),
    textDefaults: presentation.textDefaults,
    notesMaster: provideNotesMaster(reader, presentation, kept.names),
    tableStyleId: tableStyles.styleId,
    names: {
      ...slideNames,
      ...chooseChartNames(kept.names),
      media: chooseMediaName(kept.names),
      coreProperties: freeName("docProps/core", ".xml", kept.names),
      extendedProperties: freeName("docProps/app", ".xml", kept.names),
    },
  };
}

function layoutReferences({ placeholders }: Layout): LayoutReferences {
  const entries = placeholders.map(({ placeholder, reference, rightToLeft }) => {
    const alignments = placeholder.levels.map(({ alignment }) => alignment);
    return [
      placeholderKey(placeholder),
      { element: element("p:ph", reference), alignments, rightToLeft },
    ] as const;
  });
  // Of two with the same type and index the first one counts, so it is entered last.
  return new Map(entries.reverse());
}

function withShowOfAll(reader: PackageReader, presentationPart: string, kept: KeptParts): KeptParts {
  const properties = relatedPart(reader, presentationPart, "presProps");
  if (properties === undefined) return kept;
  return {
    ...kept,
    entries: kept.entries.map((entry) => (entry.name === properties ? withWholeShow(entry) : entry)),
  };
}

function withTableStyles(kept: KeptParts, { part, changed, added }: TableStyles): KeptParts {
  if (changed) {
    return { ...kept, entries: kept.entries.map((entry) => (entry.name === part ? changed : entry)) };
  }
  if (!added) return kept;
  return {
    ...kept,
    entries: [...kept.entries, added.entry],
    names: new Set([...kept.names, part]),
    presentationRelationships: [...kept.presentationRelationships, added.relationship],
  };
}

function withTableStylesType(types: ContentTypes, { part, added }: TableStyles): ContentTypes {
  if (!added) return types;
  return { ...types, overrides: new Map([...types.overrides, [part, added.contentType]]) };
}

function keptContentTypes(reader: PackageReader, { names }: KeptParts): ContentTypes {
  const defaults = new Map<string, string>([
    ["rels", contentTypes.relationships],
    ["xml", contentTypes.xml],
  ]);
  const overrides = new Map<string, string>();
  for (const name of names) {
    const extension = extensionOf(name);
    const byExtension = reader.contentTypes.defaults.get(extension);
    const type = corrected(reader.contentType(name) ?? knownTypes[extension] ?? "application/octet-stream");
    const isByExtension = byExtension !== undefined && corrected(byExtension) === type;
    if (isByExtension && !defaults.has(extension)) defaults.set(extension, type);
    if (defaults.get(extension) !== type) overrides.set(name, type);
  }
  return { defaults, overrides };
}

/** What some writers state for a JPEG, and PowerPoint does not know. */
function corrected(type: string): string {
  return type === "image/jpg" ? "image/jpeg" : type;
}
