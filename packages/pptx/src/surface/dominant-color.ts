import type { HexColor } from "@lectern/deck";
import type { Raster } from "./raster.ts";

/** The full colour that takes most of a page. */
export interface DominantColor {
  readonly color: HexColor;
  /** Of the page, 0 to 1. */
  readonly share: number;
}

/** Between the largest and the smallest of three channels: with less, a colour is a grey. */
const leastRange = 64;
const hues = 24;
const leastShare = 0.02;

/** Returns the full colour that most cells of a page have, shades of one hue taken together; undefined on a page of greys. */
export function dominantColorOf({ colors, columns, rows }: Raster): DominantColor | undefined {
  const sums = Array.from({ length: hues }, () => ({ red: 0, green: 0, blue: 0, count: 0 }));
  for (let at = 0; at < colors.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = colors.subarray(at, at + 3);
    const hue = hueOf(red, green, blue);
    const sum = hue === undefined ? undefined : sums[Math.floor(hue * hues) % hues];
    if (!sum) continue;
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    sum.count += 1;
  }
  const [most] = sums.toSorted((one, other) => other.count - one.count);
  const share = (most?.count ?? 0) / (columns * rows);
  if (!most || share < leastShare) return undefined;
  const color = [most.red, most.green, most.blue]
    .map((channel) =>
      Math.round(channel / most.count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase();
  return { color, share };
}

/** Returns a hue from 0 to 1, or undefined for a grey. */
function hueOf(red: number, green: number, blue: number): number | undefined {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < leastRange) return undefined;
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return sixth / 6;
}
