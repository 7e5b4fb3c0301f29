import type { PlacedChartSeries } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import type { ChartScope } from "./chart-scope.ts";
import { numberText, spreadsheetText, textElement, valueElement } from "./elements.ts";
import { categoriesFormula, nameFormula, valuesFormula } from "./sheet-range.ts";

/** Returns the name of a series: where it stands in the workbook, and what stands there (ISO 29500-1, 21.2.2.215 tx). */
export function nameElement({ name }: PlacedChartSeries, index: number): Xml {
  const reference = element(
    "c:strRef",
    undefined,
    textElement("c:f", nameFormula(index)),
    stringCache([name]),
  );
  return element("c:tx", undefined, reference);
}

/** Returns the categories: where they stand in the workbook, and what stands there (21.2.2.24 cat). */
export function categoriesElement({ chart: { categories } }: ChartScope): Xml {
  const formula = textElement("c:f", categoriesFormula(categories.length));
  return element("c:cat", undefined, element("c:strRef", undefined, formula, stringCache(categories)));
}

/** Returns the values of a series: where they stand in the workbook, and what stands there (21.2.2.224 val). */
export function valuesElement({ values }: PlacedChartSeries, index: number, { chart }: ChartScope): Xml {
  const count = chart.categories.length;
  const cache = element(
    "c:numCache",
    undefined,
    textElement("c:formatCode", chart.numberFormat),
    valueElement("c:ptCount", count),
    values.map((value, at) => value !== null && point(at, numberText(value))),
  );
  const formula = textElement("c:f", valuesFormula(index, count));
  return element("c:val", undefined, element("c:numRef", undefined, formula, cache));
}

/** An empty cell has no point. */
function stringCache(texts: readonly string[]): Xml {
  const points = texts.map((text, index) => text !== "" && point(index, spreadsheetText(text)));
  return element("c:strCache", undefined, valueElement("c:ptCount", texts.length), points);
}

function point(index: number, text: string): Xml {
  return element("c:pt", { idx: index }, textElement("c:v", text));
}
