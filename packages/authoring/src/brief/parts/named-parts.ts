// a sentence that asks -> what it names as a part by its grammar alone: what goes on a row ("then the rules"), what a drawing is to
// show ("a chart of the calls"), what is to have a form ("the prices as columns"), what heads the matter behind it.
import { isBareHeading } from "../../text/languages/labels.ts";
import { atEndWords, firstWords, sequenceWords, unspacedNext } from "../../text/lexicon/part-words.ts";
import { rememberRecent } from "../../text/remember-recent.ts";
import { overlap } from "../../text/span.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { settingVerbs } from "../lexicon/drawn-words.ts";
import { strongIncludeWords } from "../lexicon/include-words.ts";
import { bareSlideNouns, oneSlideNouns, oneWords } from "../lexicon/own-slide-words.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { formAhead, readDrawn, withoutForm } from "./drawn-parts.ts";
import { readSlideLeads } from "./own-slides.ts";
import { joints, type NamedPart, name, opensQuestion, orderVerbs, partAt } from "./part-names.ts";

const longestRead = 1_500;
const clauseStart = /^|[.!?:;,)。！？…]\s{1,2}|\n\s{0,2}/gu;
const joint = `(?:${joints}\\s)?`;
const sequence = new RegExp(`${joint}(?:${firstWords}|${sequenceWords})[\\s,]{1,2}`, "iuy");
const unspacedSequence = new RegExp(`(?<=^|[，。；！？\\n])(?:${unspacedNext})(?:是|来一页|來一頁|は)`, "gu");
/** In these languages it may also be an adjective: "next year", "first aid". */
const mayBeAdjective = /^(?:(?:and|then)\s)?(?:next|first|erst|prima|primero|primeiro|først|först)[\s,]/iu;

/** Returns the parts that the grammar of a text names, in its order; none of them overlap. */
export function readNamedParts(text: string): readonly NamedPart[] {
  return readOnce(text, "");
}

const readOnce = rememberRecent(readAll);

function readAll(text: string): readonly NamedPart[] {
  const words = text.slice(0, longestRead);
  // What has a form is told with it.
  const found = [
    ...readDrawn(words),
    ...readSequenced(words),
    ...readHeaded(words),
    ...readLed(words),
    ...readSlideQuestions(words),
  ].sort((one, other) => one.start - other.start);
  return found.filter((part, index) => found.findIndex((other) => overlap(other, part)) === index);
}

/** Where clauses open with a pattern that sticks. */
function atClauses(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return [...text.matchAll(clauseStart)].flatMap(({ index, 0: { length } }) => {
    pattern.lastIndex = index + length;
    const found = pattern.exec(text);
    return found === null ? [] : [found];
  });
}

function readSequenced(text: string): readonly NamedPart[] {
  const spaced = atClauses(text, sequence).flatMap(({ index, 0: lead }) => {
    const start = index + lead.length;
    const part = partAt(text, start, withoutForm(name.exec(text.slice(start))?.[0] ?? ""));
    const isOpen =
      opensName(part?.text ?? "") ||
      ((!mayBeAdjective.test(lead) || /,\s?$/u.test(lead)) && !order.test(part?.text ?? ""));
    return part !== undefined && isOpen && endsThere(text, part.end) ? [part] : [];
  });
  const unspaced = [...text.matchAll(unspacedSequence)].flatMap(({ index, 0: lead }) => {
    const start = index + lead.length;
    const own = name.exec(text.slice(start))?.[0] ?? "";
    return own.length <= longestUnspaced ? (partAt(text, start, own) ?? []) : [];
  });
  return [...spaced, ...unspaced];
}

const longestUnspaced = 14;
/** "Then list the keys" is an order. */
const order = new RegExp(
  `^(?:${settingVerbs}|${strongIncludeWords}|list|tell|talk|say|print|send|write|go)\\s`,
  "iu",
);

const sentence = /(?<=^|[.!?。！？…]\s{1,2}|\n)[^.!?\n。！？…:：]{3,120}[:：]\s*$/gu;

/** "One slide on what to do when you see one:" */
function readLed(text: string): readonly NamedPart[] {
  return readSlideLeads(text).flatMap(({ end }) => {
    const part = partAt(text, end, name.exec(text.slice(end))?.[0] ?? "");
    return part !== undefined && headsMatter.test(text.slice(part.end)) ? [part] : [];
  });
}

const headsMatter = /^(?:[\s,][^.!?:：\n]{0,60})?[:：](?:\s|$)/u;

/** Returns what heads a list that follows on a text: "then what to bring, for parents:". */
export function readHeadOf(text: string): NamedPart | undefined {
  return readNamedParts(text).findLast(({ end }) => headsMatter.test(text.slice(end)));
}

const slideQuestion = new RegExp(
  `${joint}(?:(?:${oneWords})\\s(?:${oneSlideNouns})|${bareSlideNouns})\\s(?=[^:.!?\\n]{3,60}[:：])`,
  "iuy",
);

/** "A slide what to bring: …" */
function readSlideQuestions(text: string): readonly NamedPart[] {
  return atClauses(text, slideQuestion).flatMap(({ index, 0: lead }) => {
    const start = index + lead.length;
    const part = partAt(text, start, name.exec(text.slice(start))?.[0] ?? "");
    return part !== undefined && opensQuestion(part.text) ? [part] : [];
  });
}

/** "And the stories:", "add the risks, they will ask:": what opens a sentence that ends with a colon heads the matter behind it. */
function readHeaded(text: string): readonly NamedPart[] {
  return [...text.matchAll(sentence)].flatMap(({ index, 0: words }) => {
    const start = index + (orderVerbs.exec(words)?.[0].length ?? 0);
    const part = partAt(text, start, withoutForm(name.exec(text.slice(start))?.[0] ?? ""));
    const isHead =
      part !== undefined &&
      (mayHead(part.text) || (part.start === index && isLoneHead(part.text, text.slice(part.end)))) &&
      endsThere(text, part.end);
    return isHead && !isBareHeading(part.text) ? [part] : [];
  });
}

const definite =
  /^(?:the|our|my|your|his|her|their|die|der|das|unser\p{L}{0,2}|meine?|ihre?|le|la|les|l['’]|nos|notre|mes|mon|ma|ses|leurs?|el|los|las|nuestr\p{L}+|mis?|sus?|o|a|os|as|noss\p{L}+|il|lo|gli|i|de|het|onze|mijn|våra?|vores|nasz\p{L}*)(?<=['’]|(?=\s))/iu;
const mostWordsOfHead = 4;

/** "Rules, one line each:" */
function isLoneHead(words: string, rest: string): boolean {
  return /^\p{Lu}\p{L}{3,}$/u.test(words) && rest.startsWith(",") && !placed.test(words);
}

const placed = new RegExp(`^(?:${firstWords}|${sequenceWords}|${atEndWords}|last|letztens|last one)$`, "iu");

function mayHead(words: string): boolean {
  return (definite.test(words) && words.split(/\s+/u).length <= mostWordsOfHead) || opensQuestion(words);
}

/** "The rules", "our plan", "what changes". */
function opensName(text: string): boolean {
  const [own = 0] = readWordClasses(readTokens(text.slice(0, 40)));
  return (own & bitOf("article")) !== 0 || opensQuestion(text);
}

/** A mark or a form stands behind a name; a longer clause tells something. */
function endsThere(text: string, end: number): boolean {
  return /^\s?(?:$|[,;:.!?()\n–—])/u.test(text.slice(end)) || formAhead.test(text.slice(end));
}
