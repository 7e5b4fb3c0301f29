import { parseXml } from "./parse-xml.ts";
import { rememberXml } from "./remember-xml.ts";
import { element, type Xml } from "./xml.ts";
import { childElements } from "./xml-element.ts";

/** The media types of a package's parts (ISO 29500-2, 7.2.3). */
export interface ContentTypes {
  /** By file extension, in lower case, without dot. */
  readonly defaults: ReadonlyMap<string, string>;
  /** By part name, without leading slash. */
  readonly overrides: ReadonlyMap<string, string>;
}

/** The name of the part that holds the content types, the first in a package. */
export const contentTypesPartName = "[Content_Types].xml";

const namespace = "http://schemas.openxmlformats.org/package/2006/content-types";

/** Returns the root element of [Content_Types].xml. */
export function contentTypesPart({ defaults, overrides }: ContentTypes): Xml {
  return element(
    "Types",
    { xmlns: namespace },
    [...defaults].map(([extension, type]) => element("Default", { Extension: extension, ContentType: type })),
    [...overrides].map(([part, type]) => override(part, type)),
  );
}

const override = rememberXml((part: string, type: string) =>
  element("Override", { PartName: `/${part}`, ContentType: type }),
);

/** Returns the content types that [Content_Types].xml states; throws an OoxmlError on malformed XML. */
export function parseContentTypes(bytes: Uint8Array): ContentTypes {
  const defaults = new Map<string, string>();
  const overrides = new Map<string, string>();
  const root = parseXml(bytes);
  for (const { attributes } of childElements(root, "Default")) {
    defaults.set((attributes["Extension"] ?? "").toLowerCase(), attributes["ContentType"] ?? "");
  }
  for (const { attributes } of childElements(root, "Override")) {
    overrides.set((attributes["PartName"] ?? "").replace(/^\//, ""), attributes["ContentType"] ?? "");
  }
  return { defaults, overrides };
}

/** Returns a part's content type, or undefined where none is stated; part names are compared without regard to case. */
export function contentTypeOf(types: ContentTypes, partName: string): string | undefined {
  const override = types.overrides.get(partName) ?? overrideInOtherCase(types, partName.toLowerCase());
  return override ?? types.defaults.get(extensionOf(partName));
}

/** Returns the extension of a part name, in lower case and without dot; empty where it has none. */
export function extensionOf(partName: string): string {
  const file = partName.slice(partName.lastIndexOf("/") + 1);
  const dot = file.lastIndexOf(".");
  return dot === -1 ? "" : file.slice(dot + 1).toLowerCase();
}

function overrideInOtherCase(types: ContentTypes, folded: string): string | undefined {
  for (const [name, type] of types.overrides) if (name.toLowerCase() === folded) return type;
  return undefined;
}
