import type { HexColor, ShownColor } from "@lectern/deck";
import type { Raster } from "./raster.ts";

/** Between the largest and the smallest of three channels: with less, a colour is a grey. */
const leastRange = 48;
const hues = 24;
/** Of the page, times how full the colour is. */
const leastWeight = 0.0005;
const mostColors = 6;

/** Returns the full colours of a page, one of each hue that it shows: shades of one hue count together. */
export function shownColorsOf({ colors, columns, rows }: Raster): readonly ShownColor[] {
  const counted: ShownColor[] = [];
  const counts = new Map<number, number>();
  for (let at = 0; at < colors.length; at += 3) {
    const key = Math.round(colors[at] ?? 0) * 65_536 + Math.round(colors[at + 1] ?? 0) * 256;
    const value = key + Math.round(colors[at + 2] ?? 0);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const [value, count] of counts)
    counted.push({
      color: value.toString(16).padStart(6, "0").toUpperCase(),
      weight: count / (columns * rows),
    });
  return mergeColors(counted);
}

/**
 * Returns one colour of each hue among those given, with what all of that hue weigh times how full they are, the heaviest
 * first; greys are left out, and what is hardly seen.
 */
export function mergeColors(shown: readonly ShownColor[]): readonly ShownColor[] {
  const byHue = Map.groupBy(shown.flatMap(toFull), ({ hue }) => Math.round(hue * hues) % hues);
  return [...byHue.values()]
    .map((alike) => ({
      color: mostSeen(alike),
      weight: alike.reduce((sum, { weight }) => sum + weight, 0),
    }))
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostColors);
}

interface FullColor extends ShownColor {
  readonly hue: number;
}

function toFull({ color, weight }: ShownColor): readonly FullColor[] {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < leastRange) return [];
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [{ color, hue: sixth / 6, weight: (weight * range) / 255 }];
}

// Of a picture's thousand colours, the one that most others are near to.
function mostSeen(alike: readonly FullColor[]): HexColor {
  const near = Map.groupBy(alike, ({ color }) => [0, 2, 4].map((at) => color[at]).join(""));
  const weightOf = (colors: readonly FullColor[]) => colors.reduce((sum, { weight }) => sum + weight, 0);
  const [most = alike] = [...near.values()].toSorted((one, other) => weightOf(other) - weightOf(one));
  const [first] = most.toSorted((one, other) => other.weight - one.weight);
  return first?.color ?? "000000";
}
