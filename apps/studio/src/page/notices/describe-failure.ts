import { ApiError, ConnectionError, LecternError, TimeoutError, UnauthorizedError } from "@lectern/client";

/** Why something did not work, as far as a person can do something about it. */
export type Failure =
  /** The key is not, or no longer, valid. */
  | { readonly kind: "key" }
  /** No answer came. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "slow" }
  /** The service is full; `seconds` is when to come again. */
  | { readonly kind: "busy"; readonly seconds: number | undefined }
  /** The thing is not there. */
  | { readonly kind: "gone" }
  /** What was sent cannot be used, for this reason in the service's own words. */
  | { readonly kind: "refused"; readonly detail: string; readonly parts: readonly string[] }
  /** The service's fault; its log knows it by this name. */
  | { readonly kind: "fault"; readonly requestId: string | undefined };

/** Returns what an error of a call means for the person who caused it. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UnauthorizedError) return { kind: "key" };
  if (error instanceof ApiError) return describeAnswer(error);
  if (error instanceof ConnectionError) return { kind: "unreachable" };
  if (error instanceof TimeoutError) return { kind: "slow" };
  return { kind: "fault", requestId: undefined };
}

function describeAnswer(error: ApiError): Failure {
  const { status, code, problem, requestId, retryAfter } = error;
  if (status === 429 || status === 503) return { kind: "busy", seconds: retryAfter };
  if (status === 502 || status === 504) return { kind: "unreachable" };
  if (code === "presentation_not_found" || code === "template_not_found" || status === 404)
    return { kind: "gone" };
  if (status >= 500) return { kind: "fault", requestId };
  return {
    kind: "refused",
    detail: problem.detail ?? problem.title,
    parts: (problem.errors ?? []).map(({ message }) => message),
  };
}

/** True where a deck or template is not there, for whatever operation said so. */
export function isGone(error: unknown): boolean {
  return error instanceof LecternError && describeFailure(error).kind === "gone";
}
