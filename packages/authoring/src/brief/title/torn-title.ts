import { findTerms, termBit } from "../../text/lexicon/find-terms.ts";
import { readTokens, type Token } from "../../text/words/tokens.ts";
import { stopwordsOf } from "../../text/words/words.ts";
import {
  choices,
  closingVerbs,
  cutVerbs,
  deckSizes,
  fillers,
  firstPersons,
  nextDayWords,
  screenWords,
  showingVerbs,
} from "../lexicon/torn-words.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { createWordList, type WordList } from "../word-list.ts";
import { questionWords } from "./from-topic.ts";
import { isMonth } from "./ordinal-end.ts";

const showing = createWordList(showingVerbs);
const cut = createWordList(cutVerbs);
const sizes = createWordList(deckSizes);
const closing = createWordList(closingVerbs);
const screens = createWordList(screenWords);
const nextDays = createWordList(nextDayWords);
const byLanguage = new Map<Readonly<Record<string, string>>, Map<string, WordList>>();

/** Returns the words of a language from a table of them. */
function wordsOf(table: Readonly<Record<string, string>>, language: string): WordList {
  const lists = byLanguage.get(table) ?? new Map<string, WordList>();
  byLanguage.set(table, lists);
  const base = language.split("-", 1)[0] ?? "";
  const list = lists.get(base) ?? createWordList(table[base] ?? "");
  lists.set(base, list);
  return list;
}

/** Says whether a word, in lower case, is a verb by which a request says what slides are to do with their topic. */
export function isShowingVerb(word: string): boolean {
  return showing.has(word);
}

const hour = /^(?:\p{Nd}{1,2}[:.h]\p{Nd}{2}|\p{Nd}{1,2}\s?(?:am|pm|uhr|h)(?!\p{L}))/iu;
const deck = termBit("deck");
const leadsOn = bitOf("forWhom") | bitOf("about");

/**
 * Says whether words are torn out of a sentence, a row or an order, whatever stands around them: "So i own a shop", "19:30 in der
 * Aula", "Stall | sat", "Explain to my team (customer", "Slides for the memorial".
 */
export function isTornText(title: string, language: string): boolean {
  if (hour.test(title) || isRow(title) || !isClosed(title)) return true;
  const tokens = readTokens(title);
  const words = tokens.filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text));
  const first = words[0]?.small ?? "";
  const isQuestion = questionWords.test(title);
  if (!isQuestion && words.some(({ small }) => wordsOf(firstPersons, language).has(small))) return true;
  if (words.length > 1 && wordsOf(fillers, language).has(first)) return true;
  return (
    opensWithScreen(words, language) ||
    opensWithDeck(title, words, language) ||
    nextDays.has(words.at(-1)?.small ?? "")
  );
}

/** "Stall | sat": cells of a word or two, or more than two of them. */
function isRow(title: string): boolean {
  const cells = title.split(/\s\|\s|\t/u);
  return cells.length > 2 || (cells.length === 2 && cells.every((cell) => cell.split(" ").length < 3));
}

function isClosed(title: string): boolean {
  const count = (mark: RegExp): number => (title.match(mark) ?? []).length;
  return count(/[(（[]/gu) === count(/[)）\]]/gu);
}

/** "The telly in the dairy": where slides are seen, before the place of it. */
function opensWithScreen(words: readonly Token[], language: string): boolean {
  const [first, second] = words;
  const isArticle = first !== undefined && (classOf(first.small) & bitOf("article")) !== 0;
  const [screen, next] = isArticle ? [second, words[2]] : [first, second];
  if (screen === undefined || !screens.has(screen.small)) return false;
  return next === undefined ? isArticle : stopwordsOf(language).has(next.small);
}

/** "A short presentation for …", "Präsi zu …": what is to be made, and then whom it is for or what it is about. */
function opensWithDeck(title: string, words: readonly Token[], language: string): boolean {
  const term = findTerms(title).find(({ classes }) => (classes & deck) !== 0);
  if (term === undefined) return false;
  const before = words.filter(({ start }) => start < term.start);
  const [next] = words.filter(({ start }) => start >= term.end);
  if (next === undefined) return before.length > 0 && before.every(({ small }) => sizes.has(small));
  const isLed = before.every(
    ({ small, text }) =>
      sizes.has(small) || /^\p{Nd}+$/u.test(text) || (classOf(small) & bitOf("article")) !== 0,
  );
  return isLed && ((classOf(next.small) & leadsOn) !== 0 || stopwordsOf(language).has(next.small));
}

function classOf(word: string): number {
  return readWordClasses(readTokens(word))[0] ?? 0;
}

/** Where a run of words stands: the words of its unit, and which of them it has. */
export interface TitlePlace {
  readonly tokens: readonly Token[];
  readonly first: number;
  readonly last: number;
  /** Of the unit. */
  readonly role: string;
}

/** Says whether words are torn from what stands beside them: "Bus" of "bus or train", "Night bonus 25" of "25 %", "Puppy course starts". */
export function isTornFrom({ tokens, first, last, role }: TitlePlace, language: string): boolean {
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  const isChoice = (token: Token | undefined): boolean =>
    token !== undefined && wordsOf(choices, language).has(token.small);
  if (isChoice(before) || isChoice(after)) return true;
  const end = tokens[last];
  if (end === undefined || after === undefined)
    return isTornWithin(tokens.slice(first, last + 1), role, language);
  if (/\p{Nd}$/u.test(end.text) && after.start === end.end && /^[\p{L}%‰°€$£¥]/u.test(after.text))
    return true;
  if (last > first && cut.has(end.small) && /^[\p{L}\p{Nd}]/u.test(after.text)) return true;
  if (last === first && /['’]s$/u.test(end.text)) return true;
  return isTornWithin(tokens.slice(first, last + 1), role, language);
}

const given: ReadonlySet<string> = new Set(["heading", "title"]);
const mostFigures = 1;

/** An order to show something, a statement without its subject, or values of several measures. */
function isTornWithin(tokens: readonly Token[], role: string, language: string): boolean {
  if (given.has(role)) return false;
  const [first] = tokens;
  const end = tokens.at(-1);
  if (first === undefined || end === undefined) return true;
  if (tokens.length > 1 && (showing.has(first.small) || cut.has(first.small)))
    return role !== "content" || cut.has(first.small);
  if (role === "request" && tokens.length > 1 && closing.has(end.small)) return true;
  return tokens.filter((_, index) => isValue(tokens, index, language)).length > mostFigures;
}

/** A figure of its own: no year, no date, not the other end of a change ("96 to 114"); a year is one beside another ("2021 4100"). */
function isValue(tokens: readonly Token[], index: number, language: string): boolean {
  const { text = "" } = tokens[index] ?? {};
  if (!figure.test(text)) return false;
  const isBeside = figure.test(tokens[index - 1]?.text ?? "") || figure.test(tokens[index + 1]?.text ?? "");
  if (year.test(text)) return isBeside;
  const isEnd =
    /^\p{L}{1,3}$/u.test(tokens[index - 1]?.text ?? "") && figure.test(tokens[index - 2]?.text ?? "");
  return !isEnd && !isOfDate(tokens, index, language);
}

const figure = /^\p{Nd}/u;
const year = /^(?:19|20)\p{Nd}{2}$/u;

/** "12 May", "12.–14. Mai", "May 12", "20.4.": a figure beside the name of a month, or a date. */
function isOfDate(tokens: readonly Token[], index: number, language: string): boolean {
  const { text = "" } = tokens[index] ?? {};
  if (/^\p{Nd}{1,4}[./-]\p{Nd}{1,2}(?:[./-]\p{Nd}{2,4})?$/u.test(text)) return true;
  const next = tokens.slice(index + 1).find(({ text: mark }) => !/^[.–—-]$/u.test(mark));
  const before = tokens[index - 1]?.text ?? "";
  const isRange =
    next !== undefined && figure.test(next.text) && /^[.–—-]$/u.test(tokens[index + 1]?.text ?? "");
  return isRange || isMonth(next?.text ?? "", language) || isMonth(before, language);
}
