import type { OutlineSlide, SlideKind } from "@lectern/deck";
import { slideKinds } from "@lectern/deck";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fields } from "../answer/model-deck.ts";
import { convertSlide } from "./convert-slide.ts";
import type { Shape } from "./shape.ts";
import { slideShapes } from "./slide-fields.ts";
import { findUnsaid } from "./unsaid.ts";

/** What tidying is tempted to take for marks, signs of lists, numbering or nothing. */
const phrases = [
  "1. Quartal 2026",
  "3) Angebot bis 4.5.",
  "__tm and __init__",
  "2 ** 3 ** 4",
  "*args, **kwargs",
  "**/*.ts",
  "snake_case_name",
  "# 1 of 12",
  "– 5 % bis 30.06.2026",
  "-40 °C",
  "• 7 boats",
  "٤٥٪ من ٢٬٥٠٠",
  "四百二十人 2025年3月",
  "第二十三条",
  "१२३ लोग",
  "1.234,56 €",
  "12:30 / 18:05",
  "2026-05-04",
  "C# 12 & R",
  "a*b*c = 6*",
  "see [3] (page 9 only)",
  "x`y and `z",
  "Ünïted “Quote” ’s",
  "**bold 9** words",
  "run `npm test` 3 times",
  "none of 5",
  "10^6 <b> &amp;",
  "$5 – $9",
];

const word = fc.constantFrom(...phrases, "North", "seven", "Ö");
const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const cells: readonly (readonly [cell: string | number, value: number])[] = [
  [7, 7],
  [-0.25, -0.25],
  ["41", 41],
  ["٤٥٪", 45],
  ["٣٫٥", 3.5],
  ["४२", 42],
  ["45 %", 45],
  ["４５％", 45],
  ["四百二十", 420],
  ["百分之三十", 30],
  ["两万三千", 23_000],
  ["十二", 12],
  ["三点五", 3.5],
  ["−8", -8],
];
const cell = fc.constantFrom(...cells);

function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case "text":
      if (shape.form === "code") return line;
      return shape.isNeeded ? line : fc.oneof(line, fc.constant(""));
    case "flag":
      return fc.constant(false);
    case "choice":
      return shape.isNeeded ? fc.constant("column") : fc.constant("none");
    case "number":
      return fc.constant(null);
    case "place":
      return fc.constant("");
    case "list":
      return fc.array(arbitraryOf(shape.of), { minLength: shape.isNeeded ? 2 : 0, maxLength: 4 });
    case "record":
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, arbitraryOf(field)])),
      );
  }
}

const kinds = slideKinds.filter((kind) => kind !== "chart");
const rich: fc.Arbitrary<Fields> = fc
  .constantFrom(...kinds)
  .chain((kind) => arbitraryOf(slideShapes[kind].shape).map((fields) => ({ kind, ...(fields as object) })));
const flatItem = fc.record({ label: fc.oneof(line, fc.constant("")), text: line, group: word });
const flat: fc.Arbitrary<Fields> = fc.record({
  kind: fc.constantFrom<SlideKind | "wall of text">(...kinds, "wall of text"),
  title: line,
  text: fc.oneof(line, fc.constant("")),
  items: fc.array(flatItem, { maxLength: 14 }),
  columns: fc.array(line, { maxLength: 3 }),
  rows: fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 3 }),
  form: fc.constant("none"),
  notes: fc.oneof(line, fc.constant("")),
});

/** Words, numbers with their points and signs, and dates, apart from the marks that may stand around them. */
function tokensOf(value: unknown): ReadonlySet<string> {
  const tokens = new Set<string>();
  const read = (text: string) => {
    for (const [token] of text.matchAll(/[\p{L}\p{M}\p{N}_]+(?:[.,:٬٫/^-][\p{L}\p{M}\p{N}_]+)*[%٪]?/gu))
      tokens.add(token);
    for (const [token] of text.matchAll(/(?<=^|\s)[-–−] ?\p{Nd}+|(?<=^|\s)\p{Nd}+[.)](?=\s|$)/gu))
      tokens.add(token);
  };
  const visit = (part: unknown, name: string): void => {
    if (typeof part === "string" && name !== "kind") read(part);
    else if (Array.isArray(part) && part.length > 0 && part.every(isRun))
      read(part.map(({ text }) => text).join(""));
    else if (typeof part === "object" && part !== null)
      for (const [inner, one] of Object.entries(part)) visit(one, Array.isArray(part) ? name : inner);
  };
  visit(value, "");
  return tokens;
}

function isRun(value: { text?: unknown; label?: unknown } & object): value is { text: string } {
  return (
    typeof value?.text === "string" &&
    Object.keys(value).every((key) => /^(?:text|bold|italic|code)$/u.test(key))
  );
}

function compare(given: Fields, slide: OutlineSlide) {
  const { form: _, ...words } = given;
  const written = tokensOf(words);
  const shown = tokensOf(slide);
  const silent = (token: string) => !["none", "null", "column"].includes(token);
  return {
    dropped: [...written].filter((token) => silent(token) && !shown.has(token)),
    changed: [...shown].filter((token) => !written.has(token)),
  };
}

describe("between answer and outline", () => {
  it.each([
    { schema: "rich", slides: rich },
    { schema: "flat", slides: flat },
  ])("no word, number or date of the $schema schema is changed or dropped", ({ slides }) => {
    fc.assert(
      fc.property(slides, fc.constantFrom("en", "de", "ar", "zh"), (given, language) => {
        const { slide } = convertSlide(given, language);
        if (slide === undefined) return;
        expect(compare(given, slide)).toEqual({ dropped: [], changed: [] });
        expect(findUnsaid(given, slide, language)).toEqual([]);
      }),
      { numRuns: 400, seed: 7, endOnFailure: true },
    );
  });

  it("no number of a chart is changed or dropped, in whatever digits, and it stays the chart that it is", () => {
    const form = fc.constantFrom("column", "line", "doughnut", "pie", "bar");
    const rows = fc.array(fc.tuple(line, cell), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(form, rows, fc.boolean(), (name, read, isFlat) => {
        const categories = read.map(([category], index) => `${index} ${category}`);
        const values = read.map(([, [one]]) => one);
        const want = read.map(([, [, value]]) => value);
        const given = isFlat
          ? {
              kind: "chart",
              title: "T",
              form: name,
              columns: ["", "A"],
              rows: categories.map((one, index) => [one, String(values[index])]),
            }
          : { kind: "chart", title: "T", chart: { form: name, categories, series: [{ name: "A", values }] } };
        const { slide, faults } = convertSlide(given, "zh");
        if (slide?.kind !== "chart") throw new Error(`Expected a chart, got ${JSON.stringify(slide)}`);
        expect(slide.chart.series[0]?.values).toEqual(want);
        const isWhole = want.every((value) => value >= 0);
        const isRound = name === "pie" || name === "doughnut";
        expect(slide.chart.form).toBe(isRound && !isWhole ? "column" : name);
        if (isRound && !isWhole) expect(faults).not.toEqual([]);
      }),
      { numRuns: 300, seed: 7, endOnFailure: true },
    );
  });
});

describe("a kind that cannot be drawn", () => {
  it.each<{ given: Fields; kind: SlideKind; want: string }>([
    {
      given: { kind: "timeline", title: "T", events: [{ date: "", title: "7 boats" }] },
      kind: "bullets",
      want: "two events or more, each with a date and a title",
    },
    {
      given: {
        kind: "chart",
        title: "T",
        chart: { form: "bar", categories: ["a"], series: [] },
        reading: "Up 4",
      },
      kind: "bullets",
      want: "two categories or more",
    },
    {
      given: { kind: "pie", title: "T", text: "Up 4" },
      kind: "statement",
      want: "",
    },
  ])(
    "is asked for again, and its words stand on a slide of kind $kind till then",
    ({ given, kind, want }) => {
      const { slide, faults } = convertSlide(given, "en");
      expect(slide?.kind).toBe(kind);
      expect(faults.map(({ message }) => message).join()).toContain(want);
      expect(faults.length > 0).toBe(want !== "");
    },
  );

  it("figures need no digit", () => {
    const { slide, faults } = convertSlide(
      { kind: "numbers", title: "T", text: "", items: [{ label: "一半", text: "的人", group: "" }] },
      "zh",
    );
    expect(slide).toMatchObject({ kind: "numbers", figures: [{ value: "一半", label: "的人" }] });
    expect(faults).toEqual([]);
  });

  it("a text that is too long is asked for again, and stands whole in the notes till then", () => {
    const long = Array.from({ length: 90 }, (_, index) => `word${index}`).join(" ");
    const { slide, faults } = convertSlide({ kind: "statement", title: "T", support: long }, "en");
    expect(faults[0]).toMatchObject({ pointer: "/support" });
    expect(slide?.notes).toBe(long);
  });
});
