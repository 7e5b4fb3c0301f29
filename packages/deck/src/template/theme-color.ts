import type { TemplateLayout } from "./template.ts";
import type { HexColor, ThemeColor } from "./theme-colors.ts";

/** Returns the colour that a theme colour is on slides of a layout, whatever shines through it. */
export function resolveThemeColor(
  color: ThemeColor,
  layout: Pick<TemplateLayout, "theme" | "colorMap">,
): HexColor {
  const base = color.rgb ?? layout.theme.colors[layout.colorMap[color.scheme]];
  const { saturationModulation = 1, luminanceModulation = 1, luminanceOffset = 0 } = color;
  if (saturationModulation === 1 && luminanceModulation === 1 && luminanceOffset === 0) return base;
  const { hue, saturation, luminance } = toHsl(base);
  return fromHsl({
    hue,
    saturation: clamp(saturation * saturationModulation),
    luminance: clamp(luminance * luminanceModulation + luminanceOffset),
  });
}

/** Returns the colour that a theme colour looks like with another one behind it, which shines through. */
export function colorOver(
  color: ThemeColor,
  under: HexColor,
  layout: Pick<TemplateLayout, "theme" | "colorMap">,
): HexColor {
  const own = resolveThemeColor(color, layout);
  const { alpha = 1 } = color;
  if (alpha >= 1) return own;
  const [upper, lower] = [toChannels(own), toChannels(under)];
  return upper
    .map((channel, index) => toHexByte(channel * alpha + (lower[index] ?? 0) * (1 - alpha)))
    .join("");
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(first: HexColor, second: HexColor): number {
  const one = relativeLuminance(first);
  const other = relativeLuminance(second);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

interface Hsl {
  /** 0 to 6. */
  readonly hue: number;
  readonly saturation: number;
  readonly luminance: number;
}

function toChannels(color: HexColor): [number, number, number] {
  const value = Number.parseInt(color, 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function relativeLuminance(color: HexColor): number {
  const value = Number.parseInt(color, 16);
  const linear = (shift: number) => linearChannels[(value >> shift) & 255] ?? 0;
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

// Colours are compared hundreds of times in a deck: a power for each channel would take longer than measuring its text.
const linearChannels = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

function toHsl(color: HexColor): Hsl {
  const [red, green, blue] = toChannels(color);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const luminance = (most + least) / 2;
  if (range === 0) return { hue: 0, saturation: 0, luminance };
  const saturation = range / (1 - Math.abs(2 * luminance - 1));
  if (most === red) return { hue: ((green - blue) / range + 6) % 6, saturation, luminance };
  if (most === green) return { hue: (blue - red) / range + 2, saturation, luminance };
  return { hue: (red - green) / range + 4, saturation, luminance };
}

function fromHsl({ hue, saturation, luminance }: Hsl): HexColor {
  const range = (1 - Math.abs(2 * luminance - 1)) * saturation;
  const middle = range * (1 - Math.abs((hue % 2) - 1));
  const floor = luminance - range / 2;
  const byHue: readonly (readonly [number, number, number])[] = [
    [range, middle, 0],
    [middle, range, 0],
    [0, range, middle],
    [0, middle, range],
    [middle, 0, range],
    [range, 0, middle],
  ];
  const channels = byHue[Math.floor(hue) % 6] ?? [0, 0, 0];
  return channels.map((channel) => toHexByte(channel + floor)).join("");
}

function toHexByte(share: number): string {
  return Math.round(clamp(share) * 255)
    .toString(16)
    .padStart(2, "0")
    .toUpperCase();
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
