import { childElements, decodeXml, localName, type Relationship, type XmlElement } from "@lectern/ooxml";
import type { PackageReader } from "../../read/package/package-reader.ts";

/** A template's presentation part, cut into what is kept of it: source text, spliced again for every deck. */
export interface PresentationSource {
  readonly part: string;
  /** The start tag of the root, with all its namespaces. */
  readonly open: string;
  readonly close: string;
  readonly children: readonly SourceChild[];
  /** The extensions in its extLst, without list of sections. */
  readonly extensions: readonly string[];
  /** The start and the end tag of its extLst. */
  readonly extensionList: { readonly open: string; readonly close: string };
  readonly relationships: readonly Relationship[];
}

/** A child of p:presentation in its own words. */
export interface SourceChild {
  /** Its local name: "sldMasterIdLst". */
  readonly name: string;
  readonly source: string;
}

/** About the sample's own slides, or against editing the deck (ISO 29500-1, 19.2.1.26 presentation). */
const dropped = new Set(["sldIdLst", "custShowLst", "photoAlbum", "smartTags", "modifyVerifier"]);
const sectionList = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}";
const startTag = /^<(?:[^"'>]|"[^"]*"|'[^']*')*>/;

/** Returns what is kept of a presentation part, given the relationships that are kept of it. */
export function cutPresentation(
  reader: PackageReader,
  part: string,
  relationships: readonly Relationship[],
): PresentationSource {
  const source = decodeXml(reader.content(part));
  const root = reader.xml(part);
  const ids = new Set(relationships.map(({ id }) => id));
  const gone = new Set(reader.relationships(part).flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  const children = childElements(root).filter((child) => !refersTo(child, gone));
  const list = childElements(root, "extLst")[0];
  const extensions = childElements(list).filter((extension) => {
    return extension.attributes["uri"]?.toUpperCase() !== sectionList && !refersTo(extension, gone);
  });
  const prefix = root.name.includes(":") ? `${root.name.split(":")[0]}:` : "";
  return {
    part,
    open: (startTag.exec(source.slice(root.start))?.[0] ?? "").replace(/\s*\/>$/, ">"),
    close: `</${root.name}>`,
    children: children
      .map((child): SourceChild => ({ name: localName(child.name), source: sourceOf(source, child) }))
      .filter(({ name }) => !dropped.has(name) && name !== "extLst"),
    extensions: extensions.map((extension) => sourceOf(source, extension)),
    extensionList: { open: `<${prefix}extLst>`, close: `</${prefix}extLst>` },
    relationships,
  };
}

function sourceOf(source: string, { start, end }: XmlElement): string {
  return source.slice(start, end);
}

/** An extLst is judged extension by extension. */
function refersTo(element: XmlElement, ids: ReadonlySet<string>): boolean {
  if (localName(element.name) === "extLst") return false;
  const refers = Object.entries(element.attributes).some(
    ([name, value]) => name.includes(":") && ids.has(value),
  );
  return refers || childElements(element).some((child) => refersTo(child, ids));
}
