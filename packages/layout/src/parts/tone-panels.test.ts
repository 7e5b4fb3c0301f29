import { contrastRatio, plainStyle, resolveThemeColor, type ThemeColor } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { tonesOf } from "../template/colors/tones.ts";
import { chooseLayouts } from "../template/layouts/choose-layout.ts";
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
    expect(new Set(others).size).toBe(1);
  });

  test("of equal weight have one colour", () => {
    const fills = createTonePanels(3, undefined, canvas).map(({ fill }) => JSON.stringify(fill));
    expect(new Set(fills).size).toBe(1);
  });
});

test("no panel is of black ink where makers show no colour", () => {
  const [canvas] = canvases.map((one) => one.canvas);
  if (!canvas) throw new RangeError("Expected a canvas.");
  const { anatomy } = canvas;
  const layout = { ...anatomy.layout, background: "FFFFFF", brand: { lead: { scheme: "tx1" } } } as const;
  const theme = { ...layout.theme, colors: { ...layout.theme.colors, dk1: "000000" } };
  const inked = { ...anatomy, layout: { ...layout, theme } };
  const plain = { ...canvas, anatomy: inked, tones: tonesOf(inked) };
  const [lead, other] = createTonePanels(2, 0, plain);
  const seen = (fill: ThemeColor | undefined) => fill && resolveThemeColor(fill, inked.layout);
  expect(contrastRatio(seen(lead?.fill) ?? "000000", "FFFFFF")).toBeLessThan(3);
  expect(seen(lead?.fill)).not.toBe(seen(other?.fill));
  expect(contrastRatio(seen(plain.tones.field) ?? "000000", "FFFFFF")).toBeLessThan(12);
});

test("a panel of ink stays where a grey one would be lost in a grey page", () => {
  const [canvas] = canvases.map((one) => one.canvas);
  if (!canvas) throw new RangeError("Expected a canvas.");
  const grounds = ["8C8C8C", "9F9F9F", "BBBBBB"];
  const layout = {
    ...canvas.anatomy.layout,
    background: "8C8C8C",
    grounds,
    brand: { lead: { scheme: "tx1" } },
  } as const;
  const anatomy = { ...canvas.anatomy, layout };
  const [lead] = createTonePanels(2, 0, { ...canvas, anatomy, tones: tonesOf(anatomy) });
  const seen = resolveThemeColor(lead?.fill ?? { scheme: "bg1" }, layout);
  expect(Math.min(...grounds.map((ground) => contrastRatio(seen, ground)))).toBeGreaterThanOrEqual(1.3);
});

test.each([
  { lead: "F00000", isPale: true },
  { lead: "ED7D31", isPale: true },
  // White is read on no shade of it that is still that blue.
  { lead: "00ADDC", isPale: true },
  { lead: "1F4E8C", isPale: false },
])(
  "the panel to look at is pale where makers show a colour that nobody reads on: $lead",
  ({ lead, isPale }) => {
    const [canvas] = canvases.map((one) => one.canvas);
    if (!canvas) throw new RangeError("Expected a canvas.");
    const { layout: own } = canvas.anatomy;
    const theme = { ...own.theme, colors: { ...own.theme.colors, accent1: lead, dk2: "404040" } };
    const layout = { ...own, background: "FFFFFF", theme, brand: { lead: { scheme: "accent1" } } } as const;
    const anatomy = { ...canvas.anatomy, layout };
    const surface = createDominantSurface({ ...canvas, anatomy, tones: tonesOf(anatomy) });
    const seen = resolveThemeColor(surface.fill ?? { scheme: "bg1" }, layout);
    expect(contrastRatio(seen, "FFFFFF") < 1.6).toBe(isPale);
    expect(seen).not.toBe("FFFFFF");
    for (const ink of [surface.inks.text, surface.inks.muted, surface.inks.accent])
      expect(contrastRatio(resolveThemeColor(ink, layout), seen)).toBeGreaterThanOrEqual(4.5);
  },
);
