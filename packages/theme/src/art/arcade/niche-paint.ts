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
  /** Of backs of books and the like, neighbours never alike: red, blue, pale, green, brown, gold, light red. */
  readonly spines: readonly [Color, Color, Color, Color, Color, Color, Color];
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
    spines: [
      { scheme: "accent1" },
      { scheme: "accent3" },
      { scheme: "accent6" },
      { scheme: "accent4" },
      { scheme: "accent5" },
      { scheme: "accent2" },
      { scheme: "accent1", saturationModulation: 0.85, luminanceModulation: 0.85, luminanceOffset: 0.14 },
    ],
  };
}
