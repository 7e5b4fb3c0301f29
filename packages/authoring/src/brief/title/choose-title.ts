import { readTokens } from "../../text/words/tokens.ts";
import { stopwordsOf } from "../../text/words/words.ts";
import { findCounts } from "../counts/read-slide-count.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { readCalledName } from "./called-name.ts";
import { readEventName } from "./event-name.ts";
import { genreOfName } from "./from-genre.ts";
import {
  anyHeading,
  firstLine,
  headline,
  labelled,
  matterTitle,
  nameAlone,
  openingLine,
  openingName,
  openingSubject,
  ownTitle,
  whoWeAre,
} from "./from-matter.ts";
import { planCover, planFirst } from "./from-plan.ts";
import { askedFirst, notesOfWhat, purpose, saidBehindColon } from "./from-request.ts";
import { subject } from "./from-subject.ts";
import {
  aboutOther,
  compared,
  inCases,
  namedTopic,
  questionWords,
  spokenAbout,
  topic,
} from "./from-topic.ts";
import { endOfGreeting, isNoTitle } from "./no-title.ts";
import { withWholeOrdinal } from "./ordinal-end.ts";
import { rankTitles } from "./ranking/rank-titles.ts";
import type { SaidTitle } from "./ranking/title-features.ts";
import { readNamedRows, readOwnName } from "./self-name.ts";
import type { Find, TitleSources } from "./sources.ts";
import { isBare, tidyTitle } from "./tidy-title.ts";

/** Rules that read a title which a prompt or its matter gives; the surest first. */
const given: Readonly<Record<string, Find>> = {
  matterTitle,
  aboutOther,
  topic,
  spokenAbout,
  compared,
  planCover,
  headline,
  subject,
  labelled,
  notesOfWhat,
  openingLine,
  firstLine,
  saidBehindColon,
  genreOfName,
  planFirst,
  whoWeAre,
  askedFirst,
  purpose,
  namedTopic,
  ownTitle,
};

/** Rules that guess it from what the matter says most. */
const guessed: Readonly<Record<string, Find>> = { openingName, nameAlone, anyHeading, openingSubject };

/** The title of a deck, as far as its prompt tells it. */
export interface DeckTitle {
  /** Undefined where it would have to be guessed. */
  readonly title?: string;
  /** What the title might be, where none is given. */
  readonly guess?: string;
}

/**
 * Returns what would stand on the cover: the wished title, else one that the matter states by its marks or the name that it gives itself; else of all runs of words that the prompt has, and of what rules read from
 * it, the one that a trained ranker holds for the likeliest. It is given where a rule says where the prompt gives it, else guessed.
 */
export function readDeckTitle(sources: TitleSources): DeckTitle {
  const wished = tidyTitle(sources.brief.title);
  if (wished !== undefined) return { title: wished };
  const stated =
    tidyTitle(planCover(sources)) ??
    statedTitle(sources) ??
    definedTitle(sources) ??
    tidyTitle(readCalledName(sources.units)) ??
    (sources.brief.topic === undefined ? tidyTitle(readOwnName(sources.units)) : undefined) ??
    tidyTitle(readNamedRows(sources.units));
  if (stated !== undefined) return { title: stated };
  const said = readSaidTitles(sources);
  const surest = findSurestTitle(said);
  const ranked = rankTitles(sources, said, surest);
  if (ranked === undefined) return { guess: readEventName(sources) };
  const isLess =
    surest !== undefined &&
    (isPartOfQuestion(ranked, surest) ||
      tellsWhom(ranked, surest, sources) ||
      tellsPart(ranked, surest, sources));
  const best = isLess ? surest : ranked;
  const named = withWhere(withoutAbout(nameInstead(best, sources) ?? best, sources), sources);
  const title = withQuestionMark(withWholeOrdinal(named, sources.text, sources.language));
  const isGiven = said.some(({ rule, text }) => Object.hasOwn(given, rule) && !isBare(text));
  return isGiven ? { title } : { guess: title };
}

/**
 * The title that the matter gives itself by its marks: front matter, or its only highest heading above all else. One that tells of
 * nothing ("Presentation 3") is taken where nobody surely asks for a deck, who could name another.
 */
function statedTitle({ matterTitle: given, units }: TitleSources): string | undefined {
  const isAsked = units.some(({ role, place }) => role === "request" && place === "nowhere");
  const tells = (title: string): boolean => !isAsked || !isBare(title);
  const own = tidyTitle(given);
  if (own !== undefined && tells(own)) return own;
  const [first, ...rest] = units.filter(({ role }) => role !== "chrome" && (role !== "request" || !isAsked));
  const isMarked =
    first?.form === "heading" &&
    first.depth === 1 &&
    (first.carrier === "markdown" || first.carrier === "html") &&
    (!isAsked || first.role === "title" || first.role === "heading");
  if (!isMarked || rest.some(({ form, depth }) => form === "heading" && depth === 1)) return undefined;
  const title = tidyTitle(first.text);
  return title === undefined || !tells(title) ? undefined : title;
}

const definition =
  /^(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{L}[\p{L}\p{M}’'-]+){0,3}?) (?:is|are|ist|sind|est|sont|es|son|é|são|è|sono|zijn|är) (?:an?|the|eine?|der|die|das|une?|la|les?|una?|el|los|las|um|uma|os?|as?|lo|il|gli|i|een|de|het|en|ett) \p{L}/u;

/** "Photosynthesis is the process by which …": a text that asks for nothing and opens by saying what a thing is, is about that. */
function definedTitle({ units, language }: TitleSources): string | undefined {
  const [first] = units;
  if (first === undefined || units.some(({ role }) => role !== "content")) return undefined;
  const thing = definition.exec(first.text)?.[1];
  const [word = ""] = (thing ?? "").toLowerCase().split(" ");
  return thing === undefined || stopwordsOf(language).has(word) ? undefined : tidyTitle(thing);
}

/** "Why we should move the shop": a question is whole, and nothing of it says as much. */
function isPartOfQuestion(words: string, title: string): boolean {
  return questionWords.test(title) && title.toLowerCase().includes(words.toLowerCase());
}

/** "Inflation to pupils of fifteen": where a question is explained to somebody, they are not what it is of. */
function tellsWhom(words: string, title: string, { brief: { audience } }: TitleSources): boolean {
  return (
    audience !== undefined &&
    questionWords.test(title) &&
    words.includes(audience) &&
    !title.toLowerCase().includes(audience.toLowerCase())
  );
}

/** "Hydrogen with history": what a deck on hydrogen is to cover first is no part of its title. */
function tellsPart(words: string, title: string, { brief: { parts } }: TitleSources): boolean {
  const [own, less] = [words.toLowerCase(), title.toLowerCase()];
  const rest = own.startsWith(`${less} `) ? own.slice(less.length + 1) : "";
  const [, named] = /^\p{L}{1,9}\s(.+)$/u.exec(rest) ?? [];
  return named !== undefined && parts.length > 1 && parts.some(({ text }) => text.toLowerCase() === named);
}

/**
 * Returns what a deck is on in place of words that name one of its parts or say how long it is: "tides: why they happen, …" is on
 * tides, "Ten slides, for a refillable deodorant" on that; undefined where the words are a title.
 */
function nameInstead(words: string, { brief: { parts, topic: asked } }: TitleSources): string | undefined {
  const small = words.toLowerCase();
  const whole = asked?.includes("\n") === true ? undefined : tidyTitle(asked);
  // "Poema comentado" is the part "un poema comentado".
  if (parts.length > 1 && parts.some(({ text }) => ` ${text.toLowerCase()}`.endsWith(` ${small}`)))
    return whole?.toLowerCase() === small ? undefined : whole;
  const [length] = findCounts(words);
  if (length === undefined || (length.kind !== "slides" && length.kind !== "minutes")) return undefined;
  const tokens = readTokens(words);
  const leads = bitOf("about") | bitOf("forWhom");
  const classes = readWordClasses(tokens);
  const lead = tokens.findLastIndex(
    ({ start }, index) => start >= length.end && ((classes[index] ?? 0) & leads) !== 0,
  );
  const rest = lead === -1 ? undefined : tidyTitle(words.slice(tokens[lead]?.end));
  return rest ?? whole;
}

/** Words that open a question of their own and no clause within another sentence. */
const asking =
  /^(?:(?:what|who|where) (?:is|are|was|were)|(?:how|why|when|where) (?:do|does|did|is|are|can|should)|(?:was|wer) (?:ist|sind|war)|qu['’]est-ce|(?:che )?cos['’]è|wat (?:is|zijn)|vad är|hvad er|hva er|что такое|що таке)\s/iu;

function withQuestionMark(title: string): string {
  return asking.test(title) && /[\p{L}\p{M}\p{Nd})]$/u.test(title) ? `${title}?` : title;
}

/** {@link readDeckTitle}, be it given or guessed. */
export function chooseDeckTitle(sources: TitleSources): string | undefined {
  const { title, guess } = readDeckTitle(sources);
  return title ?? guess;
}

/** Returns the title of the surest rule that reads more than the name of a kind of document. */
export function findSurestTitle(said: readonly SaidTitle[]): string | undefined {
  return said.find(({ text }) => !isBare(text))?.text;
}

/** Returns what each rule reads, the surest first: candidates for the ranker, and features of all others. */
export function readSaidTitles(sources: TitleSources): readonly SaidTitle[] {
  return Object.entries({ ...given, ...guessed }).flatMap(([rule, find]) => {
    const text = tidyTitle(find(sources));
    const isTitle = text !== undefined && endOfGreeting(text) === 0 && !isNoTitle(text, sources.language);
    return isTitle ? [{ rule, text }] : [];
  });
}

/** "About the trip to Rome": the word that leads to a topic is no part of it; where nouns have cases, it stays for theirs. */
function withoutAbout(title: string, { language, text }: TitleSources): string {
  if (inCases.test(language) || from.test(title) || text.includes(title)) return title;
  const [first, second] = readTokens(title.slice(0, longestLead));
  const [classes = 0] = readWordClasses(first === undefined ? [] : [first]);
  const leads = second !== undefined && (classes & bitOf("about")) !== 0 && title.split(" ").length > 2;
  return leads ? (tidyTitle(title.slice(second.start)) ?? title) : title;
}

const longestLead = 40;
/** "From grain to bread" is whole. */
const from = /^(?:from|vom|von|du|de|del|dal|da|do|van|från|fra)\s/iu;

/** Where a short title is said with its name or place in the matter, it takes these: "Cykelvägen mellan Åsby och Holm". */
function withWhere(title: string, { units }: TitleSources): string {
  if (title.includes(" ") || title.length < 4 || !/^\p{L}+$/u.test(title)) return title;
  const after = new RegExp(
    `(?<![\\p{L}\\p{M}])${title}(?: (?:(?:\\p{Ll}{1,7} )?\\p{Lu}[\\p{L}\\p{M}'’-]+)){1,4}`,
    "iu",
  );
  for (const { role, text } of units.slice(0, 60)) {
    if (role !== "content" && role !== "request") continue;
    const found = after.exec(text.slice(0, 400))?.[0];
    // The flag for the title's own case must not let small words pass for names.
    const words = found?.slice(title.length) ?? "";
    const names = /^(?: (?:\p{Ll}{1,7} )?\p{Lu}[\p{L}\p{M}'’-]+){1,4}/u.exec(words)?.[0];
    if (names !== undefined && !/^ (?:is|was|ist|war|est|es|è|är|er|och|and|und) /u.test(names))
      return `${title}${names}`;
  }
  return title;
}
