import { arcCurves } from "./arc-curves.ts";
import type { PathPoint, PathSegment } from "./path-segment.ts";

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Where the pen is, and where it was set down. */
interface Pen {
  readonly at: PathPoint;
  readonly start: PathPoint;
}

const token = /([A-Za-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|[\s,]+|(.)/gy;
/** How many numbers each command takes at a time (SVG 2, 9.3). */
const numberCounts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7 };
const origin: PathPoint = { x: 0, y: 0 };

/**
 * Returns the strokes of a path, its arcs and quadratic curves as cubic ones; throws a RangeError on what is no absolute
 * M, L, H, V, C, Q, A or Z command of SVG (SVG 2, 9.3) or has a number too few.
 */
export function parsePath(source: string): readonly PathSegment[] {
  const segments: PathSegment[] = [];
  let pen: Pen = { at: origin, start: origin };
  for (const command of parseCommands(source)) {
    for (const segment of strokes(command, pen)) {
      segments.push(segment);
      pen = moved(pen, segment);
    }
  }
  return segments;
}

function parseCommands(source: string): readonly Command[] {
  const commandList: { letter: string; numbers: number[] }[] = [];
  for (const [text, letter, number, stray] of source.matchAll(token)) {
    if (stray !== undefined) throw unusable(source, text);
    if (letter !== undefined) commandList.push({ letter, numbers: [] });
    if (number === undefined) continue;
    const current = commandList.at(-1);
    if (!current) throw unusable(source, text);
    current.numbers.push(Number(number));
  }
  if (commandList[0]?.letter !== "M") throw unusable(source, commandList[0]?.letter ?? "");
  return commandList;
}

/** Numbers beyond those of one command repeat it; after a first M they are lines (SVG 2, 9.3.3). */
function* strokes({ letter, numbers }: Command, pen: Pen): Generator<PathSegment> {
  if (letter === "Z" || letter === "z") {
    yield { kind: "close", points: [] };
    return;
  }
  const size = numberCounts[letter];
  if (size === undefined || numbers.length === 0 || numbers.length % size !== 0) {
    throw unusable(`${letter} ${numbers.join(" ")}`, letter);
  }
  let current = pen;
  for (let index = 0; index < numbers.length; index += size) {
    const repeated = letter === "M" && index > 0 ? "L" : letter;
    for (const segment of drawn(repeated, numbers.slice(index, index + size), current.at)) {
      yield segment;
      current = moved(current, segment);
    }
  }
}

function drawn(letter: string, numbers: readonly number[], from: PathPoint): readonly PathSegment[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
  switch (letter) {
    case "M":
      return [{ kind: "move", points: [{ x: a, y: b }] }];
    case "H":
      return [{ kind: "line", points: [{ x: a, y: from.y }] }];
    case "V":
      return [{ kind: "line", points: [{ x: from.x, y: a }] }];
    case "C":
      return [{ kind: "curve", points: toPoints([a, b, c, d, e, f]) }];
    case "Q":
      return [{ kind: "curve", points: cubicOf(from, { x: a, y: b }, { x: c, y: d }) }];
    case "A": {
      const arc = { radiusX: a, radiusY: b, turn: c, isLarge: d !== 0, isClockwise: e !== 0 };
      return arcCurves(from, { x: f, y: g }, arc);
    }
    default:
      return [{ kind: "line", points: [{ x: a, y: b }] }];
  }
}

function toPoints(numbers: readonly number[]): readonly PathPoint[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

/** A quadratic curve with its one handle, as a cubic one. */
function cubicOf(from: PathPoint, handle: PathPoint, to: PathPoint): readonly PathPoint[] {
  const towards = (end: PathPoint): PathPoint => ({
    x: end.x + (2 / 3) * (handle.x - end.x),
    y: end.y + (2 / 3) * (handle.y - end.y),
  });
  return [towards(from), towards(to), to];
}

function moved({ at, start }: Pen, { kind, points }: PathSegment): Pen {
  if (kind === "close") return { at: start, start };
  const end = points.at(-1) ?? at;
  return { at: end, start: kind === "move" ? end : start };
}

function unusable(source: string, found: string): RangeError {
  const shown = source.length > 60 ? `${source.slice(0, 60)}…` : source;
  return new RangeError(
    `Expected absolute M, L, H, V, C, Q, A and Z commands with whole sets of numbers in the path, starting with M, got ${JSON.stringify(found)} in ${JSON.stringify(shown)}.`,
  );
}
