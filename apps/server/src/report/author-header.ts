import type { ReportAuthor } from "@lectern/types";

/** Returns who wrote a presentation as a response header says it: a word with its parameters (RFC 9651). */
export function toAuthorHeader({ name, reason, replaced }: ReportAuthor): string {
  return [
    name,
    ...(reason === undefined ? [] : [`reason=${reason}`]),
    ...(replaced === 0 ? [] : [`replaced=${replaced}`]),
  ].join("; ");
}
