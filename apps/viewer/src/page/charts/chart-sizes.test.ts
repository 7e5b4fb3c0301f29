import { expect, test } from "vitest";
import { choosePixelRatio, toPixelSizes } from "./chart-sizes.ts";

test("the text of charts is given in pixels, and nothing else changes", () => {
  const xml =
    '<c:gapWidth val="1200"/><a:defRPr sz="1200" b="0"/><a:rPr lang="en" sz="1600"/><a:ln sz="1200"/>';
  expect(toPixelSizes(xml)).toBe(
    '<c:gapWidth val="1200"/><a:defRPr sz="1600" b="0"/><a:rPr lang="en" sz="2133"/><a:ln sz="1200"/>',
  );
});

test.each([
  { given: { devicePixelRatio: 1, scale: 1, screenWidth: 1024 }, want: 1 },
  { given: { devicePixelRatio: 1, scale: 1, screenWidth: 2560 }, want: 2 },
  { given: { devicePixelRatio: 3, scale: 1, screenWidth: 3840 }, want: 4 },
  { given: { devicePixelRatio: 1, scale: 0.2, screenWidth: 2560 }, want: 0.2 },
  { given: { devicePixelRatio: 2, scale: 0.2, screenWidth: 1440 }, want: 0.4 },
])("draws a chart of $given.scale with $want pixels for each of its own", ({ given, want }) => {
  expect(choosePixelRatio(given)).toBe(want);
});
