import { element, type Xml } from "../xml.ts";
import { coordinate } from "./integer.ts";
import { parsePath } from "./parse-path.ts";
import type { PathSegment } from "./path-segment.ts";

/**
 * A form of our own: absolute M, L, H, V, C, Q, A and Z commands of SVG in a field of `width` by `height`, which is
 * stretched to the shape's box.
 */
export interface DrawingPath {
  readonly width: number;
  readonly height: number;
  readonly commands: string;
}

/** Of the longer side of a path's field, in the whole numbers that DrawingML wants. */
const fieldSize = 100_000;

/** ISO 29500-1, 20.1.9.14 moveTo, 20.1.9.13 lnTo, 20.1.9.7 cubicBezTo, 20.1.9.6 close. */
const elementNames: Readonly<Record<PathSegment["kind"], string>> = {
  move: "a:moveTo",
  line: "a:lnTo",
  curve: "a:cubicBezTo",
  close: "a:close",
};

/** Returns a path as a custom geometry (20.1.9.8); throws a RangeError on what is no path (`parsePath`). */
export function pathGeometry({ width, height, commands }: DrawingPath): Xml {
  const scale = fieldSize / Math.max(width, height);
  const whole = (value: number): number => coordinate(value * scale);
  const drawn = parsePath(commands).map(({ kind, points }) =>
    element(
      elementNames[kind],
      undefined,
      points.map(({ x, y }) => element("a:pt", { x: whole(x), y: whole(y) })),
    ),
  );
  return customGeometry({ width: whole(width), height: whole(height) }, drawn);
}

/** Returns a form that is drawn by strokes of the pen in a field of whole numbers (20.1.9.8 custGeom, 20.1.9.15 path). */
export function customGeometry(
  field: { readonly width: number; readonly height: number },
  drawn: Xml[],
): Xml {
  return element(
    "a:custGeom",
    undefined,
    emptyLists,
    element("a:rect", { l: "0", t: "0", r: "r", b: "b" }),
    element("a:pathLst", undefined, element("a:path", { w: field.width, h: field.height }, drawn)),
  );
}

const emptyLists = ["a:avLst", "a:gdLst", "a:ahLst", "a:cxnLst"].map((name) => element(name));
