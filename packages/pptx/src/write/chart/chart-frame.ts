import type { PlacedChart } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { graphicFrame } from "../graphic-frame.ts";
import { namespaces } from "../names.ts";
import type { SlideScope } from "../slide-scope.ts";

/** Returns the frame of a chart on its slide; the chart is a part of its own (ISO 29500-1, 21.2.2.26). */
export function chartFrame(chart: PlacedChart, scope: SlideScope): Xml {
  const reference = { "xmlns:c": namespaces.chart, "r:id": scope.addChart(chart) };
  return graphicFrame({ ...chart, uri: namespaces.chart, graphic: element("c:chart", reference) }, scope);
}
