/** A line of a text: its place, and its words from offset `start` up to `end`, without the line feed. */
export interface SourceLine {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the lines of a text with their offsets. */
export function cutLines(text: string): readonly SourceLine[] {
  let start = 0;
  return text.split("\n").map((line, index) => {
    const cut: SourceLine = { index, start, end: start + line.length, text: line };
    start = cut.end + 1;
    return cut;
  });
}

const sign = /[\p{L}\p{N}]/u;

/** Says whether there is anything to read in a text: a letter or a figure. */
export function hasWords(text: string): boolean {
  return sign.test(text);
}
