import { contains, overlaps } from "../box.ts";
import type { PlacedElement } from "../placed/placed-deck.ts";
import type { PlacedFill } from "../placed/placed-drawing.ts";
import type { TemplateLayout } from "../template/template.ts";
import { colorOver, contrastRatio, resolveThemeColor } from "../template/theme-color.ts";
import type { HexColor, ThemeColor } from "../template/theme-colors.ts";
import type { Box } from "../units.ts";

/** Contrast of text with what is behind it (WCAG 2.2, 1.4.3): at least 4.5, for large text 3. */
export function neededContrast(size: number, isBold: boolean): number {
  return size >= 18 || (isBold && size >= 14) ? 3 : 4.5;
}

/**
 * Returns every colour that is behind a box: the fills of the elements drawn before, from the last one on, down to one
 * that the box is inside of, and the layout's; none for artwork, pictures and what else is not the layout's one colour.
 */
export function colorsBehind(
  box: Box,
  earlier: readonly PlacedElement[],
  layout: TemplateLayout,
): readonly HexColor[] {
  const isOnArtwork = layout.artwork.some((artwork) => overlaps(artwork, box));
  // A place that was looked at because it stands on other colours than the rest had its text's colour chosen for those.
  const isOnOther = layout.placeholders.some((place) => place.behind && overlaps(place.box, box));
  let colors: readonly HexColor[] = isOnArtwork || isOnOther ? [] : [layout.background];
  for (const element of earlier) {
    if (element.kind === "picture" && contains(element.box, box)) colors = [];
    const fill = areaFillOf(element);
    if (!fill || !overlaps(element.box, box)) continue;
    const below = colors;
    const seen = colorsOn(fill, () => below, layout);
    colors = contains(element.box, box) ? seen : [...seen, ...colors];
  }
  return colors;
}

/** Returns the colours that a fill has on others, where they shine through: one of a plain fill, those of all stops, both of a pattern. */
export function colorsOn(
  fill: PlacedFill,
  under: () => readonly HexColor[],
  layout: TemplateLayout,
): readonly HexColor[] {
  return colorsIn(fill).flatMap((color) => {
    const isOpaque = color.alpha === undefined || color.alpha >= 1;
    return isOpaque
      ? resolveThemeColor(color, layout)
      : under().map((other) => colorOver(color, other, layout));
  });
}

/** Returns the fill of what fills its box, or nearly so; a path or a slice may leave most of its box free. */
export function areaFillOf(element: PlacedElement): PlacedFill | undefined {
  if (element.kind === "placeholder") return element.fill;
  if (element.kind !== "shape" || element.rotation) return undefined;
  const { geometry, fill } = element;
  return typeof geometry === "string" || "preset" in geometry ? fill : undefined;
}

/** Says how far too little the contrast of a colour is; undefined where it is enough on every one of the backgrounds. */
export function describeFaint(
  colorOn: (background: HexColor) => HexColor,
  backgrounds: readonly HexColor[],
  needed: number,
): string | undefined {
  for (const background of backgrounds) {
    const color = colorOn(background);
    const ratio = contrastRatio(color, background);
    if (ratio < needed) {
      return `Expected a contrast of at least ${needed}, got ${ratio.toFixed(2)}: ${color} on ${background}.`;
    }
  }
  return undefined;
}

function colorsIn(fill: PlacedFill): readonly ThemeColor[] {
  if (!("kind" in fill)) return [fill];
  return fill.kind === "gradient" ? fill.stops.map(({ color }) => color) : [fill.foreground, fill.background];
}
