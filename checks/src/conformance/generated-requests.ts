// The contract's own schemas -> requests of every sort, most of them wrong in some way.
import type { ContractMedia, ContractOperation, ContractParameter, JsonSchema } from "@lectern/spec";
import fc from "fast-check";
import type { Outgoing } from "./exchange.ts";

/** Values that requests may use besides what the schemas say. */
export interface Known {
  readonly token: string;
  /** Ids that exist, for any path parameter. */
  readonly ids: readonly string[];
}

/** Returns requests to one operation: valid ones, near misses and nonsense. Paths are legal; see `hostilePath`. */
export function requestsTo(operation: ContractOperation, known: Known): fc.Arbitrary<Outgoing> {
  return fc
    .record({
      path: pathOf(operation, known),
      token: fc.oneof({ weight: 8, arbitrary: fc.constant(`Bearer ${known.token}`) }, wrongAuthorization()),
      headers: fc.record(
        Object.fromEntries(
          operation.parameters
            .filter((one) => one.in === "header")
            .map((one) => [one.name, headerValue(one)]),
        ),
        { requiredKeys: [] },
      ),
      query: fc.oneof(
        { weight: 4, arbitrary: queryOf(operation) },
        fc.constantFrom("?token=", "?token=abc", "?x=%00", "?%ff"),
      ),
      accept: acceptFor(operation),
      body: operation.requestBody ? bodyOf(operation.requestBody.content) : fc.constant(undefined),
    })
    .map(({ path, token, headers, query, accept, body }) => ({
      method: operation.method.toUpperCase(),
      path: path + query,
      headers: withoutUndefined({
        ...headers,
        authorization: token,
        accept,
        ...(body && { "content-type": body.mediaType }),
      }),
      ...(body?.content !== undefined && { body: body.content }),
    }));
}

/** Returns paths below the operation's that no URL parser has tidied: dots, broken escapes, empty segments, NUL. */
export function hostilePaths(operation: ContractOperation): fc.Arbitrary<string> {
  const segment = fc.constantFrom(
    "..",
    ".",
    "%2e%2e",
    "%2E",
    "",
    "%",
    "%zz",
    "%00",
    "%ff",
    "a%2fb",
    "a/b",
    "x".repeat(3000),
    "generate",
    "é",
  );
  const encodable = segment.map((value) => value.replace("é", "%C3%A9"));
  return encodable.map((value) => withFirst(operation.path).replace(/\{[^}]+\}/, () => value));
}

/** Returns a path with the number of the first slide or version in the place that it has for one. */
export function withFirst(path: string): string {
  return path.replace(/\{(?:slideNumber|version)\}/, "1");
}

function pathOf(operation: ContractOperation, known: Known): fc.Arbitrary<string> {
  const text = fc
    .string({ unit: "binary", minLength: 1, maxLength: 60 })
    .filter((value) => !/^\.{1,2}$/.test(value));
  const id = fc.oneof(
    fc.constantFrom(...known.ids),
    text.map((value) => encodeURIComponent(value.toWellFormed())),
  );
  return operation.path.includes("{")
    ? id.map((value) => withFirst(operation.path).replace(/\{[^}]+\}/, () => value))
    : fc.constant(operation.path);
}

function wrongAuthorization(): fc.Arbitrary<string | undefined> {
  return fc.constantFrom(
    undefined,
    "Bearer",
    "Bearer ",
    "Bearer wrong",
    "Basic dTpw",
    `Bearer ${"x".repeat(5000)}`,
  );
}

/** Where an answer comes in several media types, all sorts of wishes for one of them. */
function acceptFor({ responses }: ContractOperation): fc.Arbitrary<string | undefined> {
  const offered = Object.keys(responses["200"]?.content ?? {});
  if (offered.length < 2) return fc.constant(undefined);
  const range = fc.tuple(
    fc.constantFrom(...offered, "*/*", "text/*", "nonsense"),
    fc.constantFrom("", ";q=0", ";q=0.5", ";q=2", ";q="),
  );
  const list = fc
    .array(range, { maxLength: 4 })
    .map((ranges) => ranges.map((one) => one.join("")).join(", "));
  return fc.option(list, { nil: undefined });
}

function headerValue({ schema }: ContractParameter): fc.Arbitrary<string> {
  const longest = typeof schema["maxLength"] === "number" ? schema["maxLength"] : 40;
  return fc.oneof(
    fc.uuid(),
    fc.constant(""),
    fc.constant("k".repeat(longest)),
    fc.constant("k".repeat(longest + 1)),
  );
}

/** Returns a query of the operation's own parameters, now and then one twice; empty where it has none. */
function queryOf({ parameters }: ContractOperation): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((one) => one.in === "query")
    .map(({ name, schema }) =>
      queryValue(schema).map((value) => `${name}=${encodeURIComponent(value.toWellFormed())}`),
    );
  if (pairs.length === 0) return fc.constant("");
  return fc.array(fc.oneof(...pairs), { maxLength: pairs.length + 1 }).map((all) => `?${all.join("&")}`);
}

function queryValue(schema: JsonSchema): fc.Arbitrary<string> {
  const {
    type,
    minimum = 0,
    maximum = 1000,
  } = schema as { type?: string; minimum?: number; maximum?: number };
  const text = stringOf(schema as { maxLength?: number });
  if (type !== "integer") return text;
  const numbers = fc.oneof(fc.integer({ min: minimum - 1, max: maximum + 1 }), fc.double()).map(String);
  return fc.oneof({ weight: 3, arbitrary: numbers }, text);
}

interface Body {
  readonly mediaType: string | undefined;
  readonly content: string | Uint8Array | undefined;
}

function bodyOf(content: Readonly<Record<string, ContractMedia>>): fc.Arbitrary<Body> {
  const declared = Object.entries(content).map(([mediaType, { schema }]) => {
    const bytes = mediaType.endsWith("json") ? jsonBody(schema) : fc.uint8Array({ maxLength: 300 });
    return bytes.map((value): Body => ({ mediaType, content: value }));
  });
  const wrongType = fc.constantFrom<Body>(
    { mediaType: "text/plain", content: "hello" },
    { mediaType: undefined, content: "hello" },
    { mediaType: "nonsense", content: "{}" },
    { mediaType: "application/json; charset=latin1", content: '{"prompt":"hello"}' },
  );
  const none = Object.keys(content).map(
    (mediaType): fc.Arbitrary<Body> => fc.constant({ mediaType, content: undefined }),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...declared) },
    { weight: 1, arbitrary: wrongType },
    ...none,
  );
}

function jsonBody(schema: JsonSchema): fc.Arbitrary<string> {
  const valid = valueFor(schema).map((value) => JSON.stringify(value));
  const extra = fc.tuple(valueFor(schema), fc.string({ maxLength: 8 }), fc.jsonValue());
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    {
      weight: 2,
      arbitrary: extra.map(([value, key, more]) => JSON.stringify({ ...(value as object), [key]: more })),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: valid.map((text) => text.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "{",
        "nul",
        '{"prompt":"\\ud800 lone"}',
        "[[[[",
        '{"__proto__":{}}',
        "\u0000",
      ),
    },
  );
}

/** Returns values for a schema, most of them valid, lengths and numbers about its limits included. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, oneOf, enum: words, items, examples } = schema as SchemaParts;
  if ("const" in schema) return fc.constant(schema["const"]);
  if (words) return fc.constantFrom(...words);
  if (oneOf) return fc.oneof(...oneOf.map(valueFor));
  const examined = examples ? fc.constantFrom(...examples) : undefined;
  switch (type) {
    case "object": {
      const made = objectOf(schema as SchemaParts);
      // What has to agree within a slide, made up at random hardly ever does.
      return examined ? fc.oneof(examined, made) : made;
    }
    case "array":
      return arrayOf(schema as SchemaParts, items ?? {});
    case "boolean":
      return fc.boolean();
    case "number":
    case "integer":
      return numberOf(schema as SchemaParts);
    case "string": {
      const made = stringOf(schema as SchemaParts);
      return examined ? fc.oneof({ weight: 6, arbitrary: examined }, made) : made;
    }
    default:
      return fc.jsonValue();
  }
}

interface SchemaParts {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly examples?: readonly unknown[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

function objectOf({ properties = {}, required = [] }: SchemaParts): fc.Arbitrary<unknown> {
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueFor(property)]),
  );
  return fc.record(model, { requiredKeys: [...required] });
}

function arrayOf({ minItems = 0, maxItems = 5 }: SchemaParts, items: JsonSchema): fc.Arbitrary<unknown> {
  const usual = fc.array(valueFor(items), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 3),
  });
  const wrong = fc.constantFrom<unknown>([], null, "", [null], Array(maxItems + 1).fill(null));
  return fc.oneof({ weight: 12, arbitrary: usual }, wrong);
}

function numberOf({ type, minimum = -1e6, maximum = 1e6 }: SchemaParts): fc.Arbitrary<unknown> {
  const whole = fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  const usual =
    type === "integer" ? whole : fc.oneof(whole, fc.double({ min: minimum, max: maximum, noNaN: true }));
  return fc.oneof(
    { weight: 12, arbitrary: usual },
    fc.constantFrom<unknown>(minimum - 1, maximum + 1, "1", null),
  );
}

function stringOf({
  minLength = 0,
  maxLength = 40,
}: {
  minLength?: number;
  maxLength?: number;
}): fc.Arbitrary<string> {
  const text = (unit: "grapheme" | "binary" | "binary-ascii") =>
    fc.string({ unit, minLength, maxLength: Math.min(maxLength, 200) });
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(text("grapheme"), text("binary"), text("binary-ascii")) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "😀".repeat(maxLength),
        "a ".repeat(maxLength / 2),
        "x".repeat(maxLength + 1),
      ),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: Math.max(minLength - 1, 0) }) },
  );
}

function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
