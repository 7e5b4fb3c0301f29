import { describe, expect, test } from "vitest";
import { inspectPlacedDeck } from "./inspect-placed-deck.ts";
import type { PlacedDeck, PlacedElement, PlacedPlaceholder, PlacedRun, PlacedShape } from "./placed-deck.ts";
import type { LevelStyle, Placeholder, Template } from "./template.ts";
import { type Box, emu, inches, points } from "./units.ts";

const noInsets = { left: emu(0), top: emu(0), right: emu(0), bottom: emu(0) };
const none = { kind: "fixed", points: points(0) } as const;

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) };
}

const style: LevelStyle = {
  size: points(20),
  bold: false,
  italic: false,
  fontFamily: "Calibri",
  font: "body",
  color: "1B222C",
  alignment: "start",
  lineSpacing: { kind: "share", share: 1 },
  spaceBefore: none,
  spaceAfter: none,
  marginStart: emu(0),
  indent: emu(0),
  bullet: false,
};

function placeholderOf(type: Placeholder["type"], index: number, box: Box): Placeholder {
  const levels = Array.from({ length: 9 }, () => style);
  return { type, index, name: type, box, insets: noInsets, anchor: "top", levels };
}

const titleBox = boxAt(1, 0.5, 8, 1);
const bodyBox = boxAt(1, 2, 8, 4);
const font = { latin: "Calibri", eastAsian: "", complexScript: "", scripts: {} };
const accents = {
  accent1: "accent1",
  accent2: "accent2",
  accent3: "accent3",
  accent4: "accent4",
  accent5: "accent5",
  accent6: "accent6",
  hlink: "hlink",
  folHlink: "folHlink",
} as const;

const template: Template = {
  slideSize: { width: inches(10), height: inches(7.5) },
  layouts: [
    {
      id: "layout",
      name: "layout",
      theme: {
        colors: {
          dk1: "1B222C",
          lt1: "FFFFFF",
          dk2: "12263F",
          lt2: "EEF2F6",
          accent1: "E8962E",
          accent2: "22707F",
          accent3: "1E3D66",
          accent4: "B7D3DC",
          accent5: "C55C3A",
          accent6: "8592A3",
          hlink: "8A4B00",
          folHlink: "5F4B8B",
        },
        fonts: { heading: font, body: font },
      },
      colorMap: { bg1: "lt1", tx1: "dk1", bg2: "lt2", tx2: "dk2", ...accents },
      background: "FFFFFF",
      placeholders: [
        placeholderOf("title", 0, titleBox),
        placeholderOf("body", 1, bodyBox),
        placeholderOf("ftr", 2, boxAt(1, 7, 4, 0.3)),
      ],
      contentArea: bodyBox,
      artwork: [boxAt(9, 0, 1, 7.5)],
    },
  ],
};

interface TextOptions {
  readonly run?: Partial<PlacedRun>;
  readonly width?: number;
  readonly height?: number;
}

function textOf(text: string, { run, width = 3, height = 0.4 }: TextOptions = {}) {
  return {
    paragraphs: [{ level: 0, runs: [{ text, size: points(20), ...run }] }],
    measured: { width: inches(width), height: inches(height), lines: 1, exact: true },
  };
}

function fill(type: Placeholder["type"], text: string, options: TextOptions = {}): PlacedPlaceholder {
  const index = { title: 0, body: 1, ftr: 2 }[type as "title" | "body" | "ftr"];
  const box = { title: titleBox, body: bodyBox, ftr: boxAt(1, 7, 4, 0.3) }[type as "title" | "body" | "ftr"];
  return {
    kind: "placeholder",
    name: type,
    type,
    index,
    box,
    inheritsBox: true,
    text: textOf(text, options),
  };
}

function shape(box: Box, changes: Partial<PlacedShape> = {}): PlacedShape {
  return { kind: "shape", name: "shape", geometry: "rectangle", box, ...changes };
}

function deckOf(...slides: readonly (readonly PlacedElement[])[]): PlacedDeck {
  return {
    title: "Deck",
    language: "en",
    direction: "ltr",
    slideSize: template.slideSize,
    slides: slides.map((elements, index) => ({ layoutId: "layout", title: `Title ${index + 1}`, elements })),
    sections: [],
  };
}

const title = fill("title", "Title 1");

describe("inspectPlacedDeck", () => {
  test("finds nothing on a slide where all is well, and says how it is filled", () => {
    const deck = deckOf([
      title,
      fill("body", "Some text", { width: 8, height: 2 }),
      fill("ftr", "Deck", { height: 0.2 }),
    ]);
    expect(inspectPlacedDeck(deck, template)).toEqual({
      findings: [],
      slides: [{ slide: 1, contentShare: 0.5, smallestText: 20, characters: 16 }],
    });
  });

  test.each([
    {
      kind: "overflow",
      what: "text higher than its box",
      elements: [title, fill("body", "x", { height: 4.1 })],
    },
    {
      kind: "overflow",
      what: "text wider than its box",
      elements: [title, fill("body", "x", { width: 8.1 })],
    },
    {
      kind: "overlap",
      what: "text on text",
      elements: [
        title,
        fill("body", "x"),
        shape(boxAt(1, 2.2, 4, 1), { text: { ...textOf("y"), insets: noInsets } }),
      ],
    },
    {
      kind: "overlap",
      what: "our text on the layout's artwork",
      elements: [title, shape(boxAt(6.5, 5, 3, 1), { text: { ...textOf("y"), insets: noInsets } })],
    },
    { kind: "outOfBounds", what: "a shape beyond the edge", elements: [title, shape(boxAt(9, 1, 2, 1))] },
    {
      kind: "smallText",
      what: "text below 12 pt",
      elements: [title, fill("body", "x", { run: { size: points(11) } })],
    },
    {
      kind: "contrast",
      what: "amber text on white",
      elements: [title, fill("body", "x", { run: { color: { scheme: "accent1" } } })],
    },
    {
      kind: "contrast",
      what: "dark text on a dark shape",
      elements: [title, shape(bodyBox, { fill: { scheme: "tx2" } }), fill("body", "x")],
    },
    { kind: "emptyText", what: "a placeholder left empty", elements: [title, fill("body", " ")] },
    { kind: "titleMissing", what: "a slide that does not show its title", elements: [fill("body", "x")] },
  ])("finds $kind in $what", ({ kind, elements }) => {
    expect(inspectPlacedDeck(deckOf(elements), template).findings.map((finding) => finding.kind)).toEqual([
      kind,
    ]);
  });

  test("finds titles that two slides share, whatever their case", () => {
    const deck = deckOf([title], [fill("title", "TITLE 1")]);
    const [first, second] = deck.slides;
    const slides = first && second ? [first, { ...second, title: "TITLE 1" }] : [];
    expect(inspectPlacedDeck({ ...deck, slides }, template).findings).toMatchObject([
      { kind: "titleRepeated", slide: 2 },
    ]);
  });

  test("finds slides on layouts that the template does not have", () => {
    const deck = deckOf([title]);
    const slides = deck.slides.map((slide) => ({ ...slide, layoutId: "another" }));
    expect(inspectPlacedDeck({ ...deck, slides }, template).findings).toMatchObject([
      { kind: "layout", slide: 1 },
    ]);
  });

  test("takes text as standing where its anchor and its alignment put it", () => {
    const bottom = fill("body", "x", { height: 1 });
    const anchored: PlacedPlaceholder = { ...bottom, text: { ...bottom.text, anchor: "bottom" } };
    const above = shape(boxAt(1, 2, 3, 1), { text: { ...textOf("y"), insets: noInsets } });
    expect(inspectPlacedDeck(deckOf([title, anchored, above]), template).findings).toEqual([]);
  });

  test("allows footers to be small and lets their colour be the template's", () => {
    const footer = fill("ftr", "Deck", { run: { size: points(9) }, height: 0.2 });
    expect(inspectPlacedDeck(deckOf([title, footer]), template).findings).toEqual([]);
  });
});
