import type { PlacedElement } from "@lectern/deck";

/** The ways in which figures stand on a page. */
export type FigureForm = "parts" | "scale" | "lead" | "leadAtEnd" | "columns" | "grid" | "rows" | "cards";

/** Figures set in a form. */
export interface FigureSetting {
  readonly form: FigureForm;
  /** Of the digits and of the words below them, in points. */
  readonly valueSize: number;
  readonly labelSize: number;
  /** How much of the height of the page they take, 0 to 1. */
  readonly fill: number;
  /** Whether no line of what they are called is a crumb. */
  readonly endsWell: boolean;
  readonly draw: () => readonly PlacedElement[];
}
