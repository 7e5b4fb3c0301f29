import { areForms, keyOf, type NamingWord, spokenWords } from "./naming-words.ts";

/** Which of several texts bear a word, whatever its ending. */
export interface WordIndex {
  /** Returns the places of the texts that bear a word, of many only the first ones. */
  readonly bearersOf: (word: NamingWord, most: number) => readonly number[];
}

interface Entry {
  readonly word: NamingWord;
  readonly places: number[];
}

/** Returns an index of the words of texts. */
export function indexWords(texts: readonly string[]): WordIndex {
  const entries = new Map<string, Entry>();
  const byKey = new Map<string, Entry[]>();
  for (const [place, text] of texts.entries())
    for (const word of spokenWords(text)) {
      const known = entries.get(`${word.letters} ${word.number}`);
      if (known !== undefined) {
        known.places.push(place);
        continue;
      }
      const entry: Entry = { word, places: [place] };
      entries.set(`${word.letters} ${word.number}`, entry);
      const alike = byKey.get(keyOf(word));
      if (alike === undefined) byKey.set(keyOf(word), [entry]);
      else alike.push(entry);
    }
  return {
    bearersOf: (word, most) => {
      const found = new Set<number>();
      for (const entry of byKey.get(keyOf(word)) ?? []) {
        if (!areForms(word, entry.word)) continue;
        for (const place of entry.places.slice(0, most)) found.add(place);
        if (found.size >= most) break;
      }
      return [...found];
    },
  };
}
