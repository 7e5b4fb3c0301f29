import { readTokens, type Token } from "../../text/words/tokens.ts";
import { type BriefWordClass, briefWords } from "../lexicon/brief-words.ts";

interface Entry {
  readonly words: readonly string[];
  /** The last word stands for any that begins with it. */
  readonly isStem: boolean;
  readonly place: number;
}

/** The names of all word lists; a word's lists are bits in their order. */
export const wordClasses = Object.keys(briefWords).filter((name): name is BriefWordClass =>
  Object.hasOwn(briefWords, name),
);

const stemKey = 2;
let entries: { readonly whole: Map<string, Entry[]>; readonly stems: Map<string, Entry[]> } | undefined;

/** Returns for each token the lists that it, or a phrase that it is part of, stands in: a bit each, as {@link wordClasses} counts. */
export function readWordClasses(tokens: readonly Token[]): readonly number[] {
  entries ??= createEntries();
  const classes: number[] = new Array<number>(tokens.length).fill(0);
  tokens.forEach(({ small }, index) => {
    for (const entry of entries?.whole.get(small) ?? []) markEntry(entry, tokens, index, classes);
    for (const entry of entries?.stems.get(small.slice(0, stemKey)) ?? [])
      if (small.startsWith(entry.words[0] ?? "\0")) markEntry(entry, tokens, index, classes);
  });
  return classes;
}

/** The bit of a list. */
export function bitOf(name: BriefWordClass): number {
  return 1 << wordClasses.indexOf(name);
}

function markEntry(entry: Entry, tokens: readonly Token[], from: number, classes: number[]): void {
  const last = entry.words.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const word = entry.words[index] ?? "";
    const small = tokens[from + index]?.small ?? "";
    const fits = index === last && entry.isStem ? small.startsWith(word) : small === word;
    if (!fits) return;
  }
  for (let index = 0; index <= last; index += 1)
    classes[from + index] = (classes[from + index] ?? 0) | (1 << entry.place);
}

function createEntries(): { readonly whole: Map<string, Entry[]>; readonly stems: Map<string, Entry[]> } {
  const whole = new Map<string, Entry[]>();
  const stems = new Map<string, Entry[]>();
  wordClasses.forEach((name, place) => {
    for (const phrase of briefWords[name].split("|")) {
      const isStem = phrase.endsWith("*");
      const words = readTokens(isStem ? phrase.slice(0, -1) : phrase).map(({ small }) => small);
      const [first] = words;
      if (first === undefined) continue;
      const isFirstStem = isStem && words.length === 1;
      const [map, key] = isFirstStem ? [stems, first.slice(0, stemKey)] : [whole, first];
      map.set(key, [...(map.get(key) ?? []), { words, isStem, place }]);
    }
  });
  return { whole, stems };
}
