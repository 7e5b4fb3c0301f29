import type { Color } from "../../color.ts";
import type { Line, Shape } from "../../shape.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { type Circle, disc, type Frame, rule, stroke } from "./pen.ts";

/**
 * Returns circles about one middle as a draughtsman sets them out: axes, holes on a ring, and its width. It is a part of
 * nothing in particular, so it suits any subject.
 */
export function circleStudy({ x, y, radius }: Circle, color: Color, seed: number): readonly Shape[] {
  const random = randomOf(String(seed));
  const holes = 5 + Math.floor(random() * 5);
  const share = 0.62 + 0.1 * random();
  const thick = stroke(color, 3);
  const thin = stroke({ ...color, alpha: 0.75 }, 1.25);
  const axis: Line = { ...thin, dash: "lgDashDot" };
  const ring = (name: string, size: number, line: Line) => disc(name, { x, y, radius: size }, { line });
  const turned = 2 * Math.PI * random();
  return [
    ring("Circle 1", radius, thick),
    ring("Circle 2", radius * 0.93, thin),
    ring("Circle 3", radius * share, axis),
    ring("Circle 4", radius * 0.34, thick),
    ...Array.from({ length: holes }, (_, index): Shape => {
      const turn = turned + (2 * Math.PI * index) / holes;
      const at = { x: x + radius * share * Math.cos(turn), y: y + radius * share * Math.sin(turn) };
      return disc(`Hole ${index + 1}`, { ...at, radius: radius * 0.1 }, { line: thin });
    }),
    rule("Axis", { x: x - radius - 34, y }, { x: x + radius + 34, y }, axis),
    rule("Axis 2", { x, y: y - radius - 34 }, { x, y: y + radius + 34 }, axis),
    ...measure({ x: x - radius, y: y + radius + 62 }, 2 * radius, 48, thin),
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
