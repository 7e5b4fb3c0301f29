import { type CallProgress, ConnectionError } from "../errors.ts";
import type { OperationEvents } from "../operation.ts";
import { parseJson } from "./read-body.ts";
import { readEvents } from "./read-events.ts";

/** Who watches a call, and the events in which the service tells how far it is. */
export interface Watch {
  readonly events: OperationEvents;
  readonly onProgress: (progress: unknown) => void;
}

/** What is needed to read on after the headers have come. */
export interface Watching extends Watch {
  readonly progress: CallProgress;
  readonly signal: AbortSignal;
  /** Called whenever something comes. */
  readonly restart: () => void;
}

/**
 * Reads events to the one that ends them, and returns that as the answer that a call without events would have had;
 * throws a ConnectionError where they end without it.
 */
export async function readWatched(
  headers: Headers,
  body: ReadableStream<Uint8Array>,
  { events, onProgress, progress, signal, restart }: Watching,
): Promise<{ readonly response: Response; readonly text: string }> {
  let cause: unknown;
  const received = readEvents(body, restart);
  try {
    for (;;) {
      const { value } = await received.next().catch((error: unknown) => {
        cause = error;
        return { value: undefined };
      });
      // A `fetch` of the caller's own may not listen to the signal.
      signal.throwIfAborted();
      if (!value) break;
      const { event, data } = value;
      const json = parseJson(data);
      if (event === events.progress && json !== undefined) onProgress(json);
      if (event === events.result || event === events.problem) {
        return {
          response: toResponse(event === events.result ? 200 : readStatus(json), headers),
          text: data,
        };
      }
    }
  } finally {
    void received.return(undefined);
  }
  throw new ConnectionError("the connection broke off in the middle of the answer.", progress, { cause });
}

function readStatus(problem: unknown): number {
  const { status } = Object(problem) as { readonly status?: unknown };
  return typeof status === "number" && status >= 400 && status < 600 ? status : 500;
}

function toResponse(status: number, received: Headers): Response {
  const headers = new Headers(received);
  headers.set("Content-Type", "application/json");
  return new Response(null, { status, headers });
}
