import { APICallError, InvalidResponseDataError } from "ai";
import { ModelError } from "./model-error.ts";

const longestRetryAfter = 86_400;

/**
 * Returns what a failed call comes to, by whether anything was answered: only its status and its wish to wait are taken
 * over, never a word of its text.
 */
export function toModelError(error: unknown, isEmpty: boolean): ModelError {
  if (error instanceof ModelError) return error;
  // The stream came to an end without a last word; a page in place of a stream does, too.
  if (InvalidResponseDataError.isInstance(error)) return new ModelError(isEmpty ? "unreadable" : "cut");
  const call = findCallError(error);
  if (isCut(error)) return new ModelError("cut");
  if (call?.statusCode === undefined) return new ModelError("unreachable");
  const { statusCode: status, responseHeaders } = call;
  const retryAfter = readRetryAfter(responseHeaders?.["retry-after"]);
  const details = { status, ...(retryAfter !== undefined && { retryAfter }) };
  if (status === 429 || status === 503 || status === 529) return new ModelError("busy", details);
  if (status >= 500 || status === 408) return new ModelError("server_error", details);
  if (status === 401 || status === 403) return new ModelError("unauthorized", details);
  return new ModelError(status < 300 ? "unreadable" : "rejected", { status });
}

// An answer that began and then broke off; before that, the server could not be reached at all.
function isCut(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = "" } = one as { code?: string };
    if (/terminated|other side closed|aborted|premature/iu.test(one.message)) return true;
    if (code === "UND_ERR_SOCKET" || code === "ECONNRESET") return true;
  }
  return false;
}

function findCallError(error: unknown): APICallError | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (APICallError.isInstance(one)) return one;
  }
  return undefined;
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d+$/u.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(longestRetryAfter, Math.max(0, seconds)) : undefined;
}
