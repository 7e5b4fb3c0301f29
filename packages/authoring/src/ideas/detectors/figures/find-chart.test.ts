import { describe, expect, it } from "vitest";
import type { DataTable } from "./data-table.ts";
import { createChart, findChart } from "./find-chart.ts";

it("stresses one of two columns that have the same heading", () => {
  const column = (heading: string, values: readonly number[]) => ({
    heading,
    kind: "number" as const,
    values,
    decimals: 0,
    cells: values.map(String),
  });
  const labels = {
    heading: "Year",
    kind: "time" as const,
    values: [],
    decimals: 0,
    cells: ["2021", "2022", "2023"],
  };
  const series = [column("Plan", [10, 14, 18]), column("Actual", [12, 13, 19]), column("Plan", [11, 15, 17])];
  const found = createChart({ labels, series, main: "Plan" }, { language: "en", subject: "" });
  const body = found?.body.kind === "chart" ? found.body : undefined;
  expect(body?.chart.series.map(({ highlighted }) => highlighted)).toEqual([true, undefined, undefined]);
});

describe("findChart", () => {
  const text = (heading: string, cells: readonly string[]) => ({
    heading,
    kind: "text" as const,
    values: [],
    decimals: 0,
    cells,
  });
  const numbers = (heading: string, values: readonly number[]) => ({
    heading,
    kind: "number" as const,
    values,
    decimals: 0,
    cells: values.map(String),
  });
  const context = { language: "en", subject: "", heading: "Traffic" };
  const draw = (names: readonly string[], headings: readonly [string, string]) => {
    const columns = [
      text("Type", names),
      numbers(headings[0], [61, 98, 14]),
      numbers(headings[1], [72, 99, 13]),
    ];
    const table: DataTable = { columns, rows: names.map(() => []) };
    return findChart(table, context)?.body;
  };

  it("stresses the newest of several times", () => {
    const body = draw(["Timber", "Containers", "Fish"], ["Q3 2024", "Q3 2025"]);
    const series = body?.kind === "chart" ? body.chart.series : [];
    expect(series.map(({ highlighted }) => highlighted)).toEqual([undefined, true]);
  });

  it("draws no rows that count in several units, and those whose brackets are names", () => {
    expect(draw(["Timber (tonnes)", "Fish (tonnes)", "Passengers"], ["Q3 2024", "Q3 2025"])).toBeUndefined();
    expect(draw(["Team A (Ann)", "Team B (Bo)", "Team C (Cy)"], ["Q3 2024", "Q3 2025"])?.kind).toBe("chart");
  });
});
