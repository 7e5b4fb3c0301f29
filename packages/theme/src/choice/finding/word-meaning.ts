import type { ThingName } from "../../generated/thing-shapes.ts";
import { withoutUmlauts } from "../fold.ts";
import type { ThingVocabulary } from "../thing-vocabulary.ts";
import { basesOf } from "./said-words.ts";

/** What a word means, and how surely. */
export interface Meaning {
  readonly thing: ThingName | undefined;
  readonly sureness: number;
}

const nothing: Meaning = { thing: undefined, sureness: 0 };

/** Returns what a word means in a vocabulary: 1 sure by a name of its own, bent or not. */
export function meaningOf(word: string, vocabulary: ThingVocabulary): Meaning {
  let known = meanings.get(vocabulary.words);
  if (!known) {
    known = new Map<string, Meaning>();
    meanings.set(vocabulary.words, known);
  }
  const before = known.get(word);
  if (before) return before;
  const meaning = readMeaning(word, vocabulary);
  if (known.size >= mostKnown) known.clear();
  known.set(word, meaning);
  return meaning;
}

// Decks say the same words again and again.
const meanings = new WeakMap<ThingVocabulary["words"], Map<string, Meaning>>();
const mostKnown = 20_000;

function readMeaning(word: string, vocabulary: ThingVocabulary): Meaning {
  const whole =
    bent(word, vocabulary) ??
    bent(withoutUmlauts(word), vocabulary) ??
    bent(word.replace(joinedArticle, ""), vocabulary);
  if (whole) return whole;
  for (const [end, thing] of vocabulary.ends) {
    if (word.endsWith(end) && word.length > end.length + 2) return { thing, sureness: 1 };
  }
  return vocabulary.isJoining && word.length >= leastOfJoined
    ? (joined(word, vocabulary) ?? nothing)
    : nothing;
}

/** Arabic and Hebrew write "and", "in" and "the" as one word with what follows. */
const joinedArticle = /^(?:[وفبلك]?ال|[והבלמש](?=[\p{sc=Hebr}]{3}))/u;

const longestEnding = 5;

function bent(word: string, { words, stems, endings }: ThingVocabulary): Meaning | undefined {
  for (const form of [word, word.replace(/ves$/u, "f"), word.replace(/ies$/u, "y")]) {
    if (words.has(form)) return { thing: words.get(form), sureness: 1 };
  }
  for (let length = word.length - 1; length >= Math.max(3, word.length - longestEnding); length -= 1) {
    const [base, ending] = [word.slice(0, length), word.slice(length)];
    if (!endings.test(ending)) continue;
    const isLong = length >= 4 || ending === "s";
    if (isLong && words.has(base)) return { thing: words.get(base), sureness: 1 };
    const thing = isLong ? stems.get(base) : undefined;
    if (thing) return { thing, sureness: 1 };
  }
  return undefined;
}

/** Of a word made of two. */
const leastOfJoined = 8;
const leastOfPart = 5;
/** A shorter word for a place or a subject is too often only the end of another one: "Zah|lungen", "Mitg|lieder". */
const leastOfPlaced = 7;

function joined(word: string, vocabulary: ThingVocabulary): Meaning | undefined {
  // What a word ends with is what it is; what it begins with is what it has to do with.
  for (let start = 3; start <= word.length - leastOfPart; start += 1) {
    const rest = word.slice(start);
    const end = bent(rest, vocabulary);
    if (end?.thing && !isShortPlaced(rest, vocabulary)) return end;
  }
  for (let length = word.length - 3; length >= leastOfPart; length -= 1) {
    const thing = vocabulary.words.get(word.slice(0, length));
    if (thing) return { thing, sureness: 0.5 };
  }
  return undefined;
}

function isShortPlaced(word: string, vocabulary: ThingVocabulary): boolean {
  return [word, ...basesOf(word, vocabulary)].some(
    (base) => base.length < leastOfPlaced && vocabulary.placed.has(base),
  );
}
