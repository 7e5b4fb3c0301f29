import {
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
const mostRemembered = 1000;
const remembered = new Map<string, ZipEntry>();

/** Returns a part that holds an XML document. */
export function xmlEntry(name: string, root: Xml): ZipEntry {
  const content = xmlDocument(root);
  return content.length < storedBelow ? storeEntry(name, content) : deflateEntry(name, content);
}

/** Returns the same as `xmlEntry`, deflated only once in the life of the process for the same document. */
export function rememberedXmlEntry(name: string, root: Xml): ZipEntry {
  const known = remembered.get(root);
  if (known) return { ...known, name };
  if (remembered.size >= mostRemembered) remembered.clear();
  const entry = xmlEntry(name, root);
  remembered.set(root, entry);
  return entry;
}

/** Returns the part with the relationships of another, "" for the package; those of people's own links are not kept. */
export function relationshipsEntry(partName: string, relationships: readonly Relationship[]): ZipEntry {
  const write = relationships.some(({ external }) => external) ? xmlEntry : rememberedXmlEntry;
  return write(relationshipsPartName(partName), relationshipsPart(relationships));
}
