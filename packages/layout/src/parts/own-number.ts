/** A title that begins with its own number: "2 Definitions", "3. Scope". */
export interface OwnNumber {
  readonly number: number;
  readonly rest: string;
}

/** Returns the number that a title begins with and the title without it; undefined where it has none. */
export function findOwnNumber(title: string): OwnNumber | undefined {
  const [, digits, rest] = /^(\d{1,2})[.)]?\s+(\p{L}.*)$/u.exec(title) ?? [];
  return digits === undefined || rest === undefined ? undefined : { number: Number(digits), rest };
}
