import {
  contrastRatio,
  type HexColor,
  resolveThemeColor,
  type ShownColor,
  type Template,
  type TemplateLayout,
  type ThemeSlot,
} from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../testing/index.ts";
import { readAnatomy } from "./anatomy.ts";
import { brandOf } from "./brand.ts";
import { brandSequence } from "./colors/brand-tones.ts";
import { dimSteps, tonesOf } from "./colors/tones.ts";

const [first] = classicTemplate.layouts;
if (!first) throw new RangeError("Expected a layout to begin with, found none.");

const office = { dk1: "000000", accent1: "4F81BD", accent2: "C0504D", dk2: "1F497D", lt2: "EEECE1" };

/** Accents that are not told from a grey page. */
const dim = Object.fromEntries([1, 2, 3, 4, 5, 6].map((index) => [`accent${index}`, "41AEBD"]));

const slate = "4B556B";

interface Sketch {
  readonly colors?: Partial<Record<ThemeSlot, HexColor>>;
  readonly background?: HexColor;
  readonly shown?: readonly ShownColor[];
  readonly title?: HexColor;
}

function layoutOf({
  colors = office,
  background = "FFFFFF",
  shown,
  title = "000000",
}: Sketch): TemplateLayout {
  const { theme, placeholders } = first as TemplateLayout;
  return {
    ...(first as TemplateLayout),
    background,
    artwork: [],
    placeholders: placeholders.map((placeholder) => ({
      ...placeholder,
      levels: placeholder.levels.map((level) => ({ ...level, color: title })),
    })),
    theme: { ...theme, colors: { ...theme.colors, ...colors } },
    ...(shown && { shown }),
  };
}

function brandIn(sketch: Sketch): readonly (HexColor | undefined)[] {
  const layout = layoutOf(sketch);
  const template: Template = { ...classicTemplate, layouts: [layout] };
  const { lead, second } = brandOf(template, layout, layout);
  return [lead, second].map((color) => color && resolveThemeColor(color, layout));
}

const logo: ShownColor = { color: "D50032", weight: 0.01 };

test("leads in a dark shade of the hue that fills the page in a pale one", () => {
  const shown = [
    { color: "FDD99B", weight: 0.3 },
    { color: "6B4A20", weight: 0.06 },
  ];
  expect(brandIn({ background: "D9BB7A", shown })[0]).toBe("6B4A20");
  const [specked] = brandIn({
    background: "D9BB7A",
    shown: [shown[0] as ShownColor, { color: "6B4A20", weight: 0.001 }],
  });
  expect(specked).not.toBe("6B4A20");
});

test("has a colour of its own for each of five slices, whatever shades it shows", () => {
  const layout = layoutOf({
    colors: { dk1: "000000", accent1: "54738E", accent2: "344D60", dk2: "54738E", lt2: "EEF2F6" },
  });
  const brand = { lead: { scheme: "tx2" } } as const;
  const colors = brandSequence(brand, { ...layout, brand }).slice(0, 5);
  expect(new Set(colors.map((color) => resolveThemeColor(color, layout))).size).toBe(5);
});

test.each([
  {
    what: "of a logo beside a theme that nobody chose",
    sketch: { shown: [logo] },
    want: ["D50032", undefined],
  },
  {
    what: "of titles, with what else is shown second",
    sketch: { title: "5B2C83", shown: [{ color: "00857C", weight: 0.05 }] },
    want: ["5B2C83", "00857C"],
  },
  {
    what: "of titles, without a violet so dark that it is a black",
    sketch: { title: "00857C", shown: [{ color: "180139", weight: 0.05 }] },
    want: ["00857C", undefined],
  },
  {
    what: "of titles, where that is a slate, with a bright colour of nearly its hue second",
    sketch: { title: "537092", shown: [{ color: "00AEBC", weight: 0.05 }] },
    want: ["537092", "00AEBC"],
  },
  {
    what: "of titles, where that is a dull blue, before what else is shown",
    sketch: { title: slate, colors: { ...office, dk2: slate }, shown: [logo] },
    want: [slate, undefined],
  },
  {
    what: "of what is shown, where titles have an ink that is only tinted",
    sketch: { title: "1D242C", shown: [logo] },
    want: ["D50032", undefined],
  },
  {
    what: "of what takes most of the pages, without a detail",
    sketch: { shown: [logo, { color: "00857C", weight: 0.3 }] },
    want: ["00857C", undefined],
  },
  {
    what: "of titles, with the theme's own of a hue second, and not the fill of a drawing",
    sketch: {
      title: "B9252E",
      colors: { accent1: "2E3861", accent2: "B9252E", dk1: "000000" },
      shown: [
        { color: "B3B3FF", weight: 0.05 },
        { color: "2E3861", weight: 0.01 },
      ],
    },
    want: ["B9252E", "2E3861"],
  },
  {
    what: "of what is written on a page of a bright colour, and not that again",
    sketch: {
      background: "60E7D5",
      shown: [
        { color: "60E7D5", weight: 0.2 },
        { color: "EA157A", weight: 0.01 },
      ],
    },
    want: ["EA157A", undefined],
  },
  { what: "the theme's own where nothing is shown", sketch: {}, want: ["4F81BD", undefined] },
  {
    what: "the text's on a grey page of a theme that nobody chose",
    sketch: { background: "999999" },
    want: ["000000", undefined],
  },
  {
    what: "a dark one of a theme that somebody chose, on a grey page that no accent is seen on",
    sketch: { background: "888888", colors: { ...dim, dk2: "455F51" } },
    want: ["455F51", undefined],
  },
  {
    what: "the text's on such a page, where the theme has none",
    sketch: { background: "888888", colors: { ...dim, dk1: "000000", dk2: "404040" } },
    want: ["000000", undefined],
  },
])("the makers' colours are those $what", ({ sketch, want }) => {
  expect(brandIn(sketch)).toEqual(want);
});

test("the second colour is that of the second level of makers' lists, where they show no other", () => {
  const layout = layoutOf({ title: "276288" });
  const [place] = layout.placeholders;
  if (!place) throw new RangeError("Expected a place.");
  const levels = place.levels.map((level, depth) => ({
    ...level,
    bullet: true,
    color: depth === 1 ? "E77D23" : "276288",
  }));
  const listed = {
    ...layout,
    uses: 4,
    placeholders: [...layout.placeholders, { ...place, type: "obj" as const, index: 9, levels }],
  };
  const { second } = brandOf({ ...classicTemplate, layouts: [listed] }, listed, listed);
  expect(second && resolveThemeColor(second, listed)).toBe("E77D23");
  const { uses: _, ...unused } = listed;
  expect(brandOf({ ...classicTemplate, layouts: [unused] }, unused, unused).second).toBeUndefined();
});

test("on grey, data that stands back is of a light accent that has the hue which leads", () => {
  const layout = layoutOf({ background: "888888", colors: { ...dim, accent2: "97E9D5", dk2: "455F51" } });
  const branded = { ...layout, brand: brandOf({ ...classicTemplate, layouts: [layout] }, layout, layout) };
  const tones = tonesOf(readAnatomy(branded));
  expect(resolveThemeColor(tones.dim, branded)).toBe("97E9D5");
  const steps = dimSteps(4, tones, branded).map((color) => resolveThemeColor(color, branded));
  expect(new Set(steps).size).toBe(4);
});

test.each<{ readonly what: string; readonly sketch: Sketch }>([
  { what: "white", sketch: { shown: [logo] } },
  { what: "dark", sketch: { background: "1D1D30", title: "FF6268" } },
  { what: "blue", sketch: { background: "005CBA", title: "F0FC02" } },
  { what: "grey", sketch: { background: "888888" } },
])("on a $what page, all colours are of the makers' hues, and told apart", ({ sketch }) => {
  const layout = layoutOf(sketch);
  const brand = brandOf({ ...classicTemplate, layouts: [layout] }, layout, layout);
  const branded = { ...layout, brand };
  const { tint, onTint, dim, second, signal, sequence } = tonesOf(readAnatomy(branded));
  const seen = (color: Parameters<typeof resolveThemeColor>[0]) => resolveThemeColor(color, branded);
  expect(seen(tint)).not.toBe("EEECE1");
  expect(contrastRatio(seen(onTint.text), seen(tint))).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(seen(dim), seen(signal))).toBeGreaterThanOrEqual(1.3);
  expect(contrastRatio(seen(dim), layout.background)).toBeGreaterThanOrEqual(1.3);
  expect([second, signal, ...sequence].map(seen)).not.toContain("C0504D");
  expect(new Set(sequence.map(seen)).size).toBeGreaterThan(2);
});

test.each<{
  readonly what: string;
  readonly sketch: Sketch;
  readonly poster: "lead" | "tint" | "shade" | "charcoal";
}>([
  { what: "a red on white", sketch: { title: "E60000" }, poster: "lead" },
  { what: "an orange on white", sketch: { title: "ED7D31" }, poster: "shade" },
  { what: "a slate on white", sketch: { title: slate, colors: { ...office, dk2: slate } }, poster: "lead" },
  {
    what: "black on a white page that shows no colour",
    sketch: { background: "FEFEFE" },
    poster: "charcoal",
  },
  { what: "a yellow on blue", sketch: { background: "003C8C", title: "FFFF00" }, poster: "tint" },
])("large fields have the makers' colour, as near as large text lets it be: $what", ({ sketch, poster }) => {
  const layout = layoutOf(sketch);
  const brand = brandOf({ ...classicTemplate, layouts: [layout] }, layout, layout);
  const branded = { ...layout, brand };
  const tones = tonesOf(readAnatomy(branded));
  const seen = (color: Parameters<typeof resolveThemeColor>[0]) => resolveThemeColor(color, branded);
  const contrast = contrastRatio(seen(tones.onPoster), seen(tones.poster));
  expect(contrast).toBeGreaterThanOrEqual(3);
  if (poster === "lead") expect(seen(tones.poster)).toBe(sketch.title);
  if (poster === "shade") expect(contrast).toBeLessThan(4);
  if (poster === "charcoal") expect(seen(tones.poster)).toBe("404040");
  if (poster === "tint") expect(tones.poster).toEqual(tones.tint);
});

test("fields of a dark colour are that on a grey page, and no black", () => {
  const layout = layoutOf({ background: "888888", colors: { ...dim, dk2: "455F51" } });
  const branded = { ...layout, brand: brandOf({ ...classicTemplate, layouts: [layout] }, layout, layout) };
  const { field, onField, poster } = tonesOf(readAnatomy(branded));
  const seen = (color: Parameters<typeof resolveThemeColor>[0]) => resolveThemeColor(color, branded);
  expect([field, poster].map(seen)).toEqual(["455F51", "455F51"]);
  expect(contrastRatio(seen(onField), "455F51")).toBeGreaterThanOrEqual(4.5);
});

test.each<{ readonly what: string; readonly sketch: Sketch }>([
  { what: "red", sketch: { title: "C00000" } },
  { what: "orange", sketch: { title: "ED7D31" } },
  { what: "pink on a dark page", sketch: { background: "1D1D30", title: "FF6268" } },
])("lines of code stand on no warm colour, whatever leads: $what", ({ sketch }) => {
  const layout = layoutOf(sketch);
  const brand = brandOf({ ...classicTemplate, layouts: [layout] }, layout, layout);
  const branded = { ...layout, brand };
  const { code, onCode, field } = tonesOf(readAnatomy(branded));
  const seen = (color: Parameters<typeof resolveThemeColor>[0]) => resolveThemeColor(color, branded);
  expect(seen(code)).not.toBe(seen(field));
  expect(contrastRatio(seen(onCode), seen(code))).toBeGreaterThanOrEqual(4.5);
});

test.each<{ readonly what: string; readonly sketch: Sketch; readonly isOwn: boolean }>([
  {
    what: "pale shades of a blue that stands second",
    sketch: { title: "FF6600", shown: [{ color: "1F497D", weight: 0.1 }] },
    isOwn: true,
  },
  { what: "pale shades of a blue that leads", sketch: { title: "3F3FC0" }, isOwn: true },
  { what: "pale shades of a red that is the only colour", sketch: { title: "C00000" }, isOwn: false },
])("what stands back in a chart is drawn in $what", ({ sketch, isOwn }) => {
  const layout = layoutOf(sketch);
  const branded = { ...layout, brand: brandOf({ ...classicTemplate, layouts: [layout] }, layout, layout) };
  const steps = dimSteps(4, tonesOf(readAnatomy(branded)), branded);
  const seen = steps.map((color) => resolveThemeColor(color, branded));
  expect(new Set(seen).size).toBe(4);
  for (const color of seen) {
    expect(contrastRatio(color, layout.background)).toBeGreaterThanOrEqual(1.25);
    const [red = 0, , blue = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    expect(blue - red > 12).toBe(isOwn);
    expect(Math.abs(blue - red)).toBeGreaterThan(12);
  }
});
