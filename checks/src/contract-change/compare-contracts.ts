// Two OpenAPI documents -> their differences, each with what it means to whoever builds on the contract.
//
// `redocly diff` was used before: it rates a file as a whole, tells a change of a shared schema at one of its uses, and takes a
// renamed schema and removed security for text. No line of a changelog can be made of that.
import { compareOperations, methods } from "./compare-operations.ts";
import { compareSchemas, type Direction } from "./compare-schemas.ts";
import {
  type Comparison,
  type Difference,
  isProse,
  isSame,
  type Node,
  namesOf,
  quote,
  referenceOf,
  resolve,
  toNode,
} from "./difference.ts";

/** Returns how the document at `revision` differs from the one at `base`, each difference once, in the order of the documents. */
export function compareContracts(base: Node, revision: Node): readonly Difference[] {
  const found = new Map<string, Difference>();
  const comparison: Comparison = {
    base,
    revision,
    report: (difference) => found.set(`${difference.subject} ${difference.what}`, difference),
  };
  compareOperations(comparison);
  compareNamedSchemas(comparison);
  compareSecuritySchemes(comparison);
  compareWhole(comparison);
  return [...found.values()];
}

function compareNamedSchemas(comparison: Comparison): void {
  const { base, revision } = comparison;
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const directions = new Map([...directionsOf(base), ...directionsOf(revision)]);
  for (const name of namesOf(before, after)) {
    const subject = `schema \`${name}\``;
    if (!(name in after)) comparison.report({ subject, what: "removed", impact: "breaking" });
    // A new one is told where it is used.
    else if (name in before) {
      const direction = directions.get(name) ?? "both";
      compareSchemas(comparison, { subject, path: "", direction }, [before[name], after[name]]);
    }
  }
}

function schemasOf(document: Node): Node {
  return toNode(toNode(document["components"])["schemas"]);
}

/** Who writes the values of each named schema: found by following the references from every operation. */
function directionsOf(document: Node): ReadonlyMap<string, Direction> {
  const found = new Map<string, Direction>();
  const seen = new Set<string>();
  const follow = (value: unknown, direction: Direction): void => {
    if (Array.isArray(value)) for (const item of value) follow(item, direction);
    if (typeof value !== "object" || value === null) return;
    const reference = referenceOf(value);
    if (reference === undefined) {
      for (const item of Object.values(value)) follow(item, direction);
      return;
    }
    if (seen.has(`${direction} ${reference}`)) return;
    seen.add(`${direction} ${reference}`);
    const name = /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1];
    if (name) found.set(name, (found.get(name) ?? direction) === direction ? direction : "both");
    follow(resolve(document, value), direction);
  };
  for (const item of Object.values(toNode(document["paths"])).map(toNode)) {
    follow(item["parameters"], "input");
    for (const operation of methods.map((method) => toNode(item[method]))) {
      follow([operation["parameters"], operation["requestBody"]], "input");
      follow(operation["responses"], "output");
    }
  }
  return found;
}

function compareSecuritySchemes(comparison: Comparison): void {
  const [before, after] = [comparison.base, comparison.revision].map((document) =>
    toNode(toNode(document["components"])["securitySchemes"]),
  );
  for (const name of namesOf(before, after)) {
    const [one, other] = [toNode(before?.[name]), toNode(after?.[name])];
    for (const key of namesOf(one, other)) {
      if (isSame(one[key], other[key])) continue;
      const subject = `security scheme \`${name}\``;
      if (isProse(key)) comparison.report({ subject, what: "wording", impact: "text" });
      else {
        const what = `${key} ${quote(one[key])} → ${quote(other[key])}`;
        comparison.report({ subject, what, impact: before && name in before ? "breaking" : "feature" });
      }
    }
  }
}

/** What is left: servers, which clients are made for, and text. */
function compareWhole({ base, revision, report }: Comparison): void {
  const subject = "the contract";
  const known = ["paths", "components", "security"];
  for (const key of namesOf(base, revision)) {
    if (known.includes(key) || isSame(base[key], revision[key])) continue;
    const isText = isProse(key) || key === "info";
    if (isText) report({ subject, what: "wording", impact: "text" });
    else
      report({ subject, what: `${key} ${quote(base[key])} → ${quote(revision[key])}`, impact: "breaking" });
  }
  const [before, after] = [base, revision].map((document) =>
    toNode(toNode(document["components"])["examples"]),
  );
  if (!isSame(before, after)) report({ subject, what: "wording", impact: "text" });
}
