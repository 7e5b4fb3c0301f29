import { describe, expect, it } from "vitest";
import type { TableBlock } from "../../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../../text/markup/rich-text.ts";
import type { Exhibit } from "../../exhibits.ts";
import { findTableExhibits } from "./find-table.ts";

function tableOf(lines: readonly string[]): TableBlock {
  const [header = [], ...rows] = lines.map((line) => line.split("|").map((cell) => toRichText(cell.trim())));
  return { kind: "table", header, rows, source: { start: 0, end: 0 } };
}

function exhibitsOf(lines: readonly string[], language = "en", heading = "") {
  return findTableExhibits(tableOf(lines), { language, heading, subject: heading }, heading === "");
}

function seriesOf(exhibit: Exhibit | undefined): readonly string[] {
  return exhibit?.body.kind === "chart" ? exhibit.body.chart.series.map(({ name }) => name) : [];
}

function cellsOf(exhibit: Exhibit | undefined): readonly (readonly string[])[] {
  return exhibit?.body.kind === "table" ? exhibit.body.rows.map(({ cells }) => cells.map(toPlainText)) : [];
}

describe("a table without a heading", () => {
  const counts = ["Month|Loans|Returns|Stock", "May|80|61|9,400", "June|72|66|9,406", "July|90|58|9,438"];

  it("draws counts of about the same size in one chart that says what it shows, and keeps the others in its rows", () => {
    const { chart, furtherCharts, table } = exhibitsOf(counts);
    expect(seriesOf(chart)).toEqual(["Loans", "Returns"]);
    expect(chart?.title).toBe("Loans · Returns (May – July)");
    expect(furtherCharts).toEqual([]);
    expect(table).toBeDefined();
  });

  it("draws a count that the text speaks of alone", () => {
    const block = tableOf(counts);
    const context = { language: "en", heading: "", subject: "How our loans went" };
    expect(seriesOf(findTableExhibits(block, context, true).chart)).toEqual(["Loans"]);
  });

  it("draws each further measure with a unit of its own apart", () => {
    const { chart, furtherCharts } = exhibitsOf([
      "Month|Sales|Share",
      "May|€80|12 %",
      "June|€72|14 %",
      "July|€90|15 %",
    ]);
    expect([seriesOf(chart), ...furtherCharts.map(seriesOf)]).toEqual([["Sales"], ["Share"]]);
  });

  it("draws the years of things, and keeps what stands beside the years in its rows", () => {
    const { chart, table } = exhibitsOf([
      "Route|2023|2024|Length km",
      "North|18,200|17,400|4.5",
      "South|26,100|28,900|3.6",
      "Ring|9,700|8,100|12.2",
    ]);
    expect(seriesOf(chart)).toEqual(["2023", "2024"]);
    expect(cellsOf(table)[0]).toEqual(["North", "18,200", "17,400", "4.5"]);
  });

  it("names no row as if the chart were about it, and draws rows over time once", () => {
    const { chart, table } = exhibitsOf([
      "Shop|January|February|March",
      "Quay|€40|€44|€43",
      "Mill|€62|€60|€66",
    ]);
    expect(seriesOf(chart)).toEqual(["Quay", "Mill"]);
    expect(chart?.title).toBe("Shop (January – March)");
    expect(chart?.body).toMatchObject({ reading: [{ text: expect.stringMatching(/^Mill – /u) }] });
    expect(table).toBeUndefined();
  });

  it("reads the last of several years, and is named by its columns", () => {
    const { chart } = exhibitsOf(["Area|2031|2032", "North|€4|€6", "South|€9|€5", "West|€3|€8"]);
    expect(chart?.title).toBe("Area: 2031 · 2032");
    expect(chart?.body).toMatchObject({ reading: [{ text: "2032 – Highest value: €8 (West)" }] });
  });

  it("has its heading where it stands below one, and the figures of its first measure tell something", () => {
    const { chart } = exhibitsOf(counts, "en", "The library");
    expect(chart?.title).toBeUndefined();
    expect(chart?.finding).toBe("Loans: 80 → 90 (May – July)");
  });
});

describe("dates in ISO form", () => {
  const lines = ["Fair|Day|Stalls", "Spring|2031-04-02|12", "Autumn|2031-10-11|9"];

  it.each([
    ["en", "Apr 2, 2031"],
    ["de", "2. Apr. 2031"],
    ["ja", "2031年4月2日"],
  ])("are written as in %s: %s", (language, want) => {
    expect(cellsOf(exhibitsOf(lines, language).table)[0]?.[1]).toBe(want);
  });

  it("stay where they are no dates, or only some are", () => {
    const { table } = exhibitsOf(["Part|Code|Pieces", "Hull|2031-14-02|12", "Mast|2031-10-11|9"]);
    expect(cellsOf(table).map(([, code]) => code)).toEqual(["2031-14-02", "2031-10-11"]);
  });
});

describe("rows that nothing heads", () => {
  const headsOf = (lines: readonly string[]) => {
    const body = exhibitsOf(lines).table?.body;
    return body?.kind === "table" ? body.columns.map(({ heading }) => heading) : [];
  };

  it("keep the first of them, below the names of their units", () => {
    const lines = ["Solo walk|30 min|$18", "Solo walk|60 min|$28", "Group walk|60 min|$20"];
    expect(headsOf(lines)).toEqual(["", "Time", "$"]);
    expect(cellsOf(exhibitsOf(lines).table)).toHaveLength(3);
    expect(headsOf(["Tour 1|Kowalski|from 4:30", "Tour 2|Brandt|from 5:00"])).toEqual(["", "", "Time"]);
  });

  it("are not those below years and words", () => {
    expect(
      seriesOf(exhibitsOf(["Region|2023|2024", "North|14|18", "South|12|10", "West|9|11"]).chart),
    ).toEqual(["2023", "2024"]);
    expect(headsOf(["Item|1 day|Note", "Tent|12|dry", "Boat|25|two seats"])).toEqual([
      "Item",
      "1 day",
      "Note",
    ]);
  });
});
