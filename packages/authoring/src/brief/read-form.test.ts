import { describe, expect, it } from "vitest";
import { isChart, readForm, readWishedForm } from "./read-form.ts";

describe("readForm", () => {
  it.each([
    ["a line chart", "line"],
    ["als Ring", "pie"],
    ["un camembert", "pie"],
    ["in un grafico a colonne", "column"],
    ["折线图", "line"],
    ["als Balken", "bar"],
    ["圆环图", "pie"],
    ["a comparison chart", "chart"],
    ["графиком", "chart"],
  ])("reads %s as a chart of its kind: %s", (words, form) => {
    expect(readWishedForm(words)).toBe(form);
    expect(isChart(readWishedForm(words) ?? "table")).toBe(true);
  });

  it.each([
    ["zwei Spalten", "comparison"],
    ["in two columns", "comparison"],
    ["a table with three columns", "table"],
    ["a timeline", "timeline"],
    ["linha do tempo", "timeline"],
    ["in pieces", undefined],
  ])("takes %s for no chart", (words, form) => {
    expect(readWishedForm(words)).toBe(form);
  });

  it("takes a mere shape for a chart only where it is known to be a form", () => {
    expect(readForm("The lines: Market line")).toBeUndefined();
  });
});
