import {
  type Relationship,
  relationshipsPart,
  relationshipsPartName,
  type Xml,
  xmlEntry,
  type ZipEntry,
} from "@lectern/ooxml";

/** Of slides, notes and charts, two thousand of each: some megabytes at most. */
const mostRemembered = 6000;
const remembered = new Map<string, ZipEntry>();

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
