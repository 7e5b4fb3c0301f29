import { placeWords } from "../generated/place-words.ts";
import { type ThingName, thingShapes } from "../generated/thing-shapes.ts";
import { thingWords } from "../generated/thing-words.ts";
import { ambiguousNames } from "./ambiguous-names.ts";
import { pairsIn } from "./finding/words-in.ts";
import { fold, foldWords } from "./fold.ts";
import { type Inflection, inflectionOf } from "./inflections.ts";
import { thingMeanings } from "./thing-meanings.ts";

/** Several words, or one of a script without spaces; undefined where nothing is drawn of it, though it is known. */
export type Phrase = readonly [phrase: string, thing: ThingName | undefined, isJoined: boolean];

/** By the first word of a phrase, or by the first two signs of one without spaces; under "" those that have neither. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** The words by which a language speaks of things. */
export interface ThingVocabulary extends Inflection {
  readonly language: string;
  /** What a word means; nothing that is drawn where it is undefined, though the word is known. */
  readonly words: ReadonlyMap<string, ThingName | undefined>;
  /** Those of them that name no thing, but a place, a trade or a subject that one stands for. */
  readonly placed: ReadonlySet<string>;
  /** Words without their last vowel, for languages that bend them. */
  readonly stems: ReadonlyMap<string, ThingName>;
  /** Ends of words joined together. */
  readonly ends: readonly (readonly [end: string, thing: ThingName])[];
  readonly phrasesBy: Phrases;
  /** Words and phrases that may be said of much else: one alone tells nothing. */
  readonly hintsBy: Phrases;
}

/** Returns the words of a language (BCP 47) for things; undefined where none are known. Read once, when first asked for. */
export function vocabularyOf(language: string): ThingVocabulary | undefined {
  return readOnce(language, read, placeWords);
}

/** Returns the words of a language (BCP 47) that are names of things themselves, not of what they stand for. */
export function namesOf(language: string): ThingVocabulary | undefined {
  return readOnce(language, readNames, {});
}

type Vocabularies = Map<string, ThingVocabulary | undefined>;

const read: Vocabularies = new Map();
const readNames: Vocabularies = new Map();

function readOnce(
  language: string,
  known: Vocabularies,
  places: typeof placeWords,
): ThingVocabulary | undefined {
  const key = keyOf(language);
  const words = thingWords[key];
  if (!known.has(key)) known.set(key, words && readVocabulary(key, words, places[key]));
  return known.get(key);
}

function keyOf(language: string): string {
  const [primary = "", ...rest] = language.toLowerCase().split("-");
  if (primary === "nb" || primary === "nn") return "no";
  if (primary === "zh" && rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part))) return "zh-Hant";
  return primary;
}

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}]/u;
const lastVowel = /[aeiouyаеиоуыэюяьйіїєαεηιουω]$/u;
const leastOfStem = 4;

function readVocabulary(
  key: string,
  [drawn, others]: readonly [string, string],
  places: readonly [sure: string, hints: string] = ["", ""],
): ThingVocabulary {
  const names = Object.keys(thingShapes) as ThingName[];
  const toEntry = (entry: string) => entryOf(entry, key);
  const doubtful = new Set((ambiguousNames[key] ?? "").split(/\s+/u).map(toEntry));
  const made = {
    words: new Map<string, ThingName | undefined>(),
    phrases: [],
    ends: [],
  } satisfies Draft;
  const draft: Draft = made;
  for (const name of doubtful) {
    if (name.includes(" ")) draft.phrases.push([name, undefined]);
    else draft.words.set(name, undefined);
  }
  const meanings = Object.entries(thingMeanings[key] ?? {}) as readonly (readonly [ThingName, string])[];
  for (const [thing, words] of meanings)
    for (const word of words.split(/\s+/u)) put(draft, toEntry(word), thing);
  const [sure = [], hints = []] = places.map(readPlaceWords);
  const doubted: PlaceWord[] = [];
  drawn.split(";").forEach((name, index) => {
    const thing = names[index];
    if (!thing || name === "") return;
    if (doubtful.has(fold(name))) doubted.push([foldWords(name, key), thing]);
    else put(draft, foldWords(name, key), thing);
  });
  const placed = sure.filter(([word]) => !doubtful.has(word) && !draft.words.has(word));
  for (const [word, thing] of placed) put(draft, word, thing);
  const unsure = [...doubted, ...hints].filter(([word]) => draft.words.get(word) === undefined);
  for (const name of others.split(";").map((other) => foldWords(other, key)))
    if (!draft.words.has(name)) draft.words.set(name, undefined);
  return {
    ...inflectionOf(key),
    language: key,
    words: draft.words,
    placed: new Set(placed.map(([word]) => word)),
    stems: stemsOf(draft.words),
    ends: draft.ends,
    phrasesBy: byBeginning(draft.phrases),
    hintsBy: byBeginning(unsure),
  };
}

type PlaceWord = readonly [word: string, thing: ThingName];

/** Their words are folded as they are generated. */
function readPlaceWords(written: string): readonly PlaceWord[] {
  return written.split(";").flatMap((entry) => {
    const [thing = "", words = ""] = entry.split(":");
    return words === "" ? [] : words.split(",").map((word) => [word, thing as ThingName] as const);
  });
}

function byBeginning(words: readonly (readonly [word: string, thing: ThingName | undefined])[]): Phrases {
  const found = new Map<string, Phrase[]>();
  for (const [word, thing] of words) {
    const isJoined = unspaced.test(word);
    if (isJoined && word.length === 1) continue;
    const [beginning = ""] = isJoined ? pairsIn(word) : [firstWordOf(word)];
    const known = found.get(beginning);
    if (known) known.push([word, thing, isJoined]);
    else found.set(beginning, [[word, thing, isJoined]]);
  }
  return found;
}

interface Draft {
  readonly words: Map<string, ThingName | undefined>;
  readonly phrases: (readonly [string, ThingName | undefined])[];
  readonly ends: (readonly [string, ThingName])[];
}

function put(draft: Draft, word: string, thing: ThingName): void {
  if (word.startsWith(" ")) draft.ends.push([word.slice(1), thing]);
  else if (unspaced.test(word) || /[^\p{L}\p{M}]/u.test(word)) draft.phrases.push([word, thing]);
  else if (!draft.words.has(word)) draft.words.set(word, thing);
}

function firstWordOf(phrase: string): string {
  return /^[\p{L}\p{M}]*/u.exec(phrase)?.[0] ?? "";
}

/** Reads a word as it stands in our tables: "-" for a space. */
function entryOf(entry: string, language: string): string {
  return foldWords(entry.replace(/=$/u, "").replaceAll("-", " "), language);
}

// A stem of two things tells of neither.
function stemsOf(words: ReadonlyMap<string, ThingName | undefined>): ReadonlyMap<string, ThingName> {
  const stems = new Map<string, ThingName | undefined>();
  for (const [word, thing] of words) {
    const stem = word.replace(lastVowel, "");
    if (stem.length < leastOfStem) continue;
    stems.set(stem, stems.has(stem) && stems.get(stem) !== thing ? undefined : thing);
  }
  return new Map([...stems].flatMap(([stem, thing]) => (thing ? [[stem, thing] as const] : [])));
}
