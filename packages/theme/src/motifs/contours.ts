import type { PathCommand, Point, Shape } from "../file/shape.ts";
import { points, type Size } from "../grid.ts";
import type { Motif } from "./motif.ts";

const lines = 11;
const accentLine = 6;
const segments = 18;
/** Height of the hill as a share of its width. */
const steepness = 1.3;

/** Draws the contour lines of a hill whose top is in the corner, one of them in the accent. */
export const contours: Motif = (frame) => {
  return Array.from({ length: lines }, (_, index): Shape => {
    const isAccent = index === accentLine;
    const share = 0.17 + (0.83 * index) / (lines - 1);
    return {
      name: `Contour ${index + 1}`,
      line: isAccent
        ? { color: { scheme: "accent1" }, width: points(4) }
        : { color: { scheme: "tx1", alpha: 0.32 }, width: points(1.25) },
      ...contour(share, index, frame),
    };
  });
};

function contour(share: number, index: number, frame: Size): Pick<Shape, "box" | "geometry"> {
  const path = Array.from({ length: segments + 1 }, (_, step): Point => {
    const turn = (step / segments) * (Math.PI / 2);
    const radius = share * frame.width * waviness(turn, index);
    return {
      x: frame.width - radius * Math.cos(turn),
      y: frame.height - steepness * radius * Math.sin(turn),
    };
  });
  const left = Math.floor(Math.min(...path.map((point) => point.x)));
  const top = Math.floor(Math.min(...path.map((point) => point.y)));
  const inside = path.map(({ x, y }) => ({ x: x - left, y: y - top }));
  return {
    box: { x: left, y: top, width: frame.width - left, height: frame.height - top },
    geometry: { kind: "path", commands: smooth(inside) },
  };
}

/** Two slow waves, whose place shifts a little from line to line, as the slopes of a hill do. */
function waviness(turn: number, index: number): number {
  return 0.9 + 0.07 * Math.sin(3 * turn + 0.9 + index * 0.16) + 0.04 * Math.sin(6 * turn + index * 0.33);
}

/** Returns a smooth curve through points (Catmull and Rom, 1974, as cubic Bézier curves). */
function smooth(path: readonly Point[]): readonly PathCommand[] {
  const at = (index: number): Point => path[Math.min(Math.max(index, 0), path.length - 1)] ?? { x: 0, y: 0 };
  const curves = path.slice(1).map((end, index): PathCommand => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    return {
      kind: "curve",
      points: [
        { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 },
        { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 },
        end,
      ],
    };
  });
  return [{ kind: "move", ...at(0) }, ...curves];
}
