import { expect, test } from "vitest";
import { named, pagesOf, placeSlide } from "../../testing/place-slide.ts";

test.each(["Forecast", "What is planned ".repeat(20).trim()])(
  "the name of planned values is read in any length: %s",
  (plannedLabel) => {
    const chart = {
      form: "column",
      categories: ["2025", "2026", "2027"],
      series: [{ name: "Rides", values: [3, 4, 5] }],
      plannedFrom: 2,
      plannedLabel,
    } as const;
    const [page] = pagesOf(placeSlide({ kind: "chart", title: "Rides", chart }));
    const [name] = named(page, /^Name of plan$/u);
    expect(name?.text?.measured.lines).toBe(1);
    expect(name?.text?.measured.width ?? Infinity).toBeLessThanOrEqual(name?.box.width ?? 0);
    expect(name?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(12);
  },
);

test.each([
  ["Limit", "Limit: 24"],
  ["Limit without a second coach: 24", "Limit without a second coach: 24"],
  ["Limit of 2024", "Limit of 2024: 24"],
])("a target is told once: %s", (label, told) => {
  const chart = {
    form: "column",
    categories: ["2025", "2026", "2027"],
    series: [{ name: "Children", values: [9, 14, 26] }],
    targets: [{ value: 24, label }],
  } as const;
  const [page] = pagesOf(placeSlide({ kind: "chart", title: "Children", chart }));
  expect(JSON.stringify(page)).toContain(`"name":"${told}"`);
});
