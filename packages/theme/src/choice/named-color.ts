import type { IllustrationColor } from "@lectern/deck";
import type { HexColor } from "../color.ts";
import { lightness } from "../contrast.ts";
import type { Palette } from "../looks/look.ts";

/** A picture's name in two: the colour that it begins with, and the thing. */
export interface ColoredName {
  readonly color: string;
  readonly noun: string;
}

/** Returns the colour and the thing of a name such as "blue door"; undefined where it begins with no colour that a theme may have. */
export function readColoredName(name: string): ColoredName | undefined {
  const [first = "", ...rest] = name
    .trim()
    .toLowerCase()
    .split(/[\s-]+/u);
  return rest.length > 0 && Object.hasOwn(colors, first) ? { color: first, noun: rest.join(" ") } : undefined;
}

/** Returns the accent of a palette that everybody would call by a colour's name; undefined where it has none. */
export function accentNamed(color: string, palette: Palette): IllustrationColor | undefined {
  const named = Object.hasOwn(colors, color) ? colors[color] : undefined;
  if (named === undefined) return undefined;
  const found = accents.flatMap((accent) => {
    const hex = palette[accent];
    const { hue, range } = hueOf(hex);
    const turned = (hue - named.from + 360) % 360;
    const [least, most] = named.light ?? usualLight;
    const light = lightness(hex);
    const isSeen = range >= leastRange && light >= least && light <= most;
    return isSeen && turned <= named.width ? [{ accent, range }] : [];
  });
  return found.toSorted((one, other) => other.range - one.range)[0]?.accent;
}

const accents = ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"] as const;
/** Between the strongest and the weakest channel, 0 to 255: with less, a colour is a grey. */
const leastRange = 70;
/** CIE 1976 L*: darker or paler, nobody would say which colour it is. */
const usualLight = [22, 82] as const;

interface NamedColor {
  /** In degrees on the circle of hues, and how far it goes on from there. */
  readonly from: number;
  readonly width: number;
  /** CIE 1976 L*, where it is not the usual. */
  readonly light?: readonly [least: number, most: number];
}

const yellow: NamedColor = { from: 36, width: 30, light: [60, 95] };
const purple: NamedColor = { from: 246, width: 60 };
const colors: Readonly<Record<string, NamedColor>> = {
  red: { from: 345, width: 32, light: [22, 62] },
  orange: { from: 14, width: 28, light: [50, 82] },
  yellow,
  golden: yellow,
  brown: { from: 10, width: 32, light: [18, 48] },
  green: { from: 80, width: 90 },
  blue: { from: 188, width: 58, light: [18, 78] },
  purple,
  violet: purple,
  pink: { from: 310, width: 46, light: [62, 92] },
};

function hueOf(color: HexColor): { readonly hue: number; readonly range: number } {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) =>
    Number.parseInt(color.slice(from, from + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, range };
  if (most === red) return { hue: (((green - blue) / range) * 60 + 360) % 360, range };
  const turn = most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: turn * 60, range };
}
