import type { HexColor } from "../color.ts";
import { lightness } from "../contrast.ts";
import type { Palette } from "../looks/look.ts";

/**
 * Returns a palette that a colour leads: field and second colour are of its hue, the colour itself stands where text on it or
 * in it can be read, the accent is its contrast, unless it is bright enough to be the accent itself. Every pair of text and
 * ground that a look's surfaces have passes, whatever the colour: lightness is set, only hue and strength are taken.
 */
export function paletteFromColor(color: HexColor): Palette {
  const { hue, saturation } = toHsl(color);
  const light = lightness(color);
  const strength = Math.min(saturation, 0.9);
  const isBright = light >= brightest.from && saturation > 0.25;
  const contrast = saturation < 0.08 ? accentHues.warm : contrastHue(hue);
  const own = (share: number, at: number) => withLightness(hue, strength * share, at);
  return {
    dk1: own(0.2, 12),
    lt1: "FFFFFF",
    dk2: light <= fieldLightness ? color : own(1, fieldLightness),
    lt2: own(0.5, 96),
    accent1: isBright ? own(1, Math.min(light, brightest.to)) : withLightness(contrast, 0.85, 72),
    accent2: light >= 42 && light <= 45.5 ? color : own(1, Math.min(Math.max(light, 42), 45.5)),
    accent3: own(0.9, 26),
    accent4: own(0.7, 85),
    accent5: withLightness(contrast, 0.55, 54),
    accent6: own(0.35, 34.5),
    hlink: own(1, 40),
    folHlink: withLightness(contrast, 0.5, 38),
  };
}

/** White text on it has seven to one. */
const fieldLightness = 36.5;
/** How light the accent may be, to stand out from the field as from paper. */
const brightest = { from: 62, to: 77 };
const accentHues = { warm: 34, cool: 176 };

// Amber beside green, blue and violet; teal beside red, orange and yellow.
function contrastHue(hue: number): number {
  return hue >= 70 && hue < 330 ? accentHues.warm : accentHues.cool;
}

interface Hsl {
  /** In degrees. */
  readonly hue: number;
  readonly saturation: number;
}

function toHsl(color: HexColor): Hsl {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) =>
    Number.parseInt(color.slice(from, from + 2), 16),
  );
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0 };
  const sum = highest + Math.min(red, green, blue);
  const saturation = range / (sum > 255 ? 510 - sum : sum);
  if (highest === red) return { hue: (((green - blue) / range) * 60 + 360) % 360, saturation };
  const turn = highest === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: turn * 60, saturation };
}

/** Returns the colour of a hue and a strength that is as light as wanted (CIE 1976 L*, 0 to 100). */
function withLightness(hue: number, saturation: number, wanted: number): HexColor {
  let [low, high] = [0, 1];
  for (let round = 0; round < 20; round += 1) {
    const middle = (low + high) / 2;
    if (lightness(toHex(hue, saturation, middle)) < wanted) low = middle;
    else high = middle;
  }
  return toHex(hue, saturation, (low + high) / 2);
}

function toHex(hue: number, saturation: number, luminance: number): HexColor {
  const amplitude = saturation * Math.min(luminance, 1 - luminance);
  const channel = (offset: number): string => {
    const turn = (offset + hue / 30) % 12;
    const value = luminance - amplitude * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return [0, 8, 4].map(channel).join("").toUpperCase();
}
