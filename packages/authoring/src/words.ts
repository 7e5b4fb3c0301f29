import stopwordsByLanguage from "stopwords-iso/stopwords-iso.json" with { type: "json" };

const wordSegmenters = new Map<string, Intl.Segmenter>();
const stopwordSets = new Map<string, ReadonlySet<string>>();

/** Returns the words of a text that carry meaning, in lower case: no stop words, no punctuation. */
export function readContentWords(text: string, language: string): readonly string[] {
  const stopwords = stopwordsOf(language);
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike !== true) continue;
    const word = segment.toLowerCase();
    if (!stopwords.has(word) && (word.length > 1 || !/^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(word)))
      words.push(word);
  }
  return words;
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = wordSegmenters.get(language);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  wordSegmenters.set(language, segmenter);
  return segmenter;
}

/** Returns the small words of a language, in lower case; none where they are not known. */
export function stopwordsOf(language: string): ReadonlySet<string> {
  const code = language.split("-", 1)[0] ?? "en";
  const known = stopwordSets.get(code);
  if (known !== undefined) return known;
  const lists: Readonly<Record<string, readonly string[]>> = stopwordsByLanguage;
  const words = new Set(Object.hasOwn(lists, code) ? lists[code] : []);
  stopwordSets.set(code, words);
  return words;
}
