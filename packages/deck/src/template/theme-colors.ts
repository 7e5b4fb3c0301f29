/** Six hexadecimal digits, upper case, without "#": red, green, blue. */
export type HexColor = string;

/** The twelve colours of a theme (ISO 29500-1, 20.1.6.2 clrScheme). */
export type ThemeSlot =
  | "dk1"
  | "lt1"
  | "dk2"
  | "lt2"
  | "accent1"
  | "accent2"
  | "accent3"
  | "accent4"
  | "accent5"
  | "accent6"
  | "hlink"
  | "folHlink";

/** The names by which slides use the theme's colours; a layout's colour map tells which slot each one is. */
export type SchemeColor = "bg1" | "tx1" | "bg2" | "tx2" | Exclude<ThemeSlot, "dk1" | "lt1" | "dk2" | "lt2">;

/** A colour of the theme, so that it follows when the theme is changed. */
export interface ThemeColor {
  readonly scheme: SchemeColor;
  /** The colour itself, where a template's makers use one that is none of their theme's; `scheme` is the most like it then. */
  readonly rgb?: HexColor;
  /** The saturation by which the colour's is multiplied (ISO 29500-1, 20.1.2.3.27 satMod). */
  readonly saturationModulation?: number;
  /** Share of the luminance kept, 0 to 1 (ISO 29500-1, 20.1.2.3.20 lumMod). */
  readonly luminanceModulation?: number;
  /** Share of luminance added, 0 to 1 (20.1.2.3.21 lumOff). */
  readonly luminanceOffset?: number;
  /** How little shines through, 0 to 1 (20.1.2.3.1 alpha); left out: nothing. */
  readonly alpha?: number;
}
