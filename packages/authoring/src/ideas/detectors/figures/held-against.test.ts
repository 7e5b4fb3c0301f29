import { describe, expect, it } from "vitest";
import type { TableBlock } from "../../../structure/blocks.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { bestOfList } from "../matter.fixture.ts";
import { findTableExhibits } from "./find-table.ts";
import { readState } from "./read-state.ts";

function tableOf(...lines: readonly string[]): TableBlock {
  const [header = [], ...rows] = lines.map((line) => line.split("|").map((cell) => toRichText(cell.trim())));
  return { kind: "table", header, rows, source: { start: 0, end: 0 } };
}

const exhibitsOf = (block: TableBlock, language = "en") =>
  findTableExhibits(block, { language, subject: "" });

describe("cells that name a state", () => {
  it.each([
    ["on track", "good"],
    ["🟢 On track", "good"],
    ["gefährdet", "watch"],
    ["en retard", "bad"],
    ["в работе", "neutral"],
    ["完成", "good"],
    ["متأخر", "bad"],
    ["on track for June", undefined],
    ["green tea", undefined],
    ["", undefined],
    ["🟢", undefined],
  ])("are known: %s", (words, want) => {
    expect(readState(words)).toBe(want);
  });

  it("have it where all of a column do", () => {
    const { table } = exhibitsOf(
      tableOf("Work | Owner | State", "Hull | Ben | On track", "Mast | Cy | Late"),
    );
    expect(table?.body).toMatchObject({
      rows: [{ states: [null, null, "good"] }, { states: [null, null, "bad"] }],
    });
  });

  it.each([
    [
      "another word stands in the column",
      tableOf("Work | State", "Hull | Done", "Mast | Oak", "Sail | Late"),
    ],
    ["all are the same", tableOf("Work | State", "Hull | Done", "Mast | Done")],
    ["they name the rows", tableOf("State | Count of boats", "Done | four boats", "Late | two boats")],
  ])("have none where %s", (_what, block) => {
    expect(JSON.stringify(exhibitsOf(block).table)).not.toContain("states");
  });
});

describe("a table of work with its first and last days", () => {
  const plan = tableOf(
    "Work | Start | End | Owner | Done",
    "Hull | 2026-03-01 | 2026-04-15 | Ben | 50 %",
    "Mast | 2026-04-01 | 2026-05-31 | Cy | ",
    "Sea trial | 2026-06-01 | 2026-06-30 | Ana | 0 %",
  );

  it("is a plan over its months", () => {
    expect(exhibitsOf(plan).table?.body).toEqual({
      kind: "plan",
      periods: ["Mar 2026", "Apr", "May", "Jun"],
      rows: [
        { label: "Hull", start: 0, end: 1.5, dates: "2026-03-01 – 2026-04-15", owner: "Ben", done: 0.5 },
        { label: "Mast", start: 1, end: 3, dates: "2026-04-01 – 2026-05-31", owner: "Cy" },
        { label: "Sea trial", start: 3, end: 4, dates: "2026-06-01 – 2026-06-30", owner: "Ana", done: 0 },
      ],
    });
  });

  it("is one in other languages", () => {
    const german = tableOf(
      "Arbeit | Beginn | Ende",
      "Rumpf | März 2026 | April 2026",
      "Mast | April 2026 | Mai 2026",
      "Probe | 3. Juni 2026 | 30. Juni 2026",
    );
    expect(exhibitsOf(german, "de").table?.body).toMatchObject({
      kind: "plan",
      rows: [{ start: 0, end: 2 }, {}, {}],
    });
  });

  it.each([
    [
      "a column has no place in it",
      tableOf(
        "Work | Start | End | Cost",
        "A | 2026-03-01 | 2026-04-01 | 4",
        "B | 2026-03-01 | 2026-04-01 | 5",
        "C | 2026-03-01 | 2026-05-01 | 6",
      ),
    ],
    [
      "an end comes before its start",
      tableOf(
        "Work | Start | End",
        "A | 2026-03-01 | 2026-04-01",
        "B | 2026-05-01 | 2026-04-01",
        "C | 2026-03-01 | 2026-05-01",
      ),
    ],
    [
      "a date is open",
      tableOf(
        "Work | Start | End",
        "A | 2026-03-01 | 2026-04-01",
        "B | 2026-03-01 | open",
        "C | 2026-03-01 | 2026-05-01",
      ),
    ],
    [
      "it runs over centuries",
      tableOf("King | From | To", "A | 1814 | 1818", "B | 1818 | 1844", "C | 1844 | 1859"),
    ],
  ])("is none where %s", (_what, block) => {
    expect(exhibitsOf(block).table?.body.kind).not.toBe("plan");
  });
});

describe("what is aimed at, and what is only expected", () => {
  it("stands as a line where it is the same all the time", () => {
    const { chart, table } = exhibitsOf(
      tableOf("Year | Boats | Target", "2023 | 40 | 60", "2024 | 48 | 60", "2025 | 55 | 60"),
    );
    expect(chart?.body).toMatchObject({
      chart: { series: [{ name: "Boats" }], targets: [{ value: 60, label: "Target" }] },
    });
    expect(table).toBeUndefined();
  });

  it("is a series where it changes", () => {
    const { chart } = exhibitsOf(
      tableOf("Year | Boats | Target", "2023 | 40 | 50", "2024 | 48 | 60", "2025 | 55 | 70"),
    );
    expect(JSON.stringify(chart?.body)).not.toContain("targets");
  });

  it.each([
    ["2026 (forecast)", "2027 (forecast)", "Forecast"],
    ["2026 plan", "2027 plan", "Plan"],
    ["Plan 2026", "Plan 2027", "Plan"],
  ])("is told from what was: %s", (third, fourth, plannedLabel) => {
    const { chart } = exhibitsOf(
      tableOf("Year | Boats", "2024 | 40", "2025 | 48", `${third} | 55`, `${fourth} | 70`),
    );
    expect(chart?.body).toMatchObject({
      chart: {
        categories: ["2024", "2025", "2026", "2027"],
        plannedFrom: 2,
        plannedLabel,
        highlightedCategory: 1,
      },
    });
  });

  it("is told where the years are columns", () => {
    const { chart } = exhibitsOf(
      tableOf("Boats | 2024 | 2025 | 2026 (Prognose)", "Bergen | 40 | 48 | 55", "Oslo | 30 | 38 | 45"),
      "de",
    );
    expect(chart?.body).toMatchObject({ chart: { categories: ["2024", "2025", "2026"], plannedFrom: 2 } });
  });

  it.each([
    ["it stands in the middle", tableOf("Year | Boats", "2024 | 40", "2025 (plan) | 48", "2026 | 55")],
    ["all is planned", tableOf("Year | Boats", "2024 plan | 40", "2025 plan | 48", "2026 plan | 55")],
  ])("is not where %s", (_what, block) => {
    expect(JSON.stringify(exhibitsOf(block).chart ?? {})).not.toContain("plannedFrom");
  });
});

describe("figures that are held against something", () => {
  it("are shares where they are said to be of something", () => {
    const body = bestOfList(["62 % of visitors came by tram", "18 % of them walked"], "Visitors")?.body;
    expect(JSON.stringify(body)).toContain('"share":{"part":62,"whole":100}');
    expect(JSON.stringify(bestOfList(["Growth: 62 %", "Margin: 18 %"], "Figures")?.body)).not.toContain(
      "share",
    );
  });
});
