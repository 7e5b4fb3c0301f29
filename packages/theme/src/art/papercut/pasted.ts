import type { Color } from "../../color.ts";
import type { Figure, Frame } from "../drawing/figure.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { drawBacking, drawThing, type Ramp, type Thing } from "../things/thing.ts";
import { paperSheet, type Sheet } from "./cut-outs.ts";

/** From dark to light, on whatever paper. */
const inks: Ramp = [
  { scheme: "tx1" },
  { scheme: "tx2" },
  { scheme: "accent1" },
  { scheme: "accent3" },
  { scheme: "bg2" },
];

/** Draws a thing cut out of a printed sheet, with a white edge, on a paper of its own. */
export function pasted(thing: Thing, frame: Frame): Figure {
  return [
    ...drawBacking(thing, { scheme: "bg2" }, 0.045 * (frame.right - frame.left), { frame }),
    ...drawThing(thing, inks, { frame }),
  ];
}

/** Draws a sheet with a thing pasted on it. */
export function thingSheet(thing: Thing, sheet: Sheet, fill: Color, seed: string): Figure {
  const [width, height] = [sheet.right - sheet.left, sheet.bottom - sheet.top];
  const room = Math.min(width, height) * 0.12;
  const frame = {
    left: sheet.left + room,
    top: sheet.top + room,
    right: sheet.right - room,
    bottom: sheet.bottom - room,
  };
  return [paperSheet(sheet, fill, randomOf(seed)), ...pasted(thing, frame)];
}
