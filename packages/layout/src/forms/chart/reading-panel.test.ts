import { type ChartSlide, inches } from "@lectern/deck";
import { expect, test } from "vitest";
import { named, pagesOf, placeSlide } from "../../testing/place-slide.ts";

function panelBeside(reading: string): number {
  const slide: ChartSlide = {
    kind: "chart",
    title: "Fewer in winter",
    reading: [{ text: reading }],
    chart: { form: "column", categories: ["Summer", "Winter"], series: [{ name: "Guests", values: [9, 4] }] },
  };
  const [page] = pagesOf(placeSlide(slide));
  const [panel] = named(page, /^Reading panel$/u);
  return panel?.box.width ?? 0;
}

test("a short sentence has a narrower panel beside a chart than a long one", () => {
  const short = panelBeside("A good time to learn.");
  const long = panelBeside(
    "What is left over at the end of the season is put aside for repairs of the boiler house, the fences around the lower meadow, the lights along the way to the station, and whatever else the winter has taken from the grounds since anybody last looked.",
  );
  expect(short).toBeGreaterThan(inches(2));
  expect(long).toBeGreaterThan(1.1 * short);
});
