import { type Box, emu } from "../units.ts";
import type { PlacedChart } from "./placed-deck.ts";

/** Of a ring, the width of the largest square in its hole, for all that programs draw the ring a little smaller than its box. */
const sideShare = 0.4;

/** Returns the part of a ring's box that stays free in its middle; undefined for all other charts. */
export function chartHoleOf({ form, box }: Pick<PlacedChart, "form" | "box">): Box | undefined {
  if (form !== "doughnut") return undefined;
  const side = emu(Math.floor(sideShare * Math.min(box.width, box.height)));
  return {
    x: emu(Math.round(box.x + (box.width - side) / 2)),
    y: emu(Math.round(box.y + (box.height - side) / 2)),
    width: side,
    height: side,
  };
}
