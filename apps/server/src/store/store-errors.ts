/** Says that database or files do not answer at present; what was under way may have been done or not. */
export class StoreUnavailableError extends Error {
  /** As the contract calls it, also across threads. */
  readonly code = "unavailable";
  readonly part: "database" | "files";

  constructor(part: StoreUnavailableError["part"], cause: unknown) {
    super(`The ${part} cannot be reached now: ${reasonOf(cause)}`, { cause });
    this.name = "StoreUnavailableError";
    this.part = part;
  }
}

/** Tells whether what was committed last may be there although it failed: the connection broke before the answer. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof StoreUnavailableError && error.part === "database";
}

/** Says why the store cannot be opened, in words for the operator. */
export class StoreSetupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StoreSetupError";
  }
}

/** Returns what an error says, or those that it stands for: one for each address that was tried. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reasonOf).join(", ");
  const { message, code, name } = error as Partial<Error & { code: string }>;
  return message || code || name || String(error);
}
