import type { Outline, OutlineSlide } from "@lectern/deck";
import type { ThingName } from "../generated/thing-shapes.ts";
import { withoutAlternatives } from "./alternatives.ts";
import { foldWords, withoutUmlauts } from "./fold.ts";
import { withoutNames } from "./proper-names.ts";
import { stringsIn } from "./strings-in.ts";
import { type ThingVocabulary, vocabularyOf } from "./thing-vocabulary.ts";

/** What a thing is found in. */
export type ThingSource = Pick<Outline, "title" | "slides" | "language">;

/**
 * Returns the thing that a deck is about, of those that can be drawn; undefined where it is about none, or where two are as
 * likely. A thing is named in the title, or on many slides and in slides' titles, and it is none of several that
 * the title lists: the wrong thing is worse than none.
 */
export function findThing({ title, slides, language }: ThingSource): ThingName | undefined {
  const known = vocabularyOf(language);
  if (!known) return undefined;
  const texts = slides.map(textsOf);
  const all = [title, ...texts.flatMap((page) => [page.title, page.text])].join("\n");
  const vocabulary = saidIn(foldWords(all, known.language), known);
  const inTitle = thingsIn(withoutAlternatives(title, known.language), vocabulary);
  const listed = [...thingsIn(title, vocabulary).keys()].filter((thing) => !inTitle.has(thing));
  const pages = texts.filter(({ kind }) => kind !== "title").map((page) => pageOf(page, vocabulary));
  const evidence = [...new Set([...inTitle.keys(), ...pages.flatMap(({ all }) => [...all.keys()])])].map(
    (thing) => weigh(thing, inTitle, pages),
  );
  const [first, second] = evidence.toSorted((one, other) => other.score - one.score);
  if (!first || listed.includes(first.thing) || !isNamed(first, pages.length)) return undefined;
  return second && second.score > first.score * nearly ? undefined : first.thing;
}

/** Returns the things that a text names by words of their own, in a language (BCP 47). */
export function namedThings(text: string, language: string): readonly ThingName[] {
  const known = vocabularyOf(language);
  if (!known) return [];
  const found = thingsIn(text, saidIn(foldWords(text, known.language), known));
  return [...found].flatMap(([thing, sureness]) => (sureness === 1 ? [thing] : []));
}

/** Two things are as likely where the second has more than this share of the first one's score. */
const nearly = 0.75;
/** Of slides that name a thing that the title does not. */
const leastShare = 0.5;
const leastSlides = 3;

/** Leaves out the phrases that a deck does not say, which are nearly all. */
function saidIn(text: string, { phrases, joined: words, ...rest }: ThingVocabulary): ThingVocabulary {
  const said = new Set(["", ...(text.match(/[\p{L}\p{M}]+/gu) ?? [])]);
  return {
    ...rest,
    phrases: phrases.filter(([phrase, , firstWord]) => said.has(firstWord) && text.includes(phrase)),
    joined: words.filter(([word]) => text.includes(word)),
  };
}

interface Page {
  readonly title: Found;
  readonly all: Found;
}

/** How surely each thing is named: 1 by a word of its own, less by a word that begins with it. */
type Found = ReadonlyMap<ThingName, number>;

interface Evidence {
  readonly thing: ThingName;
  readonly score: number;
  readonly inTitle: number;
  readonly slideTitles: number;
  readonly slides: number;
}

function weigh(thing: ThingName, title: Found, pages: readonly Page[]): Evidence {
  const inTitle = title.get(thing) ?? 0;
  const sum = (of: (page: Page) => Found) =>
    pages.reduce((total, page) => total + (of(page).get(thing) ?? 0), 0);
  const slideTitles = sum((page) => page.title);
  const slides = sum((page) => page.all);
  return { thing, inTitle, slideTitles, slides, score: 4 * inTitle + slideTitles + slides };
}

function isNamed({ inTitle, slides, slideTitles }: Evidence, pages: number): boolean {
  if (inTitle === 1 || (inTitle > 0 && slides >= 1)) return true;
  return slideTitles >= 1 && slides >= Math.max(leastSlides, leastShare * pages);
}

/** What a slide says, its title and all else. */
interface PageTexts extends Pick<OutlineSlide, "kind" | "title"> {
  readonly text: string;
}

function textsOf({ title, ...slide }: OutlineSlide): PageTexts {
  return { kind: slide.kind, title, text: stringsIn(slide, namesOfPictures).join("\n") };
}

/** What a slide's picture shows is no word of the deck. */
const namesOfPictures: ReadonlySet<string> = new Set(["picture"]);

function pageOf({ title, text }: PageTexts, vocabulary: ThingVocabulary): Page {
  const inTitle = thingsIn(title, vocabulary);
  const inText = thingsIn(text, vocabulary);
  return { title: inTitle, all: new Map([...inText, ...inTitle]) };
}

function thingsIn(text: string, vocabulary: ThingVocabulary): Found {
  const found = new Map<ThingName, number>();
  const add = (thing: ThingName | undefined, sureness = 1) => {
    if (thing) found.set(thing, Math.max(sureness, found.get(thing) ?? 0));
  };
  const named = withoutNames(text, vocabulary.language);
  let rest = foldWords(named, vocabulary.language);
  for (const [phrase, thing] of vocabulary.phrases) {
    if (!rest.includes(phrase)) continue;
    const without = withoutPhrase(rest, phrase);
    if (without !== rest) add(thing);
    rest = without;
  }
  for (const [word, thing] of vocabulary.joined) {
    if (!rest.includes(word)) continue;
    add(thing);
    rest = rest.replaceAll(word, " ");
  }
  const deeds = vocabulary.language === "de" ? smallWordsOf(named) : nothingSmall;
  for (const word of new Set(rest.match(/[\p{L}\p{M}]+/gu) ?? [])) {
    if (deeds.has(word)) continue;
    const { thing, sureness } = meaningOf(word, vocabulary);
    add(thing, sureness);
  }
  return found;
}

const nothingSmall: ReadonlySet<string> = new Set();

// What is written small in German is no thing, unless nothing is written large.
function smallWordsOf(text: string): ReadonlySet<string> {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const large = words.filter((word) => /^\p{Lu}/u.test(word));
  if (large.length === 0) return nothingSmall;
  const nouns = new Set(large.map((word) => foldWords(word, "de")));
  return new Set(words.map((word) => foldWords(word, "de")).filter((word) => !nouns.has(word)));
}

/** Leaves out a phrase where whole words say it, in the plural as well. */
function withoutPhrase(text: string, phrase: string): string {
  const parts = text.split(phrase);
  return parts.reduce((before, after) => {
    const isWhole = !/[\p{L}\p{M}]$/u.test(before) && !/^(?!e?s?(?![\p{L}\p{M}]))[\p{L}\p{M}]/u.test(after);
    return `${before}${isWhole ? " " : phrase}${after}`;
  });
}

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

function joined(word: string, vocabulary: ThingVocabulary): Meaning | undefined {
  // What a word ends with is what it is; what it begins with is what it has to do with.
  for (let start = 3; start <= word.length - leastOfPart; start += 1) {
    const end = bent(word.slice(start), vocabulary);
    if (end?.thing) return end;
  }
  for (let length = word.length - 3; length >= leastOfPart; length -= 1) {
    const thing = vocabulary.words.get(word.slice(0, length));
    if (thing) return { thing, sureness: 0.5 };
  }
  return undefined;
}
