import type { ThemeColor } from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../../testing/index.ts";
import { withNumbersInside } from "./with-numbers-inside.ts";

const [, plain] = classicTemplate.layouts;
if (!plain) throw new RangeError("Expected a layout for content, found none.");
const colors = { ...plain.theme.colors, accent1: "2A6BE8" };
const brand = { lead: { scheme: "accent1" } } as const;
const layout = { ...plain, background: "FFFFFF", theme: { ...plain.theme, colors }, brand };
const pale: ThemeColor = { scheme: "accent1", luminanceModulation: 0.6, luminanceOffset: 0.4 };
const values = [3, 4];
const behind = { name: "Stayed", values };

test.each([
  {
    what: "behind another one keeps its colour",
    series: [behind, { name: "Left", values, highlighted: true }],
    isKept: true,
  },
  { what: "beside its equal is darkened", series: [behind, { name: "Left", values }], isKept: false },
])("a pale series of somebody's template $what", ({ series, isKept }) => {
  const [first] = withNumbersInside([pale, { scheme: "accent1" }], { series }, layout);
  expect(first === pale).toBe(isKept);
});
