import { type Emu, inches, type Points, points } from "../units.ts";

/**
 * How shapes of our own are drawn on a template's pages, so that they look as if its designer had made them. A look of the
 * built-in template states one as data; a template of somebody else's has the plain one, changed by what its makers used.
 * Each member names one of the forms that `@lectern/layout` draws: a new form is a name here and a file there.
 */
export interface DesignStyle {
  /** Of panels, cards, tiles and pictures; 0: square. */
  readonly cornerRadius: Emu;
  /** Between panels that stand side by side or below each other; 0: they touch. */
  readonly gap: Emu;
  /** Of the rules between rows and columns. */
  readonly ruleWidth: Points;
  /** What sets things of equal weight off from the page. */
  readonly panel: PanelStyle;
  /** What sets the rows of lists and tables off from each other. */
  readonly row: RowStyle;
  /** What a sentence that sums a page up stands on. */
  readonly takeaway: "tint" | "field" | "accent" | "ink";
  /** The places of cards: alike, or one larger than the others. */
  readonly cards: "grid" | "bento";
  readonly agenda: "rows" | "staircase" | "tiles" | "bar" | "register";
  readonly timeline: "line" | "segments" | "road" | "register";
  readonly process: "numbered" | "chevrons" | "blocks";
  /** Where a list with a figure or a key sentence has it: above the points, or on a full-height panel at the start. */
  readonly lead: "above" | "panel";
  /** What stands before a point or on a card that has no figure: an icon of its meaning on a disc or a tile, or none. */
  readonly icon: "disc" | "tile" | "plain" | "none";
  /** Of figures that stand large. */
  readonly numeral: { readonly font: "heading" | "body" | "code"; readonly bold: boolean };
  /** Of short names above things: kickers, units, heads of columns. */
  readonly label: { readonly font: "heading" | "body" | "code"; readonly bold: boolean };
  /** Of tables, where it is not as panels and rows have it. */
  readonly table?: OwnTable;
}

/** How tables set their heads and rows off: by a full or a pale fill or by a rule alone, and by stripes or rules. */
export interface OwnTable {
  readonly head: "fill" | "tint" | "rule";
  readonly rows: "stripes" | "rules";
}

/** "tint": a pale fill. "blocks": full fills, each its own colour. "outline": a line around. "topRule": a rule above. */
export type PanelStyle = "tint" | "blocks" | "outline" | "topRule" | "paper";

/** "rules": a hairline between. "stripes": every other one tinted. "pills": each on a panel of its own. */
export type RowStyle = "rules" | "stripes" | "pills";

/** The style of a template that states none. */
export const plainStyle: DesignStyle = {
  cornerRadius: inches(0.08),
  gap: inches(0.25),
  ruleWidth: points(1),
  panel: "tint",
  row: "rules",
  takeaway: "tint",
  cards: "grid",
  agenda: "rows",
  timeline: "line",
  process: "numbered",
  lead: "above",
  icon: "disc",
  numeral: { font: "heading", bold: true },
  label: { font: "body", bold: true },
};
