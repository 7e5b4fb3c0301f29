/** Says that database or files cannot be used at present; what was under way may have been done or not. */
export class StoreUnavailableError extends Error {
  /** As the contract calls it, also across threads. */
  readonly code = "unavailable";
  readonly part: "database" | "files";
  /** Whether what was under way was certainly not done. */
  readonly isOutcomeKnown: boolean;

  constructor(part: StoreUnavailableError["part"], cause: unknown, { isOutcomeKnown = false } = {}) {
    super(`The ${part} cannot be used now: ${reasonOf(cause)}`, { cause });
    this.name = "StoreUnavailableError";
    this.part = part;
    this.isOutcomeKnown = isOutcomeKnown;
  }
}

/** Tells whether what was committed last may be there although it failed: the connection broke before the answer. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof StoreUnavailableError && error.part === "database" && !error.isOutcomeKnown;
}

/** What a file system says that has no room, takes no writes or no further files, or whose disk fails. */
const fileFaults: readonly string[] = [
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ESTALE",
  "ETIMEDOUT",
];

/** Returns the error, or one that says that files cannot be kept or read at present. */
export function toFileError(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  return fileFaults.includes(code) ? new StoreUnavailableError("files", error) : error;
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
