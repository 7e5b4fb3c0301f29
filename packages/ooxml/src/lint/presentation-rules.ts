import { contentTypeOf } from "../content-types.ts";
import { childElements, descendantElements, firstElement } from "../xml-element.ts";
import { type LintedPackage, partsOfType, relationshipsOf, relationshipsOfType } from "./linted-package.ts";
import { type PackageFinding, toFinding } from "./package-finding.ts";

const masterTypes = ["slideMaster+xml", "notesMaster+xml", "handoutMaster+xml"].map(
  (type) => `presentationml.${type}`,
);
const slideType = "presentationml.slide+xml";
const notesType = "presentationml.notesSlide+xml";
const firstSlideId = 256;
const firstMasterId = 2_147_483_648;
const lastMasterId = 4_294_967_295;

/** A package has one main part. */
export function checkMainPart(linted: LintedPackage): PackageFinding[] {
  const count = mainParts(linted).length;
  return count === 1
    ? []
    : [toFinding("main-part", "", `Expected one officeDocument relationship, found ${count}.`)];
}

/** A .pptx is a presentation: neither a template, nor a show, nor with macros. */
export function checkMainType(linted: LintedPackage): PackageFinding[] {
  return mainParts(linted)
    .filter((part) => !isMainType(contentTypeOf(linted.contentTypes, part) ?? ""))
    .map((part) =>
      toFinding(
        "main-type",
        part,
        `Expected a presentation, got ${contentTypeOf(linted.contentTypes, part)}.`,
      ),
    );
}

/** Macros and signatures do not belong in a .pptx. */
export function checkMacros(linted: LintedPackage): PackageFinding[] {
  return linted.parts
    .filter((part) => /vbaProject|digital-signature/.test(contentTypeOf(linted.contentTypes, part) ?? ""))
    .map((part) => toFinding("macro-part", part, "Macros and signatures must be left out."));
}

/** Every master has a theme of its own. */
export function checkThemes(linted: LintedPackage): PackageFinding[] {
  const owners = new Map<string, string>();
  return masterTypes
    .flatMap((type) => partsOfType(linted, type))
    .flatMap((master) => {
      const theme = relationshipsOfType(linted, master, "theme")[0]?.part;
      if (theme === undefined) return [toFinding("theme-missing", master, "The master has no theme.")];
      const owner = owners.get(theme);
      owners.set(theme, master);
      return owner === undefined
        ? []
        : [toFinding("theme-shared", master, `It shares ${theme} with ${owner}.`)];
    });
}

/** Masters and layouts share one space of ids, from 2147483648 (ISO 29500-1, 19.7.13 and 19.7.14). */
export function checkMasterIds(linted: LintedPackage): PackageFinding[] {
  const seen = new Set<string>();
  const lists = [
    ...mainParts(linted).map((part) => [part, "sldMasterIdLst", "sldMasterId"] as const),
    ...partsOfType(linted, "presentationml.slideMaster+xml").map(
      (part) => [part, "sldLayoutIdLst", "sldLayoutId"] as const,
    ),
  ];
  return lists.flatMap(([part, list, name]) =>
    childElements(firstElement(linted.documents.get(part), list), name).flatMap(({ attributes }) => {
      const id = attributes["id"];
      if (id === undefined) return [];
      const isFree = !seen.has(id) && isBetween(id, firstMasterId, lastMasterId);
      seen.add(id);
      return isFree ? [] : [toFinding("master-id", part, `The id ${id} is used twice or out of range.`)];
    }),
  );
}

/** The slides in the list have ids of their own and are slides. */
export function checkSlideIds(linted: LintedPackage): PackageFinding[] {
  return mainParts(linted).flatMap((part) => {
    const seen = new Set<string>();
    const slides = new Set(partsOfType(linted, slideType));
    return slideIds(linted, part).flatMap(({ id, relationshipId }) => {
      const target = relationshipsOf(linted, part).find(
        (relationship) => relationship.id === relationshipId,
      )?.part;
      const isFree = !seen.has(id) && isBetween(id, firstSlideId, firstMasterId - 1);
      seen.add(id);
      return isFree && target !== undefined && slides.has(target)
        ? []
        : [
            toFinding(
              "slide-id",
              part,
              `The slide id ${id} is used twice, out of range, or leads to no slide.`,
            ),
          ];
    });
  });
}

/** Every slide is in the list. */
export function checkListedSlides(linted: LintedPackage): PackageFinding[] {
  const listed = new Set(
    mainParts(linted).flatMap((part) => {
      const ids = new Set(slideIds(linted, part).map(({ relationshipId }) => relationshipId));
      return relationshipsOf(linted, part).flatMap(({ id, part: target }) => (ids.has(id) ? [target] : []));
    }),
  );
  return partsOfType(linted, slideType)
    .filter((slide) => !listed.has(slide))
    .map((slide) => toFinding("slide-unlisted", slide, "The slide is not in the presentation's list."));
}

/** Every slide has one layout, every layout one master. */
export function checkLayouts(linted: LintedPackage): PackageFinding[] {
  const pairs = [
    ...partsOfType(linted, slideType).map((part) => [part, "slideLayout"] as const),
    ...partsOfType(linted, "presentationml.slideLayout+xml").map((part) => [part, "slideMaster"] as const),
  ];
  return pairs
    .filter(([part, type]) => relationshipsOfType(linted, part, type).length !== 1)
    .map(([part, type]) => toFinding("slide-layout", part, `Expected one relationship to a ${type}.`));
}

/** Sections name slides that are there, each once. */
export function checkSections(linted: LintedPackage): PackageFinding[] {
  return mainParts(linted).flatMap((part) => {
    const root = linted.documents.get(part);
    const sections = root ? descendantElements(root, "section") : [];
    if (sections.length === 0) return [];
    const slides = slideIds(linted, part).map(({ id }) => id);
    const named = sections.flatMap((section) =>
      descendantElements(section, "sldId").map(({ attributes }) => attributes["id"] ?? ""),
    );
    const isWhole = named.length === slides.length && slides.every((id) => named.includes(id));
    return isWhole ? [] : [toFinding("section-slide", part, "The sections do not name every slide once.")];
  });
}

/** Notes lead to a slide and to the notes master, and their slide leads back. */
export function checkNotes(linted: LintedPackage): PackageFinding[] {
  return partsOfType(linted, notesType).flatMap((notes) => {
    const slide = relationshipsOfType(linted, notes, "slide")[0]?.part;
    const master = relationshipsOfType(linted, notes, "notesMaster")[0]?.part;
    const back =
      slide !== undefined &&
      relationshipsOfType(linted, slide, "notesSlide").some(({ part }) => part === notes);
    return back && master !== undefined
      ? []
      : [
          toFinding(
            "notes-slide",
            notes,
            "Expected relationships to a slide that leads back and to a notes master.",
          ),
        ];
  });
}

/** A notes master is in the presentation's list. */
export function checkNotesMaster(linted: LintedPackage): PackageFinding[] {
  return mainParts(linted).flatMap((part) => {
    const masters = relationshipsOfType(linted, part, "notesMaster");
    const list = firstElement(linted.documents.get(part), "notesMasterIdLst", "notesMasterId");
    const listed = list?.attributes["r:id"];
    const isListed =
      masters.length === 0 ? list === undefined : masters.length === 1 && masters[0]?.id === listed;
    return isListed
      ? []
      : [
          toFinding(
            "notes-master-unlisted",
            part,
            "The list of notes masters is not that of the relationships.",
          ),
        ];
  });
}

function mainParts(linted: LintedPackage): string[] {
  return relationshipsOfType(linted, "", "officeDocument").flatMap(({ part }) => part ?? []);
}

function isMainType(type: string): boolean {
  return /(presentationml\.presentation|wordprocessingml\.document|spreadsheetml\.sheet)\.main\+xml$/.test(
    type,
  );
}

interface SlideId {
  readonly id: string;
  readonly relationshipId: string;
}

function slideIds({ documents }: LintedPackage, part: string): SlideId[] {
  return childElements(firstElement(documents.get(part), "sldIdLst"), "sldId").map(({ attributes }) => ({
    id: attributes["id"] ?? "",
    relationshipId: attributes["r:id"] ?? "",
  }));
}

function isBetween(id: string, least: number, most: number): boolean {
  return /^\d+$/.test(id) && Number(id) >= least && Number(id) <= most;
}
