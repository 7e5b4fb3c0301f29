import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio, lightness } from "../contrast.ts";
import { paletteFromColor } from "./palette-from-color.ts";

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => value.toString(16).padStart(6, "0").toUpperCase());

test("whatever the colour, text is read on every ground", () => {
  fc.assert(
    fc.property(color, (given) => {
      const palette = paletteFromColor(given);
      const { dk1, lt1, dk2, lt2, accent1, accent2, hlink, folHlink } = palette;
      for (const [first, second, least] of [
        [dk1, lt1, 7],
        [dk1, lt2, 7],
        [lt1, dk2, 7],
        [lt2, dk2, 4.5],
        [accent2, lt1, 4.5],
        [accent2, lt2, 4.5],
        [hlink, lt2, 4.5],
        [folHlink, lt2, 4.5],
        [accent1, dk2, 2.4],
      ] as const)
        expect(contrastRatio(first, second), `${given}: ${first} on ${second}`).toBeGreaterThanOrEqual(least);
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

test("whatever the colour, data colours stay apart in greyscale and from paper", () => {
  fc.assert(
    fc.property(color, (given) => {
      const { accent1, accent2, accent3, accent4, accent5, accent6 } = paletteFromColor(given);
      const sorted = [accent1, accent2, accent3, accent4, accent5, accent6]
        .map(lightness)
        .toSorted((one, other) => one - other);
      for (const [index, value] of sorted.slice(1).entries())
        expect(value - (sorted[index] ?? 0), given).toBeGreaterThanOrEqual(6);
      expect(sorted.at(-1)).toBeLessThanOrEqual(86);
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

test("the colour itself stands in the palette where it can be read", () => {
  expect(Object.values(paletteFromColor("0B3D2E"))).toContain("0B3D2E");
  expect(paletteFromColor("0A3A7F").dk2).toBe("0A3A7F");
});
