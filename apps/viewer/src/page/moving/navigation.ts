/** Left to right or right to left: the direction of a deck. */
export type Direction = "ltr" | "rtl";

/** A step through the deck. */
export type Move = "next" | "previous" | "first" | "last";

/** Returns the index that a move leads to; the ends hold. */
export function moveFrom(index: number, move: Move, slideCount: number): number {
  switch (move) {
    case "next":
      return Math.min(index + 1, slideCount - 1);
    case "previous":
      return Math.max(index - 1, 0);
    case "first":
      return 0;
    case "last":
      return slideCount - 1;
  }
}

/** A key as the keyboard event tells it. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Reads which move a key asks for. Left and right follow the direction of the deck. */
export function readKeyMove({ key, shiftKey }: Key, direction: Direction): Move | undefined {
  switch (key) {
    case "ArrowRight":
      return towards("right", direction);
    case "ArrowLeft":
      return towards("left", direction);
    case "ArrowDown":
    case "PageDown":
      return "next";
    case "ArrowUp":
    case "PageUp":
      return "previous";
    case " ":
      return shiftKey ? "previous" : "next";
    case "Home":
      return "first";
    case "End":
      return "last";
    default:
      return undefined;
  }
}

/** Reads which move a click at `x` on a stage `width` wide asks for: the half where the next slide comes from is "next". */
export function readClickMove(x: number, width: number, direction: Direction): Move {
  return towards(x < width / 2 ? "left" : "right", direction);
}

/** A finger's way across the stage, in pixels. */
export interface Stroke {
  readonly deltaX: number;
  readonly deltaY: number;
}

/** Reads a swipe: the finger pulls the next slide in. Short or slanting strokes are none. */
export function readSwipeMove({ deltaX, deltaY }: Stroke, direction: Direction): Move | undefined {
  if (Math.abs(deltaX) < 40 || Math.abs(deltaX) < 1.5 * Math.abs(deltaY)) return undefined;
  return towards(deltaX < 0 ? "right" : "left", direction);
}

function towards(side: "left" | "right", direction: Direction): Move {
  return (side === "right") === (direction === "ltr") ? "next" : "previous";
}
