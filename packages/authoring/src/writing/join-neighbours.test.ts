import type { BulletsSlide, ChartSlide, TableSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { joinNeighbours } from "./join-neighbours.ts";

const chart: ChartSlide = {
  kind: "chart",
  title: "Traction: 3 → 17 (January – May)",
  chart: { form: "column", categories: ["January", "May"], series: [{ name: "Traction", values: [3, 17] }] },
  notes: "3 in January",
};

function list(title: string, ...texts: readonly string[]): BulletsSlide {
  return { kind: "bullets", title, items: texts.map((text) => ({ text: [{ text }] })), notes: texts.join() };
}

describe("joinNeighbours", () => {
  it("tells one line under the same title with its chart", () => {
    const slides = joinNeighbours([chart, list("Traction", "97 % come back")]);
    expect(slides).toEqual([
      { ...chart, reading: [{ text: "97 % come back" }], notes: "3 in January\n97 % come back" },
    ]);
  });

  it("tells a line that stands before the chart with it, and one with a lead below a table", () => {
    const table: TableSlide = {
      kind: "table",
      title: "Tasks",
      columns: [{ heading: "Task" }, { heading: "Owner" }],
      rows: [{ cells: [[{ text: "Book the stalls" }], [{ text: "Ann" }]] }],
    };
    const meeting: BulletsSlide = {
      kind: "bullets",
      title: "Tasks",
      items: [{ lead: "Next meeting", text: [{ text: "18 November" }] }],
    };
    expect(joinNeighbours([list("Traction", "97 % come back"), chart])).toEqual([
      { ...chart, reading: [{ text: "97 % come back" }], notes: "97 % come back\n3 in January" },
    ]);
    expect(joinNeighbours([table, meeting])).toEqual([
      { ...table, takeaway: [{ text: "Next meeting: " }, { text: "18 November" }] },
    ]);
  });

  it("leaves a line that would fill the page", () => {
    const slides = [chart, list("Traction", "They come back. ".repeat(12))];
    expect(joinNeighbours(slides)).toEqual(slides);
  });

  it("leaves other titles, lists that go on and charts that say something", () => {
    const said: ChartSlide = { ...chart, reading: [{ text: "It doubles every month" }] };
    const slides = [
      said,
      list("Traction", "97 % come back"),
      list("Model", "0.32 a use"),
      list("Model", "41 % margin"),
    ];
    expect(joinNeighbours(slides)).toEqual(slides);
  });
});
