// One call: its input becomes a request, the request is sent until there is an answer, the answer becomes a value.
import type { PlainAnswer } from "./call.ts";
import { ConnectionError, createApiError, InvalidInputError, InvalidResponseError } from "./errors.ts";
import type { Operation, OperationEvents } from "./operation.ts";
import { readProblem } from "./reading/read-problem.ts";
import { isFile, readSuccess } from "./reading/read-success.ts";
import { type Redirect, readRedirect } from "./reading/redirect.ts";
import { createRequest } from "./sending/create-request.ts";
import { readRetryAfter } from "./sending/retry-delay.ts";
import { type Answer, type SendPolicy, send } from "./sending/send.ts";
import { isRepeatable, toRequestParts } from "./sending/to-request-parts.ts";

/** How a call is made. */
export interface CallPolicy extends Omit<SendPolicy, "isStream" | "watch"> {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly onProgress: ((progress: unknown) => void) | undefined;
  readonly onUnauthorized: (() => boolean | Promise<boolean>) | undefined;
}

/** Calls an operation; throws a LecternError, or what the caller's own token function or middleware throws. */
export async function callOperation(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  policy: CallPolicy,
): Promise<PlainAnswer> {
  const { successes, events } = operation;
  const { onProgress, onUnauthorized } = policy;
  const watch = events && onProgress && { events, onProgress };
  const request = toRequest(operation, input, {
    ...policy,
    headers: { ...(watch && { Accept: acceptEvents(watch.events) }), ...policy.headers },
  });
  const sendPolicy: SendPolicy = {
    ...policy,
    retries: isRepeatable(operation, input["body"]) ? policy.retries : 0,
    watch,
    isStream: (response) => isFile(successes, response),
  };
  const isOnceOnly = !onUnauthorized || input["body"] instanceof ReadableStream;
  let answer = await send(isOnceOnly ? request : request.clone(), sendPolicy);
  if (answer.response.status === 401 && !isOnceOnly && (await onUnauthorized())) {
    answer = await send(request, sendPolicy);
  }
  const { status, headers } = answer.response;
  return { data: await readAnswer(operation, request, { answer, policy }), status, headers };
}

/** Reads the value of an answer; throws the error that it is. */
async function readAnswer(
  { successes }: Operation,
  request: Request,
  { answer, policy }: { readonly answer: Answer; readonly policy: CallPolicy },
): Promise<unknown> {
  const { response } = answer;
  if (response.ok) return readSuccess(successes, answer, policy);
  if (response.status >= 400) throw toError(answer, policy);
  if (!successes.some(({ kind }) => kind === "redirect")) throw toRedirectError(response, policy);
  if (response.type === "opaqueredirect") return follow(request, response, policy);
  return toRedirect(answer, policy);
}

/** Who cannot tell how far it is, answers as always. */
function acceptEvents({ mediaType }: OperationEvents): string {
  return `${mediaType}, application/json;q=0.9, application/problem+json;q=0.9`;
}

function toRequest(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  { baseUrl, headers, runtime, progress }: CallPolicy,
): Request {
  try {
    return createRequest(baseUrl, toRequestParts(operation, input, headers, runtime.uuid));
  } catch (cause) {
    throw new InvalidInputError(cause instanceof Error ? cause.message : String(cause), progress, { cause });
  }
}

function toError({ response, text = "" }: Answer, { progress, runtime }: CallPolicy): Error {
  const { status, headers } = response;
  const retryAfter = readRetryAfter(headers, runtime.now());
  return createApiError({ status, headers, problem: readProblem(response, text), retryAfter }, progress);
}

/** A redirect that the contract does not know is not followed: the token is for the service at baseUrl alone. */
function toRedirectError(response: Response, { progress }: CallPolicy): Error {
  const target = response.headers.get("location") ?? "an address that the browser hides";
  const message = `expected an answer; a redirect to ${target} came. Set baseUrl to where the service really is.`;
  return new InvalidResponseError(message, response, progress);
}

function toRedirect({ response, text = "" }: Answer, { baseUrl, progress }: CallPolicy): Redirect {
  const redirect = readRedirect(response, text, response.url || baseUrl);
  if (redirect) return redirect;
  const message = "expected a redirect to a web address; the answer names none.";
  throw new InvalidResponseError(message, response, progress);
}

/**
 * A browser hides where a redirect leads until it is followed, so it is followed and the address taken from the end.
 * Where the viewer is on another origin that does not let us read it, that fails.
 */
async function follow(request: Request, hidden: Response, policy: CallPolicy): Promise<Redirect> {
  try {
    const again = new Request(request, { redirect: "follow" });
    const { response } = await send(again, { ...policy, retries: 0, isStream: () => true });
    await response.body?.cancel();
    if (response.redirected) return { location: response.url };
  } catch (cause) {
    if (!(cause instanceof ConnectionError)) throw cause;
  }
  const message =
    "the browser does not show where the redirect leads. Use the URL that redirects in the iframe or link itself; of a presentation it is `embed`.";
  throw new InvalidResponseError(message, hidden, policy.progress);
}
