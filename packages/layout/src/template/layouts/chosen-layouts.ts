import type { Anatomy } from "../anatomy.ts";
import type { ColumnLayout } from "./column-layout.ts";

/** The layouts of a template for the slides of a deck. */
export interface ChosenLayouts {
  readonly cover: Anatomy;
  readonly section: Anatomy;
  /** Title above, body below. */
  readonly content: Anatomy;
  /** Title above, below it room for our own shapes. */
  readonly rows: Anatomy;
  /** Title beside the body; few templates have it. */
  readonly split?: Anatomy;
  /** One sentence, large, and a line or two below it. */
  readonly statement?: Anatomy;
  /** Somebody's words as the title, their source below it. */
  readonly quote?: Anatomy;
  /** Title above, lists side by side below it: for each number of them, with and without headings, the first that there is. */
  readonly columns: readonly ColumnLayout[];
  readonly closing: Anatomy;
}
