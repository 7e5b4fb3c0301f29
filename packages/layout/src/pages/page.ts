import type { PlacedElement } from "@lectern/deck";
import type { FigureForm } from "../forms/figures/figure-setting.ts";
import type { Anatomy } from "../template/anatomy.ts";
import type { QuotationMarks } from "../text/quotation-marks.ts";

/** The ways in which content is set on a page. */
export type Composition =
  | "cover"
  | "agenda"
  | "section"
  | "statement"
  | "points"
  | "list"
  | "rows"
  | "split"
  | "lead"
  | "tiles"
  | "columns"
  | "comparison"
  | "cards"
  | "labelled"
  | "flow"
  | "hierarchy"
  | "matrix"
  | "plan"
  | "table"
  | "chart"
  | "timeline"
  | "process"
  | "numbers"
  | "quote"
  | "code"
  | "closing";

/** A slide before its title is unique and its place in the deck is known: all but title, kicker and footers. */
export interface Page {
  readonly composition: Composition;
  /** How figures stand on it, where they do. */
  readonly form?: FigureForm | undefined;
  readonly anatomy: Anatomy;
  /** Short enough for its place, a page number after it included. */
  readonly title: string;
  /** How many lines the title may take. */
  readonly titleLines: number;
  /** What stands above the title; empty: nothing; left out: the section's name. */
  readonly kicker?: string;
  /** Where the title is somebody's own words: the marks that it is given with. */
  readonly quotationMarks?: QuotationMarks;
  readonly content: readonly PlacedElement[];
  readonly notes?: string;
}
