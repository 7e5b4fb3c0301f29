import type { Outline, OutlineSlide } from "@lectern/deck";
import type { ThingName } from "../generated/thing-shapes.ts";
import { withoutAlternatives } from "./alternatives.ts";
import { leadingThing } from "./finding/leading-thing.ts";
import { backedHints, type SaidVocabulary, saidIn } from "./finding/said-words.ts";
import { settingThings } from "./finding/setting-things.ts";
import { type Found, type Hinting, thingsIn, withHints } from "./finding/things-in.ts";
import { pairsIn, wordsIn } from "./finding/words-in.ts";
import { foldWords } from "./fold.ts";
import { withoutCapitals } from "./proper-names.ts";
import { stringsIn } from "./strings-in.ts";
import { namesOf, vocabularyOf } from "./thing-vocabulary.ts";

/** What a thing is found in. */
export type ThingSource = Pick<Outline, "title" | "slides" | "language">;

/**
 * Returns the thing that a deck is about, of those that can be drawn; undefined where it is about none, or where two are as
 * likely. A thing is named in the title, or on many slides and in slides' titles, and it is none of several that
 * the title lists: the wrong thing is worse than none.
 */
export function findThing(source: ThingSource): ThingName | undefined {
  return weighThings(source).thing;
}

/** The things that a deck names. */
export interface WeighedThings {
  /** What it is about. */
  readonly thing?: ThingName | undefined;
  /** All of them, with how much it says of each. */
  readonly all: readonly { readonly thing: ThingName; readonly score: number }[];
}

/** Returns the things that a deck names, and the one that it is about. */
export function weighThings({ title, slides, language }: ThingSource): WeighedThings {
  const known = vocabularyOf(language);
  if (!known) return { all: [] };
  const texts = slides.map(textsOf);
  const all = [title, ...texts.flatMap((page) => [page.title, page.text])].join("\n");
  const said = saidIn(foldWords(all, known.language), known);
  const told = withoutAlternatives(title, known.language);
  const inAllTitle = thingsIn(title, said);
  const pages = texts.filter(({ kind }) => kind !== "title").map((page) => pageOf(page, said));
  const named = new Set([...inAllTitle.keys(), ...pages.flatMap(({ all }) => [...all.keys()])]);
  const hinting = { ...said, hints: backedHints(said.hints, named) };
  const inTitle = withHints(told === title ? inAllTitle : thingsIn(told, said), told, hinting);
  const listed = [...inAllTitle.keys()].filter((thing) => !inTitle.has(thing));
  const hinted = pages.map((page) => withPageHints(page, hinting));
  const evidence = [...new Set([...inTitle.keys(), ...hinted.flatMap(({ all }) => [...all.keys()])])].map(
    (thing) => weigh(thing, inTitle, hinted),
  );
  const [first, ...others] = withoutSettings(evidence).toSorted((one, other) => other.score - one.score);
  if (!first || listed.includes(first.thing) || !isNamed(first, pages.length)) return { all: evidence };
  // What the title names goes before what it does not.
  const rivals = first.inTitle === 1 ? others.filter(({ inTitle }) => inTitle > 0) : others;
  const asLikely = rivals.filter(({ score }) => score > first.score * nearly).map(({ thing }) => thing);
  const leading = asLikely.length > 0 ? leadingThing(told, [first.thing, ...asLikely], hinting) : first.thing;
  return { thing: leading, all: evidence };
}

function withoutSettings(evidence: readonly Evidence[]): readonly Evidence[] {
  const isShown = evidence.some(({ thing, inTitle }) => inTitle === 1 && !settingThings.has(thing));
  return isShown ? evidence.filter(({ thing }) => !settingThings.has(thing)) : evidence;
}

/**
 * Returns the things that a text names by words of their own, in a language (BCP 47). A sentence may mention a bakery in passing:
 * in more than a few words, only names of things themselves are found. The whole is what the text was taken from.
 */
export function namedThings(text: string, language: string, whole = text): readonly ThingName[] {
  const known = isShort(whole) ? vocabularyOf(language) : namesOf(language);
  if (!known) return [];
  const named = withoutCapitals(text, known.language);
  const found = thingsIn(named, saidIn(foldWords(named, known.language), known));
  return [...found].flatMap(([thing, sureness]) => (sureness === 1 ? [thing] : []));
}

const mostWords = 4;
const mostSigns = 12;

function isShort(text: string): boolean {
  return pairsIn(text).size > 0 ? text.length <= mostSigns : wordsIn(text).length <= mostWords;
}

/** Two things are as likely where the second has more than this share of the first one's score. */
const nearly = 0.75;
/** Of slides that name a thing that the title does not. */
const leastShare = 0.5;
const leastSlides = 3;

interface Page {
  readonly texts: PageTexts;
  readonly title: Found;
  readonly all: Found;
}

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
  if (inTitle === 1 || (inTitle > 0 && slides > 0)) return true;
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

function pageOf(texts: PageTexts, vocabulary: SaidVocabulary): Page {
  const title = thingsIn(texts.title, vocabulary);
  return { texts, title, all: new Map([...thingsIn(texts.text, vocabulary), ...title]) };
}

function withPageHints({ texts, title, all }: Page, hinting: Hinting): Page {
  const inTitle = withHints(title, texts.title, hinting);
  return { texts, title: inTitle, all: new Map([...withHints(all, texts.text, hinting), ...inTitle]) };
}
