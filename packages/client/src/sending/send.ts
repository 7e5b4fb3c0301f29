import {
  AbortedError,
  type CallProgress,
  ConnectionError,
  InvalidInputError,
  isRetryableStatus,
  LecternError,
  TimeoutError,
} from "../errors.ts";
import { readMediaType } from "../reading/read-body.ts";
import { readWatched, type Watch } from "../reading/read-watched.ts";
import { readRetryAfter, toRetryDelay } from "./retry-delay.ts";
import { type Runtime, startTimer } from "./runtime.ts";

/** How one call is sent. */
export interface SendPolicy {
  /** Middleware and, last, `fetch`. */
  readonly exchange: (request: Request) => Promise<Response>;
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly attemptTimeout: number;
  /** Milliseconds. */
  readonly totalTimeout: number;
  /** 0 for a call that must not be repeated. */
  readonly retries: number;
  /** Whether the body of an answer is handed on unread. */
  readonly isStream: (response: Response) => boolean;
  /** Who wants to be told how far it is, and in which events. */
  readonly watch?: Watch | undefined;
  readonly runtime: Runtime;
  /** Counted up here. */
  readonly progress: CallProgress & { attempts: number };
}

/** An answer with its whole body, or with the body unread where it is handed on as a stream. */
export interface Answer {
  readonly response: Response;
  /** "" where there is no body, or it broke off; undefined where it is unread. */
  readonly text: string | undefined;
}

/**
 * Sends a request, again where that is allowed and may help, and returns the last answer. The body is read as part of
 * the attempt, so that a connection that breaks off in the middle is a failed attempt as well.
 */
export async function send(request: Request, policy: SendPolicy): Promise<Answer> {
  const { runtime, progress, retries, signal, totalTimeout } = policy;
  const deadline = runtime.now() + totalTimeout;
  for (;;) {
    const isLast = progress.attempts >= retries;
    // What was sent once cannot be sent again, so all attempts but the last send a copy.
    const outcome = await attempt(isLast ? request : request.clone(), policy, deadline).catch(toFailure);
    if (isLast || !isWorthRepeating(outcome)) return settle(outcome);
    const retryAfter =
      "response" in outcome ? readRetryAfter(outcome.response.headers, runtime.now()) : undefined;
    const delay = toRetryDelay(progress.attempts, retryAfter, runtime.random);
    if (delay === undefined || runtime.now() + delay >= deadline) return settle(outcome);
    await runtime.sleep(delay, signal).catch((error: unknown) => {
      throw signal?.aborted ? new AbortedError(signal, progress) : error;
    });
  }
}

interface Failure {
  readonly failure: unknown;
}

function toFailure(failure: unknown): Failure {
  return { failure };
}

function isWorthRepeating(outcome: Answer | Failure): boolean {
  if ("response" in outcome) return isRetryableStatus(outcome.response.status);
  return outcome.failure instanceof LecternError && outcome.failure.retryable;
}

function settle(outcome: Answer | Failure): Answer {
  if ("response" in outcome) return outcome;
  throw outcome.failure;
}

/** Sends once; throws an error that says what happened. */
async function attempt(request: Request, policy: SendPolicy, deadline: number): Promise<Answer> {
  const { signal } = policy;
  const limit = startLimit(policy, deadline);
  const reached = new Promise<never>((_, reject) => {
    limit.signal.addEventListener("abort", () => reject(limit.signal.reason));
  });
  try {
    // The caller's signal stays for the body of a download. Raced, so that a `fetch`, a token function or a
    // middleware that ignores the signal cannot hold the call.
    const both = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal;
    return await Promise.race([exchange(request, policy, { signal: both, restart: limit.restart }), reached]);
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error;
  } finally {
    limit.clear();
  }
}

async function exchange(
  request: Request,
  policy: SendPolicy,
  { signal, restart }: Pick<Limit, "signal" | "restart">,
): Promise<Answer> {
  const { progress, isStream, watch } = policy;
  signal.throwIfAborted();
  const headers = new Headers(request.headers);
  const token = (await policy.token())?.trim();
  if (token && !headers.has("authorization")) authorize(headers, token, progress);
  signal.throwIfAborted();
  progress.attempts += 1;
  const response = await policy.exchange(new Request(request, { headers, signal }));
  if (watch && response.ok && response.body && readMediaType(response) === watch.events.mediaType) {
    return readWatched(response.headers, response.body, { ...watch, progress, signal, restart });
  }
  return { response, text: isStream(response) ? undefined : await readText(response, progress) };
}

function authorize(headers: Headers, token: string, progress: CallProgress): void {
  try {
    headers.set("Authorization", `Bearer ${token}`);
  } catch {
    // The platform's error would show the token.
    throw new InvalidInputError("expected a token of printable ASCII characters; it has others.", progress);
  }
}

async function readText(response: Response, progress: CallProgress): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    // What an error's status says still stands when its body is lost.
    if (!response.ok) return "";
    throw new ConnectionError("the connection broke off in the middle of the answer.", progress, { cause });
  }
}

interface Limit {
  /** Aborted with the LecternError to throw. */
  readonly signal: AbortSignal;
  /** Begins the time of the attempt anew: the service is still there. */
  restart(): void;
  clear(): void;
}

/** Watches over one attempt: the time that it may take, and the caller's signal. */
function startLimit(policy: SendPolicy, deadline: number): Limit {
  const { signal, attemptTimeout, totalTimeout, progress } = policy;
  const controller = new AbortController();
  const start = () => {
    const left = deadline - policy.runtime.now();
    const isTotal = left < attemptTimeout;
    return startTimer(isTotal ? left : attemptTimeout, () =>
      controller.abort(
        isTotal
          ? new TimeoutError("total", totalTimeout, progress)
          : new TimeoutError("attempt", attemptTimeout, progress),
      ),
    );
  };
  let clearTimer = start();
  const abort = (): void => controller.abort(new AbortedError(signal, progress));
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    restart: () => {
      clearTimer();
      clearTimer = start();
    },
    clear: () => {
      clearTimer();
      signal?.removeEventListener("abort", abort);
    },
  };
}
