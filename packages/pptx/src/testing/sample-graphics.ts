import {
  type Box,
  type ChartForm,
  emu,
  inches,
  type PlacedChart,
  type PlacedChartSeries,
  type PlacedDeck,
  type PlacedElement,
  type PlacedLine,
  type PlacedShape,
  type PlacedSlide,
  type PlacedTable,
  type PlacedTableRow,
  points,
  type Template,
  type ThemeColor,
} from "@lectern/deck";
import { filled, layoutOf, run, type SampleDeckOptions, textOf } from "./sample-deck.ts";

/** Every form that a chart can have. */
export const chartForms: readonly ChartForm[] = [
  "bar",
  "column",
  "stackedBar",
  "stackedColumn",
  "line",
  "pie",
  "doughnut",
];

const area: Box = { x: inches(0.75), y: inches(2), width: inches(8), height: inches(4) };
const ink: ThemeColor = { scheme: "tx1" };
const accent: ThemeColor = { scheme: "accent1" };
const quiet: ThemeColor = { scheme: "tx1", luminanceModulation: 0.65, luminanceOffset: 0.35 };
const rule: ThemeColor = { scheme: "bg2", luminanceModulation: 0.85 };
const hairline: PlacedLine = { color: rule, width: points(0.75) };

/** Returns a deck with a table, a chart of every form, and shapes of every geometry. */
export function graphicsDeck(template: Template, options: SampleDeckOptions = {}): PlacedDeck {
  const { direction = "ltr", language = "en-GB" } = options;
  const slides = [
    graphicSlide(template, "What it costs", sampleTable()),
    ...chartForms.map((form) => graphicSlide(template, `A chart: ${form}`, sampleChart(form))),
    graphicSlide(template, "Shapes that point", ...pointingShapes()),
  ];
  return {
    title: "Tables and charts",
    language,
    direction,
    slideSize: template.slideSize,
    slides,
    sections: [],
  };
}

/** Returns a table with head, total and a cell without text. */
export function sampleTable(changes: Partial<PlacedTable> = {}): PlacedTable {
  const rows: PlacedTableRow[] = [
    row(["City", "2025", "2026"], { fill: { scheme: "tx2" } }, { bold: true, color: { scheme: "bg1" } }),
    row(["Bergen", "18", "21.5"], { borderBottom: hairline }),
    row(["Oslo & Asker", "", "40"], { borderBottom: hairline, fill: { scheme: "bg2" } }),
    row(["Total", "18", "61.5"], { borderTop: { color: ink, width: points(1.5) } }, { bold: true }),
  ];
  return {
    kind: "table",
    name: "Table",
    box: { ...area, height: inches(2) },
    columnWidths: [inches(4), inches(2), inches(2)],
    rows,
    headerRow: true,
    firstColumn: true,
    totalRow: true,
    description: "Cost by city & year",
    ...changes,
  };
}

/** Returns a chart of a form: two series, or one of parts of a whole. */
export function sampleChart(form: ChartForm, changes: Partial<PlacedChart> = {}): PlacedChart {
  const isWhole = form === "pie" || form === "doughnut";
  return {
    kind: "chart",
    name: "Chart",
    box: area,
    form,
    categories: ["Bergen", "Oslo & Asker", "Tromsø", "Ålesund"],
    series: isWhole ? [partsOfWhole] : [firstSeries, secondSeries],
    text: { size: points(14), color: quiet },
    numberFormat: isWhole ? "0%" : "#,##0.0",
    ...(!isWhole && {
      valueAxis: { visible: form === "line", gridlines: rule, minimum: 0, majorUnit: 10 },
    }),
    legend: isWhole ? "end" : "bottom",
    gapWidth: 80,
    description: `Roofs by city: ${form}`,
    ...changes,
  };
}

const firstSeries: PlacedChartSeries = {
  name: "Planted",
  values: [12, 30.5, 8, 17],
  color: accent,
  pointColors: { 1: { scheme: "accent2" } },
  labels: { show: "value", position: "outsideEnd", size: points(12), color: ink, bold: true },
};

const secondSeries: PlacedChartSeries = {
  name: "Planned <2027>",
  values: [20, null, 14.25, 9],
  color: { scheme: "accent2", luminanceModulation: 0.6, luminanceOffset: 0.4 },
  labels: { points: [3], show: "seriesName", position: "end", size: points(12), color: ink },
};

const partsOfWhole: PlacedChartSeries = {
  name: "Share",
  values: [0.4, 0.3, 0.2, 0.1],
  color: accent,
  pointColors: {
    0: accent,
    1: { scheme: "accent2" },
    2: { scheme: "accent3" },
    3: { scheme: "accent4" },
  },
  labels: { show: "percent", position: "insideEnd", size: points(14), color: { scheme: "bg1" } },
};

/** Returns shapes that point, one of them mirrored, one with round corners, one a path. */
export function pointingShapes(): PlacedShape[] {
  const box = { ...area, width: inches(2.4), height: inches(1) };
  const at = (column: number, rowNumber: number): Box => ({
    ...box,
    x: emu(box.x + column * inches(2.6)),
    y: emu(box.y + rowNumber * inches(1.25)),
  });
  const text = { ...textOf(run("Step", { color: { scheme: "bg1" } })), anchor: "middle" as const };
  const fill = accent;
  const line: PlacedLine = { color: accent, width: points(2) };
  return [
    { kind: "shape", name: "Chevron", geometry: "chevron", box: at(0, 0), fill, text },
    { kind: "shape", name: "Chevron", geometry: "chevron", box: at(1, 0), fill, text, flipped: true },
    { kind: "shape", name: "First", geometry: "homePlate", box: at(2, 0), fill, text },
    { kind: "shape", name: "First", geometry: "homePlate", box: at(0, 1), fill, text, flipped: true },
    { kind: "shape", name: "Arrow", geometry: "rightArrow", box: at(1, 1), fill },
    {
      kind: "shape",
      name: "Card",
      geometry: "roundedRectangle",
      box: at(2, 1),
      fill,
      cornerRadius: inches(0.1),
    },
    { kind: "shape", name: "Icon", geometry: leaf, box: { ...at(0, 2), width: box.height }, line },
    { kind: "shape", name: "Falling line", geometry: "line", box: at(1, 2), line, flipped: true },
  ];
}

/** A field of 24 by 24, as icons have it: a stroke, a curve that is closed, a dot. */
const leaf = {
  width: 24,
  height: 24,
  commands: "M 2 21 L 12 11.5 M12,11.5 C6 8 10 2 21 3 C22 14 16 18 12 11.5 Z M 4 4 L 8 4 8 8",
};

/** Returns a slide with a title and other elements. */
export function graphicSlide(
  template: Template,
  title: string,
  ...elements: readonly PlacedElement[]
): PlacedSlide {
  const layout = layoutOf(template, "titleOnly");
  const titled = layout.placeholders.some(({ type }) => type === "title");
  return {
    layoutId: layout.id,
    title,
    elements: [...(titled ? [filled(layout, ["title"], textOf(title))] : []), ...elements],
  };
}

function row(
  texts: readonly string[],
  look: Partial<PlacedTableRow["cells"][number]>,
  style: Parameters<typeof run>[1] = {},
): PlacedTableRow {
  const insets = { left: inches(0.1), top: inches(0.05), right: inches(0.1), bottom: inches(0.05) };
  const cells = texts.map((text, column) => {
    const alignment = column === 0 ? ("start" as const) : ("end" as const);
    const runs = text === "" ? [] : [run(text, { ...style, size: points(14) })];
    return { ...look, text: { ...textOf({ level: 0, alignment, runs }), insets, anchor: "middle" as const } };
  });
  return { height: inches(0.5), cells };
}
