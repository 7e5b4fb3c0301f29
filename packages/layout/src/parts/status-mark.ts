import {
  type Box,
  contrastRatio,
  type HexColor,
  type PlacedShape,
  resolveThemeColor,
  type SchemeColor,
  type StatusState,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { asPageText, asTextOn, labelledFill } from "../template/colors/tones.ts";
import type { Canvas } from "./canvas.ts";
import { disc, side } from "./sign-mark.ts";

/**
 * Returns the mark of a state, a shape of its own for each so that colour does not tell alone: a check on a disc, an
 * exclamation mark on a triangle, a cross on an octagon, dots on a disc. The word that names the state stands beside it.
 */
export function createStatusMark(name: string, state: StatusState, box: Box, canvas: Canvas): PlacedShape {
  return {
    kind: "shape",
    name,
    geometry: { width: side, height: side, commands: commandsOf[state] },
    box,
    fill: colorOfState(state, canvas),
  };
}

/** Returns the theme's colour for a state, one that text can have on the page and on its tint. */
export function colorOfState(state: StatusState, { tones, anatomy: { layout } }: Canvas): ThemeColor {
  const usual = {
    good: tones.second,
    watch: tones.page.accent,
    bad: tones.page.text,
    neutral: tones.page.muted,
  }[state];
  const onTint = resolveThemeColor(tones.tint, layout);
  const color = [...accentsOf(state, layout), usual]
    .flatMap((wished) => [asPageText(wished, tones, layout), asTextOn(onTint, wished, tones, layout)])
    .filter((candidate) => candidate !== tones.page.text && !saysOther(state, candidate, layout))
    .find((candidate) => isReadableOn(onTint, candidate, layout));
  return color ?? (isReadableOn(onTint, tones.page.text, layout) ? tones.page.text : tones.onTint.text);
}

function isReadableOn(ground: HexColor, color: ThemeColor, layout: TemplateLayout): boolean {
  return contrastRatio(resolveThemeColor(color, layout), ground) >= readable;
}

/** A warning in a colour that means good or bad, or in a cool one like blue, would be taken for that. */
function saysOther(state: StatusState, color: ThemeColor, layout: TemplateLayout): boolean {
  if (state !== "watch") return false;
  return [hues.good, hues.bad, coolHues].some((range) => isWithin(range, color, layout));
}

/** Returns the theme's colour for a field that names a state: amber stays amber, as text on the field can be dark. */
export function fieldOfState(state: StatusState, canvas: Canvas): ThemeColor {
  const { layout } = canvas.anatomy;
  // What is neither good nor bad stands back: a dark grey would look like something that is switched off.
  if (state === "neutral") return labelledFill(canvas.tones.dim, layout);
  const [accent] = accentsOf(state, layout);
  return labelledFill(accent ?? colorOfState(state, canvas), layout);
}

function accentsOf(state: StatusState, layout: TemplateLayout): readonly ThemeColor[] {
  const ranges = { good: [hues.good, calmHues], watch: [hues.watch], bad: [hues.bad], neutral: [] }[state];
  return ranges.flatMap((range) =>
    schemes.filter((scheme) => isIn(range, scheme, layout)).map((scheme) => ({ scheme })),
  );
}

/** What text must have (WCAG 2.2, 1.4.3). */
const readable = 4.5;

const schemes: readonly SchemeColor[] = ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"];

/** In degrees of the colour circle, below 0 is left of red; and how full a colour has to be. */
type HueRange = readonly [from: number, to: number, leastSaturation: number];

/** What is understood as good, to be watched and bad, in degrees of the colour circle. */
const hues: Readonly<Record<Exclude<StatusState, "neutral">, HueRange>> = {
  // A green of leaves is understood where a dull red is a brown.
  good: [95, 180, 0.28],
  watch: [28, 52, 0.35],
  bad: [-15, 14, 0.35],
};

/** Where a theme has no green: what nobody takes for a warning. */
const calmHues: HueRange = [181, 235, 0.35];
const coolHues: HueRange = [181, 300, 0.35];

function isIn(range: HueRange, scheme: SchemeColor, layout: TemplateLayout): boolean {
  return isWithin(range, { scheme }, layout);
}

function isWithin([from, to, leastSaturation]: HueRange, color: ThemeColor, layout: TemplateLayout): boolean {
  const { hue, saturation } = hueOf(resolveThemeColor(color, layout));
  const turned = hue > 180 + to ? hue - 360 : hue;
  return saturation >= leastSaturation && turned >= from && turned <= to;
}

function hueOf(color: HexColor): { readonly hue: number; readonly saturation: number } {
  const value = Number.parseInt(color, 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const;
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: 60 * sixth, saturation: span / most };
}

// Holes are drawn against the direction of what they are cut out of: holes by either rule of filling.
const commandsOf: Readonly<Record<StatusState, string>> = {
  good: `${disc()} ${polygon([24, 52, 44, 72, 77, 38, 69, 30, 44, 56, 32, 44])}`,
  watch: [
    polygon([50, 4, 100, 94, 0, 94]),
    polygon([45, 36, 45, 66, 55, 66, 55, 36]),
    polygon([45, 73, 45, 83, 55, 83, 55, 73]),
  ].join(" "),
  bad: [
    polygon([29, 0, 71, 0, 100, 29, 100, 71, 71, 100, 29, 100, 0, 71, 0, 29]),
    polygon([30, 37, 43, 50, 30, 63, 37, 70, 50, 57, 63, 70, 70, 63, 57, 50, 70, 37, 63, 30, 50, 43, 37, 30]),
  ].join(" "),
  neutral: [disc(), ...[24, 45, 66].map((x) => polygon([x, 45, x, 55, x + 10, 55, x + 10, 45]))].join(" "),
};

function polygon(coordinates: readonly number[]): string {
  const corners = coordinates.flatMap((x, index) =>
    index % 2 === 0 ? [`${x} ${coordinates[index + 1] ?? 0}`] : [],
  );
  return `M ${corners.join(" L ")} Z`;
}
