import {
  type ChartSlide,
  type Figure,
  inches,
  inspectPlacedDeck,
  type NumbersSlide,
  type Outline,
  type OutlineSlide,
  type OwnTable,
  type PlacedChart,
  type PlacedDeck,
  type PlacedElement,
  type PlacedShape,
  type PlacedTable,
  type ProcessSlide,
  plainStyle,
  type TableSlide,
  type Template,
  type TimelineSlide,
} from "@lectern/deck";
import { outlines } from "@lectern/deck/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bottomOf } from "../../geometry.ts";
import { placeDeck } from "../../place-deck.ts";
import { classicTemplate, fullTemplate, testTemplates } from "../../testing/index.ts";
import { pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";
import { propertyRuns } from "../../testing/property-runs.ts";

const say = (text: string) => [{ text }];

function place(
  slide: OutlineSlide,
  { template = fullTemplate, isRightToLeft = false }: { template?: Template; isRightToLeft?: boolean } = {},
): PlacedDeck {
  return placeDeck(
    {
      title: "Deck",
      language: isRightToLeft ? "ar" : "en",
      direction: isRightToLeft ? "rtl" : "ltr",
      slides: [{ kind: "title", title: "Deck" }, slide],
    },
    template,
  );
}

function contentOf(deck: PlacedDeck, page = 1): readonly PlacedElement[] {
  return deck.slides[page]?.elements.filter(({ kind }) => kind !== "placeholder") ?? [];
}

function findTable(deck: PlacedDeck, page = 1): PlacedTable {
  const table = contentOf(deck, page).find(({ kind }) => kind === "table");
  if (table?.kind !== "table") throw new Error(`Expected a table on slide ${page + 1}, got none.`);
  return table;
}

function findChart(deck: PlacedDeck): PlacedChart {
  const chart = contentOf(deck).find(({ kind }) => kind === "chart");
  if (chart?.kind !== "chart") throw new Error("Expected a chart, got none.");
  return chart;
}

function shapesNamed(deck: PlacedDeck, name: RegExp, page = 1): readonly PlacedShape[] {
  return contentOf(deck, page).filter(
    (element): element is PlacedShape => element.kind === "shape" && name.test(element.name),
  );
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): TableSlide {
  return {
    kind: "table",
    title: "A table",
    columns: head.map((heading) => ({ heading })),
    rows: rows.map((cells) => ({ cells: cells.map((text) => (text === "" ? [] : say(text))) })),
  };
}

const regions = tableOf(
  ["Region", "Revenue", "Growth"],
  [
    ["North", "48.2", "21%"],
    ["South", "36.9", "15%"],
    ["Total", "85.1", "18%"],
  ],
);

const seriesOfTwo = [
  { name: "Young", values: [41, 26, 39], highlighted: true },
  { name: "Boxes", values: [14, 9, 15] },
];

test("names in the key of a circle stand on one line each, in type a little smaller for that", () => {
  const chart = {
    form: "pie" as const,
    categories: ["Staff bonus", "Boards", "Tasks", "Training", "Agencies"],
    series: [{ name: "Budget", values: [132, 88, 64, 41, 35] }],
  };
  const reading = [{ text: "360 in all, down from 452" }];
  const slide: ChartSlide = { kind: "chart", title: "What it costs", chart, reading };
  const names = shapesNamed(place(slide, { template: classicTemplate }), /^Category/u);
  expect(names).toHaveLength(5);
  expect(names.map(({ text }) => text?.measured.lines)).toEqual([1, 1, 1, 1, 1]);
  expect(names[0]?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(16);
});

test("a circle whose key would break names on a narrow page is set as bars", () => {
  const narrow = { x: inches(2.5), y: inches(1.8), width: inches(7.2), height: inches(4.9) };
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    contentArea: narrow,
    placeholders: layout.placeholders.map((one) => (one.type === "obj" ? { ...one, box: narrow } : one)),
  }));
  const formOf = (categories: readonly string[]) => {
    const series = [{ name: "Budget", values: [132, 88, 64, 41, 35] }];
    const chart = { form: "pie" as const, categories, series };
    const template = { ...classicTemplate, layouts };
    return findChart(place({ kind: "chart", title: "What it costs", chart }, { template })).form;
  };
  expect(formOf(["Referral bonuses", "Job boards", "Paid tasks", "Training", "Agencies"])).toBe("bar");
  expect(formOf(["A", "B", "C", "D", "E"])).toBe("pie");
});

describe("a table", () => {
  test("is as wide as the content and says what its rows are", () => {
    const table = findTable(place(regions));
    const [content] = fullTemplate.layouts.filter(({ type }) => type === "obj");
    expect(table.box.width).toBe(content?.contentArea.width);
    expect(table).toMatchObject({ headerRow: true, firstColumn: true, totalRow: false });
  });

  test("keeps its values on one line, rather than in larger type", () => {
    const table = findTable(
      place(
        tableOf(
          ["", "Borehole", "Tanks", "Mains"],
          [
            ["To build", "£11,800", "£2,260", "£0"],
            ["Grant, closes 31 January", "£5,000 (top limit)", "£1,130 (half)", "not allowed"],
            ["Left of the reserve", "£150", "£5,820", "£6,950"],
          ],
        ),
      ),
    );
    const cells = table.rows.slice(1).flatMap((row) => row.cells.slice(1));
    for (const { text } of cells) {
      const size = text.paragraphs[0]?.runs[0]?.size ?? 0;
      expect(size).toBeGreaterThanOrEqual(20);
      expect(text.measured.height).toBeLessThan(2 * size * 12_700);
    }
  });

  test("holds its words in the wider font that a program has in place of a narrow one", () => {
    const sizeIn = (family: string) => {
      const layouts = fullTemplate.layouts.map(({ theme, ...layout }) => {
        const fonts = { ...theme.fonts, body: { ...theme.fonts.body, latin: family } };
        return { ...layout, theme: { ...theme, fonts } };
      });
      const head = ["Region", "Revenue, £ million", "Growth", "Margin", "Customers"];
      const rows = ["North America", "Middle East", "Asia Pacific", "Latin America"];
      const cells = rows.map((name) => [name, "48.2", "21 %", "61 %", "1,204,000"]);
      const template = { ...fullTemplate, layouts };
      const table = findTable(place(tableOf(head, cells), { template }));
      return table.rows[1]?.cells[0]?.text.paragraphs[0]?.runs[0]?.size ?? 0;
    };
    expect(sizeIn("Calibri")).toBe(32);
    expect(sizeIn("Corbel")).toBe(28);
  });

  test("has stripes where its rows are many and none of them is set off", () => {
    const template: Template = { ...fullTemplate, style: { ...plainStyle, row: "stripes" } };
    const filledOf = (count: number, highlighted = -1) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        cells: [say(`Row ${index}`), say("is said")],
        ...(index === highlighted && { role: "highlight" as const }),
      }));
      const columns = [{ heading: "What" }, { heading: "How" }];
      const table = findTable(place({ kind: "table", title: "Rows", columns, rows }, { template }));
      return table.rows.slice(1).flatMap(({ cells }, index) => (cells[0]?.fill ? [index] : []));
    };
    expect(filledOf(5)).toEqual([0, 2, 4]);
    expect(filledOf(3)).toEqual([]);
    expect(filledOf(5, 1)).toEqual([1]);
  });

  test("has a state as a marker before its words, so that the words of all rows begin at one edge", () => {
    const columns = [{ heading: "What" }, { heading: "State" }];
    const rows = (["good", "watch"] as const).map((state) => ({
      cells: [say("Tests"), say("As planned")],
      states: [null, state],
    }));
    const table = findTable(place({ kind: "table", title: "States", columns, rows }));
    const stated = table.rows.slice(1).map(({ cells }) => cells[1]?.text.paragraphs[0]);
    expect(stated.map((paragraph) => paragraph?.bullet)).toMatchObject([
      { character: "●" },
      { character: "▲" },
    ]);
    for (const paragraph of stated) expect(paragraph?.indent).toBe(-(paragraph?.marginStart ?? 0));
    expect(new Set(stated.map((paragraph) => paragraph?.marginStart)).size).toBe(1);
  });

  test("has its head on the field's colour and no fill behind its rows", () => {
    const [head, row] = findTable(place(regions)).rows;
    expect(head?.cells.map(({ fill }) => fill)).toMatchObject([
      { scheme: "tx2" },
      { scheme: "tx2" },
      { scheme: "tx2" },
    ]);
    expect(row?.cells.every(({ fill }) => fill === undefined)).toBe(true);
  });

  test("sets numbers and the heads above them at the end", () => {
    const { rows } = findTable(place(regions));
    const alignments = rows.map(({ cells }) => cells.map(({ text }) => text.paragraphs[0]?.alignment));
    for (const row of alignments) expect(row).toEqual(["start", "end", "end"]);
  });

  test("rules its total and tints the row that the title speaks of", () => {
    const rows = regions.rows.map((row, index) => ({
      ...row,
      ...([{}, { role: "highlight" }, { role: "total" }] as const)[index],
    }));
    const table = findTable(place({ ...regions, rows }));
    const [, , highlight, total] = table.rows;
    expect(table.totalRow).toBe(true);
    expect(highlight?.cells.every(({ fill }) => fill !== undefined)).toBe(true);
    expect(
      total?.cells.every(({ borderTop, borderBottom }) => (borderTop?.width ?? 0) >= 1.5 && !borderBottom),
    ).toBe(true);
    expect(
      total?.cells.flatMap(({ text }) => text.paragraphs[0]?.runs.map(({ bold }) => bold)),
    ).not.toContain(undefined);
  });

  test("goes on with its head again, about as many rows on each page", () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`Row ${index + 1}`, String(index * 7)]);
    const deck = place(tableOf(["Name", "Value"], rows));
    const tables = deck.slides.slice(1).map((_, index) => findTable(deck, index + 1));
    const counts = tables.map((table) => table.rows.length - 1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    expect(new Set(tables.map((table) => JSON.stringify(table.rows[0]))).size).toBe(1);
    expect(deck.slides.at(-1)?.title).toBe(`A table (${counts.length}/${counts.length})`);
  });

  test("is divided between its columns where they are too many, with the first one again", () => {
    const head = ["Measure", ...Array.from({ length: 11 }, (_, index) => `Department${index + 1}`)];
    const deck = place(tableOf(head, [head.map((_, index) => (index === 0 ? "Costs" : "1,284,500.25"))]), {
      template: classicTemplate,
    });
    const tables = deck.slides.slice(1).map((_, index) => findTable(deck, index + 1));
    expect(tables.length).toBeGreaterThan(1);
    const firsts = tables.map(({ rows }) => rows[1]?.cells[0]?.text.paragraphs[0]?.runs[0]?.text);
    expect(new Set(firsts)).toEqual(new Set(["Costs"]));
    expect(tables.reduce((sum, { columnWidths }) => sum + columnWidths.length - 1, 0)).toBe(11);
  });

  test("has its source beneath it", () => {
    const deck = place({ ...regions, source: "Northwind finance" });
    const table = findTable(deck);
    const [source] = shapesNamed(deck, /^Source$/u);
    expect(source?.box.y).toBeGreaterThan(table.box.y + table.box.height);
    expect(source?.text?.paragraphs[0]?.runs[0]).toMatchObject({ text: "Northwind finance", size: 14 });
  });
});

function chartOf(changes: Partial<ChartSlide["chart"]>, slide: Partial<ChartSlide> = {}): ChartSlide {
  const chart = {
    form: "column" as const,
    categories: ["Q1", "Q2", "Q3"],
    series: [{ name: "Revenue", values: [1, 2, 3] }],
    ...changes,
  };
  return { kind: "chart", title: "A chart", ...slide, chart };
}

describe("a chart", () => {
  test("bears its few values at its bars and hides the axis", () => {
    const chart = findChart(place(chartOf({})));
    expect(chart.series[0]?.labels).toMatchObject({ show: "value", position: "outsideEnd" });
    expect(chart.valueAxis).toMatchObject({ visible: false, minimum: 0 });
    expect(chart.legend).toBeUndefined();
  });

  test("names its unit above it, but not a sign that stands at every number", () => {
    const unitOf = (unit: string) => {
      const series = [{ name: "Regions", values: [3, 4, 5] }];
      const deck = place({ ...chartOf({ unit, series }), title: "Regions grew" });
      return shapesNamed(deck, /^Unit$/u).map(textOf);
    };
    expect(unitOf("m²")).toEqual(["m²"]);
    expect(unitOf("%")).toEqual([]);
    expect(unitOf("£")).toEqual([]);
  });

  test("has an axis from zero and light lines where its values are many", () => {
    const categories = Array.from({ length: 40 }, (_, index) => `Week ${index}`);
    const series = [{ name: "Visits", values: categories.map((_, index) => 900 + index) }];
    const chart = findChart(place(chartOf({ categories, series })));
    expect(chart.series[0]?.labels).toBeUndefined();
    expect(chart.valueAxis).toMatchObject({ visible: true, minimum: 0, gridlines: expect.anything() });
    expect(chart.labelInterval).toBeGreaterThan(1);
  });

  test("sets the category that matters in the accent and the others back", () => {
    const [series] = findChart(place(chartOf({ highlightedCategory: 2 }))).series;
    expect(series?.pointColors).toEqual({ 2: { scheme: "accent1" } });
    expect(series?.color).toMatchObject({ scheme: "accent1", luminanceOffset: expect.any(Number) });
  });

  test("sets no category apart from its series in a colour that is hardly another", () => {
    const greens = { dk2: "0E3B36", accent1: "1B6B5E", accent2: "0E3B36" };
    const green: Template = {
      ...fullTemplate,
      layouts: fullTemplate.layouts.map((layout) => ({
        ...layout,
        theme: { ...layout.theme, colors: { ...layout.theme.colors, ...greens } },
      })),
    };
    const pointsIn = (template: Template) => {
      const slide = chartOf({ series: seriesOfTwo, highlightedCategory: 2 });
      return findChart(place(slide, { template })).series[0]?.pointColors;
    };
    expect(pointsIn(green)).toBeUndefined();
    expect(pointsIn(fullTemplate)).toBeDefined();
  });

  test("names few lines at their ends, and many in a legend", () => {
    const lineOf = (count: number) => ({
      form: "line" as const,
      series: Array.from({ length: count }, (_, index) => ({
        name: `Line ${index}`,
        values: [1, 2, index * 10],
        ...(index === 0 && { highlighted: true }),
      })),
    });
    const few = findChart(place(chartOf(lineOf(3))));
    expect(few.series.map(({ labels }) => labels)).toMatchObject([
      { show: "seriesName", points: [2] },
      { show: "seriesName", points: [2] },
      { show: "seriesName", points: [2] },
    ]);
    expect(few.legend).toBeUndefined();
    expect(few.endMargin).toBeGreaterThan(0);
    expect(findChart(place(chartOf(lineOf(8)))).legend).toBe("top");
  });

  test("names lines in a legend where their names would stand on each other", () => {
    const series = [
      { name: "One", values: [1, 2, 9.9] },
      { name: "Two", values: [4, 2, 10] },
    ];
    expect(findChart(place(chartOf({ form: "line", series }))).legend).toBe("top");
  });

  test("lays its bars down where its categories have long names, but leaves time upright", () => {
    const long = [
      "Faster answers from the people in support",
      "A mobile application for the underground",
      "Invoices for each month of the year",
    ];
    const many = [...long, ...long.map((name) => `${name} too`)];
    const series = [{ name: "Mentions", values: many.map((_, index) => index) }];
    expect(findChart(place(chartOf({ categories: many, series }))).form).toBe("bar");
    const dated = many.map((name, index) => `${name} ${2020 + index}`);
    expect(findChart(place(chartOf({ categories: dated, series }))).form).toBe("column");
  });

  test("shows parts of a whole with their names and shares beside them, more than six as bars", () => {
    const deck = place(chartOf({ form: "pie" }));
    const pie = findChart(deck);
    expect(pie.series[0]?.labels).toBeUndefined();
    expect(shapesNamed(deck, /^Category/u)).toHaveLength(3);
    for (const { text } of shapesNamed(deck, /^(?:Category|Share)/u))
      expect(text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(20);
    expect(pie.valueAxis).toBeUndefined();
    expect(Object.keys(pie.series[0]?.pointColors ?? {})).toHaveLength(3);
    const categories = Array.from({ length: 9 }, (_, index) => `Part ${index}`);
    const series = [{ name: "Share", values: categories.map(() => 1) }];
    expect(findChart(place(chartOf({ form: "pie", categories, series }))).form).toBe("bar");
  });

  test("names the slices of a circle beside it on a low page as well", () => {
    const categories = ["Staff", "Rent", "Travel", "Other"];
    const pie = chartOf({ form: "pie", categories, series: [{ name: "Share", values: [5, 3, 2, 2] }] });
    const low = {
      ...fullTemplate,
      layouts: fullTemplate.layouts.map((layout) => ({
        ...layout,
        contentArea: { ...layout.contentArea, height: inches(3.4) },
        placeholders: layout.placeholders.map((one) =>
          one.box.height > inches(3) ? { ...one, box: { ...one.box, height: inches(3.4) } } : one,
        ),
      })),
    };
    expect(findChart(place(pie, { template: low })).series[0]?.labels).toBeUndefined();
    expect(shapesNamed(place(pie, { template: low }), /^Category/u)).toHaveLength(4);
  });

  test.each([
    { values: [1, 2, 3], unit: "matches", told: ["1", "2", "3"] },
    { values: [200, 400, 600], unit: "€", told: ["€200 (17%)", "€400 (33%)", "€600 (50%)"] },
    { values: [17, 33, 50], unit: "%", told: ["17%", "33%", "50%"] },
  ])("writes what the parts of a ring are beside it, as it was told: $told", ({ values, unit, told }) => {
    const deck = place(chartOf({ form: "doughnut", unit, series: [{ name: "Parts", values }] }));
    expect(shapesNamed(deck, /^Share/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.text)).toEqual(told);
    expect(findChart(deck).series[0]?.labels).toBeUndefined();
  });

  test("tells the share that matters in the middle of a ring, and of no other chart", () => {
    const inMiddle = (changes: Partial<ChartSlide["chart"]>) =>
      shapesNamed(place(chartOf(changes)), /^Share in the middle$/u).map(
        ({ text }) => text?.paragraphs[0]?.runs[0]?.text,
      );
    expect(inMiddle({ form: "doughnut", highlightedCategory: 2 })).toEqual(["50%"]);
    expect(inMiddle({ form: "doughnut" })).toEqual([]);
    const named = chartOf({
      form: "doughnut",
      highlightedCategory: 0,
      unit: "£",
      series: [{ name: "Parts", values: [250, 750] }],
    });
    const [told] = shapesNamed(place({ ...named, title: "Parts came to 250" }), /^Share in the middle$/u);
    expect(textOf(told)).toBe("£250");
    expect(inMiddle({ form: "pie", highlightedCategory: 2 })).toEqual([]);
  });

  test.each([
    { unit: "€", title: "The grant brings 600 €", shown: "€600" },
    { unit: "people", title: "600 people voted", shown: "600" },
  ])(
    "writes the amount that its title gives in the middle of a ring with its sign: $shown",
    ({ unit, title, shown }) => {
      const series = [{ name: "Parts", values: [200, 400, 600] }];
      const deck = place(chartOf({ form: "doughnut", unit, series, highlightedCategory: 2 }, { title }));
      const [middle] = shapesNamed(deck, /^Share in the middle$/u);
      expect(middle?.text?.paragraphs[0]?.runs.map(({ text }) => text).join("")).toBe(shown);
    },
  );

  test("has what to see in it beside it, or above one of many columns, on the other side from right to left", () => {
    const reading = { reading: say("It grows."), source: "Books" };
    for (const isRightToLeft of [false, true]) {
      const quarters = Array.from({ length: 12 }, (_, index) => index + 1);
      const many = {
        categories: quarters.map((quarter) => `Q${quarter}`),
        series: [{ name: "Revenue", values: quarters }],
      };
      const bars = place(chartOf(many, reading), { isRightToLeft });
      const [above] = shapesNamed(bars, /^Reading$/u);
      expect(bottomOf(above?.box ?? findChart(bars).box)).toBeLessThan(findChart(bars).box.y);
      for (const chart of [chartOf({ form: "doughnut" }, reading), chartOf({}, reading)]) {
        const deck = place(chart, { isRightToLeft });
        const [beside] = shapesNamed(deck, /^Reading$/u);
        expect((beside?.box.x ?? 0) > findChart(deck).box.x).toBe(!isRightToLeft);
        expect(findChart(deck).box.width).toBeLessThan(inches(8.8));
      }
    }
  });

  test.each([
    { unit: "days", title: "Up to 16 days", shown: "16 days" },
    { unit: "£", title: "Up to £16", shown: "£16" },
  ])("stands beside the number that its title gives, on a panel: $shown", ({ unit, title, shown }) => {
    const chart = chartOf({ unit }, { reading: say("Most of it came in spring."), title });
    const series = [{ name: "Revenue", values: [4, 9, 16] }];
    const deck = place({ ...chart, chart: { ...chart.chart, series } });
    expect(shapesNamed(deck, /^Reading panel$/u)).toHaveLength(1);
    const [words] = shapesNamed(deck, /^Reading$/u);
    const lines = words?.text?.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(""));
    expect(lines).toEqual([shown, "Q3", "Most of it came in spring."]);
  });

  test.each([
    { source: "Revenue", isShown: false },
    { source: "Revenue 2026, books of the company", isShown: true },
  ])("shows the source $source: $isShown", ({ source, isShown }) => {
    const deck = place(chartOf({}, { source, title: "It grows" }));
    expect(shapesNamed(deck, /^Source$/u)).toHaveLength(isShown ? 1 : 0);
  });

  test("says in words what it shows", () => {
    expect(findChart(place(chartOf({ unit: "NOK million" }))).description).toBe(
      "Revenue: 1–3 NOK million, Q1–Q3",
    );
  });
});

const events = (count: number, text?: string): TimelineSlide => ({
  kind: "timeline",
  title: "A timeline",
  events: Array.from({ length: count }, (_, index) => ({
    date: `${index + 1} May`,
    title: `Event ${index + 1}`,
    ...(text !== undefined && { text }),
    ...(index === 1 && { highlighted: true }),
  })),
});

describe("a timeline", () => {
  test("stands side by side, evenly, where its events are few and short", () => {
    const nodes = shapesNamed(place(events(5, "Short")), /^Node/u);
    expect(new Set(nodes.map(({ box }) => box.y)).size).toBe(1);
    const gaps = nodes.slice(1).map(({ box }, index) => box.x - (nodes[index]?.box.x ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  });

  test("has cards no higher than their fullest text needs", () => {
    const cards = shapesNamed(place(events(4, "A sentence about it.")), /^Event/u);
    expect(new Set(cards.map(({ box }) => box.height)).size).toBe(1);
    const fullest = Math.max(...cards.map(({ text }) => text?.measured.height ?? 0));
    expect(cards[0]?.box.height).toBeLessThan(fullest + inches(0.7));
  });

  test("stands in one row of equal columns below its line, a node at the start of each", () => {
    const deck = place(events(5, "What came of it is told in a sentence of a dozen and three words or so"));
    const [line] = shapesNamed(deck, /^Line/u);
    const columns = shapesNamed(deck, /^Event/u).map(({ box }) => box);
    expect(new Set(columns.map(({ y, width }) => `${y} ${width}`)).size).toBe(1);
    expect(columns.every(({ y }) => y > (line?.box.y ?? 0))).toBe(true);
    expect(shapesNamed(deck, /^Node/u).map(({ box }) => box.x)).toEqual(columns.map(({ x }) => x));
  });

  test("has each event on a panel below the line, all of one height", () => {
    const template: Template = { ...fullTemplate, style: plainStyle };
    const told = "What came of it is told in a sentence of a dozen words or so";
    const deck = place(events(4, told), { template });
    const panels = shapesNamed(deck, /^Panel/u).map(({ box }) => box);
    const words = shapesNamed(deck, /^Event/u).map(({ box }) => box);
    expect(panels).toHaveLength(4);
    expect(new Set(panels.map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
    panels.forEach(({ y, height }, index) => {
      const { y: top = 0, height: tall = 0 } = words[index] ?? {};
      expect(top).toBeGreaterThan(y);
      expect(top + tall).toBeLessThan(y + height);
    });
  });

  test("of a few words each stands on cards above and below its line, which fill the page better", () => {
    const cards = shapesNamed(place(events(5, "Short")), /^Event/u).map(({ box }) => box.y);
    expect(new Set(cards).size).toBe(2);
  });

  test("along a road has its stops at the middle of their cards, the first and the last as far from its ends", () => {
    const template: Template = { ...fullTemplate, style: { ...plainStyle, timeline: "road" } };
    const deck = place(events(5, "Short"), { template });
    const middles = (name: RegExp) =>
      shapesNamed(deck, name).map(({ box }) => Math.round((box.x + box.width / 2) / 100));
    const nodes = middles(/^Node/u);
    expect(nodes).toEqual(middles(/^Event/u));
    const content = fullTemplate.layouts.find(({ type }) => type === "obj")?.contentArea;
    const before = (nodes[0] ?? 0) * 100 - (content?.x ?? 0);
    const after = (content?.x ?? 0) + (content?.width ?? 0) - (nodes.at(-1) ?? 0) * 100;
    expect(Math.abs(before - after)).toBeLessThan(10_000);
  });

  test("has no line through events that lie unlike apart, as equal steps would tell another time", () => {
    const withYears = (years: readonly string[]) => {
      const slide = events(years.length, "Short");
      return place({
        ...slide,
        events: slide.events.map((event, index) => ({ ...event, date: years[index] ?? event.date })),
      });
    };
    expect(shapesNamed(withYears(["1956", "1966", "1976", "1986"]), /^Line/u)).toHaveLength(1);
    expect(shapesNamed(withYears(["1956", "1966", "1968", "2017"]), /^Line/u)).not.toHaveLength(1);
  });

  test("has large dates where its events are few", () => {
    const template: Template = { ...fullTemplate, style: plainStyle };
    const deck = place(events(3, "Short"), { template });
    const dates = shapesNamed(deck, /^Number/u);
    expect(dates.map(({ text }) => text?.paragraphs[0]?.runs[0]?.size)).toEqual([48, 48, 48]);
    expect(shapesNamed(deck, /^Tile/u)).toHaveLength(3);
  });

  test("of a few words each stands in coloured segments half as high as the page, else hangs from a bar", () => {
    const inBlocks: Template = {
      ...fullTemplate,
      style: { ...plainStyle, timeline: "segments", panel: "blocks" },
    };
    const heightOf = (slide: TimelineSlide) =>
      shapesNamed(place(slide, { template: inBlocks }), /^Segment 1/u)[0]?.box.height;
    expect(heightOf(events(5))).toBeGreaterThan(inches(2));
    expect(
      heightOf(events(5, "What is said of it takes some lines, as many as a column of it needs to be full.")),
    ).toBeLessThan(inches(0.3));
  });

  test("of six events that segments would have in small type stands in rows", () => {
    const style = { ...plainStyle, timeline: "segments" as const, panel: "blocks" as const };
    const template: Template = { ...fullTemplate, style };
    const six = Array.from({ length: 6 }, () => ({ date: "12 September 2026", title: "Inauguration" }));
    const deck = place({ kind: "timeline", title: "Six dates", events: six }, { template });
    expect(shapesNamed(deck, /^Segment/u)).toEqual([]);
    expect(shapesNamed(deck, /^Node/u)).toHaveLength(6);
  });

  test("of seven events stands in one column, where two would leave a hole", () => {
    const style = { ...plainStyle, timeline: "segments" as const };
    const said = "What came of it is told in a sentence";
    const seven = Array.from({ length: 7 }, () => ({ date: "12 September 2026", title: said }));
    const template: Template = { ...fullTemplate, style };
    const deck = place({ kind: "timeline", title: "Seven dates", events: seven }, { template });
    expect(new Set(shapesNamed(deck, /^Node/u).map(({ box }) => box.x)).size).toBe(1);
  });

  test("fills the node of the event that matters", () => {
    const nodes = shapesNamed(place(events(4)), /^Node/u);
    expect(nodes.map(({ fill }) => fill)).toMatchObject([
      { scheme: "bg1" },
      { scheme: "accent1" },
      { scheme: "bg1" },
      { scheme: "bg1" },
    ]);
  });

  test.each([
    { slide: events(4, "A long text about what happened. ".repeat(6)), columns: 1 },
    { slide: events(9), columns: 2 },
  ])(
    "stands one below the other in $columns column(s) where its texts are long or its events many",
    ({ slide, columns }) => {
      const nodes = shapesNamed(place(slide), /^Node/u);
      expect(new Set(nodes.map(({ box }) => box.x)).size).toBe(columns);
    },
  );

  test("runs from right to left where the text does", () => {
    const [first, second] = shapesNamed(place(events(4), { isRightToLeft: true }), /^Node/u);
    expect(first?.box.x).toBeGreaterThan(second?.box.x ?? Number.NaN);
  });
});

const steps = (count: number, text?: string): ProcessSlide => ({
  kind: "process",
  title: "A process",
  steps: Array.from({ length: count }, (_, index) => ({
    title: `Step ${index + 1}`,
    ...(text !== undefined && { text }),
  })),
});

describe("a process", () => {
  test.each([
    { count: 2, rows: 1, pages: 1 },
    { count: 5, rows: 1, pages: 1 },
    { count: 6, rows: 2, pages: 1 },
    { count: 7, rows: 2, pages: 1 },
    { count: 12, rows: 2, pages: 1 },
    { count: 14, rows: 2, pages: 2 },
  ])("of $count short steps takes $rows row(s) on each of $pages page(s)", ({ count, rows, pages }) => {
    const deck = place(steps(count, count > 6 ? undefined : "How it is done"));
    expect(deck.slides).toHaveLength(1 + pages);
    const arrows = shapesNamed(deck, /^Step/u);
    expect(new Set(arrows.map(({ box }) => box.y)).size).toBe(rows);
    const numbers = deck.slides.flatMap((_, page) => shapesNamed(deck, /^Number/u, page));
    expect(numbers.map(({ text }) => text?.paragraphs[0]?.runs[0]?.text)).toEqual(
      Array.from({ length: count }, (_, index) => String(index + 1)),
    );
  });

  test("is numbered in the digits of the deck's script", () => {
    const arabic: ProcessSlide = { ...steps(3), steps: ["أ", "ب", "ج"].map((title) => ({ title })) };
    const own = shapesNamed(place(arabic, { isRightToLeft: true }), /^Number/u);
    expect(own.map(({ text }) => text?.paragraphs[0]?.runs[0]?.text)).toEqual(["١", "٢", "٣"]);
  });

  test("with long texts becomes numbered rows with rules", () => {
    const deck = place(steps(5, "What is to be done here takes a long sentence to say. ".repeat(4)));
    expect(shapesNamed(deck, /^(?:Number|Marker)/u).length).toBeGreaterThan(1);
    expect(shapesNamed(deck, /^Line/u).length).toBeGreaterThan(1);
  });

  test("has headings that would break in a word one below the other", () => {
    const headings = [
      "おわびの言葉を述べる",
      "最後までさえぎらずに聞く",
      "事実関係を確認する",
      "対応方法をお伝えする",
      "お礼を申し上げる",
    ];
    const deck = place({
      kind: "process",
      title: "電話は5つの手順で受けます",
      steps: headings.map((title) => ({ title, text: "メモを取りながら最後まで聞く" })),
    });
    const tops = shapesNamed(deck, /^Number/u).map(({ box }) => box.y);
    expect(new Set(tops).size).toBe(headings.length);
  });

  test("of a few words each has them one below the other, large", () => {
    const deck = place(steps(3));
    const tops = shapesNamed(deck, /^Number/u).map(({ box }) => box.y);
    expect(new Set(tops).size).toBe(3);
    const [words] = shapesNamed(deck, /^Words/u);
    expect(words?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(28);
    const bands = shapesNamed(deck, /^Band/u).map(({ box }) => box.height);
    expect(bands.reduce((sum, height) => sum + height, 0)).toBeGreaterThan(inches(3.5));
  });

  test("points to the left where the text runs there", () => {
    const told = steps(3, "How it is done");
    const [first, second] = shapesNamed(place(told, { isRightToLeft: true }), /^Step/u);
    expect(first?.box.x).toBeGreaterThan(second?.box.x ?? Number.NaN);
    const [arrow] = shapesNamed(place(told, { isRightToLeft: true }), /^Arrow/u);
    expect(arrow?.line).toMatchObject({ start: { form: "arrow" } });
  });
});

describe("stacks", () => {
  const stacks = (...series: readonly (readonly number[])[]): ChartSlide => ({
    kind: "chart",
    title: "What each would cost",
    reading: say("Over twenty years the second one is cheaper by far."),
    chart: {
      form: "stackedColumn",
      categories: ["New diesel", "Hybrid"],
      series: series.map((values, index) => ({ name: `Part ${index + 1}`, values })),
    },
  });
  const asideOf = (slide: ChartSlide) =>
    findChart(place(slide)).series.map(({ labels }) => labels?.aside?.points ?? []);

  test("stand beside what to see in them where they are few, on the whole height of the page", () => {
    const { box } = findChart(place(stacks([320, 360], [1_920, 1_040])));
    expect(box.width).toBeLessThan(inches(8.8));
    expect(box.height).toBeGreaterThan(inches(3.5));
  });

  test("have the numbers of low parts beside them", () => {
    expect(asideOf(stacks([320, 360], [1_920, 1_040], [600, 40]))).toEqual([[], [], [1]]);
  });

  test("but not those of two that touch", () => {
    expect(asideOf(stacks([720, 760], [1_920, 1_040], [600, 40], [600, 30])).flat()).toEqual([1]);
  });
});

describe("numbers", () => {
  const figure = (value: string) => ({ value, label: "what it is" });
  const numbers = (...values: readonly string[]): NumbersSlide => ({
    kind: "numbers",
    title: "Numbers",
    figures: values.map(figure),
  });
  const sizes = (deck: PlacedDeck) =>
    shapesNamed(deck, /^Figure/u).map(({ text }) => text?.paragraphs[0]?.runs.map(({ size }) => size));

  test("of one figure give it the page", () => {
    expect(sizes(place(numbers("114%")))).toEqual([[180]]);
  });

  test("set the words of a unit smaller than the digits", () => {
    expect(sizes(place(numbers("48.2 million")))).toEqual([[180, 88]]);
  });

  test("stand in one size, larger than the words below them", () => {
    const deck = place(numbers("18%", "58%", "114%", "26"));
    const [first = [], ...others] = sizes(deck);
    expect(others).toEqual([first, first, first]);
    const words = shapesNamed(deck, /^Words/u).flatMap(
      ({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? [],
    );
    expect(first[0]).toBeGreaterThan(1.5 * Math.max(...words));
  });

  const picturesOf = (figure: Partial<Figure>, name: RegExp) => {
    const slide: NumbersSlide = {
      kind: "numbers",
      title: "Numbers",
      figures: [{ value: "7", label: "what it is", ...figure }],
    };
    return shapesNamed(place(slide), name);
  };

  const marks = (shape: PlacedShape | undefined) =>
    typeof shape?.geometry === "object" && "commands" in shape.geometry
      ? shape.geometry.commands.split("Z").length - 1
      : 0;

  test("draw as many marks as there are things, up to a hundred, and of more a hundredth each", () => {
    const drawn = [
      { part: 3, whole: 60 },
      { part: 60, whole: 240 },
    ].map((share) => [/^Share/u, /^Rest/u].map((name) => marks(picturesOf({ share }, name)[0])));
    expect(drawn).toEqual([
      [3, 57],
      [25, 75],
    ]);
  });

  test("draw a share as marks, those of the part in a colour of their own", () => {
    const share = { part: 7, whole: 10, thing: "seat" };
    const [part] = picturesOf({ share }, /^Share/u);
    const [rest] = picturesOf({ share }, /^Rest/u);
    expect([marks(part), marks(rest)]).toEqual([7, 3]);
    expect(part?.description).toBe("7/10 (seat)");
    expect(rest?.fill).not.toEqual(part?.fill);
  });

  test("draw references as bars to one scale, with their names and values", () => {
    const references = [
      { label: "Before", value: 3.5, role: "was" as const },
      { label: "Aim", value: 14, role: "target" as const },
    ];
    const bars = picturesOf({ amount: 7, references }, /^Bar/u);
    const heights = bars.map(({ box }) => Math.round((box.height / (bars.at(-1)?.box.height ?? 1)) * 100));
    expect(heights).toEqual([25, 50, 100]);
    expect(bars.map(({ description }) => description)).toEqual(["Before: 3.5", "what it is: 7", "Aim: 14"]);
    expect(bars.at(-1)).toMatchObject({ line: { dash: "sysDash" } });
  });

  test("name what they are held against, and not once more what they are", () => {
    const references = [{ label: "Before", value: 3.5, role: "was" as const }];
    const said = (name: RegExp) => picturesOf({ amount: 7, references }, name).map(textOf);
    expect(said(/^Reference/u)).toEqual(["Before"]);
    expect(said(/^Amount/u)).toHaveLength(2);
  });

  test("stand below each other beside their pictures where they would be small side by side", () => {
    const references = [{ label: "Before", value: 3.5, role: "was" as const }];
    const rowsOf = (value: string) => {
      const figures = [1, 2, 3].map(() => ({ value, label: "of paths", amount: 7, references }));
      const deck = place({ kind: "numbers", title: "Paths", figures });
      expect(shapesNamed(deck, /^Bar/u)).toHaveLength(6);
      // The figure has its name right above.
      expect(shapesNamed(deck, /^Reference/u).map(textOf)).toEqual(["Before", "Before", "Before"]);
      expect(Math.max(...sizes(deck).flat().map(Number))).toBeGreaterThanOrEqual(40);
      return new Set(shapesNamed(deck, /^Figure/u).map(({ box }) => box.y)).size;
    };
    expect(rowsOf("7 km")).toBe(1);
    expect(rowsOf("CHF 7,100,000.50 a year")).toBe(3);
  });

  test("draw a series as a line with a dot at its end", () => {
    const series = { label: "2019 to 2026", values: [4, 2, 9] };
    const [line] = picturesOf({ series }, /^Sparkline/u);
    const [dot] = picturesOf({ series }, /^Last value/u);
    expect(line?.description).toBe("4, 2, 9");
    expect((dot?.box.x ?? 0) + (dot?.box.width ?? 0) / 2).toBeCloseTo(
      (line?.box.x ?? 0) + (line?.box.width ?? 0),
      -1,
    );
  });

  test("have what they say together at the foot", () => {
    const deck = place({ ...numbers("1", "2"), takeaway: say("They grow.") });
    const [takeaway] = shapesNamed(deck, /^Takeaway$/u);
    const [content] = fullTemplate.layouts.filter(({ type }) => type === "obj");
    const area = content?.contentArea;
    expect((takeaway?.box.y ?? 0) + (takeaway?.box.height ?? 0)).toBe((area?.y ?? 0) + (area?.height ?? 0));
  });

  test("have it in larger type where it is one line", () => {
    const sizeOf = (text: string) => {
      const [band] = shapesNamed(place({ ...numbers("1", "2"), takeaway: say(text) }), /^Takeaway$/u);
      return band?.text?.paragraphs[0]?.runs[0]?.size ?? 0;
    };
    const long =
      "They grow with every year in which nobody looks after what was planted there by others before us.";
    expect(sizeOf("They grow.")).toBeGreaterThan(20);
    expect(sizeOf(long)).toBeLessThanOrEqual(20);
  });
});

/** Every text of slides with data, in the words of the outline, without spaces. */
function saidBy({ slides }: Outline): readonly string[] {
  const plain = (runs: readonly { readonly text: string }[] = []) => runs.map(({ text }) => text).join("");
  return slides.flatMap((slide): readonly string[] => {
    switch (slide.kind) {
      case "table":
        return [
          slide.title,
          slide.source ?? "",
          ...slide.columns.map(({ heading }) => heading),
          ...slide.rows.flatMap(({ cells }) => cells.map(plain)),
        ];
      case "chart":
        return [
          slide.title,
          plain(slide.reading),
          slide.source ?? "",
          ...slide.chart.categories,
          ...slide.chart.series.map(({ name }) => name),
        ];
      case "timeline":
        return [slide.title, ...slide.events.flatMap(({ date, title, text = "" }) => [date, title, text])];
      case "process":
        return [slide.title, ...slide.steps.flatMap(({ title, text = "" }) => [title, text])];
      case "numbers":
        return [
          slide.title,
          plain(slide.takeaway),
          ...slide.figures.flatMap(({ value, label, text = "" }) => [value, label, text]),
        ];
      default:
        return [];
    }
  });
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, "");
}

function textsOf(element: PlacedElement): readonly string[] {
  const ofParagraphs = (text: PlacedShape["text"]) =>
    (text?.paragraphs ?? []).map(({ runs }) => runs.map((run) => run.text).join(""));
  switch (element.kind) {
    case "table":
      return element.rows.flatMap(({ cells }) => cells.flatMap(({ text }) => ofParagraphs(text)));
    case "chart":
      return [...element.categories, ...element.series.map(({ name }) => name)];
    case "placeholder":
    case "shape":
      return ofParagraphs(element.text);
    case "group":
      return element.elements.flatMap(textsOf);
    case "connector":
    case "picture":
      return [];
  }
}

const kinds = ["table", "chart", "timeline", "process", "numbers"] as const;

describe.each(Object.entries(testTemplates))("any slide with data on the %s template", (_, template) => {
  test("leaves nothing to find", () => {
    fc.assert(
      fc.property(fc.oneof(outlines({ kinds }), outlines({ kinds, hostile: true })), (any) => {
        expect(inspectPlacedDeck(placeDeck(any, template), template).findings).toEqual([]);
      }),
      propertyRuns(25),
    );
  });

  test("says everything that the outline says", () => {
    fc.assert(
      fc.property(outlines({ kinds, hostile: true, mostSlides: 4 }), (any) => {
        const deck = placeDeck(any, template);
        const titles = withoutSpaces(deck.slides.map(({ title }) => title).join("\n"));
        const contents = withoutSpaces(
          deck.slides.flatMap(({ elements }) => contentTexts(elements)).join(""),
        );
        for (const text of saidBy(any).map(withoutSpaces)) {
          if (!contents.includes(text)) expect(titles).toContain(text);
        }
      }),
      propertyRuns(15),
    );
  });

  test("gives the same deck for the same outline", () => {
    fc.assert(
      fc.property(outlines({ kinds }), (any) => {
        expect(placeDeck(any, template)).toEqual(placeDeck(structuredClone(any), structuredClone(template)));
      }),
      propertyRuns(5),
    );
  });
});

// Titles and footers stand between the pages of a text that goes on, and repeat.
function contentTexts([, ...elements]: readonly PlacedElement[]): readonly string[] {
  const isContent = (element: PlacedElement) =>
    element.kind !== "placeholder" || !["ftr", "sldNum"].includes(element.type);
  return elements.filter(isContent).flatMap(textsOf);
}

describe("a table in the template of makers who have tables of their own", () => {
  const slide: TableSlide = {
    kind: "table",
    title: "Costs",
    columns: [{ heading: "What" }, { heading: "Costs" }],
    rows: ["Rent", "Food", "Books", "Trains", "Light"].map((what, index) => ({
      cells: [[{ text: what }], [{ text: `${index + 1}0` }]],
    })),
  };
  const { style: _, ...plain } = fullTemplate;
  const rowsWith = (ownTable: OwnTable | undefined) => {
    const template = { ...plain, ...(ownTable && { ownTable }) };
    const [page] = pagesOf(placeSlide(slide, { template }));
    const table = page?.elements.find(({ kind }) => kind === "table");
    return table?.kind === "table" ? table.rows.map(({ cells }) => cells[0]) : [];
  };

  test("has a full head over rules where these say nothing", () => {
    const [head, first] = rowsWith(undefined);
    expect([head?.fill, head?.borderBottom, first?.fill].map((one) => one !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("has a rule below its head, and stripes, where these have that", () => {
    const [head, first, second] = rowsWith({ head: "rule", rows: "stripes" });
    expect(head?.fill).toBeUndefined();
    expect(head?.borderBottom).toBeDefined();
    expect([first?.fill, second?.fill].map((one) => one !== undefined)).toEqual([true, false]);
  });

  test("has a pale head above a rule where these have that", () => {
    const [head] = rowsWith({ head: "tint", rows: "rules" });
    expect(head?.fill).toBeDefined();
    expect(head?.borderBottom).toBeDefined();
  });
});
