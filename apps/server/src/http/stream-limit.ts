import type { Readable } from "node:stream";

/** Counts streams that are under way. */
export interface StreamLimit {
  /** Counts the stream until it closes; false where there are too many already. */
  admits(stream: Readable): boolean;
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
