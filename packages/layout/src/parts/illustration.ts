import {
  type Box,
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
import { darker, paler } from "../template/colors/theme-shade.ts";
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
  illustration: Illustration,
  place: IllustrationPlace,
  canvas: Canvas,
  description?: string,
): PlacedGroup {
  const { width, height } = illustration;
  const scale = share * Math.min(place.width / width, place.height / height);
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  const box = boxAt(
    canvas,
    place.start + (place.width - wide) / 2,
    place.top + (place.height - tall) / 2,
    wide,
    tall,
  );
  return groupElements(name, illustrationShapes(name, illustration, box, canvas), description);
}

/** Returns the areas of an illustration as shapes that fill a box, in the theme's colours. */
export function illustrationShapes(
  name: string,
  { width, height, areas, color }: Illustration,
  box: Box,
  { anatomy }: Canvas,
): readonly PlacedShape[] {
  const ramp = rampOf(anatomy.layout, color && { scheme: color });
  return areas.map(
    ({ tone, commands }, index): PlacedShape => ({
      kind: "shape",
      name: `${name}.${index + 1}`,
      geometry: { width, height, commands },
      box,
      fill: ramp[tone] ?? ramp[0],
    }),
  );
}

/** Returns the grounds that illustrations stand on, for them to take in turn: pale ones, on a dark page that of its panels. */
export function illustrationGrounds({
  tones,
  anatomy: { layout },
}: Pick<Canvas, "tones" | "anatomy">): readonly ThemeColor[] {
  const isDark = contrastRatio(layout.background, "FFFFFF") > contrastRatio(layout.background, "000000");
  if (isDark) return [tones.tint];
  return tones.sequence.slice(0, mostGrounds).map((color) => paler(color, groundShare));
}

/** More of them would look like a code for something. */
const mostGrounds = 3;
/** Of the colour that is left in a ground. */
const groundShare = 0.3;

type Ramp = readonly [ThemeColor, ThemeColor, ThemeColor, ThemeColor, ThemeColor];

// A thing is of one hue, its dark parts a shade of it, and one other hue sets off what is bright on it: three of them are a garland.
function rampOf(layout: TemplateLayout, own?: ThemeColor): Ramp {
  const byLightness = (schemes: readonly SchemeColor[]) =>
    schemes
      .map((scheme): ThemeColor => ({ scheme }))
      .toSorted((one, other) => darknessOf(other, layout) - darknessOf(one, layout));
  const [dark = { scheme: "tx1" }, light = { scheme: "bg1" }] = byLightness(["tx1", "bg1"]);
  const [deep = dark, middle = deep, bright = middle] = byLightness(["accent1", "accent2", "accent3"]);
  const main = own ?? middle;
  // What a thing is known by is no other part of it.
  const other = [bright, middle, deep].find(({ scheme }) => scheme !== main.scheme) ?? bright;
  return [seenInk(dark, layout), deepened(main, layout), main, seenLight(other, main, layout), light];
}

/** Of the luminance of a hue that its dark parts have. */
const depths = [0.62, 0.52, 0.42] as const;
/** Between a hue and its dark parts. */
const leastStep = 1.7;

function deepened(color: ThemeColor, layout: TemplateLayout): ThemeColor {
  const own = resolveThemeColor(color, layout);
  const shades = depths.map((share) => darker(color, share));
  return (
    shades.find((shade) => contrastRatio(resolveThemeColor(shade, layout), own) >= leastStep) ??
    darker(color, depths[2])
  );
}

/** Between the darkest parts of a thing and the page. */
const leastOnPage = 1.6;

// On a dark page, what is darkest would be a hole in the thing.
function seenInk(ink: ThemeColor, layout: TemplateLayout): ThemeColor {
  const shades = [1, 0.85, 0.75, 0.65].map((share) => (share === 1 ? ink : paler(ink, share)));
  const isSeen = (color: ThemeColor) =>
    contrastRatio(resolveThemeColor(color, layout), layout.background) >= leastOnPage;
  return shades.find(isSeen) ?? ink;
}

/** Between the bright parts of a thing and the page. */
const leastOfBright = 1.3;

// Some templates have an accent that is nearly white: a tint of the thing's own hue stands in for it.
function seenLight(bright: ThemeColor, middle: ThemeColor, layout: TemplateLayout): ThemeColor {
  const isSeen = (color: ThemeColor) =>
    contrastRatio(resolveThemeColor(color, layout), layout.background) >= leastOfBright;
  return [bright, paler(middle, 0.55), darker(bright, 0.8)].find(isSeen) ?? bright;
}

function darknessOf(color: ThemeColor, layout: TemplateLayout): number {
  return contrastRatio(resolveThemeColor(color, layout), "FFFFFF");
}
