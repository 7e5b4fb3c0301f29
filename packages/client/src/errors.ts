import type { Problem, ProblemCode, ProblemCodes } from "@lectern/types";

/** How far a call had come when it failed. */
export interface CallProgress {
  /** The operation's name in the contract. */
  readonly operationId: string;
  /** How many requests were sent. */
  readonly attempts: number;
}

/** A problem as the service told it; of an answer that is no problem, what can be said of it, under the code "unknown". */
export interface ReceivedProblem extends Omit<Problem, "code"> {
  readonly code: ProblemCode | "unknown";
}

/** Any failure of a call, so that one `instanceof` catches them all. */
export class LecternError extends Error {
  override readonly name: string = "LecternError";
  /** The operation's name in the contract. */
  readonly operationId: string;
  /** How many requests were sent; after more than one, an earlier one may have been carried out unseen. */
  readonly attempts: number;
  /** Whether the same call may go well later. */
  readonly retryable: boolean = false;

  constructor(message: string, progress: CallProgress, options?: ErrorOptions) {
    super(`${progress.operationId}: ${message}`, options);
    this.operationId = progress.operationId;
    this.attempts = progress.attempts;
  }
}

/** What was passed in cannot be sent as it is; no request was made. */
export class InvalidInputError extends LecternError {
  override readonly name = "InvalidInputError";
}

/** No answer came: the address, the network or the service is down, or the connection broke off (see `cause`). */
export class ConnectionError extends LecternError {
  override readonly name = "ConnectionError";
  override readonly retryable = true;
}

/** The answer took longer than the caller allows. */
export class TimeoutError extends LecternError {
  override readonly name = "TimeoutError";
  override readonly retryable = true;
  /** Which of the two limits ran out. */
  readonly limit: "attempt" | "total";

  constructor(limit: "attempt" | "total", milliseconds: number, progress: CallProgress) {
    const option = `${limit}Timeout`;
    super(`no answer within ${milliseconds} ms. Raise \`${option}\` if it may take longer.`, progress);
    this.limit = limit;
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends LecternError {
  override readonly name = "AbortedError";

  constructor(signal: AbortSignal | undefined, progress: CallProgress) {
    super("aborted by the caller.", progress, { cause: signal?.reason });
  }
}

/** The service answered with a success that is not as the contract says: most often something else is at the address. */
export class InvalidResponseError extends LecternError {
  override readonly name = "InvalidResponseError";
  readonly status: number;
  readonly headers: Headers;

  constructor(message: string, response: Response, progress: CallProgress, options?: ErrorOptions) {
    super(message, progress, options);
    this.status = response.status;
    this.headers = response.headers;
  }
}

/** The service answered with an error status. */
export class ApiError extends LecternError {
  override readonly name: string = "ApiError";
  override readonly retryable: boolean;
  readonly status: number;
  readonly problem: ReceivedProblem;
  readonly headers: Headers;
  /** How the service's log names the request: the problem's `instance`, else the header X-Request-Id. */
  readonly requestId: string | undefined;
  /** Seconds that the service asks to wait before the next try. */
  readonly retryAfter: number | undefined;

  constructor(answer: ErrorAnswer, progress: CallProgress) {
    const { problem, headers } = answer;
    super(`${answer.status} ${problem.code}: ${toSentence(problem)}`, progress);
    this.status = answer.status;
    this.problem = problem;
    this.headers = headers;
    this.requestId = problem.instance ?? headers.get("x-request-id") ?? undefined;
    this.retryAfter = answer.retryAfter;
    this.retryable = isRetryableStatus(answer.status);
  }

  /** The problem's code, for a `switch`. */
  get code(): ReceivedProblem["code"] {
    return this.problem.code;
  }
}

/** What is wrong, and each fault that this does not name already. */
function toSentence({ title, detail = title, errors = [] }: ReceivedProblem): string {
  const untold = errors.filter(({ message }) => !detail.includes(message));
  return [detail, ...untold.map(({ pointer, message }) => `${pointer} ${message}.`)].join(" ");
}

/** What an ApiError is made of. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly problem: ReceivedProblem;
  readonly retryAfter: number | undefined;
}

/** 400: the request, the prompt or the template cannot be used; `code` says which. */
export class BadRequestError extends ApiError {
  override readonly name = "BadRequestError";
}

/** 401: the token is missing or not valid. */
export class UnauthorizedError extends ApiError {
  override readonly name = "UnauthorizedError";
}

/** 404: there is no such thing. */
export class NotFoundError extends ApiError {
  override readonly name = "NotFoundError";
}

/** 413: the body is larger than the service takes. */
export class PayloadTooLargeError extends ApiError {
  override readonly name = "PayloadTooLargeError";
}

/** 429: too many requests; `retryAfter` says when to come again. */
export class RateLimitedError extends ApiError {
  override readonly name = "RateLimitedError";
}

/** 503: the service has no room now; `retryAfter` says when to come again. */
export class ServiceUnavailableError extends ApiError {
  override readonly name = "ServiceUnavailableError";
}

/** Any other 5xx: a fault of the service or of what stands before it. */
export class InternalServerError extends ApiError {
  override readonly name = "InternalServerError";
}

/** Makes the error of a status: an instance of its class, or an ApiError where it has none. */
export function createApiError(answer: ErrorAnswer, progress: CallProgress): ApiError {
  return new (classOf(answer.status))(answer, progress);
}

function classOf(status: number): typeof ApiError {
  switch (status) {
    case 400:
      return BadRequestError;
    case 401:
      return UnauthorizedError;
    case 404:
      return NotFoundError;
    case 413:
      return PayloadTooLargeError;
    case 429:
      return RateLimitedError;
    case 503:
      return ServiceUnavailableError;
    default:
      return status >= 500 ? InternalServerError : ApiError;
  }
}

/**
 * Whether an error is the service's answer to this operation; its `code` then is one of those that the operation has. One that
 * came with a newer service is not among them: keep a `default` in a `switch`.
 */
export function isApiError<Name extends keyof ProblemCodes>(
  error: unknown,
  operationId: Name,
): error is ApiError & { readonly code: ProblemCodes[Name] | "unknown" } {
  return error instanceof ApiError && error.operationId === operationId;
}

/** Whether a status says that the same request may go well later. */
export function isRetryableStatus(status: number): boolean {
  return [408, 429, 500, 502, 503, 504].includes(status);
}
