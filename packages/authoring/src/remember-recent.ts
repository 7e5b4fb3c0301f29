const mostKept = 128;
const longestKept = 4_000;

/**
 * Returns a reading of texts that knows its latest ones again: several detectors look at one sentence after the other.
 * What is read must not be changed by those who get it.
 */
export function rememberRecent<Result>(
  read: (text: string, language: string) => Result,
): (text: string, language: string) => Result {
  const recent = new Map<string, Result>();
  let known = "";
  return (text, language) => {
    if (text.length > longestKept) return read(text, language);
    if (language !== known || recent.size >= mostKept) recent.clear();
    known = language;
    const before = recent.get(text);
    if (before !== undefined) return before;
    const result = read(text, language);
    recent.set(text, result);
    return result;
  };
}
