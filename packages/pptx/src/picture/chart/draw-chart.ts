import { firstElement, type XmlElement } from "@lectern/ooxml";
import { fillOf } from "../../read/fill.ts";
import { paintOf } from "../paint.ts";
import type { Area, PictureScope } from "../scope.ts";
import { rounded, type Svg, svg } from "../svg.ts";
import { drawAxesPlot } from "./axes-plot.ts";
import { chartFont } from "./chart-text.ts";
import { drawLegend, type LegendEntry } from "./legend.ts";
import { type ChartModel, readChart } from "./read-chart.ts";
import { drawRoundPlot } from "./round-plot.ts";

/** Returns a chart that begins at 0, 0 by its part's root; an empty frame for a kind of chart that decks do not have. */
export function drawChart(part: XmlElement, area: Area, scope: PictureScope): Svg {
  const model = readChart(part);
  if (!model) return svg("rect", { ...area, fill: "none", stroke: "#808080" });
  const font = chartFont([model.text], scope);
  const legend = drawLegend(model.legend, legendEntries(model, scope), font, area, scope);
  const plotArea = {
    width: (area.width - legend.left - legend.right) * model.share.width,
    height: area.height - legend.top - legend.bottom,
  };
  const x = legend.left + model.share.x * area.width;
  const plot =
    model.form === "round" ? drawRoundPlot(model, plotArea, scope) : drawAxesPlot(model, plotArea, scope);
  const place = `translate(${rounded(x)} ${rounded(legend.top)})`;
  return legend.drawn + svg("g", { transform: place }, [plot]);
}

function legendEntries(model: ChartModel, scope: PictureScope): readonly LegendEntry[] {
  const square = { width: 10, height: 10 };
  const paintIn = (properties: XmlElement | undefined, isLine: boolean) =>
    paintOf(fillOf(isLine ? firstElement(properties, "ln") : properties), square, scope) ?? { color: "none" };
  if (model.form !== "round")
    return model.series.map(({ name, properties, isLine }) => ({
      name,
      isLine,
      paint: paintIn(properties, isLine),
    }));
  const [series] = model.series;
  return model.categories.map((name, index) => ({
    name,
    isLine: false,
    paint: paintIn(series?.points.get(index) ?? series?.properties, false),
  }));
}
