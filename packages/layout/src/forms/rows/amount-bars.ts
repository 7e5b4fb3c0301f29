import type { Amount, PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, createPanel, createRule } from "../../parts/canvas.ts";
import type { RowPlace } from "./row-surface.ts";

/** What draws the amounts of rows in proportion, each into its own row. */
export interface AmountBars {
  readonly draw: (row: number, place: RowPlace, canvas: Canvas) => readonly PlacedElement[];
}

/** Of the sum: amounts that come nearer to a total than this add up to it. */
const rounding = 0.015;
/** Of a row's height, and of the largest bar's. */
const thickness = 0.34;
const most = 320_000;

/**
 * Returns how amounts are drawn beside their rows: each as a step towards the total that they add up to, or as a bar from
 * one edge. Rows without an amount stay empty; undefined where there is nothing to compare.
 */
export function createAmountBars(
  amounts: readonly (Amount | undefined)[],
  total: Amount | undefined,
): AmountBars | undefined {
  const values = amounts.map((amount) => amount?.value);
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2 || known.every((value) => value === 0)) return undefined;
  const sum = known.reduce((all, value) => all + value, 0);
  const isSum =
    total !== undefined &&
    total.value !== 0 &&
    Math.abs(sum - total.value) <= rounding * Math.abs(total.value);
  const steps = isSum ? toSteps(values, total.value) : values.map((value) => value && { from: 0, to: value });
  const ends = steps.flatMap((step) => (step ? [step.from, step.to] : []));
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const leading = values.indexOf(known.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0]);
  return {
    draw: (row, place, canvas) => {
      const step = steps[row];
      if (!step) return [];
      const color = row === leading || row === values.length ? canvas.tones.signal : canvas.tones.second;
      return setBar(row, step, { low, high, color, place, joins: isSum && row < values.length }, canvas);
    },
  };
}

interface Step {
  readonly from: number;
  readonly to: number;
}

// The row after the last one is that of the total.
function toSteps(values: readonly (number | undefined)[], total: number): readonly (Step | undefined)[] {
  let from = 0;
  const steps = values.map((value) => {
    if (value === undefined) return undefined;
    const step = { from, to: from + value };
    from = step.to;
    return step;
  });
  return [...steps, { from: 0, to: total }];
}

interface BarManner {
  readonly low: number;
  readonly high: number;
  readonly color: Canvas["tones"]["signal"];
  readonly place: RowPlace;
  /** With the bar of the next row, where that one begins. */
  readonly joins: boolean;
}

function setBar(
  row: number,
  { from, to }: Step,
  { low, high, color, place, joins }: BarManner,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { start, top, width, height } = place;
  const at = (value: number) => Math.round(start + ((value - low) / (high - low)) * width);
  const [left, right] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
  const tall = Math.round(Math.min(most, thickness * height));
  const upper = Math.round(top + (height - tall) / 2);
  const bar = createPanel(
    `Bar ${row + 1}`,
    boxAt(canvas, left, upper, Math.max(12_700, right - left), tall),
    color,
  );
  if (!joins) return [bar];
  const joint = boxAt(canvas, at(to), upper + tall, 0, height - tall);
  return [createRule(`Joint ${row + 1}`, joint, canvas.tones.hairline), bar];
}
