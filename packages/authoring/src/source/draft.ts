import type { Carrier, Span, UnitForm } from "./unit.ts";

/** A piece of a prompt before it is cut into units: a line, a joined paragraph, a table row, a value of a record. */
export interface Draft extends Span {
  readonly form: UnitForm;
  readonly carrier: Carrier;
  readonly depth: number;
  readonly marker?: string;
}

const space = /\s/u;

/** Returns a draft without white space at its ends; undefined where nothing else is in it. */
export function trimDraft<T extends Span>(text: string, draft: T): T | undefined {
  let { start, end } = draft;
  while (start < end && space.test(text.charAt(start))) start += 1;
  while (end > start && space.test(text.charAt(end - 1))) end -= 1;
  return start < end ? { ...draft, start, end } : undefined;
}
