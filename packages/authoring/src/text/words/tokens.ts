/** A word, number or mark of a unit; offsets count in the unit's text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** In lower case, composed. */
  readonly small: string;
}

/** Han and hiragana stand one by one, katakana and other letters in runs, digits in runs, marks one by one. */
const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}々〆]|[\p{sc=Katakana}ー]{1,40}|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{1,400}|\p{Nd}{1,12}(?:[.,:/]\p{Nd}{1,12}){0,4}|[\p{L}\p{M}_]{1,60}(?:['’\u200c-][\p{L}\p{M}_]{1,60}){0,5}|[^\s]/gu;
const unspaced = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{2}/u;
let segmenter: Intl.Segmenter | undefined;

/** Returns the words and marks of a text in their order. */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    if (unspaced.test(match[0])) tokens.push(...segmentRun(match[0], match.index));
    else tokens.push(toToken(match[0], match.index));
  }
  return tokens;
}

function segmentRun(run: string, start: number): readonly Token[] {
  segmenter ??= new Intl.Segmenter("th", { granularity: "word" });
  return Array.from(segmenter.segment(run), ({ segment, index }) => toToken(segment, start + index));
}

function toToken(text: string, start: number): Token {
  return { start, end: start + text.length, text, small: text.toLowerCase() };
}
