import type { Color } from "../color.ts";
import type { Shape } from "../file/shape.ts";
import type { Size } from "../grid.ts";
import type { Motif } from "./motif.ts";

const ghost: Color = { scheme: "tx1", alpha: 0.1 };
const accent: Color = { scheme: "accent1" };
const second: Color = { scheme: "accent2", luminanceModulation: 0.9, luminanceOffset: 0.1 };

/** Where a ring meets the slide's lower edge, as a share of the frame's width from the end; from outside in. */
const rings: readonly (readonly [reach: number, color: Color])[] = [
  [1, ghost],
  [0.83, accent],
  [0.66, ghost],
  [0.49, second],
  [0.32, ghost],
];
const thickness = 0.068;
/** How far beyond the slide's end and below its lower edge the rings have their centre, in frame widths. */
const beyond = 0.3;
const below = 0.06;

/** Draws rings around a centre off the slide, cut by its edges, the accent among them once. */
export const arcs: Motif = (frame) => {
  const centre = { right: beyond * frame.width, down: below * frame.width };
  return rings.map(([reach, color], index) => {
    const outer = radius(reach * frame.width, centre);
    return ring(`Arc ${index + 1}`, { outer, inner: outer - thickness * frame.width, centre, color }, frame);
  });
};

interface Centre {
  /** Beyond the frame's right edge. */
  readonly right: number;
  /** Below its lower edge. */
  readonly down: number;
}

interface Ring {
  readonly outer: number;
  readonly inner: number;
  readonly centre: Centre;
  readonly color: Color;
}

function radius(reach: number, { right, down }: Centre): number {
  return Math.hypot(reach + right, down);
}

function ring(name: string, { outer, inner, centre, color }: Ring, frame: Size): Shape {
  const width = Math.ceil(reachAlong(outer, centre.down) - centre.right);
  const height = Math.ceil(reachAlong(outer, centre.right) - centre.down);
  const onLowerEdge = (distance: number) => ({
    x: width + centre.right - reachAlong(distance, centre.down),
    y: height,
  });
  const onEndEdge = (distance: number) => ({
    x: width,
    y: height + centre.down - reachAlong(distance, centre.right),
  });
  const first = (distance: number) => 180 + degrees(Math.asin(centre.down / distance));
  const last = (distance: number) => 270 - degrees(Math.asin(centre.right / distance));
  const sweep = (distance: number) => last(distance) - first(distance);
  return {
    name,
    box: { x: frame.width - width, y: frame.height - height, width, height },
    fill: color,
    geometry: {
      kind: "path",
      commands: [
        { kind: "move", ...onLowerEdge(outer) },
        { kind: "arc", radius: outer, from: first(outer), sweep: sweep(outer) },
        { kind: "line", ...onEndEdge(inner) },
        { kind: "arc", radius: inner, from: last(inner), sweep: -sweep(inner) },
        { kind: "close" },
      ],
    },
  };
}

/** How far a circle reaches from its centre along one axis, at a distance from it along the other. */
function reachAlong(radius: number, offset: number): number {
  return Math.sqrt(radius ** 2 - offset ** 2);
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
