import { type Color, type ColorMap, type SchemeColor, schemeOf } from "../../color.ts";

/** What drawings are painted with: every colour is one of the theme, so that a change of theme carries them. */
export interface Paint {
  readonly ink: Color;
  readonly white: Color;
  readonly cream: Color;
  /** The look's dark field. */
  readonly deep: Color;
  readonly sun: Color;
  readonly sunPale: Color;
  readonly red: Color;
  readonly redDark: Color;
  readonly orange: Color;
  readonly blush: Color;
  readonly blue: Color;
  readonly bluePale: Color;
  readonly sky: Color;
  readonly leaf: Color;
  readonly leafLight: Color;
  readonly leafPale: Color;
  readonly leafDark: Color;
  readonly leafDeep: Color;
  readonly earth: Color;
  readonly earthDark: Color;
  readonly stone: Color;
  readonly stonePale: Color;
  /** From light to dark; people get them by turns. */
  readonly skins: readonly [Color, Color, Color, Color];
  readonly hairs: readonly [Color, Color, Color, Color];
}

/**
 * Returns the paint of a palette with these meanings: accent1 red, accent2 sun, accent3 leaf, accent4 water, accent5
 * earth, accent6 blush, dk2 the deep field and lt2 cream, for pages with a map of colours.
 */
export function paintOn(map: ColorMap): Paint {
  const ink: Color = { scheme: schemeOf("dk1", map) };
  const deep: Color = { scheme: schemeOf("dk2", map) };
  return {
    ink,
    deep,
    white: { scheme: schemeOf("lt1", map) },
    cream: { scheme: schemeOf("lt2", map) },
    sun: { scheme: "accent2" },
    sunPale: tint("accent2", 0.45),
    red: { scheme: "accent1" },
    redDark: shade("accent1", 0.8),
    orange: {
      scheme: "accent1",
      saturationModulation: 1.25,
      luminanceModulation: 0.75,
      luminanceOffset: 0.2,
    },
    blush: { scheme: "accent6" },
    blue: { scheme: "accent4" },
    bluePale: {
      scheme: "accent4",
      saturationModulation: 1.4,
      luminanceModulation: 0.35,
      luminanceOffset: 0.68,
    },
    sky: { scheme: "accent4", saturationModulation: 1.25, luminanceModulation: 0.2, luminanceOffset: 0.83 },
    leaf: { scheme: "accent3" },
    leafLight: tint("accent3", 0.75),
    leafPale: tint("accent3", 0.35),
    leafDark: shade("accent3", 0.74),
    leafDeep: shade("accent3", 0.58),
    earth: { scheme: "accent5" },
    earthDark: shade("accent5", 0.68),
    stone: { scheme: ink.scheme, luminanceModulation: 0.5, luminanceOffset: 0.42 },
    stonePale: { scheme: ink.scheme, luminanceModulation: 0.5, luminanceOffset: 0.72 },
    skins: [skin(2.2, 0.84), skin(2, 0.76), skin(1.3, 0.57), skin(1.2, 0.37)],
    hairs: [hair(0.9, 0.17), hair(1.5, 0.32), hair(2.2, 0.55), hair(0.3, 0.68)],
  };
}

/** The share of a colour that stays when it is mixed with white. */
function tint(scheme: SchemeColor, kept: number): Color {
  return { scheme, luminanceModulation: kept, luminanceOffset: 1 - kept };
}

function shade(scheme: SchemeColor, kept: number): Color {
  return { scheme, luminanceModulation: kept };
}

// Skin and hair are steps of the earth colour at a luminance of their own, which 45 % of its own is about.
function skin(vivid: number, luminance: number): Color {
  return {
    scheme: "accent5",
    saturationModulation: vivid,
    luminanceModulation: 0.2,
    luminanceOffset: luminance - 0.09,
  };
}

function hair(vivid: number, luminance: number): Color {
  return luminance < 0.3
    ? { scheme: "accent5", saturationModulation: vivid, luminanceModulation: luminance / 0.45 }
    : skin(vivid, luminance);
}
