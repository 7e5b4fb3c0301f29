import type { Surface } from "../../file/surface.ts";
import { cutTo, type Figure, mark, page } from "../drawing/figure.ts";
import { ellipse, rectangle } from "../drawing/outline.ts";
import type { Ramp } from "../things/thing.ts";
import type { Circle } from "./pen.ts";

/** Returns the colours of a thing on a disc's panel, on a dark page or a light one. */
export function discPanelRamp(isDark: boolean): Ramp {
  return [
    { scheme: isDark ? "bg1" : "tx1" },
    { scheme: "accent2" },
    { scheme: "accent1" },
    { scheme: "accent2", luminanceModulation: 0.3, luminanceOffset: 0.64 },
    { scheme: isDark ? "tx1" : "bg1" },
  ];
}

/** Returns the colour that a disc's panel is pale in: the accent, or a grey where a look stays on paper and the accent is for little. */
export function discPanelHue(field: Surface): "accent1" | "accent6" {
  return field.kind === "field" ? "accent1" : "accent6";
}

/** Draws a panel from so many units on to the page's end, pale in a hue and as high as the page, and on it a disc that the edge may cut. */
export function discPanel(left: number, { x, y, radius }: Circle, hue: "accent1" | "accent6"): Figure {
  const width = page.right - left;
  return [
    mark(
      "Ground",
      { scheme: hue, luminanceModulation: 0.16, luminanceOffset: 0.8 },
      rectangle(left, page.top, width, page.bottom),
    ),
    ...cutTo(
      [mark("Disc", { scheme: hue, luminanceModulation: 0.32, luminanceOffset: 0.6 }, ellipse(x, y, radius))],
      { ...page, left },
    ),
  ];
}
