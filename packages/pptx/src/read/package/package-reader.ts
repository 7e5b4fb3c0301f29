import {
  type ContentTypes,
  contentTypeOf,
  contentTypesPartName,
  inflateEntry,
  OoxmlError,
  parseContentTypes,
  parseRelationships,
  parseXml,
  type Relationship,
  relationshipsPartName,
  resolveTarget,
  type XmlElement,
  type ZipArchive,
  type ZipEntry,
} from "@lectern/ooxml";

/** A relationship with the name of the part that it leads to, where that part is in the package. */
export interface ResolvedRelationship extends Relationship {
  readonly part?: string;
}

/** The parts of a package by name; every method that takes a name throws an OoxmlError where there is no such part. */
export interface PackageReader {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly contentTypes: ContentTypes;
  content(partName: string): Uint8Array;
  xml(partName: string): XmlElement;
  /** Of a part, or of the package with "". */
  relationships(partName: string): readonly ResolvedRelationship[];
  contentType(partName: string): string | undefined;
}

/** Start tags in all parts that are parsed together: some 30 MB of XML; the largest templates of Office have a tenth. */
const mostTags = 500_000;
/** Bytes of all parts that are parsed. */
const mostXml = 64 * 1024 * 1024;

/**
 * Returns a reader of an archive's parts, which inflates and parses each once and only when asked. It throws an OoxmlError
 * where the parts together are so many elements that they would fill the memory.
 */
export function createPackageReader({ entries }: ZipArchive): PackageReader {
  const names = new Map([...entries.keys()].map((name) => [name.toLowerCase(), name]));
  const parsed = new Map<string, XmlElement>();
  const relationshipsOf = new Map<string, readonly ResolvedRelationship[]>();
  const entryOf = (partName: string): ZipEntry => {
    const entry = entries.get(names.get(partName.toLowerCase()) ?? partName);
    if (!entry) throw missing(partName);
    return entry;
  };
  const content = (partName: string): Uint8Array => inflateEntry(entryOf(partName));
  let [size, tags] = [0, 0];
  const xmlContent = (partName: string): Uint8Array => {
    const entry = entryOf(partName);
    size += entry.size;
    if (size > mostXml) throw tooMuch(`${mostXml} bytes of XML`);
    const bytes = inflateEntry(entry);
    tags += countTags(bytes);
    if (tags > mostTags) throw tooMuch(`${mostTags} XML elements`);
    return bytes;
  };
  const contentTypes = named(contentTypesPartName, () => parseContentTypes(xmlContent(contentTypesPartName)));
  const readRelationships = (partName: string): ResolvedRelationship[] => {
    const name = names.get(relationshipsPartName(partName).toLowerCase());
    if (name === undefined) return [];
    return parseRelationships(xmlContent(name)).map((relationship) => {
      const part = relationship.external ? undefined : names.get(targetOf(partName, relationship));
      return part === undefined ? relationship : { ...relationship, part };
    });
  };
  return {
    entries,
    contentTypes,
    content,
    xml: (partName) =>
      remembered(parsed, partName, () => named(partName, () => parseXml(xmlContent(partName)))),
    relationships: (partName) =>
      remembered(relationshipsOf, partName, () => named(partName, () => readRelationships(partName))),
    contentType: (partName) => contentTypeOf(contentTypes, partName),
  };
}

/** Returns whether a relationship is of a type, named by the last segment of its address: "slideMaster". */
export function hasType(relationship: Relationship, type: string): boolean {
  return relationship.type.slice(relationship.type.lastIndexOf("/") + 1) === type;
}

/** Returns the part that a relationship of a type leads to: the first there is, or undefined. */
export function relatedPart(reader: PackageReader, partName: string, type: string): string | undefined {
  return reader
    .relationships(partName)
    .find((relationship) => hasType(relationship, type) && relationship.part)?.part;
}

/** Returns the part that a relationship id of a part means, or undefined. */
export function partById(
  reader: PackageReader,
  partName: string,
  id: string | undefined,
): string | undefined {
  return reader.relationships(partName).find((relationship) => relationship.id === id)?.part;
}

function targetOf(partName: string, relationship: Relationship): string {
  try {
    return resolveTarget(partName, relationship.target).toLowerCase();
  } catch {
    return "";
  }
}

function remembered<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  values.set(key, value);
  return value;
}

function named<Value>(partName: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof OoxmlError)) throw cause;
    throw new OoxmlError(cause.code, `${partName || "The package"}: ${cause.message}`, { cause });
  }
}

const tagStart = 0x3c;
const slash = 0x2f;

function countTags(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(tagStart); at !== -1; at = bytes.indexOf(tagStart, at + 1)) {
    if (bytes[at + 1] !== slash) count += 1;
  }
  return count;
}

function tooMuch(most: string): OoxmlError {
  return new OoxmlError(
    "xml_limit",
    `Expected at most ${most} in the parts of a template, got more. Put detailed drawings in as pictures.`,
  );
}

function missing(partName: string): OoxmlError {
  return new OoxmlError("part_missing", `Expected a part ${partName} in the package, found none.`);
}
