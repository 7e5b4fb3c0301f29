import { describe, expect, test } from "vitest";
import { alignColumns, type ColumnNeed, shareWidth } from "./table-columns.ts";

function tableOf(...rows: readonly (readonly string[])[]) {
  const [head = [], ...body] = rows;
  return {
    columns: head.map((heading) => ({ heading })),
    rows: body.map((cells) => ({ cells: cells.map((text) => [{ text }]) })),
  };
}

describe("alignColumns", () => {
  test("sets columns of numbers at the end, whatever their writing, and all others at the start", () => {
    const table = tableOf(
      ["Region", "Revenue", "Growth", "Note"],
      ["North", "1.284,5", "21 %", "fine"],
      ["South", "–", "", "12"],
      ["East", "12", "-3 %", "late"],
    );
    expect(alignColumns(table)).toEqual(["start", "end", "end", "start"]);
  });

  test("keeps the first column at the start even where years name the rows", () => {
    expect(alignColumns(tableOf(["Year", "Visitors"], ["2024", "18,204"]))).toEqual(["start", "end"]);
  });

  test("does as it is told", () => {
    const { rows } = tableOf(["a", "b"], ["1", "2"]);
    const columns = [
      { heading: "a", alignment: "end" as const },
      { heading: "b", alignment: "start" as const },
    ];
    expect(alignColumns({ columns, rows })).toEqual(["end", "start"]);
  });
});

describe("shareWidth", () => {
  const text = (least: number, wanted: number): ColumnNeed => ({ least, wanted, alignment: "start" });
  const number = (wanted: number): ColumnNeed => ({ least: wanted, wanted, alignment: "end" });

  test.each([
    { given: [text(10, 20), number(10), number(10)], width: 100 },
    { given: [text(10, 20), text(30, 500), number(10)], width: 100 },
    { given: [text(40, 400), text(40, 400)], width: 100 },
  ])("fills the width exactly, giving every column its least: %o", ({ given, width }) => {
    const shares = shareWidth(given, width) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(width);
    for (const [index, share] of shares.entries())
      expect(share).toBeGreaterThanOrEqual(given[index]?.least ?? 0);
  });

  test("gives columns of numbers one width where there is room for it", () => {
    const [, first, second] = shareWidth([text(10, 20), number(10), number(20)], 200) ?? [];
    expect(first).toBe(second);
  });

  test("keeps names at the end of their column near the edge of the table", () => {
    const [name, prose = 0] = shareWidth([number(20), text(10, 30)], 200) ?? [];
    expect(name).toBe(20);
    expect(prose).toBe(180);
  });

  test("leaves short columns on one line and breaks the prose", () => {
    const [name = 0, prose = 0, price = 0] = shareWidth([text(20, 30), text(20, 400), number(15)], 200) ?? [];
    expect(name).toBeGreaterThanOrEqual(30);
    expect(price).toBeGreaterThanOrEqual(15);
    expect(prose).toBeGreaterThan(100);
  });

  test("keeps the names of rows on one line before the heads of numbers", () => {
    const heads = { ...number(20), wanted: 60 };
    const [name = 0] = shareWidth([text(20, 45), heads, heads, heads], 200) ?? [];
    expect(name).toBeGreaterThanOrEqual(45);
  });

  test("says so where words would have to be broken", () => {
    expect(shareWidth([text(60, 60), text(60, 60)], 100)).toBeUndefined();
  });
});
