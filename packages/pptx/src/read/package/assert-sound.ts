import { localName, OoxmlError, type XmlElement } from "@lectern/ooxml";
import { describeUnsafe } from "./external-target.ts";
import { hasType, type PackageReader, type ResolvedRelationship } from "./package-reader.ts";

/** What the part that a relationship of a type leads to has as its root (ISO 29500-1, 13.3 and 14.2). */
const roots: Readonly<Record<string, string>> = {
  officeDocument: "presentation",
  slideMaster: "sldMaster",
  slideLayout: "sldLayout",
  theme: "theme",
  themeOverride: "themeOverride",
  notesMaster: "notesMaster",
  handoutMaster: "handoutMaster",
  presProps: "presentationPr",
  viewProps: "viewPr",
  tableStyles: "tblStyleLst",
  tags: "tagLst",
};
/** What a package must say that these parts are (ISO 29500-1, 13.3.8 and on; 14.2.7): another type keeps the file shut. */
const contentTypes: Readonly<Record<string, string>> = {
  slideMaster: "application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml",
  slideLayout: "application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml",
  theme: "application/vnd.openxmlformats-officedocument.theme+xml",
  notesMaster: "application/vnd.openxmlformats-officedocument.presentationml.notesMaster+xml",
};
/** What XML Schema allows as an id (Namespaces in XML 1.0, 4: NCName). */
const ncName = /^[\p{L}_][\p{L}\p{M}\p{Nd}._-]*$/u;
const structural: ReadonlySet<string> = new Set(["slideMaster", "slideLayout", "theme", "notesMaster"]);
const relationshipNamespace = /\/officeDocument\/(?:2006\/)?relationships$/;
/** Bound without being declared (Namespaces in XML 1.0, 3). */
const reservedPrefixes = new Map([
  ["xml", "http://www.w3.org/XML/1998/namespace"],
  ["xmlns", "http://www.w3.org/2000/xmlns/"],
]);

/**
 * Throws an OoxmlError where a part that goes into every deck is damaged in a way that PowerPoint would offer to repair:
 * XML that is not well-formed, a part of another kind than its relationships say, a relationship that leads nowhere.
 * `sources` are the parts, each with the relationships that it keeps; the presentation is the first.
 */
export function assertSound(reader: PackageReader, sources: Iterable<string>): void {
  for (const part of sources) {
    const relationships = reader.relationships(part);
    assertUniqueIds(part, relationships);
    assertKinds(reader, part, relationships);
    if (isXml(reader.contentType(part) ?? "")) assertReferences(part, reader.xml(part), relationships);
  }
}

function isXml(contentType: string): boolean {
  return contentType.endsWith("+xml") || contentType === "application/xml";
}

function assertUniqueIds(part: string, relationships: readonly ResolvedRelationship[]): void {
  const ids = new Set<string>();
  for (const { id } of relationships) {
    if (!ncName.test(id))
      throw broken(
        `Expected ids that begin with a letter for the relationships of ${part || "the package"}, got ${quoted(id)}.`,
      );
    if (ids.has(id)) {
      throw broken(`Expected an id of its own for every relationship of ${part}, got ${quoted(id)} again.`);
    }
    ids.add(id);
  }
}

function assertKinds(
  reader: PackageReader,
  part: string,
  relationships: readonly ResolvedRelationship[],
): void {
  const seen = new Set<string>();
  for (const { type, part: target } of relationships) {
    const kind = type.slice(type.lastIndexOf("/") + 1);
    const root = Object.hasOwn(roots, kind) ? roots[kind] : undefined;
    if (root === undefined || target === undefined) continue;
    const came = localName(reader.xml(target).name);
    if (came !== root) throw broken(`Expected <${root}> in ${target}, got <${came}>.`);
    assertContentType(reader, target, contentTypes[kind]);
    if (structural.has(kind) && seen.has(target)) throw broken(`${part} leads to ${target} twice.`);
    seen.add(target);
  }
  const contentType = reader.contentType(part) ?? "";
  if (/presentationml\.(?:slide|notesSlide)\+xml$/.test(contentType))
    throw broken(`Expected only the presentation to lead to its slides, got another way to ${part}.`);
  if (contentType.endsWith("slideLayout+xml")) assertOne(part, relationships, "slideMaster");
  if (contentType.endsWith("Master+xml")) assertOne(part, relationships, "theme");
}

function assertContentType(reader: PackageReader, part: string, type: string | undefined): void {
  const came = reader.contentType(part);
  if (type === undefined || came === type) return;
  throw broken(
    `Expected [Content_Types].xml to give ${part} the type ${type}, got ${quoted(came ?? "none")}.`,
  );
}

function assertOne(part: string, relationships: readonly ResolvedRelationship[], type: string): void {
  const count = relationships.filter((one) => hasType(one, type) && one.part !== undefined).length;
  if (count !== 1) throw broken(`Expected one ${type} for ${part}, got ${count}.`);
}

type Prefixes = ReadonlyMap<string, string>;

function assertReferences(
  part: string,
  root: XmlElement,
  relationships: readonly ResolvedRelationship[],
): void {
  const known = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const visit = (element: XmlElement, outer: Prefixes): void => {
    const prefixed = Object.keys(element.attributes).filter((name) => name.includes(":"));
    const prefixes = withDeclared(element, prefixed, outer);
    assertPrefix(part, element.name, prefixes);
    for (const name of prefixed) {
      const [namespace, value = ""] = [assertPrefix(part, name, prefixes), element.attributes[name]];
      if (value !== "" && namespace !== undefined && relationshipNamespace.test(namespace))
        assertLeadsSomewhere(part, value, known.get(value));
    }
    for (const child of element.children) if (typeof child !== "string") visit(child, prefixes);
  };
  visit(root, reservedPrefixes);
}

function withDeclared({ attributes }: XmlElement, prefixed: readonly string[], outer: Prefixes): Prefixes {
  const declared = prefixed.filter((name) => name.startsWith("xmlns:"));
  if (declared.length === 0) return outer;
  return new Map([
    ...outer,
    ...declared.map((name): [string, string] => [name.slice(6), attributes[name] ?? ""]),
  ]);
}

function assertPrefix(part: string, name: string, prefixes: Prefixes): string | undefined {
  const colon = name.indexOf(":");
  if (colon === -1) return undefined;
  const namespace = prefixes.get(name.slice(0, colon));
  if (namespace === undefined)
    throw broken(`Expected declared namespaces in ${part}, got ${quoted(name)} without.`);
  return namespace;
}

function assertLeadsSomewhere(
  part: string,
  id: string,
  relationship: ResolvedRelationship | undefined,
): void {
  if (!relationship) throw broken(`${part} refers to ${quoted(id)}, which none of its relationships has.`);
  const reason = describeUnsafe(relationship);
  if (reason !== undefined) {
    throw new OoxmlError(
      "part_unsound",
      `${part} refers to ${quoted(relationship.target)}, which ${reason}. Put pictures into the file itself and take such links out.`,
    );
  }
  if (relationship.external || relationship.part !== undefined || hasType(relationship, "slide")) return;
  throw broken(`${part} refers to ${quoted(relationship.target)}, which is not in the file.`);
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function broken(message: string): OoxmlError {
  return new OoxmlError(
    "part_unsound",
    `${message} Open the file in PowerPoint, let it repair it, and save it again.`,
  );
}
