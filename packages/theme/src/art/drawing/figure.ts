import type { Color } from "../../color.ts";
import type { Fill, Point, Shape, ShapeGroup } from "../../file/shape.ts";
import { type Box, points } from "../../grid.ts";
import { alongCurve, flattened, type Outline, polygon, type Stroke } from "./outline.ts";

/** An area in one colour of the theme, or a line in one. */
export interface Mark {
  readonly name: string;
  readonly fill?: Fill;
  /** Its width in points, whatever the drawing is scaled by. */
  readonly line?: { readonly color: Color; readonly width: number };
  readonly outline: Outline;
}

/** A drawing in units of its own, from back to front. */
export type Figure = readonly Mark[];

/** Where a figure is put, how large, turned by how many degrees clockwise and whether seen in a mirror. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** A rectangle in units of a drawing. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pages are drawn on 1280 by 720 units, 96 to the inch. */
export const page: Frame = { left: 0, top: 0, right: 1280, bottom: 720 };

const emuPerUnit = 9525;

/** Returns an area in a colour; several outlines must not overlap, for a file fills them by the even-odd rule. */
export function mark(name: string, fill: Fill, ...outlines: readonly Outline[]): Mark {
  return { name, fill, outline: outlines.flat() };
}

/** Returns a figure moved, scaled, turned and mirrored about its own origin. */
export function placed(figure: Figure, placement: Placement): Figure {
  const move = mapOf(placement);
  return figure.map((one) => ({ ...one, outline: one.outline.map((stroke) => mapped(stroke, move)) }));
}

/** Returns the part of a figure that lies in a frame; what crosses the frame's edge is cut there. */
export function cutTo(figure: Figure, frame: Frame = page): Figure {
  return figure.flatMap((one): Mark[] => {
    const { left, top, right, bottom } = extent(one.outline);
    if (right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom) return [];
    const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    return isInside ? [one] : cut(one, frame);
  });
}

/** Returns a box on the page, between edges in its units. */
export function pageBox(left: number, top: number, right: number, bottom: number): Box {
  const [x, y] = [left * emuPerUnit, top * emuPerUnit];
  return { x, y, width: right * emuPerUnit - x, height: bottom * emuPerUnit - y };
}

/** Returns a figure as one group on the page; none where nothing is drawn. */
export function toGroup(name: string, figure: Figure): readonly ShapeGroup[] {
  return figure.length === 0 ? [] : [{ name, shapes: toShapes(figure) }];
}

/** Returns the shapes of a figure drawn in units of the page, each in the smallest box around it. */
export function toShapes(figure: Figure): readonly Shape[] {
  return figure.map(({ name, fill, line, outline }): Shape => {
    const emu = outline.map((stroke) =>
      mapped(stroke, ({ x, y }) => ({ x: x * emuPerUnit, y: y * emuPerUnit })),
    );
    const box = boxOf(emu);
    const commands = emu.map((stroke) =>
      mapped(stroke, ({ x, y }) => ({ x: clamp(x - box.x, box.width), y: clamp(y - box.y, box.height) })),
    );
    return {
      name,
      box,
      geometry: { kind: "path", commands },
      ...(fill && { fill }),
      ...(line && { line: { color: line.color, width: points(line.width) } }),
    };
  });
}

/** Returns the smallest frame around an outline; curves are looked at in sixteen places. */
export function extent(outline: Outline): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number): void => {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  };
  let at: Point = { x: 0, y: 0 };
  for (const stroke of outline) {
    if (stroke.kind === "close") continue;
    if (stroke.kind === "curve") {
      const [first, second, end] = stroke.points;
      take(end.x, end.y);
      if (!isWithin(first) || !isWithin(second)) {
        for (const { x, y } of alongCurve(at, stroke.points, 16)) take(x, y);
      }
      at = end;
    } else {
      take(stroke.x, stroke.y);
      at = stroke;
    }
  }
  return { left, top, right, bottom };

  // A curve whose handles lie in the frame so far cannot leave it.
  function isWithin({ x, y }: Point): boolean {
    return x >= left && x <= right && y >= top && y <= bottom;
  }
}

type PointMap = (point: Point) => Point;

function mapOf({ x, y, scale = 1, turn = 0, mirrored = false }: Placement): PointMap {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const side = mirrored ? -1 : 1;
  return (point) => ({
    x: x + side * (point.x * cos - point.y * sin),
    y: y + point.x * sin + point.y * cos,
  });
}

function mapped(stroke: Stroke, move: PointMap): Stroke {
  switch (stroke.kind) {
    case "move":
    case "line":
      return { kind: stroke.kind, ...move(stroke) };
    case "curve": {
      const [first, second, end] = stroke.points;
      return { kind: "curve", points: [move(first), move(second), move(end)] };
    }
    case "close":
      return stroke;
  }
}

function cut(one: Mark, frame: Frame): Mark[] {
  const parts = flattened(one.outline, 16)
    .map((part) => cutPolygon(part, frame))
    .filter((part) => part.length > 2);
  if (parts.length === 0) return [];
  return [{ ...one, outline: parts.flatMap((part) => polygon(part.map(({ x, y }) => [x, y] as const))) }];
}

/** Sutherland and Hodgman, 1974. */
function cutPolygon(points: readonly Point[], { left, top, right, bottom }: Frame): readonly Point[] {
  const edges: readonly (readonly ["x" | "y", number, 1 | -1])[] = [
    ["x", left, 1],
    ["x", right, -1],
    ["y", top, 1],
    ["y", bottom, -1],
  ];
  return edges.reduce<readonly Point[]>(
    (kept, [axis, limit, side]) =>
      kept.flatMap((point, index) => {
        const next = kept[(index + 1) % kept.length] ?? point;
        const isIn = side * point[axis] >= side * limit;
        const own = isIn ? [point] : [];
        if (isIn === side * next[axis] >= side * limit) return own;
        const share = (limit - point[axis]) / (next[axis] - point[axis]);
        const cross = {
          x: axis === "x" ? limit : point.x + share * (next.x - point.x),
          y: axis === "y" ? limit : point.y + share * (next.y - point.y),
        };
        return [...own, cross];
      }),
    points,
  );
}

function boxOf(outline: Outline): Box {
  const { left, top, right, bottom } = extent(outline);
  const [x, y] = [Math.round(left), Math.round(top)];
  return { x, y, width: Math.max(1, Math.round(right) - x), height: Math.max(1, Math.round(bottom) - y) };
}

function clamp(value: number, most: number): number {
  // Handles of curves may lie outside the box, its edge must not.
  return Math.abs(value) < 1 ? 0 : Math.abs(value - most) < 1 ? most : value;
}
