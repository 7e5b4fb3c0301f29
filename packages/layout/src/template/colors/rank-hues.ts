import type { HexColor, ShownColor } from "@lectern/deck";
import { hueDistance, hueOf, isColorful } from "./hue.ts";

/** Of the circle of hues: colours that are nearer to each other are of one hue. */
const sameHue = 1 / 18;

/** A hue that is shown: by its colour that is shown most. */
interface ShownHue extends ShownColor {
  /** The colours of it that are no details, or the theme's own, the one that is shown most first. */
  readonly shades: readonly HexColor[];
}

interface RankOptions {
  /** Of all that is shown: below it, a hue is a detail. */
  readonly least: number;
  /** Says whether a colour is one of the theme's. */
  readonly isChosen: (color: HexColor) => boolean;
}

/** Returns the hues that are shown, the heaviest first. */
export function rankHues(
  shown: readonly ShownColor[],
  { least, isChosen }: RankOptions,
): readonly ShownHue[] {
  const all = shown.reduce((sum, { weight }) => sum + weight, 0);
  const groups: { color: HexColor; weight: number; shades: HexColor[] }[] = [];
  for (const { color, weight } of shown.toSorted((one, other) => other.weight - one.weight)) {
    const group = groups.find((one) => areNear(one.color, color));
    if (group) {
      group.weight += weight;
      const isTelling = weight >= least * all || isChosen(color);
      if (isTelling && isColorful(color)) group.shades.push(color);
    } else if (isColorful(color)) groups.push({ color, weight, shades: [color] });
  }
  return groups
    .filter(({ weight }) => weight >= least * all)
    .toSorted((one, other) => other.weight - one.weight);
}

/** Says whether two colours are of one hue. */
export function areNear(one: HexColor, other: HexColor): boolean {
  const distance = distanceOf(one, other);
  return distance !== undefined && distance <= sameHue;
}

/** Returns how far the hues of two colours are apart on their circle, 0 to 0.5; undefined where one is a grey. */
export function distanceOf(one: HexColor, other: HexColor): number | undefined {
  const [first, second] = [hueOf(one), hueOf(other)];
  if (first === undefined || second === undefined) return undefined;
  return hueDistance(first, second);
}
