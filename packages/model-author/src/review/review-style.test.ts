import type { BulletItem, OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { reviewStyle } from "./review-style.ts";

function points(title: string, ...texts: readonly (string | readonly [string, string])[]): OutlineSlide {
  const items = texts.map(
    (text): BulletItem =>
      typeof text === "string" ? { text: [{ text }] } : { lead: text[0], text: [{ text: text[1] }] },
  );
  return { kind: "bullets", title, items };
}

function told(slides: readonly OutlineSlide[], { prompt = "", ask = "" } = {}) {
  return reviewStyle(slides, { prompt, language: "en", ask }).map((flaw) => [
    flaw.slide,
    flaw.pointer,
    flaw.told,
  ]);
}

const queue = points(
  "Residents wait more than 20 minutes",
  "Residents queue from 11:30 until noon",
  "Volunteers deliver meals alone",
  "Some find dishes salty",
);

describe("facts that stand on two slides", () => {
  it("are told of the later one", () => {
    const again: OutlineSlide = {
      kind: "table",
      title: "Residents queue, find dishes salty",
      columns: [{ heading: "What" }, { heading: "When" }],
      rows: [
        { cells: [[{ text: "Residents queue more than 20 minutes" }], [{ text: "11:30 until noon" }]] },
        { cells: [[{ text: "Volunteers deliver meals alone" }], []] },
      ],
    };
    expect(told([points("Cover", "x"), queue, again])).toEqual([[2, "", "tells the facts of slide 2 again"]]);
  });

  it.each<[string, OutlineSlide]>([
    [
      "the measures against them",
      points(
        "A second window opens in May",
        "The queue of more than 20 minutes ends",
        "Four people deliver meals with the landlord",
        "Menus are published every week",
      ),
    ],
    ["a closing", { ...queue, kind: "closing" } as OutlineSlide],
    ["a slide for questions", { ...queue, backup: true } as OutlineSlide],
    ["a short one", points("Residents queue", "Volunteers deliver meals")],
    [
      "a quiz",
      points(
        "Residents wait more than 20 minutes?",
        "Do residents queue from 11:30 until noon?",
        "Do volunteers deliver meals alone?",
        "Some find dishes salty",
      ),
    ],
    [
      "other figures of the same things",
      points(
        "Residents wait 35 minutes, 12 meals, 7 dishes",
        "Residents queue from 10:15 until noon",
        "Volunteers deliver meals alone",
        "Some find dishes salty",
      ),
    ],
  ])("are not: %s", (_, slide) => {
    expect(told([queue, slide])).toEqual([]);
  });

  it("may be drawn from a table", () => {
    const names = [
      "Northern quarter",
      "Southern quarter",
      "Eastern quarter",
      "Western quarter",
      "Harbour district",
    ];
    const table: OutlineSlide = {
      kind: "table",
      title: "Visitors by quarter, harbour first with 50",
      columns: [{ heading: "Quarter" }, { heading: "Visitors" }],
      rows: names.map((name) => ({ cells: [[{ text: name }], [{ text: "50" }]] })),
    };
    const chart: OutlineSlide = {
      kind: "chart",
      title: "Visitors by quarter, harbour first with 50",
      chart: { form: "bar", categories: names, series: [{ name: "Visitors", values: [50, 50, 50, 50, 50] }] },
    };
    expect(told([table, chart])).toEqual([]);
  });
});

describe("labels", () => {
  it("that are empty among others are told", () => {
    const slide = points("T", ["Cost", "a"], "b", ["Date", "c"]);
    expect(told([slide])).toEqual([[0, "/items/1/lead", "has a label that is empty among others"]]);
  });

  it.each([
    [points("T", "a", "b", "c")],
    [points("T", ["Cost", "a"], ["Date", "b"], "All of it by May")],
    [points("T", "In short:", ["Cost", "a"], ["Date", "b"])],
    [points("T", ["Cost", "a"], "b")],
  ])("are not told where they are meant so", (slide) => {
    expect(told([slide])).toEqual([]);
  });

  it("of rows are told where one alone is empty and it is no total", () => {
    const row = (first: string, role?: "total") => ({
      cells: [first === "" ? [] : [{ text: first }], [{ text: "7" }]],
      ...(role && { role }),
    });
    const table = (...rows: readonly ReturnType<typeof row>[]): OutlineSlide => ({
      kind: "table",
      title: "T",
      columns: [{ heading: "What" }, { heading: "How many" }],
      rows,
    });
    expect(told([table(row("a"), row(""), row("c"))])).toMatchObject(
      [[0, "/rows/1/cells/0", {}]].map(([a, b]) => [a, b, expect.any(String)]),
    );
    expect(told([table(row("a"), row("b"), row("", "total"))])).toEqual([]);
    expect(told([table(row("a"), row(""), row(""), row("d"))])).toEqual([]);
  });
});

describe("titles of figures", () => {
  const numbers = (title: string): OutlineSlide => ({
    kind: "numbers",
    title,
    figures: [{ value: "7", label: "boats" }],
  });

  it.each(["Overview", "Key figures", "主要数字", "Ключевые показатели", "Three problems"])("%s", (title) => {
    expect(told([numbers(title)])).toEqual([
      [0, "/title", `has the title "${title}", which tells no finding`],
    ]);
  });

  it.each(["Seven boats cross the lake", "Boats 2026", "渡船每天往返七次左右不停歇", "Seven boats cross"])(
    "tell something, or are the prompt's: %s",
    (title) => {
      expect(told([numbers(title)], { prompt: "Title: seven boats cross" })).toEqual([]);
    },
  );

  it("are not asked of slides without figures", () => {
    expect(told([points("Overview", "a")])).toEqual([]);
  });
});

describe("what is asked of the audience", () => {
  const ask = "The council approves a water tank of 500 litres by June";
  const closing = (fields: object): OutlineSlide => ({
    kind: "closing",
    title: "The garden in figures",
    ...fields,
  });

  it("is told where the last slide has none of it", () => {
    const recap = closing({ items: [{ text: [{ text: "42 kg of vegetables" }] }] });
    expect(told([queue, recap], { ask })).toEqual([[1, "", "closes the deck without what it asks for"]]);
    const backup = { ...queue, title: "Council approves the tank of litres", backup: true } as OutlineSlide;
    expect(told([recap, backup], { ask })).toHaveLength(1);
  });

  it.each([
    ["in its title", closing({ title: "Please approve a tank of 500 litres in June" }), ask],
    ["in other words", closing({ title: "Which tank will you choose?" }), ask],
    ["by its figure", closing({ title: "العلاج مجاني: اتصل على ١٩٧٠٠ ولا تسكت" }), "يتصل المزارع على 19700"],
    ["as whom to turn to", closing({ contact: "The council's office: 0170" }), ask],
    ["as next steps", closing({ nextSteps: [{ action: "Vote" }] }), ask],
    ["nowhere, for nothing is asked", closing({}), ""],
  ])("is not told where it stands %s", (_, slide, asked) => {
    expect(told([queue, slide], { ask: asked })).toEqual([]);
  });

  it("is not told where a title before asks for it", () => {
    expect(told([points("Approve the water tank, 500 litres", "a"), closing({})], { ask })).toEqual([]);
  });
});

describe("a total that is drawn as a category among its parts", () => {
  const chartOf = (values: readonly number[], names = ["Rent", "Wages", "Power", "All"]): OutlineSlide => ({
    kind: "chart",
    title: "Wages are half of all costs",
    chart: { form: "column", categories: names.slice(0, values.length), series: [{ name: "€", values }] },
  });

  it("is told, whatever its name", () => {
    expect(told([chartOf([20_000, 30_000, 10_000, 60_000])])).toEqual([
      [0, "/chart/categories", 'draws the total "All" among its parts'],
    ]);
  });

  it.each([
    ["shares of 100", chartOf([50, 25, 25])],
    ["years", chartOf([4, 9, 5], ["2023-24", "2024-25", "2025-26"])],
    ["two values", chartOf([30, 30])],
    ["parts alone", chartOf([20_000, 30_000, 10_000])],
  ])("is none of %s", (_, slide) => {
    expect(told([slide])).toEqual([]);
  });
});
