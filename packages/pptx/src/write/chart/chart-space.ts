import type { PlacedChart } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { namespaces } from "../names.ts";
import type { ChartScope } from "./chart-scope.ts";
import { textProperties } from "./chart-text.ts";
import { valueElement } from "./elements.ts";
import { plotArea } from "./plot-area.ts";
import { areaProperties } from "./shape-properties.ts";

const rootNamespaces = {
  "xmlns:c": namespaces.chart,
  "xmlns:a": namespaces.drawing,
  "xmlns:r": namespaces.relationships,
};
const plainStyle = 2;

/** Returns the root of a chart part; its children stand in the order of ISO 29500-1, 21.2.2.29 CT_ChartSpace. */
export function chartSpaceElement(scope: ChartScope, workbookRelationshipId: string): Xml {
  return element(
    "c:chartSpace",
    rootNamespaces,
    valueElement("c:date1904", false),
    valueElement("c:lang", scope.language),
    valueElement("c:roundedCorners", false),
    valueElement("c:style", plainStyle),
    chartElement(scope),
    areaProperties(undefined),
    textProperties(scope.chart.text, scope),
    element("c:externalData", { "r:id": workbookRelationshipId }, valueElement("c:autoUpdate", false)),
  );
}

/** The children stand in the order of 21.2.2.27 CT_Chart. */
function chartElement(scope: ChartScope): Xml {
  return element(
    "c:chart",
    undefined,
    valueElement("c:autoTitleDeleted", true),
    plotArea(scope),
    legendElement(scope),
    valueElement("c:plotVisOnly", true),
    valueElement("c:dispBlanksAs", "gap"),
  );
}

function legendElement(scope: ChartScope): Xml | undefined {
  const { legend, text } = scope.chart;
  if (!legend) return undefined;
  return element(
    "c:legend",
    undefined,
    valueElement("c:legendPos", legendPosition(legend, scope)),
    valueElement("c:overlay", false),
    areaProperties(undefined),
    textProperties(text, scope),
  );
}

function legendPosition(legend: NonNullable<PlacedChart["legend"]>, { direction }: ChartScope): string {
  switch (legend) {
    case "top":
      return "t";
    case "bottom":
      return "b";
    case "end":
      return direction === "rtl" ? "l" : "r";
  }
}
