// What a change of the contract costs, in a scratch copy of this workspace: everything made anew, nothing made anew, and a contract
// that is a hundred times as large. Prints the tables of bench/README.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "@lectern/spec";
import { dump } from "js-yaml";
import { multiplyContract } from "./multiply-contract.ts";
import { createScratchWorkspace } from "./scratch-workspace.ts";

const rounds = 7;
const factors = [1, 10, 100];
const contract = "spec/openapi.yaml";
const described = "Id of a custom template to use; ids come from the template list.";

const scratch = createScratchWorkspace();
try {
  measureChanges();
  measureGrowth();
} finally {
  scratch.remove();
}

function measureChanges(): void {
  runTurbo("generate");
  const original = scratch.read(contract);
  const times = Array.from({ length: rounds }, (_, round) => {
    writeFileSync(
      join(scratch.root, contract),
      original.replace(described, () => `${described} Round ${round}.`),
    );
    const changed = runTurbo("generate");
    // Turbo counts committed outputs as inputs: the first run after a change makes the types once more.
    runTurbo("generate");
    return { changed, unchanged: runTurbo("generate"), nothing: runTurbo("nothing"), alone: runAlone() };
  });
  writeFileSync(join(scratch.root, contract), original);
  const medianOf = (name: keyof (typeof times)[number]): number =>
    times.map((one) => one[name]).toSorted((first, second) => first - second)[Math.floor(rounds / 2)] ?? 0;
  print([
    [`median of ${rounds} rounds`, "ms"],
    ["one field changed: `turbo run generate`, whole workspace", medianOf("changed").toFixed(0)],
    ["openapi-typescript alone, its command line", medianOf("alone").toFixed(0)],
    ["the first by the second", (medianOf("changed") / medianOf("alone")).toFixed(2)],
    ["nothing changed: `turbo run generate`", medianOf("unchanged").toFixed(0)],
    ["`turbo run` of a task that no package has", medianOf("nothing").toFixed(0)],
  ]);
}

function measureGrowth(): void {
  const { document } = readContract();
  const rows = factors.map((factor) => {
    const text = dump(multiplyContract(document, factor), { noRefs: true });
    writeFileSync(join(scratch.root, contract), text);
    return [
      `${factor} × (${(text.length / 1e6).toFixed(1)} MB)`,
      ...[runAlone(), runScript("packages/types"), runScript("packages/client"), runTurbo("generate")].map(
        (ms) => (ms / 1000).toFixed(2),
      ),
    ];
  });
  print([
    [
      "contract",
      "openapi-typescript alone, s",
      "types, s",
      "client, query, zod, s",
      "`turbo run generate`, s",
    ],
    ...rows,
  ]);
}

function runTurbo(task: string): number {
  return time(join(scratch.root, "node_modules/.bin/turbo"), "run", task);
}

function runAlone(): number {
  const script = "packages/types/node_modules/openapi-typescript/bin/cli.js";
  return time(process.execPath, script, contract, "--output", ".alone.ts");
}

function runScript(folder: string): number {
  return time(process.execPath, "--max-old-space-size=8192", `${folder}/scripts/generate.ts`);
}

/** Runs a command in the scratch copy; returns how many milliseconds it took, throws an Error when it fails. */
function time(command: string, ...parameters: readonly string[]): number {
  const started = performance.now();
  const { status, output } = scratch.run(command, ...parameters);
  const isMissing = /could not find task/i.test(output);
  if (status !== 0 && !isMissing) throw new Error(`${command} ${parameters.join(" ")} failed: ${output}`);
  return performance.now() - started;
}

function print([head = [], ...rows]: readonly (readonly string[])[]): void {
  const toLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  console.log([toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine), ""].join("\n"));
}
