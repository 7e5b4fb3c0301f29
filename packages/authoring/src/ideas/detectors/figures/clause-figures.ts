import type { Figure } from "@lectern/deck";
import { labelsOf } from "../../../text/languages/labels.ts";
import { movingVerbs } from "../../../text/lexicon/change-words.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import { type DatePlace, readDates } from "../../../text/numbers/read-dates.ts";
import { namesNobody } from "../../../text/sentences/stands-alone.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type SectionContext, scores } from "../../exhibits.ts";
import { toEntries } from "../list-entries.ts";
import { type Change, findChanges, findChangeWithRest, readContrast } from "./find-changes.ts";
import { around, createFigure, danglers, isRangeOrDate, qualifiers } from "./find-figures.ts";
import { withShare } from "./share-of.ts";

const mostFigures = 4;

const mostClauses = 6;
const longestClause = 52;
const mostWordsBefore = 3;
const mostWordsBehind = 7;

/** Returns the figures of a text whose clauses each tell one number and what it is of: "41 vineyards, churn under 3 %". */
export function findFiguresInClauses(clauses: readonly string[], language: string): Exhibit | undefined {
  if (clauses.length < 2 || clauses.length > mostClauses) return undefined;
  const figures = clauses.flatMap((clause) => clauseFigure(clause.trim(), language) ?? []);
  if (figures.length < clauses.length) return undefined;
  // The rest of a longer row is spoken.
  const hasChange = figures.some(({ value }) => value.includes("→"));
  if (figures.length > mostFigures && !hasChange) return undefined;
  return {
    body: { kind: "numbers", figures: figures.slice(0, mostFigures).map(withShare) },
    score: scores.told,
  };
}

/** A clause, and the figure that it tells. */
interface Told {
  readonly clause: string;
  readonly figure?: Figure;
  /** True where the figure stands amid its words, so that only all of them say what it is. */
  readonly isAmid?: boolean;
  /** True where it is a year: when something was, not how much. */
  readonly isYear?: boolean;
}

const fewestInRow = 3;
const mostInRow = 8;
const leastShare = 0.6;
const mostBeside = 2;
/** Of fewer the year beside them is one, too. */
const fewestAmounts = 2;

/**
 * Returns the row of figures that a sentence of three clauses and more tells, where most of them tell one: "revenue was $8.4M
 * (+12%), churn fell from 3.1% to 2.6%, we added 47 customers". What tells none names the row, or stands below it.
 */
export function findFigureRow(clauses: readonly string[], context: SectionContext): Exhibit | undefined {
  if (clauses.length < fewestInRow || clauses.length > mostInRow) return undefined;
  const read = clauses.map((clause) => readTold(clause.trim(), context.language));
  const told = read.filter(({ figure }) => figure !== undefined);
  if (told.length < fewestInRow || told.length < read.length * leastShare) return undefined;
  // "386 families, 52 more than in 2023, of whom …" is about one figure.
  if (read.some(({ clause }) => leans.test(clause) || goesOn.test(clause))) return undefined;
  const [opening, ...others] = read;
  const title = opening?.figure === undefined && context.heading === "" ? opening?.clause : undefined;
  return createRow(title === undefined ? read : others, title, context);
}

const leans =
  /^(?:of (?:which|whom|these|them)|up from|down from|more than|less than|davon|darunter|das sind|also|dont|soit|c['’]est-à-dire|de (?:los|las) (?:cuales|que)|es decir|di cui|cioè|dos quais|ou seja|waarvan|dus|w tym|czyli|varav|hvoraf|hvorav|из них|то есть|其中|うち|منها)(?![\p{L}\p{M}])/iu;

/** Clauses of Japanese and Korean that hang on the next one: "…高いが", "…できるため", "…비싸지만". */
const goesOn =
  /[\p{sc=Hiragana}\p{sc=Han}](?:が|ので|ため|から|れば|ても|つつ|ながら)$|(?:지만|는데|므로|니까|면서)$/u;

/** Returns the figures of two to four short sentences under a heading that tell one each, though some amid their words. */
export function findFigureEach(sentences: readonly string[], context: SectionContext): Exhibit | undefined {
  if (context.heading === "" || sentences.length > mostFigures) return undefined;
  const told = sentences.map((sentence) => {
    const words = sentence.trim().replace(/[.。]$/u, "");
    return countColumns(words) > longestLoose ? { clause: words } : readTold(words, context.language);
  });
  const areFigures = told.every(({ figure }) => figure !== undefined);
  return areFigures && told.some(({ isAmid }) => isAmid !== true)
    ? createRow(told, undefined, context)
    : undefined;
}

/** Returns the figure that a few words tell, its label without the figure; undefined where only all of them say what it is. */
export function figureOfWords(words: string, language: string): Figure | undefined {
  const { figure, isAmid } = readTold(words.replace(/[.。]$/u, ""), language);
  return isAmid === true ? undefined : figure;
}

/** Four figures stand large, one or two clauses more below them; more figures stand on cards. */
function createRow(
  read: readonly Told[],
  opening: string | undefined,
  { heading, language }: SectionContext,
): Exhibit | undefined {
  const figures = read.flatMap((one) => (one.figure === undefined ? [] : [{ ...one, figure: one.figure }]));
  const amounts = figures.filter(({ isYear }) => isYear !== true);
  const told = amounts.length >= fewestAmounts ? amounts : figures;
  const shown = new Set<string>(told.slice(0, mostFigures).map(({ clause }) => clause));
  const rest = read.filter(({ clause }) => !shown.has(clause)).map(({ clause }) => clause);
  const name = opening ?? (heading === "" ? labelsOf(language)?.figures : undefined);
  const title = name === undefined ? {} : { title: capitalise(name) };
  const years = figures.length - told.length;
  if (rest.length <= mostBeside + years && told.length <= mostFigures + 1) {
    const takeaway = rest.length === 0 ? {} : { takeaway: toRichText(capitalise(rest.join("; "))) };
    const shares = told.slice(0, mostFigures).map(({ figure }) => withShare(figure));
    return { body: { kind: "numbers", figures: shares, ...takeaway }, score: scores.told, ...title };
  }
  if (told.length < read.length) return undefined;
  const cards = told.map(({ figure: { value, label, text } }) => ({
    heading: value,
    text: toRichText(text === undefined ? label : `${label} (${text})`),
  }));
  return { body: { kind: "cards", cards }, score: scores.told, ...title };
}

/** A clause may say in brackets, or behind "which", what its figure means. */
function readTold(clause: string, language: string): Told {
  const [, main = clause, bracketed, added] =
    /^(.{3,120}?)\s?\(([^()]{2,80})\)$/u.exec(clause) ??
    /^(.{8,120}?)(),? (?:which|ce qui|lo que|il che|o que) (.{4,80})$/u.exec(clause) ??
    [];
  const note = bracketed || added;
  const strict = clauseFigure(clause, language) ?? clauseFigure(main, language);
  const read: LooseFigure | undefined =
    strict === undefined ? looseFigure(main, language) : { figure: strict, isAmid: false };
  if (read === undefined) return { clause };
  const text = read.figure.text ?? (note === undefined ? undefined : capitalise(note));
  const figure = { ...read.figure, ...(text === undefined ? {} : { text }) };
  return { clause, figure, ...marksOf(read) };
}

function marksOf({ isAmid, isYear }: LooseFigure): Pick<Told, "isAmid" | "isYear"> {
  return { isAmid, ...(isYear === undefined ? {} : { isYear }) };
}

/** A figure, whether it stands amid its words, and whether it is a year. */
interface LooseFigure {
  readonly figure: Figure;
  readonly isAmid: boolean;
  readonly isYear?: boolean;
}

const longestLoose = 70;
const longestLabel = 60;
const longestValue = 22;
/** Who counts something in a sentence is no part of what is counted: "we added 47 customers". */
const counting =
  /^(?:(?:we|it|they|i|you|he|she|wir|sie|ich|er|es|nous|on|ils|elles|nosotros|noi|nós|we|wij|my|vi|мы)(?:['’](?:re|ve|m|s))?(?: (?:now |only |also |jetzt |nur |auch )?\p{L}{2,14})?|had|has|have|having|paying|.{2,40} (?:had|has|have|hat|haben|hatten?)|with|w\/|mit|hatten?|haben|avec|con|com|met|z|med|с)$/iu;
const opensSmall =
  /^(?:in|at|of|to|by|for|with|from|on|and|or|than|im|zu|zum|mit|von|um|auf|und|oder|als|à|en|de|du|des|avec|et|ou|que|con|a|per|y|o|di|com|e|em|op|met|van|w|z|na|i|в|на|с|до|и)\s/iu;

/** Returns the one figure of a clause that is no date and no time, and what the words around it say it is. */
function looseFigure(clause: string, language: string): LooseFigure | undefined {
  if (countColumns(clause) > longestLoose || counted.test(clause)) return undefined;
  const dates = readDates(clause, language);
  const [quantity, ...more] = readAmounts(clause, language);
  if (quantity === undefined) return yearFigure(clause, dates);
  if (more.length > 0 || isRangeOrDate(clause, quantity)) return undefined;
  const isCount = quantity.unit === "" && quantity.prefix === "";
  if (isCount && /^\p{L}/u.test(clause.slice(quantity.end))) return undefined;
  // "We move on 2 May to Mill Street 18" counts nothing.
  if (isCount && dates.length > 0 && quantity.end === clause.length) return undefined;
  // "Went to sea at 15" counts nothing.
  if (isCount && places.test(clause.slice(0, quantity.start))) return undefined;
  const rate = ratePer.exec(clause.slice(quantity.end))?.[0] ?? "";
  const qualifier = qualifiers.exec(clause.slice(0, quantity.start))?.[0] ?? "";
  const place = { ...quantity, start: quantity.start - qualifier.length, end: quantity.end + rate.length };
  const value = clause.slice(place.start, place.end).trim();
  const { before, after } = around(clause, place);
  if (isCount && isPartOfName(before, after)) return undefined;
  const named = isCount ? countedAlone(value, before, after) : undefined;
  if (named !== undefined) return { figure: named, isAmid: false };
  const isCounted = after !== "" && counting.test(before) && !opensSmall.test(`${after} `);
  const label = isCounted || before === "" ? after : after === "" ? before.replace(danglers, "") : clause;
  const isName = /\p{L}{2}/u.test(label) && countColumns(label) <= longestLabel && !namesNobody(label);
  if (!isName || countColumns(value) > longestValue || (before === "" && opensSmall.test(`${after} `)))
    return undefined;
  return { figure: { value, label: capitalise(label) }, isAmid: label === clause };
}

/** "Tomatoes 40 kilos": what is counted stands with its number, and what it is of below. */
function countedAlone(value: string, before: string, after: string): Figure | undefined {
  const whole = `${value} ${after}`;
  const isName = /^\p{L}[\p{L}'’-]+$/u.test(before) && !counting.test(before) && !danglers.test(` ${before}`);
  if (!isName || namesNobody(before) || !/^\p{L}{2,14}$/u.test(after) || countColumns(whole) > longestValue)
    return undefined;
  return { value: whole, label: capitalise(before) };
}

/** "Boat 3 leaks again": a number amid its words, right behind the one that opens them, tells one of several apart. */
function isPartOfName(before: string, after: string): boolean {
  return after.includes(" ") && /^(?:\p{L}{2,4} )?\p{Lu}\p{L}{2,}$/u.test(before) && !counting.test(before);
}

const places =
  /(?:^|\s)(?:at|in|on|from|since|until|aged?|um|ab|an|mit|im|seit|bis|à|en|dès|depuis|a|con|desde|hasta|da|dal|com|aos|op|met|vanaf|w|od|do|в|с|на|до) $/iu;

/** "211k/yr", "11% per month", "9 euros a month". */
const ratePer =
  /^(?:(?:\/| (?:per|pro|par|je|al|por|na|w|в) )\p{L}{1,10}| an? (?:hour|day|night|week|month|quarter|year|head|person|piece|litre|kilo))(?![\p{L}\p{M}])/iu;

/** "Opened 2014", "founded in 1987". */
function yearFigure(clause: string, dates: readonly DatePlace[]): LooseFigure | undefined {
  const [date, ...more] = dates;
  if (date === undefined || more.length > 0 || date.precision !== "year" || date.end !== clause.length)
    return undefined;
  const label = clause.slice(0, date.start).trim().replace(danglers, "");
  const isName = /\p{L}{4}/u.test(label) && label.split(" ").length <= 2;
  return isName
    ? { figure: { value: clause.slice(date.start), label: capitalise(label) }, isAmid: false, isYear: true }
    : undefined;
}

/** "2. The roof leaked": the number of a point. */
const counted = /^\p{Nd}{1,2}[.)]\s/u;

function clauseFigure(clause: string, language: string): Figure | undefined {
  if (counted.test(clause)) return undefined;
  const changed = readChange(clause, language);
  if (changed !== undefined) return changed;
  const ratio = readRatio(clause, language);
  if (ratio !== undefined) return ratio;
  const isLong = countColumns(clause) > longestClause;
  const [quantity, ...more] = readAmounts(clause, language);
  if (isLong || quantity === undefined || more.length > 0 || readDates(clause, language).length > 0)
    return undefined;
  // "2.7版" numbers something.
  const isNumber = quantity.unit === "" && quantity.prefix === "";
  if (isNumber && /^\p{L}/u.test(clause.slice(quantity.end))) return undefined;
  const [entry] = toEntries([{ text: toRichText(clause.replace(/[.。]$/u, "")), children: [] }]);
  const figure = entry && createFigure(entry, language, false);
  const label = figure?.label.replace(danglers, "") ?? "";
  const isBehind = clause.slice(0, quantity.start).replace(qualifiers, "").trim() === "";
  const isName = label.split(" ").length <= (isBehind ? mostWordsBehind : mostWordsBefore);
  return figure === undefined ||
    !isName ||
    namesNobody(label) ||
    /^(?:a|per|je|pro|par|al|por) \S{1,12}$/iu.test(label)
    ? undefined
    : { ...figure, label };
}

const ratioWords = /^\s?(?:out of|of|von|sur|de|su|di|van|z|av|af|из|من|\/)\s?$/iu;

/** "Average 4.4 out of 5" is one figure. */
export function readRatio(clause: string, language: string): Figure | undefined {
  const [first, second, ...more] = readAmounts(clause, language);
  if (first === undefined || second === undefined || more.length > 0 || countColumns(clause) > longestClause)
    return undefined;
  if (
    !ratioWords.test(clause.slice(first.end, second.start)) ||
    (first.unit !== second.unit && !(first.unit === "" && first.prefix === ""))
  )
    return undefined;
  const label = `${clause.slice(0, first.start)} ${clause.slice(second.end)}`.trim();
  const value = clause.slice(first.start, second.end);
  const most = first.start === 0 ? mostWordsBehind : mostWordsBefore;
  return label === "" || label.split(" ").length > most || countColumns(value) > 22
    ? undefined
    : { value, label: capitalise(label) };
}

const toWords = /^[^\p{Nd}]{0,40}?(?:^|\s)(?:to|auf|à|a|para|naar|do|till|til|до|إلى|→|->|至|到)\s?$/iu;
const fromWords = /(?:^|\s)(?:from|von|de|da|des|van|od|från|fra|с|со|от|з|من)\s$|从$|由$/iu;
const longestSubject = 60;

/** "Churn fell from 6 % to 2 %", "612 readers, against 548 in 2023" as one figure that changed. */
function readChange(clause: string, language: string): Figure | undefined {
  const change = readMove(clause, language) ?? readContrast(clause, language);
  if (change === undefined) return undefined;
  const value = `${change.before} → ${change.now}`;
  const { name, behind = "" } = change;
  if (countColumns(value) > longestChange || countColumns(behind) > longestLabel) return undefined;
  return { value, label: name, ...(behind === "" ? {} : { text: capitalise(behind) }) };
}

/** "From 46 in 2021 to 580 in 2024": when it was stands between. */
function withoutDates(words: string, language: string): string {
  const [date, ...others] = readDates(words, language);
  return date === undefined || others.length > 0 ? words : words.slice(0, date.start) + words.slice(date.end);
}

const longestChange = 30;

/** Returns the table of two and more values that sentences from a place on tell of then and now. */
export function findChangesIn(
  sentences: readonly string[],
  from: number,
  context: SectionContext,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  const { language } = context;
  const read = (clause: string, isBeside = false): Change | undefined =>
    readMove(clause, language, isBeside) ?? readContrast(clause, language);
  const table = findChanges(sentences, from, context, read);
  if (table !== undefined || from > 0) return table;
  const exhibit = findChangeWithRest(sentences, context.heading, read);
  return exhibit && { exhibit, count: sentences.length };
}

/** What goes from one number to another without a change. */
const spans =
  /(?<![\p{L}\p{M}])(?:open|ages?|aged|hours|geöffnet|offen|alter|öffnungszeiten|ouvert|âges?|horaires?|abierto|edad|horario|aperto|età|orario|aberto|idade|horário|open|leeftijd|otwarte|wiek|öppet|åbent|открыт[оа]?|возраст)(?![\p{L}\p{M}])/iu;

/** What says that nothing changed. */
const stays =
  /(?<![\p{L}\p{M}])(?:stays?|stayed|remains?|remained|keeps?|unchanged|bleib(?:t|en)|blieb(?:en)?|unverändert|restent?|demeurent?|inchangée?s?|siguen?|quedan?|permanecen?|restano|resta|rimane|rimangono|continuam?|mantêm|blij(?:ft|ven)|pozosta(?:je|ją)|förblir|forbliver|остаётся|остается|остаются)(?![\p{L}\p{M}])/iu;

/** What a clause says that something moved from and to; its name goes without the verb. */
function readMove(clause: string, language: string, isBeside = false): Change | undefined {
  const words = clause.replace(/ \([^()]{1,40}\)/u, "").replace(isBeside ? "" : /^[^:]{1,30}: /u, "");
  const [first, second, ...more] = readAmounts(words, language);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const from = fromWords.exec(words.slice(0, first.start));
  const start = from?.index ?? (isBeside ? first.start : -1);
  if (start < 0 || !toWords.test(withoutDates(words.slice(first.end, second.start), language)))
    return undefined;
  const lead = words.slice(0, start).replace(/[:\s]+$/u, "");
  // "Sundays stay 8 to 12" is a span; "… on 19 Feb. Price per wash" is of two sentences.
  if (stays.test(lead) || /\p{L}[.!?] \p{Lu}/u.test(lead)) return undefined;
  const subject = lead.replace(movingVerbs, "").trim();
  const [before, now] = [first, second].map(({ start, end }) => words.slice(start, end).trim());
  if (
    subject === "" ||
    !(
      movingVerbs.test(words.slice(0, start)) ||
      ((isBeside || first.unit !== "") && second.end === words.length && !spans.test(subject))
    ) ||
    countColumns(subject) > longestSubject ||
    before === undefined ||
    now === undefined
  )
    return undefined;
  const behind = words.slice(second.end).replace(/^[\s,;]+/u, "");
  return { name: capitalise(subject), before, now, ...(behind === "" ? {} : { behind }) };
}
