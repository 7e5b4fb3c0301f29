import type { DrawingColor } from "@lectern/ooxml";

/** Six hexadecimal digits, upper case, without "#". */
export type HexColor = string;

/** The slots of a theme (ISO 29500-1, 20.1.6.2 clrScheme), in the order of the file. */
export const themeSlots = [
  "dk1",
  "lt1",
  "dk2",
  "lt2",
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
  "hlink",
  "folHlink",
] as const;

/** One of the twelve colours of a theme. */
export type ThemeSlot = (typeof themeSlots)[number];

type MappedSlot = Exclude<ThemeSlot, "dk1" | "lt1" | "dk2" | "lt2">;

/** The names by which shapes and text use a theme's colours. */
export type SchemeColor = "bg1" | "tx1" | "bg2" | "tx2" | MappedSlot;

/** A colour of the theme, lightened, darkened or let through; shares are from 0 to 1. */
export interface Color extends DrawingColor {
  readonly scheme: SchemeColor | "phClr";
}

/** Which slot each scheme colour is (20.1.6.8 clrMap, 20.1.6.8 overrideClrMapping). */
export type ColorMap = Readonly<Record<SchemeColor, ThemeSlot>>;

const dataAndLinks = {
  accent1: "accent1",
  accent2: "accent2",
  accent3: "accent3",
  accent4: "accent4",
  accent5: "accent5",
  accent6: "accent6",
  hlink: "hlink",
  folHlink: "folHlink",
} as const;

/** The master's map: ink on paper. */
export const paperMap: ColorMap = { bg1: "lt1", tx1: "dk1", bg2: "lt2", tx2: "dk2", ...dataAndLinks };

/** The map of layouts on the field: paper-white text on the dominant hue, links in the pale tint. */
export const fieldMap: ColorMap = {
  bg1: "dk2",
  tx1: "lt1",
  bg2: "dk1",
  tx2: "lt2",
  ...dataAndLinks,
  hlink: "lt2",
  folHlink: "lt2",
};

/** Returns the name by which a page with a map uses a colour of the theme; throws a RangeError where it has none. */
export function schemeOf(slot: ThemeSlot, map: ColorMap): SchemeColor {
  for (const [scheme, mapped] of Object.entries(map)) if (mapped === slot) return scheme as SchemeColor;
  throw new RangeError(`Expected a colour map that has a name for ${slot}, got one without.`);
}
