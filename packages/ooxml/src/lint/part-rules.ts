import { contentTypeOf } from "../content-types.ts";
import type { XmlElement } from "../parse-xml.ts";
import { relationshipsPartName } from "../relationships.ts";
import { isRelationshipsPart, type LintedPackage, relationshipsOf } from "./linted-package.ts";
import { type PackageFinding, toFinding } from "./package-finding.ts";

/** Every Override names a part that is there. */
export function checkOverrides({ contentTypes, parts }: LintedPackage): PackageFinding[] {
  const names = new Set(parts.map((part) => part.toLowerCase()));
  return [...contentTypes.overrides.keys()]
    .filter((name) => !names.has(name.toLowerCase()))
    .map((name) =>
      toFinding("phantom-override", name, "A content type is stated for a part that is not there."),
    );
}

/** Every part has a content type. */
export function checkTypes({ contentTypes, parts }: LintedPackage): PackageFinding[] {
  return parts
    .filter((part) => contentTypeOf(contentTypes, part) === undefined)
    .map((part) => toFinding("untyped-part", part, "No content type is stated for this part."));
}

/** "image/jpg" is no media type. */
export function checkMediaTypes({ contentTypes, parts }: LintedPackage): PackageFinding[] {
  return parts
    .filter((part) => contentTypeOf(contentTypes, part) === "image/jpg")
    .map((part) =>
      toFinding("media-type", part, 'The content type of a JPEG is "image/jpeg", not "image/jpg".'),
    );
}

/** Every part is reached from the package over relationships. */
export function checkOrphans(linted: LintedPackage): PackageFinding[] {
  const reached = new Set<string>();
  const waiting = [""];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const { part: target } of relationshipsOf(linted, part)) {
      if (target === undefined || reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return linted.parts
    .filter((part) => !reached.has(part))
    .map((part) => toFinding("orphan-part", part, "No relationship leads to this part."));
}

/** A relationships part without its part is an orphan too. */
export function checkRelationshipSources({ entries, parts }: LintedPackage): PackageFinding[] {
  const known = new Set(["", ...parts].map((part) => relationshipsPartName(part).toLowerCase()));
  return [...entries.keys()]
    .filter((name) => isRelationshipsPart(name) && !known.has(name.toLowerCase()))
    .map((name) =>
      toFinding("relationship-source-missing", name, "The part that these relationships start from is gone."),
    );
}

/** Every prefix is bound to a namespace (Namespaces in XML 1.0, 5). */
export function checkPrefixes({ documents }: LintedPackage): PackageFinding[] {
  return [...documents].flatMap(([part, root]) => {
    const undeclared = new Set<string>();
    collectUndeclared(root, new Set(["xml", "xmlns"]), undeclared);
    return [...undeclared].map((prefix) =>
      toFinding("xml-undeclared-prefix", part, `The prefix ${prefix}: is not declared.`),
    );
  });
}

// Every element of every part comes through here, so nothing is made for those that declare nothing.
function collectUndeclared(element: XmlElement, outer: ReadonlySet<string>, undeclared: Set<string>): void {
  const names = Object.keys(element.attributes);
  const declared = names.some(isDeclaration) ? withDeclarations(outer, names) : outer;
  noteUndeclared(element.name, declared, undeclared);
  for (const name of names) noteUndeclared(name, declared, undeclared);
  for (const child of element.children) {
    if (typeof child !== "string") collectUndeclared(child, declared, undeclared);
  }
}

function isDeclaration(name: string): boolean {
  return name.startsWith("xmlns:");
}

function withDeclarations(outer: ReadonlySet<string>, names: readonly string[]): ReadonlySet<string> {
  return new Set([...outer, ...names.filter(isDeclaration).map((name) => name.slice(6))]);
}

function noteUndeclared(name: string, declared: ReadonlySet<string>, undeclared: Set<string>): void {
  const colon = name.indexOf(":");
  if (colon <= 0) return;
  const prefix = name.slice(0, colon);
  if (!declared.has(prefix)) undeclared.add(prefix);
}
