import { type Color, type ColorMap, schemeOf } from "../../color.ts";

/** What arcades are painted with. */
export interface NichePaint {
  readonly paper: Color;
  /** The look's dark field. */
  readonly wall: Color;
  /** Darker than the field. */
  readonly niche: Color;
  readonly gold: Color;
  readonly goldPale: Color;
  /** What inlaid patterns are made of, the commonest first. */
  readonly inlay: readonly Color[];
  /** Of leaves in ornaments. */
  readonly leaf: Color;
}

/**
 * Returns the paint of a palette with these meanings: dk2 a dark field, accent1 red, accent2 gold, accent3 blue, accent4
 * green, accent5 brown, accent6 pale brown, for pages with a map of colours.
 */
export function nichePaintOn(map: ColorMap): NichePaint {
  const wall: Color = { scheme: schemeOf("dk2", map) };
  return {
    paper: { scheme: schemeOf("lt1", map) },
    wall,
    niche: { ...wall, luminanceModulation: 0.7 },
    gold: { scheme: "accent2" },
    goldPale: { scheme: "accent2", luminanceModulation: 0.6, luminanceOffset: 0.42 },
    inlay: [
      { ...wall, luminanceModulation: 0.86, luminanceOffset: 0.02 },
      { ...wall, luminanceModulation: 0.9, luminanceOffset: 0.05 },
      { ...wall, luminanceModulation: 0.9, luminanceOffset: 0.1 },
      { scheme: "accent1" },
      { scheme: "accent2" },
    ],
    leaf: { scheme: "accent4" },
  };
}
