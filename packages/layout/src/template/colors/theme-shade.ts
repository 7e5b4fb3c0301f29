import {
  type HexColor,
  resolveThemeColor,
  type SchemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { isColorful } from "./hue.ts";

const schemes: readonly SchemeColor[] = [
  "bg1",
  "tx1",
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
  "tx2",
  "bg2",
];
/** In steps of 255 over three channels together: nobody sees that such full colours are two. */
const sameColor = 48;
/** The same of a shade, whose hue must be that of the theme's colour. */
const sameShade = 18;

/**
 * Returns a colour as one of the theme's, or as a shade of one, so that it follows when the theme is changed; the colour
 * itself only where the theme has none of its hue.
 */
export function asShadeOfTheme(color: HexColor, layout: TemplateLayout): ThemeColor {
  const distance = (one: ThemeColor) => stepsBetween(resolveThemeColor(one, layout), color);
  const byDistance = (colors: readonly ThemeColor[]) =>
    colors.toSorted((one, other) => distance(one) - distance(other));
  const plain = byDistance(schemes.map((scheme) => ({ scheme })));
  const [nearest = { scheme: "accent1" }] = plain;
  if (distance(nearest) <= (isColorful(color) ? sameColor : 0)) return nearest;
  const [shade] = byDistance(plain.map((one) => shadeTowards(one, color, layout, false)));
  if (shade && distance(shade) <= sameShade) return shade;
  const [paled] = byDistance(plain.map((one) => shadeTowards(one, color, layout, true)));
  if (paled && distance(paled) <= sameShade) return paled;
  return { ...nearest, rgb: color };
}

/** Returns a colour with a share of its luminance left out. */
export function darker(color: ThemeColor, share: number): ThemeColor {
  const { luminanceModulation = 1, luminanceOffset = 0 } = color;
  return {
    ...color,
    luminanceModulation: rounded(luminanceModulation * share),
    ...(luminanceOffset > 0 && { luminanceOffset: rounded(luminanceOffset * share) }),
  };
}

/** Returns a colour of which a share is left, and the rest white. */
export function paler(color: ThemeColor, share: number): ThemeColor {
  const { luminanceModulation = 1, luminanceOffset = 0 } = color;
  return {
    ...color,
    luminanceModulation: rounded(luminanceModulation * share),
    luminanceOffset: rounded(luminanceOffset * share + 1 - share),
  };
}

/**
 * Returns a colour of which a share is left, and the rest white, halfway between one that is as saturated and one that is
 * mixed with white: of navy, the first would be a bright blue that nobody chose, and the second a grey.
 */
export function tintOf(color: ThemeColor, share: number, layout: TemplateLayout): ThemeColor {
  const tint = paler(color, share);
  const most = share * rangeOf(resolveThemeColor(color, layout));
  const range = rangeOf(resolveThemeColor(tint, layout));
  const kept = Math.round(100 * Math.sqrt(most / range)) / 100;
  if (!(kept < 1)) return tint;
  return { ...tint, saturationModulation: rounded(kept * (tint.saturationModulation ?? 1)) };
}

/** Of the theme's colour: a much fuller one was not made from it. */
const mostSaturated = 1.5;

// Luminance and saturation as the other colour has them: only the hue stays the theme's.
function shadeTowards(
  base: ThemeColor,
  color: HexColor,
  layout: TemplateLayout,
  withSaturation: boolean,
): ThemeColor {
  const from = resolveThemeColor(base, layout);
  const [own, wanted] = [lightnessOf(from), lightnessOf(color)];
  const share = saturationOf(color) / saturationOf(from);
  const isTinted = withSaturation && share <= mostSaturated && rangeOf(from) > rangeOfGreys;
  const kept = isTinted ? { ...base, saturationModulation: rounded(share) } : base;
  return wanted <= own ? darker(kept, wanted / (own || 1)) : paler(kept, (1 - wanted) / (1 - own));
}

/** Between the largest and the smallest of three channels. */
const rangeOfGreys = 16;

function rangeOf(color: HexColor): number {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels);
}

function lightnessOf(color: HexColor): number {
  const channels = channelsOf(color);
  return (Math.max(...channels) + Math.min(...channels)) / 510;
}

/** Returns the saturation of a colour in HSL, 0 to 1. */
export function saturationOf(color: HexColor): number {
  return rangeOf(color) / 255 / (1 - Math.abs(2 * lightnessOf(color) - 1));
}

function stepsBetween(one: HexColor, other: HexColor): number {
  const others = channelsOf(other);
  return channelsOf(one).reduce((sum, channel, at) => sum + Math.abs(channel - (others[at] ?? 0)), 0);
}

function channelsOf(color: HexColor): readonly number[] {
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
