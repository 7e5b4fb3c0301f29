const tailLength = 1_500;
const probeLength = 24;
const longestPeriod = 400;

/** Says whether a text has fallen into an endless repetition of the same few lines, or of nothing but spaces. */
export function isRepeating(text: string): boolean {
  if (text.length < tailLength) return false;
  const tail = text.slice(-tailLength);
  const probe = tail.slice(-probeLength);
  const before = tail.lastIndexOf(probe, tail.length - probeLength - 1);
  const period = tail.length - probeLength - before;
  if (before === -1 || period > longestPeriod) return false;
  for (let index = tail.length - 1; index >= period; index -= 1) {
    if (tail.charAt(index) !== tail.charAt(index - period)) return false;
  }
  return true;
}
