import type { HexColor, SchemeColor, ThemeSlot } from "@lectern/deck";
import { childElements, localName, type XmlElement } from "@lectern/ooxml";
import { integerAttribute, shareAttribute } from "./package/attributes.ts";

/** What the names of colours stand for where a colour is used. */
export interface ColorContext {
  readonly colors: Readonly<Record<ThemeSlot, HexColor>>;
  readonly colorMap: Readonly<Record<SchemeColor, ThemeSlot>>;
  /** What phClr stands for inside the fills of a theme's format scheme. */
  readonly placeholderColor?: HexColor;
}

type Triple = readonly [number, number, number];

const presetColors: Readonly<Record<string, HexColor>> = {
  black: "000000",
  white: "FFFFFF",
  red: "FF0000",
  green: "008000",
  lime: "00FF00",
  blue: "0000FF",
  yellow: "FFFF00",
  cyan: "00FFFF",
  aqua: "00FFFF",
  magenta: "FF00FF",
  fuchsia: "FF00FF",
  gray: "808080",
  grey: "808080",
  ltGray: "D3D3D3",
  lightGray: "D3D3D3",
  dkGray: "A9A9A9",
  darkGray: "A9A9A9",
  silver: "C0C0C0",
  whiteSmoke: "F5F5F5",
  navy: "000080",
  dkBlue: "00008B",
  darkBlue: "00008B",
  maroon: "800000",
  dkRed: "8B0000",
  darkRed: "8B0000",
  olive: "808000",
  teal: "008080",
  purple: "800080",
  orange: "FFA500",
  gold: "FFD700",
  brown: "A52A2A",
  ivory: "FFFFF0",
};

/**
 * Returns the colour that a colour element stands for (ISO 29500-1, 20.1.2.3: srgbClr, schemeClr, sysClr …) with its
 * transforms applied and transparency left out, or undefined where it is none that is known.
 */
export function resolveColor(color: XmlElement, context: ColorContext): HexColor | undefined {
  const base = baseColor(color, context);
  return base === undefined ? undefined : childElements(color).reduce(transformed, base);
}

/** Returns the colour of the first colour element inside another, such as a solidFill or a bgRef. */
export function resolveColorIn(parent: XmlElement | undefined, context: ColorContext): HexColor | undefined {
  for (const child of childElements(parent)) {
    const color = resolveColor(child, context);
    if (color !== undefined) return color;
  }
  return undefined;
}

/** Returns the same as `resolveColorIn`, mixed with the colour under it where it is not opaque (20.1.2.3.1 alpha). */
export function resolveColorOver(
  parent: XmlElement,
  context: ColorContext,
  under: HexColor,
): HexColor | undefined {
  for (const child of childElements(parent)) {
    const color = resolveColor(child, context);
    if (color !== undefined) return mixed(color, under, opacityOf(child));
  }
  return undefined;
}

/** Returns the colour of several that text of a colour is hardest to read on, or undefined where there are none. */
export function hardestColor(colors: readonly HexColor[], textColor: HexColor): HexColor | undefined {
  return colors.toSorted((one, other) => contrast(one, textColor) - contrast(other, textColor))[0];
}

function contrast(one: HexColor, other: HexColor): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns how opaque a colour is, 0 to 1 (20.1.2.3.1 alpha). */
export function opacityOf(color: XmlElement): number {
  return childElements(color, "alpha").reduce(
    (share, alpha) => share * clamp(shareAttribute(alpha, "val") ?? 1),
    1,
  );
}

function mixed(color: HexColor, under: HexColor, share: number): HexColor {
  const below = toTriple(under);
  const [red, green, blue] = toTriple(color);
  const mix = (channel: number, other: number): number => channel * share + other * (1 - share);
  return toHex([mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])]);
}

/** Returns the colour between several, in equal shares. */
export function averageColor(colors: readonly HexColor[]): HexColor | undefined {
  if (colors.length === 0) return undefined;
  const sums = colors
    .map(toTriple)
    .reduce(([r, g, b], one): Triple => [r + one[0], g + one[1], b + one[2]], [0, 0, 0]);
  return toHex([sums[0] / colors.length, sums[1] / colors.length, sums[2] / colors.length]);
}

/** Returns the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance(color: HexColor): number {
  const [red, green, blue] = toTriple(color).map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a colour as six upper-case digits, or undefined where it is written otherwise. */
export function parseHexColor(written: string | undefined): HexColor | undefined {
  return written !== undefined && /^[\da-f]{6}$/i.test(written) ? written.toUpperCase() : undefined;
}

function baseColor(color: XmlElement, context: ColorContext): HexColor | undefined {
  const value = color.attributes["val"] ?? "";
  switch (localName(color.name)) {
    case "srgbClr":
      return parseHexColor(value);
    case "sysClr":
      return parseHexColor(color.attributes["lastClr"]) ?? (value === "window" ? "FFFFFF" : "000000");
    case "schemeClr":
      return schemeColor(value, context);
    case "prstClr":
      return presetColors[value] ?? "808080";
    case "scrgbClr":
      return linearColor(color);
    case "hslClr":
      return hslColor(color);
    default:
      return undefined;
  }
}

function schemeColor(
  name: string,
  { colors, colorMap, placeholderColor }: ColorContext,
): HexColor | undefined {
  if (name === "phClr") return placeholderColor;
  if (Object.hasOwn(colorMap, name)) return colors[colorMap[name as SchemeColor]];
  return Object.hasOwn(colors, name) ? colors[name as ThemeSlot] : undefined;
}

function linearColor(color: XmlElement): HexColor {
  const channel = (name: string): number => fromLinear(clamp(shareAttribute(color, name) ?? 0));
  return toHex([channel("r"), channel("g"), channel("b")]);
}

function hslColor(color: XmlElement): HexColor {
  const hue = (integerAttribute(color, "hue") ?? 0) / 21_600_000;
  return toHex(
    fromHsl([hue, clamp(shareAttribute(color, "sat") ?? 0), clamp(shareAttribute(color, "lum") ?? 0)]),
  );
}

/** ISO 29500-1, 20.1.2.3; PowerPoint computes shade and tint in linear light. */
function transformed(color: HexColor, transform: XmlElement): HexColor {
  const share = shareAttribute(transform, "val") ?? 1;
  switch (localName(transform.name)) {
    case "lumMod":
      return withHsl(color, ([h, s, l]) => [h, s, l * share]);
    case "lumOff":
      return withHsl(color, ([h, s, l]) => [h, s, l + share]);
    case "satMod":
      return withHsl(color, ([h, s, l]) => [h, s * share, l]);
    case "satOff":
      return withHsl(color, ([h, s, l]) => [h, s + share, l]);
    case "hueMod":
      return withHsl(color, ([h, s, l]) => [h * share, s, l]);
    case "hueOff":
      return withHsl(color, ([h, s, l]) => [
        h + (integerAttribute(transform, "val") ?? 0) / 21_600_000,
        s,
        l,
      ]);
    case "shade":
      return withLinear(color, (channel) => channel * share);
    case "tint":
      return withLinear(color, (channel) => 1 - (1 - channel) * share);
    default:
      return color;
  }
}

function withLinear(color: HexColor, change: (channel: number) => number): HexColor {
  const [red, green, blue] = toTriple(color);
  const changed = (channel: number): number => fromLinear(clamp(change(toLinear(channel))));
  return toHex([changed(red), changed(green), changed(blue)]);
}

function withHsl(color: HexColor, change: (hsl: Triple) => Triple): HexColor {
  const [hue, saturation, lightness] = change(toHsl(toTriple(color)));
  return toHex(fromHsl([hue - Math.floor(hue), clamp(saturation), clamp(lightness)]));
}

function toHsl([red, green, blue]: Triple): Triple {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  return [hueOf([red, green, blue], most, spread), saturation, lightness];
}

function hueOf([red, green, blue]: Triple, most: number, spread: number): number {
  if (most === red) return ((green - blue) / spread / 6 + 1) % 1;
  return (most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4) / 6;
}

function fromHsl([hue, saturation, lightness]: Triple): Triple {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const position = (offset + hue * 12) % 12;
    return lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function toTriple(color: HexColor): Triple {
  const value = Number.parseInt(color, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toHex(channels: Triple): HexColor {
  return channels
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase();
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
