// The contract now against the contract at the last release -> what no changeset tells of, and what changesets tell wrongly.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { compareContracts } from "./compare-contracts.ts";
import type { Difference, Impact, Node } from "./difference.ts";

/** How far a version moves (semantic versioning). */
export type Bump = "patch" | "minor" | "major";

const bumps: readonly Bump[] = ["patch", "minor", "major"];

/** The packages whose changelogs tell of the contract. */
export const contractPackages: readonly string[] = [
  "@lectern/spec",
  "@lectern/types",
  "@lectern/client",
  "@lectern/mock",
];

/** A file of `.changeset`. */
export interface Changeset {
  /** Its name: "brave-owls-sing.md". */
  readonly name: string;
  readonly releases: Readonly<Record<string, Bump>>;
  /** The lines below "Contract changes:", each as a list item. */
  readonly contractLines: readonly string[];
  /** What stands above them, for people. */
  readonly text: string;
}

/** What the gate looks at. */
export interface GateInput {
  /** The contract at the last release. */
  readonly released: Node;
  readonly current: Node;
  readonly changesets: readonly Changeset[];
  /** The version of the last release. */
  readonly version: string;
}

/** Returns the bump that semantic versioning asks for: before 1.0.0 a breaking change moves the minor version. */
export function neededBump(impact: Impact, version: string): Bump {
  if (impact === "text") return "patch";
  return impact === "breaking" && !version.startsWith("0.") ? "major" : "minor";
}

/** The line of a changeset, and then of the changelogs, that tells of a difference. */
export function toLine({ subject, what, impact }: Difference): string {
  return `- ${impact === "breaking" ? "**Breaking:** " : ""}${subject}: ${what}`;
}

/** Returns what is wrong, in words that say what to do; undefined where each difference has its line in a changeset. */
export function findContractChangeFault(input: GateInput): string | undefined {
  const faults = [
    describeUntold(input),
    ...describeStale(input),
    ...describeSmall(input),
    ...describeMute(input),
  ];
  const found = faults.filter((fault) => fault !== undefined);
  return found.length > 0 ? found.join("\n\n") : undefined;
}

/** The differences that no changeset tells of. */
export function findUntold({ released, current, changesets }: GateInput): readonly Difference[] {
  const told = new Set(changesets.flatMap(({ contractLines }) => contractLines));
  return compareContracts(released, current).filter((difference) => !told.has(toLine(difference)));
}

function describeUntold(input: GateInput): string | undefined {
  const untold = findUntold(input);
  if (untold.length === 0) return undefined;
  return [
    "The contract differs from its last release in what no changeset tells of:",
    "",
    ...untold.map(toLine),
    "",
    'Put these lines below "Contract changes:" in the changeset of the change, word for word, or run',
    "`pnpm contract-change --write`, which writes one to begin with.",
  ].join("\n");
}

function describeStale({ released, current, changesets }: GateInput): readonly string[] {
  const lines = new Set(compareContracts(released, current).map(toLine));
  return changesets.flatMap(({ name, contractLines }) => {
    const stale = contractLines.filter((line) => !lines.has(line));
    if (stale.length === 0) return [];
    return [
      [
        `.changeset/${name} tells of what is not so (any more):`,
        "",
        ...stale,
        "",
        "Take these lines out.",
      ].join("\n"),
    ];
  });
}

/** A changeset has to move all packages of the contract, and far enough for what it tells of. */
function describeSmall({ released, current, changesets, version }: GateInput): readonly string[] {
  const differences = new Map(compareContracts(released, current).map((each) => [toLine(each), each]));
  return changesets.flatMap(({ name, contractLines, releases }) => {
    const told = contractLines.flatMap((line) => differences.get(line) ?? []);
    return told.flatMap((difference) => {
      const needed = neededBump(difference.impact, version);
      const small = contractPackages.filter(
        (one) => bumps.indexOf(releases[one] ?? ("none" as Bump)) < bumps.indexOf(needed),
      );
      if (small.length === 0) return [];
      return [
        `.changeset/${name} tells of this, which moves ${small.join(", ")} by at least "${needed}":\n\n${toLine(difference)}`,
      ];
    });
  });
}

function describeMute({ changesets }: GateInput): readonly string[] {
  return changesets
    .filter(({ text }) => text === "")
    .map(({ name }) => `.changeset/${name} does not say what the change is for. Say it above its lines.`);
}

/** Reads what the gate looks at from a checkout. */
export function readGateInput(root: string): GateInput {
  const read = (path: string) => load(readFileSync(join(root, path), "utf8")) as Node;
  return {
    released: read("spec/released/openapi.yaml"),
    current: read("spec/openapi.yaml"),
    changesets: readChangesets(join(root, ".changeset")),
    version: String(read("spec/package.json")["version"]),
  };
}

function readChangesets(folder: string): readonly Changeset[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => parseChangeset(name, readFileSync(join(folder, name), "utf8")));
}

/** Parses a changeset: YAML between two lines `---`, then its text. */
export function parseChangeset(name: string, text: string): Changeset {
  const [, head = "", ...body] = text.split(/^---$/m);
  const [words = "", list = ""] = body.join("---").split(/^Contract changes:$/m);
  return {
    name,
    releases: (load(head) ?? {}) as Record<string, Bump>,
    contractLines: list
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.startsWith("- ")),
    text: words.trim(),
  };
}

/** Writes a changeset for the differences that none tells of and returns its path; undefined where there are none. */
export function writeChangeset(root: string): string | undefined {
  const input = readGateInput(root);
  const untold = findUntold(input);
  const needed = untold.map(({ impact }) => neededBump(impact, input.version));
  const bump = bumps.findLast((one) => needed.includes(one));
  if (bump === undefined) return undefined;
  const taken = new Set(input.changesets.map(({ name }) => name));
  const numbers = Array.from({ length: taken.size + 1 }, (_, index) => `contract-${index + 1}.md`);
  const path = join(".changeset", numbers.find((name) => !taken.has(name)) ?? "contract.md");
  const head = contractPackages.map((name) => `"${name}": ${bump}`);
  const text = ["---", "", ...head, "---", "", "Contract changes:", "", ...untold.map(toLine), ""];
  writeFileSync(join(root, path), text.join("\n"));
  return path;
}
