import type { Outline, OutlineSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { holdUnits } from "./hold-units.ts";

const toOutline = (slide: OutlineSlide): Outline => ({
  title: "T",
  language: "en",
  direction: "ltr",
  slides: [slide],
});

test("figures keep the signs of their units, in titles, points and cells", () => {
  const { slides } = holdUnits(
    toOutline({
      kind: "table",
      title: "Margin of 37.4 %",
      columns: [{ heading: "At 40 °C" }],
      rows: [{ cells: [[{ text: "280 €, 5 of 9 or 12 kg" }]] }],
    }),
  );
  expect(slides).toEqual([
    {
      kind: "table",
      title: "Margin of 37.4\u00a0%",
      columns: [{ heading: "At 40\u00a0°C" }],
      rows: [{ cells: [[{ text: "280\u00a0€, 5 of 9 or 12 kg" }]] }],
    },
  ]);
});

test("programs, addresses and notes stay as they are", () => {
  const slide: OutlineSlide = {
    kind: "bullets",
    title: "Rest",
    notes: "5 %",
    items: [{ text: [{ text: "x = 7 % 2", code: true }] }],
  };
  const program: OutlineSlide = { kind: "code", title: "Rest", code: "7 % 2" };
  expect(holdUnits(toOutline(slide)).slides).toEqual([slide]);
  expect(holdUnits(toOutline(program)).slides).toEqual([program]);
});
