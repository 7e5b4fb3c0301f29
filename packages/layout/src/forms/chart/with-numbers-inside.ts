import type { Chart, TemplateLayout, ThemeColor } from "@lectern/deck";
import { canBeRead, labelledFill } from "../../template/colors/tones.ts";

/**
 * Returns the colours of a chart's series as numbers are read on them. Data that stands back in other people's templates keeps
 * its own: darkened until white is read on it, the pale shade of a full colour would be louder than what leads.
 */
export function withNumbersInside(
  colors: readonly ThemeColor[],
  { series }: Pick<Chart, "series">,
  layout: TemplateLayout,
): readonly ThemeColor[] {
  const hasLead = layout.brand !== undefined && series.some(({ highlighted }) => highlighted);
  return colors.map((color, index) => {
    const standsBack = hasLead && !series[index]?.highlighted;
    return standsBack && canBeRead(color, layout) ? color : labelledFill(color, layout);
  });
}
