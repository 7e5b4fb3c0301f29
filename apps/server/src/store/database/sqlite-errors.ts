import { StoreUnavailableError } from "../store-errors.ts";

/** Primary result codes, https://www.sqlite.org/rescode.html. */
const codes = { busy: 5, locked: 6, readOnly: 8, inOutError: 10, full: 13, cannotOpen: 14 } as const;

/** What was under way was not done. */
const undone: readonly number[] = [codes.busy, codes.locked, codes.readOnly, codes.full, codes.cannotOpen];

/** Tells whether another connection, of this process or of another one, holds the lock at this moment. */
export function isLocked(error: unknown): boolean {
  const code = primaryCodeOf(error);
  return code === codes.busy || code === codes.locked;
}

/** Returns the error, or one that says that the database cannot be used at present: it is locked, full, read-only. */
export function toSqliteError(error: unknown): unknown {
  const code = primaryCodeOf(error);
  if (code === undefined) return error;
  if (undone.includes(code)) return new StoreUnavailableError("database", error, { isOutcomeKnown: true });
  return code === codes.inOutError ? new StoreUnavailableError("database", error) : error;
}

function primaryCodeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & 0xff : undefined;
}
