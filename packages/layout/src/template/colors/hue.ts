import type { HexColor } from "@lectern/deck";

/** Between the largest and the smallest of three channels: with less, a colour is a grey. */
const leastRange = 48;

/** Says whether a colour is more than a tinted grey. */
export function isColorful(color: HexColor): boolean {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels) >= leastRange;
}

/** Of a dark colour, whose channels are near to each other whatever its hue. */
const leastOfDark = { range: 24, saturation: 0.4 };

/** Says the same, and also of colours so dark that their hue is seen on large fills only: navy. */
export function isColorfulFill(color: HexColor): boolean {
  const channels = channelsOf(color);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const isTinted = most - least >= leastOfDark.range && most + least <= 255;
  return isColorful(color) || (isTinted && (most - least) / (most + least) >= leastOfDark.saturation);
}

/**
 * Returns a colour's place on the circle of hues, 0 to 1 from red through green and blue; undefined for a grey, which is
 * one whose channels are nearer to each other than `least`.
 */
export function hueOf(color: HexColor, least = leastRange): number | undefined {
  const [red, green, blue] = channelsOf(color);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < least) return undefined;
  if (most === red) return (((green - blue) / range + 6) % 6) / 6;
  return most === green ? ((blue - red) / range + 2) / 6 : ((red - green) / range + 4) / 6;
}

/** Returns how far two hues are from each other on their circle, 0 to 0.5. */
export function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other);
  return Math.min(distance, 1 - distance);
}

function channelsOf(color: HexColor): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(color, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Says whether a colour is a green, a blue or a violet, however dull, and no red, orange or yellow. */
export function isCool(color: HexColor): boolean {
  const hue = hueOf(color, leastOfDark.range);
  return hue !== undefined && hue >= 0.2 && hue <= 0.85;
}
