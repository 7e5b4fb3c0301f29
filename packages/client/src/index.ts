export type { Answered, AnswerHeaders, Call } from "./call.ts";
export type { ClientOptions, ContractMismatch, Middleware } from "./create-client.ts";
export { createClient } from "./create-client.ts";
export type { ReceivedProblem } from "./errors.ts";
export {
  AbortedError,
  ApiError,
  BadRequestError,
  ConnectionError,
  InternalServerError,
  InvalidInputError,
  InvalidResponseError,
  isApiError,
  LecternError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitedError,
  ServiceUnavailableError,
  TimeoutError,
  UnauthorizedError,
} from "./errors.ts";
export type { Client, Inputs } from "./generated/operations.ts";
export { contractRevision } from "./generated/operations.ts";
export type { BinaryBody, CallOptions, ProgressOptions } from "./operation.ts";
export type { Download } from "./reading/download.ts";
export type { Redirect } from "./reading/redirect.ts";
export type { Runtime } from "./sending/runtime.ts";
export { type Watched, watch } from "./watch.ts";
