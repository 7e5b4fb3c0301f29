import type { LintedPackage } from "./linted-package.ts";
import { type PackageFinding, toFinding } from "./package-finding.ts";

const dataDescriptor = 0x0008;

/** Names are compared without regard to case (ISO 29500-2, 6.2.2.3). */
export function checkNames({ records }: LintedPackage): PackageFinding[] {
  const seen = new Set<string>();
  return records.flatMap(({ entry }) => {
    const name = entry.name.toLowerCase();
    const isTwice = seen.has(name);
    seen.add(name);
    return isTwice ? [toFinding("zip-duplicate-name", entry.name, "Two entries have this name.")] : [];
  });
}

/** Directories are no parts. */
export function checkDirectories({ records }: LintedPackage): PackageFinding[] {
  return records
    .filter(({ entry }) => entry.name.endsWith("/"))
    .map(({ entry }) =>
      toFinding("zip-directory-entry", entry.name, "A package has no entries for directories."),
    );
}

/** Readers that go through a file from its start cannot tell where such an entry ends. */
export function checkDataDescriptors({ records }: LintedPackage): PackageFinding[] {
  return records
    .filter(({ flags }) => (flags & dataDescriptor) !== 0)
    .map(({ entry }) =>
      toFinding("zip-data-descriptor", entry.name, "Sizes must stand before the data, not after."),
    );
}

/** What kind of file a package is must be known from its first bytes. */
export function checkOrder({ records }: LintedPackage): PackageFinding[] {
  const [first] = [...records].sort((one, other) => one.start - other.start);
  const name = first?.entry.name ?? "";
  if (name === "[Content_Types].xml") return [];
  return [toFinding("zip-order", name, "[Content_Types].xml must be the first entry.")];
}
