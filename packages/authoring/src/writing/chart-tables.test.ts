import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { chartTables } from "./chart-tables.ts";

const cell = (text: string) => [{ text }];
const table = (...rows: readonly (readonly string[])[]): OutlineSlide => ({
  kind: "table",
  title: "Gauges",
  columns: [
    { heading: "Gauge" },
    { heading: "Depth (cm)" },
    { heading: "Keeper" },
    { heading: "Alarms 2024" },
  ],
  rows: rows.map((cells) => ({ cells: cells.map(cell) })),
});
const gauges = table(["Weir", "112", "Ann", "4"], ["Mill", "87", "Bob", "9"], ["Bridge", "140", "Cem", "2"]);

describe("chartTables", () => {
  it("draws the columns of numbers behind their table, as many as there is room for", () => {
    const all = chartTables([gauges], { room: 5, language: "en" });
    expect(all.map(({ title }) => title)).toEqual(["Gauges", "Depth", "Alarms 2024"]);
    expect(all[1]).toMatchObject({ chart: { categories: ["Weir", "Mill", "Bridge"] } });
    expect(chartTables([gauges], { room: 1, language: "en" })).toHaveLength(2);
  });

  it("draws no column twice, and none of words, of gaps or of one value", () => {
    const all = chartTables([gauges], { room: 5, language: "en" });
    expect(chartTables(all, { room: 5, language: "en" })).toEqual(all);
    const gaps = table(["Weir", "112", "Ann", "4"], ["Mill", "", "Bob", "4"], ["Bridge", "9", "Cem", "4"]);
    expect(chartTables([gaps], { room: 5, language: "en" })).toEqual([gaps]);
  });

  it("calls a chart of a column without a name by its highest row", () => {
    const costs: OutlineSlide = {
      kind: "table",
      title: "Costs",
      columns: [{ heading: "" }, { heading: "Σ" }],
      rows: [
        ["Frame", "41,200"],
        ["Bearings", "13,650"],
        ["Ropes", "4,900"],
      ].map((cells) => ({ cells: cells.map(cell) })),
    };
    const all = chartTables([costs], { room: 1, language: "en" });
    expect(all.map(({ title }) => title)).toEqual(["Costs", "Frame: 41,200"]);
  });

  it("leaves two rows and slides without a table alone", () => {
    const small = table(["Weir", "112", "Ann", "4"], ["Mill", "87", "Bob", "9"]);
    const slides: readonly OutlineSlide[] = [{ kind: "statement", title: "It rained" }, small];
    expect(chartTables(slides, { room: 5, language: "en" })).toEqual(slides);
  });
});
