import type { Illustration } from "@lectern/deck";
import { extent } from "./art/drawing/figure.ts";
import type { Outline as Path, Stroke } from "./art/drawing/outline.ts";
import { areasOf } from "./art/things/thing.ts";
import type { ThingName } from "./generated/thing-shapes.ts";

/** Returns the drawing of a thing, to be coloured where it stands. */
export function toIllustration(thing: ThingName): Illustration {
  const areas = areasOf(thing);
  const { left, top, right, bottom } = extent(areas.flatMap(({ outline }) => outline));
  return {
    width: right - left,
    height: bottom - top,
    areas: areas.map(({ tone, outline }) => ({ tone, commands: commandsOf(outline, left, top) })),
  };
}

/** Returns an outline as commands of SVG, from a corner on. */
export function commandsOf(path: Path, left: number, top: number): string {
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
