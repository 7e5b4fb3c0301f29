import type { ChartForm, PlacedChart, PlacedChartLabels } from "@lectern/deck";
import { inches, points } from "@lectern/deck";
import {
  childElements,
  descendantElements,
  elementText,
  firstElement,
  type XmlElement,
} from "@lectern/ooxml";
import { type Parts, packParts, unpackParts } from "@lectern/ooxml/testing";
import validate from "@ooxml-tools/validate";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTemplate } from "../../read/read-template.ts";
import { plannedChart } from "../../testing/sample-drawings.ts";
import { chartForms, sampleChart } from "../../testing/sample-graphics.ts";
import { changedParts, changedTemplate, samplePart } from "../../testing/sample-template.ts";
import {
  attributesOf,
  namesIn,
  partsWith,
  relationshipsIn,
  valuesOf,
  xmlOf,
} from "../../testing/written-parts.ts";
import { themeTypefaces } from "../text/run.ts";
import { chartSpaceElement } from "./chart-space.ts";
import { columnLetters } from "./sheet-range.ts";
import { writeWorkbook } from "./workbook.ts";

const sample = changedTemplate();
const chartPart = "ppt/charts/chart1.xml";
const workbookPart = "ppt/embeddings/Microsoft_Excel_Worksheet1.xlsx";

function chartOf(chart: PlacedChart, direction: "ltr" | "rtl" = "ltr"): XmlElement {
  return xmlOf(partsWith(sample, [chart], { direction }), chartPart);
}

function plotOf(form: ChartForm, changes: Partial<PlacedChart> = {}): XmlElement {
  const plot = firstElement(chartOf(sampleChart(form, changes)), "chart", "plotArea");
  const [, drawn] = childElements(plot);
  if (!drawn) throw new Error("Expected a plot.");
  return drawn;
}

/** By axis, the attributes that tell how it lies. */
function axesOf(form: ChartForm, direction: "ltr" | "rtl"): unknown {
  const root = chartOf(sampleChart(form), direction);
  return ["catAx", "valAx"].map((name) => {
    const [axis] = descendantElements(root, name);
    const value = (child: string) => axis && valuesOf(axis, child)[0];
    return [value("orientation"), value("axPos"), value("crosses")];
  });
}

describe("chart", () => {
  test.each([
    { form: "bar", want: "barDir,grouping,varyColors,ser,ser,gapWidth,overlap,axId,axId" },
    { form: "stackedColumn", want: "barDir,grouping,varyColors,ser,ser,gapWidth,overlap,axId,axId" },
    { form: "line", want: "grouping,varyColors,ser,ser,marker,axId,axId" },
    { form: "pie", want: "varyColors,ser,firstSliceAng" },
    { form: "doughnut", want: "varyColors,ser,firstSliceAng,holeSize" },
  ] as const)("22: the elements of a $form chart are in the order of the schema", ({ form, want }) => {
    expect(namesIn(plotOf(form)).join(",")).toBe(want);
  });

  test.each([
    { form: "column", want: "idx,order,tx,spPr,invertIfNegative,dPt,dLbls,cat,val" },
    { form: "line", want: "idx,order,tx,spPr,marker,dPt,dLbls,cat,val,smooth" },
    { form: "pie", want: "idx,order,tx,spPr,dPt,dPt,dPt,dPt,dLbls,cat,val" },
  ] as const)("22: the elements of a $form's series are in the order of the schema", ({ form, want }) => {
    expect(namesIn(descendantElements(plotOf(form), "ser")[0]).join(",")).toBe(want);
  });

  test("22: the workbook comes last in a chart, and is not updated by itself", () => {
    const root = chartOf(sampleChart("column"));
    expect(namesIn(root)).toEqual([
      "date1904",
      "lang",
      "roundedCorners",
      "style",
      "chart",
      "spPr",
      "txPr",
      "externalData",
    ]);
    expect(valuesOf(root, "autoUpdate")).toEqual(["0"]);
  });

  test.each(chartForms)("22: a %s chart names two axes that are there, or none", (form) => {
    const used = childElements(plotOf(form), "axId").map(({ attributes }) => Number(attributes["val"]));
    expect(used).toHaveLength(form === "pie" || form === "doughnut" ? 0 : 2);
    expect(new Set(used).size).toBe(used.length);
    for (const id of used) expect(id).toBeGreaterThan(0);
  });

  test.each(chartForms)(
    "22: the workbook of a %s chart stands for itself and says what the chart shows",
    async (form) => {
      const parts = partsWith(sample, [sampleChart(form)]);
      const workbook = parts.get(workbookPart);
      if (typeof workbook === "string" || !workbook) throw new Error("Expected a workbook.");
      expect(await validate(workbook, "xlsx", "Microsoft365")).toEqual([]);
      const cells = cellsOf(unpackParts(workbook));
      const references = ["strRef", "numRef"].flatMap((name) =>
        descendantElements(xmlOf(parts, chartPart), name),
      );
      expect(references.length).toBeGreaterThan(2);
      for (const reference of references) expect(cacheOf(reference)).toEqual(inSheet(reference, cells));
    },
  );

  test("22: a chart, its workbook and its slide are related, and typed", () => {
    const parts = partsWith(sample, [sampleChart("line"), sampleChart("pie")]);
    const targets = (name: string) => relationshipsIn(parts, name).map(({ target }) => target);
    expect(targets("ppt/slides/_rels/slide1.xml.rels").slice(1)).toEqual([
      "../charts/chart1.xml",
      "../charts/chart2.xml",
    ]);
    expect(targets("ppt/charts/_rels/chart2.xml.rels")).toEqual([
      "../embeddings/Microsoft_Excel_Worksheet2.xlsx",
    ]);
    const types = String(parts.get(samplePart.contentTypes));
    expect(types.match(/drawingml\.chart\+xml/g)).toHaveLength(2);
    expect(types.match(/Extension="xlsx"/g)).toHaveLength(1);
  });

  test("a missing value has neither a point nor a cell, and leaves a gap", () => {
    const root = chartOf(sampleChart("line"));
    const [, second] = descendantElements(root, "numCache");
    expect(second && attributesOf(second, "pt").map(({ idx }) => idx)).toEqual(["0", "2", "3"]);
    expect(second && valuesOf(second, "ptCount")).toEqual(["4"]);
    expect(valuesOf(root, "dispBlanksAs")).toEqual(["gap"]);
  });

  test.each([
    { title: "no categories", changes: { categories: [] }, want: "at least one category and one series" },
    { title: "no series", changes: { series: [] }, want: "at least one category and one series" },
    { title: "a value too few", changes: { categories: ["a"] }, want: "Expected 1 values in the series" },
  ])("a chart with $title is refused", ({ changes, want }) => {
    expect(() => chartOf(sampleChart("column", changes))).toThrow(want);
  });

  test("a number that is none is refused", () => {
    const [series] = sampleChart("column").series;
    if (!series) throw new Error("Expected a series.");
    const infinite = sampleChart("column", { series: [{ ...series, values: [1, 2, 3, 1 / 0] }] });
    expect(() => chartOf(infinite)).toThrow("Expected a finite number in a chart, got Infinity");
  });

  test("a screen reader hears what it shows", () => {
    const slide = xmlOf(partsWith(sample, [sampleChart("pie")]), "ppt/slides/slide1.xml");
    expect(attributesOf(slide, "cNvPr")[1]?.["descr"]).toBe("Roofs by city: pie");
  });
});

describe("chart labels", () => {
  const positions = ["outsideEnd", "insideEnd", "center", "above", "end"] as const;
  const allowed: Readonly<Record<ChartForm, readonly (string | undefined)[]>> = {
    bar: ["ctr", "inBase", "inEnd", "outEnd"],
    column: ["ctr", "inBase", "inEnd", "outEnd"],
    stackedBar: ["ctr", "inBase", "inEnd"],
    stackedColumn: ["ctr", "inBase", "inEnd"],
    line: ["t", "b", "l", "r", "ctr"],
    pie: ["bestFit", "ctr", "inEnd", "outEnd"],
    doughnut: [],
  };
  const labelled = (form: ChartForm, labels: Partial<PlacedChartLabels>): XmlElement => {
    const { series } = sampleChart(form);
    const look = { show: "value", size: points(12), color: { scheme: "tx1" } } as const;
    const all = series.map((one) => ({ ...one, labels: { ...look, ...labels } }));
    return plotOf(form, { series: all });
  };

  test.each(chartForms)("22: labels of a %s chart stand where PowerPoint lets them", (form) => {
    for (const position of positions) {
      for (const placed of valuesOf(labelled(form, { position }), "dLblPos"))
        expect(allowed[form]).toContain(placed);
    }
  });

  test("single points have a label, the others none", () => {
    const [labels] = descendantElements(labelled("column", { points: [2, 0, 2] }), "dLbls");
    const single = childElements(labels, "dLbl");
    const said = (name: string) => single.map((label) => valuesOf(label, name)[0]);
    expect(said("idx")).toEqual(["0", "1", "2", "3"]);
    expect(said("showVal")).toEqual(["1", undefined, "1", undefined]);
    expect(said("delete")).toEqual([undefined, "1", undefined, "1"]);
    expect(childElements(labels, "showVal").map(({ attributes }) => attributes["val"])).toEqual(["0"]);
  });

  test("labels beside a stack are moved from its middle, in a colour of their own", () => {
    const aside = { points: [1], shift: 0.12, color: { scheme: "tx2" } } as const;
    const [labels] = descendantElements(labelled("stackedColumn", { position: "center", aside }), "dLbls");
    const moved = childElements(labels, "dLbl").map((label) => valuesOf(label, "x"));
    expect(moved).toEqual([[], ["0.12"], [], []]);
    const [, second] = childElements(labels, "dLbl");
    expect(
      second && descendantElements(second, "schemeClr").map(({ attributes }) => attributes["val"]),
    ).toEqual(["tx2"]);
  });

  test.each([
    ["of all points", {}, ["1"], ["b"], ["t"]],
    ["of single points", { points: [0, 1] }, ["0", "1", "2", "3"], ["t", "b"], []],
  ])("the lowest %s of a line has its label below it", (_, labels, indexes, own, others) => {
    const [list] = descendantElements(
      labelled("line", { position: "above", below: [1], ...labels }),
      "dLbls",
    );
    const single = childElements(list, "dLbl");
    expect(single.flatMap((label) => valuesOf(label, "idx"))).toEqual(indexes);
    expect(single.flatMap((label) => valuesOf(label, "dLblPos"))).toEqual(own);
    expect(childElements(list, "dLblPos").map(({ attributes }) => attributes["val"])).toEqual(others);
  });

  test("only lines have labels below their points", () => {
    expect(valuesOf(labelled("column", { position: "above", below: [1] }), "dLblPos")).not.toContain("b");
  });

  test.each([
    { show: "value", want: "none" },
    { show: "percent", want: "none" },
    { show: "seriesName", want: "none" },
    // A name above its share takes two lines.
    { show: "categoryAndPercent", want: undefined },
  ] as const)("a label of $show stays on one line, however narrow its bar is: $want", ({ show, want }) => {
    const [labels] = descendantElements(labelled("column", { show }), "dLbls");
    expect(labels && attributesOf(labels, "bodyPr")[0]?.["wrap"]).toBe(want);
  });

  test("a series without labels says so", () => {
    const { series } = sampleChart("column");
    const bare = series.map(({ labels: _, ...one }) => one);
    const shown = descendantElements(plotOf("column", { series: bare }), "dLbls").flatMap((labels) =>
      childElements(labels).map(({ attributes }) => attributes["val"]),
    );
    expect(shown).toEqual(Array(12).fill("0"));
  });

  test.each([
    { show: "value", want: ["showVal"], format: "#,##0.0" },
    { show: "seriesName", want: ["showSerName"], format: "#,##0.0" },
    { show: "percent", want: ["showPercent"], format: "0%" },
    { show: "categoryAndPercent", want: ["showCatName", "showPercent"], format: "0%" },
  ] as const)("$show is shown and nothing else", ({ show, want, format }) => {
    const [labels] = descendantElements(labelled("column", { show }), "dLbls");
    const shown = childElements(labels).filter(
      ({ name, attributes }) => /show/.test(name) && attributes["val"] === "1",
    );
    expect(shown.map(({ name }) => name.slice(2))).toEqual(want);
    expect(labels && attributesOf(labels, "numFmt")[0]?.["formatCode"]).toBe(format);
  });
});

describe("chart numbers", () => {
  const formatsIn = (language: string, changes: Partial<PlacedChart> = {}) => {
    const parts = partsWith(changedTemplate(), [{ ...plannedChart(), ...changes }], { language });
    const root = xmlOf(parts, "ppt/charts/chart1.xml");
    return [...new Set(attributesOf(root, "numFmt").map(({ formatCode }) => formatCode))];
  };

  test("have a minus sign and the decimal sign of the deck's language", () => {
    expect(formatsIn("en-GB")).toEqual(['#,##0.0;"−"#,##0.0', '0;"−"0', "General"]);
    expect(formatsIn("de-DE").at(0)).toBe('[$-407]#,##0.0;[$-407]"−"#,##0.0');
    expect(formatsIn("de-CH").at(0)).toBe('#,##0.0;"−"#,##0.0');
    expect(formatsIn("pt-BR").at(0)).toMatch(/^\[\$-416\]/);
    expect(formatsIn("x-klingon").at(0)).toBe('#,##0.0;"−"#,##0.0');
  });

  test("stay as they are where they say so themselves, and where nothing is below zero", () => {
    expect(formatsIn("de-DE", { numberFormat: "0.0;(0.0)" }).at(0)).toBe("0.0;(0.0)");
    const [first] = plannedChart().series;
    const series = first ? [{ ...first, values: [1, 2, 3, 4, 5] }] : [];
    expect(formatsIn("en-GB", { series }).at(0)).toBe("#,##0.0");
  });
});

describe("chart look", () => {
  test("one point has its own colour, the others the series'", () => {
    const [series] = descendantElements(plotOf("column"), "ser");
    const fill = (parent: XmlElement | undefined) =>
      parent && valuesOf(firstElement(parent, "spPr") ?? parent, "schemeClr")[0];
    expect(fill(series)).toBe("accent1");
    const point = childElements(series, "dPt")[0];
    expect([point && valuesOf(point, "idx")[0], fill(point)]).toEqual(["1", "accent2"]);
  });

  test("a value without neighbours has a dot, for it makes no line", () => {
    const { series } = sampleChart("line");
    const quiet = series.map(({ labels: _, pointColors: __, ...one }) => one);
    const symbols = descendantElements(plotOf("line", { series: quiet }), "ser").map((one) =>
      valuesOf(one, "symbol"),
    );
    expect(symbols).toEqual([["none"], ["circle"]]);
  });

  test("what is planned is hatched or an outline, and the target a line across the columns", () => {
    const plot = chartOf(plannedChart());
    const [bars, line] = [descendantElements(plot, "barChart")[0], descendantElements(plot, "lineChart")[0]];
    const numbers = (chart: XmlElement | undefined) =>
      descendantElements(chart ?? plot, "order").map(({ attributes }) => attributes["val"]);
    expect([numbers(bars), numbers(line)]).toEqual([["0", "1"], ["2"]]);
    expect(bars && attributesOf(bars, "pattFill")).toEqual([{ prst: "wdUpDiag" }]);
    const [point] = bars ? descendantElements(bars, "dPt") : [];
    expect(namesIn(firstElement(point, "spPr"))).toEqual(["noFill", "ln"]);
    expect(point && valuesOf(point, "prstDash")).toEqual(["sysDash"]);
    expect(line && valuesOf(line, "prstDash")).toEqual(["sysDash"]);
    expect(bars && valuesOf(bars, "overlap")).toEqual(["100"]);
    const axes = (chart: XmlElement | undefined) => chart && valuesOf(chart, "axId");
    expect(axes(line)).toEqual(axes(bars));
  });

  test("a line lies across standing columns only", () => {
    expect(() => chartOf({ ...plannedChart(), form: "bar" })).toThrow(
      "Expected lines across standing columns only in Result and plan, got one in a chart of the form bar.",
    );
  });

  test("stacked bars cover each other, others stand side by side", () => {
    expect(valuesOf(plotOf("stackedBar"), "overlap")).toEqual(["100"]);
    expect(valuesOf(plotOf("bar"), "overlap")).toEqual(["0"]);
    expect(valuesOf(plotOf("bar", { gapWidth: 900 }), "gapWidth")).toEqual(["500"]);
  });

  test.each([
    { direction: "ltr", want: { x: "0", w: "0.75" } },
    { direction: "rtl", want: { x: "0.25", w: "0.75" } },
  ] as const)("$direction: room for names is kept at the end", ({ direction, want }) => {
    const [layout] = descendantElements(
      chartOf(sampleChart("line", { endMargin: inches(2) }), direction),
      "layout",
    );
    expect(layout && { x: valuesOf(layout, "x")[0], w: valuesOf(layout, "w")[0] }).toEqual(want);
    const [left] = descendantElements(chartOf(sampleChart("line"), direction), "layout");
    expect(namesIn(left)).toEqual([]);
  });

  test("the value axis is as asked for, and without one it is hidden", () => {
    const axis = { visible: true, minimum: -5, maximum: 40, majorUnit: 5 };
    const [shown] = descendantElements(chartOf(sampleChart("column", { valueAxis: axis })), "valAx");
    expect(
      shown && ["tickLblPos", "min", "max", "majorUnit"].map((name) => valuesOf(shown, name)[0]),
    ).toEqual(["nextTo", "-5", "40", "5"]);
    const { valueAxis: _, ...without } = sampleChart("column");
    const [hidden] = descendantElements(chartOf(without), "valAx");
    expect(hidden && [valuesOf(hidden, "delete"), valuesOf(hidden, "tickLblPos")]).toEqual([["1"], ["none"]]);
    expect(hidden && namesIn(hidden)).not.toContain("majorGridlines");
  });

  test("text is in the theme's fonts and of the size asked for", () => {
    const root = chartOf(sampleChart("bar"));
    expect(new Set(attributesOf(root, "latin").map(({ typeface }) => typeface))).toEqual(new Set(["+mn-lt"]));
    expect(new Set(attributesOf(root, "defRPr").map(({ sz }) => sz))).toEqual(new Set(["1200", "1400"]));
  });
});

describe("chart direction", () => {
  test.each([
    {
      form: "column",
      direction: "ltr",
      categories: ["minMax", "b", "autoZero"],
      values: ["minMax", "l", "autoZero"],
    },
    {
      form: "column",
      direction: "rtl",
      categories: ["maxMin", "b", "autoZero"],
      values: ["minMax", "r", "autoZero"],
    },
    {
      form: "line",
      direction: "rtl",
      categories: ["maxMin", "b", "autoZero"],
      values: ["minMax", "r", "autoZero"],
    },
    {
      form: "bar",
      direction: "ltr",
      categories: ["maxMin", "l", "autoZero"],
      values: ["minMax", "b", "max"],
    },
    {
      form: "bar",
      direction: "rtl",
      categories: ["maxMin", "r", "autoZero"],
      values: ["maxMin", "b", "max"],
    },
  ] as const)("$direction: a $form chart runs with the text", ({ form, direction, categories, values }) => {
    expect(axesOf(form, direction)).toEqual([categories, values]);
  });

  test("a legend at the end is on the left, from right to left, and text runs so", () => {
    const root = chartOf(sampleChart("pie"), "rtl");
    expect(valuesOf(root, "legendPos")).toEqual(["l"]);
    expect(attributesOf(root, "pPr").every(({ rtl }) => rtl === "1")).toBe(true);
  });
});

describe("chart parts", () => {
  test("a template's own chart keeps its name", () => {
    const parts = changedParts([samplePart.contentLayoutRels, "../media/logo.png", "../charts/chart1.png"]);
    parts.set("ppt/charts/chart1.png", parts.get("ppt/media/logo.png") ?? "");
    const written = partsWith(readTemplate(packParts(parts)), [sampleChart("pie")]);
    expect([...written.keys()].filter((name) => /charts\/[^_]/.test(name))).toEqual([
      "ppt/charts/chart-21.xml",
      "ppt/charts/chart1.png",
    ]);
  });

  test("whatever names and numbers are, sheet and chart say the same", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 12 });
    const name = fc.oneof(text, fc.constantFrom("_x0041_", "=1+1", " padded ", "\u0000", "a\nb", "]]>"));
    const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null });
    const data = fc.array(name, { minLength: 1, maxLength: 5 }).chain((categories) =>
      fc.record({
        categories: fc.constant(categories),
        name,
        values: fc.array(value, { minLength: categories.length, maxLength: categories.length }),
      }),
    );
    fc.assert(
      fc.property(data, ({ categories, name: seriesName, values }) => {
        const series = [{ name: seriesName, values, color: { scheme: "accent1" } as const }];
        const chart = sampleChart("column", { categories, series });
        const scope = { chart, language: "en", direction: "ltr", typefaces: themeTypefaces } as const;
        const parts: Parts = new Map([[chartPart, chartSpaceElement(scope, "rId1")]]);
        const cells = cellsOf(unpackParts(writeWorkbook(chart)));
        for (const reference of ["strRef", "numRef"].flatMap((one) =>
          descendantElements(xmlOf(parts, chartPart), one),
        )) {
          expect(cacheOf(reference)).toEqual(inSheet(reference, cells));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("text that looks like an escape of a spreadsheet is escaped", () => {
    const cells = cellsOf(
      unpackParts(writeWorkbook(sampleChart("pie", { categories: ["_x0041_", "b", "c", "d"] }))),
    );
    expect(cells.get("A2")).toBe("_x005F_x0041_");
  });

  test.each([
    { index: 0, want: "A" },
    { index: 25, want: "Z" },
    { index: 26, want: "AA" },
    { index: 701, want: "ZZ" },
    { index: 702, want: "AAA" },
  ])("column $index is $want", ({ index, want }) => {
    expect(columnLetters(index)).toBe(want);
  });
});

function cellsOf(workbook: Parts): Map<string, string> {
  const cells = descendantElements(xmlOf(workbook, "xl/worksheets/sheet1.xml"), "c");
  return new Map(cells.map((cell) => [cell.attributes["r"] ?? "", elementText(cell)]));
}

/** What a reference's cache says, by the number of its point. */
function cacheOf(reference: XmlElement): [string, string][] {
  return descendantElements(reference, "pt").map((point) => [
    point.attributes["idx"] ?? "",
    elementText(point),
  ]);
}

/** What the sheet says in the cells that a reference's formula names. */
function inSheet(reference: XmlElement, cells: ReadonlyMap<string, string>): [string, string][] {
  const formula = elementText(descendantElements(reference, "f")[0] ?? reference);
  const [, column = "", first = "", last = first] =
    /^Sheet1!\$([A-Z]+)\$(\d+)(?::\$[A-Z]+\$(\d+))?$/.exec(formula) ?? [];
  const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return rows.flatMap((row, index): [string, string][] => {
    const text = cells.get(`${column}${row}`);
    return text === undefined ? [] : [[String(index), text]];
  });
}
