import {
  type Box,
  connectShapes,
  groupElements,
  inches,
  type Outline,
  type PlacedChart,
  type PlacedDeck,
  type PlacedElement,
  type PlacedShape,
  points,
  type Template,
} from "@lectern/deck";
import { expect, test } from "vitest";
import { placeDeck } from "../place-deck.ts";
import { fullTemplate } from "../testing/index.ts";
import { enlargeDeck, pageScaleOf, shrinkTemplate } from "./page-scale.ts";

const words = [{ text: "What a list says" }];
const outline: Outline = {
  title: "Deck",
  language: "en",
  direction: "ltr",
  slides: [
    { kind: "title", title: "Deck", subtitle: "About this and that" },
    { kind: "bullets", title: "A list", items: [{ text: words }, { text: words }, { text: words }] },
    {
      kind: "table",
      title: "A table",
      columns: [{ heading: "Name" }, { heading: "Count" }],
      rows: [
        { cells: [[{ text: "One" }], [{ text: "1" }]] },
        { cells: [[{ text: "Two" }], [{ text: "2" }]] },
      ],
    },
    { kind: "cards", title: "Cards", cards: [1, 2, 3].map((number) => ({ heading: `Card ${number}` })) },
  ],
};

const poster = shrinkTemplate(fullTemplate, 1 / 3);

function sizesOf({ slides }: PlacedDeck): readonly number[] {
  return slides.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      const texts =
        element.kind === "table"
          ? element.rows.flatMap(({ cells }) => cells.map(({ text }) => text))
          : "text" in element && element.kind !== "chart" && element.text
            ? [element.text]
            : [];
      return texts.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size)),
      );
    }),
  );
}

function tenthsOf(deck: PlacedDeck, scale: number): readonly string[] {
  const inTenths = (length: number) => (length / scale / inches(0.1)).toFixed(1);
  return deck.slides.flatMap(({ elements }) =>
    elements.map(({ name, box: { x, y, width, height } }) =>
      [name, ...[x, y, width, height].map(inTenths)].join(" "),
    ),
  );
}

test.each([
  { what: "4:3", width: 10, height: 7.5, want: 1 },
  { what: "small 16:9", width: 10, height: 5.625, want: 1 },
  { what: "A4 upright", width: 7.5, height: 10.83, want: 1 },
  { what: "A3", width: 14, height: 10.5, want: 1 },
  { what: "a screen of 1920 points", width: 26.667, height: 15, want: 2 },
  { what: "a card", width: 5, height: 2.8125, want: 0.5 },
])("a page of $what is made for type $want times as large", ({ width, height, want }) => {
  expect(pageScaleOf({ slideSize: { width: inches(width), height: inches(height) } })).toBeCloseTo(want, 2);
});

test("a deck on pages three times as large is the same deck, three times as large", () => {
  const [usual, large] = [placeDeck(outline, fullTemplate), placeDeck(outline, poster)];
  expect(large.slideSize).toEqual(poster.slideSize);
  expect(tenthsOf(large, 3)).toEqual(tenthsOf(usual, 1));
  expect(sizesOf(large).map((size) => size / 3)).toEqual(sizesOf(usual));
});

test("type that was not made for large pages grows with them", () => {
  const placeholdersOf = (template: Template) => template.layouts.map(({ placeholders }) => placeholders);
  const small = placeholdersOf(fullTemplate);
  const layouts = poster.layouts.map((layout, index) => ({
    ...layout,
    placeholders: layout.placeholders.map((placeholder, place) => {
      const levels = small[index]?.[place]?.levels ?? [];
      return {
        ...placeholder,
        levels: placeholder.levels.map((level, depth) => ({
          ...level,
          size: levels[depth]?.size ?? level.size,
        })),
      };
    }),
  }));
  const deck = placeDeck(outline, { ...poster, layouts });
  expect(Math.min(...sizesOf(deck))).toBeGreaterThanOrEqual(30);
  expect(sizesOf(deck)).toEqual(sizesOf(placeDeck(outline, poster)));
});

test("connectors, groups, pictures and the looks of charts grow with their page", () => {
  const drawn = (scale: number): readonly PlacedElement[] => {
    const boxAt = (x: number): Box => ({
      x: inches(x * scale),
      y: inches(scale),
      width: inches(scale),
      height: inches(scale),
    });
    const line = { color: { scheme: "tx1" }, width: points(2 * scale) } as const;
    const shape = (name: string, x: number): PlacedShape => {
      return { kind: "shape", name, geometry: "ellipse", box: boxAt(x), line };
    };
    const [one, other] = [shape("One", 1), shape("Other", 4)];
    const [from, to] = [{ shape: one, side: "right" } as const, { shape: other, side: "left" } as const];
    const image = { bytes: new Uint8Array(), mediaType: "image/png" } as const;
    const chart: PlacedChart = {
      kind: "chart",
      name: "Chart",
      box: boxAt(6),
      form: "column",
      categories: ["1"],
      series: [{ name: "Plan", values: [1], color: line.color, look: { line }, pointLooks: { 0: { line } } }],
      text: { size: points(12 * scale), color: line.color },
      numberFormat: "0",
      description: "Plan",
    };
    return [
      one,
      groupElements("Group", [other]),
      connectShapes({ name: "Way", path: "elbow", line, from, to }),
      { kind: "picture", name: "Picture", box: boxAt(8), image, line, cornerRadius: inches(0.1 * scale) },
      chart,
    ];
  };
  const slides = [{ layoutId: "", title: "", elements: drawn(1) }];
  const { slideSize } = fullTemplate;
  const deck: PlacedDeck = {
    title: "",
    language: "en",
    direction: "ltr",
    slideSize,
    slides,
    sections: [],
  };
  expect(enlargeDeck(deck, 2, slideSize).slides[0]?.elements).toEqual(drawn(2));
});
