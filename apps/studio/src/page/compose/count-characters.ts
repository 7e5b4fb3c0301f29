/** Returns how many characters a text has as the service counts them: Unicode code points. */
export function countCharacters(text: string): number {
  let count = text.length;
  // A code point beyond 0xFFFF takes two places; its second half is no character of its own.
  for (const _pair of text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)) count -= 1;
  return count;
}
