import stopwordsByLanguage from "stopwords-iso/stopwords-iso.json" with { type: "json" };

const stopwordSets = new Map<string, ReadonlySet<string>>();

/** Runs of letters, marks and digits. */
const runs = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Characters that only join the words of Chinese and Japanese. */
const joints = new Set(
  Array.from(
    "的了是在和与與也就都而及或之于於我你他她它们們这這那为為以有がきぎくぐけはもやよらをんのにでと",
    (character) => character.codePointAt(0),
  ),
);

/**
 * Returns the words of a text that carry meaning, in lower case: no stop words, no punctuation. Scripts that set no
 * spaces come in overlapping pairs of characters, which tell texts apart about as well and need no dictionary.
 */
export function readContentWords(text: string, language: string): readonly string[] {
  return readWords(text, stopwordsOf(language), 2);
}

function readWords(text: string, left: ReadonlySet<string>, shortest: number): readonly string[] {
  const words: string[] = [];
  for (const run of text.toLowerCase().match(runs) ?? []) {
    if (run.charCodeAt(0) >= 0xe00 && unspaced.test(run)) readPairs(run, words);
    else if (run.length >= shortest && !left.has(run)) words.push(run);
  }
  return words;
}

/** Returns the words of a text, small ones too, in lower case; scripts without spaces in pairs as above. */
export function readAllWords(text: string): readonly string[] {
  return readWords(text, new Set(), 1);
}

function readPairs(run: string, words: string[]): void {
  let before = -1;
  for (let index = 0; index < run.length; ) {
    const code = run.codePointAt(index) ?? 0;
    const next = index + (code > 0xffff ? 2 : 1);
    if (joints.has(code)) before = -1;
    else {
      if (before !== -1) words.push(run.slice(before, next));
      before = index;
    }
    index = next;
  }
}

/** Returns the words as a dictionary parts them, for those that are shown: slower, and in their order. */
export function segmentWords(text: string, language: string): readonly string[] {
  const stopwords = stopwordsOf(language);
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    const word = segment.toLowerCase();
    if (isWordLike === true && !stopwords.has(word)) words.push(word);
  }
  return words;
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
