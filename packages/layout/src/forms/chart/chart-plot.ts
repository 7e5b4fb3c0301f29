import {
  type Box,
  type Chart,
  type ChartForm,
  type ChartSeries,
  contrastRatio,
  emu,
  inches,
  type PlacedChart,
  type PlacedChartLabels,
  type PlacedChartSeries,
  type PlacedValueAxis,
  points,
  resolveThemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { type Canvas, inkParagraph, unlimited, widestWord } from "../../parts/canvas.ts";
import { hueDistance, hueOf } from "../../template/colors/hue.ts";
import { darker } from "../../template/colors/theme-shade.ts";
import { areAlike, asPageText, chooseOn, dimSteps } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { barsInPlace, isOneBarEach, isStacked } from "./bar-groups.ts";
import {
  describeChart,
  formatNumber,
  isAtNumbers,
  numberFormatOf,
  valuesOf,
  withUnit,
} from "./chart-format.ts";
import { closeScaleOf, scaleOf } from "./chart-scale.ts";
import { divideAtPlan, looksOfPlans, toTargetSeries } from "./plans-and-targets.ts";
import { seenShades } from "./seen-shades.ts";
import { withNumbersInside } from "./with-numbers-inside.ts";

/** Returns a native chart in a box. */
export function createChart(chart: Chart, box: Box, canvas: Canvas): PlacedChart {
  const plot: Plot = { chart, box, canvas, textSize: textSizeFor(chart, box, canvas) };
  const labels = chooseLabels(plot);
  const legend = chooseLegend(plot, labels);
  return {
    kind: "chart",
    name: "Chart",
    box,
    form: chart.form,
    categories: chart.categories,
    series: [...toSeries(plot, labels), ...toTargetSeries(chart, canvas)],
    text: { size: points(plot.textSize), color: canvas.tones.page.text },
    numberFormat: numberFormatOf(chart, canvas.language),
    description: describeChart(chart, canvas.language),
    ...(!isRound(chart.form) && { valueAxis: toAxis(plot, labels) }),
    ...(legend && { legend }),
    ...(isBar(chart.form) && { gapWidth: gapOf(chart, box) }),
    ...(isOneBarEach(chart) && { isOneBarEach: true }),
    ...toInterval(plot),
    ...(labels.kind === "names" && { endMargin: emu(labels.width) }),
  };
}

// Names of categories are as large as they all have room for in one line, beside lying bars at least in their places.
function textSizeFor(chart: Chart, box: Box, canvas: Canvas): number {
  const { categories, form, series } = chart;
  if (categories.length > 12) return 12;
  if (isRound(form)) return 16;
  const place = isLying(chart) ? placeOfNames(chart) * box.width : (0.84 * box.width) / categories.length;
  const isFit = (size: number) =>
    categories.every((name) => widthOf(name, size, canvas) <= place) ||
    (form === "column" &&
      size <= twoLined &&
      categories.every((name) => fitsTwoLines(name, size, place, canvas)));
  const slot = (0.8 * box.height) / categories.length;
  const isOver = (size: number) =>
    isLying(chart) &&
    slot < besideOneLine * lineHeight * size * 12_700 &&
    categories.some((name) => / /u.test(name) && widthOf(name, size, canvas) > mostOnOneLine * box.width);
  const large = largeNames.find(
    (size) => categories.length <= 8 && isFit(size) && !isOver(size) && fitsLegend(series, size, box, canvas),
  );
  if (large !== undefined) return large;
  const isLow = !isFit(14) && slot < 2 * lineHeight * 14 * 12_700;
  return isLying(chart) && (isLow || isOver(14)) ? 12 : 14;
}

/** In lines: what a name of two lines needs between the middles of two bars, the next of which has one. */
const besideOneLine = 1.5;
/** Of a chart's width: longer names of lying bars take a second line in some programs, on the name of the next bar. */
const mostOnOneLine = 0.19;

/** In points: names below columns may rather take a second line than be smaller. */
const twoLined = 18;

function fitsTwoLines(name: string, size: number, place: number, { look, tones }: Canvas): boolean {
  const paragraph = inkParagraph(name, { size, color: tones.page.text });
  const { lines, brokenWords } = measurePlacedText([paragraph], look, emu(0.94 * place));
  return lines <= 2 && brokenWords === 0;
}

/** Of a chart's width, what the names of lying bars may take: a few bars tell their lengths in less of it. */
function placeOfNames({ categories }: Chart): number {
  return categories.length <= 3 ? 0.4 : categories.length <= 5 ? 0.34 : 0.24;
}

/** Of a legend, what each name has before it and after it, and how much of the width the line may take. */
const besideName = inches(0.4);
const mostOfLegend = 0.92;

function fitsLegend(series: readonly ChartSeries[], size: number, { width }: Box, canvas: Canvas): boolean {
  if (series.length < 2) return true;
  const taken = series.reduce((sum, { name }) => sum + widthOf(name, size, canvas) + besideName, 0);
  return size === largeNames.at(-1) || taken <= mostOfLegend * width;
}

const lineHeight = 1.2;
/** Of names that all have room, in points, largest first. */
const largeNames = [20, 18, 16];

/** Says whether a form shows parts of a whole in a circle. */
export function isRound(form: ChartForm): boolean {
  return form === "pie" || form === "doughnut";
}

/** Returns the colours of a circle's slices. */
export function sliceColors(
  { categories, highlightedCategory }: Chart,
  { tones, anatomy }: Canvas,
): readonly ThemeColor[] {
  if (highlightedCategory === undefined) return categories.map((_, index) => pick(tones.sequence, index));
  const others = dimSteps(categories.length - 1, tones, anatomy.layout);
  let next = 0;
  return categories.map((_, index) => {
    if (index === highlightedCategory) return tones.signal;
    next += 1;
    return pick(others, next - 1);
  });
}

interface Plot {
  readonly chart: Chart;
  readonly box: Box;
  readonly canvas: Canvas;
  readonly textSize: number;
}

/** What stands at the points: all values, some of a line's, names at the ends of lines, or nothing. */
type Labelling =
  | { readonly kind: "values"; readonly size: number }
  | { readonly kind: "some"; readonly size: number; readonly points: readonly number[] }
  | { readonly kind: "names"; readonly size: number; readonly width: number }
  | { readonly kind: "none" };

function isBar(form: ChartForm): boolean {
  return form !== "line" && !isRound(form);
}

function isLying({ form }: Pick<Chart, "form">): boolean {
  return form === "bar" || form === "stackedBar";
}

function chooseLabels(plot: Plot): Labelling {
  const { form } = plot.chart;
  // The parts of a circle are named in a key beside it.
  if (isRound(form)) return { kind: "none" };
  return form === "line" ? chooseLineLabels(plot) : chooseBarLabels(plot);
}

const mostLabels = 16;

/** Bars with what may stand at them. */
interface BarPlot extends Plot {
  /** The numbers as they are written, and the 0 of the axis. */
  readonly numbers: readonly string[];
}

function chooseBarLabels(given: Plot): Labelling {
  const { chart } = given;
  const values = valuesOf(chart.series);
  if (values.length > (isStacked(chart) ? 2 * mostLabels : mostLabels)) return { kind: "none" };
  const count = values.length;
  const plot: BarPlot = { ...given, numbers: [0, ...values].map((value) => formatLabel(value, chart)) };
  const sizes = barLabelSizes.filter((size) => size <= (isStacked(chart) || count > 8 ? 20 : 28));
  const fits = (size: number) => fitsBars(size, plot) && (size <= leastLabel || leavesBars(size, plot));
  const isWell = (size: number) =>
    fits(size) &&
    (isStacked(chart)
      ? fitsEveryPart(size, plot)
      : isClearOfTargets(size, plot) && keepsOffNeighbours(size, plot));
  // Where all would touch their neighbours, the smallest do so least.
  const areApart = () => sizes.some((each) => keepsOffNeighbours(each, plot));
  const size = sizes.find(isWell) ?? (areApart() ? sizes.find(fits) : sizes.findLast(fits));
  return size === undefined ? { kind: "none" } : { kind: "values", size };
}

const barLabelSizes = [28, 24, 20, 18, 16, 14, 12];

/** Above low columns, and beside short bars, large numbers would take the room that those need. */
const mostAbove = 0.22;
const mostBeside = 0.34;
const leastLabel = 14;

function leavesBars(size: number, plot: Plot): boolean {
  if (isStacked(plot.chart)) return true;
  return isLying(plot.chart) ? besideBars(size, plot) <= mostBeside : aboveColumns(size, plot) <= mostAbove;
}

// A number above a column that ends short of what was aimed at would stand on the line for that.
function isClearOfTargets(size: number, plot: Plot): boolean {
  const { chart, box } = plot;
  if (chart.form !== "column") return true;
  const { minimum, maximum } = closeScaleOf(chart, { headroom: aboveColumns(size, plot) });
  const height = box.height - atAxis - (chart.series.length > 1 ? atLegend : 0);
  const needed = (1.4 * size * 12_700 * (maximum - minimum)) / height;
  const gaps = (chart.targets ?? []).flatMap((target) =>
    valuesOf(chart.series).map((value) => target.value - value),
  );
  return gaps.every((gap) => gap < 0 || gap >= needed);
}

function fitsBars(size: number, plot: BarPlot): boolean {
  const { chart, box } = plot;
  const thickness = thicknessOf(chart, box);
  if (isLying(chart)) return thickness >= size * 12_700 * 1.1;
  return widestNumber(size, plot) <= thickness * (barsInPlace(chart) === 1 ? 1.35 : 1.05);
}

/** Of a column among others at its place: programs draw columns a little narrower than they are reckoned here. */
const clearShare = 0.78;

// A number wider than its column would stand on the higher one beside it.
function keepsOffNeighbours(size: number, plot: BarPlot): boolean {
  const { chart, box } = plot;
  if (isLying(chart) || barsInPlace(chart) === 1) return true;
  return widestNumber(size, plot) <= clearShare * thicknessOf(chart, box);
}

function widestNumber(size: number, { numbers, canvas }: BarPlot): number {
  return Math.max(...numbers.map((number) => widthOf(number, size, canvas)));
}

function fitsEveryPart(size: number, plot: Plot): boolean {
  return valuesOf(plot.chart.series).every((value) => value === 0 || fitsPart(value, size, plot));
}

/** Says whether a number has room in its part of a stacked bar; one that has not stands on its neighbours. */
function fitsPart(value: number, size: number, plot: Plot): boolean {
  const { chart, box, canvas } = plot;
  const { minimum, maximum } = closeScaleOf(chart, { headroom: 0 });
  const length = (isLying(chart) ? 0.94 * lengthOfBars(plot) : 0.8 * box.height) / (maximum - minimum);
  const width = widthOf(formatLabel(value, chart), size, canvas);
  if (isLying(chart)) return Math.abs(value) * length >= 1.15 * width;
  return Math.abs(value) * length >= 1.35 * size * 12_700 && 1.04 * width <= thicknessOf(chart, box);
}

/** Returns how thick each bar is. */
function thicknessOf(chart: Chart, box: Box): number {
  const along = isLying(chart) ? plotHeight(chart, box) : 0.96 * box.width;
  return along / chart.categories.length / (barsInPlace(chart) + gapOf(chart, box) / 100);
}

function chooseLineLabels({ chart, box, canvas }: Plot): Labelling {
  const { series, categories } = chart;
  const [only, another] = series;
  if (only && !another) {
    // The numbers of many points stand on the line, which turns at each.
    const isFew = categories.length <= 7;
    if (isFew) return { kind: "values", size: sizeOfLineLabels(only, { chart, box, canvas }) };
    const size = categories.length <= mostForLarge ? 18 : 14;
    return { kind: "some", size, points: tellingPoints(only, hasRoomAtAxis(chart, size, box, canvas)) };
  }
  for (const size of nameSizes) {
    const width = Math.max(...series.map(({ name }) => widthOf(name, size, canvas)));
    if (series.length > 5 || width > 0.24 * box.width || !areApart(chart, box, size)) continue;
    return { kind: "names", size, width: width + inches(0.2) };
  }
  return { kind: "none" };
}

/** Of the names at the ends of lines, in points, largest first. */
const nameSizes = [18, 16, 14];

/** Of points, for the numbers at some of them to be large. */
const mostForLarge = 16;

/** Of the numbers at all points of a line: as large as their places are wide. */
const lineLabelSizes = [24, 20, 18, 16];

function sizeOfLineLabels(
  { values }: ChartSeries,
  { chart, box, canvas }: Pick<Plot, "chart" | "box" | "canvas">,
): number {
  const place = (0.6 * box.width) / chart.categories.length;
  const isFit = (size: number) =>
    size * 12_700 <= 0.11 * box.height &&
    values.every((value) => value === null || widthOf(formatLabel(value, chart), size, canvas) <= place);
  return lineLabelSizes.find(isFit) ?? 14;
}

// Names at the ends of lines stand on each other where the lines end close together, or end early.
function areApart(chart: Chart, box: Box, size: number): boolean {
  const { minimum, maximum } = scaleOf(chart, { headroom: 0 });
  const ends = chart.series.map(({ values }) => values.at(-1));
  if (ends.some((end) => end === null || end === undefined)) return false;
  const heights = ends
    .map((end) => (((end ?? 0) - minimum) / (maximum - minimum)) * box.height * 0.86)
    .toSorted((first, second) => first - second);
  return heights.every(
    (height, index) => index === 0 || height - (heights[index - 1] ?? 0) >= size * 12_700 * 1.25,
  );
}

// Half of a number at the first point stands in the half place before it.
function hasRoomAtAxis(chart: Chart, size: number, box: Box, canvas: Canvas): boolean {
  const place = (box.width * 0.86) / chart.categories.length;
  const first = chart.series[0]?.values[0] ?? 0;
  return widthOf(formatLabel(first, chart), size, canvas) <= place;
}

/** Returns the first, the last and the extreme points of a long line. */
function tellingPoints({ values }: ChartSeries, hasRoomAtAxis: boolean): readonly number[] {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const byValue = known.toSorted((first, second) => first.value - second.value);
  const told = [known[0], known.at(-1), byValue[0], byValue.at(-1)].flatMap((point) => point?.index ?? []);
  // Numbers at the first points would stand on the axis, and numbers close by on each other.
  const least = Math.max(2, values.length / 12);
  return [...new Set(told)]
    .filter((index) => index >= least || (index === known[0]?.index && hasRoomAtAxis))
    .toSorted((first, second) => first - second)
    .filter((index, at, all) => at === all.length - 1 || (all[at + 1] ?? 0) - index >= least);
}

function chooseLegend({ chart }: Plot, labels: Labelling): PlacedChart["legend"] {
  if (isRound(chart.form) || chart.series.length < 2 || labels.kind === "names") return undefined;
  return "top";
}

function toSeries(plot: Plot, labelling: Labelling): readonly PlacedChartSeries[] {
  const { chart, canvas } = plot;
  const plain = seriesColors(chart, labelling, canvas);
  const hasLabelsInside = isStacked(chart) && labelling.kind === "values";
  const colors = hasLabelsInside ? withNumbersInside(plain, chart, canvas.anatomy.layout) : plain;
  return chart.series.flatMap((series, index): readonly PlacedChartSeries[] => {
    const color = pick(colors, index);
    const labels = toLabels(series, { plot, labelling, color });
    const pointColors = colorsOfPoints(chart, { series, color }, canvas);
    const pointLooks = looksOfPlans(chart, (point) => pointColors?.[point] ?? color, canvas);
    const placed: PlacedChartSeries = {
      name: series.name,
      values: series.values,
      color,
      ...(pointColors && { pointColors }),
      ...(pointLooks && { pointLooks }),
      ...(labels && { labels }),
      ...(chart.form === "line" && {
        lineWidth: points(chart.series.length === 1 ? 4 : series.highlighted ? 3 : 2.25),
        ...(isLikeAnother(index, chart, colors, canvas) && { dash: "dash" as const }),
      }),
    };
    return chart.form === "line" ? divideAtPlan(placed, chart) : [placed];
  });
}

// A line like one before it, or like the one that matters, is dashed.
function isLikeAnother(
  index: number,
  { series }: Chart,
  colors: readonly ThemeColor[],
  { anatomy: { layout } }: Canvas,
): boolean {
  if (series[index]?.highlighted) return false;
  const own = pick(colors, index);
  return series.some(
    ({ highlighted }, other) =>
      other !== index && (other < index || highlighted) && areAlike(own, pick(colors, other), layout),
  );
}

function seriesColors(chart: Chart, labelling: Labelling, { tones, anatomy }: Canvas): readonly ThemeColor[] {
  const { series, form, highlightedCategory } = chart;
  const highlighted = series.findIndex((one) => one.highlighted);
  const [only, another] = series;
  if (only && !another) {
    const isDimmed = highlightedCategory !== undefined && form !== "line";
    if (isDimmed) return [tones.dim];
    return [only.highlighted ? tones.signal : tones.second];
  }
  if (highlighted < 0) return series.map((_, index) => pick(tones.sequence, index));
  // Lines that bear their names may look alike; those of a legend may not.
  if (form === "line" && (labelling.kind === "names" || series.length === 2))
    return series.map((_, index) => (index === highlighted ? tones.signal : tones.dimLine));
  const quiet = series.length === 2 ? [tones.dim] : dimSteps(series.length - 1, tones, anatomy.layout);
  // What every number says by itself need not be seen as well (WCAG 2.2, 1.4.11), and leaves the makers' colours theirs.
  const isTold = anatomy.layout.brand !== undefined && labelling.kind === "values";
  const others = isTold ? quiet : seenShades(quiet, anatomy.layout);
  // Where one point of the series matters most, it alone has the accent.
  const accent = highlightedCategory === undefined || isStacked(chart) ? tones.signal : tones.second;
  const deeper = deeperShades.map((share) => darker(accent, share));
  const main = clearOf(others, [accent, tones.field, ...deeper], anatomy.layout) ?? accent;
  return series.map((_, index) =>
    index === highlighted ? main : pick(others, index < highlighted ? index : index - 1),
  );
}

/** Of the circle of hues. */
const leastHue = 0.08;
const clearContrast = 2.4;
/** Of the accent, what is left of it where others are shades of its hue as well. */
const deeperShades = [0.75, 0.6, 0.5];

/** Returns the first colour that is seen at a glance to be none of the others; undefined where none is. */
function clearOf(
  others: readonly ThemeColor[],
  colors: readonly ThemeColor[],
  layout: TemplateLayout,
): ThemeColor | undefined {
  const isClear = (one: ThemeColor, other: ThemeColor) => {
    const [first, second] = [resolveThemeColor(one, layout), resolveThemeColor(other, layout)];
    const [hue, otherHue] = [hueOf(first), hueOf(second)];
    const areOfOneHue = hue === undefined || otherHue === undefined || hueDistance(hue, otherHue) < leastHue;
    return !areOfOneHue || contrastRatio(first, second) >= clearContrast;
  };
  return colors.find((color) => others.every((other) => isClear(color, other)));
}

function colorsOfPoints(
  chart: Chart,
  { series, color }: { readonly series: ChartSeries; readonly color: ThemeColor },
  canvas: Canvas,
): Readonly<Record<number, ThemeColor>> | undefined {
  const { form, highlightedCategory, series: all } = chart;
  if (isRound(form)) return Object.fromEntries(sliceColors(chart, canvas).entries());
  if (highlightedCategory === undefined || isStacked(chart)) return undefined;
  const hasHighlight = all.some(({ highlighted }) => highlighted);
  const { tones, anatomy } = canvas;
  if (all.length === 1) return { [highlightedCategory]: tones.signal };
  // Beside other series, a point hardly unlike its own would look like one of a series more.
  const isClear = clearOf([color], [tones.signal], anatomy.layout) !== undefined;
  return series.highlighted && hasHighlight && isClear ? { [highlightedCategory]: tones.signal } : undefined;
}

interface LabelContext {
  readonly plot: Plot;
  readonly labelling: Labelling;
  readonly color: ThemeColor;
}

function toLabels(
  series: ChartSeries,
  { plot, labelling, color }: LabelContext,
): PlacedChartLabels | undefined {
  const { chart, canvas } = plot;
  const { tones, anatomy } = canvas;
  if (labelling.kind === "none") return undefined;
  const size = points(labelling.size);
  const standsBack = !series.highlighted && chart.series.some(({ highlighted }) => highlighted);
  const plain = standsBack ? tones.page.muted : tones.page.text;
  switch (labelling.kind) {
    case "names": {
      const name = standsBack ? tones.page.muted : asPageText(color, tones, anatomy.layout);
      return {
        show: "seriesName",
        points: [series.values.length - 1],
        position: "end",
        size,
        color: name,
        bold: !standsBack,
      };
    }
    case "some":
      return {
        show: "value",
        points: labelling.points,
        position: "above",
        ...lowPoints(series, chart),
        size,
        color: plain,
        bold: true,
      };
    case "values":
      if (isStacked(chart)) return stackLabels(series, { plot, size, color });
      return {
        show: "value",
        position: chart.form === "line" ? "above" : "outsideEnd",
        ...(chart.form === "line" && lowPoints(series, chart)),
        size,
        color: plain,
        bold: !standsBack,
      };
  }
}

/** Returns the points at which a line turns upwards, or runs steeply down to: a number above them would stand on the line. */
function lowPoints({ values }: ChartSeries, chart: Chart): Pick<PlacedChartLabels, "below"> {
  const { minimum, maximum } = scaleOf(chart, { headroom: 0 });
  const below = values.flatMap((value, index) => {
    const [before, after] = [values[index - 1], values[index + 1]];
    if (value === null || before === undefined || before === null) return [];
    const hasRoom = value - minimum >= leastBelow * (maximum - minimum);
    const isLow = hasRoom && before > value && (after === undefined || after === null || after >= value);
    return isLow ? [index] : [];
  });
  return below.length > 0 ? { below } : {};
}

/** Of the height of a plot, between its foot and a point that has its number below it. */
const leastBelow = 0.14;

function stackLabels(
  series: ChartSeries,
  {
    plot,
    size,
    color,
  }: { readonly plot: Plot; readonly size: PlacedChartLabels["size"]; readonly color: ThemeColor },
): PlacedChartLabels | undefined {
  const shown = series.values.flatMap((value, index) =>
    value !== null && fitsPart(value, size, plot) ? [index] : [],
  );
  const aside = toLabelsAside(series, size, plot);
  const labelled = [...shown, ...(aside?.points ?? [])];
  if (labelled.length === 0) return undefined;
  return {
    show: "value",
    position: "center",
    size,
    color: chooseOn(color, plot.canvas.anatomy.layout),
    ...(labelled.length < series.values.length && { points: labelled }),
    ...(aside && { aside }),
  };
}

/** Between a bar and a number beside it. */
const besideBar = inches(0.1);

// Parts too low for their numbers have them beside their stacks, where those stand far enough apart.
function toLabelsAside(series: ChartSeries, size: number, plot: Plot): PlacedChartLabels["aside"] {
  const { chart, box, canvas } = plot;
  if (chart.form !== "stackedColumn") return undefined;
  const low = series.values.flatMap((value, index) =>
    value !== null && value !== 0 && !fitsPart(value, size, plot) ? [{ value, index }] : [],
  );
  const slot = box.width / chart.categories.length;
  const bar = thicknessOf(chart, box);
  const widest = Math.max(0, ...low.map(({ value }) => widthOf(formatLabel(value, chart), size, canvas)));
  const points = low.flatMap(({ index }) => (isFree(series, index, size, plot) ? [index] : []));
  if (points.length === 0 || widest + 2 * besideBar > (slot - bar) / 2) return undefined;
  const shift = (bar / 2 + besideBar + widest / 2) / box.width;
  return { points, shift: Math.round(shift * 10_000) / 10_000, color: canvas.tones.page.text };
}

// The numbers of two low parts that touch would stand on each other.
function isFree(series: ChartSeries, index: number, size: number, plot: Plot): boolean {
  const all = plot.chart.series;
  const before = all[all.indexOf(series) - 1]?.values[index] ?? 0;
  return before === 0 || fitsPart(before, size, plot);
}

function toAxis(plot: Plot, labels: Labelling): PlacedValueAxis {
  const { chart, canvas } = plot;
  if (labels.kind === "values") {
    const headroom = isStacked(chart) ? 0.02 : beyondBars(labels.size, plot);
    if (chart.form !== "line") return { visible: false, ...closeScaleOf(chart, { headroom }) };
    const { minimum, maximum } = scaleOf(chart, { headroom: 0.08 });
    return { visible: false, minimum, maximum };
  }
  const headroom = labels.kind === "some" ? 0.08 : 0;
  return { visible: true, ...scaleOf(chart, { headroom }), gridlines: canvas.tones.hairline };
}

/** What names at the axis take, and a legend above the plot. */
const atAxis = inches(0.4);
const atLegend = inches(0.4);

function beyondBars(size: number, plot: Plot): number {
  return isLying(plot.chart) ? besideBars(size, plot) : aboveColumns(size, plot);
}

/** Of a chart's width, what programs give the names of lying bars at most. */
const mostOfNames = 0.4;

/** Returns the share of the longest bar that the widest number takes at its end, so that it stays within the chart. */
function besideBars(size: number, plot: Plot): number {
  const { chart, canvas } = plot;
  const length = lengthOfBars(plot);
  const numbers = valuesOf(chart.series).map((value) => widthOf(formatLabel(value, chart), size, canvas));
  const needed = Math.max(0, ...numbers) + 2 * besideBar;
  return Math.min(0.8, Math.max(0.14, needed / Math.max(needed, length - needed)));
}

/** Returns what the names of lying bars leave of the width. */
function lengthOfBars({ chart, box, canvas, textSize }: Plot): number {
  const names = Math.max(...chart.categories.map((name) => widthOf(name, textSize, canvas)));
  return box.width - Math.min(names, mostOfNames * box.width) - besideBar;
}

/** Returns the share of the highest column that its number takes above it, so that it stays clear of a legend. */
function aboveColumns(size: number, { chart: { series }, box }: Plot): number {
  const hasLegend = series.length > 1;
  const height = box.height - atAxis - (hasLegend ? atLegend : 0);
  const needed = size * 12_700 * (hasLegend ? 1.7 : 1.35);
  return Math.min(0.6, Math.max(0.1, needed / Math.max(needed, height - needed)));
}

/** Lying bars that are thicker look like beams. */
const mostThickness = inches(0.62);

/** In a plot less wide, few columns stand closer. */
const wide = inches(8);

function gapOf(chart: Chart, { width, height }: Box): number {
  const usual = usualGapOf(chart);
  if (chart.form !== "bar" && chart.form !== "stackedBar") return width < wide ? Math.min(usual, 90) : usual;
  const across = barsInPlace(chart);
  const slot = plotHeight(chart, { height }) / chart.categories.length;
  const forThickness = (thickness: number) => 100 * (slot / thickness - across);
  const close = Math.max(closestGap, Math.min(usual, forThickness(leastThickness)));
  return Math.round(Math.min(400, Math.max(close, forThickness(mostThickness))));
}

/** Lower bars are thinner than their numbers, as long as they need not stand closer than this, in per cent of one. */
const leastThickness = inches(0.3);
const closestGap = 35;

/** Returns the height that lying bars share: without the legend above them. */
function plotHeight({ series }: Chart, { height }: Pick<Box, "height">): number {
  return 0.94 * height - (series.length > 1 ? atLegend : 0);
}

function usualGapOf(chart: Chart): number {
  const { categories, form } = chart;
  const isSingle = barsInPlace(chart) === 1;
  if (categories.length === 1) return isSingle ? 400 : 200;
  if (categories.length === 2) return isSingle ? (form === "bar" ? 100 : 180) : 120;
  if (categories.length === 3) return isSingle ? 120 : 90;
  if (categories.length <= 6) return isSingle ? 80 : 70;
  return isSingle ? 55 : 50;
}

// Names that have no room side by side are left out at equal distances, rather than broken or turned.
function toInterval({ chart, box, canvas, textSize }: Plot): Pick<PlacedChart, "labelInterval"> {
  if (isRound(chart.form) || chart.form === "bar" || chart.form === "stackedBar") return {};
  const slot = (box.width * 0.88) / chart.categories.length;
  const names = chart.categories.map((name) =>
    inkParagraph(name, { size: textSize, color: canvas.tones.page.text }),
  );
  const needed = Math.max(...names.map((name) => widestWord(name, canvas.look)));
  if (needed * 1.05 <= slot || names.length <= 8) return {};
  const whole = Math.max(...names.map((name) => measurePlacedText([name], canvas.look, unlimited).width));
  return { labelInterval: Math.min(Math.ceil((whole * 1.25) / slot), names.length) };
}

function formatLabel(value: number, chart: Chart): string {
  const number = formatNumber(value, chart);
  return isAtNumbers(chart) ? withUnit(number, chart, "en") : number;
}

function widthOf(text: string, size: number, { look, tones }: Canvas): number {
  const paragraph = inkParagraph(text, { size, color: tones.page.text, bold: true });
  return measurePlacedText([paragraph], look, unlimited).width;
}

/** Returns the form that the names of the categories can be read in: long names need bars that lie. */
export function readableForm(chart: Chart, width: number, canvas: Canvas): ChartForm {
  const { form, categories, targets = [] } = chart;
  if (isRound(form) && categories.length > 6) return "bar";
  if (targets.length > 0) return form;
  if (form !== "column" && form !== "stackedColumn") return form;
  // Time runs from start to end.
  const dated = categories.filter((name) => /\p{Nd}/u.test(name)).length;
  if (categories.length > 15 || dated > categories.length / 2) return form;
  const slot = (width / categories.length) * 0.94;
  const size = categories.length > 10 ? 12 : 14;
  const isLong = categories.some((name) => {
    const paragraph = inkParagraph(name, { size, color: canvas.tones.page.text });
    return (
      widestWord(paragraph, canvas.look) > slot ||
      measurePlacedText([paragraph], canvas.look, emu(slot)).lines > 2
    );
  });
  if (!isLong) return form;
  return form === "column" ? "bar" : "stackedBar";
}

function pick(colors: readonly ThemeColor[], index: number): ThemeColor {
  return colors[index % colors.length] ?? { scheme: "accent1" };
}
