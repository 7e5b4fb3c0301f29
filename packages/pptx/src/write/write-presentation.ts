import type { PlacedDeck, PlacedSlide } from "@lectern/deck";
import {
  contentTypesPart,
  contentTypesPartName,
  type Relationship,
  relativeTarget,
  writeZip,
  type ZipEntry,
} from "@lectern/ooxml";
import type { TemplatePackage } from "../template-package.ts";
import { relationshipsEntry, rememberedXmlEntry, xmlEntry } from "./entry.ts";
import { contentTypes, relationshipTypes } from "./names.ts";
import { notesElement } from "./notes.ts";
import { writePresentationPart } from "./presentation.ts";
import { corePropertiesElement, extendedPropertiesElement } from "./properties.ts";
import type { Skeleton } from "./skeleton.ts";
import { slideElement } from "./slide.ts";
import { createSlideScope } from "./slide-scope.ts";

/** What a presentation file is written with besides deck and template. */
export interface WriteOptions {
  /** The date in the document properties; without it none is written. */
  readonly createdAt?: Date;
}

interface WrittenSlide {
  readonly part: string;
  readonly notesPart?: string;
  readonly entries: readonly ZipEntry[];
}

const firstLinkId = 3;

/**
 * Returns a placed deck as a .pptx: slides → notes → presentation part → properties → content types → zip. The same deck,
 * template and options give the same bytes. Throws a RangeError where the deck was placed with another template.
 */
export function writePresentation(
  deck: PlacedDeck,
  template: TemplatePackage,
  options: WriteOptions = {},
): Uint8Array {
  const { skeleton } = template;
  assertFits(deck, skeleton);
  const slides = deck.slides.map((slide, index) => writeSlide(slide, index, deck, skeleton));
  const notesMaster = slides.some(({ notesPart }) => notesPart) ? skeleton.notesMaster.added : undefined;
  const { presentation, names, kept } = skeleton;
  const written = writePresentationPart(presentation, {
    slideParts: slides.map(({ part }) => part),
    sections: deck.sections,
    ...(notesMaster && { notesMasterPart: skeleton.notesMaster.part }),
  });
  const { title, language } = deck;
  return writeZip([
    contentTypesEntry(skeleton, slides),
    relationshipsEntry("", packageRelationships(skeleton)),
    xmlEntry(presentation.part, written.root),
    relationshipsEntry(presentation.part, written.relationships),
    ...slides.flatMap(({ entries }) => entries),
    ...kept.entries,
    ...(notesMaster?.entries ?? []),
    xmlEntry(names.coreProperties, corePropertiesElement({ title, language, ...options })),
    rememberedXmlEntry(names.extendedProperties, extendedPropertiesElement()),
  ]);
}

function assertFits({ slides, slideSize }: PlacedDeck, skeleton: Skeleton): void {
  const { width, height } = skeleton.slideSize;
  if (slideSize.width !== width || slideSize.height !== height) {
    throw new RangeError(
      `Expected a deck of ${width} by ${height} EMU, as its template is, got ${slideSize.width} by ${slideSize.height}.`,
    );
  }
  if (slides.length === 0) throw new RangeError("Expected a deck of at least one slide, got none.");
}

function writeSlide(slide: PlacedSlide, index: number, deck: PlacedDeck, skeleton: Skeleton): WrittenSlide {
  const references = skeleton.layouts.get(slide.layoutId);
  if (!references) {
    throw new RangeError(
      `Expected a layout of the template, got ${slide.layoutId}. The deck was placed with another template.`,
    );
  }
  const part = `${skeleton.names.slide}${index + 1}.xml`;
  const notesPart = slide.notes ? `${skeleton.names.notesSlide}${index + 1}.xml` : undefined;
  const scope = createSlideScope(deck.language, deck.direction, firstLinkId);
  const entry = xmlEntry(part, slideElement(slide, references, scope));
  const relationships: Relationship[] = [
    { id: "rId1", type: relationshipTypes.slideLayout, target: relativeTarget(part, slide.layoutId) },
    ...(notesPart === undefined
      ? []
      : [{ id: "rId2", type: relationshipTypes.notesSlide, target: relativeTarget(part, notesPart) }]),
    ...[...scope.links].map(([id, target]) => ({
      id,
      type: relationshipTypes.hyperlink,
      target,
      external: true,
    })),
  ];
  const entries = [entry, relationshipsEntry(part, relationships)];
  if (notesPart === undefined) return { part, entries };
  return {
    part,
    notesPart,
    entries: [...entries, ...writeNotes(slide.notes ?? "", part, notesPart, deck, skeleton)],
  };
}

function writeNotes(
  notes: string,
  part: string,
  notesPart: string,
  deck: PlacedDeck,
  { notesMaster }: Skeleton,
): ZipEntry[] {
  const scope = createSlideScope(deck.language, deck.direction, firstLinkId);
  return [
    xmlEntry(notesPart, notesElement(notes, notesMaster.rightToLeft, scope)),
    relationshipsEntry(notesPart, [
      {
        id: "rId1",
        type: relationshipTypes.notesMaster,
        target: relativeTarget(notesPart, notesMaster.part),
      },
      { id: "rId2", type: relationshipTypes.slide, target: relativeTarget(notesPart, part) },
    ]),
  ];
}

function packageRelationships({ kept, presentation, names }: Skeleton): Relationship[] {
  const own = [
    { type: relationshipTypes.officeDocument, target: presentation.part },
    { type: relationshipTypes.coreProperties, target: names.coreProperties },
    { type: relationshipTypes.extendedProperties, target: names.extendedProperties },
  ];
  return [...own, ...kept.packageRelationships].map((relationship, index) => ({
    ...relationship,
    id: `rId${index + 1}`,
  }));
}

function contentTypesEntry(skeleton: Skeleton, slides: readonly WrittenSlide[]): ZipEntry {
  const { contentTypes: kept, presentation, names, notesMaster } = skeleton;
  const overrides = new Map<string, string>([[presentation.part, contentTypes.presentation]]);
  for (const { part, notesPart } of slides) {
    overrides.set(part, contentTypes.slide);
    if (notesPart !== undefined) overrides.set(notesPart, contentTypes.notesSlide);
  }
  const hasNotes = slides.some(({ notesPart }) => notesPart);
  const added = hasNotes ? (notesMaster.added?.overrides ?? []) : [];
  for (const [part, type] of [...kept.overrides, ...added]) overrides.set(part, type);
  overrides.set(names.coreProperties, contentTypes.coreProperties);
  overrides.set(names.extendedProperties, contentTypes.extendedProperties);
  return xmlEntry(contentTypesPartName, contentTypesPart({ defaults: kept.defaults, overrides }));
}
