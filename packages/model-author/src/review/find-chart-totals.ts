import type { Chart, OutlineSlide } from "@lectern/deck";
import type { Flaw } from "./flaw.ts";

/** Of three round numbers one is often the other two together. */
const fewestCategories = 4;

/** Returns the charts that draw a total as one more category among its parts. */
export function findChartTotals(slides: readonly OutlineSlide[]): readonly Flaw[] {
  return slides.flatMap((slide, index) => {
    const total = slide.kind === "chart" ? totalOf(slide.chart) : undefined;
    if (total === undefined) return [];
    return [
      {
        slide: index,
        pointer: "/chart/categories",
        message: `expected the parts alone, got their total "${total}" among them: leave it out and say it in the title, or make it bullets with amount on each and total`,
        told: `draws the total "${total}" among its parts`,
      },
    ];
  });
}

/** Returns the category whose value is all others together; years and what adds up to 100 % may do so by chance. */
function totalOf({ categories, series: [only, another], form }: Chart): string | undefined {
  const values = (only?.values ?? []).filter((value) => value !== null);
  const isSteps = form === "line" || categories.every((name) => /\p{Nd}/u.test(name));
  if (another || isSteps || values.length < fewestCategories || values.length < categories.length)
    return undefined;
  const sum = values.reduce((all, value) => all + value, 0);
  if (Math.abs(sum - 100) < 1) return undefined;
  const place = values.findIndex((value) => value > 0 && Math.abs(sum - 2 * value) <= sum * rounding);
  return categories[place];
}

/** Of the sum of all. */
const rounding = 1e-6;
