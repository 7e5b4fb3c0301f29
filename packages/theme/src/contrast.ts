import type { Color, ColorMap, HexColor, ThemeSlot } from "./color.ts";
import type { Fill } from "./file/shape.ts";

type Channels = readonly [red: number, green: number, blue: number];

/** Returns the colour that a reader sees: mapped to its slot, its luminance changed, laid over what is behind it. */
export function seenColor(
  color: Color,
  map: ColorMap,
  palette: Readonly<Record<ThemeSlot, HexColor>>,
  behind: HexColor,
): HexColor {
  if (color.scheme === "phClr") throw new RangeError("Expected a colour of the scheme, got phClr.");
  const slot = channels(palette[map[color.scheme]]);
  const { saturationModulation = 1, luminanceModulation = 1, luminanceOffset = 0, alpha = 1 } = color;
  const plain = saturationModulation === 1 && luminanceModulation === 1 && luminanceOffset === 0;
  const shifted = plain
    ? slot
    : recolored(slot, saturationModulation, (l) => l * luminanceModulation + luminanceOffset);
  const under = channels(behind);
  return toHex([0, 1, 2].map((index) => at(shifted, index) * alpha + at(under, index) * (1 - alpha)));
}

/** Returns the colours that a reader sees of a fill, laid over what is behind it: one, or those of a gradient's stops. */
export function seenFill(
  fill: Fill,
  map: ColorMap,
  palette: Readonly<Record<ThemeSlot, HexColor>>,
  behind: HexColor,
): readonly HexColor[] {
  const colors = !("kind" in fill)
    ? [fill]
    : fill.kind === "gradient"
      ? fill.stops.map(({ color }) => color)
      : [fill.foreground, fill.background];
  return colors.map((color) => seenColor(color, map, palette, behind));
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(first: HexColor, second: HexColor): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(first), relativeLuminance(second)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns how light a colour looks in greyscale, from 0 to 100 (CIE 1976 L*). */
export function lightness(color: HexColor): number {
  const luminance = relativeLuminance(color);
  return luminance > 216 / 24_389 ? 116 * Math.cbrt(luminance) - 16 : (24_389 / 27) * luminance;
}

function relativeLuminance(color: HexColor): number {
  const [red, green, blue] = channels(color).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function recolored(color: Channels, vivid: number, change: (luminance: number) => number): Channels {
  const highest = Math.max(...color);
  const lowest = Math.min(...color);
  const luminance = (highest + lowest) / 2;
  const range = highest - lowest;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * luminance - 1));
  const wanted = Math.min(1, Math.max(0, change(luminance)));
  const wantedRange = Math.min(1, saturation * vivid) * (1 - Math.abs(2 * wanted - 1));
  const scale = range === 0 ? 0 : wantedRange / range;
  const shift = (channel: number): number => wanted + (channel - luminance) * scale;
  return [shift(color[0]), shift(color[1]), shift(color[2])];
}

function channels(color: HexColor): Channels {
  const channel = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function toHex(color: readonly number[]): HexColor {
  return color
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase();
}

function at(color: Channels, index: number): number {
  return color[index] ?? 0;
}
