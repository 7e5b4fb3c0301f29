import type { RichText } from "@lectern/deck";
import { type Idea, type Passage, pointsOf } from "../ideas/ideas.ts";
import type { Block, HeadingBlock } from "../structure/blocks.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { readWholeDate } from "../text/numbers/read-dates.ts";
import { clauseWithin } from "../text/sentences/clause-within.ts";
import { splitSentences } from "../text/sentences/sentences.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { hasNoVerb } from "../text/sentences/subject-of.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { readLabel } from "../text/words/labelled.ts";
import { segmentWords, stopwordsOf } from "../text/words/words.ts";

/** The title of a deck, and the heading that it was, which then opens no slide of its own. */
export interface ChosenTitle {
  readonly title: string;
  readonly heading?: HeadingBlock;
}

const longestTitle = 110;
/** What a text is about it says within its first pages. */
const longestForTerms = 8_000;
const subjectLabels =
  /^(?:company|project|product|topic|title|subject|projekt|thema|titel|produkt|unternehmen|firma|projet|sujet|titre|produit|entreprise|proyecto|tema|título|producto|empresa|проект|тема|компания|項目|项目|主题|件名|テーマ)$/iu;

/**
 * Returns the title that a text gives itself: its front matter, its only highest heading or first line, what it names as
 * its subject; or the one the instruction names. Undefined where there is none of these.
 */
export function chooseTitle(
  blocks: readonly Block[],
  asked: string | undefined,
  frontMatter?: string,
): ChosenTitle | undefined {
  if (asked !== undefined) return titleAsAsked(blocks, asked);
  if (frontMatter !== undefined) return { title: clip(frontMatter, longestTitle) };
  const heading = titleHeading(blocks);
  if (heading !== undefined) return { title: clip(toPlainText(heading.text), longestTitle), heading };
  const labelled = labelledSubject(blocks);
  if (labelled !== undefined) return { title: clip(labelled, longestTitle) };
  return undefined;
}

/** The heading above the whole text opens no slide of its own then either. */
function titleAsAsked(blocks: readonly Block[], title: string): ChosenTitle {
  const heading = titleHeading(blocks);
  const isAbove = heading !== undefined && (isSaidBy(title, heading) || isHighest(heading, blocks));
  return { title: clip(title, longestTitle), ...(isAbove ? { heading } : {}) };
}

/** The heading has the words of the title, or the title those of the heading. */
function isSaidBy(title: string, { text }: HeadingBlock): boolean {
  const [one, other] = [title.toLowerCase(), toPlainText(text).toLowerCase()];
  return one.includes(other) || other.includes(one);
}

/** Other headings stand below it; one of a row of headings, or right above a list, opens its own part. */
function isHighest(heading: HeadingBlock, blocks: readonly Block[]): boolean {
  if (blocks[blocks.indexOf(heading) + 1]?.kind === "list") return false;
  return !blocks.some(
    (block) => block.kind === "heading" && block !== heading && block.level <= heading.level,
  );
}

/**
 * Returns the sentence that says most of a text without a title, if one is short enough: one from
 * the beginning, rather a general one than one with dates and figures; else how the text begins.
 */
export function titleFromIdeas(ideas: readonly Idea[]): string | undefined {
  const points = ideas.filter(({ exhibit }) => exhibit?.steps === undefined).flatMap(pointsOf);
  const [first] = points;
  const defined = first?.kind === "sentence" ? definedTerm(first.text) : undefined;
  if (defined !== undefined) return defined;
  if (first !== undefined && /[?\uFF1F]$/u.test(first.text) && isTitleLength(countColumns(first.text)))
    return first.text;
  const words = first?.kind === "sentence" ? first.text.replace(/[.。]$/u, "") : "";
  if (isTitleLength(countColumns(words)) && words.includes(" ") && /\p{Lu}/u.test(words) && hasNoVerb(words))
    return words;
  const opening = ideas
    .slice(0, 1)
    .flatMap(pointsOf)
    .filter(({ kind, text }) => kind === "sentence" && standsAlone(text) && readLabel(text) === undefined)
    .slice(0, sentencesOfOpening);
  const short = opening.filter((passage) =>
    isTitleLength(
      countColumns(toPlainText(passage.point?.text ?? [])),
      passage === first ? longestOpening : undefined,
    ),
  );
  const worth = (passage: Passage): number =>
    passage.score * (passage === first ? openingFactor : /[\p{Nd}"“«「]/u.test(passage.text) ? 0.4 : 1);
  const [best] = [...short].sort((one, other) => worth(other) - worth(one));
  const chosen = best ?? opening[0] ?? first;
  if (chosen?.point === undefined) return undefined;
  const said = chosen.point.lead ?? toPlainText(chosen.point.text);
  return clauseWithin(said.replace(/…$/u, ""), longestTitle);
}

const articles = "the|der|die|das|l['’]|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|de|het";
const isA =
  "(?:is|are) (?:an?|the|one of)|ist (?:eine?|der|die|das)|sind (?:die )?|est (?:une?|le|la|l['’])|sont (?:des|les)|es (?:una?|el|la)|son (?:los|las|unos|unas)|è (?:una?|un['’]|il|lo|la)|sono (?:i|gli|le)|é (?:uma?|o|a)|são (?:os|as)|is (?:een|de|het)|zijn de|är (?:en|ett)|er (?:en|et|ein|ei)|[—–] это";
const definition = new RegExp(
  `^(?:(?:${articles})\\s?)?((?:[\\p{L}\\p{M}\\p{Nd}'’-]+ ){1,4}?)(?:${isA})(?![\\p{L}\\p{M}])`,
  "iu",
);
const eastAsianDefinition = /^([^\s，。、は]{2,16}?)(?:とは|是一(?:种|種|个|個|项|項))/u;
const pointing =
  /^(?:it|this|that|these|those|there|here|he|she|they|we|you|i|our|my|your|his|her|their|its|one|what|who|all|some|dies\p{L}*|das|es|er|sie|wir|ihr|unser\p{L}*|mein\p{L}*|ce|cette|il|elle|nous|notre|mon|ma|esto|este|esta|nuestr\p{L}*|mi|questo|questa|nostr\p{L}*|isto|este|esta|noss\p{L}*|dit|dat|ons|onze|det|den|vår\p{L}*|to|это|этот|эта|наш\p{L}*)(?![\p{L}\p{M}])/iu;

/** "Photosynthesis is the process by which …": what a first sentence says the nature of is what the text is about. */
function definedTerm(sentence: string): string | undefined {
  if (pointing.test(sentence)) return undefined;
  const term = (definition.exec(sentence)?.[1] ?? eastAsianDefinition.exec(sentence)?.[1])?.trim();
  return term === undefined || term.length < 3 || /\p{Nd}{3}/u.test(term) ? undefined : capitalise(term);
}

/** How a text begins is mostly what it is about. */
const openingFactor = 2;
const sentencesOfOpening = 4;
const longestOpening = 105;

function isTitleLength(columns: number, longest = 80): boolean {
  return columns >= 20 && columns <= longest;
}

/** Returns the words that a text has most, in its own spelling: what a text without a title is about. */
export function readKeyTerms(text: string, language: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of segmentWords(text.slice(0, longestForTerms), language)) {
    if (word.length >= 4 || /[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]{2}/u.test(word)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const lower = text.slice(0, longestForTerms).toLowerCase();
  const frequent = [...counts].filter(
    ([word, count]) => count >= 3 && !/\p{Nd}/u.test(word) && !isUnit(word, lower),
  );
  return frequent
    .sort(([, one], [, other]) => other - one)
    .slice(0, 12)
    .filter(([word], index, all) => !all.slice(0, index).some(([other]) => areForms(word, other)))
    .filter(([word]) => !isMonth(word, language))
    .slice(0, 3)
    .map(([word]) => spellingOf(word, text));
}

/** What mostly stands behind figures is what they count in: euros, people, days. */
function isUnit(word: string, text: string): boolean {
  let [all, counted] = [0, 0];
  for (let place = text.indexOf(word); place !== -1; place = text.indexOf(word, place + word.length)) {
    all += 1;
    if (/\p{Nd}[\s\u00a0]?$/u.test(text.slice(Math.max(0, place - 2), place))) counted += 1;
  }
  return counted * 2 >= all;
}

/**
 * Returns the words that stand beside the word that a text has most and are frequent too, as it writes them: "Telegraph
 * cables". Undefined where no such pair is found, as in scripts without spaces.
 */
export function readKeyPhrase(text: string, language: string): string | undefined {
  const stopwords = stopwordsOf(language);
  const words = text.slice(0, longestForTerms).match(/[\p{L}\p{M}'’]{2,30}|[^\p{L}\s]/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) {
    const stem = stemOf(word);
    if (word.length >= 4 && !stopwords.has(word.toLowerCase())) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const top = Math.max(0, ...counts.values());
  let best: { readonly phrase: string; readonly worth: number } | undefined;
  for (const [index, head] of words.entries()) {
    const modifier = words[index - 1] ?? "";
    const [of, worth] = [counts.get(stemOf(head)) ?? 0, counts.get(stemOf(modifier)) ?? 0];
    // "New York": a name of two words is no subject and its head.
    if (
      of < top ||
      top < fewestOfTerm ||
      worth < 3 ||
      /^\p{Lu}/u.test(head) ||
      stemOf(head) === stemOf(modifier)
    )
      continue;
    // A plural names the thing at large.
    const sum = worth + (head.length > stemOf(head).length ? 0.5 : 0);
    if (best === undefined || sum > best.worth) best = { phrase: `${modifier} ${head}`, worth: sum };
  }
  return best === undefined ? undefined : capitalise(best.phrase);
}

const fewestOfTerm = 6;

function stemOf(word: string): string {
  return word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, "");
}

/** "ship" and "ships" are one term. */
function areForms(one: string, other: string): boolean {
  return one.length >= 4 && other.length >= 4 && (one.startsWith(other) || other.startsWith(one));
}

function isMonth(word: string, language: string): boolean {
  return readWholeDate(word, language)?.precision === "month";
}

/** A name keeps its capital; a common word gets one for the list it stands in. */
function spellingOf(word: string, text: string): string {
  const place = text.toLowerCase().indexOf(word);
  const spelling = place === -1 ? word : text.slice(place, place + word.length);
  return capitalise(spelling.toLowerCase() === word ? spelling : word);
}

const pressWords =
  /^(?:for immediate release|press release|news release|media release|pressemitteilung|medienmitteilung|presseinformation|communiqué de presse|nota de prensa|comunicado de prensa|nota à imprensa|comunicado de imprensa|comunicato stampa|persbericht|пресс-релиз|新闻稿|新聞稿|プレスリリース|بيان صحفي)(?![\p{L}\p{M}])/iu;

/** Says whether a line only says that it stands above news for the press. */
export function isPressLine(line: string): boolean {
  return line.length <= 80 && pressWords.test(line.trim());
}

/** A lone highest heading, or a first one without a number before others that have one; never one made of a colon. */
function titleHeading(blocks: readonly Block[]): HeadingBlock | undefined {
  const headings = blocks.filter((block): block is HeadingBlock => block.kind === "heading");
  const highest = headings.reduce(
    (level, heading) => Math.min(level, heading.level),
    Number.POSITIVE_INFINITY,
  );
  const top = headings.filter(({ level }) => level === highest);
  const [first] = top;
  if (first === undefined || first.level > 3 || first.number !== undefined) return undefined;
  if (isOneOfSeveral(first, blocks)) return undefined;
  const isFirstBlock = blocks[0] === first;
  if (isFirstBlock && top.slice(1).every(({ number }) => number !== undefined)) return first;
  if (top.length === 1) return isFirstBlock || first.level === 1 ? first : undefined;
  return undefined;
}

/** "1 Kitchen" before "2 Laundry": the name of one part is not that of all. */
function isOneOfSeveral(heading: HeadingBlock, blocks: readonly Block[]): boolean {
  const isNumbered = ({ text }: HeadingBlock): boolean => /^\p{Nd}{1,2} \p{L}/u.test(toPlainText(text));
  return (
    isNumbered(heading) &&
    blocks.some((block) => block.kind === "heading" && block !== heading && isNumbered(block))
  );
}

function linesOf(block: Block): readonly RichText[] {
  if (block.kind === "list") return block.items.map(({ text }) => text);
  return block.kind === "paragraph" ? [block.text] : [];
}

function labelledSubject(blocks: readonly Block[]): string | undefined {
  for (const [index, block] of blocks.slice(0, 4).entries()) {
    if (block.kind === "heading" && subjectLabels.test(toPlainText(block.text))) {
      const next = blocks[index + 1];
      if (next?.kind === "paragraph") return firstSentence(toPlainText(next.text));
    }
    for (const line of linesOf(block).slice(0, 3).map(toPlainText)) {
      const label = readLabel(line);
      if (label !== undefined && subjectLabels.test(label.term))
        return firstSentence(line.slice(label.textStart));
    }
  }
  return undefined;
}

function firstSentence(text: string): string {
  const [first] = splitSentences(text, "en");
  return (first === undefined ? text : text.slice(first.start, first.end)).replace(/[.。]$/u, "");
}
