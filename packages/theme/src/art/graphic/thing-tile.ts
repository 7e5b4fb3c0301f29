import type { Color } from "../../color.ts";
import { type Drawn, rectangle } from "../../file/shape.ts";
import { toShapes } from "../drawing/figure.ts";
import { drawThing, type Ramp, type Thing } from "../things/thing.ts";
import { boxOf } from "./pen.ts";

/** A ground that things stand on, with the colours that they have there. */
export interface ThingPair {
  readonly ground: Color;
  readonly ramp: Ramp;
}

/** Returns a tile that shows what the deck is about, on one ground or another. */
export function thingTile(
  thing: Thing,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  { ground, ramp }: ThingPair,
): readonly Drawn[] {
  const room = side * 0.11;
  const frame = { left: x + room, top: y + room, right: x + side - room, bottom: y + side - room };
  const tile = rectangle("Tile 1", boxOf(x, y, x + side, y + side), ground);
  return [{ name: "Mosaic", shapes: [tile, ...toShapes(drawThing(thing, ramp, { frame }))] }];
}

/** Returns one pair of several, each in its turn. */
export function pickPair(pairs: readonly ThingPair[], index: number): ThingPair {
  const pair = pairs[index % pairs.length];
  if (!pair) throw new RangeError("Expected at least one ground for things, got none.");
  return pair;
}
