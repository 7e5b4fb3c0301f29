import { type Color, type ColorMap, fieldMap, paperMap } from "../color.ts";
import type { Fill } from "./shape.ts";

/** What text stands on: white paper, the pale tint, or the dominant hue. */
export type SurfaceKind = "paper" | "tint" | "field";

/** A background with the colours that text has on it. */
export interface Surface {
  readonly kind: SurfaceKind;
  readonly map: ColorMap;
  /** Of a gradient, text is held to each of its stops. */
  readonly background: Fill;
  readonly ink: Color;
  /** Of titles, where they are not in the ink. */
  readonly heading?: Color;
  /** Of kickers, footers and second lines. */
  readonly quiet: Color;
  /** Of numerals and markers: large text at least. */
  readonly accent: Color;
}

const onPaper = {
  map: paperMap,
  ink: { scheme: "tx1" },
  quiet: { scheme: "tx1", luminanceModulation: 0.65, luminanceOffset: 0.35 },
  accent: { scheme: "accent1" },
} as const satisfies Partial<Surface>;

/** White paper: what the master stands on. */
export const paper: Surface = { kind: "paper", background: { scheme: "bg1" }, ...onPaper };

/** The pale tint, of panels and quotations. */
export const tint: Surface = { kind: "tint", background: { scheme: "bg2" }, ...onPaper };

/** The dominant hue, behind cover, sections, statement and closing. */
export const field: Surface = {
  kind: "field",
  map: fieldMap,
  background: { scheme: "bg1" },
  ink: { scheme: "tx1" },
  quiet: { scheme: "tx2", luminanceModulation: 0.85 },
  accent: { scheme: "accent1" },
};
