import { fold } from "./fold.ts";
import { type Subject, subjects } from "./subject.ts";
import { subjectWords } from "./subject-words.ts";

/** Text of a deck with how much it counts: its title says more of its subject than a note. */
export interface WeighedText {
  readonly text: string;
  readonly weight: number;
}

/**
 * Returns the subject that most of the words speak of; "general" where hardly any do, or where two subjects are as strong.
 * A word counts once for each text that has it; other signs of subjects count as they are given.
 */
export function findSubject(
  texts: readonly WeighedText[],
  signs: Iterable<readonly [subject: Subject, score: number]> = [],
): Subject {
  const scores = new Map<Subject, number>();
  for (const [subject, score] of signs)
    if (subject !== "general") scores.set(subject, (scores.get(subject) ?? 0) + score);
  for (const { text, weight } of texts) {
    for (const [subject, count] of countSubjects(text)) {
      scores.set(subject, (scores.get(subject) ?? 0) + Math.min(count, mostPerText) * weight);
    }
  }
  const [first, second] = [...scores].toSorted(([, one], [, other]) => other - one);
  if (!first || first[1] < least) return "general";
  return second && second[1] > first[1] * nearly ? "general" : first[0];
}

/** A text that says one word often is about it no more than one that says it three times. */
const mostPerText = 3;
const least = 4;
/** Two subjects are as strong where the second has more than this share of the first one's score. */
const nearly = 0.9;

function countSubjects(text: string): ReadonlyMap<Subject, number> {
  const folded = fold(text);
  const found = new Map<Subject, number>();
  const add = (subject: Subject) => found.set(subject, (found.get(subject) ?? 0) + 1);
  for (const word of new Set(folded.match(/[\p{L}\p{M}]+/gu) ?? [])) {
    const { subject, phrases } = knownWord(word);
    if (subject) add(subject);
    for (const [phrase, named] of phrases) if (folded.includes(phrase)) add(named);
  }
  if (unspaced.test(folded))
    for (const [phrase, subject] of vocabulary.joined) if (folded.includes(phrase)) add(subject);
  return found;
}

/** What a word tells by itself, and the phrases that begin with it. */
interface KnownWord {
  readonly subject: Subject | undefined;
  readonly phrases: readonly Phrase[];
}

// Decks say the same words again and again.
const knownWords = new Map<string, KnownWord>();
const mostKnown = 20_000;

function knownWord(word: string): KnownWord {
  const known = knownWords.get(word);
  if (known) return known;
  const subject = subjectOfWord(word) ?? subjectOfWord(word.replace(joinedArticle, ""));
  const read = { subject, phrases: vocabulary.phrases.get(word) ?? [] };
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(word, read);
  return read;
}

/** Arabic and Hebrew write "and", "in" and "the" as one word with what follows. */
const joinedArticle = /^(?:[وفبلك]?ال|[והבלמש](?=[\p{sc=Hebr}]{3}))/u;

function subjectOfWord(word: string): Subject | undefined {
  return vocabulary.whole.get(word) ?? subjectOfBeginning(word);
}

function subjectOfBeginning(word: string): Subject | undefined {
  for (let length = Math.min(word.length, longestBeginning); length >= shortestBeginning; length -= 1) {
    const subject = vocabulary.beginnings.get(word.slice(0, length));
    if (subject) return subject;
  }
  return undefined;
}

const shortestBeginning = 3;
const longestBeginning = 16;

type Phrase = readonly [phrase: string, subject: Subject];

interface Vocabulary {
  readonly whole: ReadonlyMap<string, Subject>;
  readonly beginnings: ReadonlyMap<string, Subject>;
  /** Of several words, by their first one. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words of scripts that are written without spaces. */
  readonly joined: readonly Phrase[];
}

// A word that stands under two subjects tells of neither.
function readVocabulary(): Vocabulary {
  const whole = new Map<string, Subject | undefined>();
  const beginnings = new Map<string, Subject | undefined>();
  const phrases = new Map<string, Phrase[]>();
  const joined: Phrase[] = [];
  const put = (map: Map<string, Subject | undefined>, key: string, subject: Subject) =>
    map.set(key, map.has(key) && map.get(key) !== subject ? undefined : subject);
  for (const subject of subjects) {
    if (subject === "general") continue;
    for (const entry of subjectWords[subject].split(/\s+/)) {
      const isWhole = entry.endsWith("=");
      const word = fold(entry.replace(/=$/, "").replaceAll("-", " "));
      const [first = "", second] = word.split(/[^\p{L}\p{M}]+/u);
      if (unspaced.test(word)) joined.push([word, subject]);
      else if (second !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), [word, subject]]);
      else put(isWhole ? whole : beginnings, word, subject);
    }
  }
  return { whole: withoutDoubts(whole), beginnings: withoutDoubts(beginnings), phrases, joined };
}

function withoutDoubts(map: ReadonlyMap<string, Subject | undefined>): ReadonlyMap<string, Subject> {
  return new Map([...map].flatMap(([key, subject]) => (subject ? [[key, subject] as const] : [])));
}

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

const vocabulary = readVocabulary();
