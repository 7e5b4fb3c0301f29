import { foldAccents } from "./fold-accents.ts";

const word = /[\p{L}\p{M}\p{N}]+/gu;
const keyLength = 5;

/**
 * Returns what the words of a text are known by from one text to another: the first letters of the longer ones, whatever
 * ending they take, digits as they are, and pairs of characters where words stand without spaces.
 */
export function keysOf(text: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [found] of foldAccents(text).matchAll(word)) {
    if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(found)) {
      for (let index = 0; index + 1 < found.length; index += 1) keys.add(found.slice(index, index + 2));
    } else if (
      /^\p{Nd}/u.test(found) ? found.length > 2 : found.length > (/\p{sc=Hangul}/u.test(found) ? 1 : 3)
    ) {
      keys.add(/\p{sc=Hangul}/u.test(found) ? found.slice(0, 2) : found.slice(0, keyLength));
    }
  }
  return keys;
}
