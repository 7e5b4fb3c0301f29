/** A JSON Schema (draft 2020-12) with every `$ref` put in place. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The methods that an operation can have, in lower case. */
export type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

/** A parameter of an operation. */
export interface ContractParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A body or a response in one media type. */
export interface ContractMedia {
  readonly schema: JsonSchema;
  /** The examples' values, in the order of the contract. */
  readonly examples: readonly unknown[];
}

/** What an operation answers with one status. */
export interface ContractResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly required: boolean; readonly schema: JsonSchema }>>;
  /** Keyed by media type; empty where the body is empty. */
  readonly content: Readonly<Record<string, ContractMedia>>;
}

/** One operation, everything it refers to put in place. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: Method;
  /** With its parameters in braces: "/v1/presentations/{id}". */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ContractParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, ContractMedia>>;
  };
  /** Keyed by status, or "default". */
  readonly responses: Readonly<Record<string, ContractResponse>>;
  /** The names of the security schemes, any one of which will do. */
  readonly security: readonly string[];
}

/** The contract in the shape that programs want: no `$ref`, no inheritance from path or document. */
export interface Contract {
  readonly version: string;
  /** 12 digits that change with whatever a program sees of the contract; see toRevision. */
  readonly revision: string;
  readonly operations: readonly ContractOperation[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The whole OpenAPI document as it is written. */
  readonly document: Readonly<Record<string, unknown>>;
  /** The same in YAML, to the letter. */
  readonly yaml: string;
}

const methods: readonly Method[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Makes the contract of an OpenAPI document, anywhere JavaScript runs; throws an Error that names the place on a `$ref` that leads
 * nowhere or in a circle. Revision and YAML are taken as they are given.
 */
export function toContract(
  document: Readonly<Record<string, unknown>>,
  { revision, yaml }: Pick<Contract, "revision" | "yaml">,
): Contract {
  const resolved = resolve(document);
  const inheritedSecurity = resolved["security"];
  const operations = entries(resolved["paths"]).flatMap(([route, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => toOperation(route, method, item, item[method] as Node, inheritedSecurity)),
  );
  const components = (resolved["components"] ?? {}) as Node;
  return {
    version: String((resolved["info"] as Node)["version"]),
    revision,
    operations,
    schemas: (components["schemas"] ?? {}) as Record<string, JsonSchema>,
    document,
    yaml,
  };
}

type Node = Record<string, unknown>;

function entries(value: unknown): [string, Node][] {
  return Object.entries((value ?? {}) as Record<string, Node>);
}

/** Returns the document with what each `$ref` leads to in its place, the same object wherever it leads to the same. */
function resolve(document: Node): Node {
  const resolved = new Map<string, unknown>();
  const follow = (reference: string, trail: readonly string[]): unknown => {
    if (trail.includes(reference)) throw new Error(`The contract refers in a circle: ${reference}.`);
    if (!resolved.has(reference))
      resolved.set(reference, visit(find(document, reference), [...trail, reference]));
    return resolved.get(reference);
  };
  const visit = (value: unknown, trail: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, trail));
    if (typeof value !== "object" || value === null) return value;
    const reference = (value as Node)["$ref"];
    if (typeof reference === "string") return follow(reference, trail);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, trail)]));
  };
  return visit(document, []) as Node;
}

function find(document: Node, reference: string): unknown {
  let place: unknown = document;
  for (const part of reference.replace(/^#\//, "").split("/")) {
    place = (place as Node | undefined)?.[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  if (place === undefined) throw new Error(`The contract refers to ${reference}, which is not there.`);
  return place;
}

function toOperation(
  path: string,
  method: Method,
  item: Node,
  node: Node,
  inherited: unknown,
): ContractOperation {
  const parameters = [...((item["parameters"] as Node[]) ?? []), ...((node["parameters"] as Node[]) ?? [])];
  const body = node["requestBody"] as Node | undefined;
  return {
    operationId: String(node["operationId"]),
    method,
    path,
    summary: String(node["summary"] ?? ""),
    description: String(node["description"] ?? "").trim(),
    parameters: parameters.map(toParameter),
    ...(body && {
      requestBody: { required: body["required"] === true, content: toContent(body["content"]) },
    }),
    responses: Object.fromEntries(
      entries(node["responses"]).map(([status, response]) => [status, toResponse(response)]),
    ),
    security: ((node["security"] ?? inherited ?? []) as Node[]).flatMap((scheme) => Object.keys(scheme)),
  };
}

function toParameter(node: Node): ContractParameter {
  return {
    name: String(node["name"]),
    in: node["in"] as ContractParameter["in"],
    required: node["required"] === true,
    description: String(node["description"] ?? "").trim(),
    schema: (node["schema"] ?? {}) as JsonSchema,
  };
}

function toResponse(node: Node): ContractResponse {
  return {
    description: String(node["description"]).trim(),
    headers: Object.fromEntries(
      entries(node["headers"]).map(([name, header]) => [
        name,
        { required: header["required"] === true, schema: (header["schema"] ?? {}) as JsonSchema },
      ]),
    ),
    content: toContent(node["content"]),
  };
}

function toContent(value: unknown): Record<string, ContractMedia> {
  return Object.fromEntries(
    entries(value).map(([mediaType, media]) => [
      mediaType,
      {
        schema: (media["schema"] ?? {}) as JsonSchema,
        examples: entries(media["examples"]).map(([, example]) => example["value"]),
      },
    ]),
  );
}
