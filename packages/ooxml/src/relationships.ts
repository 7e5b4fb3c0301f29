import { OoxmlError } from "./ooxml-error.ts";
import { parseXml } from "./parse-xml.ts";
import { element, type Xml } from "./xml.ts";
import { childElements } from "./xml-element.ts";

/** An arrow from a part, or from the package, to another part or out of the package (ISO 29500-2, 6.5). */
export interface Relationship {
  /** Unique in its source: "rId1". */
  readonly id: string;
  readonly type: string;
  /** As written: relative to the source, or absolute in the package with a leading slash, or a URI where external. */
  readonly target: string;
  readonly external?: boolean;
}

const namespace = "http://schemas.openxmlformats.org/package/2006/relationships";

/** Returns the root element of a relationships part. */
export function relationshipsPart(relationships: readonly Relationship[]): Xml {
  return element("Relationships", { xmlns: namespace }, relationships.map(relationshipElement));
}

/** Returns the relationships of a relationships part, in its order; throws an OoxmlError on malformed XML. */
export function parseRelationships(bytes: Uint8Array): Relationship[] {
  return childElements(parseXml(bytes), "Relationship").map(({ attributes }) => ({
    id: attributes["Id"] ?? "",
    type: attributes["Type"] ?? "",
    target: attributes["Target"] ?? "",
    ...(attributes["TargetMode"] === "External" && { external: true }),
  }));
}

/** Returns the name of the part that holds a part's relationships; "" stands for the package itself. */
export function relationshipsPartName(partName: string): string {
  const slash = partName.lastIndexOf("/") + 1;
  return `${partName.slice(0, slash)}_rels/${partName.slice(slash)}.rels`;
}

/**
 * Returns the name of the part, without leading slash, that an internal target of a part means; fragments are cut off.
 * Throws an OoxmlError where the target leads out of the package.
 */
export function resolveTarget(partName: string, target: string): string {
  const path = target.replace(/[?#].*$/s, "");
  const segments = path.startsWith("/") ? [] : partName.split("/").slice(0, -1);
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) throw outside(partName, target);
  }
  return segments.join("/");
}

/** Returns a relative target by which one part names another: "../slideLayouts/slideLayout1.xml". */
export function relativeTarget(partName: string, targetPartName: string): string {
  let folder = partName.lastIndexOf("/") + 1;
  let up = "";
  while (!targetPartName.startsWith(partName.slice(0, folder))) {
    folder = partName.slice(0, folder - 1).lastIndexOf("/") + 1;
    up += "../";
  }
  return up + targetPartName.slice(folder);
}

function relationshipElement({ id, type, target, external }: Relationship): Xml {
  return element("Relationship", {
    Id: id,
    Type: type,
    Target: target,
    TargetMode: external ? "External" : undefined,
  });
}

function outside(partName: string, target: string): OoxmlError {
  return new OoxmlError(
    "target_invalid",
    `Expected a target inside the package, got ${JSON.stringify(target)} in the relationships of ${partName || "the package"}.`,
  );
}
