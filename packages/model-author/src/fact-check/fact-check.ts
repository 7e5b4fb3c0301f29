// A slide's texts -> its numbers, dates, times, names and quotations -> those that the prompt neither has, in whatever
// form, nor lets one reckon from numbers that stand near each other.
import type { OutlineSlide } from "@lectern/deck";
import { createKnownDates, type KnownDates } from "./find-dates.ts";
import { findNames, type NameSources } from "./find-names.ts";
import { createKnownNumbers, type KnownNumbers } from "./find-numbers.ts";
import { findQuotations, lettersOf } from "./find-quotations.ts";
import { findStrangePeople, findStrangers } from "./find-strangers.ts";
import { gazetteerOf } from "./gazetteer.ts";
import { createKnownWords, wordPattern } from "./known-words.ts";
import { type DateMention, type NumberMention, readMentions } from "./read-mentions.ts";
import { readPrompt } from "./read-prompt.ts";
import { countsOf, type SlideText, siblingsOf, textsOf } from "./slide-texts.ts";
import { keysOf } from "./word-keys.ts";

/** A deck, and the text that it was made from. */
export interface FactCheckOptions {
  readonly prompt: string;
  /** BCP 47 tag of the prompt's language. */
  readonly promptLanguage: string;
  readonly slides: readonly OutlineSlide[];
  /** BCP 47 tag of the deck's language. */
  readonly language: string;
}

/** Tells what a slide says that a text does not. */
export interface FactCheck {
  /** Returns the numbers, dates, names and quotations of a slide that the text does not bear out, each once, as they are written. */
  findUnfounded(slide: OutlineSlide): readonly string[];
}

interface Sources {
  readonly language: string;
  readonly numbers: KnownNumbers;
  readonly dates: KnownDates;
  readonly names: NameSources;
  readonly letters: string;
  readonly keys: ReadonlySet<string>;
}

const longestText = 4_000;

/** Returns the check of slides against the prompt that they were made from. */
export function createFactCheck({ prompt, promptLanguage, slides, language }: FactCheckOptions): FactCheck {
  const languages = [...new Set([promptLanguage, language])];
  const facts = readPrompt(prompt, languages);
  const deck = slides.flatMap(textsOf).map(({ text }) => text);
  const sources: Sources = {
    language,
    numbers: createKnownNumbers(facts),
    dates: createKnownDates(facts, languages),
    letters: lettersOf(facts.text),
    keys: keysOf(facts.text),
    names: {
      prompt: facts.text,
      words: createKnownWords(facts.text, deck.join("\n"), language),
      commonWords: commonWordsIn([facts.text, ...deck]),
      places: new Set(
        languages.flatMap((one) => gazetteerOf(one).find(facts.text)).map(({ stands }) => stands),
      ),
      language,
    },
  };
  return { findUnfounded: (slide) => findOn(slide, sources) };
}

function commonWordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => (text.match(wordPattern) ?? []).filter((word) => word === word.toLowerCase())),
  );
}

function findOn(slide: OutlineSlide, sources: Sources): readonly string[] {
  const texts = textsOf(slide).map((one) => ({ ...one, text: one.text.slice(0, longestText) }));
  const counts = countsOf(slide);
  const found = [
    ...findQuotations(
      slide,
      texts.map(({ text }) => text),
      sources.letters,
    ),
    ...texts.flatMap((text) => findIn(text, counts, sources)),
    ...findStrangePeople(slide, sources.names.words, sources.keys),
    ...siblingsOf(slide).flatMap((siblings) => findStrangers(siblings, sources.names.words, sources.keys)),
  ];
  // A name within a longer one is told with it.
  return [...new Set(found)].filter(
    (one) => !found.some((other) => other !== one && ` ${other} `.includes(` ${one} `)),
  );
}

function findIn(slideText: SlideText, counts: ReadonlySet<number>, sources: Sources): readonly string[] {
  const { language, numbers, dates } = sources;
  const { text } = slideText;
  const mentions = readMentions(text, language);
  const unfounded = [
    ...mentions.dates.filter((date) => !dates.isFoundedDate(date)),
    ...mentions.times.filter((time) => !dates.isFoundedTime(time)),
    ...mentions.numbers.filter(
      (number) =>
        !isFoundedClock(number, dates) &&
        !isFoundedDay(number, mentions.dates, dates) &&
        !numbers.isFounded(number, { slideText, language, counts }),
    ),
  ].toSorted((one, other) => one.start - other.start);
  return [
    ...unfounded.map(({ start, end }) => text.slice(start, end).trim()),
    ...dates.findStrayNames(text, mentions.dates),
    ...(slideText.role === "value"
      ? []
      : findNames({ ...slideText, text: blank(text, mentions.dates) }, sources.names).filter(
          (name) => !dates.isSpokenOf(name, mentions.dates),
        )),
  ];
}

/** "10.30" may be a time of day. */
function isFoundedClock({ start, end, digits }: NumberMention, dates: KnownDates): boolean {
  const [, hours, minutes] = /^(\d{1,2})\.([0-5]\d)$/u.exec(digits) ?? [];
  if (hours === undefined) return false;
  return dates.isFoundedTime({ start, end, minutes: Number(hours) * 60 + Number(minutes), isOpen: false });
}

function isFoundedDay(number: NumberMention, beside: readonly DateMention[], dates: KnownDates): boolean {
  const { plain, scale, decimals, isPercent } = number;
  return scale === 1 && decimals === 0 && !isPercent && dates.isFoundedDay(plain, beside);
}

/** The names of months are checked with their days and years. */
function blank(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + "0".repeat(end - start) + rest.slice(end),
    text,
  );
}
