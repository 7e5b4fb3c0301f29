import type { Contract, ContractOperation } from "@lectern/spec";
import { expect, test } from "vitest";
import { printClient } from "./print-client.ts";

const text = { type: "string" } as const;
const problemSchema = { type: "object", required: ["code"] } as const;
const stepSchema = { type: "object", required: ["part"] } as const;
const problem = { description: "Something else.", headers: {}, content: {} };

function contractOf(...operations: Partial<ContractOperation>[]): Contract {
  return {
    version: "0.1.0",
    revision: "0123456789ab",
    document: {},
    yaml: "",
    schemas: {
      Thing: { type: "object", required: ["id"] },
      Problem: problemSchema,
      Step: stepSchema,
      "odd-name": { type: "boolean" },
    },
    operations: operations.map((operation) => ({
      operationId: "getThing",
      method: "get",
      path: "/v1/things",
      summary: "Get a thing",
      description: "",
      parameters: [],
      responses: { "200": json({ type: "object", required: ["id"] }), default: problem },
      security: [],
      ...operation,
    })),
  };
}

function event(name: string, data: Record<string, unknown>) {
  return { type: "object", properties: { event: { const: name }, data } };
}

function json(schema: Record<string, unknown>) {
  return {
    description: "Yes.",
    headers: {},
    content: { "application/json": { schema, examples: [] } },
  };
}

test.each([
  {
    name: "a result by its schema's name",
    given: {},
    want: [
      `getThing(input?: Inputs["getThing"], options?: CallOptions): Call<Thing>;`,
      `import type { Thing } from "@lectern/types";`,
      `successes: [{"kind":"json","mediaType":"application/json","shape":["id"]}],`,
    ],
  },
  {
    name: "a result without a name by its place in the types",
    given: { responses: { "200": json({ type: "object" }) } },
    want: [`Call<operations["getThing"]["responses"][200]["content"]["application/json"]>`],
  },
  {
    name: "every kind of success",
    given: {
      responses: {
        "200": json({ type: "array", items: { type: "object", required: ["id"] } }),
        "202": { description: "Later.", headers: {}, content: {} },
        "206": {
          description: "Part.",
          headers: {},
          content: { "text/csv": { schema: {}, examples: [] } },
        },
        "303": { description: "There.", headers: {}, content: {} },
        "404": problem,
      },
    },
    want: [
      "Call<Thing[] | void | Download | Redirect>",
      `[{"kind":"json","mediaType":"application/json","shape":"array"},{"kind":"empty"},{"kind":"file","mediaType":"text/csv"},{"kind":"redirect"}]`,
      "@throws An ApiError of status 404: Something else.",
      `import type { Download } from "../reading/download.ts";`,
      `import type { Redirect } from "../reading/redirect.ts";`,
    ],
  },
  {
    name: "events beside JSON as what can be watched",
    given: {
      responses: {
        "200": {
          ...json({ type: "object", required: ["id"] }),
          content: {
            ...json({ type: "object", required: ["id"] }).content,
            "text/event-stream": {
              schema: {
                type: "array",
                items: {
                  oneOf: [
                    event("step", stepSchema),
                    event("made", { type: "object", required: ["id"] }),
                    event("failed", problemSchema),
                  ],
                },
              },
              examples: [],
            },
          },
        },
      },
    },
    want: [
      "options?: ProgressOptions<Step>): Call<Thing>;",
      `events: {"mediaType":"text/event-stream","progress":"step","result":"made","problem":"failed"},`,
      `import type { Step, Thing } from "@lectern/types";`,
    ],
  },
  {
    name: "parameters of every place, those of the same name apart, the operation's own before the path's",
    given: {
      operationId: "list-things",
      parameters: [
        { name: "id", in: "path", required: true, description: "Of the path.", schema: { type: "integer" } },
        { name: "id", in: "path", required: true, description: "Of the operation.", schema: text },
        { name: "id", in: "query", required: false, description: "", schema: { enum: ["a"] } },
        { name: "X-Dry-Run", in: "header", required: false, description: "", schema: { type: "boolean" } },
        { name: "Accept", in: "header", required: true, description: "", schema: text },
        { name: "body", in: "query", required: false, description: "", schema: text },
      ],
    },
    want: [
      "/** Of the operation. */\n    readonly id: string;",
      `readonly queryId?: NonNullable<operations["list-things"]["parameters"]["query"]>["id"] | undefined;`,
      "readonly xDryRun?: boolean | undefined;",
      "readonly queryBody?: string | undefined;",
      `parameters: {"id":["path","id"],"queryId":["query","id"],"xDryRun":["header","X-Dry-Run"],"queryBody":["query","body"]}`,
      `  listThings: {\n    method: "GET",`,
    ],
  },
  {
    name: "bodies of every media type",
    given: {
      requestBody: {
        required: false,
        content: {
          "application/merge-patch+json": { schema: {}, examples: [] },
          "multipart/form-data": { schema: {}, examples: [] },
          "application/x-www-form-urlencoded": { schema: {}, examples: [] },
          "text/markdown": { schema: {}, examples: [] },
        },
      },
    },
    want: [
      `readonly body?: NonNullable<operations["getThing"]["requestBody"]>["content"]["application/merge-patch+json"] | FormData | URLSearchParams | string | BinaryBody | undefined;`,
      `readonly contentType?: "application/merge-patch+json" | "multipart/form-data"`,
    ],
  },
  {
    name: "a method that is a word of the language",
    given: { operationId: "delete" },
    want: ["  delete(input?:", "  delete: {"],
  },
  {
    name: "a comment that would end too early",
    given: { description: "Ends with */ here." },
    want: ["Ends with *\\/ here."],
  },
] satisfies { name: string; given: Partial<ContractOperation>; want: string[] }[])(
  "prints $name",
  ({ given, want }) => {
    const printed = printClient(contractOf(given));
    for (const part of want) expect(printed).toContain(part);
  },
);

test.each([
  {
    name: "no operationId",
    given: [{ operationId: "undefined" }],
    says: /get \/v1\/things has no operationId/,
  },
  {
    name: "two of a name",
    given: [{}, { operationId: "get-thing" }],
    says: /Two operations would be .* getThing/,
  },
  { name: "no success", given: [{ responses: { default: problem } }], says: /getThing has no response/ },
  {
    name: "a cookie",
    given: [{ parameters: [{ name: "c", in: "cookie", required: true, description: "", schema: text }] }],
    says: /getThing takes the cookie c/,
  },
] satisfies { name: string; given: Partial<ContractOperation>[]; says: RegExp }[])(
  "refuses a contract with $name",
  ({ given, says }) => {
    expect(() => printClient(contractOf(...given))).toThrow(says);
  },
);

test("prints the same every time", () => {
  const contract = contractOf({}, { operationId: "other" });
  expect(printClient(contract)).toBe(printClient(structuredClone(contract)));
});
