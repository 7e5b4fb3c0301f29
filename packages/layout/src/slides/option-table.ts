import type { ComparisonOption, ComparisonSlide, RichText, TableSlide } from "@lectern/deck";
import type { Sign } from "../parts/sign-mark.ts";

/**
 * Returns options that have no room side by side as the rows of a table: what speaks for each in one column and what against it in
 * the next; undefined where some points only tell.
 */
export function toOptionTable({ options, ...slide }: ComparisonSlide): TableSlide | undefined {
  if (options.some(({ points }) => points.some(({ sign }) => sign === undefined))) return undefined;
  return {
    ...slide,
    kind: "table",
    columns: [{ heading: "" }, { heading: "+" }, { heading: "−" }],
    rows: options.map((option) => ({
      cells: [[{ text: option.heading, bold: true }], pointsOf(option, "plus"), pointsOf(option, "minus")],
      ...(option.recommended === true ? { role: "highlight" as const } : {}),
    })),
  };
}

function pointsOf({ points }: ComparisonOption, wanted: Sign): RichText {
  return points
    .filter(({ sign }) => sign === wanted)
    .flatMap(({ text }, index) => (index === 0 ? text : [{ text: "; " }, ...text]));
}
