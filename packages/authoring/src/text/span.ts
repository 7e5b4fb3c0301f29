/** From one character offset of a text up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
