import type { ChartForm, PlacedChartLabels, PlacedChartSeries, PlacedLabelsAside } from "@lectern/deck";
import { element, type Xml, type XmlChild } from "@lectern/ooxml";
import type { ChartScope } from "./chart-scope.ts";
import { textProperties } from "./chart-text.ts";
import { textElement, valueElement } from "./elements.ts";
import { localNumberFormat } from "./number-format.ts";
import { areaProperties } from "./shape-properties.ts";

type Position = NonNullable<PlacedChartLabels["position"]>;
type Show = PlacedChartLabels["show"];

/** Returns the labels of a series, or that it has none (ISO 29500-1, 21.2.2.49 dLbls). */
export function labelsElement(series: PlacedChartSeries, scope: ChartScope): Xml {
  const { labels, values, drawnAs } = series;
  if (!labels) return element("c:dLbls", undefined, shown(undefined));
  const look = labelLook(labels, drawnAs ?? scope.chart.form, scope);
  const lowered = new Set((drawnAs ?? scope.chart.form) === "line" ? labels.below : []);
  if (!labels.points && lowered.size === 0 && !labels.aside)
    return element("c:dLbls", undefined, look, shown(labels.show));
  const below = [...look.slice(0, 3), valueElement("c:dLblPos", "b")];
  if (!labels.points && !labels.aside) {
    const single = [...lowered].map((index) =>
      element("c:dLbl", undefined, valueElement("c:idx", index), below, shown(labels.show)),
    );
    return element("c:dLbls", undefined, single, look, shown(labels.show));
  }
  const labelled = new Set(labels.points ?? values.keys());
  const aside = new Set(labels.aside?.points);
  // Where one point has a label, some programs label all that do not say they have none.
  const single = values.map((_, index) => {
    if (labels.aside && aside.has(index)) return labelAside(labels, labels.aside, index, scope);
    const own = lowered.has(index) ? below : look;
    const content = labelled.has(index) ? [own, shown(labels.show)] : valueElement("c:delete", true);
    return element("c:dLbl", undefined, valueElement("c:idx", index), content);
  });
  return element("c:dLbls", undefined, single, look.slice(0, 3), shown(undefined));
}

/** A label moved from the middle of its bar (ISO 29500-1, 21.2.2.95 manualLayout): with an offset, it has no edge to stand at. */
function labelAside(
  labels: PlacedChartLabels,
  { shift, color }: PlacedLabelsAside,
  index: number,
  scope: ChartScope,
): Xml {
  const offset = [valueElement("c:x", shift), valueElement("c:y", 0)];
  return element(
    "c:dLbl",
    undefined,
    valueElement("c:idx", index),
    element("c:layout", undefined, element("c:manualLayout", undefined, offset)),
    labelLook({ ...labels, color }, scope.chart.form, scope),
    shown(labels.show),
  );
}

/** numFmt, spPr, txPr and where the form allows it dLblPos, in this order. */
function labelLook(labels: PlacedChartLabels, form: ChartForm, scope: ChartScope): readonly XmlChild[] {
  const position = positionIn(form, labels.position, scope);
  return [
    element("c:numFmt", { formatCode: labelFormat(labels, scope), sourceLinked: false }),
    areaProperties(undefined),
    // A number wider than its bar stays whole: some programs break it between its digits.
    textProperties(labels, scope, { unbroken: labels.show !== "categoryAndPercent" }),
    position !== undefined && valueElement("c:dLblPos", position),
  ];
}

/** What is not meant to be shown is said so, since it is shown where nothing is said. */
function shown(show: Show | undefined): readonly XmlChild[] {
  const hasCategory = show === "categoryAndPercent";
  return [
    valueElement("c:showLegendKey", false),
    valueElement("c:showVal", show === "value"),
    valueElement("c:showCatName", hasCategory),
    valueElement("c:showSerName", show === "seriesName"),
    valueElement("c:showPercent", show === "percent" || hasCategory),
    valueElement("c:showBubbleSize", false),
    hasCategory && textElement("c:separator", "\n"),
  ];
}

function labelFormat({ show, numberFormat }: PlacedChartLabels, scope: ChartScope): string {
  const format = numberFormat ?? scope.chart.numberFormat;
  const isShare = show === "percent" || show === "categoryAndPercent";
  return localNumberFormat(isShare && !format.includes("%") ? "0%" : format, scope);
}

/** PowerPoint repairs a file with a position that the form of chart does not know (21.2.3.10 ST_DLblPos). */
function positionIn(
  form: ChartForm,
  position: Position | undefined,
  { direction }: ChartScope,
): string | undefined {
  if (position === undefined) return undefined;
  switch (form) {
    case "bar":
    case "column":
      return { outsideEnd: "outEnd", insideEnd: "inEnd", center: "ctr", above: "outEnd", end: "outEnd" }[
        position
      ];
    case "stackedBar":
    case "stackedColumn":
      return position === "center" ? "ctr" : "inEnd";
    case "line":
      if (position === "end") return direction === "rtl" ? "l" : "r";
      return position === "center" ? "ctr" : "t";
    case "pie":
      return position === "center" ? "ctr" : position === "insideEnd" ? "inEnd" : "outEnd";
    case "doughnut":
      return undefined;
  }
}
