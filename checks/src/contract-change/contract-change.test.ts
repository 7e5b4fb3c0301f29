import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { compareContracts } from "./compare-contracts.ts";
import {
  type Changeset,
  contractPackages,
  findContractChangeFault,
  neededBump,
  parseChangeset,
  readGateInput,
  toLine,
} from "./contract-change.ts";
import type { Difference, Impact } from "./difference.ts";

const root = join(import.meta.dirname, "../../..");

// biome-ignore lint/suspicious/noExplicitAny: an edit reaches for any place of a document.
type Document = any;

/** A contract with one of everything that the gate has to judge; not our own, which grows. */
const fixture: Document = load(readFileSync(join(import.meta.dirname, "testing/shop.yaml"), "utf8"));

interface Edit {
  readonly name: string;
  readonly edit: (document: Document) => void;
  /** The lines that it needs, as a person would judge it. */
  readonly want: readonly string[];
}

const list = "`GET /orders`";
const create = "`POST /orders`";

const edits: readonly Edit[] = [
  // Whole operations.
  {
    name: "remove an operation",
    edit: ({ paths }) => delete paths["/orders/{id}"].delete,
    want: ["- **Breaking:** `DELETE /orders/{id}`: removed"],
  },
  {
    name: "remove a path",
    edit: ({ paths }) => delete paths["/status"],
    want: ["- **Breaking:** `GET /status`: removed"],
  },
  {
    name: "add an operation",
    edit: ({ paths }) => {
      paths["/status"].put = structuredClone(paths["/status"].get);
    },
    want: ["- `PUT /status`: added"],
  },
  {
    name: "rename a path",
    edit: ({ paths }) => {
      paths["/state"] = paths["/status"];
      delete paths["/status"];
    },
    want: ["- **Breaking:** `GET /status`: removed", "- `GET /state`: added"],
  },
  {
    name: "rename an operationId",
    edit: ({ paths }) => {
      paths["/orders"].get.operationId = "findOrders";
    },
    want: [`- **Breaking:** ${list}: operationId listOrders → findOrders`],
  },
  {
    name: "deprecate an operation",
    edit: ({ paths }) => {
      paths["/status"].get.deprecated = true;
    },
    want: ["- `GET /status`: deprecated"],
  },
  // Parameters.
  {
    name: "add an optional parameter",
    edit: ({ paths }) => paths["/orders"].get.parameters.push({ name: "sort", in: "query", schema: {} }),
    want: [`- ${list}: query parameter sort added`],
  },
  {
    name: "add a required parameter",
    edit: ({ paths }) =>
      paths["/orders"].get.parameters.push({ name: "sort", in: "query", required: true, schema: {} }),
    want: [`- **Breaking:** ${list}: query parameter sort added, required`],
  },
  {
    name: "remove a parameter",
    edit: ({ paths }) => paths["/orders"].get.parameters.pop(),
    want: [`- **Breaking:** ${list}: query parameter limit removed`],
  },
  {
    name: "require a parameter",
    edit: ({ paths }) => {
      paths["/orders"].get.parameters[0].required = true;
    },
    want: [`- **Breaking:** ${list}: limit becomes required`],
  },
  {
    name: "tighten a parameter",
    edit: ({ paths }) => {
      paths["/orders"].get.parameters[0].schema.maximum = 50;
    },
    want: [`- **Breaking:** ${list}: limit: maximum 100 → 50`],
  },
  {
    name: "tighten a shared parameter, told once",
    edit: ({ components }) => {
      components.parameters.OrderId.schema.pattern = "^o";
    },
    want: ["- **Breaking:** parameter `OrderId`: id: pattern none → ^o"],
  },
  // What callers send.
  {
    name: "tighten a limit of the body",
    edit: ({ components }) => {
      components.schemas.NewOrder.properties.note.minLength = 3;
    },
    want: ["- **Breaking:** schema `NewOrder`: note: minLength 1 → 3"],
  },
  {
    name: "loosen a limit of the body",
    edit: ({ components }) => {
      components.schemas.NewOrder.properties.note.maxLength = 900;
    },
    want: ["- schema `NewOrder`: note: maxLength 200 → 900"],
  },
  {
    name: "add an optional field to the body",
    edit: ({ components }) => {
      components.schemas.NewOrder.properties.gift = { type: "boolean" };
    },
    want: ["- schema `NewOrder`: gift added"],
  },
  {
    name: "add a required field to the body",
    edit: ({ components }) => {
      components.schemas.NewOrder.properties.gift = { type: "boolean" };
      components.schemas.NewOrder.required.push("gift");
    },
    want: ["- **Breaking:** schema `NewOrder`: gift added, required"],
  },
  {
    name: "no longer require a field of the body",
    edit: ({ components }) => components.schemas.NewOrder.required.pop(),
    want: ["- schema `NewOrder`: item becomes optional"],
  },
  {
    name: "remove a field of the body",
    edit: ({ components }) => delete components.schemas.NewOrder.properties.note,
    want: ["- **Breaking:** schema `NewOrder`: note removed"],
  },
  {
    name: "take fewer values",
    edit: ({ components }) => components.schemas.NewOrder.properties.speed.enum.pop(),
    want: ["- **Breaking:** schema `NewOrder`: speed: value fast removed"],
  },
  {
    name: "take more values",
    edit: ({ components }) => components.schemas.NewOrder.properties.speed.enum.push("night"),
    want: ["- schema `NewOrder`: speed: value night added"],
  },
  {
    name: "take unknown fields",
    edit: ({ components }) => delete components.schemas.NewOrder.additionalProperties,
    want: ["- schema `NewOrder`: takes other properties"],
  },
  {
    name: "answer unknown fields in what is sent as well",
    edit: ({ components }) => delete components.schemas.Money.additionalProperties,
    want: ["- **Breaking:** schema `Money`: takes other properties"],
  },
  {
    name: "take a further media type",
    edit: ({ paths }) => Object.assign(paths["/orders"].post.requestBody.content, { "text/csv": {} }),
    want: [`- ${create}: body text/csv added`],
  },
  {
    name: "make the body optional",
    edit: ({ paths }) => delete paths["/orders"].post.requestBody.required,
    want: [`- ${create}: body becomes optional`],
  },
  // What callers get.
  {
    name: "remove a field of an answer",
    edit: ({ components }) => delete components.schemas.Order.properties.total,
    want: ["- **Breaking:** schema `Order`: total removed"],
  },
  {
    name: "no longer promise a field of an answer",
    edit: ({ components }) => components.schemas.Order.required.pop(),
    want: ["- **Breaking:** schema `Order`: state becomes optional"],
  },
  {
    name: "promise a field of an answer",
    edit: ({ components }) => components.schemas.Order.required.push("total"),
    want: ["- schema `Order`: total becomes required"],
  },
  {
    name: "answer further values",
    edit: ({ components }) => components.schemas.Order.properties.state.enum.push("lost"),
    want: ["- **Breaking:** schema `Order`: state: value lost added"],
  },
  {
    name: "answer further values where that was announced",
    edit: ({ components }) => components.schemas.Code.enum.push("busy"),
    want: ["- schema `Code`: value busy added"],
  },
  {
    name: "answer fewer values",
    edit: ({ components }) => components.schemas.Order.properties.state.enum.pop(),
    want: ["- schema `Order`: state: value sent removed"],
  },
  {
    name: "answer another type",
    edit: ({ components }) => {
      components.schemas.Order.properties.id.type = "integer";
    },
    want: ["- **Breaking:** schema `Order`: id: type string → integer"],
  },
  {
    name: "answer null as well",
    edit: ({ components }) => {
      components.schemas.Order.properties.id.type = ["string", "null"];
    },
    want: ['- **Breaking:** schema `Order`: id: type string → ["string","null"]'],
  },
  {
    name: "remove an error",
    edit: ({ paths }) => delete paths["/orders/{id}"].get.responses["404"],
    want: ["- **Breaking:** `GET /orders/{id}`: answer 404 removed"],
  },
  {
    name: "add an error",
    edit: ({ paths }) => {
      paths["/orders"].get.responses["429"] = { description: "Too many." };
    },
    want: [`- ${list}: answer 429 added`],
  },
  {
    name: "answer with another success",
    edit: ({ paths }) => {
      paths["/orders"].post.responses["202"] = paths["/orders"].post.responses["201"];
      delete paths["/orders"].post.responses["201"];
    },
    want: [`- **Breaking:** ${create}: answer 201 removed`, `- **Breaking:** ${create}: answer 202 added`],
  },
  {
    name: "remove a header of an answer",
    edit: ({ paths }) => delete paths["/orders"].post.responses["201"].headers.Location,
    want: [`- **Breaking:** ${create}: answer 201 header Location removed`],
  },
  {
    name: "add a header to an answer",
    edit: ({ paths }) =>
      Object.assign(paths["/orders"].post.responses["201"].headers, { ETag: { schema: {} } }),
    want: [`- ${create}: answer 201 header ETag added`],
  },
  // Names.
  {
    name: "rename a schema that stays as it is",
    edit: (document) => {
      const text = JSON.stringify(document).replaceAll(
        "#/components/schemas/Money",
        "#/components/schemas/Price",
      );
      const { Money, ...others } = JSON.parse(text).components.schemas;
      Object.assign(document, JSON.parse(text));
      document.components.schemas = { ...others, Price: Money };
    },
    want: ["- **Breaking:** schema `Money`: removed"],
  },
  // Security.
  {
    name: "let everybody in",
    edit: ({ paths }) => {
      paths["/orders"].get.security = [];
    },
    want: [`- **Breaking:** ${list}: takes calls without a token`],
  },
  {
    name: "ask for a token where none was needed",
    edit: ({ paths }) => delete paths["/status"].get.security,
    want: ["- **Breaking:** `GET /status`: asks for key"],
  },
  {
    name: "take a link as well",
    edit: ({ paths }) => {
      paths["/orders"].get.security = [{ key: [] }, { link: [] }];
    },
    want: [`- ${list}: also takes link`],
  },
  {
    name: "change how a token is sent",
    edit: ({ components }) => {
      components.securitySchemes.key.scheme = "basic";
    },
    want: ["- **Breaking:** security scheme `key`: scheme bearer → basic"],
  },
  // The rest.
  {
    name: "move the service",
    edit: ({ servers }) => {
      servers[0].url = "https://other.example";
    },
    want: [
      '- **Breaking:** the contract: servers [{"url":"https://shop.example"}] → [{"url":"https://other.example"}]',
    ],
  },
  {
    name: "reword a description",
    edit: ({ paths }) => {
      paths["/orders"].get.description = "All orders.";
    },
    want: [`- ${list}: wording`],
  },
  {
    name: "reword a field",
    edit: ({ components }) => {
      components.schemas.Order.properties.id.description = "Its id.";
    },
    want: ["- schema `Order`: wording"],
  },
  {
    name: "add an example",
    edit: ({ paths }) => {
      paths["/orders"].post.requestBody.content["application/json"].examples = {
        one: { value: { item: "tea" } },
      };
    },
    want: [`- ${create}: wording`],
  },
  {
    name: "change a keyword that nobody has judged yet",
    edit: ({ components }) => {
      components.schemas.NewOrder.dependentRequired = { note: ["speed"] };
    },
    want: ['- **Breaking:** schema `NewOrder`: dependentRequired none → {"note":["speed"]}'],
  },
  {
    name: "change the order of keys",
    edit: (document) => {
      document.components = Object.fromEntries(Object.entries(document.components).reverse());
    },
    want: [],
  },
];

function applyEdit({ edit }: Edit): Document {
  const document = structuredClone(fixture);
  edit(document);
  return document;
}

function changeset(name: string, lines: readonly string[], bump = "minor"): Changeset {
  const head = contractPackages.map((one) => `"${one}": ${bump}`).join("\n");
  return parseChangeset(name, `---\n${head}\n---\n\nWhy.\n\nContract changes:\n\n${lines.join("\n")}\n`);
}

describe.each(edits)("$name", (one) => {
  const current = applyEdit(one);
  /** Another change is pending and told: it must not cover this one. */
  const crowded = structuredClone(current);
  crowded.paths["/status"] ??= {};
  crowded.paths["/status"].patch = { operationId: "mend", responses: {} };
  const pending = changeset("pending.md", ["- `PATCH /status`: added"]);
  const judge = (document: Document, changesets: readonly Changeset[], version = "0.1.0") =>
    findContractChangeFault({ released: fixture, current: document, changesets, version });

  test("is judged as a person would", () => {
    expect(compareContracts(fixture, current).map(toLine).sort()).toEqual([...one.want].sort());
  });

  test("needs its own lines, also beside others, and their mark", () => {
    const faults = [judge(current, []), judge(crowded, [pending])];
    for (const line of one.want) for (const fault of faults) expect(fault).toContain(line);
    if (one.want.length === 0) expect(faults).toEqual([undefined, undefined]);
    expect(judge(current, [changeset("own.md", one.want)])).toBeUndefined();
    expect(judge(crowded, [pending, changeset("own.md", one.want)])).toBeUndefined();
    const unmarked = one.want.map((line) => line.replace("**Breaking:** ", ""));
    const isBreaking = one.want.some((line) => line.includes("**Breaking:**"));
    expect(judge(current, [changeset("own.md", unmarked)]) === undefined).toBe(!isBreaking);
  });

  test("has to move the versions far enough", () => {
    const isText = one.want.every((line) => line.endsWith(": wording"));
    const isBreaking = one.want.some((line) => line.includes("**Breaking:**"));
    const small = judge(current, [changeset("own.md", one.want, "patch")]);
    expect(small === undefined).toBe(isText);
    expect(judge(current, [changeset("own.md", one.want)], "1.4.0") === undefined).toBe(!isBreaking);
    expect(judge(current, [changeset("own.md", one.want, "major")], "1.4.0")).toBeUndefined();
  });
});

test("at least thirty edits are judged", () => {
  expect(edits.length).toBeGreaterThanOrEqual(30);
});

test("a line that is not so any more is a fault", () => {
  const changesets = [changeset("old.md", ["- `GET /status`: added"])];
  const input = { released: fixture, current: fixture, changesets, version: "0.1.0" };
  expect(findContractChangeFault(input)).toMatch(
    /\.changeset\/old\.md tells of what is not so[\s\S]*- `GET \/status`: added/,
  );
});

test("a changeset that forgets a package, or says nothing, is a fault that names it", () => {
  const line = "- `PUT /status`: added";
  const current = structuredClone(fixture);
  current.paths["/status"].put = current.paths["/status"].get;
  const partial = parseChangeset(
    "p.md",
    `---\n"@lectern/spec": minor\n---\n\nContract changes:\n\n${line}\n`,
  );
  const fault = findContractChangeFault({
    released: fixture,
    current,
    changesets: [partial],
    version: "0.1.0",
  });
  expect(fault).toContain('moves @lectern/types, @lectern/client, @lectern/mock by at least "minor"');
  expect(fault).toContain(".changeset/p.md does not say what the change is for");
});

test.each([
  ["breaking", "0.1.0", "minor"],
  ["breaking", "1.4.0", "major"],
  ["feature", "1.4.0", "minor"],
  ["text", "0.1.0", "patch"],
] as const satisfies readonly (readonly [Impact, string, string])[])(
  "a %s change at version %s needs a %s bump",
  (impact, version, bump) => {
    expect(neededBump(impact, version)).toBe(bump);
  },
);

test("our own contract differs from itself in nothing, and from its release in what can be told", () => {
  const { released, current } = readGateInput(root);
  expect(compareContracts(current, current)).toEqual([]);
  const differences: readonly Difference[] = compareContracts(released, current);
  expect(new Set(differences.map(toLine)).size).toBe(differences.length);
});
