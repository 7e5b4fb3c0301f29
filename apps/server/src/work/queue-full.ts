import { ProblemError } from "../problems.ts";

const retryAfter = 5;

/** Returns what those get for whose work there is no room, not even to wait. */
export function queueFull(): ProblemError {
  const detail = `All workers are busy and the queue is full. Try again in ${retryAfter} seconds.`;
  return new ProblemError("unavailable", detail, { retryAfter });
}
