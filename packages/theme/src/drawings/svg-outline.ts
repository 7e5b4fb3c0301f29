import svgPath from "svgpath";
import { ellipse, type Outline, polygon, rectangle, type Stroke } from "../art/drawing/outline.ts";

type Attributes = Readonly<Record<string, string>>;

/** How much of a path is read. */
const longestPath = 8_000;

/** Returns the outline of a shape of SVG by its attributes; undefined for an element that is none. */
export function outlineOfElement(name: string, attributes: Attributes): Outline | undefined {
  const read = (key: string): number => Number.parseFloat(attributes[key] ?? "0") || 0;
  switch (name) {
    case "path":
      return outlineOfPath(attributes["d"] ?? "");
    case "circle":
      return ellipse(read("cx"), read("cy"), read("r"));
    case "ellipse":
      return ellipse(read("cx"), read("cy"), read("rx"), read("ry"));
    case "rect":
      return rectangle(read("x"), read("y"), read("width"), read("height"), read("rx") || read("ry"));
    case "polygon":
      return polygon(pointsOf(attributes));
    case "polyline":
      return polygon(pointsOf(attributes)).slice(0, -1);
    case "line":
      return polygon([
        [read("x1"), read("y1")],
        [read("x2"), read("y2")],
      ]).slice(0, -1);
    default:
      return undefined;
  }
}

/** Returns an outline moved as the `transform` of an element says. */
export function transformed(outline: Outline, transform: string): Outline {
  return transform === "" ? outline : outlineOf(svgPath.from(dataOf(outline)).transform(transform));
}

function outlineOfPath(data: string): Outline {
  return data.length > longestPath ? [] : outlineOf(svgPath.from(data));
}

function outlineOf(path: ReturnType<typeof svgPath.from>): Outline {
  const strokes: Stroke[] = [];
  path
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      strokes.push(strokeOf(segment as readonly [string, ...number[]], x, y));
    });
  return strokes;
}

function strokeOf([letter, ...numbers]: readonly [string, ...number[]], x: number, y: number): Stroke {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  const third = (from: number, to: number) => from + (2 / 3) * (to - from);
  switch (letter) {
    case "M":
      return { kind: "move", x: a, y: b };
    case "H":
      return { kind: "line", x: a, y };
    case "V":
      return { kind: "line", x, y: a };
    case "C":
      return { kind: "curve", points: [point(a, b), point(c, d), point(e, f)] };
    case "Q":
      return {
        kind: "curve",
        points: [point(third(x, a), third(y, b)), point(third(c, a), third(d, b)), point(c, d)],
      };
    case "Z":
    case "z":
      return { kind: "close" };
    default:
      return { kind: "line", x: a, y: b };
  }
}

function point(x: number, y: number) {
  return { x, y };
}

function dataOf(outline: Outline): string {
  return outline
    .map((stroke) => {
      if (stroke.kind === "close") return "Z";
      if (stroke.kind === "curve") return `C${stroke.points.map(({ x, y }) => `${x} ${y}`).join(" ")}`;
      return `${stroke.kind === "move" ? "M" : "L"}${stroke.x} ${stroke.y}`;
    })
    .join("");
}

function pointsOf({ points = "" }: Attributes): readonly (readonly [number, number])[] {
  if (points.length > longestPath) return [];
  const numbers = (points.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu) ?? []).map(Number);
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, index) => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0] as const,
  );
}
