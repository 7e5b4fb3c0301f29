import { firstElement, type XmlElement } from "@lectern/ooxml";
import { fillOf } from "../../read/fill.ts";
import { lineAttributes, type Stroke } from "../line.ts";
import { fillAttributes, paintOf } from "../paint.ts";
import type { Area, PictureScope } from "../scope.ts";
import { rounded, type Svg, svg } from "../svg.ts";
import { breakWords, type ChartFont, chartFont, drawWords, lineHeight } from "./chart-text.ts";
import { formatValue } from "./format-value.ts";
import { labelText } from "./label-text.ts";
import type { ChartModel, SeriesModel } from "./read-chart.ts";
import { type ValueScale, valueScale } from "./value-scale.ts";

/** Where the plot stands, and how values and categories lie in it. */
interface Plot {
  readonly model: ChartModel;
  readonly scale: ValueScale;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Of plot and names together. */
  readonly chartWidth: number;
  /** Along the axis of the categories. */
  readonly slot: number;
  readonly isLying: boolean;
  readonly scope: PictureScope;
}

const gap = 6;

/** Returns bars and lines on two axes (ISO 29500-1, 21.2.2.16 barChart, 21.2.2.97 lineChart). */
export function drawAxesPlot(model: ChartModel, area: Area, scope: PictureScope): Svg {
  const plot = layOut(model, area, scope);
  const bars = model.series.filter(({ isLine }) => !isLine);
  const lines = model.series.filter(({ isLine }) => isLine);
  return [
    drawGrid(plot),
    drawNames(plot),
    ...drawBars(plot, bars),
    ...lines.map((series) => drawSeriesLine(plot, series)),
    ...model.series.map((series) => drawLabels(plot, series, bars)),
  ].join("");
}

function layOut(model: ChartModel, area: Area, scope: PictureScope): Plot {
  const scale = valueScale(model);
  const isLying = model.form === "lying";
  const names = chartFont([model.categoryAxis?.text, model.text], scope);
  const values = chartFont([model.valueAxis?.text, model.text], scope);
  const hasNames = model.categoryAxis?.isShown ?? false;
  const hasValues = model.valueAxis?.isShown ?? false;
  const valueTexts = scale.ticks.map((tick) => valueName(model, tick));
  const valuesWidth = hasValues ? widestOf(valueTexts, values, 1e4, scope) + gap : 0;
  const isMirrored = isLying ? model.valueAxis?.isReversed : model.categoryAxis?.isReversed;
  const beside = isLying
    ? hasNames
      ? widestOf(model.categories, names, area.width * 0.4, scope) + gap
      : 0
    : valuesWidth;
  const rest = area.width - beside;
  const slotWidth = rest / Math.max(1, model.categories.length);
  const namesHeight = hasNames
    ? Math.max(
        1,
        ...model.categories.map(
          (name) =>
            breakWords(name, names, slotWidth * (model.categoryAxis?.interval ?? 1) * 0.96, scope).lines
              .length,
        ),
      ) * lineHeight(names)
    : 0;
  const beneath = (isLying ? (hasValues ? lineHeight(values) : 0) : namesHeight) + gap;
  const above = lineHeight(names);
  const end = isLying ? lineHeight(names) * 2 : gap;
  const width = Math.max(1, rest - end);
  const height = Math.max(1, area.height - beneath - above);
  return {
    model,
    scale,
    left: isMirrored ? end : beside,
    top: above,
    width,
    height,
    chartWidth: area.width,
    slot: (isLying ? height : width) / Math.max(1, model.categories.length),
    isLying,
    scope,
  };
}

function widestOf(texts: readonly string[], font: ChartFont, width: number, scope: PictureScope): number {
  return Math.max(0, ...texts.map((text) => breakWords(text, font, width, scope).width));
}

function valueName({ valueAxis, language }: ChartModel, value: number): string {
  return formatValue(value, valueAxis?.format ?? "General", language);
}

/** Where a value stands along its axis. */
function along({ model, scale, left, top, width, height, isLying }: Plot, value: number): number {
  const share = Math.min(1, Math.max(0, (value - scale.least) / (scale.most - scale.least || 1)));
  const turned = model.valueAxis?.isReversed ? 1 - share : share;
  return isLying ? left + turned * width : top + (1 - turned) * height;
}

/** Where the middle of a category stands along the other axis; lying ones are counted from below unless they are reversed. */
function middle({ model, left, top, width, height, slot, isLying }: Plot, index: number): number {
  const isReversed = model.categoryAxis?.isReversed ?? false;
  const at = (index + 0.5) * slot;
  if (isLying) return isReversed ? top + at : top + height - at;
  return isReversed ? left + width - at : left + at;
}

function strokeIn(line: XmlElement | undefined, scope: PictureScope): Stroke | undefined {
  return lineAttributes(line, paintOf(fillOf(line), { width: 1, height: 1 }, scope), scope);
}

function drawGrid(plot: Plot): Svg {
  const { model, scale, left, top, width, height, isLying, scope } = plot;
  const stroke = strokeIn(model.valueAxis?.gridline, scope);
  const font = chartFont([model.valueAxis?.text, model.text], scope);
  const isShown = model.valueAxis?.isShown ?? false;
  const lines = scale.ticks.map((tick) => {
    const at = along(plot, tick);
    const d = isLying
      ? `M${rounded(at)} ${rounded(top)}V${rounded(top + height)}`
      : `M${rounded(left)} ${rounded(at)}H${rounded(left + width)}`;
    const line = stroke ? svg("path", { d, ...stroke }) : "";
    if (!isShown) return line;
    const isAtRight = !isLying && model.categoryAxis?.isReversed;
    const place = isLying
      ? { x: at, y: top + height + gap + lineHeight(font) / 2, anchor: "middle" as const }
      : isAtRight
        ? { x: left + width + gap, y: at, anchor: "start" as const }
        : { x: left - gap, y: at, anchor: "end" as const };
    return line + drawWords([valueName(model, tick)], font, place);
  });
  const zero = along(plot, Math.max(scale.least, Math.min(scale.most, 0)));
  const axis = strokeIn(model.categoryAxis?.line, scope);
  const d = isLying
    ? `M${rounded(zero)} ${rounded(top)}V${rounded(top + height)}`
    : `M${rounded(left)} ${rounded(zero)}H${rounded(left + width)}`;
  return lines.join("") + (axis ? svg("path", { d, ...axis }) : "");
}

function drawNames(plot: Plot): Svg {
  const { model, left, top, width, height, slot, isLying, scope } = plot;
  const { categoryAxis: axis, categories } = model;
  if (!axis?.isShown) return "";
  const font = chartFont([axis.text, model.text], scope);
  const isMirrored = isLying && model.valueAxis?.isReversed;
  return categories
    .map((name, index) => {
      if (index % axis.interval !== 0) return "";
      const at = middle(plot, index);
      const room = isLying ? left : slot * axis.interval * 0.96;
      const { lines } = breakWords(name, font, isMirrored ? width : room, scope);
      if (isLying)
        return drawWords(lines, font, {
          x: isMirrored ? left + width + gap : left - gap,
          y: at,
          anchor: isMirrored ? "start" : "end",
        });
      const y = top + height + gap + (lines.length * lineHeight(font)) / 2;
      return drawWords(lines, font, { x: at, y, anchor: "middle" });
    })
    .join("");
}

interface Bar {
  readonly from: number;
  readonly to: number;
  /** The edge of it that comes first, across. */
  readonly start: number;
  readonly thickness: number;
}

function barOf(plot: Plot, bars: readonly SeriesModel[], order: number, index: number): Bar | undefined {
  const { model, slot, scale } = plot;
  const value = bars[order]?.values[index];
  if (value === undefined) return undefined;
  const step = 1 - model.overlap;
  const count = model.isStacked ? 1 : 1 + (bars.length - 1) * step;
  const thickness = slot / (count + model.gap);
  const isReversed = model.categoryAxis?.isReversed ?? false;
  const place = model.isStacked ? 0 : (isReversed === plot.isLying ? order : bars.length - 1 - order) * step;
  const start = middle(plot, index) - (thickness * count) / 2 + place * thickness;
  const below = model.isStacked ? stackedBelow(bars, order, index, value) : 0;
  const base = Math.min(scale.most, Math.max(scale.least, below));
  return { from: along(plot, base), to: along(plot, below + value), start, thickness };
}

function stackedBelow(bars: readonly SeriesModel[], order: number, index: number, value: number): number {
  return bars
    .slice(0, order)
    .map(({ values }) => values[index] ?? 0)
    .filter((each) => each >= 0 === value >= 0)
    .reduce((sum, each) => sum + each, 0);
}

function drawBars(plot: Plot, bars: readonly SeriesModel[]): readonly Svg[] {
  const { model, isLying, scope } = plot;
  return bars.flatMap((series, order) =>
    model.categories.map((_, index) => {
      const bar = barOf(plot, bars, order, index);
      if (!bar) return "";
      const [near, length] = [Math.min(bar.from, bar.to), Math.abs(bar.to - bar.from)];
      const box = isLying
        ? { x: near, y: bar.start, width: length, height: bar.thickness }
        : { x: bar.start, y: near, width: bar.thickness, height: length };
      const properties = series.points.get(index) ?? series.properties;
      const line = firstElement(properties, "ln");
      const paint = paintOf(fillOf(properties), box, scope);
      const stroke = lineAttributes(line, paintOf(fillOf(line), box, scope), scope);
      return svg("rect", { ...box, ...fillAttributes(paint), ...stroke });
    }),
  );
}

function drawSeriesLine(plot: Plot, series: SeriesModel): Svg {
  const { scope } = plot;
  const line = firstElement(series.properties, "ln");
  const stroke = lineAttributes(
    line,
    paintOf(fillOf(line), { width: plot.width, height: plot.height }, scope),
    scope,
  );
  let isDown = false;
  const d = series.values
    .map((value, index) => {
      const letter = isDown ? "L" : "M";
      isDown = value !== undefined;
      return value === undefined
        ? ""
        : `${letter}${rounded(middle(plot, index))} ${rounded(along(plot, value))}`;
    })
    .join("");
  const dots = [...series.dots].map(([index, properties]) => {
    const value = series.values[index];
    if (value === undefined) return "";
    const paint = paintOf(fillOf(properties), { width: 1, height: 1 }, scope);
    return svg("circle", {
      cx: middle(plot, index),
      cy: along(plot, value),
      r: 4.6,
      ...fillAttributes(paint),
    });
  });
  const drawn = stroke && d !== "" ? svg("path", { d, fill: "none", ...stroke }) : "";
  return drawn + dots.join("");
}

function drawLabels(plot: Plot, series: SeriesModel, bars: readonly SeriesModel[]): Svg {
  const { model, scope, isLying } = plot;
  return [...series.labels]
    .map(([index, label]) => {
      const value = series.values[index];
      if (value === undefined) return "";
      const font = chartFont([label.text, model.text], scope);
      const lines = [labelText(label, model, series, index)];
      const bar = series.isLine ? undefined : barOf(plot, bars, bars.indexOf(series), index);
      const height = lineHeight(font);
      if (!bar) {
        const [x, y] = [middle(plot, index), along(plot, value)];
        if (label.position === "r") return drawWords(lines, font, { x: x + gap * 1.5, y, anchor: "start" });
        if (label.position === "l") return drawWords(lines, font, { x: x - gap * 1.5, y, anchor: "end" });
        return drawWords(lines, font, { x, y: y - height * 0.8, anchor: "middle" });
      }
      const across = bar.start + bar.thickness / 2;
      const direction = Math.sign(bar.to - bar.from) || (isLying ? 1 : -1);
      if (label.position === "ctr") {
        const at = (bar.from + bar.to) / 2;
        const [x, y] = isLying ? [at, across] : [across, at];
        return drawWords(lines, font, { x: x + label.shift * plot.chartWidth, y, anchor: "middle" });
      }
      const isInside = label.position === "inEnd";
      if (!isLying) {
        const y = bar.to + (isInside ? -1 : 1) * direction * height * 0.6;
        return drawWords(lines, font, { x: across, y, anchor: "middle" });
      }
      const isTowardsEnd = direction > 0 !== isInside;
      const x = bar.to + (isTowardsEnd ? gap : -gap);
      return drawWords(lines, font, { x, y: across, anchor: isTowardsEnd ? "start" : "end" });
    })
    .join("");
}
