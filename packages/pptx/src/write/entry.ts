import {
  type DeflateEffort,
  deflateEntry,
  type Relationship,
  relationshipsPart,
  relationshipsPartName,
  storeEntry,
  type Xml,
  xmlDocument,
  type ZipEntry,
} from "@lectern/ooxml";

/** A call of zlib costs what 400 bytes are worth. */
const storedBelow = 400;
/** Of slides, notes and charts, two thousand of each: some megabytes at most. */
const mostRemembered = 6000;
const remembered = new Map<string, ZipEntry>();

/** Returns a part that holds an XML document, with the effort that a part of one deck is worth unless told otherwise. */
export function xmlEntry(name: string, root: Xml, effort: DeflateEffort = "fast"): ZipEntry {
  const content = xmlDocument(root);
  return content.length < storedBelow ? storeEntry(name, content) : deflateEntry(name, content, effort);
}

/** Returns the same as `xmlEntry`, deflated only once in the life of the process for the same document. */
export function rememberedXmlEntry(name: string, root: Xml): ZipEntry {
  const known = remembered.get(root);
  if (known) return { ...known, name };
  if (remembered.size >= mostRemembered) remembered.clear();
  const entry = xmlEntry(name, root, "thorough");
  remembered.set(root, entry);
  return entry;
}

/** Returns the part with the relationships of another, "" for the package; those of people's own links are not kept. */
export function relationshipsEntry(partName: string, relationships: readonly Relationship[]): ZipEntry {
  const write = relationships.some(({ external }) => external) ? xmlEntry : rememberedXmlEntry;
  return write(relationshipsPartName(partName), relationshipsPart(relationships));
}
