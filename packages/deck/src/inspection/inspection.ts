import type { Points } from "../units.ts";

/** What can be wrong with a placed slide. */
export type InspectionKind =
  | "layout"
  | "overflow"
  | "overlap"
  | "outOfBounds"
  | "smallText"
  | "contrast"
  | "titleMissing"
  | "titleRepeated"
  | "emptyText"
  | "tableGrid"
  | "chartData"
  | "connection"
  | "descriptionMissing";

/** One fault of a placed deck. */
export interface InspectionFinding {
  readonly kind: InspectionKind;
  /** The slide, counted from 1. */
  readonly slide: number;
  /** The name of the element that it is about, where it is about one. */
  readonly element?: string;
  readonly message: string;
}

/** Figures of one slide. */
export interface SlideFigures {
  readonly slide: number;
  /** How much of the layout's content area the content reaches over, 0 to 1. */
  readonly contentShare: number;
  /** Of all but footers; left out where there is no other text. */
  readonly smallestText?: Points;
  /** Letters and spaces, footers and the numbers in charts left aside. */
  readonly characters: number;
}

/** What an inspection found: faults in the order of the slides, and figures of each slide. */
export interface Inspection {
  readonly findings: readonly InspectionFinding[];
  readonly slides: readonly SlideFigures[];
}
