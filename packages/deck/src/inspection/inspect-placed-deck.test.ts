import { describe, expect, test } from "vitest";
import { connectShapes } from "../placed/connect-shapes.ts";
import { groupElements } from "../placed/group-elements.ts";
import type {
  PlacedChart,
  PlacedChartLabels,
  PlacedDeck,
  PlacedElement,
  PlacedLook,
  PlacedPlaceholder,
  PlacedRun,
  PlacedShape,
  PlacedTable,
  PlacedTableCell,
} from "../placed/placed-deck.ts";
import type { LinearGradient, PatternFill } from "../placed/placed-drawing.ts";
import type { LevelStyle, Placeholder, Template } from "../template/template.ts";
import type { ThemeColor } from "../template/theme-colors.ts";
import { type Box, emu, inches, points } from "../units.ts";
import { inspectPlacedDeck } from "./inspect-placed-deck.ts";

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

const star = { width: 10, height: 10, commands: "M 0 0 L 10 0 L 5 10 Z" };

function cellOf(text: string, options: TextOptions & Partial<PlacedTableCell> = {}): PlacedTableCell {
  const { run, width = 1, height = 0.3, ...look } = options;
  return {
    text: { ...textOf(text, { run: { size: points(14), ...run }, width, height }), insets: noInsets },
    ...look,
  };
}

/** Two columns of 4 in and rows of 1 in, in the upper half of the content area. */
function table(
  cells: readonly (readonly PlacedTableCell[])[],
  changes: Partial<PlacedTable> = {},
): PlacedTable {
  return {
    kind: "table",
    name: "table",
    box: boxAt(1, 2, 8, cells.length),
    columnWidths: [inches(4), inches(4)],
    rows: cells.map((row) => ({ height: inches(1), cells: row })),
    headerRow: true,
    firstColumn: false,
    totalRow: false,
    description: "Costs by kind",
    ...changes,
  };
}

const plainTable = table([
  [cellOf("Cost"), cellOf("EUR")],
  [cellOf("Fuel"), cellOf("")],
]);

function chart(changes: Partial<PlacedChart> = {}): PlacedChart {
  return {
    kind: "chart",
    name: "chart",
    box: bodyBox,
    form: "column",
    categories: ["April", "May"],
    series: [{ name: "2026", values: [1, 2], color: { scheme: "accent3" } }],
    text: { size: points(14), color: { scheme: "tx1" } },
    numberFormat: "0",
    description: "Passengers by month",
    ...changes,
  };
}

function labelled(labels: Partial<PlacedChartLabels>, changes: Partial<PlacedChart> = {}): PlacedChart {
  const look: PlacedChartLabels = { show: "value", size: points(14), color: { scheme: "bg1" }, ...labels };
  return chart({
    series: [
      {
        name: "2026",
        values: [1, 2],
        color: { scheme: "accent3" },
        pointColors: { 1: { scheme: "accent4" } },
        labels: look,
      },
    ],
    ...changes,
  });
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

const hatched: PatternFill = {
  kind: "pattern",
  preset: "wdUpDiag",
  foreground: { scheme: "tx2" },
  background: { scheme: "bg1" },
};

function fading(color: ThemeColor): LinearGradient {
  return {
    kind: "gradient",
    angle: 90,
    stops: [
      { position: 0, color: { scheme: "bg1" } },
      { position: 1, color },
    ],
  };
}

/** A chart whose light labels stand in bars, the second of which has a look of its own. */
function planned(look: PlacedLook): PlacedChart {
  const { series, ...rest } = labelled({ position: "insideEnd" });
  return { ...rest, series: series.map((one) => ({ ...one, pointLooks: { 1: look } })) };
}

const yes = shape(boxAt(6, 2, 2, 1), { name: "B" });
const way = connectShapes({
  name: "way",
  path: "elbow",
  line: { color: { scheme: "tx1" }, width: points(2) },
  from: { shape: shape(boxAt(1, 2, 2, 1), { name: "A" }), side: "right" },
  to: { shape: yes, side: "left" },
});
const photo = { bytes: new Uint8Array(), mediaType: "image/png" } as const;

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
    {
      kind: "overlap",
      what: "a placeholder's text that runs into the layout's artwork",
      elements: [title, { ...fill("body", "x"), box: boxAt(7, 3, 3, 1), inheritsBox: false }],
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

  test("lets text stand in the hole of a ring, not on the ring or on another chart", () => {
    const kindsOf = (form: PlacedChart["form"], text: Box) => {
      const ring = chart({ form, box: boxAt(1, 2, 4, 4) });
      const found = inspectPlacedDeck(
        deckOf([
          title,
          ring,
          shape(text, { text: { ...textOf("y", { width: 1, height: 0.4 }), insets: noInsets } }),
        ]),
        template,
      ).findings;
      return found.map(({ kind }) => kind);
    };
    const inside = boxAt(2.4, 3.6, 1.2, 0.6);
    expect(kindsOf("doughnut", inside)).not.toContain("overlap");
    expect(kindsOf("doughnut", boxAt(1.2, 3.6, 1.2, 0.6))).toContain("overlap");
    expect(kindsOf("pie", inside)).toContain("overlap");
  });

  test("takes text in a placeholder with a fill of its own to stand on that", () => {
    const [layout] = template.layouts;
    if (!layout) throw new Error("Expected a layout.");
    const placeholders = layout.placeholders.map((each) =>
      each.type === "body" ? { ...each, fill: "12263F" } : each,
    );
    const filled = { ...template, layouts: [{ ...layout, placeholders }] };
    const kindsWith = (scheme: "bg1" | "tx1") => {
      const deck = deckOf([title, fill("body", "x", { run: { color: { scheme } } })]);
      return inspectPlacedDeck(deck, filled).findings.map(({ kind }) => kind);
    };
    expect(kindsWith("bg1")).toEqual([]);
    expect(kindsWith("tx1")).toEqual(["contrast"]);
  });

  const named = (elements: readonly PlacedElement[]) =>
    inspectPlacedDeck(deckOf([title, ...elements]), template).findings.map(
      ({ kind, element, message }) => `${element} ${kind}: ${message}`,
    );
  const onPanel = (run: Partial<PlacedRun>) =>
    shape(bodyBox, { text: { ...textOf("y", { run }), insets: noInsets } });

  test.each<{ what: string; elements: readonly PlacedElement[]; want: readonly string[] }>([
    { what: "a table in order", elements: [plainTable], want: [] },
    {
      what: "cells whose text is higher than they are",
      elements: [
        table([
          [cellOf("Cost"), cellOf("EUR", { height: 1.1 })],
          [cellOf("Fuel", { height: 2 }), cellOf("88", { width: 4.1 })],
        ]),
      ],
      want: [
        "table overflow: Row 1, column 2: Expected text of at most 4.00 x 1.00 in, got 1.00 x 1.10 in. So in 2 more of its cells.",
      ],
    },
    {
      what: "a cell that has PowerPoint's own insets",
      elements: [
        table([
          [
            cellOf("Cost", { height: 1 }),
            { text: textOf("EUR", { width: 1, height: 0.95, run: { size: points(14) } }) },
          ],
        ]),
      ],
      want: ["table overflow: Row 1, column 2: Expected text of at most 3.80 x 0.90 in, got 1.00 x 0.95 in."],
    },
    {
      what: "small text in a cell",
      elements: [table([[cellOf("Cost"), cellOf("EUR", { run: { size: points(11) } })]])],
      want: ["table smallText: Row 1, column 2: Expected at least 12 pt, got 11 pt."],
    },
    {
      what: "dark text in a dark cell",
      elements: [table([[cellOf("Cost", { fill: { scheme: "tx2" } }), cellOf("EUR")]])],
      want: [
        "table contrast: Row 1, column 1: Expected a contrast of at least 4.5, got 1.05: 1B222C on 12263F.",
      ],
    },
    {
      what: "light text in a cell without fill",
      elements: [table([[cellOf("Cost"), cellOf("EUR", { run: { color: { scheme: "bg1" } } })]])],
      want: [
        "table contrast: Row 1, column 2: Expected a contrast of at least 4.5, got 1.00: FFFFFF on FFFFFF.",
      ],
    },
    {
      what: "light text in a cell without fill, on a dark panel",
      elements: [
        shape(bodyBox, { fill: { scheme: "tx2" } }),
        table([
          [
            cellOf("Cost", { run: { color: { scheme: "bg1" } } }),
            cellOf("", { run: { color: { scheme: "bg1" } } }),
          ],
        ]),
      ],
      want: [],
    },
    {
      what: "a table of empty cells",
      elements: [table([[cellOf(""), cellOf(" ")]])],
      want: ["table emptyText: Expected text, got none: leave the element out."],
    },
    {
      what: "empty cells of a small size and a faint colour",
      elements: [
        table([[cellOf("Cost"), cellOf("", { run: { size: points(8), color: { scheme: "bg1" } } })]]),
      ],
      want: [],
    },
    {
      what: "rows and columns that do not fill the table's box",
      elements: [{ ...plainTable, box: boxAt(1, 2, 7.5, 3) }],
      want: [
        "table tableGrid: Expected columns that fill the box of 7.50 in, got 8.00 in.",
        "table tableGrid: Expected rows that fill the box of 3.00 in, got 2.00 in.",
      ],
    },
    {
      what: "a row that lacks a cell",
      elements: [table([[cellOf("Cost"), cellOf("EUR")], [cellOf("Fuel")]])],
      want: ["table tableGrid: Row 2: Expected 2 cells, one for each column, got 1."],
    },
    {
      what: "a table without description",
      elements: [{ ...plainTable, description: "" }],
      want: ["table descriptionMissing: Expected a description for screen readers, got none."],
    },
    {
      what: "a table beyond the edge and on artwork",
      elements: [table([[cellOf("Cost"), cellOf("EUR")]], { box: boxAt(3, 2, 8, 1) })],
      want: [
        "table outOfBounds: Expected it on the slide, got 8.00 x 1.00 in at 3.00, 2.00 in.",
        "table overlap: Expected it beside the layout's artwork, got a table on it.",
      ],
    },
    {
      what: "text on a table",
      elements: [plainTable, onPanel({})],
      want: ['table overlap: Expected it apart from "shape", got text on a table.'],
    },
    {
      what: "a chart on a table",
      elements: [plainTable, chart()],
      want: ['table overlap: Expected it apart from "chart", got a chart on a table.'],
    },
    {
      what: "a panel over a table",
      elements: [plainTable, shape(boxAt(2, 3, 1, 0.5), { fill: { scheme: "bg2" } })],
      want: ['table overlap: Expected it in sight, got "shape" drawn over it.'],
    },
    {
      what: "a panel over text, but not an outline or a path",
      elements: [
        fill("body", "x"),
        shape(bodyBox, { line: { color: { scheme: "tx1" }, width: points(1) } }),
        shape(bodyBox, { geometry: star, fill: { scheme: "bg1" } }),
        shape(bodyBox, { name: "panel", fill: { scheme: "bg1" } }),
      ],
      want: ['body overlap: Expected it in sight, got "panel" drawn over it.'],
    },
    { what: "a chart in order", elements: [chart()], want: [] },
    {
      what: "a chart without data that goes together",
      elements: [
        chart({
          form: "pie",
          series: [
            { name: "2025", values: [1], color: { scheme: "accent1" } },
            { name: "2026", values: [1, 2], color: { scheme: "accent2" } },
          ],
          description: " ",
        }),
      ],
      want: [
        "chart chartData: Expected one series in a pie, got 2.",
        'chart chartData: Expected 2 values in "2025", one for each category, got 1.',
        "chart descriptionMissing: Expected a description for screen readers, got none.",
      ],
    },
    {
      what: "small text in a chart",
      elements: [chart({ text: { size: points(10.5), color: { scheme: "tx1" } } })],
      want: ["chart smallText: Expected at least 12 pt, got 10.5 pt."],
    },
    {
      what: "small labels in a chart",
      elements: [labelled({ size: points(9), color: { scheme: "tx1" } })],
      want: ["chart smallText: Expected at least 12 pt, got 9 pt."],
    },
    {
      what: "pale text in a chart",
      elements: [chart({ text: { size: points(14), color: { scheme: "accent4" } } })],
      want: ["chart contrast: Expected a contrast of at least 4.5, got 1.57: B7D3DC on FFFFFF."],
    },
    {
      what: "a chart's text on a dark panel",
      elements: [shape(bodyBox, { fill: { scheme: "tx2" } }), chart()],
      want: ["chart contrast: Expected a contrast of at least 4.5, got 1.05: 1B222C on 12263F."],
    },
    {
      what: "light labels beside the bars",
      elements: [labelled({ position: "outsideEnd" })],
      want: [
        'chart contrast: Labels of "2026": Expected a contrast of at least 4.5, got 1.00: FFFFFF on FFFFFF.',
      ],
    },
    {
      what: "light labels in bars of which one is light",
      elements: [labelled({ position: "insideEnd" })],
      want: [
        'chart contrast: Labels of "2026": Expected a contrast of at least 4.5, got 1.57: FFFFFF on B7D3DC.',
      ],
    },
    {
      what: "light labels in a bar that is an outline",
      elements: [planned({ line: { color: { scheme: "accent3" }, width: points(1) } })],
      want: [
        'chart contrast: Labels of "2026": Expected a contrast of at least 4.5, got 1.00: FFFFFF on FFFFFF.',
      ],
    },
    {
      what: "light labels in a bar that is hatched",
      elements: [planned({ fill: { ...hatched, foreground: { scheme: "accent4" } } })],
      want: [
        'chart contrast: Labels of "2026": Expected a contrast of at least 4.5, got 1.57: FFFFFF on B7D3DC.',
      ],
    },
    {
      what: "light labels in a bar that is a gradient of dark colours",
      elements: [
        planned({
          fill: { ...fading({ scheme: "tx2" }), stops: [{ position: 0, color: { scheme: "tx1" } }] },
        }),
      ],
      want: [],
    },
    {
      what: "light labels in dark bars only",
      elements: [labelled({ position: "insideEnd", points: [0] })],
      want: [],
    },
    {
      what: "light labels on a ring, wherever they are wished",
      elements: [labelled({ position: "outsideEnd", points: [0] }, { form: "doughnut" })],
      want: [],
    },
    {
      what: "text on a gradient that is dark at one end",
      elements: [shape(bodyBox, { fill: fading({ scheme: "tx2" }) }), fill("body", "x")],
      want: ["body contrast: Expected a contrast of at least 3, got 1.05: 1B222C on 12263F."],
    },
    {
      what: "text on a pattern of a dark and a light colour",
      elements: [shape(bodyBox, { fill: hatched }), fill("body", "x")],
      want: ["body contrast: Expected a contrast of at least 3, got 1.05: 1B222C on 12263F."],
    },
    {
      what: "text on a fill that lets the page through",
      elements: [shape(bodyBox, { fill: { scheme: "tx2", alpha: 0.1 } }), fill("body", "x")],
      want: [],
    },
    {
      what: "light text in such a fill of its own",
      elements: [
        shape(bodyBox, {
          fill: { scheme: "tx2", alpha: 0.5 },
          text: { ...textOf("x", { run: { color: { scheme: "bg1" } } }), insets: noInsets },
        }),
      ],
      want: [],
    },
    {
      what: "faint text in such a fill of its own",
      elements: [
        shape(bodyBox, {
          fill: { scheme: "tx2", alpha: 0.2 },
          text: { ...textOf("x", { run: { color: { scheme: "bg1" } } }), insets: noInsets },
        }),
      ],
      want: ["shape contrast: Expected a contrast of at least 3, got 1.49: FFFFFF on D0D4D9."],
    },
    {
      what: "text that shines through too much",
      elements: [fill("body", "x", { run: { color: { scheme: "tx1", alpha: 0.3 } } })],
      want: ["body contrast: Expected a contrast of at least 3, got 1.88: BBBDC0 on FFFFFF."],
    },
    {
      what: "a slice, behind most of whose box is the page",
      elements: [
        shape(bodyBox, { geometry: { sector: "pie", from: 0, to: 90 }, fill: { scheme: "tx2" } }),
        fill("body", "x"),
      ],
      want: [],
    },
    {
      what: "a bar that is turned off the slide",
      elements: [shape(boxAt(3, 0.2, 4, 0.5), { fill: { scheme: "tx2" }, rotation: 90 })],
      want: ["shape outOfBounds: Expected it on the slide, got 0.50 x 4.00 in at 4.75, -1.55 in."],
    },
    {
      what: "text that is turned into other text",
      elements: [
        fill("body", "x"),
        shape(boxAt(1, 3.2, 3, 0.4), { rotation: 90, text: { ...textOf("y"), insets: noInsets } }),
      ],
      want: ['body overlap: Expected it apart from "shape", got text on text.'],
    },
    {
      what: "a connector between two shapes, one of them in a group",
      elements: [way, shape(boxAt(1, 2, 2, 1), { name: "A" }), groupElements("Answers", [yes])],
      want: [],
    },
    {
      what: "a connector to a shape that is not there, or there twice",
      elements: [way, yes, yes],
      want: [
        'way connection: Expected one shape of the name "A" to be attached to, got 0.',
        'way connection: Expected one shape of the name "B" to be attached to, got 2.',
      ],
    },
    {
      what: "a connector to a shape that was moved away from it",
      elements: [way, shape(boxAt(1, 3, 2, 1), { name: "A" }), yes],
      want: [
        'way connection: Expected it to touch the right side of "A" in its middle, got an end elsewhere.',
      ],
    },
    {
      what: "text on a picture, and text of a group that runs over",
      elements: [
        { kind: "picture", name: "photo", box: boxAt(1, 2, 2, 2), image: photo },
        fill("body", "x"),
        groupElements("Card", [shape(boxAt(5, 4, 1, 1), { text: { ...textOf("y"), insets: noInsets } })]),
      ],
      want: [
        'photo overlap: Expected it apart from "body", got text on a picture.',
        "shape overflow: Expected text of at most 1.00 x 1.00 in, got 3.00 x 0.40 in.",
      ],
    },
  ])("says what is wrong with $what", ({ elements, want }) => {
    expect(named(elements)).toEqual(want);
  });

  test("mirrors the columns of tables in right-to-left decks", () => {
    const light = { run: { color: { scheme: "bg1" } } } as const;
    const panel = shape(boxAt(5, 2, 4, 1), { fill: { scheme: "tx2" } });
    const deck = deckOf([title, panel, table([[cellOf("a", light), cellOf("b")]])]);
    const inspect = (direction: PlacedDeck["direction"]) =>
      inspectPlacedDeck({ ...deck, direction }, template).findings.map(({ kind }) => kind);
    expect(inspect("rtl")).toEqual([]);
    expect(inspect("ltr")).toEqual(["contrast"]);
  });

  test("counts what tables and charts reach over, say and set small", () => {
    const figures = inspectPlacedDeck(deckOf([title, plainTable], [title, chart()]), template).slides;
    expect(figures).toEqual([
      { slide: 1, contentShare: 0.5, smallestText: 14, characters: 18 },
      { slide: 2, contentShare: 1, smallestText: 14, characters: 19 },
    ]);
  });

  test("holds text that reaches over two panels against both of them, and icons against nothing", () => {
    const dark = shape(boxAt(1, 2, 2, 4), { fill: { scheme: "tx2" } });
    const icon = shape(boxAt(1, 2, 2, 4), { geometry: star, fill: { scheme: "tx2" } });
    expect(named([dark, fill("body", "x")])).toHaveLength(1);
    expect(named([dark, fill("body", "x", { run: { color: { scheme: "bg1" } } })])).toHaveLength(1);
    expect(named([icon, fill("body", "x")])).toEqual([]);
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
