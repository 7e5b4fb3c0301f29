import { contrastRatio, resolveThemeColor, type TemplateLayout, type ThemeColor } from "@lectern/deck";
import { darker, paler } from "../../template/colors/theme-shade.ts";

/** Of what is drawn against what it stands on (WCAG 2.2, 1.4.11). */
const leastContrast = 3;
const mostContrast = 6.5;

/** Returns shades of quiet colours that are seen on the page and told from each other, the strongest first. */
export function seenShades(colors: readonly ThemeColor[], layout: TemplateLayout): readonly ThemeColor[] {
  const step = (mostContrast / leastContrast) ** (1 / Math.max(2, colors.length - 1));
  return colors.map((color, index) =>
    seenShade(color, leastContrast * step ** (colors.length - 1 - index), layout),
  );
}

function seenShade(color: ThemeColor, least: number, layout: TemplateLayout): ThemeColor {
  const contrastOf = (candidate: ThemeColor) =>
    contrastRatio(resolveThemeColor(candidate, layout), layout.background);
  const shares = Array.from({ length: 18 }, (_, index) => 1 - index * 0.05);
  const isOnDark = contrastRatio(layout.background, "FFFFFF") > contrastRatio(layout.background, "000000");
  const shades = shares.map((share) => (share === 1 ? color : (isOnDark ? paler : darker)(color, share)));
  return shades.find((shade) => contrastOf(shade) >= least) ?? color;
}
