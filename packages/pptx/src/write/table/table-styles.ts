import {
  decodeXml,
  descendantElements,
  element,
  type Relationship,
  relativeTarget,
  serializedXml,
  type Xml,
  type XmlElement,
  xmlEntry,
  type ZipEntry,
} from "@lectern/ooxml";
import { type PackageReader, relatedPart } from "../../read/package/package-reader.ts";
import { contentTypes, namespaces, relationshipTypes } from "../names.ts";
import type { KeptParts } from "../parts/kept-parts.ts";
import { freeName } from "../parts/part-names.ts";

/** The style of a deck's tables, and the part that must change or come for it to be known. */
export interface TableStyles {
  readonly styleId: string;
  readonly part: string;
  /** In place of the template's own part. */
  readonly changed?: ZipEntry;
  /** Where the template has none. */
  readonly added?: AddedTableStyles;
}

/** A part that the template does not have. */
export interface AddedTableStyles {
  readonly entry: ZipEntry;
  readonly contentType: string;
  readonly relationship: Relationship;
}

/** Built into PowerPoint: nothing but the cells' own look. */
const noStyleNoGrid = "{2D5ABB26-0587-4C30-8999-92F81FD0307C}";
const closingTag = /<\/[^<>]*>\s*$/;

/** Returns the template's default table style where it is defined there, else "No Style, No Grid", made known. */
export function provideTableStyles(
  reader: PackageReader,
  presentationPart: string,
  kept: KeptParts,
): TableStyles {
  const part = relatedPart(reader, presentationPart, "tableStyles");
  if (part === undefined || !kept.names.has(part)) return addedStyles(presentationPart, kept);
  const root = reader.xml(part);
  const fallback = root.attributes["def"] ?? "";
  if (definedStyles(root).has(fallback.toUpperCase())) return { styleId: fallback, part };
  if (definedStyles(root).has(noStyleNoGrid)) return { styleId: noStyleNoGrid, part };
  return { styleId: noStyleNoGrid, part, changed: withStyle(part, reader.content(part), root) };
}

function definedStyles(root: XmlElement): ReadonlySet<string> {
  const styles = descendantElements(root, "tblStyle");
  return new Set(styles.map(({ attributes }) => (attributes["styleId"] ?? "").toUpperCase()));
}

function addedStyles(presentationPart: string, { names, presentationRelationships }: KeptParts): TableStyles {
  const part = freeName("ppt/tableStyles", ".xml", names);
  const root = element("a:tblStyleLst", { "xmlns:a": namespaces.drawing, def: noStyleNoGrid }, plainStyle());
  const taken = new Set(presentationRelationships.map(({ id }) => id));
  let id = "rIdTableStyles";
  while (taken.has(id)) id = `${id}-2`;
  return {
    styleId: noStyleNoGrid,
    part,
    added: {
      entry: xmlEntry(part, root),
      contentType: contentTypes.tableStyles,
      relationship: {
        id,
        type: relationshipTypes.tableStyles,
        target: relativeTarget(presentationPart, part),
      },
    },
  };
}

/** The list's own prefix may be another one than ours, so the style brings its own. */
function withStyle(part: string, content: Uint8Array, root: XmlElement): ZipEntry {
  const source = decodeXml(content);
  const own = source.slice(root.start, root.end);
  const open = own.endsWith("/>") ? `${own.slice(0, -2)}>` : own.replace(closingTag, "");
  const style = plainStyle({ "xmlns:a": namespaces.drawing });
  return xmlEntry(part, serializedXml(`${open}${style}</${root.name}>`));
}

/** As PowerPoint writes it out (ISO 29500-1, 20.1.4.2.26 tblStyle). */
function plainStyle(declarations: Readonly<Record<string, string>> = {}): Xml {
  const color = element(
    "a:tcTxStyle",
    undefined,
    element("a:fontRef", { idx: "minor" }, element("a:scrgbClr", { r: 0, g: 0, b: 0 })),
    element("a:schemeClr", { val: "tx1" }),
  );
  const edges = ["left", "right", "top", "bottom", "insideH", "insideV"].map((edge) =>
    element(`a:${edge}`, undefined, element("a:ln", undefined, element("a:noFill"))),
  );
  const cell = element(
    "a:tcStyle",
    undefined,
    element("a:tcBdr", undefined, edges),
    element("a:fill", undefined, element("a:noFill")),
  );
  const whole = element("a:wholeTbl", undefined, color, cell);
  return element(
    "a:tblStyle",
    { ...declarations, styleId: noStyleNoGrid, styleName: "No Style, No Grid" },
    whole,
  );
}
