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
