import type { PlacedElement } from "@lectern/deck";
import type { Anatomy } from "../anatomy.ts";

/** The ways in which content is set on a page. */
export type Composition = "cover" | "section" | "statement" | "points" | "rows" | "split" | "closing";

/** A slide before its title is unique and its place in the deck is known: all but title, kicker and footers. */
export interface Page {
  readonly composition: Composition;
  readonly anatomy: Anatomy;
  /** Short enough for its place, a page number after it included. */
  readonly title: string;
  /** How many lines the title may take. */
  readonly titleLines: number;
  readonly content: readonly PlacedElement[];
  readonly notes?: string;
}
