import { expect, test } from "vitest";
import { toPixelSizes } from "./chart-sizes.ts";

test("the text of charts is given in pixels, and nothing else changes", () => {
  const xml =
    '<c:gapWidth val="1200"/><a:defRPr sz="1200" b="0"/><a:rPr lang="en" sz="1600"/><a:ln sz="1200"/>';
  expect(toPixelSizes(xml)).toBe(
    '<c:gapWidth val="1200"/><a:defRPr sz="1600" b="0"/><a:rPr lang="en" sz="2133"/><a:ln sz="1200"/>',
  );
});
