import type { PlacedDeck, PlacedSlide } from "@lectern/deck";
import {
  contentTypesPart,
  contentTypesPartName,
  createXmlFrame,
  extensionOf,
  fillXmlFrame,
  joinChunks,
  type Relationship,
  relativeTarget,
  remember,
  writeZipChunks,
  type Xml,
  xmlEntry,
  xmlHole,
  type ZipEntry,
} from "@lectern/ooxml";
import type { TemplatePackage } from "../template-package.ts";
import { type ChartPartNames, chartEntries } from "./chart/chart-parts.ts";
import { createMedia, type Media } from "./media.ts";
import { contentTypes, relationshipTypes } from "./names.ts";
import { notesElement, notesParagraphs } from "./notes/notes.ts";
import { relationshipsEntry, rememberedXmlEntry } from "./parts/entry.ts";
import { presentationAdditions } from "./parts/presentation.ts";
import { coreProperties, corePropertiesElement, extendedPropertiesElement } from "./parts/properties.ts";
import type { PartNames, Skeleton } from "./parts/skeleton.ts";
import { slideElement } from "./slide.ts";
import { createSlideScope } from "./slide-scope.ts";
import { themeTypefaces } from "./text/run.ts";

/** What a presentation file is written with besides deck and template. */
export interface WriteOptions {
  /** The date in the document properties; without it none is written. */
  readonly createdAt?: Date;
}

interface WrittenSlide {
  readonly part: string;
  readonly notesPart?: string;
  readonly chartParts: readonly ChartPartNames[];
  readonly entries: readonly ZipEntry[];
}

/** Before them come the layout and the notes. */
const firstFreeId = 3;
/** Of slides and of notes: some megabytes at most. */
const mostRemembered = 2000;
/** In characters: of some fifty slides. */
const mostContentTypes = 16_000;
const workbookExtension = "xlsx";
const notesFrame = createXmlFrame(notesElement(xmlHole));
const propertiesFrame = createXmlFrame(corePropertiesElement(xmlHole));

/**
 * Returns a placed deck as a .pptx: slides → charts → notes → images → presentation part → properties → content types → zip. The same deck,
 * template and options give the same bytes. Throws a RangeError where the deck was placed with another template.
 */
export function writePresentation(
  deck: PlacedDeck,
  template: TemplatePackage,
  options: WriteOptions = {},
): Uint8Array {
  return joinChunks(writePresentationChunks(deck, template, options));
}

/** As `writePresentation`, but in pieces: large parts of the template stand between them as it has them, not copied. */
export function writePresentationChunks(
  deck: PlacedDeck,
  template: TemplatePackage,
  options: WriteOptions = {},
): Uint8Array[] {
  const { skeleton } = template;
  assertFits(deck, skeleton);
  const media = createMedia(skeleton.names.media);
  const slides = writeSlides(deck, skeleton, media);
  const notesMaster = slides.some(({ notesPart }) => notesPart) ? skeleton.notesMaster.added : undefined;
  const { presentation, names, kept } = skeleton;
  const additions = presentationAdditions(presentation, {
    slideParts: slides.map(({ part }) => part),
    sections: deck.sections,
    ...(notesMaster && { notesMasterPart: skeleton.notesMaster.part }),
  });
  const { title, language } = deck;
  return writeZipChunks([
    contentTypesEntry(skeleton, slides, media),
    relationshipsEntry("", packageRelationships(skeleton)),
    fillXmlFrame(presentation.part, skeleton.presentationFrame, additions.fillings),
    relationshipsEntry(presentation.part, additions.relationships),
    ...slides.flatMap(({ entries }) => entries),
    ...media.entries,
    ...kept.entries,
    ...(notesMaster?.entries ?? []),
    fillXmlFrame(names.coreProperties, propertiesFrame, [coreProperties({ title, language, ...options })]),
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

function writeSlides(deck: PlacedDeck, skeleton: Skeleton, media: Media): WrittenSlide[] {
  let charts = 0;
  return deck.slides.map((slide, index) => {
    const numbers = { slide: index + 1, chart: charts + 1 };
    const written = writeSlide(slide, numbers, { deck, skeleton, media });
    charts += written.chartParts.length;
    return written;
  });
}

/** What all slides of a deck have in common. */
interface DeckSurroundings {
  readonly deck: PlacedDeck;
  readonly skeleton: Skeleton;
  readonly media: Media;
}

/** What a slide and its first chart are counted as in the names of their parts. */
interface PartNumbers {
  readonly slide: number;
  readonly chart: number;
}

function writeSlide(
  slide: PlacedSlide,
  numbers: PartNumbers,
  { deck, skeleton, media }: DeckSurroundings,
): WrittenSlide {
  const references = skeleton.layouts.get(slide.layoutId);
  if (!references) {
    throw new RangeError(
      `Expected a layout of the template, got ${slide.layoutId}. The deck was placed with another template.`,
    );
  }
  const { names, tableStyleId } = skeleton;
  const part = `${names.slide}${numbers.slide}.xml`;
  const notesPart = slide.notes ? `${names.notesSlide}${numbers.slide}.xml` : undefined;
  const typefaces = skeleton.typefaces.get(slide.layoutId) ?? themeTypefaces;
  const { textDefaults } = skeleton;
  const setting = { language: deck.language, direction: deck.direction, typefaces, textDefaults };
  const scope = createSlideScope(setting, firstFreeId);
  const entry = xmlEntry(part, slideElement(slide, { references, tableStyleId }, scope));
  const charts = [...scope.charts].map(([id, chart], index) => {
    return { id, chart, names: chartPartNames(names, numbers.chart + index) };
  });
  const ownRelationships = [
    ...charts.map(({ id, names: { chart } }) => {
      return { id, type: relationshipTypes.chart, target: relativeTarget(part, chart) };
    }),
    ...[...scope.images].map(([image, id]) => {
      return { id, type: relationshipTypes.image, target: relativeTarget(part, media.partOf(image)) };
    }),
    ...[...scope.links].map(([id, target]) => ({
      id,
      type: relationshipTypes.hyperlink,
      target,
      external: true,
    })),
  ];
  return {
    part,
    ...(notesPart !== undefined && { notesPart }),
    chartParts: charts.map((chart) => chart.names),
    entries: [
      entry,
      ownRelationships.length === 0
        ? plainSlideRelationships(part, slide.layoutId, notesPart)
        : relationshipsEntry(part, [
            ...slideRelationships(part, slide.layoutId, notesPart),
            ...ownRelationships,
          ]),
      ...charts.flatMap((chart) => chartEntries(chart.chart, chart.names, setting)),
      ...(notesPart === undefined ? [] : writeNotes(slide.notes ?? "", part, notesPart, deck, skeleton)),
    ],
  };
}

function slideRelationships(part: string, layout: string, notesPart: string | undefined): Relationship[] {
  const toLayout = { id: "rId1", type: relationshipTypes.slideLayout, target: relativeTarget(part, layout) };
  if (notesPart === undefined) return [toLayout];
  const target = relativeTarget(part, notesPart);
  return [toLayout, { id: "rId2", type: relationshipTypes.notesSlide, target }];
}

/** Of slides without links and charts. */
const plainSlideRelationships = remember(
  mostRemembered,
  (part: string, layout: string, notesPart: string | undefined) =>
    relationshipsEntry(part, slideRelationships(part, layout, notesPart)),
);

function chartPartNames(names: PartNames, number: number): ChartPartNames {
  return {
    chart: `${names.chart}${number}.xml`,
    workbook: `${names.workbook}${number}.${workbookExtension}`,
  };
}

function writeNotes(
  notes: string,
  part: string,
  notesPart: string,
  deck: PlacedDeck,
  { notesMaster }: Skeleton,
): ZipEntry[] {
  return [
    fillXmlFrame(notesPart, notesFrame, [notesParagraphs(notes, notesMaster.rightToLeft, deck)]),
    notesRelationships(notesPart, notesMaster.part, part),
  ];
}

const notesRelationships = remember(
  mostRemembered,
  (notesPart: string, notesMasterPart: string, slidePart: string) =>
    relationshipsEntry(notesPart, [
      {
        id: "rId1",
        type: relationshipTypes.notesMaster,
        target: relativeTarget(notesPart, notesMasterPart),
      },
      { id: "rId2", type: relationshipTypes.slide, target: relativeTarget(notesPart, slidePart) },
    ]),
);

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

function contentTypesEntry(skeleton: Skeleton, slides: readonly WrittenSlide[], { types }: Media): ZipEntry {
  const { contentTypes: kept, presentation, names, notesMaster } = skeleton;
  const overrides = new Map<string, string>([[presentation.part, contentTypes.presentation]]);
  const defaults = new Map(kept.defaults);
  for (const { part, notesPart, chartParts } of slides) {
    overrides.set(part, contentTypes.slide);
    if (notesPart !== undefined) overrides.set(notesPart, contentTypes.notesSlide);
    for (const { chart, workbook } of chartParts) {
      overrides.set(chart, contentTypes.chart);
      stateType(workbook, contentTypes.workbook, { defaults, overrides });
    }
  }
  for (const [part, type] of types) stateType(part, type, { defaults, overrides });
  const hasNotes = slides.some(({ notesPart }) => notesPart);
  const added = hasNotes ? (notesMaster.added?.overrides ?? []) : [];
  for (const [part, type] of [...kept.overrides, ...added]) overrides.set(part, type);
  overrides.set(names.coreProperties, contentTypes.coreProperties);
  overrides.set(names.extendedProperties, contentTypes.extendedProperties);
  const root = contentTypesPart({ defaults, overrides });
  return root.length <= mostContentTypes ? rememberedContentTypes(root) : contentTypesOf(root);
}

/** By its extension, unless parts of another type have that already. */
function stateType(
  part: string,
  type: string,
  {
    defaults,
    overrides,
  }: { readonly defaults: Map<string, string>; readonly overrides: Map<string, string> },
): void {
  const extension = extensionOf(part);
  if (!defaults.has(extension)) defaults.set(extension, type);
  if (defaults.get(extension) !== type) overrides.set(part, type);
}

/** Decks of as many slides, notes and charts on one template have the same. */
const rememberedContentTypes = remember(200, contentTypesOf);

function contentTypesOf(root: Xml): ZipEntry {
  return xmlEntry(contentTypesPartName, root);
}
