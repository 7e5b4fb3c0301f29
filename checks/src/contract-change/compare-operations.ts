// Two OpenAPI documents -> how their operations differ, and the parameters and answers that operations share.
import { compareSchemas, type Direction } from "./compare-schemas.ts";
import {
  type Comparison,
  type Impact,
  isProse,
  isSame,
  isSameReference,
  type Node,
  namesOf,
  quote,
  resolve,
  toCanonicalJson,
  toList,
  toNode,
} from "./difference.ts";

/** The methods that an operation can have. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** Two versions of one part of the documents. */
type Pair = readonly [base: unknown, revision: unknown];

/** Reports how the operations differ, and what operations share under `components`. */
export function compareOperations(comparison: Comparison): void {
  const { base, revision } = comparison;
  for (const path of namesOf(base["paths"], revision["paths"])) {
    const items = [toNode(base["paths"])[path], toNode(revision["paths"])[path]].map(toNode);
    for (const method of methods) {
      compareOperation(comparison, `\`${method.toUpperCase()} ${path}\``, [items[0], items[1]], method);
    }
  }
  compareShared(comparison, "parameters", (subject, pair) => compareParameter(comparison, subject, pair));
  compareShared(comparison, "headers", (subject, pair) =>
    compareHeader(comparison, { subject, name: "it" }, pair),
  );
  compareShared(comparison, "responses", (subject, pair) =>
    compareResponse(comparison, { subject, name: "" }, pair),
  );
  compareShared(comparison, "requestBodies", (subject, pair) => compareBody(comparison, subject, pair));
}

function compareShared(
  { base, revision }: Comparison,
  kind: string,
  compare: (subject: string, pair: Pair) => void,
): void {
  const [before, after] = [base, revision].map((document) => toNode(toNode(document["components"])[kind]));
  // One that is gone or new is told where operations use it.
  for (const name of namesOf(before, after)) {
    if (before && after && name in before && name in after)
      compare(`${kind.replace(/s$/, "")} \`${name}\``, [before[name], after[name]]);
  }
}

function compareOperation(
  comparison: Comparison,
  subject: string,
  [itemBefore, itemAfter]: Pair,
  method: string,
): void {
  const [before, after] = [toNode(itemBefore)[method], toNode(itemAfter)[method]].map((each) =>
    each === undefined ? undefined : toNode(each),
  );
  const tell = teller(comparison, subject);
  if (!before || !after) {
    if (before) tell("breaking", "removed");
    if (after) tell("feature", "added");
    return;
  }
  if (before["operationId"] !== after["operationId"])
    tell("breaking", `operationId ${quote(before["operationId"])} → ${quote(after["operationId"])}`);
  if (after["deprecated"] === true && before["deprecated"] !== true) tell("feature", "deprecated");
  compareParameters(comparison, subject, [
    [...toList(toNode(itemBefore)["parameters"]), ...toList(before["parameters"])],
    [...toList(toNode(itemAfter)["parameters"]), ...toList(after["parameters"])],
  ]);
  compareBody(comparison, subject, [before["requestBody"], after["requestBody"]]);
  compareResponses(comparison, subject, [before["responses"], after["responses"]]);
  compareSecurity(comparison, subject, [before, after]);
  const known = ["operationId", "deprecated", "parameters", "requestBody", "responses", "security"];
  compareRest(tell, known, [before, after]);
}

/** What is left of an object: text is text, anything else is not waved through. */
function compareRest(
  tell: (impact: Impact, what: string) => void,
  known: readonly string[],
  [before, after]: readonly [Node, Node],
): void {
  for (const key of namesOf(before, after)) {
    if (known.includes(key) || isSame(before[key], after[key])) continue;
    if (isProse(key)) tell("text", "wording");
    else tell("breaking", `${key} ${quote(before[key])} → ${quote(after[key])}`);
  }
}

function teller(comparison: Comparison, subject: string) {
  return (impact: Impact, what: string): void => comparison.report({ subject, what, impact });
}

function compareParameters(
  comparison: Comparison,
  subject: string,
  [before, after]: readonly [readonly unknown[], readonly unknown[]],
): void {
  const index = (document: Node, list: readonly unknown[]) =>
    new Map(
      list.map((each) => {
        const { in: place, name } = resolve(document, each);
        return [`${place} parameter ${name}`, each];
      }),
    );
  const [one, other] = [index(comparison.base, before), index(comparison.revision, after)];
  const tell = teller(comparison, subject);
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    if (!other.has(name)) tell("breaking", `${name} removed`);
    else if (one.has(name)) compareParameter(comparison, subject, [one.get(name), other.get(name)]);
    else if (resolve(comparison.revision, other.get(name))["required"] === true)
      tell("breaking", `${name} added, required`);
    else tell("feature", `${name} added`);
  }
}

function compareParameter(comparison: Comparison, subject: string, pair: Pair): void {
  if (isSameReference(...pair)) return;
  const [before, after] = resolvePair(comparison, pair);
  const tell = teller(comparison, subject);
  const path = String(before["name"]);
  if (before["name"] !== after["name"] || before["in"] !== after["in"]) {
    tell("breaking", `${before["in"]} ${before["name"]} → ${after["in"]} ${after["name"]}`);
  }
  if (before["required"] !== true && after["required"] === true) tell("breaking", `${path} becomes required`);
  if (before["required"] === true && after["required"] !== true) tell("feature", `${path} becomes optional`);
  compareSchemas(comparison, { subject, path, direction: "input" }, [before["schema"], after["schema"]]);
  compareRest(tell, ["name", "in", "required", "schema"], [before, after]);
}

function compareBody(comparison: Comparison, subject: string, pair: Pair): void {
  if (isSameReference(...pair)) return;
  const [before, after] = resolvePair(comparison, pair);
  const tell = teller(comparison, subject);
  if (pair[0] === undefined || pair[1] === undefined) {
    if (pair[0] !== undefined) tell("breaking", "body removed");
    if (pair[1] !== undefined) tell(after["required"] === true ? "breaking" : "feature", "body added");
    return;
  }
  if (before["required"] !== true && after["required"] === true) tell("breaking", "body becomes required");
  if (before["required"] === true && after["required"] !== true) tell("feature", "body becomes optional");
  compareContent(comparison, { subject, name: "body", direction: "input" }, [
    before["content"],
    after["content"],
  ]);
  compareRest(tell, ["required", "content"], [before, after]);
}

interface Part {
  readonly subject: string;
  readonly name: string;
}

function compareContent(
  comparison: Comparison,
  { subject, name, direction }: Part & { readonly direction: Direction },
  [one, other]: Pair,
): void {
  const [before, after] = [toNode(one), toNode(other)];
  const tell = teller(comparison, subject);
  const prefix = name ? `${name} ` : "";
  for (const mediaType of namesOf(before, after)) {
    if (!(mediaType in after)) tell("breaking", `${prefix}${mediaType} removed`);
    else if (!(mediaType in before)) tell("feature", `${prefix}${mediaType} added`);
    else {
      const [mediaBefore, mediaAfter] = [toNode(before[mediaType]), toNode(after[mediaType])];
      compareSchemas(comparison, { subject, path: name, direction }, [
        mediaBefore["schema"],
        mediaAfter["schema"],
      ]);
      compareRest(tell, ["schema"], [mediaBefore, mediaAfter]);
    }
  }
}

function compareResponses(comparison: Comparison, subject: string, [one, other]: Pair): void {
  const [before, after] = [toNode(one), toNode(other)];
  const tell = teller(comparison, subject);
  for (const status of namesOf(before, after)) {
    const isError = /^[45]/.test(status) || status === "default";
    if (!(status in after)) tell("breaking", `answer ${status} removed`);
    else if (status in before)
      compareResponse(comparison, { subject, name: `answer ${status}` }, [before[status], after[status]]);
    // A caller handles every error alike, but not a success that it does not know.
    else tell(isError ? "feature" : "breaking", `answer ${status} added`);
  }
}

function compareResponse(comparison: Comparison, part: Part, pair: Pair): void {
  if (isSameReference(...pair)) return;
  const [before, after] = resolvePair(comparison, pair);
  const tell = teller(comparison, part.subject);
  const [headersBefore, headersAfter] = [toNode(before["headers"]), toNode(after["headers"])];
  const prefix = part.name ? `${part.name} ` : "";
  for (const name of namesOf(headersBefore, headersAfter)) {
    if (!(name in headersAfter)) tell("breaking", `${prefix}header ${name} removed`);
    else if (!(name in headersBefore)) tell("feature", `${prefix}header ${name} added`);
    else
      compareHeader(comparison, { subject: part.subject, name: `${prefix}header ${name}` }, [
        headersBefore[name],
        headersAfter[name],
      ]);
  }
  compareContent(comparison, { ...part, direction: "output" }, [before["content"], after["content"]]);
  compareRest(tell, ["headers", "content"], [before, after]);
}

function compareHeader(comparison: Comparison, { subject, name }: Part, pair: Pair): void {
  if (isSameReference(...pair)) return;
  const [before, after] = resolvePair(comparison, pair);
  const tell = teller(comparison, subject);
  if (before["required"] === true && after["required"] !== true) tell("breaking", `${name} becomes optional`);
  if (before["required"] !== true && after["required"] === true) tell("feature", `${name} is always sent`);
  compareSchemas(comparison, { subject, path: name, direction: "output" }, [
    before["schema"],
    after["schema"],
  ]);
  compareRest(tell, ["required", "schema"], [before, after]);
}

/** Any one of the schemes will do: one that is taken away locks callers out, none at all lets everybody in. */
function compareSecurity(
  comparison: Comparison,
  subject: string,
  [before, after]: readonly [Node, Node],
): void {
  const read = (document: Node, operation: Node) =>
    toList(operation["security"] ?? document["security"]).map(toCanonicalJson);
  const [one, other] = [read(comparison.base, before), read(comparison.revision, after)];
  const name = (requirement: string) => Object.keys(JSON.parse(requirement)).join(" and ") || "nobody's";
  const tell = teller(comparison, subject);
  if (one.length > 0 && other.length === 0) {
    tell("breaking", "takes calls without a token");
  } else if (one.length === 0 && other.length > 0) {
    tell("breaking", `asks for ${other.map(name).join(" or ")}`);
  } else {
    for (const gone of one.filter((each) => !other.includes(each)))
      tell("breaking", `no longer takes ${name(gone)}`);
    for (const added of other.filter((each) => !one.includes(each)))
      tell(added === "{}" ? "breaking" : "feature", `also takes ${name(added)}`);
  }
}

function resolvePair({ base, revision }: Comparison, [before, after]: Pair): readonly [Node, Node] {
  return [resolve(base, before), resolve(revision, after)];
}
