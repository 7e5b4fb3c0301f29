import type { XmlElement } from "../parse-xml.ts";
import { type LintedPackage, type LintedRelationship, relationshipsOf } from "./linted-package.ts";
import { type PackageFinding, toFinding } from "./package-finding.ts";

const relationshipNamespaces = new Set([
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  "http://purl.oclc.org/ooxml/officeDocument/relationships",
]);
const legalUri = /^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[\dA-Fa-f]{2})*$/;
const scheme = /^(?:https?|mailto|ftp|file):/i;

/** Every id is there once. */
export function checkRelationshipIds({ relationships }: LintedPackage): PackageFinding[] {
  return [...relationships].flatMap(([part, all]) =>
    repeated(all, ({ id }) => id).map(({ id }) =>
      toFinding("relationship-duplicate-id", part, `Two relationships have the id ${id}.`),
    ),
  );
}

/** One relationship a target: PowerPoint merges them, and drops what pointed to the others. */
export function checkRelationshipTargets({ relationships }: LintedPackage): PackageFinding[] {
  return [...relationships].flatMap(([part, all]) =>
    repeated(all, ({ type, target, external }) => `${type} ${target} ${external ?? false}`).map(
      ({ target }) =>
        toFinding("relationship-duplicate-target", part, `Two relationships lead to ${target}.`),
    ),
  );
}

/** Every internal target is there. */
export function checkDangling({ relationships }: LintedPackage): PackageFinding[] {
  return [...relationships].flatMap(([part, all]) =>
    all
      .filter(({ external, part: target }) => !external && target === undefined)
      .map(({ id, target }) =>
        toFinding("relationship-dangling", part, `${id} leads to ${target}, which is not there.`),
      ),
  );
}

/** External targets are legal URIs, and URIs are external. */
export function checkUris({ relationships }: LintedPackage): PackageFinding[] {
  return [...relationships].flatMap(([part, all]) =>
    all.filter(isUriFault).map(({ id, target }) => {
      return toFinding(
        "relationship-uri",
        part,
        `${id} leads to ${JSON.stringify(target)}, which is no legal URI here.`,
      );
    }),
  );
}

/** Every id in a part is one of its relationships'. */
export function checkIdReferences(linted: LintedPackage): PackageFinding[] {
  return linted.parts.flatMap((part) => {
    const root = linted.documents.get(part);
    if (!root) return [];
    const known = new Set(relationshipsOf(linted, part).map(({ id }) => id));
    const used = new Set<string>();
    collectReferences(root, new Set(), used);
    return [...used]
      .filter((id) => !known.has(id))
      .map((id) =>
        toFinding(
          "relationship-id-unknown",
          part,
          `The part refers to ${id}, which is no relationship of its.`,
        ),
      );
  });
}

function isUriFault({ target, external }: LintedRelationship): boolean {
  if (!external) return scheme.test(target);
  return scheme.test(target) && !legalUri.test(target);
}

// Every element of every part comes through here, so nothing is made for those that declare nothing.
function collectReferences(element: XmlElement, outer: ReadonlySet<string>, used: Set<string>): void {
  const { attributes } = element;
  const names = Object.keys(attributes);
  const added = names.filter(
    (name) => name.startsWith("xmlns:") && relationshipNamespaces.has(attributes[name] ?? ""),
  );
  const prefixes = added.length === 0 ? outer : new Set([...outer, ...added.map((name) => name.slice(6))]);
  for (const name of names) {
    const colon = name.indexOf(":");
    const value = attributes[name] ?? "";
    // PowerPoint writes empty ids for links that are actions.
    if (colon > 0 && value !== "" && prefixes.has(name.slice(0, colon))) used.add(value);
  }
  for (const child of element.children) {
    if (typeof child !== "string") collectReferences(child, prefixes, used);
  }
}

function repeated<Value>(values: readonly Value[], key: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const name = key(value);
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated;
  });
}
