import {
  type Chart,
  type ChartForm,
  inches,
  type PlacedChartSeries,
  type PlacedElement,
  type PlacedLook,
  points,
  type ThemeColor,
} from "@lectern/deck";
import { boxAt, type Canvas, createRule, inkParagraph, unlimited } from "../../parts/canvas.ts";
import { createTextShape, smallestText } from "../../parts/place-text.ts";
import { shorten } from "../../text/lines/fit-text.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { formatDecimals } from "../../text/numbers/format-number.ts";
import { decimalsOf } from "./chart-format.ts";

/** Says whether a chart of a form shows by its look what is planned. */
export function showsPlans(form: ChartForm): boolean {
  return form === "column" || form === "bar" || form === "line";
}

/** Says whether a chart of a form has lines across it for what was aimed at. */
export function showsTargets(form: ChartForm): boolean {
  return form === "column" || form === "stackedColumn" || form === "line";
}

/** Returns the looks of the bars that are planned: hatched and outlined, so that they are told apart without colour. */
export function looksOfPlans(
  { form, categories, plannedFrom }: Chart,
  colorAt: (point: number) => ThemeColor,
  { tones }: Canvas,
): Readonly<Record<number, PlacedLook>> | undefined {
  if (plannedFrom === undefined || (form !== "column" && form !== "bar")) return undefined;
  const planned = Array.from(categories.keys()).filter((index) => index >= plannedFrom);
  return Object.fromEntries(
    planned.map((index) => {
      const plain = colorAt(index);
      // Lines in the colour of what stands back would hardly be seen.
      const color = plain === tones.dim ? tones.page.muted : plain;
      const fill = {
        kind: "pattern",
        preset: "wdUpDiag",
        foreground: color,
        background: tones.tint,
      } as const;
      return [index, { fill, line: { color, width: points(1.5) } }];
    }),
  );
}

/** Returns a line as what has been, drawn through, and what is planned, dashed: two series that meet. */
export function divideAtPlan(
  series: PlacedChartSeries,
  { plannedFrom, plannedLabel }: Chart,
): readonly PlacedChartSeries[] {
  if (plannedFrom === undefined) return [series];
  const isPlanned = (index: number) => index >= plannedFrom;
  const { labels, ...bare } = series;
  const shown = labels?.points ?? Array.from(series.values.keys());
  const labelled = (wanted: (index: number) => boolean) => {
    const chosen = shown.filter(wanted);
    return labels && chosen.length > 0 ? { labels: { ...labels, points: chosen } } : {};
  };
  const planned: PlacedChartSeries = {
    ...bare,
    name: plannedLabel === undefined ? `${series.name} …` : `${series.name}, ${plannedLabel}`,
    values: series.values.map((value, index) => (index >= plannedFrom - 1 ? value : null)),
    dash: "sysDash",
    ...labelled(isPlanned),
  };
  if (plannedFrom === 0) return [planned];
  const past = series.values.map((value, index) => (isPlanned(index) ? null : value));
  return [{ ...bare, values: past, ...labelled((index) => !isPlanned(index)) }, planned];
}

/** Returns a dashed line for each value that was aimed at, with its name and value where it has the most room. */
export function toTargetSeries(chart: Chart, { tones, language }: Canvas): readonly PlacedChartSeries[] {
  const { form, categories, targets = [] } = chart;
  if (!showsTargets(form)) return [];
  return targets.map(({ label, value }) => ({
    name: withValue(
      label,
      formatDecimals(value, decimalsOf({ ...chart, series: [{ name: "", values: [value] }] }), language),
    ),
    values: categories.map(() => value),
    color: tones.page.text,
    lineWidth: points(1.75),
    dash: "sysDash" as const,
    ...(form !== "line" && { drawnAs: "line" as const }),
    labels: {
      show: "seriesName" as const,
      points: [freestPoint(chart, value)],
      position: "above" as const,
      size: points(14),
      color: tones.page.text,
      bold: true,
    },
  }));
}

/** Names that say their value already, "Limit: 24", are not told it again. */
function withValue(label: string, value: string): string {
  const said: readonly string[] = label.match(/[\p{Nd}.,\u00a0\u202f]*\p{Nd}/gu) ?? [];
  return said.includes(value) ? label : `${label}: ${value}`;
}

// Where bars keep furthest below the line, or lines away from it; not at its ends, where a name would be cut off.
function freestPoint({ form, categories, series }: Chart, target: number): number {
  const points = Array.from(categories.keys());
  const valuesAt = (index: number) => series.flatMap(({ values }) => values[index] ?? []);
  const heightAt = (index: number) => {
    const values = valuesAt(index);
    const isStacked = form === "stackedColumn";
    return isStacked ? values.reduce((sum, value) => sum + Math.max(0, value), 0) : Math.max(0, ...values);
  };
  const roomAt = (index: number) =>
    form === "line"
      ? Math.min(...valuesAt(index).map((value) => Math.abs(value - target)), Math.abs(target) * 1e3)
      : -heightAt(index);
  const room = (index: number) => Math.min(...points.slice(Math.max(0, index - 1), index + 2).map(roomAt));
  const inner = points.length > 3 ? points.slice(1, -1) : points;
  const [best = 0] = inner.toSorted((first, second) => room(second) - room(first));
  return best;
}

/** Draws at the end of a line what planned values look like, and what they are called; nothing where there are none. */
export function drawPlanKey(chart: Chart, top: number, canvas: Canvas): readonly PlacedElement[] {
  const { form, plannedFrom, plannedLabel } = chart;
  if (plannedFrom === undefined || plannedLabel === undefined || !showsPlans(form)) return [];
  const { tones, look, box } = canvas;
  const most = box.width - chipWidth - inches(0.12);
  const setIn = (size: number, label = plannedLabel) => {
    const paragraph = inkParagraph(label, { size, color: tones.page.text });
    const { width, height } = measurePlacedText([paragraph], look, unlimited);
    return { paragraph, width, height, fits: width * 1.02 + 2_000 <= most };
  };
  const whole = [14, smallestText].map((size) => setIn(size)).find(({ fits }) => fits);
  const { paragraph, width, height } =
    whole ??
    setIn(
      smallestText,
      shorten(plannedLabel, (label) => setIn(smallestText, label).fits),
    );
  const description = whole ? {} : { description: plannedLabel };
  const textWidth = Math.min(Math.ceil(width * 1.02) + 2_000, most);
  const textStart = box.width - textWidth;
  const chipStart = textStart - chipWidth - inches(0.12);
  const middle = top + height / 2;
  const color = tones.page.muted;
  const chip: PlacedElement =
    form === "line"
      ? {
          ...createRule("Key of plan", boxAt(canvas, chipStart, middle, chipWidth, 0), color),
          line: { color, width: points(2.25), dash: "sysDash" },
          ...description,
        }
      : {
          kind: "shape",
          name: "Key of plan",
          geometry: "rectangle",
          box: boxAt(canvas, chipStart, middle - chipHeight / 2, chipWidth, chipHeight),
          fill: { kind: "pattern", preset: "wdUpDiag", foreground: color, background: tones.tint },
          line: { color, width: points(1.25) },
          ...description,
        };
  return [
    chip,
    createTextShape({
      name: "Name of plan",
      box: boxAt(canvas, textStart, top, textWidth, height + 2_000),
      paragraphs: [paragraph],
      look,
      color: tones.page.text,
    }),
  ];
}

const chipWidth = inches(0.36);
const chipHeight = inches(0.18);
