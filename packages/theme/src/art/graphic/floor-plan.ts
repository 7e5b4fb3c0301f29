import type { Color } from "../../color.ts";
import type { Line, Point, Shape } from "../../shape.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { at, type Frame, outline, rule, stroke } from "./pen.ts";
import { measure } from "./plan-drawing.ts";

/** Returns the plan of a flat of four rooms in a frame: walls with windows and doors, and its width below; a seed moves the walls. */
export function floorPlan(frame: Frame, color: Color, seed: number): readonly Shape[] {
  const random = randomOf(String(seed));
  const { x, y, width, height } = frame;
  const [right, bottom] = [x + width, y + height];
  const split = x + (0.4 + 0.2 * random()) * width;
  const lower = x + (random() < 0.5 ? 0.34 : 0.64) * width;
  const middle = y + (0.48 + 0.1 * random()) * height;
  const pen: Pen = { wall: stroke(color, 6), thin: stroke({ ...color, alpha: 0.75 }, 1.5) };
  const window = (place: number, length: number): Opening => ({ kind: "window", place, length });
  const door = (place: number): Opening => ({ kind: "door", place, length: doorWidth });
  const walls: readonly Wall[] = [
    { from: { x, y }, length: width, isLevel: true, openings: [window(0.06, 0.22), window(0.7, 0.2)] },
    { from: { x, y: bottom }, length: width, isLevel: true, openings: [door(0.44), window(0.78, 0.16)] },
    { from: { x, y }, length: height, isLevel: false, openings: [window(0.14, 0.24), window(0.7, 0.2)] },
    { from: { x: right, y }, length: height, isLevel: false, openings: [window(0.12, 0.26)] },
    { from: { x, y: middle }, length: width, isLevel: true, openings: [door(0.16), door(0.72)] },
    { from: { x: split, y }, length: middle - y, isLevel: false, openings: [] },
    { from: { x: lower, y: middle }, length: bottom - middle, isLevel: false, openings: [door(0.2)] },
  ];
  return [
    ...walls.flatMap((wall, index) => drawWall(`Wall ${index + 1}`, wall, pen)),
    ...measure({ x, y: bottom + 58 }, width, 46, pen.thin),
  ];
}

const doorWidth = 56;

interface Pen {
  readonly wall: Line;
  readonly thin: Line;
}

interface Opening {
  readonly kind: "window" | "door";
  /** Where it begins, as a share of its wall. */
  readonly place: number;
  /** Of a window as a share of its wall, of a door in pixels. */
  readonly length: number;
}

/** A wall from a point to the right or down. */
interface Wall {
  readonly from: Point;
  readonly length: number;
  readonly isLevel: boolean;
  readonly openings: readonly Opening[];
}

function drawWall(name: string, { from, length, isLevel, openings }: Wall, pen: Pen): readonly Shape[] {
  const pointAt = (along: number, aside = 0): Point =>
    isLevel ? { x: from.x + along, y: from.y + aside } : { x: from.x + aside, y: from.y + along };
  const shapes: Shape[] = [];
  let begin = 0;
  for (const { kind, place, length: wide } of openings) {
    const start = place * length;
    const end = start + (kind === "door" ? wide : wide * length);
    shapes.push(rule(`${name} at ${Math.round(begin)}`, pointAt(begin), pointAt(start), pen.wall));
    const drawn = kind === "door" ? doorAt(start, pointAt, pen) : windowBetween(start, end, pointAt, pen);
    shapes.push(...drawn);
    begin = end;
  }
  return [...shapes, rule(`${name} at ${Math.round(begin)}`, pointAt(begin), pointAt(length), pen.wall)];
}

type PointAt = (along: number, aside?: number) => Point;

function windowBetween(start: number, end: number, pointAt: PointAt, { thin }: Pen): readonly Shape[] {
  return [-3, 3].map((aside) => rule(`Pane ${aside}`, pointAt(start, aside), pointAt(end, aside), thin));
}

/** A leaf that stands open into the room before its wall, and the quarter of a circle that it turns in. */
function doorAt(start: number, pointAt: PointAt, { thin }: Pen): readonly Shape[] {
  const hinge = pointAt(start);
  const leaf = pointAt(start, -doorWidth);
  const closed = pointAt(start + doorWidth);
  const left = Math.min(hinge.x, leaf.x, closed.x);
  const top = Math.min(hinge.y, leaf.y, closed.y);
  const isClockwise = closed.y === hinge.y;
  const turn = `M${at(leaf.x, leaf.y)} A${doorWidth} ${doorWidth} 0 0 ${isClockwise ? 1 : 0} ${at(closed.x, closed.y)}`;
  return [
    rule("Leaf", hinge, leaf, thin),
    outline("Turn", { x: left, y: top, width: doorWidth, height: doorWidth }, turn, { line: thin }),
  ];
}
