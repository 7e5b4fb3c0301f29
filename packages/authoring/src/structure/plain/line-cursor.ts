import { collapseSpaces } from "../../text/markup/rich-text.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { Span } from "../blocks.ts";

/** One line of a text, trimmed, and where it stands in the prompt. */
export interface TextLine {
  readonly text: string;
  readonly indent: number;
  readonly columns: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the lines of a text that begins at `offset` in the prompt. */
export function toLines(source: string, offset: number): readonly TextLine[] {
  let start = offset;
  return source.split("\n").map((raw) => {
    const text = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    // What stands at the right margin is no further from the words than any other word.
    const columns = countColumns(text.includes("   ") ? collapseSpaces(text) : text);
    const line = { text, indent, columns, start, end: start + raw.length };
    start += raw.length + 1;
    return line;
  });
}

/** A place in the lines of a text, from which the readers of its parts look ahead and move on. */
export class LineCursor {
  readonly #lines: readonly TextLine[];
  #position = 0;

  /** Whether each line of the text is one thought, whatever letter it opens with. */
  readonly isJotted: boolean;

  constructor(lines: readonly TextLine[], isJotted = false) {
    this.#lines = lines;
    this.isJotted = isJotted;
  }

  /** Says whether no line is left. */
  get isAtEnd(): boolean {
    return this.#position >= this.#lines.length;
  }

  /** Returns the line here, or so many lines further on. */
  line(ahead = 0): TextLine | undefined {
    return this.#lines[this.#position + ahead];
  }

  /** Returns the words of the line so many lines further on, as the readers of tables ask for them. */
  readonly textOf = (ahead: number): string | undefined => this.#lines[this.#position + ahead]?.text;

  /** Returns how many lines further on, at least so many, the next line with words stands. */
  aheadOfText(ahead: number): number {
    let next = ahead;
    while (this.line(next)?.text === "") next += 1;
    return next;
  }

  /** Returns the first line with words that stands here or, counted from here, further on. */
  nextText(ahead: number): TextLine | undefined {
    return this.line(this.aheadOfText(ahead));
  }

  /** Says whether the paragraph that begins so many lines further on is wider than a limit, its lines taken together. */
  isWiderThan(limit: number, ahead: number): boolean {
    let columns = 0;
    for (let place = ahead; columns <= limit; place += 1) {
      const line = this.line(place);
      if (line === undefined || line.text === "") return false;
      columns += line.columns;
    }
    return true;
  }

  /** Says whether nothing stands directly above. */
  get isBelowBlank(): boolean {
    return (this.line(-1)?.text ?? "") === "";
  }

  /** Moves over so many lines and returns where they stand. */
  take(count = 1): Span {
    const first = this.line();
    const last = this.line(count - 1);
    this.#position += count;
    return { start: first?.start ?? 0, end: last?.end ?? 0 };
  }
}
