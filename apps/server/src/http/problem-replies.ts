import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Problem } from "@lectern/types";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ProblemError, quote, toProblem } from "../problems.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

/** The status in the log of a request whose client hung up before the answer; nginx calls it so. */
export const clientClosedRequest = 499;

/** Says that nobody waits for the answer any more; never sent. */
export class ClientGoneError extends Error {
  constructor() {
    super("The client hung up before the answer was ready.");
    this.name = "ClientGoneError";
  }
}

/** The one error handler: whatever was thrown leaves as a problem (RFC 9457), and is logged where it is our fault. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isClientGone(error, reply)) return reply.code(clientClosedRequest).send();
  const problem = judge(error, request);
  // Fastify would cut the connection while the client is still sending, which then never sees why. What is left of
  // the body is read and dropped instead.
  if (reply.hasHeader("connection")) reply.header("connection", "keep-alive");
  if (!request.raw.complete) request.raw.resume();
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send(JSON.stringify(toProblem(problem, request.id)));
}

/** Fastify says so of a stream that it was given to send when the connection was over already. */
function isClientGone(error: unknown, { raw }: FastifyReply): boolean {
  const isCut = (error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE" && raw.destroyed;
  return error instanceof ClientGoneError || isCut;
}

/** Returns what was thrown as the body of a problem, and logs it where it is our fault. */
export function describeProblem(error: unknown, request: FastifyRequest): Problem {
  return toProblem(judge(error, request), request.id);
}

function judge(error: unknown, request: FastifyRequest): ProblemError {
  const problem = toProblemError(error, request);
  const isOurFault = problem.code !== "unavailable" || error instanceof StoreUnavailableError;
  if (problem.status >= 500 && isOurFault) request.log.error({ err: error }, "request failed");
  // It is the operator who can mend a model; its own words are not here, for they may hold a key or the prompt.
  if (problem.code === "model_failed" || problem.code === "model_timeout")
    request.log.warn(
      { code: problem.code, detail: problem.message },
      "the language model gave no presentation",
    );
  return problem;
}

function toProblemError(error: unknown, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreUnavailableError) return storeUnavailable(error);
  const { code, statusCode } = error as Partial<FastifyError>;
  switch (code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return unsupportedMediaType(request);
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return tooLarge(request.routeOptions.bodyLimit);
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return new ProblemError(
        "invalid_request",
        "The body is not as long as the header Content-Length says.",
      );
    case "FST_ERR_BAD_URL":
      return new ProblemError("invalid_request", "The address has a percent sign that encodes no character.");
    case "FST_ERR_MAX_PARAM_LENGTH":
      return new ProblemError("route_not_found", "There is nothing at an address as long as that.");
    default:
      return isClientFault(statusCode) ? brokenRequest(error) : internalError(error);
  }
}

function storeUnavailable(cause: StoreUnavailableError): ProblemError {
  const detail = `The service's ${cause.part} cannot be used now. Try again in 5 seconds.`;
  return new ProblemError("unavailable", detail, { retryAfter: 5, cause });
}

function isClientFault(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500;
}

function brokenRequest(cause: unknown): ProblemError {
  return new ProblemError("invalid_request", "The request broke off or could not be read.", { cause });
}

function internalError(cause: unknown): ProblemError {
  const detail = "The fault is in the service's log under the instance of this problem. Try again later.";
  return new ProblemError("internal_error", detail, { cause });
}

/** Returns the problem of a body that is larger than so many bytes. */
export function tooLarge(limit: number): ProblemError {
  return new ProblemError(
    "payload_too_large",
    `The body has more than the ${limit} bytes that are taken here.`,
  );
}

function unsupportedMediaType(request: FastifyRequest): ProblemError {
  const taken = request.routeOptions.config.mediaTypes ?? [];
  const came = request.headers["content-type"];
  const shown = came === undefined ? "it is missing" : `got ${quote(came)}`;
  return new ProblemError(
    "unsupported_media_type",
    `Expected the header Content-Type: ${taken.join(" or ")}; ${shown}.`,
  );
}

const clientErrors: Readonly<Record<string, { status: 400 | 408 | 431; detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: "The request's header is larger than 16 KiB." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: "The request took too long to come." },
};

const notHttp = { status: 400, detail: "What came is no HTTP request." } as const;

/** Returns what answers, on the bare socket, that no HTTP request came, and logs under which id. */
export function createReplyToClientError(
  log: (facts: Readonly<Record<string, unknown>>) => void,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, detail } = clientErrors[error.code ?? ""] ?? notHttp;
    const requestId = randomUUID();
    log({ requestId, status, route: "none" });
    const problem = toProblem(new ProblemError("invalid_request", detail, { status }), requestId);
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${status} ${problem.title}`,
      "Content-Type: application/problem+json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${isHead(error) ? "" : body}`);
  };
}

/** The answer to HEAD has no body, whatever it says (RFC 9110, 9.3.2). */
function isHead(error: Error & { readonly rawPacket?: unknown }): boolean {
  return error.rawPacket instanceof Buffer && error.rawPacket.subarray(0, 5).toString("latin1") === "HEAD ";
}
