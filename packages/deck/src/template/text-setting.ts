import type { Points } from "../units.ts";

/** What a placeholder is for (ISO 29500-1, 19.7.10 ST_PlaceholderType). */
export type PlaceholderType =
  | "title"
  | "ctrTitle"
  | "subTitle"
  | "body"
  | "obj"
  | "pic"
  | "tbl"
  | "chart"
  | "dgm"
  | "media"
  | "clipArt"
  | "dt"
  | "ftr"
  | "sldNum"
  | "hdr"
  | "sldImg";

/** Where the lines of a paragraph stand: "start" is left in left-to-right text. */
export type Alignment = "start" | "center" | "end" | "justify";

/** Where text stands in its box, from top to bottom. */
export type Anchor = "top" | "middle" | "bottom";

/** Distance from line to line: a share of the font's line height, or fixed. */
export type LineSpacing =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "fixed"; readonly points: Points };

/** Distance between paragraphs: a share of the text size, or fixed. */
export type Spacing = LineSpacing;
