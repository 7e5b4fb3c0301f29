export type { ClientOptions, Middleware } from "./create-client.ts";
export { createClient } from "./create-client.ts";
export type { Download } from "./download.ts";
export type { ReceivedProblem } from "./errors.ts";
export {
  AbortedError,
  ApiError,
  BadRequestError,
  ConnectionError,
  InternalServerError,
  InvalidInputError,
  InvalidResponseError,
  LecternError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitedError,
  ServiceUnavailableError,
  TimeoutError,
  UnauthorizedError,
} from "./errors.ts";
export type { Client, Inputs } from "./generated/operations.ts";
export type { BinaryBody, CallOptions, ProgressOptions } from "./operation.ts";
export type { Redirect } from "./redirect.ts";
export type { Runtime } from "./runtime.ts";
