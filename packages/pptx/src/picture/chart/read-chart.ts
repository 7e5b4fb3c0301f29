import { childElements, elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { integerAttribute } from "../../read/package/attributes.ts";

/** A chart as it is drawn: what its part says, in the order of the file. */
export interface ChartModel {
  readonly form: "lying" | "standing" | "round";
  readonly isStacked: boolean;
  /** Of a ring, as a share of its radius; 0 for a pie. */
  readonly hole: number;
  /** Between the groups of bars, as a share of a bar's width. */
  readonly gap: number;
  /** How far bars of a group lie over each other, from 0 to 1. */
  readonly overlap: number;
  readonly categories: readonly string[];
  readonly series: readonly SeriesModel[];
  readonly categoryAxis: AxisModel | undefined;
  readonly valueAxis: AxisModel | undefined;
  /** "t", "b", "l" or "r". */
  readonly legend: string | undefined;
  /** Of the whole width: what a layout by hand leaves to the plot and where it begins. */
  readonly share: { readonly x: number; readonly width: number };
  /** The defRPr of all text in it. */
  readonly text: XmlElement | undefined;
  readonly language: string;
}

/** One series. */
export interface SeriesModel {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
  readonly isLine: boolean;
  readonly properties: XmlElement | undefined;
  /** The looks of single points. */
  readonly points: ReadonlyMap<number, XmlElement>;
  /** Whether a point of a line has a dot, with what it is drawn. */
  readonly dots: ReadonlyMap<number, XmlElement>;
  readonly labels: ReadonlyMap<number, LabelModel>;
}

/** What stands at a point. */
export interface LabelModel {
  readonly show: "value" | "percent" | "series" | "category" | "categoryAndPercent";
  readonly format: string;
  /** ISO 29500-1, 21.2.3.10 ST_DLblPos, or none. */
  readonly position: string | undefined;
  /** From where it would stand, as a share of the chart's width. */
  readonly shift: number;
  readonly text: XmlElement | undefined;
}

/** An axis. */
export interface AxisModel {
  readonly isReversed: boolean;
  readonly isShown: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly step: number | undefined;
  readonly format: string;
  readonly gridline: XmlElement | undefined;
  readonly line: XmlElement | undefined;
  readonly text: XmlElement | undefined;
  /** Every how many-th name is shown. */
  readonly interval: number;
}

const forms = ["barChart", "lineChart", "pieChart", "doughnutChart", "areaChart"];

/** Returns the chart of a chart part (ISO 29500-1, 21.2.2.29 chartSpace), or undefined for a kind that is not drawn. */
export function readChart(part: XmlElement): ChartModel | undefined {
  const chart = firstElement(part, "chart");
  const area = firstElement(chart, "plotArea");
  const plots = childElements(area).filter(({ name }) => forms.includes(localName(name)));
  const [main] = plots;
  if (!main) return undefined;
  const form = localName(main.name);
  const manual = firstElement(area, "layout", "manualLayout");
  const series = plots.flatMap((plot) =>
    childElements(plot, "ser").map((each) => readSeries(each, localName(plot.name) === "lineChart")),
  );
  const first = childElements(main, "ser")[0];
  return {
    form: /^(?:pie|doughnut)/u.test(form)
      ? "round"
      : attributeOf(main, "barDir") === "bar"
        ? "lying"
        : "standing",
    isStacked: attributeOf(main, "grouping") === "stacked",
    hole: form === "doughnutChart" ? numberOf(main, "holeSize", 50) / 100 : 0,
    gap: numberOf(main, "gapWidth", 150) / 100,
    overlap: numberOf(main, "overlap", 0) / 100,
    categories: cached(firstElement(first, "cat"), "").map((text) => text ?? ""),
    series,
    categoryAxis: readAxis(firstElement(area, "catAx")),
    valueAxis: readAxis(firstElement(area, "valAx")),
    legend: firstElement(chart, "legend") && attributeOf(firstElement(chart, "legend"), "legendPos"),
    share: { x: numberOf(manual, "x", 0), width: numberOf(manual, "w", 1) },
    text: runOf(part),
    language: attributeOf(part, "lang") ?? "en",
  };
}

function attributeOf(parent: XmlElement | undefined, name: string): string | undefined {
  return firstElement(parent, name)?.attributes["val"];
}

function numberOf(parent: XmlElement | undefined, name: string, otherwise: number): number {
  const value = Number(attributeOf(parent, name) ?? otherwise);
  return Number.isFinite(value) ? value : otherwise;
}

function isOn(parent: XmlElement | undefined, name: string): boolean {
  return ["1", "true"].includes(attributeOf(parent, name) ?? "0");
}

function runOf(parent: XmlElement | undefined): XmlElement | undefined {
  return firstElement(parent, "txPr", "p", "pPr", "defRPr");
}

/** The texts of a cache by their places; gaps are `otherwise`. */
function cached<Gap>(parent: XmlElement | undefined, otherwise: Gap): (string | Gap)[] {
  const [cache] = ["strRef", "numRef"].flatMap((name) => {
    const reference = firstElement(parent, name);
    return firstElement(reference, "strCache") ?? firstElement(reference, "numCache") ?? [];
  });
  const texts: (string | Gap)[] = Array.from(
    { length: Math.min(1000, numberOf(cache, "ptCount", 0)) },
    () => otherwise,
  );
  for (const point of childElements(cache, "pt")) {
    const at = integerAttribute(point, "idx") ?? 0;
    const value = firstElement(point, "v");
    if (at < texts.length && value) texts[at] = elementText(value);
  }
  return texts;
}

function readSeries(series: XmlElement, isLine: boolean): SeriesModel {
  const values = cached(firstElement(series, "val"), undefined).map((text) =>
    text === undefined || !Number.isFinite(Number(text)) ? undefined : Number(text),
  );
  const single = childElements(series, "dPt");
  const isDotted = (parent: XmlElement | undefined): boolean =>
    ![undefined, "none"].includes(attributeOf(firstElement(parent, "marker"), "symbol"));
  const markerOf = (parent: XmlElement): XmlElement | undefined => firstElement(parent, "marker", "spPr");
  const throughout = isDotted(series) ? markerOf(series) : undefined;
  return {
    name: cached(firstElement(series, "tx"), "").join(" "),
    values,
    isLine,
    properties: firstElement(series, "spPr"),
    points: byIndex(single, (point) => firstElement(point, "spPr")),
    dots: new Map([
      ...(throughout ? values.map((_, at): [number, XmlElement] => [at, throughout]) : []),
      ...byIndex(single, (point) => (isDotted(point) ? markerOf(point) : undefined)),
    ]),
    labels: readLabels(firstElement(series, "dLbls"), values.length),
  };
}

function byIndex<Value>(
  points: readonly XmlElement[],
  read: (point: XmlElement) => Value | undefined,
): Map<number, Value> {
  return new Map(
    points.flatMap((point): [number, Value][] => {
      const value = read(point);
      return value === undefined ? [] : [[Number(attributeOf(point, "idx") ?? 0), value]];
    }),
  );
}

function readLabels(labels: XmlElement | undefined, count: number): ReadonlyMap<number, LabelModel> {
  const throughout = readLabel(labels);
  const found = new Map<number, LabelModel>();
  if (throughout) for (let at = 0; at < count; at += 1) found.set(at, throughout);
  for (const single of childElements(labels, "dLbl")) {
    const at = Number(attributeOf(single, "idx") ?? 0);
    const label = isOn(single, "delete") ? undefined : readLabel(single);
    if (label) found.set(at, label);
    else found.delete(at);
  }
  return found;
}

function readLabel(label: XmlElement | undefined): LabelModel | undefined {
  const show = shownBy(label);
  if (!show) return undefined;
  return {
    show,
    format: firstElement(label, "numFmt")?.attributes["formatCode"] ?? "General",
    position: attributeOf(label, "dLblPos"),
    shift: Number(attributeOf(firstElement(label, "layout", "manualLayout"), "x") ?? 0) || 0,
    text: runOf(label),
  };
}

function shownBy(label: XmlElement | undefined): LabelModel["show"] | undefined {
  const isPercent = isOn(label, "showPercent");
  if (isOn(label, "showCatName")) return isPercent ? "categoryAndPercent" : "category";
  if (isPercent) return "percent";
  if (isOn(label, "showVal")) return "value";
  return isOn(label, "showSerName") ? "series" : undefined;
}

function readAxis(axis: XmlElement | undefined): AxisModel | undefined {
  if (!axis) return undefined;
  const scaling = firstElement(axis, "scaling");
  const bound = (parent: XmlElement | undefined, name: string): number | undefined => {
    const value = Number(attributeOf(parent, name) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  };
  return {
    isReversed: attributeOf(scaling, "orientation") === "maxMin",
    isShown: !isOn(axis, "delete") && attributeOf(axis, "tickLblPos") !== "none",
    minimum: bound(scaling, "min"),
    maximum: bound(scaling, "max"),
    step: bound(axis, "majorUnit"),
    format: firstElement(axis, "numFmt")?.attributes["formatCode"] ?? "General",
    gridline: firstElement(axis, "majorGridlines", "spPr", "ln"),
    line: firstElement(axis, "spPr", "ln"),
    text: runOf(axis),
    interval: numberOf(axis, "tickLblSkip", 1),
  };
}
