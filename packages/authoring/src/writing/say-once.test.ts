import type { ChartSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { sayOnce } from "./say-once.ts";

const categories = ["Cakes", "Raffle", "Lemonade"];
const sale: ChartSlide = {
  kind: "chart",
  title: "Bake sale",
  chart: { form: "column", categories, series: [{ name: "Key figures", values: [140, 210, 62] }] },
  reading: [{ text: "Highest value: 210 (Raffle)" }],
};

describe("sayOnce", () => {
  it("leaves out which of a few columns is the highest", () => {
    const [slide] = sayOnce([sale], "en");
    expect(slide).toEqual({ kind: "chart", title: "Bake sale", chart: sale.chart });
  });

  it("names a chart by it that is only called an overview", () => {
    const [slide] = sayOnce([{ ...sale, title: "Overview" }], "en");
    expect(slide).toEqual({ kind: "chart", title: "Highest value: 210 (Raffle)", chart: sale.chart });
  });

  it("leaves what a text says of its figures, and the highest of many", () => {
    const told: ChartSlide = { ...sale, reading: [{ text: "Highest value: the raffle, as every year" }] };
    const many = Array.from({ length: 12 }, (_, index) => `Stall ${index + 1}`);
    const long: ChartSlide = {
      ...sale,
      chart: { ...sale.chart, categories: many },
      reading: [{ text: "Highest value: 210 (Stall 3)" }],
    };
    expect(sayOnce([told, long], "en")).toEqual([told, long]);
  });
});
