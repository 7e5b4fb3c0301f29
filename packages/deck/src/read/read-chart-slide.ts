import type { Chart, ChartForm, ChartSeries, ChartSlide, ChartTarget } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  assertOneAtMost,
  lengthOf,
  type OutlinePlace,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOptional,
  readWholeNumber,
} from "../outline/outline-place.ts";
import { readInnerHead, readSource } from "./read-slide-head.ts";
import { readLine, readRichText } from "./read-text.ts";

const forms = ["bar", "column", "stackedBar", "stackedColumn", "line", "pie", "doughnut"] as const;

/** Reads a chart with what it shows and where its figures come from. */
export function readChartSlide(slide: OutlinePlace): ChartSlide {
  return {
    kind: "chart",
    ...readInnerHead(slide),
    chart: readChart(slide.at("chart")),
    ...readOptional(slide, "reading", readRichText),
    ...readSource(slide),
  };
}

function readChart(chart: OutlinePlace): Chart {
  assertObject(chart);
  const form = readOneOf(chart.at("form"), forms);
  const categories = chart.at("categories");
  const count = lengthOf(categories);
  return {
    form,
    categories: readList(categories, { of: "categories", most: outlineLimits.categories }, readLabel),
    series: readAllSeries(chart.at("series"), form, count),
    ...readOptional(chart, "unit", readUnit),
    ...readOptional(chart, "decimals", (decimals) => readWholeNumber(decimals, 0, outlineLimits.decimals)),
    ...readOptional(chart, "highlightedCategory", (index) =>
      readWholeNumber(index, 0, Math.max(0, count - 1)),
    ),
    ...readOptional(chart, "targets", (targets) => readTargets(targets, form)),
    ...readOptional(chart, "plannedFrom", (index) => readWholeNumber(index, 0, Math.max(0, count - 1))),
    ...readOptional(chart, "plannedLabel", readLabel),
  };
}

function readTargets(targets: OutlinePlace, form: ChartForm): readonly ChartTarget[] {
  if (isRound(form)) targets.report(`expected no targets in a ${form}: columns take them`);
  return readList(targets, { of: "targets", most: outlineLimits.targets }, (target) => {
    assertObject(target);
    return { value: readNumber(target.at("value")), label: readLabel(target.at("label")) };
  });
}

function isRound(form: ChartForm): boolean {
  return form === "pie" || form === "doughnut";
}

function readUnit(unit: OutlinePlace): string {
  return readLine(unit, outlineLimits.unit);
}

function readAllSeries(list: OutlinePlace, form: ChartForm, categories: number): readonly ChartSeries[] {
  assertOneAtMost(list, "highlighted", lengthOf(list));
  const series = readList(list, { of: "series", most: outlineLimits.series }, (one) =>
    readSeries(one, categories),
  );
  if (isRound(form)) assertPartsOfWhole(list, form, series);
  return series;
}

function readSeries(series: OutlinePlace, categories: number): ChartSeries {
  assertObject(series);
  return {
    name: readLabel(series.at("name")),
    values: readValues(series.at("values"), categories),
    ...readOptional(series, "highlighted", readFlag),
    ...readOptional(series, "unit", readUnit),
  };
}

function readValues(values: OutlinePlace, categories: number): readonly (number | null)[] {
  const count = lengthOf(values);
  if (Array.isArray(values.value) && count !== categories) {
    values.report(`expected ${categories} values, one for each category, got ${count}`);
  }
  const length = { of: "values", least: 0, most: outlineLimits.categories };
  const read = readList(values, length, readValue);
  if (count > 0 && read.every((value) => value === null)) {
    values.report("expected one number at least, got none: leave the series out");
  }
  return read;
}

function readValue(place: OutlinePlace): number | null {
  const { value } = place;
  if (value === null) return null;
  const limit = outlineLimits.chartValue;
  // The sum makes 0 of -0, which some readers of the file write out with its sign.
  if (typeof value === "number" && Math.abs(value) <= limit) return value + 0;
  place.reportInstead(`null or a number from -${limit} to ${limit}`);
  return null;
}

function assertPartsOfWhole(list: OutlinePlace, form: ChartForm, series: readonly ChartSeries[]): void {
  if (series.length > 1) {
    list.report(`expected one series in a ${form}, got ${series.length}: stacked columns take more`);
    return;
  }
  const values = series[0]?.values ?? [];
  for (const [index, value] of values.entries()) {
    if (value === null || value >= 0) continue;
    const place = list.at(0).at("values").at(index);
    place.report(`expected a part of a whole, 0 or more, in a ${form}, got ${value}: columns take it`);
  }
  if (values.length > 0 && values.every((value) => value === null || value === 0)) {
    list.at(0).at("values").report(`expected parts that sum up to more than 0 in a ${form}, got only zeros`);
  }
}

function readLabel(place: OutlinePlace): string {
  return readLine(place, outlineLimits.chartLabel);
}
