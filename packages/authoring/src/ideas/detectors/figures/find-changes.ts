import type { TableRow } from "@lectern/deck";
import { changeWordsOf } from "../../../structure/formats/table-words.ts";
import { contrasts, past, present, wasBefore } from "../../../text/lexicon/change-words.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import { namesNobody } from "../../../text/sentences/stands-alone.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type SectionContext, scores } from "../../exhibits.ts";
import { unitOf } from "./data-table.ts";

/** What something was, and what it is. */
export interface Change {
  readonly name: string;
  readonly before: string;
  readonly now: string;
  /** What is said behind the values: "on 1 March". */
  readonly behind?: string;
}

/** Reads the change that a clause tells; beside another one fewer words are needed: "Seniors 64 to 66". */
type ReadChange = (clause: string, isBeside?: boolean) => Change | undefined;

const longestClause = 130;
const longestName = 60;
const fewestChanges = 2;
const mostChanges = 8;

/** Returns the value that a clause holds against what it was: "612 readers, against 548 in 2023", "opens at 15:30 instead of 16:30". */
export function readContrast(clause: string, language: string): Change | undefined {
  if (countColumns(clause) > longestClause) return undefined;
  const [first, second, ...more] = readAmounts(clause, language);
  if (first === undefined || second === undefined || more.some(({ unit }) => unit !== "%")) return undefined;
  if (
    first.value === second.value ||
    (first.start === 0 && second.end === clause.length && first.end + 3 >= second.start)
  )
    return undefined;
  const isAlike = unitOf(first) === unitOf(second) || unitOf(first) === "" || unitOf(second) === "";
  const between = clause.slice(first.end, second.start);
  const behind = clause.slice(second.end);
  const lead = clause.slice(0, first.start);
  // "Last year 14, this year 9", "14 last year and 9 now": what was stands first.
  const isReversed = (past.test(lead) && present.test(between)) || isOfFirst(between);
  const isContrast =
    isReversed ||
    contrasts.test(between) ||
    past.test(between) ||
    wasBefore.test(between) ||
    past.test(behind);
  // A budget is not what it was before, and "31 % and flour 12 %" is of two things.
  if (!isAlike || !isContrast || planned.test(between) || ofAnother.test(between)) return undefined;
  const name = nameOf(lead, between);
  if (name === undefined || namesNobody(name)) return undefined;
  const [one, other] = [
    clause.slice(first.start, first.end).trim(),
    clause.slice(second.start, second.end).trim(),
  ];
  return isReversed ? { name, before: one, now: other } : { name, before: other, now: one };
}

/** Says whether what tells an earlier time belongs to the value before it: "14 falls last year, 9 this year". */
function isOfFirst(between: string): boolean {
  const found = past.exec(between);
  const behind = between.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  return found !== null && !/[,;:(\uFF08–—]/u.test(between.slice(0, found.index)) && opensSecond.test(behind);
}

const opensSecond =
  /^\s?[,;，；、]|^\s(?:and|but|then|und|aber|dann|et|puis|mais|y|e|ma|en|maar|och|men|og|i|oraz|ale|и|а)\s/iu;

const ofAnother =
  /\s(?:and|und|et|y|en|och|og|oraz|и) (?:(?!last|vor|im|in|dans|el|året|в|was|war)\p{L}{3,})(?:\s\p{L}+)?\s$/iu;

/** What a value was meant to be. */
const planned =
  /(?<![\p{L}\p{M}])(?:budget|target|goal|forecast|estimated?|plan(?:ned)?|expected|limit|ziel|soll|planwert|geplant\p{L}*|erwartet\p{L}*|objectif|prévus?|prévues?|prévisions?|presupuest\p{L}+|previst[oaie]s?|objetivo|meta|obiettivo|preventiv\p{L}+|orçament\p{L}+|begroot|begroting|doel|gepland\p{L}*|budżet\p{L}*|plan(?:u|owan\p{L}+)|budgeten|mål(?:et)?|бюджет\p{L}*|план\p{L}*|цел[ьи])(?![\p{L}\p{M}])|预算|目标|计划|予算|目標|計画|예산|목표/iu;

/** The noun behind the first value, or what stands before it. */
function nameOf(lead: string, between: string): string | undefined {
  const [told = ""] = between.replace(contrasts, ";").split(/[,(;]/u);
  const noun =
    /^\s((?:(?!of\s|de\s|in\s)\p{L}{3,}\s?){1,3})/u
      .exec(told.replace(past, ";").split(";")[0] ?? "")?.[1]
      ?.trim() ?? "";
  const said = lead
    .replace(past, "")
    .replace(/[\s,:;(–—-]+$/u, "")
    .replace(/^.*[,;:]\s/u, "")
    .trim();
  const words = noun !== "" && !past.test(noun) ? noun : said;
  const name = words
    .replace(
      /\s(?:is|was|are|were|of|by|from|to|ist|war|von|auf|est|de|à|es|fue|del?|un|è|di|é|och|är|er|z|na)$/iu,
      "",
    )
    .trim();
  return /\p{L}{3}/u.test(name) && countColumns(name) <= longestName ? capitalise(name) : undefined;
}

const mostFigures = 3;
const mostSentences = 3;
const longestRest = 200;
const longestTitle = 90;

/** Returns the one to three values that a few sentences hold against what they were, large, with what else the sentences say below them. */
export function findChangeWithRest(
  sentences: readonly string[],
  heading: string,
  readChange: ReadChange,
): Exhibit | undefined {
  if (sentences.length > mostSentences) return undefined;
  const read = sentences.flatMap((sentence) => {
    const change = readChange(sentence.replace(/[.。]$/u, ""));
    const clauses = change === undefined ? changesIn(sentence, readChange) : [];
    return clauses.length > 0 ? clauses : [{ sentence, change }];
  });
  const changes = read.flatMap(({ change }) => change ?? []);
  const title = heading === "" ? titleOf(read) : undefined;
  const rest = read.filter(
    ({ sentence, change }) => sentence !== title && (change === undefined || saysMore(sentence, change)),
  );
  const takeaway = rest
    .map(({ sentence }, index) => (index + 1 < rest.length ? closed(sentence) : sentence))
    .join(" ");
  const isFew = changes.length > 0 && changes.length <= mostFigures && changes.length * 2 >= read.length;
  if (!isFew || countColumns(takeaway) > longestRest || /[:\uFF1A]$/u.test(takeaway)) return undefined;
  const figures = changes.map(({ name, before, now }) => ({ value: `${before} → ${now}`, label: name }));
  if (figures.some(({ value }) => countColumns(value) > longestValue)) return undefined;
  const below = takeaway === "" ? {} : { takeaway: toRichText(takeaway) };
  return {
    body: { kind: "numbers", figures, ...below },
    score: scores.told,
    ...(title === undefined ? {} : { title: title.replace(/[.。]$/u, "") }),
  };
}

function closed(sentence: string): string {
  return /[\p{L}\p{M}\p{Nd}%)]$/u.test(sentence) ? `${sentence}.` : sentence;
}

/** "A rose from 46 to 580, B from 6 to 15, and C is back": the clauses of a sentence, two of which tell a change. */
function changesIn(
  sentence: string,
  readChange: ReadChange,
): readonly { readonly sentence: string; readonly change: Change | undefined }[] {
  const clauses = sentence.replace(/[.。]$/u, "").split(/[;,]\s(?=\p{L})/u);
  const read: { sentence: string; change: Change | undefined }[] = [];
  for (const clause of clauses) {
    const words = clause.replace(/^(?:and|und|et|y|e|en|och|og|i|и) /iu, "");
    const change = readChange(
      words,
      read.some((other) => other.change !== undefined),
    );
    const last = read.at(-1);
    if (change === undefined && last !== undefined && last.change === undefined)
      read[read.length - 1] = { sentence: `${last.sentence}, ${clause}`, change: undefined };
    else read.push({ sentence: capitalise(words), change });
  }
  return read.filter(({ change }) => change !== undefined).length >= fewestChanges ? read : [];
}

/** Where no heading names what changed, the first sentence that tells it does. */
function titleOf(
  read: readonly { readonly sentence: string; readonly change: Change | undefined }[],
): string | undefined {
  const first = read.find(({ change }) => change !== undefined)?.sentence;
  return first !== undefined && countColumns(first) <= longestTitle ? first : undefined;
}

const longestValue = 30;
const mostExtraWords = 4;

/** What a sentence tells beyond the name and the two values: another number, or several words. */
function saysMore(sentence: string, { name, before, now }: Change): boolean {
  const known = `${name} ${before} ${now}`.toLowerCase();
  const words = sentence.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}.,]*/gu) ?? [];
  const numbers = new Set(known.match(/\p{Nd}+/gu));
  return (
    (sentence.match(/\p{Nd}+/gu) ?? []).some((digits) => !numbers.has(digits)) ||
    words.filter((word) => word.length > 3 && !known.includes(word.toLowerCase().replace(/[.,]$/u, "")))
      .length > mostExtraWords
  );
}

const clauseMarks = /[;；]\s|,\s(?:and\s|und\s|et\s|y\s|e\s)?(?=\p{L})/u;
const fewestBeside = 3;
/** "Loaf from 4.20 to 4.60": what a span of hours does not say. */
const opensFrom = /\p{L} (?:from|von|de|da|des|van|od|från|fra|с|со|от|з|z) \P{L}{0,3}\p{Nd}/iu;

/** What each clause of a sentence tells; of three and more behind a colon fewer words are needed: "Prices: loaf 4.20 to 4.60, …". */
function changesOf(
  whole: string,
  readChange: ReadChange,
  isBeside: boolean,
): readonly (Change | undefined)[] {
  const told = whole.split(clauseMarks).map((part) => readChange(part, isBeside));
  const listed = whole.slice(whole.indexOf(": ") + 2).split(clauseMarks);
  const areMoves = whole.includes(": ") && listed.length >= fewestBeside && opensFrom.test(listed[0] ?? "");
  return told.includes(undefined) && areMoves ? listed.map((part) => readChange(part, true)) : told;
}

/** Returns the table of what two and more clauses in a row tell of then and now, and how many sentences tell it. */
export function findChanges(
  sentences: readonly string[],
  from: number,
  { heading, language }: SectionContext,
  readChange: ReadChange,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  const changes: Change[] = [];
  let count = 0;
  for (const sentence of sentences.slice(from, from + mostChanges)) {
    const whole = sentence.replace(/[.。]$/u, "");
    const isBeside = changes.length > 0;
    const one = readChange(whole, isBeside);
    const parts = one === undefined ? changesOf(whole, readChange, isBeside) : [one];
    const told = parts.filter((part) => part !== undefined);
    if (told.length === 0 || told.length < parts.length || (one === undefined && told.length < fewestChanges))
      break;
    changes.push(...told);
    count += 1;
  }
  const words = changeWordsOf(language);
  const names = new Set(changes.map(({ name }) => name));
  // Two of one sentence stand large.
  if (count === 1 && changes.length === fewestChanges) return undefined;
  if (changes.length < fewestChanges || changes.length > mostChanges || names.size < changes.length)
    return undefined;
  const rows = changes.map(
    ({ name, before, now }): TableRow => ({ cells: [name, before, now].map((cell) => toRichText(cell)) }),
  );
  const columns = [
    { heading: "" },
    { heading: words.before, alignment: "end" as const },
    { heading: words.now, alignment: "end" as const },
  ];
  const [lead = ""] = (sentences[from] ?? "").split(": ", 1);
  const isNamed = count === 1 && heading === "" && lead.length < (sentences[from] ?? "").length;
  const title = isNamed && countColumns(lead) <= longestTitle ? { title: capitalise(lead) } : {};
  return { exhibit: { body: { kind: "table", columns, rows }, score: scores.setOut, ...title }, count };
}
