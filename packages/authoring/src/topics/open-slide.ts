import type { BulletItem, OutlineSlide } from "@lectern/deck";
import type { WantedForm, WantedPart } from "../brief/brief.ts";
import { readNumber } from "../brief/numbers.ts";
import { isChart } from "../brief/read-form.ts";
import { findTerms, termBit } from "../text/lexicon/terms/find-terms.ts";
import { readQuantities } from "../text/numbers/read-quantities.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { readAllWords, stopwordsOf } from "../text/words/words.ts";
import { titleOfPart } from "./name-part.ts";
import { readComparedOptions, readOptions } from "./read-options.ts";
import { readSubject } from "./read-subject.ts";
import { gapItem } from "./spare-slides.ts";
import { createStorySlide } from "./story-slide.ts";
import { keyIn, rowOf, type StoryKey, type StoryTexts } from "./story-texts.ts";
import { storyTextsOf } from "./story-texts-of.ts";

/**
 * Returns the slide of a part of which a text that is presented says nothing: what the prompt itself says of it, else one line that
 * says that its points are to be added. Questions of our own would stand beside what its writer tells.
 */
export function createGapSlide({ text, details, form }: WantedPart, language: string): OutlineSlide {
  const texts = storyTextsOf(language);
  const title = text.trim() === "" ? texts.open : titleOfPart(text);
  if (details === undefined && tellsFact(title, language)) return { kind: "statement", title };
  const items = details?.map((detail) => toItem(capitalise(detail))) ?? [gapItem(texts, title)];
  const whole = title.length + 4 < text.trim().length ? text.trim() : "";
  const notes = [whole, hintOf(form, texts)].filter((line) => line !== "").join("\n");
  return { kind: "bullets", title, items, ...(notes !== "" && { notes }) };
}

/** How a form that is asked for is to be filled. */
function hintOf(form: WantedForm | undefined, { hints }: StoryTexts): string {
  if (form === undefined) return "";
  if (isChart(form) || form === "numbers") return hints.chart;
  return form === "table" || form === "timeline" ? hints[form] : "";
}

/** The slides that a form is told with, the best first. */
const keysOfForms: Readonly<Record<WantedForm, readonly StoryKey[]>> = {
  agenda: ["programme"],
  chart: ["figures", "sheet"],
  line: ["figures", "sheet"],
  bar: ["figures", "sheet"],
  column: ["figures", "sheet"],
  pie: ["figures", "sheet"],
  table: ["sheet", "figures", "budget", "results"],
  timeline: ["history", "way", "lifePath"],
  process: ["steps", "way", "method"],
  comparison: ["options", "debate"],
  quote: [],
  statement: [],
  numbers: ["figures", "sheet"],
  code: [],
};

/** The slides that are tables, stages or options of themselves. */
const shapedAs: Readonly<Partial<Record<WantedForm, readonly StoryKey[]>>> = {
  table: ["sheet", "figures", "budget", "results"],
  chart: ["figures", "results", "budget"],
  numbers: ["figures", "results", "budget"],
  timeline: ["history", "way", "lifePath", "firstDays", "programme", "route", "launch", "steps", "method"],
  process: ["steps", "way", "method", "mechanism", "programme", "route", "launch", "exercise", "history"],
  comparison: ["options", "debate"],
};

/**
 * The slides that hold what such a part would, beside a text's own matter: a table to fill in, what speaks for and against, what
 * people ask.
 */
const concrete: ReadonlySet<StoryKey> = new Set([
  "budget",
  "figures",
  "results",
  "sheet",
  "debate",
  "options",
  "faq",
  "sources",
  "quiz",
]);

/** A longer name says more than the usual questions about one word of it would ask. */
const mostWordsOfSubject = 2;

/** What a deck already asks, and whether it holds nothing but questions. */
export interface OpenDeck {
  /** The keys of the slides that other parts took, in their texts' language; a part adds its own. */
  readonly used: Set<string>;
  /** Whether the deck tells nothing: then questions to be answered stand beside nobody's matter. */
  readonly isBare: boolean;
}

/**
 * Returns the plain slide of a part that a prompt asks for and brings nothing of: what the prompt itself says of it (the bracket
 * behind it, how many things it is to hold, what it weighs), else what its name or form is known to hold, in a bare deck what
 * its name asks, else a line that says that its points are to be added. What it takes is put into `used`: no two parts hold the same.
 */
export function createOpenSlide(part: WantedPart, language: string, deck: OpenDeck): OutlineSlide {
  const { used } = deck;
  const texts = storyTextsOf(language);
  const title = part.text.trim() === "" ? texts.open : titleOfPart(part.text);
  const whole = title.length + 4 < part.text.trim().length ? part.text.trim() : "";
  const said = sayWhatIsNamed(part, title, texts);
  if (said !== undefined) return { ...said, ...(whole !== "" && { notes: whole }) };
  if (whole === "" && tellsFact(title, language)) return { kind: "statement", title };
  const key = chooseKey(part, texts, language, deck);
  if (key === undefined) {
    const notes = whole === "" ? {} : { notes: whole };
    return { kind: "bullets", title, items: [gapItem(texts, title)], ...notes };
  }
  used.add(keyIn(texts, key));
  const options = key === "options" ? readComparedOptions(part.text) : [];
  const isDrawn = part.form !== undefined && (isChart(part.form) || part.form === "numbers");
  const note = [whole, ...(isDrawn ? [texts.hints.chart] : [])].filter((line) => line !== "").join("\n");
  return createStorySlide(key, texts, {
    title: part.text.trim() === "" ? rowOf(texts, key)[0] || texts.open : title,
    ...(options.length > 1 ? { options } : {}),
    ...(note === "" ? {} : { note }),
    ...(part.form === "timeline" || part.form === "process" ? { form: part.form } : {}),
  });
}

const fewestWordsOfFact = 6;
const clock = /(?<!\p{Nd})\p{Nd}{1,2}(?:[:.h]\p{Nd}{2}|\s?(?:uhr|h|am|pm))(?!\p{L})/iu;
const ofMoney = /[$€£¥₽₹₩₺₴₪%]|^(?:euros?|eur|usd|chf|kr|zł|dollars?|pounds?|reais|pesos?)$/iu;

/** "Costs 35 euro", "we have 9 fixers aged 16 to 84": a part that tells an amount, an hour or a whole sentence with figures wants no more points. */
function tellsFact(words: string, language: string): boolean {
  if (!/\p{Nd}/u.test(words)) return false;
  const isAmount = readQuantities(words, language).some(
    ({ prefix, unit }) => ofMoney.test(prefix) || ofMoney.test(unit),
  );
  return isAmount || clock.test(words) || words.split(/\s+/u).length >= fewestWordsOfFact;
}

/** "rules (priority, roundabouts)", "a quiz with 6 statements", "card or cash": what a part names is what its slide is to hold. */
function sayWhatIsNamed(
  { text, details, form }: WantedPart,
  title: string,
  texts: StoryTexts,
): OutlineSlide | undefined {
  if (details !== undefined)
    return { kind: "bullets", title, items: details.map((detail) => toItem(capitalise(detail))) };
  const counted = readCounted(text);
  if (counted !== undefined)
    return {
      kind: "table",
      title,
      columns: [{ heading: "" }, { heading: capitalise(counted.name) }],
      rows: Array.from({ length: counted.count }, (_, row) => ({ cells: [[{ text: `${row + 1}` }], []] })),
    };
  const isWeighed = form === "comparison" || (form === undefined && weighing.test(text));
  const options = isWeighed ? readOptions(text) : [];
  if (options.length < 2) return undefined;
  return {
    kind: "comparison",
    title,
    options: options.map((heading) => ({ heading, points: [gapItem(texts, heading)] })),
  };
}

function toItem(text: string): BulletItem {
  return { text: [{ text }] };
}

/** Words for "or" that are no article or preposition elsewhere. */
const weighing =
  /\s(?:vs\.?|versus|or|oder|ou|eller|czy|nebo|или|чи|vagy|sau|atau|tai|ή)\s|还是|還是|それとも|\sأم\s|\s아니면\s/iu;
const fewestCounted = 2;
const mostCounted = 10;
/** A number at the beginning, or behind a word that says what a part holds. */
const numbered = [
  /^(?:(?:the|our|die|unsere|les|nos|las|los|nuestr[ao]s|as|os|le|i|gli|de|onze) )?([\p{Nd}]{1,2}|\p{L}{2,8})\s(\p{L}[^,;:.!?()]{1,40})$/iu,
  /\s(?:with|mit|avec|con|com|met|med|z|ze|s|с|із|in|at least|mindestens|au moins|al menos|almeno|minstens) ([\p{Nd}]{1,2}|\p{L}{2,8})\s(\p{L}[^,;:.!?()]{1,40})$/iu,
];
const mostWordsOfName = 2;

/** "6 statements", "4 Schritten": how many things a part is to hold, and what they are called. */
function readCounted(text: string): { readonly count: number; readonly name: string } | undefined {
  const words = text.trim().replace(/[.!?]$/u, "");
  for (const pattern of numbered) {
    const found = pattern.exec(words);
    const [count, name] = [readNumber(found?.[1]?.toLowerCase() ?? ""), found?.[2]?.trim() ?? ""];
    const isTime = findTerms(name).some(({ classes, start }) => start === 0 && (classes & minutes) !== 0);
    const isCount = count !== undefined && count >= fewestCounted && count <= mostCounted;
    if (isCount && !isTime && name.split(/\s+/u).length <= mostWordsOfName) return { count, name };
  }
  return undefined;
}

const minutes = termBit("minutes");

/** The first questions that its form or its name asks for and nobody was asked yet; a form is kept even where they were. */
function chooseKey(
  { text, form }: WantedPart,
  texts: StoryTexts,
  language: string,
  { used, isBare }: OpenDeck,
): StoryKey | undefined {
  // "14 teams" tells how many there are, and asks for nothing.
  const named = isSubject(text, language) && !/\p{Nd}/u.test(text) ? readSubject(text) : [];
  const fitting = named.filter((key) => isBare || concrete.has(key));
  const shaped = form === undefined ? undefined : shapedAs[isChart(form) ? "chart" : form];
  const formed =
    form === undefined ? [] : [...fitting.filter((key) => shaped?.includes(key)), ...keysOfForms[form]];
  return [...formed, ...fitting].find((key) => !used.has(keyIn(texts, key))) ?? formed[0];
}

function isSubject(text: string, language: string): boolean {
  const small = stopwordsOf(language);
  const words = readAllWords(text);
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text)) return text.trim().length <= 8;
  return words.filter((word) => !small.has(word)).length <= mostWordsOfSubject;
}
