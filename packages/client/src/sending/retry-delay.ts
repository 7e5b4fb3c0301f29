import type { Runtime } from "./runtime.ts";

/** A service that asks for more patience than this many milliseconds is not waited for: the caller gets the error. */
const longestWait = 60_000;

/**
 * Says how many milliseconds to wait before the next attempt, or undefined when that would be too long: what the
 * service asks for plus up to a quarter, else 0.5 s, doubled each time up to 8 s, less up to a quarter.
 */
export function toRetryDelay(
  attempt: number,
  retryAfter: number | undefined,
  random: Runtime["random"],
): number | undefined {
  if (retryAfter === undefined) return Math.min(8000, 500 * 2 ** (attempt - 1)) * (1 - random() / 4);
  const asked = retryAfter * 1000;
  return asked > longestWait ? undefined : asked * (1 + random() / 4);
}

/** Reads Retry-After as seconds, given as a number or as an HTTP date (RFC 9110, 10.2.3); undefined where there is none. */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
