import type { Color } from "../../color.ts";
import type { Line, Shape } from "../../shape.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { type Circle, disc, type Frame, rule, stroke } from "./pen.ts";

/** Returns a flange as an engineer draws it: circles about one middle, holes on one of them, centre lines and measures. */
export function flange({ x, y, radius }: Circle, color: Color, seed: number): readonly Shape[] {
  const random = randomOf(String(seed));
  const holes = 5 + Math.floor(random() * 6);
  const [bore, bolts] = [0.22 + 0.14 * random(), 0.66 + 0.08 * random()];
  const turn = random() * Math.PI;
  const thick = stroke(color, 3);
  const thin = stroke({ ...color, alpha: 0.75 }, 1.25);
  const axis: Line = { ...thin, dash: "lgDashDot" };
  const circle = (name: string, share: number, line: Line) =>
    disc(name, { x, y, radius: share * radius }, { line });
  const onBolts = Array.from({ length: holes }, (_, index) => turn + (2 * Math.PI * index) / holes);
  return [
    circle("Rim", 1, thick),
    circle("Step", 0.88, thin),
    circle("Bolts", bolts, axis),
    circle("Collar", bore + 0.12, thin),
    circle("Bore", bore, thick),
    ...onBolts.map((angle, index) =>
      disc(
        `Hole ${index + 1}`,
        {
          x: x + bolts * radius * Math.cos(angle),
          y: y + bolts * radius * Math.sin(angle),
          radius: 0.075 * radius,
        },
        { line: thick },
      ),
    ),
    rule("Axis", { x: x - 1.14 * radius, y }, { x: x + 1.14 * radius, y }, axis),
    rule("Axis 2", { x, y: y - 1.14 * radius }, { x, y: y + 1.14 * radius }, axis),
    ...measure({ x: x - radius, y: y + 1.22 * radius }, 2 * radius, 0.22 * radius, thin),
    rule(
      "Radius",
      { x, y },
      { x: x + radius * Math.cos(turn + 0.4), y: y + radius * Math.sin(turn + 0.4) },
      { ...thin, end: { form: "triangle" } },
    ),
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
