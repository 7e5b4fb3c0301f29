import type { TemplateLayout } from "@lectern/deck";
import { packParts } from "@lectern/ooxml/testing";
import { describe, expect, it } from "vitest";
import { oddTemplates } from "../testing/odd-templates.ts";
import { changedParts, changedTemplate, samplePart } from "../testing/sample-template.ts";
import { panel, place, withShapes } from "../testing/template-parts.ts";
import { readTemplate } from "./read-template.ts";

const plain = changedTemplate();

function layoutsOf(name: string): readonly TemplateLayout[] {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new Error(`Expected a template with ${name}.`);
  return readTemplate(found.bytes).template.layouts;
}

function contentOf(name: string): TemplateLayout {
  const [, layout] = layoutsOf(name);
  if (!layout) throw new Error("Expected three layouts.");
  return layout;
}

const plainContent = plain.template.layouts[1];

describe("what lies behind the text of a layout", () => {
  it("is the darkest that dark text is hard to read on, in a dark picture", () => {
    const { background, panel, placeholders } = contentOf("a dark picture under dark text");
    expect(background).toMatch(/^[12].[3-4].46$/u);
    expect(panel).toBeUndefined();
    expect(placeholders[0]?.behind?.length).toBeGreaterThan(0);
  });

  it("is a pale picture's own colour", () => {
    expect(contentOf("a pale picture under dark text").background).toMatch(/^[EF].EBF0$/u);
  });

  it("is what lies beside a band at the head of a tile in its own size, and content keeps off that", () => {
    const [cover, content] = layoutsOf("a band at the head of a large tile");
    const end = (20 / 90) * 9.375 * 914_400;
    expect(content?.background).toBe("FAD79B");
    expect(cover?.background).toBe("FAD79B");
    expect(content?.artwork.some(({ y, height }) => y === 0 && Math.abs(height - end) < 180_000)).toBe(true);
    expect(content?.contentArea.y).toBeGreaterThan(end - 100_000);
    expect(content?.placeholders[0]?.behind).toContain("3C2814");
  });

  it.each(["a picture of a gradient alone", "a picture drawn on beside the text, on the left"])(
    "is no artwork beside the text where the master's picture shows nothing there: %s",
    (name) => {
      const plainArtwork = plainContent?.artwork ?? [];
      const added = contentOf(name).artwork.filter(
        ({ x, y }) => !plainArtwork.some((one) => one.x === x && one.y === y),
      );
      expect(added).toEqual([]);
    },
  );

  it("is the average of a texture of small tiles", () => {
    const { background, contentArea } = contentOf("a texture of small tiles");
    expect(background).toMatch(/^D[0-3]B/u);
    expect(contentArea).toEqual(plainContent?.contentArea);
  });

  it("is a panel where no colour reads on a picture", () => {
    const { background, panel, theme, colorMap } = contentOf("a picture too various to write on");
    expect(panel).toBe("bg1");
    expect(background).toBe(theme.colors[colorMap.bg1]);
  });

  it("is white paper that a picture hardly covers", () => {
    expect(contentOf("a dark picture let through by a tenth").background).toBe("E6E6E6");
  });

  it.each([
    "a picture that shows nothing but the page",
    "a frame drawn with a hole for the text",
    "a corner drawn in a box as large as the page",
  ])("is the page itself: %s", (name) => {
    const layout = contentOf(name);
    expect(layout.background).toBe(plainContent?.background);
    expect(layout.panel).toBeUndefined();
  });

  it("leaves the content area of the page where a drawing is elsewhere than the box around it", () => {
    const layout = contentOf("a corner drawn in a box as large as the page");
    const [, , bare] = layoutsOf("a corner drawn in a box as large as the page");
    expect(layout.contentArea.width).toBeGreaterThan(0.6 * 12_192_000);
    expect(bare?.contentArea.height).toBeGreaterThan(0.4 * 6_858_000);
    const drawn = layout.artwork.filter((box) => !plainContent?.artwork.some((other) => other.y === box.y));
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.every((box) => box.x > 0.5 * 12_192_000)).toBe(true);
  });

  it("takes no room for a watermark", () => {
    const { background, contentArea } = contentOf("a watermark behind the text");
    expect(contentArea).toEqual(plainContent?.contentArea);
    expect(background).toBe("F2F2F2");
  });

  it("is told where a watermark is, which lists on opening pages keep off", () => {
    const watermark = contentOf("a watermark behind the text").watermark ?? [];
    const left = Math.min(...watermark.map(({ x }) => x));
    const right = Math.max(...watermark.map(({ x, width }) => x + width));
    expect(Math.abs(left - 4_064_000)).toBeLessThan(700_000);
    expect(Math.abs(right - 8_128_000)).toBeLessThan(700_000);
    expect(plainContent?.watermark).toBeUndefined();
  });

  it("is a panel on a gradient from a middle tone to a light one, and none on one that is dark throughout", () => {
    expect(contentOf("a gradient from a middle tone to a light one").panel).toBe("bg1");
    expect(contentOf("a gradient from a dark tone to a middle one").panel).toBeUndefined();
  });

  it("mixes a fill that lets the page through with the page", () => {
    const body = contentOf("a body that lets a dark page through").placeholders.find(
      ({ index }) => index === 1,
    );
    expect(body?.fill).toBe("333333");
  });

  it("is a band for the footers that stand on it", () => {
    const { placeholders } = contentOf("a dark band behind the footers");
    const footers = placeholders.filter(({ type }) => type === "ftr" || type === "sldNum");
    expect(footers.map(({ behind }) => behind?.[0])).toContain("8C1D40");
  });

  it("is calm up to what is drawn behind the far end of a place", () => {
    const body = contentOf("a picture drawn behind the far end of the text").placeholders.find(
      ({ index }) => index === 1,
    );
    const calm = body?.calm;
    expect(calm?.x).toBe(body?.box.x);
    expect((calm?.x ?? 0) + (calm?.width ?? 0)).toBeLessThanOrEqual(0.66 * 12_192_000);
    expect(calm?.width).toBeGreaterThan(0.5 * (body?.box.width ?? 0));
    expect(plainContent?.placeholders.every((placeholder) => placeholder.calm === undefined)).toBe(true);
  });
});

it.each([
  {
    what: "nearly the page's colour that the text begins on",
    color: "bg1",
    width: 2_500_000,
    isGoneRound: false,
  },
  { what: "a full colour", color: "accent1", width: 2_500_000, isGoneRound: true },
  {
    what: "nearly the page's colour that ends where the text begins",
    color: "bg1",
    width: 900_000,
    isGoneRound: true,
  },
])("goes round a stripe of $what: $isGoneRound", ({ color, width, isGoneRound }) => {
  const stripe = panel(60, color, [0, 0, width, 6_858_000]);
  const title = place(2, 'type="title"', [838_200, 365_125, 10_515_600, 1_000_000]);
  const body = place(3, 'idx="1"', [838_200, 1_825_625, 10_515_600, 4_351_338]);
  const parts = withShapes(changedParts(), samplePart.contentLayout, stripe, title, body);
  const layout = readTemplate(packParts(parts)).template.layouts[1];
  expect(layout?.artwork.some((box) => box.x === 0 && box.width === width)).toBe(isGoneRound);
});

it("shows the colour of a logo at the edge of the page, though the theme has none like it", () => {
  const name = "a logo of another colour than the theme's at the edge of the page";
  expect(contentOf(name).shown?.map(({ color }) => color)).toContain("D50032");
});
