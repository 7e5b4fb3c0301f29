import { ProblemError } from "../problems.ts";
import type { PresentationRecord } from "../store/tables/presentations.ts";

/** Where a page of a list ends: the time and the id of its last presentation. */
export type ListPlace = Pick<PresentationRecord, "createdAt" | "id">;

/** Returns a place in the list as callers are told it: they are not to read it. */
export function toCursor({ createdAt, id }: ListPlace): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

/** Reads what `toCursor` wrote; throws a ProblemError where it was not that. */
export function readCursor(cursor: string): ListPlace {
  const [, time, id] = /^(\d{1,15})\.([\w-]+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (time === undefined || id === undefined) throw badCursor();
  return { createdAt: new Date(Number(time)), id };
}

function badCursor(): ProblemError {
  const message = "must be the `next` of a page that was answered before";
  return new ProblemError("invalid_request", `The query cursor ${message}.`, {
    errors: [{ pointer: "/query/cursor", message }],
  });
}
