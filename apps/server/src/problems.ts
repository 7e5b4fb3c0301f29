import type { Problem, ProblemCode } from "@lectern/types";

interface ProblemKind {
  /** What the code means, the same every time. */
  readonly title: string;
  /** The HTTP statuses that it can have, the usual one first. */
  readonly statuses: readonly [number, ...number[]];
}

/** Everything that the service refuses or fails at: one row for each code of the contract. */
export const problems: Readonly<Record<ProblemCode, ProblemKind>> = {
  invalid_request: { title: "The request is not as the contract says.", statuses: [400, 408, 431] },
  malformed_json: { title: "The body is not valid JSON.", statuses: [400] },
  prompt_unusable: { title: "No presentation can be made from the prompt.", statuses: [400] },
  generation_failed: { title: "The presentation could not be generated.", statuses: [400] },
  model_failed: { title: "The language model gave no presentation.", statuses: [400] },
  model_timeout: { title: "The language model took too long.", statuses: [400] },
  idempotency_key_reused: { title: "The idempotency key was used for something else.", statuses: [400] },
  template_unusable: { title: "The file cannot serve as a template.", statuses: [400] },
  unauthorized: { title: "A valid API key is needed.", statuses: [401] },
  presentation_not_found: { title: "There is no such presentation.", statuses: [404, 400] },
  template_not_found: { title: "There is no such template.", statuses: [404, 400] },
  report_not_found: { title: "There is no report on this presentation.", statuses: [404] },
  slide_not_found: { title: "There is no such slide.", statuses: [404] },
  outline_not_found: { title: "There is no such outline of this presentation.", statuses: [404] },
  route_not_found: { title: "There is nothing at this address.", statuses: [404] },
  method_not_allowed: { title: "The address does not take this method.", statuses: [405] },
  precondition_failed: { title: "The outline is not the one that was to be replaced.", statuses: [412] },
  precondition_required: { title: "The request must say what it replaces.", statuses: [428] },
  payload_too_large: { title: "The body is too large.", statuses: [413] },
  unsupported_media_type: { title: "The operation does not take this media type.", statuses: [415] },
  quota_exceeded: { title: "All that may be kept is used up.", statuses: [403] },
  rate_limited: { title: "Too many requests with this key.", statuses: [429] },
  internal_error: { title: "The service failed.", statuses: [500] },
  unavailable: { title: "The service has no room for this request now.", statuses: [503] },
};

/** One part of a request that is not as the contract says. */
export interface ProblemPart {
  /** JSON pointer into the request: "/body/prompt". */
  readonly pointer: string;
  readonly message: string;
}

/** What a problem says beyond its code. */
export interface ProblemOptions {
  /** Left out: the usual one of its code. */
  readonly status?: number;
  readonly errors?: readonly ProblemPart[];
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The one error of the service: a code of the contract, and what was expected, what came and how to mend it. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly ProblemPart[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "ProblemError";
    this.code = code;
    this.status = options.status ?? problems[code].statuses[0];
    this.errors = options.errors ?? [];
    this.headers = {
      ...options.headers,
      ...(options.retryAfter !== undefined && { "Retry-After": String(options.retryAfter) }),
    };
    if (!problems[code].statuses.includes(this.status)) {
      throw new RangeError(
        `Expected one of ${problems[code].statuses} as the status of ${code}, got ${this.status}.`,
      );
    }
  }
}

/** Returns the body (RFC 9457) that says this error about the request with this id. */
export function toProblem(error: ProblemError, requestId: string): Problem {
  return {
    type: `urn:lectern:problem:${error.code}`,
    title: problems[error.code].title,
    status: error.status,
    detail: error.message,
    instance: `urn:uuid:${requestId}`,
    code: error.code,
    ...(error.errors.length > 0 && { errors: [...error.errors] }),
  };
}

const longestQuote = 100;

/** Returns text that came from outside for use in a message: in quotes, cut where it is long. */
export function quote(value: string): string {
  return JSON.stringify(value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value);
}
