import {
  contrastRatio,
  groupElements,
  type Illustration,
  type PlacedGroup,
  type PlacedShape,
  resolveThemeColor,
  type SchemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { paler } from "../template/theme-shade.ts";
import { boxAt, type Canvas } from "./canvas.ts";

/** Where an illustration stands: from the start edge and the top of the canvas. */
export interface IllustrationPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of the shorter side of its place that an illustration has. */
const share = 0.76;

/** Draws an illustration in the theme's colours in the middle of its place, as one group; described, a screen reader tells of it. */
export function drawIllustration(
  name: string,
  { width, height, areas }: Illustration,
  place: IllustrationPlace,
  canvas: Canvas,
  description?: string,
): PlacedGroup {
  const scale = share * Math.min(place.width / width, place.height / height);
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  const box = boxAt(
    canvas,
    place.start + (place.width - wide) / 2,
    place.top + (place.height - tall) / 2,
    wide,
    tall,
  );
  const ramp = rampOf(canvas.anatomy.layout);
  return groupElements(
    name,
    areas.map(
      ({ tone, commands }, index): PlacedShape => ({
        kind: "shape",
        name: `${name}.${index + 1}`,
        geometry: { width, height, commands },
        box,
        fill: ramp[tone] ?? ramp[0],
      }),
    ),
    description,
  );
}

/** Returns the pale grounds that illustrations stand on, for them to take in turn. */
export function illustrationGrounds({ tones }: Canvas): readonly ThemeColor[] {
  return tones.sequence.slice(0, mostGrounds).map((color) => paler(color, groundShare));
}

/** More of them would look like a code for something. */
const mostGrounds = 3;
/** Of the colour that is left in a ground. */
const groundShare = 0.3;

type Ramp = readonly [ThemeColor, ThemeColor, ThemeColor, ThemeColor, ThemeColor];

// Accents are told apart in greyscale, so their order by lightness makes a ramp between ink and paper.
function rampOf(layout: TemplateLayout): Ramp {
  const byLightness = (schemes: readonly SchemeColor[]) =>
    schemes
      .map((scheme): ThemeColor => ({ scheme }))
      .toSorted((one, other) => darknessOf(other, layout) - darknessOf(one, layout));
  const [dark = { scheme: "tx1" }, light = { scheme: "bg1" }] = byLightness(["tx1", "bg1"]);
  const [deep = dark, middle = deep, bright = middle] = byLightness(["accent1", "accent2", "accent3"]);
  return [dark, deep, middle, bright, light];
}

function darknessOf(color: ThemeColor, layout: TemplateLayout): number {
  return contrastRatio(resolveThemeColor(color, layout), "FFFFFF");
}
