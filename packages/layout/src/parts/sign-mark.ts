import type { Box, ComparisonPoint, HexColor, PathGeometry, PlacedShape, ThemeColor } from "@lectern/deck";
import { contrastRatio, resolveThemeColor, type SchemeColor, type TemplateLayout } from "@lectern/deck";
import { accentOrder } from "../template/colors/palette.ts";
import type { Inks } from "../template/colors/tones.ts";

/** What speaks for something, or against it. */
export type Sign = NonNullable<ComparisonPoint["sign"]>;

/** Returns a disc with the sign cut out of it, so that the sign tells and not the colour alone. */
export function createSignMark(name: string, sign: Sign, box: Box, color: ThemeColor): PlacedShape {
  return {
    kind: "shape",
    name,
    geometry: geometries[sign],
    box,
    fill: color,
    description: sign === "plus" ? "+" : "−",
  };
}

/** Of the field that marks are drawn in. */
export const side = 100;
const center = side / 2;
/** Half the length of a stroke of the sign, and half its thickness. */
const reach = 26;
const half = 6;

const geometries: Readonly<Record<Sign, PathGeometry>> = {
  plus: { width: side, height: side, commands: `${disc()} ${cross()}` },
  minus: { width: side, height: side, commands: `${disc()} ${bar()}` },
};

/** Returns the commands of a disc that fills the field of a mark, clockwise. */
export function disc(): string {
  // A quarter of a circle as a cubic curve.
  const pull = center * 0.5523;
  const [near, far] = [center - pull, center + pull];
  return [
    `M 0 ${center} C 0 ${near} ${near} 0 ${center} 0 C ${far} 0 ${side} ${near} ${side} ${center}`,
    `C ${side} ${far} ${far} ${side} ${center} ${side} C ${near} ${side} 0 ${far} 0 ${center} Z`,
  ].join(" ");
}

// Drawn against the direction of the disc: a hole by either rule of filling.
function cross(): string {
  const [first, last] = [center - reach, center + reach];
  const [low, high] = [center - half, center + half];
  const corners = [
    [low, first],
    [low, low],
    [first, low],
    [first, high],
    [low, high],
    [low, last],
    [high, last],
    [high, high],
    [last, high],
    [last, low],
    [high, low],
    [high, first],
  ];
  return `M ${corners.map((corner) => corner.join(" ")).join(" L ")} Z`;
}

function bar(): string {
  const [first, last] = [center - reach, center + reach];
  const [low, high] = [center - half, center + half];
  return `M ${first} ${low} L ${first} ${high} L ${last} ${high} L ${last} ${low} Z`;
}

/** Returns the colour of a sign on all of the surfaces: a cool one for, a warm one against, as far as the theme has them. */
export function chooseSignColor(
  sign: Sign,
  inks: Inks,
  surfaces: readonly HexColor[],
  layout: TemplateLayout,
): ThemeColor {
  const isWanted = sign === "plus" ? isCool : isWarm;
  // Beside the colours that a template's makers show, all others are foreign.
  const own = layout.brand && accentOrder(layout).flatMap(shadesOf);
  const found = (own ?? candidates).find((color) => {
    const seen = resolveThemeColor(color, layout);
    return isWanted(seen) && surfaces.every((behind) => contrastRatio(seen, behind) >= readable);
  });
  return found ?? (sign === "plus" ? inks.text : inks.muted);
}

/** What graphics must have that tell something (WCAG 2.2, 1.4.11), and a little more. */
const readable = 3.2;

const accents: readonly SchemeColor[] = ["accent2", "accent1", "accent3", "accent4", "accent5", "accent6"];
const shares = [1, 0.75, 0.6] as const;
const candidates: readonly ThemeColor[] = shares.flatMap((share) =>
  accents.map((scheme): ThemeColor => (share === 1 ? { scheme } : { scheme, luminanceModulation: share })),
);

function shadesOf(color: ThemeColor): readonly ThemeColor[] {
  return shares.map((share) => (share === 1 ? color : { ...color, luminanceModulation: share }));
}

// In degrees: from green to violet, and from purple through red to yellow.
function isCool(color: HexColor): boolean {
  const hue = hueOf(color);
  return hue !== undefined && hue >= 90 && hue < 290;
}

function isWarm(color: HexColor): boolean {
  const hue = hueOf(color);
  return hue !== undefined && (hue < 50 || hue >= 330);
}

const leastColorfulness = 0.2;

function hueOf(color: HexColor): number | undefined {
  const value = Number.parseInt(color, 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < leastColorfulness * 255) return undefined;
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}
