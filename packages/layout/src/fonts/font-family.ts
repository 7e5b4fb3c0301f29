/** The fonts whose advances are at hand: each has those of an Office font. */
export type TwinFamily = "Carlito" | "Caladea" | "Arimo" | "Gelasio" | "Tinos" | "Cousine";

/** How the text of a font family is measured. */
export interface FamilyMetrics {
  readonly twin: TwinFamily;
  /** What the twin's advances are multiplied by: 1 for a real twin, more for a neighbour. */
  readonly safety: number;
  /** Single line spacing as a share of the text size, as the Office font has it. */
  readonly lineHeight: number;
  /** True where the twin's advances are the family's own. */
  readonly exact: boolean;
}

/** Returns how to measure a family; one that has no twin gets a neighbour that is wider, and `exact: false`. */
export function findFamilyMetrics(family: string): FamilyMetrics {
  const name = family.trim().toLowerCase();
  return knownFamilies.get(name) ?? guessMetrics(name);
}

/** Says whether a family is so wide that any other which a program has in its place is narrower. */
export function isWideFamily(family: string): boolean {
  const { twin, safety } = findFamilyMetrics(family);
  return twin === "Arimo" && safety >= leastOfWide;
}

/** Returns how much wider than it is measured a family's text may be where a program has another font in its place. */
export function fallbackGrowth(family: string): number {
  const { twin, exact } = findFamilyMetrics(family);
  return !exact && (twin === "Carlito" || twin === "Tinos") ? growthOfNarrow : 1;
}

/** Narrow fonts are set in the usual, wider sans serif where they are missing. */
const growthOfNarrow = 1.15;

/** In widths of the usual sans serif. */
const leastOfWide = 1.14;

const twins: readonly (readonly [TwinFamily, number, readonly string[]])[] = [
  ["Carlito", 1.2207, ["Calibri", "Carlito"]],
  ["Caladea", 1.172, ["Cambria", "Caladea"]],
  ["Arimo", 1.149, ["Arial", "Helvetica", "Arimo", "Liberation Sans"]],
  ["Gelasio", 1.136, ["Georgia", "Gelasio"]],
  ["Tinos", 1.149, ["Times New Roman", "Times", "Tinos", "Liberation Serif"]],
  ["Cousine", 1.133, ["Courier New", "Courier", "Cousine", "Liberation Mono"]],
];

// Widths relative to the neighbour come from the published advances of the fonts' lower case, plus five to eight per cent.
const neighbours: readonly (readonly [TwinFamily, number, number, readonly string[]])[] = [
  ["Carlito", 1.06, 1.2207, ["Calibri Light", "Candara", "Corbel"]],
  ["Arimo", 1.07, 1.33, ["Segoe UI", "Segoe UI Light", "Segoe UI Semibold", "Nirmala UI", "Leelawadee UI"]],
  [
    "Arimo",
    1.06,
    1.21,
    ["Aptos", "Aptos Display", "Tahoma", "Trebuchet MS", "Gill Sans MT", "Franklin Gothic Book"],
  ],
  ["Arimo", 1.06, 1.2, ["Roboto", "Lato", "Source Sans Pro", "Inter", "Helvetica Neue", "Arial Narrow"]],
  ["Arimo", 1.14, 1.37, ["Open Sans", "Noto Sans", "Century Gothic", "Nunito", "Work Sans"]],
  [
    "Arimo",
    1.22,
    1.25,
    ["Verdana", "Montserrat", "Poppins", "Arial Black", "DejaVu Sans", "Lucida Sans Unicode"],
  ],
  ["Tinos", 1.07, 1.2, ["Garamond", "Perpetua", "Baskerville Old Face"]],
  [
    "Gelasio",
    1.05,
    1.25,
    ["Constantia", "Palatino Linotype", "Book Antiqua", "Century Schoolbook", "Bookman Old Style"],
  ],
  ["Cousine", 1.05, 1.18, ["Consolas", "Lucida Console", "Cascadia Code", "Cascadia Mono", "Aptos Mono"]],
];

const knownFamilies = new Map<string, FamilyMetrics>([
  ...neighbours.flatMap(([twin, safety, lineHeight, names]) =>
    names.map((name) => [name.toLowerCase(), { twin, safety, lineHeight, exact: false }] as const),
  ),
  ...twins.flatMap(([twin, lineHeight, names]) =>
    names.map((name) => [name.toLowerCase(), { twin, safety: 1, lineHeight, exact: true }] as const),
  ),
]);

function guessMetrics(name: string): FamilyMetrics {
  if (/mono|console|courier|code/u.test(name))
    return { twin: "Cousine", safety: 1.05, lineHeight: 1.2, exact: false };
  const isSerif =
    /serif|roman|times|garamond|book|century|baskerville|didot|bodoni/u.test(name) && !/sans/u.test(name);
  return isSerif
    ? { twin: "Gelasio", safety: 1.06, lineHeight: 1.25, exact: false }
    : { twin: "Arimo", safety: 1.08, lineHeight: 1.25, exact: false };
}
