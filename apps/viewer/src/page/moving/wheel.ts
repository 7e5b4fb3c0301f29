import type { Direction, Move } from "./navigation.ts";

/** A turn of a wheel or a stroke on a touchpad, in pixels, and when it came in milliseconds. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly time: number;
}

/** Reads one turn after the other; returns a move for the first of each gesture that goes far enough. */
export type WheelReader = (turn: WheelTurn) => Move | undefined;

/** Less than one notch of any wheel, more than a finger that only rests. */
const farEnough = 30;
/** A gesture has ended after this long without a turn; a touchpad's after-run comes much denser. */
const pause = 160;
/** Notches in a row are one gesture for this long; then whoever keeps turning gets the next slide. */
const rest = 420;
/** An after-run only ever gets weaker: a turn so much stronger than the one before is a new push. */
const newPush = 1.6;

/** Creates a reader that takes one slide a gesture, however long a touchpad's after-run is. */
export function createWheelReader(direction: Direction): WheelReader {
  let last = { time: -Infinity, strength: 0 };
  let way = { x: 0, y: 0 };
  let movedAt = -Infinity;

  return ({ deltaX, deltaY, time }) => {
    const strength = Math.hypot(deltaX, deltaY);
    const isSpent = movedAt !== -Infinity;
    const isNew = time - last.time > pause;
    const isPushed =
      isSpent && time - movedAt > rest && strength >= Math.max(farEnough, last.strength * newPush);
    const isNotch = isSpent && time - movedAt > rest && strength >= 100 && strength === last.strength;
    last = { time, strength };
    if (isNew || isPushed || isNotch) {
      way = { x: 0, y: 0 };
      movedAt = -Infinity;
    }
    if (movedAt !== -Infinity) return undefined;
    way = { x: way.x + deltaX, y: way.y + deltaY };
    const move = readWay(way, direction);
    if (move !== undefined) movedAt = time;
    return move;
  };
}

function readWay(
  { x, y }: { readonly x: number; readonly y: number },
  direction: Direction,
): Move | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < farEnough) return undefined;
  if (Math.abs(y) >= Math.abs(x)) return y > 0 ? "next" : "previous";
  return x > 0 === (direction === "ltr") ? "next" : "previous";
}

const pixelsOfMode: Readonly<Record<number, number>> = { 0: 1, 1: 20, 2: 400 };

/** Returns what a wheel event tells, in pixels: some browsers count lines or pages. */
export function toWheelTurn(event: WheelEvent): WheelTurn {
  const pixels = pixelsOfMode[event.deltaMode] ?? 1;
  return { deltaX: event.deltaX * pixels, deltaY: event.deltaY * pixels, time: event.timeStamp };
}
