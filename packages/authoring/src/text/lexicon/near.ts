/**
 * Where words of one pattern stand and words of another follow in the same sentence with at most `gap` characters between:
 * the index of the first such place in UTF-16 code units, -1 where there is none. Both patterns have the flag `g`.
 * One expression with both and a counted gap would say the same; compiling it copies the second pattern for each length of the gap.
 */
export function searchNear(text: string, first: RegExp, second: RegExp, gap: number): number {
  if (text.length < shortest) return -1;
  const followers = [...text.matchAll(second)].map(({ index }) => index);
  if (followers.length === 0) return -1;
  for (const { index, 0: words } of text.matchAll(first)) {
    const end = index + words.length;
    const isNear = followers.some(
      (start) => start >= end && start - end <= gap && !sentenceEnd.test(text.slice(end, start)),
    );
    if (isNear) return index;
  }
  return -1;
}

/** Two words and what divides them. */
const shortest = 4;
const sentenceEnd = /[.!?\n]/u;
