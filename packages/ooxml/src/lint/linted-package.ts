import { type ContentTypes, contentTypeOf, extensionOf, parseContentTypes } from "../content-types.ts";
import { OoxmlError } from "../ooxml-error.ts";
import { parseXml, type XmlElement } from "../parse-xml.ts";
import type { ZipRecord } from "../read-zip.ts";
import {
  parseRelationships,
  type Relationship,
  relationshipsPartName,
  resolveTarget,
} from "../relationships.ts";
import { inflateEntry, type ZipEntry } from "../zip-entry.ts";
import { type PackageFinding, toFinding } from "./package-finding.ts";

/** A relationship and the part that it leads to, where it is internal and there is such a part. */
export interface LintedRelationship extends Relationship {
  readonly part?: string;
}

/** A package taken apart for its rules: what cannot be read is a finding, and left out of the rest. */
export interface LintedPackage {
  readonly records: readonly ZipRecord[];
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly contentTypes: ContentTypes;
  /** The names of the parts, without content types and relationships parts. */
  readonly parts: readonly string[];
  /** What the entries hold that could be inflated. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** The root elements of the parts that hold XML. */
  readonly documents: ReadonlyMap<string, XmlElement>;
  /** By the part that they start from; "" for the package. */
  readonly relationships: ReadonlyMap<string, readonly LintedRelationship[]>;
  /** What was found while taking it apart. */
  readonly faults: readonly PackageFinding[];
}

const contentTypesName = "[Content_Types].xml";

/** Returns a package taken apart from the records of its zip archive. */
export function takeApart(records: readonly ZipRecord[]): LintedPackage {
  const faults: PackageFinding[] = [];
  const entries = new Map(
    records.filter(({ entry }) => !entry.name.endsWith("/")).map(({ entry }) => [entry.name, entry]),
  );
  const contents = readContents(entries, faults);
  const types = contents.get(contentTypesName);
  if (!types)
    faults.push(toFinding("content-types-missing", contentTypesName, "A package must have this part."));
  const contentTypes = (types && attempt(() => parseContentTypes(types))) ?? {
    defaults: new Map(),
    overrides: new Map(),
  };
  const parts = [...entries.keys()].filter((name) => name !== contentTypesName && !isRelationshipsPart(name));
  return {
    records,
    entries,
    contentTypes,
    parts,
    contents,
    documents: readDocuments(contents, contentTypes, faults),
    relationships: readRelationships(contents, parts),
    faults,
  };
}

/** Returns the parts whose content type ends like this: "presentationml.slide+xml". */
export function partsOfType({ parts, contentTypes }: LintedPackage, ending: string): string[] {
  return parts.filter((part) => contentTypeOf(contentTypes, part)?.endsWith(ending));
}

/** Returns the relationships of a part, or of the package with "". */
export function relationshipsOf(
  { relationships }: LintedPackage,
  part: string,
): readonly LintedRelationship[] {
  return relationships.get(part) ?? [];
}

/** Returns the relationships of a part that are of a type, named by the last segment of its address. */
export function relationshipsOfType(linted: LintedPackage, part: string, type: string): LintedRelationship[] {
  return relationshipsOf(linted, part).filter((relationship) => relationship.type.endsWith(`/${type}`));
}

/** Returns whether a name is that of a relationships part. */
export function isRelationshipsPart(name: string): boolean {
  return /(^|\/)_rels\/[^/]*\.rels$/i.test(name);
}

function readContents(
  entries: ReadonlyMap<string, ZipEntry>,
  faults: PackageFinding[],
): Map<string, Uint8Array> {
  const contents = new Map<string, Uint8Array>();
  for (const [name, entry] of entries) {
    const content = attempt(
      () => inflateEntry(entry),
      (message) => faults.push(toFinding("zip-corrupt-entry", name, message)),
    );
    if (content) contents.set(name, content);
  }
  return contents;
}

function readDocuments(
  contents: ReadonlyMap<string, Uint8Array>,
  contentTypes: ContentTypes,
  faults: PackageFinding[],
): Map<string, XmlElement> {
  const documents = new Map<string, XmlElement>();
  for (const [name, content] of contents) {
    if (!isXml(name, contentTypes)) continue;
    const root = attempt(
      () => parseXml(content),
      (message) => faults.push(toFinding("xml-malformed", name, message)),
    );
    if (root) documents.set(name, root);
  }
  return documents;
}

function isXml(name: string, contentTypes: ContentTypes): boolean {
  const extension = extensionOf(name);
  return (
    extension === "xml" ||
    extension === "rels" ||
    (contentTypeOf(contentTypes, name)?.endsWith("+xml") ?? false)
  );
}

function readRelationships(
  contents: ReadonlyMap<string, Uint8Array>,
  parts: readonly string[],
): Map<string, readonly LintedRelationship[]> {
  const names = new Map(parts.map((part) => [part.toLowerCase(), part]));
  const relationships = new Map<string, readonly LintedRelationship[]>();
  for (const source of ["", ...parts]) {
    const content = contents.get(relationshipsPartName(source));
    const read = content && attempt(() => parseRelationships(content));
    if (read)
      relationships.set(
        source,
        read.map((relationship) => resolved(source, relationship, names)),
      );
  }
  return relationships;
}

function resolved(
  source: string,
  relationship: Relationship,
  names: ReadonlyMap<string, string>,
): LintedRelationship {
  if (relationship.external) return relationship;
  const part = names.get(attempt(() => resolveTarget(source, relationship.target))?.toLowerCase() ?? "");
  return part === undefined ? relationship : { ...relationship, part };
}

function attempt<Value>(read: () => Value, onFault?: (message: string) => void): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OoxmlError)) throw error;
    onFault?.(error.message);
    return undefined;
  }
}
