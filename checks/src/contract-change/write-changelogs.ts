// After `changeset version`: what changed in the contract since the last release -> a section of its own, operation by operation, in
// the changelog of each package that follows the contract.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "@lectern/spec";
import { compareContracts } from "./compare-contracts.ts";
import type { Difference } from "./difference.ts";

/** The folders of the packages whose changelogs tell of the contract. */
const folders = ["spec", "packages/types", "packages/client", "apps/mock", "apps/server"];

/** The section of a changelog that tells of differences, in the order of the contract; "" where there are none. */
export function toSection(differences: readonly Difference[], revision: string): string {
  if (differences.length === 0) return "";
  const subjects = [...new Set(differences.map(({ subject }) => subject))];
  const entries = subjects.map((subject) => {
    const own = differences.filter((difference) => difference.subject === subject);
    const [first] = own;
    if (own.length === 1 && first) return `- ${subject}: ${toWords(first)}`;
    return [`- ${subject}:`, ...own.map((difference) => `  - ${toWords(difference)}`)].join("\n");
  });
  return `### Contract changes\n\nThe contract's revision is ${revision}.\n\n${entries.join("\n")}\n`;
}

function toWords({ what, impact }: Difference): string {
  return impact === "breaking" ? `**Breaking:** ${what}` : what;
}

/**
 * Puts a section to the end of what a changelog says of a version, in the place of the lists that changesets brought; returns the
 * changelog as it was where it says nothing of the version, or has the section.
 */
export function addSection(changelog: string, version: string, section: string): string {
  const parts = changelog.split(/^(?=## )/m);
  const index = parts.findIndex((part) => part.startsWith(`## ${version}\n`));
  const part = parts[index];
  if (part === undefined || section === "" || part.includes("### Contract changes")) return changelog;
  const told = part.replaceAll(/^ *Contract changes:\n(?: *\n)*(?: *- .*\n)*/gm, "").trimEnd();
  parts[index] = `${told}\n\n${section}\n`;
  return `${parts.join("").trimEnd()}\n`;
}

/** Writes the section into the changelogs of a checkout whose versions have just moved, and returns their paths. */
export function writeChangelogs(root: string): readonly string[] {
  const current = readContract(join(root, "spec/openapi.yaml"));
  const released = readContract(join(root, "spec/released/openapi.yaml"));
  const section = toSection(compareContracts(released.document, current.document), current.revision);
  return folders.filter((folder) => {
    const path = join(root, folder, "CHANGELOG.md");
    if (!existsSync(path)) return false;
    const { version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      version: string;
    };
    const changelog = readFileSync(path, "utf8");
    const told = addSection(changelog, version, section);
    if (told === changelog) return false;
    writeFileSync(path, told);
    return true;
  });
}

if (import.meta.main) {
  const written = writeChangelogs(join(import.meta.dirname, "../../.."));
  console.log(
    written.length > 0 ? `Told of the contract in ${written.join(", ")}.` : "The contract is as it was.",
  );
}
