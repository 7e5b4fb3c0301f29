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
type Cell = readonly [cell: string | number, value: number];
const bareCells: readonly Cell[] = [
  [7, 7],
  [-0.25, -0.25],
  ["41", 41],
  ["٣٫٥", 3.5],
  ["४२", 42],
  ["四百二十", 420],
  ["两万三千", 23_000],
  ["十二", 12],
  ["三点五", 3.5],
  ["−8", -8],
];
const shareCells: readonly Cell[] = [
  ["٤٥٪", 45],
  ["45 %", 45],
  ["４５％", 45],
  ["百分之三十", 30],
  ["-3%", -3],
];
const cellsOfOneUnit = fc
  .constantFrom({ unit: "", cells: bareCells }, { unit: "%", cells: shareCells })
  .chain(({ unit, cells }) =>
    fc
      .array(fc.tuple(line, fc.constantFrom(...cells)), { minLength: 2, maxLength: 5 })
      .map((rows) => ({ unit, rows })),
  );

function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case "text":
      if (shape.form === "code") return line;
      if (shape.form === "noun") return fc.constantFrom("milk churn", "");
      return shape.isNeeded ? line : fc.oneof(line, fc.constant(""));
    case "flag":
      return fc.constant(false);
    case "choice":
      return shape.isNeeded ? fc.constantFrom(...shape.of) : fc.constant("none");
    case "number":
      return shape.isNeeded ? fc.constantFrom(1, 2.5, 40) : fc.constantFrom(null, 3);
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

/** The same slide, with a word of its own at the end of every text but those that choose something. */
function numberTexts(given: Fields): { readonly numbered: Fields; readonly count: number } {
  let count = 0;
  const visit = (part: unknown, name: string): unknown => {
    if (typeof part === "string")
      return /^(?:kind|form|role|sign|alignment|icon|states?|emphasis|id|to|picture|partsOf)$/u.test(name) ||
        part === "" ||
        part === "none"
        ? part
        : `${part} u${count++}`;
    if (Array.isArray(part)) return part.map((one) => visit(one, name));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([inner, one]) => [inner, visit(one, inner)]));
  };
  const numbered = visit(given, "") as Fields;
  return { numbered, count };
}

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
    // What a figure's amount is may also be read from its value.
    if (typeof part === "number" && name !== "amount") tokens.add(String(part));
    else if (typeof part === "string" && !/^(?:kind|id|to)$/u.test(name)) read(part);
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
    fc.assert(
      fc.property(form, cellsOfOneUnit, fc.boolean(), (name, { unit, rows: read }, isFlat) => {
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
        expect(slide.chart.unit ?? "").toBe(unit);
        const isWhole = want.every((value) => value >= 0);
        const isRound = name === "pie" || name === "doughnut";
        expect(slide.chart.form).toBe(isRound && !isWhole ? "column" : name);
        if (isRound && !isWhole) expect(faults).not.toEqual([]);
      }),
      { numRuns: 300, seed: 7, endOnFailure: true },
    );
  });

  it("every text has a place of its own, also in fields that there are not, and where the title has the same words", () => {
    fc.assert(
      fc.property(fc.oneof(rich, flat), fc.constantFrom("en", "ru"), (given, language) => {
        const { numbered, count } = numberTexts({ ...given, aside: "рублей", extra: [{ remark: "млн" }] });
        const { slide } = convertSlide(numbered, language);
        if (slide === undefined) return;
        const shown = tokensOf(slide);
        expect(
          Array.from({ length: count }, (_, index) => `u${index}`).filter((one) => !shown.has(one)),
        ).toEqual([]);
      }),
      { numRuns: 300, seed: 7, endOnFailure: true },
    );
  });

  const units = ["", "%", "млн", "тыс.", "рублей", "млн рублей", "€", "человек"];
  const sizeOf = (unit: string) => /млн|тыс/u.exec(unit)?.[0] ?? "";

  it("no unit of a chart's numbers is dropped, whether it stands with them, apart, or in the title as well", () => {
    const numbers = fc.array(fc.tuple(fc.constantFrom("11,2", "5,9", "740"), fc.constantFrom(...units)), {
      minLength: 2,
      maxLength: 4,
    });
    const alike = fc
      .tuple(
        fc.array(fc.constantFrom("11,2", "5,9", "740"), { minLength: 2, maxLength: 4 }),
        fc.constantFrom(...units),
      )
      .map(([values, unit]) => values.map((value) => [value, unit] as const));
    fc.assert(
      fc.property(fc.oneof(numbers, alike), fc.constantFrom(...units), (read, apart) => {
        const values = read.map(([number, unit]) => `${number} ${unit}`.trim());
        const categories = values.map((_, index) => `c${index}`);
        const title = "11,2 млн рублей, 5,9 тыс. € и 740 человек, 30 %";
        const chart = { form: "column", categories, series: [{ name: "A", values }], unit: apart };
        const { slide, faults } = convertSlide({ kind: "chart", title, chart }, "ru");
        if (slide?.kind === "chart") {
          const { unit = "" } = slide.chart;
          expect(slide.chart.series[0]?.values).toEqual(read.map(([one]) => Number(one.replace(",", "."))));
          for (const said of [apart, ...read.map(([, one]) => one)])
            expect(unit.split(" ")).toEqual(expect.arrayContaining(said === "" ? [] : said.split(" ")));
          for (const [, own] of read)
            expect(own === "" ? sizeOf(apart) : sizeOf(own) || sizeOf(apart)).toBe(sizeOf(unit));
          expect(slide.notes).toBeUndefined();
        } else {
          expect(slide).toMatchObject({ kind: "table" });
          const shown = JSON.stringify(slide);
          for (const value of [...values, apart]) expect(shown).toContain(value);
          expect(faults.map(({ message }) => message).join()).toContain("numbers of one unit");
        }
      }),
      { numRuns: 300, seed: 7, endOnFailure: true },
    );
  });
});
