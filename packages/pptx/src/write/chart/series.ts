import type { PlacedChartSeries, PlacedLine, PlacedLook, ThemeColor } from "@lectern/deck";
import { points } from "@lectern/deck";
import { element, type Xml, type XmlChild } from "@lectern/ooxml";
import type { ChartScope } from "./chart-scope.ts";
import { labelsElement } from "./data-labels.ts";
import { valueElement } from "./elements.ts";
import { categoriesElement, nameElement, valuesElement } from "./series-data.ts";
import { areaProperties, lineProperties } from "./shape-properties.ts";

const usualLineWidth = points(2.25);
const sliceGap: PlacedLine = { color: { scheme: "bg1" }, width: points(1.5) };
const markerSize = 7;

/** Returns a series of bars, lying or standing (ISO 29500-1, 21.2.2.170, CT_BarSer). */
export function barSeries(series: PlacedChartSeries, index: number, scope: ChartScope): Xml {
  const bar = ({ fill, line }: PlacedLook): Xml => areaProperties(fill, line);
  const asIs = valueElement("c:invertIfNegative", false);
  const single = pointLooks(series).map(([at, look]) =>
    element("c:dPt", undefined, valueElement("c:idx", at), asIs, notBubble, bar(look)),
  );
  return seriesElement(series, index, scope, { before: [bar(lookOf(series)), asIs, single] });
}

/** Returns a series that is a line; the points that are spoken of have a dot (CT_LineSer). */
export function lineSeries(series: PlacedChartSeries, index: number, scope: ChartScope): Xml {
  const { color, dash, lineWidth: width = usualLineWidth } = series;
  const look = lineProperties({ color, width, ...(dash && { dash }) }, dash ? undefined : "round");
  const isDotted = hasDotsThroughout(series);
  const single = dottedPoints(series).map(([at, dotColor]) =>
    element("c:dPt", undefined, valueElement("c:idx", at), dot(dotColor), notBubble, look),
  );
  const marker = isDotted ? dot(color) : noDot;
  return seriesElement(series, index, scope, {
    before: [look, marker, single],
    after: valueElement("c:smooth", false),
  });
}

/** Returns the series of a pie or a ring, each slice in its own colour (CT_PieSer). */
export function pieSeries(series: PlacedChartSeries, index: number, scope: ChartScope): Xml {
  const slice = ({ fill, line = sliceGap }: PlacedLook): Xml => areaProperties(fill, line);
  const single = pointLooks(series).map(([at, look]) =>
    element("c:dPt", undefined, valueElement("c:idx", at), notBubble, slice(look)),
  );
  return seriesElement(series, index, scope, { before: [slice(lookOf(series)), single] });
}

interface SeriesParts {
  /** From the look to the points. */
  readonly before: XmlChild;
  readonly after?: XmlChild;
}

function seriesElement(
  series: PlacedChartSeries,
  index: number,
  scope: ChartScope,
  { before, after }: SeriesParts,
): Xml {
  return element(
    "c:ser",
    undefined,
    valueElement("c:idx", index),
    valueElement("c:order", index),
    nameElement(series, index),
    before,
    labelsElement(series, scope),
    categoriesElement(scope),
    valuesElement(series, index, scope),
    after,
  );
}

const notBubble = valueElement("c:bubble3D", false);
const noDot = element("c:marker", undefined, valueElement("c:symbol", "none"));

function dot(color: ThemeColor): Xml {
  return element(
    "c:marker",
    undefined,
    valueElement("c:symbol", "circle"),
    valueElement("c:size", markerSize),
    areaProperties(color, { color, width: points(0.75) }),
  );
}

/** The look of all points that have none of their own. */
function lookOf({ color, look }: PlacedChartSeries): PlacedLook {
  return look ?? { fill: color };
}

/** The points that look otherwise than their series, in their order. */
function pointLooks(series: PlacedChartSeries): [number, PlacedLook][] {
  const colors = pointColors(series).map(([at, fill]): [number, PlacedLook] => [at, { fill }]);
  const own = Object.entries(series.pointLooks ?? {}).map(([at, look]): [number, PlacedLook] => [
    Number(at),
    look,
  ]);
  return [...new Map([...colors, ...own])].toSorted(([one], [other]) => one - other);
}

function pointColors({ pointColors: colors = {} }: PlacedChartSeries): [number, ThemeColor][] {
  return Object.entries(colors)
    .map(([at, color]): [number, ThemeColor] => [Number(at), color])
    .toSorted(([one], [other]) => one - other);
}

function dottedPoints(series: PlacedChartSeries): [number, ThemeColor][] {
  const labelled = (series.labels?.points ?? []).map((at): [number, ThemeColor] => [at, series.color]);
  const colors = new Map([...labelled, ...pointColors(series)]);
  return [...colors].toSorted(([one], [other]) => one - other);
}

/** Where every point has a label, and where a value without neighbours would not be seen, for it makes no line. */
function hasDotsThroughout({ labels, values }: PlacedChartSeries): boolean {
  const isMissing = (at: number): boolean => (values[at] ?? null) === null;
  const isAlone = values.some((_, at) => !isMissing(at) && isMissing(at - 1) && isMissing(at + 1));
  return isAlone || (labels !== undefined && labels.points === undefined);
}
