import type { Color } from "../color.ts";
import type { Shape } from "../file/shape.ts";
import { type Emu, points, type Size } from "../grid.ts";
import type { Motif } from "./motif.ts";

/** Draws a large circle, one of the accent over it that the slide's end cuts off, and a thin ring before both. */
export const circles: Motif = (frame) => {
  // The picture is drawn on a field of 4.53 by 7.5 and scaled to the frame.
  const unit = Math.min(frame.width / 4.53, frame.height / 7.5);
  const second: Color = { scheme: "accent2", alpha: 0.6 };
  const accent: Color = { scheme: "accent1", alpha: 0.88 };
  const at = (right: number, bottom: number, radius: number) =>
    ({ x: frame.width - right * unit, y: frame.height - bottom * unit, radius: radius * unit }) as const;
  return [
    { name: "Circle 1", fill: second, ...round(at(1.85, 4.95, 2.2), frame) },
    { name: "Circle 2", fill: accent, ...round(at(0.75, 2.85, 2.2), frame) },
    {
      name: "Ring",
      line: { color: { scheme: "tx1", alpha: 0.75 }, width: points(1.5) },
      ...round(at(2.75, 1.9, 1.25), frame),
    },
  ];
};

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns a circle whose part beyond the frame's end is cut off. */
function round(circle: Circle, frame: Size): Pick<Shape, "box" | "geometry"> {
  const left: Emu = Math.round(circle.x - circle.radius);
  const top: Emu = Math.round(circle.y - circle.radius);
  const side: Emu = Math.round(2 * circle.radius);
  const beyond = circle.x + circle.radius - frame.width;
  if (beyond <= 0) {
    const box = { x: left, y: top, width: side, height: side };
    return { box, geometry: { kind: "preset", preset: "ellipse" } };
  }
  const toEdge = frame.width - circle.x;
  const cut = (Math.acos(toEdge / circle.radius) * 180) / Math.PI;
  const rise = Math.sqrt(circle.radius ** 2 - toEdge ** 2);
  return {
    box: { x: left, y: top, width: frame.width - left, height: side },
    geometry: {
      kind: "path",
      commands: [
        { kind: "move", x: frame.width - left, y: circle.radius + rise },
        { kind: "arc", radius: circle.radius, from: cut, sweep: 360 - 2 * cut },
        { kind: "close" },
      ],
    },
  };
}
