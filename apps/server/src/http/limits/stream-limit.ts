import type { EventEmitter } from "node:events";

/** Counts streams that are under way. */
export interface StreamLimit {
  /** Counts the stream, or the answer that the bytes leave by, until it closes; false where there are too many already. */
  admits(stream: EventEmitter): boolean;
}

/** Returns a limit of so many streams at a time. */
export function createStreamLimit(most: number): StreamLimit {
  let open = 0;
  return {
    admits(stream) {
      if (open >= most) return false;
      open++;
      stream.once("close", () => open--);
      return true;
    },
  };
}
