/** As much as a long prompt holds, so that it is read once. */
const mostKept = 2_048;
const mostCharacters = 200_000;
const longestKept = 4_000;

/**
 * Returns a reading of texts that knows its latest ones again: several detectors look at one sentence after the other.
 * What is read must not be changed by those who get it.
 */
export function rememberRecent<Result>(
  read: (text: string, language: string) => Result,
): (text: string, language: string) => Result {
  const recent = new Map<string, Result>();
  let characters = 0;
  let known = "";
  return (text, language) => {
    if (text.length > longestKept) return read(text, language);
    const before = language === known ? recent.get(text) : undefined;
    if (before !== undefined) return before;
    if (language !== known || recent.size >= mostKept || characters + text.length > mostCharacters) {
      recent.clear();
      characters = 0;
      known = language;
    }
    const result = read(text, language);
    recent.set(text, result);
    characters += text.length;
    return result;
  };
}
