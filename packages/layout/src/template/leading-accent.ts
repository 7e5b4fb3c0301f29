import {
  type HexColor,
  resolveThemeColor,
  type SchemeColor,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";
import { staysItself } from "./palette.ts";

const candidates: readonly SchemeColor[] = [
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
  "tx2",
  "bg2",
];
/** Of the circle of hues: colours that are nearer to each other are of one hue. */
const sameHue = 1 / 18;

/**
 * Returns the accent that a template's makers show most: that of the hue which takes most of their pages, those counted
 * more that they use more. Undefined where they show no full colour, or none that text on a layout could have.
 */
export function leadingAccentOf(
  { layouts, slideDesigns }: Template,
  content: TemplateLayout,
): SchemeColor | undefined {
  const own = layouts.filter(
    ({ theme }) => JSON.stringify(theme.colors) === JSON.stringify(content.theme.colors),
  );
  const designs = [slideDesigns?.cover, slideDesigns?.content].flatMap((design) =>
    design ? [{ color: design.background, weight: 1 }] : [],
  );
  const shown = [
    ...designs,
    ...own.flatMap(({ dominant, uses = 0 }) =>
      dominant ? [{ color: dominant.color, weight: dominant.share * (1 + uses) }] : [],
    ),
  ];
  const ranked = candidates
    .filter((scheme) => staysItself(scheme, content, leastShade))
    .map((scheme) => {
      const hue = hueOf(resolveThemeColor({ scheme }, content));
      const near = shown.filter(({ color }) => areNear(hueOf(color), hue));
      const weight = near.reduce((sum, one) => sum + one.weight, 0);
      return { scheme, weight, distance: distanceTo(scheme, near, content) };
    })
    .toSorted((one, other) => other.weight - one.weight || one.distance - other.distance);
  const [first] = ranked;
  const all = shown.reduce((sum, { weight }) => sum + weight, 0);
  return first && first.weight > leastWeight && first.weight >= 0.4 * all ? first.scheme : undefined;
}

interface Shown {
  readonly color: HexColor;
  readonly weight: number;
}

/** Returns how far a colour is from those shown, in steps of 255 over three channels. */
function distanceTo(scheme: SchemeColor, near: readonly Shown[], layout: TemplateLayout): number {
  const channels = (color: HexColor) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const own = channels(resolveThemeColor({ scheme }, layout));
  return near.reduce((sum, { color, weight }) => {
    const apart = channels(color).reduce((all, channel, at) => all + Math.abs(channel - (own[at] ?? 0)), 0);
    return sum + weight * apart;
  }, 0);
}

/** Of its luminance: a colour that text could only have in a darker shade is not what the makers show. */
const leastShade = 0.7;
/** In pages. */
const leastWeight = 0.1;

function areNear(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const distance = Math.abs(one - other);
  return Math.min(distance, 1 - distance) <= sameHue;
}

/** Returns a hue from 0 to 1, or undefined for a grey. */
function hueOf(color: HexColor): number | undefined {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 48) return undefined;
  if (most === red) return (((green - blue) / range + 6) % 6) / 6;
  return most === green ? ((blue - red) / range + 2) / 6 : ((red - green) / range + 4) / 6;
}
