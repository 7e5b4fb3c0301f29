import type { Drawing } from "./shape-tree.ts";
import type { Surface } from "./surface.ts";

/** The kinds of layout that PowerPoint has a name for (ISO 29500-1, 19.7.15 ST_SlideLayoutType), as far as we use them. */
export type LayoutType =
  | "title"
  | "secHead"
  | "obj"
  | "objTx"
  | "titleOnly"
  | "twoObj"
  | "twoTxTwoObj"
  | "blank";

/** A layout of the built-in template, drawn for left-to-right decks. */
export interface LayoutDescription extends Drawing {
  readonly name: string;
  /** Left out where PowerPoint has no kind for it; such a layout is a custom one. */
  readonly type?: LayoutType;
  readonly surface: Surface;
}
