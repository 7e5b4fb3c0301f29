import { contrastRatio, resolveThemeColor } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { dimSteps, tonesOf } from "../../template/colors/tones.ts";
import { chooseLayouts } from "../../template/layouts/choose-layout.ts";
import { testTemplates } from "../../testing/index.ts";
import { seenShades } from "./seen-shades.ts";

describe("seenShades", () => {
  test.each(Object.entries(testTemplates))("are seen on the page and told apart: %s", (_, template) => {
    const anatomy = chooseLayouts(template).rows;
    const { layout } = anatomy;
    const tones = tonesOf(anatomy);
    for (const count of [1, 2, 3]) {
      const quiet = count === 1 ? [tones.dim] : dimSteps(count, tones, layout);
      const colors = seenShades(quiet, layout).map((color) => resolveThemeColor(color, layout));
      expect(
        Math.min(...colors.map((color) => contrastRatio(color, layout.background))),
      ).toBeGreaterThanOrEqual(3);
      expect(new Set(colors).size).toBe(count);
    }
  });
});
