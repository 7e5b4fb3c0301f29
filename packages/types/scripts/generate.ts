// Contract in, types out: `pnpm generate` writes what changed, `pnpm generate --check` exits 1 when something is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Contract, problemCodesOf, readContract } from "@lectern/spec";
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";

const banner = `// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run \`pnpm generate\`.\n`;
const directory = fileURLToPath(new URL("../", import.meta.url));

/** Prints the types of the contract's paths, operations and components; a binary body is a Blob. */
async function printSchema({ document }: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    transform: toBinaryType,
    silent: true,
  });
  return `${banner}\n${astToString(nodes)}`;
}

function toBinaryType(schema: SchemaObject): ts.TypeNode | undefined {
  if (!("format" in schema) || schema.format !== "binary") return undefined;
  return ts.factory.createTypeReferenceNode("Blob");
}

/** Prints the package's exports: the three maps, and one named type for each schema of the contract. */
function printIndex(contract: Contract): string {
  const schemas = Object.entries(contract.schemas);
  return [
    banner,
    `import type { components, operations, paths } from "./generated/schema.ts";\n`,
    `export type { ContractRevision, ProblemCodes } from "./generated/contract.ts";`,
    "export type { components, operations, paths };",
    ...schemas.map(([name, schema]) => printSchemaType(name, schema["description"])),
    "",
  ].join("\n");
}

function printComment(words: string): string {
  const lines = words.split("\n");
  if (lines.length === 1) return `/** ${words} */`;
  return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");
}

function printUnion(codes: readonly string[]): string {
  return codes.length === 0 ? "never" : codes.map((code) => JSON.stringify(code)).join(" | ");
}

/** Prints what the schemas do not say: the contract's revision, and the codes of each operation's problems. */
function printContract({ operations, revision }: Contract): string {
  return [
    banner,
    "/** The revision of the contract that these types are made from; a service of the same sends it as `Lectern-Contract`. */",
    `export type ContractRevision = ${JSON.stringify(revision)};`,
    "",
    "/** The codes of the problems that each operation can answer with, by its operationId. */",
    "export interface ProblemCodes {",
    ...operations.map(
      (operation) =>
        `  readonly ${JSON.stringify(operation.operationId)}: ${printUnion(problemCodesOf(operation))};`,
    ),
    "}",
    "",
  ].join("\n");
}

function printSchemaType(name: string, description: unknown): string {
  const identifier = name.replaceAll(/[^\w$]/g, "_");
  const type = `export type ${identifier} = components["schemas"][${JSON.stringify(name)}];`;
  const words = typeof description === "string" ? description.trim().replaceAll("*/", "*\\/") : "";
  return words === "" ? `\n${type}` : `\n${printComment(words)}\n${type}`;
}

/** Writes a file if its content changed, and says so; with `--check` only says so. */
function update(path: string, content: string): boolean {
  const stale = readIfThere(path) !== content;
  if (!stale) return false;
  const name = relative(directory, path);
  if (process.argv.includes("--check")) {
    console.error(`${name} is not what the contract says. Run \`pnpm generate\` and commit the result.`);
    return true;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`Wrote ${name}.`);
  return true;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const contract = readContract();
const stale = [
  update(`${directory}src/generated/schema.ts`, await printSchema(contract)),
  update(`${directory}src/generated/contract.ts`, printContract(contract)),
  update(`${directory}src/index.ts`, printIndex(contract)),
].some(Boolean);
if (stale && process.argv.includes("--check")) process.exitCode = 1;
