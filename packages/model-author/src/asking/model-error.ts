/** Why a model gave no deck. */
export type ModelFault =
  | "timeout"
  | "silence"
  | "unreachable"
  | "cut"
  | "busy"
  | "server_error"
  | "unauthorized"
  | "rejected"
  | "refused"
  | "unreadable"
  | "empty";

const explanations: Readonly<Record<ModelFault, string>> = {
  timeout: "was not ready in time",
  silence: "said nothing for too long",
  unreachable: "could not be reached",
  cut: "broke off its answer",
  busy: "has no room for more requests now",
  server_error: "failed",
  unauthorized: "does not accept this service's key",
  rejected: "did not accept the request",
  refused: "refused to answer",
  unreadable: "gave an answer that holds no slides",
  empty: "gave an empty answer",
};

/** Says that the model gave no deck. The message is for the caller: it holds nothing of what the model's server said. */
export class ModelError extends Error {
  readonly code: "model_failed" | "model_timeout";
  readonly fault: ModelFault;
  /** The HTTP status that the model's server answered with. */
  readonly status: number | undefined;
  /** How many seconds its server asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(
    fault: ModelFault,
    { status, retryAfter }: { readonly status?: number; readonly retryAfter?: number } = {},
  ) {
    const answered = status === undefined ? "" : ` (status ${status})`;
    super(
      `The language model behind this service ${explanations[fault]}${answered}. Try again later, or ask whoever runs it.`,
    );
    this.name = "ModelError";
    this.code = fault === "timeout" || fault === "silence" ? "model_timeout" : "model_failed";
    this.fault = fault;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** True where the same request may well succeed if it is sent again. */
  get isRetryable(): boolean {
    return ["silence", "unreachable", "cut", "busy", "server_error", "empty"].includes(this.fault);
  }
}
