import { expect, test } from "vitest";
import { fitLines } from "./line-fit.ts";

test.each([
  { rendered: "1.190", natural: 1.22, want: { height: 1.22, rise: 0 } },
  { rendered: "1", natural: 1.22, want: { height: 1.22, rise: 0 } },
  { rendered: "2.38", natural: 1.2, want: { height: 2.4, rise: 0 } },
  { rendered: "1.071", natural: 1.2, want: { height: 1.08, rise: 0.06 } },
])("a line height of $rendered in a font of $natural is $want", ({ rendered, natural, want }) => {
  const fit = fitLines(rendered, natural);
  expect(fit?.height).toBeCloseTo(want.height, 5);
  expect(fit?.rise).toBeCloseTo(want.rise, 5);
});

test("points stay points", () => {
  expect(fitLines("18pt", 1.2)).toBeUndefined();
  expect(fitLines("normal", 1.2)).toBeUndefined();
});
