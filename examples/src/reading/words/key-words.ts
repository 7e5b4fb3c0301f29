import { toWords, type Word } from "./words.ts";

/** Words that say nothing of what a text is about, in the commonest languages of the prompts. */
const functionWords = new Set(
  (
    "a an the of to and or for with from as at by in on is are it its that this these those which what who how why when " +
    "where will your our their about into over than more have been was were " +
    "der die das den dem des ein eine einen einem einer und oder mit von vom zu zum zur für im in auf aus bei dass wie was " +
    "warum wird werden sind ist nicht über nach unsere unser unserer sich auch " +
    "le la les un une des du de et ou avec pour par sur dans que qui quoi est sont nos notre aux au " +
    "el los las una uno del con para por sobre como qué que se su nuestra nuestro " +
    "o os as um uma do da dos das no na nos nas com por para il lo gli i e di per che nel nella del della dei delle " +
    "het een van voor met en de op och att för med av som och i det den og til af " +
    "и в во на с о об по для что как из к у і та з до про що як w z na do dla o i oraz jak co ze się jest " +
    "ve bir ile için a az és egy hogy και το του της τα για με yang dan di untuk dengan và của cho là các"
  ).split(" "),
);

const longWord = 4;

/**
 * Returns what a text is known by, each once: its words of four letters or more that are no function words, its figures,
 * and pairs of neighbouring signs where a script has no spaces. Where that leaves figures alone, shorter words count, too.
 */
export function toKeyWords(text: string | readonly Word[]): ReadonlySet<string> {
  const words = typeof text === "string" ? toWords(text) : text;
  const long = words.filter(({ kind, text: word }) => kind === "word" && isLong(word)).map(toText);
  const pairs = toPairs(words);
  const figures = words.filter(({ kind }) => kind === "figure").map(toText);
  if (long.length + pairs.length > 0) return new Set([...long, ...pairs, ...figures]);
  const short = words.filter(({ text: word }) => !functionWords.has(word)).map(toText);
  return new Set(short.length > 0 ? short : words.map(toText));
}

/** Returns every word, figure, sign and pair of neighbouring signs of texts: what key words are looked for in. */
export function toWordSet(texts: readonly (readonly Word[])[]): ReadonlySet<string> {
  return new Set(texts.flatMap((words) => [...words.map(toText), ...toPairs(words)]));
}

/** Returns the share (0 to 1) of key words that stand in a set; 1 where there are none. */
export function toShareFound(keyWords: ReadonlySet<string>, set: ReadonlySet<string>): number {
  if (keyWords.size === 0) return 1;
  return [...keyWords].filter((word) => set.has(word)).length / keyWords.size;
}

/** As `toShareFound`, but a word is found in another form, too: where the first seven tenths of the longer are the same. */
export function toShareFoundInAnyForm(keyWords: ReadonlySet<string>, set: ReadonlySet<string>): number {
  if (keyWords.size === 0) return 1;
  const all = [...set];
  const isFound = (word: string) => set.has(word) || all.some((other) => isSameStem(word, other));
  return [...keyWords].filter(isFound).length / keyWords.size;
}

function isSameStem(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  const stem = Math.max(longWord, Math.ceil(length * 0.7));
  if (Math.min(one.length, other.length) < stem) return false;
  return /^\p{L}/u.test(one) && one.slice(0, stem) === other.slice(0, stem);
}

function isLong(word: string): boolean {
  return [...word].length >= longWord && !functionWords.has(word);
}

function toPairs(words: readonly Word[]): string[] {
  return words.flatMap(({ kind, text }, index) => {
    const next = words[index + 1];
    return kind === "sign" && next?.kind === "sign" ? [text + next.text] : [];
  });
}

function toText({ text }: Word): string {
  return text;
}
