import type { Point } from "../../file/shape.ts";

/** A stroke of an outline: straight or a cubic Bézier curve, so that it can be turned and cut like a set of points. */
export type Stroke =
  | { readonly kind: "move" | "line"; readonly x: number; readonly y: number }
  | { readonly kind: "curve"; readonly points: readonly [Point, Point, Point] }
  | { readonly kind: "close" };

/** An area's edge in units of its own; x grows to the end, y downwards. */
export type Outline = readonly Stroke[];

/** Share of a quarter circle's radius at which the handles of the curve that stands for it lie. */
const roundness = 0.5523;

/** Returns a rectangle, its corners rounded by a radius that may be left out. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Outline {
  if (radius === 0)
    return polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  const r = Math.min(radius, width / 2, height / 2);
  const h = r * (1 - roundness);
  const [right, bottom] = [x + width, y + height];
  return outline(
    `M${x + r} ${y}L${right - r} ${y}C${right - h} ${y} ${right} ${y + h} ${right} ${y + r}L${right} ${bottom - r}` +
      `C${right} ${bottom - h} ${right - h} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}` +
      `C${x + h} ${bottom} ${x} ${bottom - h} ${x} ${bottom - r}L${x} ${y + r}C${x} ${y + h} ${x + h} ${y} ${x + r} ${y}Z`,
  );
}

/** Returns an ellipse around a centre. */
export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Outline {
  return [...arcOutline(x, y, radiusX, radiusY, 0, 360), { kind: "close" }];
}

/** Returns a closed figure with straight sides. */
export function polygon(corners: readonly (readonly [x: number, y: number])[]): Outline {
  return [
    ...corners.map(([x, y], index): Stroke => ({ kind: index === 0 ? "move" : "line", x, y })),
    { kind: "close" },
  ];
}

/** Returns a straight bar with round ends. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): Outline {
  const along = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const r = width / 2;
  const first = arcOutline(x1, y1, r, r, along + 90, 180);
  const second = arcOutline(x2, y2, r, r, along - 90, 180);
  return [...first, ...second.map(lineInsteadOfMove), { kind: "close" }];
}

/** Returns the band that a pen of a width leaves along path data (see `outline`), with round ends. */
export function ribbon(data: string, width: number): Outline {
  const points = flattened(outline(data)).flat();
  const r = width / 2;
  const sides = [1, -1].map((side) =>
    points.map((point, index): readonly [number, number] => {
      const before = points[Math.max(0, index - 1)] ?? point;
      const after = points[Math.min(points.length - 1, index + 1)] ?? point;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      return [
        point.x - (side * r * (after.y - before.y)) / length,
        point.y + (side * r * (after.x - before.x)) / length,
      ];
    }),
  );
  const [there = [], back = []] = sides;
  return [...polygon([...there, ...cap(points, r), ...back.toReversed(), ...cap(points.toReversed(), r)])];
}

/** Returns the band between two circles, from an angle on (degrees, clockwise from the end side) over a sweep. */
export function ring(x: number, y: number, outer: number, inner: number, from = 0, sweep = 360): Outline {
  const edge = arcOutline(x, y, outer, outer, from, sweep);
  const back = arcOutline(x, y, inner, inner, from + sweep, -sweep);
  if (sweep === 360) return [...edge, { kind: "close" }, ...back, { kind: "close" }];
  return [...edge, ...back.map(lineInsteadOfMove), { kind: "close" }];
}

/** Returns the part of an ellipse between two angles, degrees clockwise from the end side, without closing it. */
export function arcOutline(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  sweep: number,
): Outline {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / 90 - 1e-9));
  const step = (sweep / pieces) * (Math.PI / 180);
  const handle = (4 / 3) * Math.tan(step / 4);
  const at = (turn: number): Point => ({ x: x + radiusX * Math.cos(turn), y: y + radiusY * Math.sin(turn) });
  const start = from * (Math.PI / 180);
  const curves = Array.from({ length: pieces }, (_, index): Stroke => {
    const [one, other] = [start + index * step, start + (index + 1) * step];
    const [begin, end] = [at(one), at(other)];
    const first = {
      x: begin.x - handle * radiusX * Math.sin(one),
      y: begin.y + handle * radiusY * Math.cos(one),
    };
    const second = {
      x: end.x + handle * radiusX * Math.sin(other),
      y: end.y - handle * radiusY * Math.cos(other),
    };
    return { kind: "curve", points: [first, second, end] };
  });
  return [{ kind: "move", ...at(start) }, ...curves];
}

/**
 * Returns the outline that path data says (SVG 1.1, 8.3), as far as we write it: M, L, H, V, C, Q, A and Z with absolute
 * coordinates, the letter before every stroke. Throws a RangeError on anything else.
 */
export function outline(data: string): Outline {
  const strokes: Stroke[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, letter = "", rest = ""] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const added = strokesOf(letter, numbers, at);
    strokes.push(...added);
    at = endOf(added.at(-1)) ?? at;
  }
  return strokes;
}

/** Returns the points of each part of an outline, curves as short straight pieces. */
export function flattened(path: Outline, pieces = 8): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  for (const stroke of path) {
    const part = parts.at(-1);
    if (stroke.kind === "move") parts.push([{ x: stroke.x, y: stroke.y }]);
    else if (stroke.kind === "line") part?.push({ x: stroke.x, y: stroke.y });
    else if (stroke.kind === "curve")
      part?.push(...alongCurve(part.at(-1) ?? { x: 0, y: 0 }, stroke.points, pieces));
  }
  return parts;
}

/** Returns so many points along a cubic Bézier curve, its end the last. */
export function alongCurve(
  start: Point,
  [first, second, end]: readonly [Point, Point, Point],
  pieces: number,
): Point[] {
  return Array.from({ length: pieces }, (_, index) => {
    const t = (index + 1) / pieces;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const;
    const sum = (axis: "x" | "y"): number =>
      weights[0] * start[axis] +
      weights[1] * first[axis] +
      weights[2] * second[axis] +
      weights[3] * end[axis];
    return { x: sum("x"), y: sum("y") };
  });
}

function strokesOf(letter: string, numbers: readonly number[], at: Point): readonly Stroke[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
  switch (letter) {
    case "M":
      return [{ kind: "move", x: a, y: b }];
    case "L":
      return [{ kind: "line", x: a, y: b }];
    case "H":
      return [{ kind: "line", x: a, y: at.y }];
    case "V":
      return [{ kind: "line", x: at.x, y: a }];
    case "C":
      return [
        {
          kind: "curve",
          points: [
            { x: a, y: b },
            { x: c, y: d },
            { x: e, y: f },
          ],
        },
      ];
    case "Q":
      return [quadratic(at, { x: a, y: b }, { x: c, y: d })];
    case "A":
      return ellipseArc(at, {
        radiusX: a,
        radiusY: b,
        isLarge: d === 1,
        isClockwise: e === 1,
        end: { x: f, y: g },
      });
    case "Z":
      return [{ kind: "close" }];
    default:
      throw new RangeError(
        `Expected one of the letters M, L, H, V, C, Q, A and Z in path data, got ${letter}.`,
      );
  }
}

function quadratic(start: Point, handle: Point, end: Point): Stroke {
  const toward = (point: Point): Point => ({
    x: point.x + (2 / 3) * (handle.x - point.x),
    y: point.y + (2 / 3) * (handle.y - point.y),
  });
  return { kind: "curve", points: [toward(start), toward(end), end] };
}

interface EllipseArc {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
  readonly end: Point;
}

/** From end points to a centre (SVG 1.1, F.6.5), for ellipses whose axes are level. */
function ellipseArc(
  start: Point,
  { radiusX, radiusY, isLarge, isClockwise, end }: EllipseArc,
): readonly Stroke[] {
  const half = { x: (start.x - end.x) / 2 / radiusX, y: (start.y - end.y) / 2 / radiusY };
  const distance = Math.hypot(half.x, half.y);
  const grown = Math.max(1, distance);
  const [rx, ry] = [radiusX * grown, radiusY * grown];
  const away = Math.sqrt(Math.max(0, 1 / (distance / grown) ** 2 - 1)) * (isLarge === isClockwise ? -1 : 1);
  const centre = {
    x: (start.x + end.x) / 2 + (away * half.y * rx) / grown,
    y: (start.y + end.y) / 2 - (away * half.x * ry) / grown,
  };
  const angle = (point: Point): number =>
    (Math.atan2((point.y - centre.y) / ry, (point.x - centre.x) / rx) * 180) / Math.PI;
  const turn = (((angle(end) - angle(start)) % 360) + 360) % 360;
  return arcOutline(centre.x, centre.y, rx, ry, angle(start), isClockwise ? turn : turn - 360).slice(1);
}

function cap(points: readonly Point[], radius: number): readonly (readonly [number, number])[] {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (end === undefined || before === undefined) return [];
  const along = Math.atan2(end.y - before.y, end.x - before.x);
  return [60, 30, 0, -30, -60].map((degrees) => {
    const turn = along + (degrees * Math.PI) / 180;
    return [end.x + radius * Math.cos(turn), end.y + radius * Math.sin(turn)] as const;
  });
}

function lineInsteadOfMove(stroke: Stroke): Stroke {
  return stroke.kind === "move" ? { ...stroke, kind: "line" } : stroke;
}

function endOf(stroke: Stroke | undefined): Point | undefined {
  if (stroke === undefined || stroke.kind === "close") return undefined;
  return stroke.kind === "curve" ? stroke.points[2] : stroke;
}
