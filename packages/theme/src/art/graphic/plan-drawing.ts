import type { Color } from "../../color.ts";
import type { Line, Shape } from "../../file/shape.ts";
import { type Circle, disc, type Frame, rule, stroke } from "./pen.ts";

/**
 * Returns a construction with compasses and a ruler, after Euclid I, 1: circles through each other's middles, the triangle between
 * them, axes and a width. It is a part of no machine, so it suits any subject.
 */
export function circleStudy({ x, y, radius }: Circle, color: Color, seed: number): readonly Shape[] {
  const thick = stroke(color, 3);
  const thin = stroke({ ...color, alpha: 0.75 }, 1.25);
  const axis: Line = { ...thin, dash: "lgDashDot" };
  const reach = radius / 1.5;
  const upward = seed % 2 === 0 ? -1 : 1;
  const base = y + upward * -reach * 0.29;
  const [start, end] = [
    { x: x - reach / 2, y: base },
    { x: x + reach / 2, y: base },
  ];
  const apex = { x, y: base + upward * reach * Math.sin(Math.PI / 3) };
  const circles = seed % 4 < 2 ? [start, end] : [start, end, apex];
  const bottom = base + reach;
  return [
    ...circles.map((at, index) =>
      disc(`Circle ${index + 1}`, { ...at, radius: reach }, { line: index < 2 ? thick : thin }),
    ),
    rule("Side 1", start, end, thick),
    rule("Side 2", start, apex, thick),
    rule("Side 3", apex, end, thick),
    ...[start, end, apex].map((at, index) =>
      disc(`Point ${index + 1}`, { ...at, radius: radius * 0.035 }, { fill: color }),
    ),
    rule("Axis", { x: x - radius - 34, y: base }, { x: x + radius + 34, y: base }, axis),
    rule("Axis 2", { x, y: base - reach - 20 }, { x, y: base + reach + 20 }, axis),
    ...measure({ x: x - reach / 2, y: bottom + 56 }, reach, 48, thin),
  ];
}

/** Returns a length between two arrows, with the lines that carry it. */
export function measure(
  from: { readonly x: number; readonly y: number },
  length: number,
  rise: number,
  line: Line,
): readonly Shape[] {
  const to = from.x + length;
  const heads = { start: { form: "triangle" }, end: { form: "triangle" } } as const;
  return [
    rule("Measure", from, { x: to, y: from.y }, { ...line, ...heads }),
    rule("Witness 1", { x: from.x, y: from.y + 10 }, { x: from.x, y: from.y - rise }, line),
    rule("Witness 2", { x: to, y: from.y + 10 }, { x: to, y: from.y - rise }, line),
  ];
}

/** Returns the same beside what is measured, from its top on. */
export function upright(
  from: { readonly x: number; readonly y: number },
  length: number,
  reach: number,
  line: Line,
): readonly Shape[] {
  const to = from.y + length;
  const heads = { start: { form: "triangle" }, end: { form: "triangle" } } as const;
  return [
    rule("Measure 2", from, { x: from.x, y: to }, { ...line, ...heads }),
    rule("Witness 3", { x: from.x + 10, y: from.y }, { x: from.x - reach, y: from.y }, line),
    rule("Witness 4", { x: from.x + 10, y: to }, { x: from.x - reach, y: to }, line),
  ];
}

/** Returns the border of a drawing sheet and the block at its lower end, with lines between the fields in it. */
export function sheetBorder(
  frame: Frame,
  block: Frame,
  fields: readonly number[],
  line: Line,
): readonly Shape[] {
  const { x, y, width, height } = frame;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
  return [
    ...corners.slice(1).map((to, index) => rule(`Border ${index + 1}`, corners[index] ?? to, to, line)),
    rule("Block", { x: block.x, y: block.y }, { x: block.x + block.width, y: block.y }, line),
    rule("Block start", { x: block.x, y: block.y }, { x: block.x, y: block.y + block.height }, line),
    ...fields.map((at, index) =>
      rule(`Field ${index + 1}`, { x: at, y: block.y }, { x: at, y: block.y + block.height }, line),
    ),
  ];
}
