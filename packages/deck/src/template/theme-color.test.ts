import { expect, test } from "vitest";
import type { TemplateLayout } from "./template.ts";
import { contrastRatio, resolveThemeColor } from "./theme-color.ts";

test.each([
  ["000000", "FFFFFF", 21],
  ["FFFFFF", "FFFFFF", 1],
  ["777777", "FFFFFF", 4.48],
  ["12263F", "E8962E", 6.43],
])("the contrast of %s and %s is %f, whichever comes first", (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
});

const font = { latin: "Calibri", eastAsian: "", complexScript: "", scripts: {} };
const layout: Pick<TemplateLayout, "theme" | "colorMap"> = {
  theme: {
    colors: {
      dk1: "000000",
      lt1: "FFFFFF",
      dk2: "44546A",
      lt2: "E7E6E6",
      accent1: "4472C4",
      accent2: "ED7D31",
      accent3: "A5A5A5",
      accent4: "FFC000",
      accent5: "5B9BD5",
      accent6: "70AD47",
      hlink: "0563C1",
      folHlink: "954F72",
    },
    fonts: { heading: font, body: font },
  },
  colorMap: {
    bg1: "lt1",
    tx1: "dk1",
    bg2: "lt2",
    tx2: "dk2",
    accent1: "accent1",
    accent2: "accent2",
    accent3: "accent3",
    accent4: "accent4",
    accent5: "accent5",
    accent6: "accent6",
    hlink: "hlink",
    folHlink: "folHlink",
  },
};

test.each([
  { color: { scheme: "tx2" } as const, want: "44546A" },
  { color: { scheme: "bg1", luminanceModulation: 0.5 } as const, want: "808080" },
  { color: { scheme: "tx1", luminanceModulation: 0.65, luminanceOffset: 0.35 } as const, want: "595959" },
  // What PowerPoint's palette shows as "Blue, Accent 1, Lighter 40%" and "Darker 25%", up to rounding.
  { color: { scheme: "accent1", luminanceModulation: 0.6, luminanceOffset: 0.4 } as const, want: "8FAADC" },
  { color: { scheme: "accent1", luminanceModulation: 0.75 } as const, want: "2F5597" },
])("$color is $want", ({ color, want }) => {
  const resolved = resolveThemeColor(color, layout);
  for (const place of [0, 2, 4]) {
    const [got, expected] = [resolved, want].map((hex) => Number.parseInt(hex.slice(place, place + 2), 16));
    expect(Math.abs((got ?? 0) - (expected ?? 255))).toBeLessThanOrEqual(1);
  }
});

test("a share of the saturation is kept before the luminance changes", () => {
  const half = { scheme: "accent1", saturationModulation: 0.5 } as const;
  expect(resolveThemeColor(half, layout)).toBe("647BA4");
  expect(resolveThemeColor({ ...half, luminanceModulation: 0.5 }, layout)).toBe("313D53");
});
