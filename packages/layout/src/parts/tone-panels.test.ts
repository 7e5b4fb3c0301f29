import { contrastRatio, plainStyle, resolveThemeColor } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { chooseLayouts } from "../template/choose-layout.ts";
import { testTemplates } from "../testing/index.ts";
import { createCanvas } from "./canvas.ts";
import { createDominantSurface, createTonePanels } from "./tone-panels.ts";

const canvases = Object.entries(testTemplates).flatMap(([name, template]) =>
  (["tint", "blocks", "outline", "topRule"] as const).map((panel) => ({
    name: `${name}, ${panel}`,
    canvas: createCanvas({
      layouts: chooseLayouts(template),
      slideSize: template.slideSize,
      direction: "ltr",
      style: { ...plainStyle, panel },
      illustrations: {},
      variants: [],
      isOwnLook: false,
      language: "en",
      toDigits: String,
    }),
  })),
);

describe.each(canvases)("panels in tones: $name", ({ canvas }) => {
  const { layout } = canvas.anatomy;

  test("have text that is read on them", () => {
    for (const { fill, inks } of [...createTonePanels(4, undefined, canvas), createDominantSurface(canvas)]) {
      const behind = fill ? resolveThemeColor(fill, layout) : layout.background;
      expect(contrastRatio(resolveThemeColor(inks.text, layout), behind)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("set the one to look at off from all others", () => {
    const [lead, ...others] = createTonePanels(3, 0, canvas).map(({ fill }) => JSON.stringify(fill));
    expect(others).not.toContain(lead);
  });
});
