import { describe, expect, test } from "vitest";
import { areasOf } from "../art/things/thing.ts";
import type { Color } from "../color.ts";
import { contrastRatio, lightness, seenColor, seenFill } from "../contrast.ts";
import { type ThingName, thingShapes } from "../generated/thing-shapes.ts";
import { type Box, inches, slideSize } from "../grid.ts";
import type { ArtSource, Look } from "../looks/look.ts";
import { looks } from "../looks/looks.ts";
import { type PageVariant, variantLayout } from "../page-variants.ts";
import type { LayoutDescription } from "./layout-description.ts";
import { layoutsOf, masterPlaceholders } from "./layouts.ts";
import type { Placeholder } from "./placeholder.ts";
import { boundsOf, leavesOf, mirrored, type Shape } from "./shape.ts";
import type { TextStyle } from "./text-style.ts";

const source: ArtSource = { arrangement: 0 };
/** Wide, tall, round and slender ones among them. */
const things: readonly ThingName[] = (Object.keys(thingShapes) as ThingName[]).filter(
  (_, index) => index % 9 === 0,
);
const variants: readonly PageVariant[] = [
  ...[1, 2].map((turn) => ({ page: "statement", isPictured: false, turn }) as const),
  ...(["section", "statement", "quote", "closing"] as const).flatMap((page) =>
    [0, 1, 2, 3].map((turn) => ({ page, isPictured: true, turn })),
  ),
];
const all = looks.flatMap((look) =>
  [...layoutsOf(look, source), ...variants.map((variant) => variantLayout(look, variant, source))].map(
    (layout) => ({
      look,
      layout,
      name: `${layout.name} of ${look.name}`,
    }),
  ),
);
/** Calibri has the tallest lines of our families, as a share of the size. */
const calibriLine = 1.2207;
/** In inches; what stands nearer to the edge is lost in print. A ledger's page numbers stand in its margin column. */
const leastMargin = 0.14;
/** What art is named that text may stand on where it says so by a surface of its own. */
const grounds: ReadonlySet<string> = new Set(["Panel", "Hill", "Wall", "Plinth"]);
const withTitleZone = ["Title and content", "Two content", "Comparison", "Title only"];

describe.each(all)("the layout $name", ({ layout, look }) => {
  test("keeps its placeholders clear of the slide's edges", () => {
    for (const { box } of layout.placeholders) {
      expect(box.x).toBeGreaterThanOrEqual(inches(leastMargin));
      expect(box.x + box.width).toBeLessThanOrEqual(slideSize.width - inches(leastMargin));
      expect(box.y).toBeGreaterThanOrEqual(inches(0.2));
      expect(box.y + box.height).toBeLessThanOrEqual(slideSize.height - inches(leastMargin));
      for (const length of Object.values(box)) expect(Number.isInteger(length)).toBe(true);
    }
  });

  test("has no placeholders that overlap", () => {
    const { placeholders } = layout;
    const clashes = placeholders.flatMap((one, index) =>
      placeholders
        .slice(index + 1)
        .filter((other) => overlaps(one.box, other.box))
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(clashes).toEqual([]);
  });

  test("keeps text clear of the motif and of rules", () => {
    expect(clashesOf(layout, look)).toEqual([]);
  });

  test("draws nothing beyond the slide, mirrored or not", () => {
    const shapes = leavesOf([...layout.motif, ...layout.art]);
    for (const { box } of [...shapes, ...shapes.map(mirrored)]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(slideSize.width);
      expect(box.y + box.height).toBeLessThanOrEqual(slideSize.height);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
    }
  });

  test("sets every text in a colour that can be read", () => {
    const faint = layout.placeholders.flatMap((placeholder) =>
      placeholder.levels
        .filter((style) => contrast(style.color, placeholder, layout, look) < wantedContrast(style))
        .map((style) => `${placeholder.name} at ${style.size} pt`),
    );
    expect(faint).toEqual([]);
  });

  test("gives every placeholder an idx of its own", () => {
    const indexes = layout.placeholders.map(({ index }) => index);
    expect(new Set(indexes).size).toBe(indexes.length);
  });

  test("sets no prose under 16 points, and nothing under 10", () => {
    for (const { type, levels } of layout.placeholders) {
      for (const { size } of levels) expect(size).toBeGreaterThanOrEqual(type === "obj" ? 16 : 10);
    }
  });
});

describe.each(looks)("the art of $name", (look) => {
  const arrangements = Array.from({ length: look.arrangements ?? 1 }, (_, index) => index);

  test("keeps clear of text and of the slide's edges in every arrangement, whatever it shows", () => {
    const sources: readonly ArtSource[] = [
      ...arrangements.map((arrangement) => ({ arrangement })),
      ...things.map((thing, index) => ({ arrangement: index % arrangements.length, thing })),
    ];
    const wrong = sources.flatMap((each) =>
      layoutsOf(look, each).flatMap((layout) =>
        [
          ...clashesOf(layout, look),
          ...leavesOf([...layout.motif, ...layout.art])
            .filter(isOff)
            .map(({ name }) => `${name} off the slide`),
        ].map((what) => `${layout.name} ${each.arrangement} ${each.thing ?? "no thing"}: ${what}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(looks)("the thing in $name", (look) => {
  const drawnFor = (thing?: ThingName) =>
    layoutsOf(look, { arrangement: 1, ...(thing && { thing }) }).map(({ motif, art }) =>
      leavesOf([...motif, ...art]).filter(({ name }) => name === "Thing"),
    );

  test("is large on the cover, and in one size only where there is one picture of it", () => {
    const [cover = [], ...others] = drawnFor("honeybee");
    const area = (shapes: readonly Shape[]) => {
      const { width, height } = boundsOf(shapes);
      return (width * height) / (slideSize.width * slideSize.height);
    };
    expect(area(cover)).toBeGreaterThan(0.02);
    for (const other of others.filter(({ length }) => length > 0)) expect(area(other)).not.toBe(area(cover));
  });

  test("is told by its tones, unless lines draw it", () => {
    const { motif = [], surface } = layoutsOf(look, { arrangement: 1, thing: "locomotive" })[0] ?? {};
    const tones = areasOf("locomotive").map(({ tone }) => tone);
    const drawn = leavesOf(motif).filter(({ name }) => name === "Thing");
    const byTone = new Map(drawn.slice(-tones.length).map(({ fill }, index) => [tones[index] ?? 0, fill]));
    const seen = [...byTone]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([, fill]) => (fill && surface ? seenFill(fill, surface.map, look.palette, "FFFFFF") : []));
    expect(seen).toHaveLength(5);
    if (drawn.some(({ line }) => line)) return;
    for (const [index, color] of seen.slice(1).entries()) {
      expect(contrastRatio(color, seen[index] ?? color), `tones ${index} and ${index + 1}`).toBeGreaterThan(
        1.18,
      );
    }
    expect(lightness(seen.at(-1) ?? "") - lightness(seen[0] ?? "")).toBeGreaterThan(55);
  });

  test("is nowhere where none is found", () => {
    expect(drawnFor().flat()).toEqual([]);
  });
});

describe.each(all.filter(({ layout }) => withTitleZone.includes(layout.name)))(
  "the content page $name",
  ({ layout, look }) => {
    const { frame, scale } = look;

    test("has its head above its content", () => {
      const heads = layout.placeholders.filter(({ name }) => name === "Kicker" || name === "Title");
      expect(heads).toHaveLength(2);
      for (const { box } of heads) expect(box.y + box.height).toBeLessThan(frame.content.y);
    });

    test("has its content in the look's frame", () => {
      const { y, height } = frame.content;
      for (const { box } of layout.placeholders.filter(({ type }) => type === "obj")) {
        expect(box.y).toBeGreaterThanOrEqual(y);
        expect(box.y + box.height).toBe(y + height);
      }
    });

    test("has room for a title in one line at its own size, and for one of two lines a fifth smaller", () => {
      const height = layout.placeholders.find(({ name }) => name === "Title")?.box.height ?? 0;
      const { size, lineSpacing } = scale.title;
      expect(height).toBeGreaterThanOrEqual(inches((size * lineSpacing * calibriLine) / 72));
      expect(height).toBeGreaterThanOrEqual(inches((2 * 0.8 * size * lineSpacing * calibriLine) / 72));
    });
  },
);

test.each([
  { layout: "Cover", placeholder: "Title", lines: 2, size: 126 },
  { layout: "Cover", placeholder: "Title", lines: 4, size: 34 },
  { layout: "Cover", placeholder: "Subtitle", lines: 2, size: 20 },
  { layout: "Cover", placeholder: "Byline", lines: 1, size: 14 },
  { layout: "Section", placeholder: "Numeral", lines: 1, size: 120 },
  { layout: "Section", placeholder: "Title", lines: 2, size: 56 },
  { layout: "Section", placeholder: "Summary", lines: 3, size: 20 },
  { layout: "Statement", placeholder: "Title", lines: 3, size: 60 },
  { layout: "Closing", placeholder: "Title", lines: 2, size: 40 },
  { layout: "Closing", placeholder: "Contact", lines: 1, size: 16 },
  { layout: "Comparison", placeholder: "Heading", lines: 1, size: 24 },
  { layout: "Split", placeholder: "Title", lines: 7, size: 30 },
])(
  "$placeholder of $layout holds $lines lines of Calibri at its own size, or at $size points",
  ({ layout, placeholder, lines, size }) => {
    for (const one of all.filter(({ layout: { name } }) => name === layout)) {
      const found = one.layout.placeholders.find(({ name }) => name === placeholder);
      const style = found?.levels[0];
      if (found === undefined || style === undefined)
        throw new Error(`Expected ${placeholder} in ${layout}.`);
      const lineHeight = (Math.min(size, style.size) * style.lineSpacing * calibriLine) / 72;
      expect(found.box.height, one.name).toBeGreaterThanOrEqual(inches(lines * lineHeight));
    }
  },
);

test("every layout has a title but the blank one, which PowerPoint keeps bare", () => {
  for (const { layout } of all) {
    const titles = layout.placeholders.filter(({ type }) => type === "title" || type === "ctrTitle");
    expect(titles).toHaveLength(layout.type === "blank" ? 0 : 1);
  }
});

test("all looks offer the same layouts with the same placeholders", () => {
  const structure = (look: Look) =>
    layoutsOf(look, source).map(({ name, type, placeholders }) => ({
      name,
      type,
      placeholders: placeholders.map((placeholder) => [placeholder.type, placeholder.index]),
    }));
  const [first] = looks.map(structure);
  for (const look of looks) expect(structure(look)).toEqual(first);
});

test("footers stand in the same place on all pages that are a look's frame and nothing more", () => {
  for (const { layout, look } of all.filter(({ layout: { name } }) => withTitleZone.includes(name))) {
    const [, , ...masterFooters] = masterPlaceholders(look);
    for (const footer of masterFooters) {
      const own = layout.placeholders.find(({ type }) => type === footer.type);
      expect(own?.box).toEqual(footer.box);
    }
  }
});

/** What is hardly told from the page may stand behind text. */
function isTexture(
  { fill, line }: Shape,
  { surface: { background, map } }: LayoutDescription,
  look: Look,
): boolean {
  const { palette, surfaces } = look;
  const paper = palette[surfaces.page.map.bg1];
  return seenFill(background, map, palette, paper).every((behind) =>
    [fill, line?.color].every(
      (drawn) =>
        drawn === undefined ||
        seenFill(drawn, map, palette, behind).every((seen) => contrastRatio(seen, behind) < 1.3),
    ),
  );
}

function covers(one: Box, other: Box): boolean {
  return (
    one.x <= other.x &&
    one.y <= other.y &&
    one.x + one.width >= other.x + other.width &&
    one.y + one.height >= other.y + other.height
  );
}

/** Which texts of a layout stand on what it draws. */
function clashesOf(layout: LayoutDescription, look: Look): readonly string[] {
  const drawn = leavesOf([...layout.motif, ...layout.art]).filter((shape) => !isTexture(shape, layout, look));
  // What has a surface of its own is made to stand on a panel, or at the foot of a page on the ground.
  const isStoodOn = ({ surface, box }: Placeholder, shape: Shape) =>
    shape.name === "Panel" || (surface !== undefined && (grounds.has(shape.name) || covers(shape.box, box)));
  return layout.placeholders.flatMap((placeholder) =>
    drawn
      .filter((shape) => !isStoodOn(placeholder, shape) && overlaps(placeholder.box, shape.box))
      .map((shape) => `${placeholder.name} and ${shape.name}`),
  );
}

function isOff({ box }: Shape): boolean {
  const { width, height } = slideSize;
  return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function contrast(
  color: Color,
  placeholder: Placeholder,
  layout: LayoutDescription,
  { palette, surfaces }: Look,
): number {
  const { background, map } = placeholder.surface ?? layout.surface;
  const grounds = seenFill(background, map, palette, palette[surfaces.page.map.bg1]);
  return Math.min(...grounds.map((behind) => contrastRatio(seenColor(color, map, palette, behind), behind)));
}

/** Large text is 18 points and more, or 14 in bold (WCAG 2.2, 1.4.3). */
function wantedContrast({ size, bold }: TextStyle): number {
  return size >= 18 || (bold === true && size >= 14) ? 3 : 4.5;
}
