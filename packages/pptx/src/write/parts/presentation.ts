import type { PlacedSection } from "@lectern/deck";
import {
  createXmlFrame,
  element,
  type Relationship,
  relativeTarget,
  serializedXml,
  type Xml,
  type XmlFrame,
  xmlHole,
} from "@lectern/ooxml";
import { namespaces, relationshipTypes } from "../names.ts";
import { guid } from "./guid.ts";
import type { PresentationSource } from "./presentation-source.ts";

/** What a deck adds to its template's presentation part. */
export interface PresentationContent {
  /** The parts of the slides, in their order. */
  readonly slideParts: readonly string[];
  readonly sections: readonly PlacedSection[];
  /** The part of a notes master that the template does not have. */
  readonly notesMasterPart?: string;
}

/** What goes into a template's `presentationFrame`, and the relationships that this needs. */
export interface PresentationAdditions {
  readonly fillings: readonly Xml[];
  readonly relationships: readonly Relationship[];
}

interface Child {
  readonly name: string;
  readonly source: string;
}

/** ISO 29500-1, 19.2.1.26 CT_Presentation: PowerPoint repairs a file whose lists are in another order. */
const childOrder = [
  "sldMasterIdLst",
  "notesMasterIdLst",
  "handoutMasterIdLst",
  "sldIdLst",
  "sldSz",
  "notesSz",
  "smartTags",
  "embeddedFontLst",
  "custShowLst",
  "photoAlbum",
  "custDataLst",
  "kinsoku",
  "defaultTextStyle",
  "modifyVerifier",
];
const firstSlideId = 256;
const sectionListExtension = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}";
const declarations = {
  "xmlns:p": namespaces.presentation,
  "xmlns:r": namespaces.relationships,
};

/** Returns the template's presentation part with holes for the list of notes masters, that of the slides, and the extensions. */
export function presentationFrame({ open, children, close }: PresentationSource): XmlFrame {
  const added = ["notesMasterIdLst", "sldIdLst"].map((name): Child => ({ name, source: xmlHole }));
  const inside = ordered([...children, ...added]).map(({ source }) => source);
  return createXmlFrame(serializedXml([open, ...inside, xmlHole, close].join("")));
}

/** Returns a deck's slides, sections and notes master as what is added to its template's presentation part. */
export function presentationAdditions(
  source: PresentationSource,
  content: PresentationContent,
): PresentationAdditions {
  const { notesMaster, slides, all } = createRelationships(source, content);
  const extensions = [
    ...source.extensions,
    ...(content.sections.length > 0 ? [sectionList(source, content)] : []),
  ];
  const { open, close } = source.extensionList;
  return {
    fillings: [
      serializedXml(notesMaster ? notesMasterList(source, notesMaster.id) : ""),
      slideList(source, slides),
      serializedXml(extensions.length === 0 ? "" : `${open}${extensions.join("")}${close}`),
    ],
    relationships: all,
  };
}

interface Additions {
  readonly all: readonly Relationship[];
  readonly slides: readonly Relationship[];
  readonly notesMaster?: Relationship;
}

function createRelationships(
  { part, relationships }: PresentationSource,
  content: PresentationContent,
): Additions {
  const { notesMasterPart } = content;
  const first = firstFreeNumber(relationships);
  const slides = content.slideParts.map((slidePart, index): Relationship => {
    return {
      id: `rId${first + index}`,
      type: relationshipTypes.slide,
      target: relativeTarget(part, slidePart),
    };
  });
  if (notesMasterPart === undefined) return { all: [...relationships, ...slides], slides };
  const notesMaster = {
    id: `rId${first + slides.length}`,
    type: relationshipTypes.notesMaster,
    target: relativeTarget(part, notesMasterPart),
  };
  return { all: [...relationships, ...slides, notesMaster], slides, notesMaster };
}

function firstFreeNumber(relationships: readonly Relationship[]): number {
  const numbers = relationships.map(({ id }) => Number(/^rId(\d{1,9})$/i.exec(id)?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

function slideList(source: PresentationSource, slides: readonly Relationship[]): Xml {
  const entries = slides.map(({ id }, index) => element("p:sldId", { id: firstSlideId + index, "r:id": id }));
  return element("p:sldIdLst", missingDeclarations(source), entries);
}

function notesMasterList(source: PresentationSource, id: string): Xml {
  return element(
    "p:notesMasterIdLst",
    missingDeclarations(source),
    element("p:notesMasterId", { "r:id": id }),
  );
}

/** An extension of PowerPoint 2010 (MS-PPTX, 2.2.2.4 sectionLst). */
function sectionList(source: PresentationSource, { sections, slideParts }: PresentationContent): string {
  const entries = sections.map(({ title, firstSlide }, index) => {
    const end = sections[index + 1]?.firstSlide ?? slideParts.length;
    const slides = slideParts.slice(firstSlide, end).map((_, offset) => {
      return element("p14:sldId", { id: firstSlideId + firstSlide + offset });
    });
    const id = guid(`lectern:section:${index}:${title}`);
    return element("p14:section", { name: title, id }, element("p14:sldIdLst", undefined, slides));
  });
  const list = element("p14:sectionLst", { "xmlns:p14": namespaces.powerPoint2010 }, entries);
  return element("p:ext", { uri: sectionListExtension, ...missingDeclarations(source) }, list);
}

/** What our elements need to be understood in a part that uses other prefixes than Office's own. */
function missingDeclarations({ open }: PresentationSource): Record<string, string> {
  return Object.fromEntries(
    Object.entries(declarations).filter(([name, value]) => !declares(open, name, value)),
  );
}

function declares(open: string, name: string, value: string): boolean {
  return open.includes(`${name}="${value}"`) || open.includes(`${name}='${value}'`);
}

/** What the schema does not name, such as alternate content, stays behind what it followed. */
function ordered(children: readonly Child[]): Child[] {
  let rank = 0;
  const ranked = children.map((child) => {
    const known = childOrder.indexOf(child.name);
    if (known !== -1) rank = known;
    return { child, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ child }) => child);
}
