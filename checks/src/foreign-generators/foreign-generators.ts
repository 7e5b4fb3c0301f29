// The contract as other people's generators read it: each makes code of it, which has to compile, and Spectral has nothing to say.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractPath, readContract } from "@lectern/spec";
import { installTools } from "../tools/install-tools.ts";
import { collectExamples, toSchemaDocument } from "./schema-document.ts";

const tools = installTools("foreign-generators", {
  dependencies: {
    "@hey-api/openapi-ts": "0.99.0",
    "@stoplight/spectral-cli": "6.16.3",
    "@zodios/core": "10.9.6",
    axios: "1.13.2",
    "openapi-zod-client": "1.18.3",
    orval: "8.38.0",
    quicktype: "26.0.0",
    "typed-openapi": "2.2.7",
    typescript: "6.0.3",
    zod: "3.25.76",
  },
  // What orval asks for is not in every mirror.
  overrides: { "@scalar/openapi-parser": "0.29.8" },
});
// Inside the cache, where what is made finds the packages that it imports.
const output = mkdtempSync(join(tools.folder, "made-"));
const schemaPath = join(output, "contract.schema.json");
const contract = readContract();
let isWhole = true;

/** As strict as it goes, but for optional properties and unused names, which no generator minds. */
const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
};

try {
  writeFileSync(schemaPath, JSON.stringify(toSchemaDocument(contract)));
  const client = "client.ts";
  for (const [name, command, words] of [
    ["hey-api", "openapi-ts", ["-i", contractPath, "-o", "hey-api", "-s"]],
    ["orval", "orval", ["--input", contractPath, "--output", `orval/${client}`, "--client", "fetch"]],
    [
      "typed-openapi",
      "typed-openapi",
      [contractPath, "--output", `typed-openapi/${client}`, "--runtime", "none"],
    ],
    ["openapi-zod-client", "openapi-zod-client", [contractPath, "-o", `openapi-zod-client/${client}`]],
  ] as const) {
    tell(name, makeTypeScript(name, command, words));
  }
  tell("quicktype (Python)", makePython());
  tell("Spectral", lint());
} finally {
  rmSync(output, { recursive: true });
}
process.exitCode = isWhole ? 0 : 1;

interface Outcome {
  readonly facts: string;
  readonly failed?: Step;
}

interface Step {
  readonly seconds: number;
  readonly status: number;
  readonly text: string;
}

function run(command: string, words: readonly string[]): Step {
  const startedAt = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd: output, encoding: "utf8" });
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, status: status ?? -1, text: `${stdout ?? ""}${stderr ?? ""}${error ?? ""}` };
}

/** Prints what became of a tool; a step that failed, with what it said. */
function tell(name: string, { facts, failed }: Outcome): void {
  console.log(`${name.padEnd(20)} ${failed ? "FAILED" : facts}`);
  if (!failed) return;
  isWhole = false;
  console.log(failed.text.slice(0, 4000));
}

/** Runs a generator into a folder of its own, and TypeScript with every strictness that generators aim at over what it made. */
function makeTypeScript(name: string, command: string, words: readonly string[]): Outcome {
  const target = join(output, name);
  mkdirSync(target);
  const made = run(tools.command(command), words);
  if (made.status !== 0) return { facts: "", failed: made };
  writeFileSync(join(target, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  const compiled = run(tools.command("tsc"), ["-p", target]);
  const files = readdirSync(target, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(target, file));
  if (files.length === 0) return { facts: "", failed: { ...made, text: `It made nothing. ${made.text}` } };
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const facts = `${made.seconds.toFixed(1)} s, ${(bytes / 1024).toFixed(0)} kB, compiles in ${compiled.seconds.toFixed(1)} s`;
  return compiled.status === 0 ? { facts } : { facts, failed: compiled };
}

/** quicktype's classes of all schemas, and every example of the contract read by them. */
function makePython(): Outcome {
  const module = join(output, "lectern.py");
  const made = run(tools.command("quicktype"), [
    ...["--src", schemaPath, "--src-lang", "schema", "--lang", "python", "--python-version", "3.7"],
    ...["--top-level", "Contract", "-o", module],
  ]);
  if (made.status !== 0) return { facts: "", failed: made };
  const examples = collectExamples(contract);
  writeFileSync(join(output, "examples.json"), JSON.stringify(examples));
  const script = `import json, lectern
for example in json.load(open("examples.json")): getattr(lectern, example["schema"]).from_dict(example["value"])`;
  const read = run("python3", ["-c", script]);
  if (/ENOENT|No module named 'dateutil'/.test(read.text)) {
    return { facts: `${made.seconds.toFixed(1)} s; not run: there is no python3 with dateutil here` };
  }
  const facts = `${made.seconds.toFixed(1)} s, reads ${examples.length} examples in ${read.seconds.toFixed(1)} s`;
  return read.status === 0 ? { facts } : { facts, failed: read };
}

function lint(): Outcome {
  writeFileSync(join(output, ".spectral.yaml"), `extends: ["spectral:oas"]\n`);
  const linted = run(tools.command("spectral"), [
    ...["lint", contractPath, "-r", join(output, ".spectral.yaml"), "--fail-severity", "hint", "--quiet"],
  ]);
  const facts = `nothing to say, ${linted.seconds.toFixed(1)} s`;
  return linted.status === 0 ? { facts } : { facts, failed: linted };
}
