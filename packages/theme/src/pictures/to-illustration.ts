import type { Illustration } from "@lectern/deck";
import { extent } from "../art/drawing/figure.ts";
import type { Outline as Path, Stroke } from "../art/drawing/outline.ts";
import type { Thing } from "../art/things/drawn-thing.ts";
import { areasOf } from "../art/things/thing.ts";

/** Returns the drawing of a thing, to be coloured where it stands. */
export function toIllustration(thing: Thing): Illustration {
  if (typeof thing === "object") return thing.illustration;
  const areas = areasOf(thing);
  const { left, top, right, bottom } = extent(areas.flatMap(({ outline }) => outline));
  return {
    width: right - left,
    height: bottom - top,
    areas: areas.map(({ tone, outline }) => ({ tone, commands: commandsOf(outline, left, top) })),
  };
}

/** Returns an outline as commands of SVG, from a corner on, in tenths or as fine as is said. */
export function commandsOf(path: Path, left: number, top: number, digits = 1): string {
  const steps = 10 ** digits;
  const round = (value: number) => Math.round(value * steps) / steps;
  const at = (x: number, y: number) => `${round(x - left)} ${round(y - top)}`;
  const command = (stroke: Stroke): string => {
    switch (stroke.kind) {
      case "move":
        return `M${at(stroke.x, stroke.y)}`;
      case "line":
        return `L${at(stroke.x, stroke.y)}`;
      case "curve":
        return `C${stroke.points.map(({ x, y }) => at(x, y)).join(" ")}`;
      case "close":
        return "Z";
    }
  };
  return path.map(command).join("");
}
