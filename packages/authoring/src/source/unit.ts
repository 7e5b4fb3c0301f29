import type { Span } from "../text/span.ts";

export type { Span };

/** What a prompt is carried by: each region of it is read by the rules of its carrier. */
export type Carrier = "plain" | "markdown" | "mail" | "chat" | "json" | "html" | "table" | "code";

/** How a unit stands in its text. */
export type UnitForm =
  /** A sentence, or a clause that stands alone, of a paragraph. */
  | "sentence"
  | "heading"
  /** An item of a list, or a sentence of one. */
  | "item"
  /** A row of a table, of whatever notation. */
  | "row"
  | "code"
  /** The key of a record and its value. */
  | "key"
  | "value"
  /** What belongs to the carrier for sure: lines of a mail's head, time stamps, names of speakers, tags. */
  | "carrier";

/** The smallest piece of a prompt that has one role: a sentence, a clause, a list item, a heading, a table row, a line of code. */
export interface Unit {
  readonly span: Span;
  /** Its words as they stand in the prompt, without the marks before them. */
  readonly text: string;
  readonly form: UnitForm;
  readonly carrier: Carrier;
  /** The level of a heading from 1, of a list item from 0, how often a mail is quoted, how deep a key stands; 0 elsewhere. */
  readonly depth: number;
  /** What marks an item or opens a numbered line: "-", "3.", "a)", "S5"; left out where there is none. */
  readonly marker?: string;
  /** The line on which it begins, from 0. */
  readonly line: number;
  readonly opensLine: boolean;
  readonly closesLine: boolean;
  readonly blankBefore: boolean;
  readonly blankAfter: boolean;
}

/** A sanitised prompt and the units that it consists of, in their order, never overlapping; what stands between them is white space and marks. */
export interface Source {
  readonly text: string;
  readonly units: readonly Unit[];
}
