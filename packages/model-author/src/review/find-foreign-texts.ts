import { detectLanguage, stopwordsOf } from "@lectern/authoring";
import type { OutlineSlide } from "@lectern/deck";
import type { Flaw } from "./flaw.ts";
import { leavesOf } from "./slide-leaves.ts";

/** What tells which language a deck is to speak. */
export interface WantedLanguage {
  /** BCP 47 tag; undefined: the prompt asks for none. */
  readonly asked: string | undefined;
  /** The prompt's own. */
  readonly ofPrompt: string;
  readonly prompt: string;
}

/** So many letters tell what language a deck is in. */
const enoughLetters = 200;
const fewestLetters = 16;
const fewestWords = 5;
const fewestSmallWords = 3;
/** Names, addresses and sources are in their own language, whatever the deck's is. */
const ownLanguage = new Set("name role owner contact byline source href shown unit value thing".split(" "));
/** Languages with most small words in common: what tells them apart is not here. */
const kin = [
  "da nb nn no sv",
  "hr sr bs sl mk bg",
  "id ms",
  "pt gl es ca",
  "cs sk",
  "ru uk be bg sr",
  "zh yue ja",
  "nl af",
];

/**
 * Returns the slides, and the notes, that are in another language than the deck: only where their small words or their script
 * leave no doubt, so that names, code, quotations and short titles are never taken for one.
 */
export async function findForeignTexts(
  slides: readonly OutlineSlide[],
  wanted: WantedLanguage,
): Promise<readonly Flaw[]> {
  const whole = slides.flatMap(proseOf).join("\n");
  if (countLetters(whole) < enoughLetters) return [];
  const { language } = await detectLanguage(whole);
  const expected = expectedLanguage(language, wanted);
  if (!isKin(expected, language))
    return isPlainlyNot(whole, expected, language) ? [toDeckFlaw(expected, language)] : [];
  const deck = { language, script: scriptOf(whole) };
  const flaws = await Promise.all(
    slides.map(async (slide, index) => {
      const parts = [
        { pointer: "", isSpoken: isSpoken(slide, deck), leaves: proseOf(slide) },
        { pointer: "/notes", isSpoken: false, leaves: slide.notes === undefined ? [] : [slide.notes] },
      ];
      const found = await Promise.all(parts.map((part) => findForeign(part, deck, wanted)));
      return found.flatMap((other, at) =>
        other === undefined ? [] : [toFlaw(index, parts[at]?.pointer ?? "", language, other)],
      );
    }),
  );
  return flaws.flat();
}

/** What is not known cannot be missed: a language without small words here may have been taken for another one. */
function isPlainlyNot(text: string, expected: string, language: string): boolean {
  const words = wordsOf(text);
  return stopwordsOf(expected).size > 0 && countSmall(words, language) >= countSmall(words, expected) * 3;
}

/** A deck whose language nobody asked for is in that of its prompt; only English comes uncalled. */
function expectedLanguage(language: string, { asked, ofPrompt, prompt }: WantedLanguage): string {
  if (asked !== undefined) return asked;
  const isUncalled =
    baseOf(language) === "en" && !/engl|angl|ingl|inggris|англ|英|영어|إنجليز|انجليز|अंग्रेज/iu.test(prompt);
  return isUncalled ? ofPrompt : language;
}

interface Part {
  readonly pointer: string;
  /** Whether what stands beside it is plainly in the deck's language: then it holds names. */
  readonly isSpoken: boolean;
  readonly leaves: readonly string[];
}

interface Deck {
  readonly language: string;
  readonly script: string;
}

async function findForeign(
  { leaves, isSpoken }: Part,
  deck: Deck,
  { asked, prompt }: WantedLanguage,
): Promise<string | undefined> {
  const text = leaves.filter((leaf) => !isNameLike(leaf)).join("\n");
  if (isSpoken || countLetters(text) < fewestLetters) return undefined;
  const { language: other } = await detectLanguage(text);
  if (isKin(other, deck.language) || !isSure(text, deck, other) || !isSure(leaves.join("\n"), deck, other))
    return undefined;
  // What stands in the prompt is its author's, unless that asks for another language.
  return asked === undefined && isFrom(text, prompt) ? undefined : other;
}

/** True where the title or the notes are plainly in the deck's language. */
function isSpoken({ title, notes = "" }: OutlineSlide, { language, script }: Deck): boolean {
  if (script !== "Latin") return scriptOf(title) === script || (notes !== "" && scriptOf(notes) === script);
  return [title, notes].some((text) => {
    const words = wordsOf(text);
    return countSmall(words, language) > countSmall(words, "en");
  });
}

/** Titles of books and names of offices have most of their words in capitals. */
function isNameLike(leaf: string): boolean {
  const words = leaf.match(/\p{L}[\p{L}\p{M}'’-]{3,40}/gu) ?? [];
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.6;
}

function isSure(text: string, { language, script }: Deck, other: string): boolean {
  const words = wordsOf(text);
  const ours = countSmall(words, language);
  if (scriptOf(text) !== "Latin" && scriptOf(text) !== script) return ours === 0;
  const theirs = countSmall(words, other);
  return (
    words.length >= fewestWords &&
    theirs >= fewestSmallWords &&
    theirs * 4 >= words.length &&
    theirs >= ours * 3
  );
}

/** Most of the words that say something stand in the prompt. */
function isFrom(text: string, prompt: string): boolean {
  const known = new Set(wordsOf(prompt));
  const words = wordsOf(text).filter((word) => word.length > 3);
  return words.length > 0 && words.filter((word) => known.has(word)).length * 2 > words.length;
}

/** The texts of a slide that are in the deck's language, if they are in any. */
function proseOf(slide: OutlineSlide): readonly string[] {
  const isQuoted = slide.kind === "quote";
  return leavesOf(slide)
    .filter(({ name }) => !ownLanguage.has(name) && name !== "notes" && !(isQuoted && name === "quotation"))
    .map(({ text }) => text);
}

function isKin(one: string, other: string): boolean {
  const [first, second] = [baseOf(one), baseOf(other)];
  return first === second || kin.some((group) => group.includes(first) && group.includes(second));
}

function baseOf(language: string): string {
  return language.split("-", 1)[0] ?? language;
}

function countSmall(words: readonly string[], language: string): number {
  const small = stopwordsOf(language);
  return words.filter((word) => small.has(word)).length;
}

/** Words in lower case; no acronyms, and nothing with a digit, a dot or a slash in it. */
function wordsOf(text: string): readonly string[] {
  const runs = text.split(/[\s,;:!?()"“”„«»…·•|–—]{1,1000}/u);
  return runs.flatMap((run) => {
    const word = run.replace(/\.$/u, "");
    return /^[\p{L}\p{M}'’-]{1,40}$/u.test(word) && !/^\p{Lu}{2,}$/u.test(word) ? [word.toLowerCase()] : [];
  });
}

const scripts = ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Devanagari", "Thai", "Hangul", "Han"].map(
  (name) =>
    [
      name,
      new RegExp(name === "Han" ? "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]" : `\\p{sc=${name}}`, "gu"),
    ] as const,
);

/** The script of most letters. */
function scriptOf(text: string): string {
  const counts = scripts.map(([name, letters]) => ({ name, count: text.match(letters)?.length ?? 0 }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.name ?? "Latin";
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function toDeckFlaw(expected: string, got: string): Flaw {
  return {
    slide: 0,
    pointer: "",
    message: `expected all slides in ${nameOf(expected)}, got them in ${nameOf(got)}`,
    told: `is in ${nameOf(got)}, as is the deck, which was to be in ${nameOf(expected)}`,
  };
}

function toFlaw(slide: number, pointer: string, expected: string, got: string): Flaw {
  const part = pointer === "" ? "" : "has notes that are ";
  return {
    slide,
    pointer,
    message: `expected ${nameOf(expected)} as on the other slides, got ${nameOf(got)}`,
    told: `${part || "is "}in ${nameOf(got)}, the deck in ${nameOf(expected)}`,
  };
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

function nameOf(language: string): string {
  return names.of(baseOf(language)) ?? language;
}
