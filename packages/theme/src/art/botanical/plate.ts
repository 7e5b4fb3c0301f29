import type { Color } from "../../color.ts";
import type { Drawn } from "../../file/shape.ts";
import { type Figure, type Frame, mark, toGroup } from "../drawing/figure.ts";
import { rectangle } from "../drawing/outline.ts";
import { drawThing, type Ramp, type Thing } from "../things/thing.ts";
import { labelFrame } from "./specimens.ts";

const hairline: Color = { scheme: "accent6" };

const onCard: Ramp = [
  { scheme: "tx2", luminanceModulation: 0.85 },
  { scheme: "accent2" },
  { scheme: "accent1" },
  { scheme: "accent3" },
  { scheme: "bg1" },
];
/** Draws a plate as in an old book of natural history: a frame of two lines, the thing, a line for its name. */
export function plate(thing: Thing, { left, top, right, bottom }: Frame): readonly Drawn[] {
  const room = 0.13 * (right - left);
  const frame = { left: left + room, top: top + room, right: right - room, bottom: bottom - room - 26 };
  return toGroup("Plate", [...cardOf({ left, top, right, bottom }), ...drawThing(thing, onCard, { frame })]);
}

function cardOf({ left, top, right, bottom }: Frame): Figure {
  const middle = (left + right) / 2;
  return [
    mark(
      "Card",
      { scheme: "bg2", luminanceModulation: 0.92 },
      rectangle(left, top, right - left, bottom - top),
    ),
    ...labelFrame(left + 14, top + 14, right - 14, bottom - 14, hairline),
    mark(
      "Caption",
      { scheme: "tx2" },
      rectangle(middle - 60, bottom - 52, 120, 1.6),
      rectangle(middle - 36, bottom - 44, 72, 1),
    ),
  ];
}
