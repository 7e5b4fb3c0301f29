import type { Chart } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { namedAmount, withNamedPoint } from "./named-point.ts";

const chart: Chart = {
  form: "doughnut",
  categories: ["Reserve", "Grant", "Missing"],
  series: [{ name: "Boiler", values: [74_500, 60_000, 51_500] }],
};

describe("withNamedPoint", () => {
  test.each([
    { title: "51.500 Euro fehlen", want: 2 },
    { title: "60.000 sind zugesagt", want: 1 },
    // Of two, none is the one; nor is a part of a larger number.
    { title: "60.000 sind zugesagt, 51.500 fehlen", want: undefined },
    { title: "151.500 Euro fehlen", want: undefined },
    { title: "Es fehlen noch Mittel", want: undefined },
  ])("highlights $want for $title", ({ title, want }) => {
    expect(withNamedPoint(chart, title, "de").highlightedCategory).toBe(want);
  });

  test("leaves what is chosen", () => {
    const chosen = { ...chart, highlightedCategory: 0 };
    expect(withNamedPoint(chosen, "51.500 fehlen", "de")).toBe(chosen);
  });
});

describe("namedAmount", () => {
  test.each([
    { given: { ...chart, highlightedCategory: 2 }, title: "51,500 are missing", want: "51,500" },
    { given: { ...chart, highlightedCategory: 2 }, title: "28% are missing", want: undefined },
    { given: chart, title: "51,500 are missing", want: undefined },
  ])("is $want for $title", ({ given, title, want }) => {
    expect(namedAmount(given, title, "en")).toBe(want);
  });
});
