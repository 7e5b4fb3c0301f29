import { expect, test } from "vitest";
import { fitPies } from "./chart-fit.ts";

test("a ring with nothing around it fills its room, its hole in proportion", () => {
  const ring = { type: "pie", radius: ["35%", "70%"], label: { show: false } };
  expect(fitPies({ series: [ring] })).toEqual({ series: [{ ...ring, radius: ["48.0%", "96.0%"] }] });
});

test.each([
  { of: "a pie with labels", option: { series: [{ type: "pie", radius: "70%", label: { show: true } }] } },
  {
    of: "a pie with a legend",
    option: { legend: {}, series: [{ type: "pie", radius: "70%", label: { show: false } }] },
  },
  { of: "bars", option: { series: [{ type: "bar", label: { show: false } }] } },
])("$of stays as it is", ({ option }) => {
  expect(fitPies(option)).toEqual(option);
});
