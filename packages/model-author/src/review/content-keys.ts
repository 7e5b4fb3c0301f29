import { keysOf } from "../fact-check/word-keys.ts";

/** What a text tells, to be held against another one. */
export interface ContentKeys {
  /** By their digits alone. */
  readonly figures: ReadonlySet<string>;
  /** As they are known from one text to another, whatever their endings. */
  readonly words: ReadonlySet<string>;
}

const figure = /\p{Nd}(?:[.,'’\u00a0\u202f]?\p{Nd})*/gu;

/** Returns the figures and the longer words of a text, in a form in which those of two texts can be compared, in any language. */
export function contentKeysOf(text: string): ContentKeys {
  const plain = text.normalize("NFKC");
  const figures = [...plain.matchAll(figure)].map(([found]) => found.replaceAll(/\P{Nd}/gu, ""));
  return { figures: new Set(figures), words: keysOf(plain.replaceAll(figure, " ")) };
}

/** Returns how many of these are among those as well. */
export function countShared(these: ReadonlySet<string>, those: ReadonlySet<string>): number {
  return [...these].filter((key) => those.has(key)).length;
}
