import { contains, overlaps } from "./box.ts";
import type { PlacedElement, ThemeColor } from "./placed-deck.ts";
import type { HexColor, TemplateLayout } from "./template.ts";
import { contrastRatio, resolveThemeColor } from "./theme-color.ts";
import type { Box } from "./units.ts";

/** Contrast of text with what is behind it (WCAG 2.2, 1.4.3): at least 4.5, for large text 3. */
export function neededContrast(size: number, isBold: boolean): number {
  return size >= 18 || (isBold && size >= 14) ? 3 : 4.5;
}

/**
 * Returns every colour that is behind a box: the fills of the elements drawn before, from the last one on, down to one
 * that the box is inside of, and the layout's; none for artwork of a colour that nobody knows.
 */
export function colorsBehind(
  box: Box,
  earlier: readonly PlacedElement[],
  layout: TemplateLayout,
): readonly HexColor[] {
  const colors: HexColor[] = [];
  for (const element of earlier.toReversed()) {
    const fill = areaFillOf(element);
    if (!fill || !overlaps(element.box, box)) continue;
    colors.push(resolveThemeColor(fill, layout));
    if (contains(element.box, box)) return colors;
  }
  if (!layout.artwork.some((artwork) => overlaps(artwork, box))) colors.push(layout.background);
  return colors;
}

/** Returns the fill of a shape that fills its box, or nearly so; a path may leave most of its box free. */
export function areaFillOf(element: PlacedElement): ThemeColor | undefined {
  return element.kind === "shape" && typeof element.geometry === "string" ? element.fill : undefined;
}

/** Says how far too little a contrast is; undefined where it is enough on every one of the colours. */
export function describeFaint(
  color: HexColor,
  backgrounds: readonly HexColor[],
  needed: number,
): string | undefined {
  for (const background of backgrounds) {
    const ratio = contrastRatio(color, background);
    if (ratio < needed) {
      return `Expected a contrast of at least ${needed}, got ${ratio.toFixed(2)}: ${color} on ${background}.`;
    }
  }
  return undefined;
}
