import { joinOptions } from "../../text/languages/join-options.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readAmounts } from "../../text/numbers/read-amounts.ts";
import { readNumberWords } from "../../text/numbers/read-number-words.ts";
import { type Quantity, readQuantities } from "../../text/numbers/read-quantities.ts";
import { spansAt } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Label, readLabel } from "../../text/words/labelled.ts";
import { goesOn } from "../arranging/list-facts.ts";
import type { Exhibit, SectionContext } from "../exhibits.ts";
import { createComparison, nameOfOption } from "./find-comparison.ts";

const mostOptions = 4;
const longestSentence = 900;
const longestName = 44;
const longestTitle = 80;

/** One of the things that are held side by side, what is said of it, and the amount that its first words tell. */
interface Option {
  readonly name: string;
  /** The word between its name and its amount: "costs". */
  readonly link: string;
  readonly points: readonly string[];
  readonly unit: string;
  /** True where it tells an amount and nothing else. */
  readonly isBare: boolean;
}

/**
 * Returns the comparison of two to four options that running text tells one after another, and how many sentences tell it: the
 * clauses of one sentence ("Basic $49 a month, off-peak only; Plus $79, any time"), or sentences of one build ("The bridge costs
 * 980 €, … The implant costs 1,450 €, …"). They tell amounts of one unit, or as many of them are announced.
 */
export function findOptions(
  sentences: readonly string[],
  from: number,
  context: SectionContext,
): { readonly exhibit: Exhibit; readonly count: number } | undefined {
  const inOne = optionsInSentence(withoutStop(sentences[from] ?? ""), context);
  if (inOne !== undefined) return { exhibit: inOne, count: 1 };
  const run: Option[] = [];
  for (const sentence of sentences.slice(from, from + mostOptions)) {
    const option = optionOfSentence(withoutStop(sentence), context.language);
    const first = run[0] ?? option;
    const isNew = run.every(({ name }) => name.toLowerCase() !== option?.name.toLowerCase());
    if (option === undefined || option.link !== first?.link || option.unit !== first.unit || !isNew) break;
    run.push(option);
  }
  const exhibit = run.length < 2 ? undefined : compare(run, context);
  return exhibit && { exhibit, count: run.length };
}

function optionsInSentence(sentence: string, context: SectionContext): Exhibit | undefined {
  const { heading, language } = context;
  if (sentence.length > longestSentence) return undefined;
  const label = readLabel(sentence) ?? announcement(sentence);
  const body = sentence.slice(label?.textStart ?? 0);
  const lead = label?.term ?? "";
  const marked = markedMembers(body);
  const members = marked ?? ["; ", "；"].map((mark) => partsAt(body, mark)).find(({ length }) => length > 1);
  const isAnnounced = (count: number): boolean => announces(lead || heading, count, language);
  const clauses = members ?? withMore(partsAt(body, ", "));
  if (clauses.length < 2 || clauses.length > mostOptions) return undefined;
  if (members === undefined && !isAnnounced(clauses.length)) return undefined;
  const read = clauses.flatMap((clause) => readOption(clause.replace(conjunction, ""), language) ?? []);
  if (read.length < clauses.length) return undefined;
  const units = new Set(read.map(({ unit }) => unit));
  const areAlike = units.size === 1 && !units.has("");
  const areWeighed = areAlike && read.every(({ points }) => points.length > 1);
  const areLettered = marked !== undefined && body.includes("(a) ");
  if (!areWeighed && !areLettered && !isAnnounced(clauses.length)) return undefined;
  const exhibit = compare(read, context);
  const isNamed = heading !== "" || lead === "" || countColumns(lead) > longestTitle;
  return exhibit && (isNamed ? exhibit : { ...exhibit, title: capitalise(lead) });
}

/** "To pay for it there are two ways: …" */
function announcement(sentence: string): Label | undefined {
  const place = sentence.indexOf(": ");
  return place < 1 ? undefined : { term: sentence.slice(0, place), textStart: place + 2 };
}

function announces(lead: string, count: number, language: string): boolean {
  const words = readNumberWords(lead, language).some(({ value, isOrdinal }) => value === count && !isOrdinal);
  return words || readQuantities(lead, language).some(({ value, unit }) => value === count && unit === "");
}

const marks = /(?:^|[\s,;])\((?<mark>[a-d1-4])\) /gu;

/** "(a) a smaller bag …, (b) a free box …" */
function markedMembers(body: string): readonly string[] | undefined {
  const found = [...body.matchAll(marks)];
  const order = found.map(({ groups }) => groups?.["mark"] ?? "").join("");
  if (found.length < 2 || !("abcd".startsWith(order) || "1234".startsWith(order))) return undefined;
  return found.map(({ index, 0: mark }, place) =>
    body.slice(index + mark.length, found[place + 1]?.index ?? body.length).replace(/[,;\s]+$/u, ""),
  );
}

/** What goes on about a member belongs to it. */
function withMore(parts: readonly string[]): readonly string[] {
  const members: string[] = [];
  for (const part of parts) {
    const last = members.at(-1);
    if (last !== undefined && goesOn(part)) members[members.length - 1] = `${last}, ${part}`;
    else members.push(part);
  }
  return members;
}

const conjunction = /^(?:and|or|und|oder|et|ou|y|o|e|en|of|och|eller|og|i|lub|и|или) /iu;
const links =
  /\s(?:is|are|costs?|für|kostet|kosten|coûte|cuesta|custa|costa|kost|kostar|koster|kosztuje|стоит|for|at|à|por|per|för|til|voor|za|за)$/iu;

/** A name up to its amount, else up to the first comma, and what is said of it. */
function readOption(words: string, language: string): Option | undefined {
  const parts = withMore(partsAt(words.replaceAll(/ [–-] /gu, ", "), ", "));
  const [first = "", ...others] = parts;
  const amount = amountIn(first, language);
  const before = amount === undefined ? first : first.slice(0, amount.start).trim();
  const link = links.exec(before)?.[0] ?? "";
  const name = before.slice(0, before.length - link.length).replace(/[\s:]+$/u, "");
  const value = amount === undefined ? [] : [first.slice(amount.start).trim()];
  const points = [...value, ...others].filter((point) => point !== "");
  if (!isName(name) || points.length === 0) return undefined;
  const unit = amount === undefined ? "" : `${amount.prefix}${amount.unit}`;
  const said = amount === undefined ? "" : first.slice(amount.end).trim();
  const isBare = others.length === 0 && amount !== undefined && said.split(" ").length < 2;
  return { name, link: link.trim().toLowerCase(), points, unit, isBare };
}

/** A sentence opens with the name of an option ("Variant A places …"), or tells what the thing that it opens with costs. */
function optionOfSentence(sentence: string, language: string): Option | undefined {
  if (sentence.length > longestSentence) return undefined;
  const named = nameOfOption(sentence);
  if (named !== undefined) {
    const rest = sentence.slice(named.name.length).replace(/^[\s:,–-]+/u, "");
    const points = withMore(partsAt(rest.replace(/: (?=\S)/u, ", "), ", "));
    return points.length < 2
      ? undefined
      : { name: named.name, link: named.noun, points, unit: "", isBare: false };
  }
  const option = readOption(sentence, language);
  return option === undefined || option.link === "" || option.unit === "" || option.points.length < 2
    ? undefined
    : option;
}

/** The first amount with a unit that is no date. */
function amountIn(words: string, language: string): Quantity | undefined {
  return readAmounts(words, language).find(({ unit, prefix }) => `${prefix}${unit}` !== "");
}

function isName(name: string): boolean {
  return /\p{L}{2}/u.test(name) && countColumns(name) <= longestName && !/[.!?:]/u.test(name);
}

/** Amounts alone are figures. */
function compare(options: readonly Option[], { heading, language }: SectionContext): Exhibit | undefined {
  if (options.every(({ isBare }) => isBare)) return undefined;
  if (new Set(options.map(({ name }) => name.toLowerCase())).size < options.length) return undefined;
  const found = createComparison(
    options.map(({ name, points }) => ({
      heading: capitalise(name),
      points: points.map((point) => ({ text: toRichText(capitalise(point)) })),
    })),
  );
  const title = joinOptions(
    options.map(({ name }) => capitalise(name)),
    language,
  );
  const isTitled = heading === "" && countColumns(title) <= longestTitle;
  return found && isTitled ? { ...found, title } : found;
}

function partsAt(words: string, mark: string): readonly string[] {
  return spansAt(words, mark).map(({ start, end }) => words.slice(start, end).trim());
}

function withoutStop(sentence: string): string {
  return sentence.trim().replace(/[.。]$/u, "");
}
