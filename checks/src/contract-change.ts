// The contract now against the contract at the last release -> the changeset that this change needs, if it is missing.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parse } from "yaml";

/** How far a version has to move (semantic versioning). */
export type Bump = "none" | "patch" | "minor" | "major";

const bumps: readonly Bump[] = ["none", "patch", "minor", "major"];
const contractPackage = "@lectern/spec";

/** Returns what is wrong, in one sentence, or undefined where the changesets cover the change of the contract. */
export function findContractChangeFault(root: string): string | undefined {
  const change = compareContracts(join(root, "spec/released/openapi.yaml"), join(root, "spec/openapi.yaml"));
  const needed = neededBump(change, readVersion(root));
  const announced = readAnnouncedBump(join(root, ".changeset"));
  if (bumps.indexOf(announced) >= bumps.indexOf(needed)) return undefined;
  return (
    `The contract has a ${change} change since its last release, which needs a changeset of at least "${needed}" for ` +
    `${contractPackage}; the changesets announce "${announced}". Run \`pnpm changeset\`.`
  );
}

/** Returns the bump that semantic versioning asks for: before 1.0.0 a breaking change moves the minor version. */
export function neededBump(change: Bump, version: string): Bump {
  return change === "major" && version.startsWith("0.") ? "minor" : change;
}

/** Returns how the contract at `revision` differs from the one at `base`; throws when they cannot be compared. */
export function compareContracts(base: string, revision: string): Bump {
  const arguments_ = [findRedocly(), "diff", base, revision, "--format", "json", "--fail-on", "none"];
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout, stderr, status } = spawnSync(process.execPath, arguments_, {
    encoding: "utf8",
    env: environment,
  });
  if (status !== 0) throw new Error(`The contracts cannot be compared: ${stderr}`);
  return (JSON.parse(stdout) as { bump?: Bump }).bump ?? "none";
}

/** Returns the largest bump that the changesets in a folder announce for the contract. */
export function readAnnouncedBump(folder: string): Bump {
  const announced = readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => readChangeset(join(folder, name))[contractPackage] ?? "none");
  return bumps.findLast((bump) => announced.includes(bump)) ?? "none";
}

function readChangeset(path: string): Record<string, Bump> {
  const [, head] = readFileSync(path, "utf8").split(/^---$/m);
  return (parse(head ?? "") ?? {}) as Record<string, Bump>;
}

function readVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, "spec/package.json"), "utf8")) as { version: string }).version;
}

function findRedocly(): string {
  const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
  return join(dirname(manifest), bin["redocly"] ?? "");
}
