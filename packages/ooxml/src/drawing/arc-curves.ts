import type { PathPoint, PathSegment } from "./path-segment.ts";

/** An arc of an ellipse as SVG states it (SVG 2, 9.3.8). */
export interface SvgArc {
  readonly radiusX: number;
  readonly radiusY: number;
  /** Of the ellipse, in degrees clockwise. */
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

interface Ellipse {
  readonly center: PathPoint;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly cosine: number;
  readonly sine: number;
}

const quarterTurn = Math.PI / 2;

/**
 * Returns an arc of an ellipse as cubic Bézier curves of at most a quarter turn (SVG 2, 9.5.1; off by 0.03 % of the radius
 * at most): unlike DrawingML's own arcs they end where they should, whatever is rounded. A line where a radius is 0.
 */
export function arcCurves(from: PathPoint, to: PathPoint, arc: SvgArc): readonly PathSegment[] {
  if (arc.radiusX === 0 || arc.radiusY === 0) return [{ kind: "line", points: [to] }];
  if (from.x === to.x && from.y === to.y) return [];
  const { ellipse, start, sweep } = centered(from, to, arc);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / quarterTurn - 1e-9));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index): PathSegment => {
    const [begin, end] = [start + index * step, start + (index + 1) * step];
    return {
      kind: "curve",
      points: [
        pointAt(ellipse, begin, handle),
        pointAt(ellipse, end, -handle),
        index === count - 1 ? to : pointAt(ellipse, end, 0),
      ],
    };
  });
}

/** The point at an angle of the ellipse, moved along its tangent there by a share of the radius. */
function pointAt(
  { center, radiusX, radiusY, cosine, sine }: Ellipse,
  angle: number,
  along: number,
): PathPoint {
  const x = radiusX * (Math.cos(angle) - along * Math.sin(angle));
  const y = radiusY * (Math.sin(angle) + along * Math.cos(angle));
  return { x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y };
}

/** From end points to centre and angles (SVG 2, 9.5.1 and 9.5.2); radii that are too small grow until the arc fits. */
function centered(
  from: PathPoint,
  to: PathPoint,
  { turn, isLarge, isClockwise, ...radii }: SvgArc,
): { readonly ellipse: Ellipse; readonly start: number; readonly sweep: number } {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const x = cosine * half.x + sine * half.y;
  const y = cosine * half.y - sine * half.x;
  const [givenX, givenY] = [Math.abs(radii.radiusX), Math.abs(radii.radiusY)];
  const growth = Math.max(1, Math.hypot(x / givenX, y / givenY));
  const [radiusX, radiusY] = [givenX * growth, givenY * growth];
  const reach = Math.hypot(x / radiusX, y / radiusY);
  const distance = Math.sqrt(Math.max(0, 1 / reach ** 2 - 1)) * (isLarge === isClockwise ? -1 : 1);
  const middle = { x: (distance * radiusX * y) / radiusY, y: (-distance * radiusY * x) / radiusX };
  const start = Math.atan2((y - middle.y) / radiusY, (x - middle.x) / radiusX);
  const end = Math.atan2((-y - middle.y) / radiusY, (-x - middle.x) / radiusX);
  const center = {
    x: cosine * middle.x - sine * middle.y + (from.x + to.x) / 2,
    y: sine * middle.x + cosine * middle.y + (from.y + to.y) / 2,
  };
  const ellipse = { center, radiusX, radiusY, cosine, sine };
  return { ellipse, start, sweep: sweepOf(end - start, isClockwise) };
}

function sweepOf(difference: number, isClockwise: boolean): number {
  if (isClockwise && difference < 0) return difference + 2 * Math.PI;
  if (!isClockwise && difference > 0) return difference - 2 * Math.PI;
  return difference;
}
