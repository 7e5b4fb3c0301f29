import { type Relationship, relationshipsPartName, relativeTarget, type ZipEntry } from "@lectern/ooxml";
import { describeUnsafe } from "../../read/package/external-target.ts";
import { hasType, type PackageReader, type ResolvedRelationship } from "../../read/package/package-reader.ts";
import type { Presentation } from "../../read/presentation.ts";
import { sharesTheme } from "../notes/notes-master-source.ts";
import { relationshipsEntry } from "./entry.ts";

/** What of a template goes into every deck. */
export interface KeptParts {
  /** With their relationships parts; as they came, except relationships that led to what is dropped. */
  readonly entries: readonly ZipEntry[];
  /** The names of the parts, without relationships parts. */
  readonly names: ReadonlySet<string>;
  readonly packageRelationships: readonly Relationship[];
  readonly presentationRelationships: readonly Relationship[];
}

/** Written anew, about the sample's own slides, or no longer true. */
const droppedFromPackage = new Set([
  "officeDocument",
  "core-properties",
  "extended-properties",
  "thumbnail",
  "origin",
  "extensibility",
]);
const droppedFromParts = new Set([
  "notesSlide",
  "comments",
  "commentAuthors",
  "authors",
  "changesInfo",
  "revisionInfo",
  "slideUpdateInfo",
  "vbaProject",
  "printerSettings",
]);

/**
 * Returns the parts of a template that are reached from its package and its presentation part without going over its own
 * slides; what only they used is left behind. A master's or layout's jumps to a slide lead to `firstSlidePart`.
 */
export function keepParts(
  reader: PackageReader,
  presentation: Presentation,
  firstSlidePart: string,
): KeptParts {
  const presentationPart = presentation.part;
  const packageRelationships = reader
    .relationships("")
    .filter((relationship) => isPackageRelationshipKept(reader, relationship, presentationPart));
  const presentationRelationships = reader
    .relationships(presentationPart)
    .filter((relationship) => isPresentationRelationshipKept(reader, relationship, presentation));
  const rewritten = new Map<string, ZipEntry>();
  const names = new Set<string>();
  const waiting = [...packageRelationships, ...presentationRelationships].flatMap(({ part }) => part ?? []);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (names.has(part) || part === presentationPart) continue;
    names.add(part);
    const kept = keptRelationships(reader, part, firstSlidePart);
    if (kept.changed)
      rewritten.set(relationshipsPartName(part), relationshipsEntry(part, kept.relationships));
    waiting.push(...kept.relationships.flatMap((relationship) => relationship.part ?? []));
  }
  return {
    entries: keptEntries(reader, names, rewritten),
    names,
    packageRelationships: packageRelationships.map(toRelationship),
    presentationRelationships: presentationRelationships.map(toRelationship),
  };
}

function isPackageRelationshipKept(
  reader: PackageReader,
  relationship: ResolvedRelationship,
  presentationPart: string,
): boolean {
  if (isOneOf(relationship, droppedFromPackage) || relationship.part === presentationPart) return false;
  if (describeUnsafe(relationship) !== undefined) return false;
  return relationship.external || (relationship.part !== undefined && reader.entries.has(relationship.part));
}

function isPresentationRelationshipKept(
  reader: PackageReader,
  relationship: ResolvedRelationship,
  presentation: Presentation,
): boolean {
  if (hasType(relationship, "slide") || isOneOf(relationship, droppedFromParts)) return false;
  if (relationship.external) return describeUnsafe(relationship) === undefined;
  if (relationship.part === undefined) return false;
  if (hasType(relationship, "notesMaster")) return !sharesTheme(reader, relationship.part, presentation);
  // The outline view lists slides by relationship; which of them are folded is not worth keeping.
  return !(hasType(relationship, "viewProps") && reader.relationships(relationship.part).length > 0);
}

interface KeptRelationships {
  readonly relationships: readonly ResolvedRelationship[];
  readonly changed: boolean;
}

function keptRelationships(reader: PackageReader, part: string, firstSlidePart: string): KeptRelationships {
  const all = reader.relationships(part);
  const kept = all.filter((relationship) => {
    return !isOneOf(relationship, droppedFromParts) && !isDanglingForNothing(reader, part, relationship);
  });
  const relationships = kept.map((relationship): ResolvedRelationship => {
    if (!hasType(relationship, "slide")) return relationship;
    const { id, type } = relationship;
    return { id, type, target: relativeTarget(part, firstSlidePart) };
  });
  const hasSlides = kept.some((relationship) => hasType(relationship, "slide"));
  return { relationships, changed: hasSlides || kept.length < all.length };
}

/** It leads nowhere, or where no deck shall lead, and nothing refers to it; where something does, that is told elsewhere. */
function isDanglingForNothing(
  reader: PackageReader,
  part: string,
  relationship: ResolvedRelationship,
): boolean {
  const leads = relationship.external
    ? describeUnsafe(relationship) === undefined
    : relationship.part !== undefined || hasType(relationship, "slide");
  if (leads) return false;
  return !Buffer.from(reader.content(part)).includes(`"${relationship.id}"`);
}

/** In the order of the archive, so that the same template gives the same bytes. */
function keptEntries(
  reader: PackageReader,
  names: ReadonlySet<string>,
  rewritten: ReadonlyMap<string, ZipEntry>,
): ZipEntry[] {
  const relationshipParts = new Set([...names].map((name) => relationshipsPartName(name).toLowerCase()));
  const untouched = [...reader.entries.values()].filter(({ name }) => {
    return names.has(name) || (relationshipParts.has(name.toLowerCase()) && !isRewritten(name, rewritten));
  });
  return [...untouched, ...rewritten.values()];
}

function isRewritten(name: string, rewritten: ReadonlyMap<string, ZipEntry>): boolean {
  return [...rewritten.keys()].some((key) => key.toLowerCase() === name.toLowerCase());
}

function isOneOf(relationship: Relationship, types: ReadonlySet<string>): boolean {
  return types.has(relationship.type.slice(relationship.type.lastIndexOf("/") + 1));
}

function toRelationship({ id, type, target, external }: ResolvedRelationship): Relationship {
  return { id, type, target, ...(external && { external }) };
}
