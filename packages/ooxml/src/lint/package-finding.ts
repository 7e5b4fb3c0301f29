/** The rules that a package can break, by name. */
export type PackageFindingCode =
  | "zip-unreadable"
  | "zip-duplicate-name"
  | "zip-directory-entry"
  | "zip-data-descriptor"
  | "zip-order"
  | "zip-corrupt-entry"
  | "content-types-missing"
  | "phantom-override"
  | "untyped-part"
  | "media-type"
  | "xml-malformed"
  | "xml-undeclared-prefix"
  | "relationship-source-missing"
  | "relationship-duplicate-id"
  | "relationship-duplicate-target"
  | "relationship-dangling"
  | "relationship-id-unknown"
  | "relationship-uri"
  | "orphan-part"
  | "main-part"
  | "main-type"
  | "macro-part"
  | "theme-missing"
  | "theme-shared"
  | "master-id"
  | "slide-id"
  | "slide-unlisted"
  | "slide-layout"
  | "section-slide"
  | "notes-slide"
  | "notes-master-unlisted"
  | "shape-id"
  | "placeholder-unmatched"
  | "placeholder-without-text"
  | "text-body"
  | "table-grid"
  | "background-effects"
  | "chart-data"
  | "chart-axes"
  | "chart-label"
  | "embedded-package";

/** A rule that a package breaks, and where. */
export interface PackageFinding {
  readonly code: PackageFindingCode;
  /** The part's name; empty for the package as a whole. */
  readonly part: string;
  readonly message: string;
}

/** Returns a finding. */
export function toFinding(code: PackageFindingCode, part: string, message: string): PackageFinding {
  return { code, part, message };
}
