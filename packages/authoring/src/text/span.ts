/** From one character offset of a text up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Says whether two spans share a character. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
