import { mapAll } from "../../../text/map-all.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { findMonth } from "../../../text/numbers/find-month.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import type { Quantity } from "../../../text/numbers/read-quantities.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { readContentWords } from "../../../text/words/words.ts";
import { type Exhibit, type SectionContext, scores } from "../../exhibits.ts";
import { unitOf } from "./data-table.ts";
import { findSeries } from "./find-series.ts";

const fewestPairs = 3;
const mostPairs = 12;
const mostWords = 3;
const longestSentence = 400;
const longestReading = 200;
/** Amounts that are typed in one row are of one sort, though some are small. */
const widest = 200;
/** A conjunction before the last name, a comma between two of them. */
const joint = /^(?:,\s+)?(?:(?:and|und|et|y|e|en|och|og|oraz|i|и|та) )?/iu;
const name = /^\p{L}[\p{L}\p{M}'’&/-]*(?: [\p{L}\p{M}&][\p{L}\p{M}'’&/-]*){0,2}$/u;

interface Run {
  readonly names: readonly string[];
  readonly amounts: readonly Quantity[];
  /** Where the name of the first stands, and where the last amount ends. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the bars that a row of names with an amount behind each is, typed without marks between them: "rent 1,200 heating 300 repairs
 * 90", "prices adults 5.50 kids 3 family 14". What stands before and behind the row is told beside it. Undefined where a name is
 * more than three words, has a word that only joins, or the numbers are dates, times or of several units.
 */
export function findAmountRun(sentence: string, context: SectionContext): Exhibit | undefined {
  if (sentence.length > longestSentence) return undefined;
  const run = longestRun(sentence, context.language);
  if (run === undefined) return undefined;
  const { names, amounts, start, end } = run;
  const members = names.map((label, index) => {
    const { start: from = 0, end: to = 0 } = amounts[index] ?? {};
    return `${label} ${sentence.slice(from, to)}`;
  });
  const [opening, before] = splitOpening(sentence.slice(0, start), context.language);
  const series = context.heading || opening;
  const found = findSeries(members, context, { name: series, isCounted: true, widest });
  if (found === undefined) return undefined;
  const after = sentence.slice(end).replace(/^[\s,;.]+|[.。\s]+$/gu, "");
  const reading = [before, after].filter((words) => /\p{L}{2}/u.test(words)).join("; ");
  if (countColumns(reading) > longestReading) return undefined;
  const title = context.heading === "" && opening !== "" ? { title: capitalise(opening) } : {};
  const body =
    found.body.kind === "chart" && reading !== ""
      ? { ...found.body, reading: toRichText(capitalise(reading)) }
      : found.body;
  const isWhole = reading === "" || found.body.kind === "chart";
  return isWhole ? { ...found, ...title, body, score: scores.setOut } : undefined;
}

/** The few words right before a row name it: "prices adults 5.50 …"; longer ones stand beside it. */
function splitOpening(words: string, language: string): readonly [name: string, rest: string] {
  const clause = /[^,;:.]*$/u.exec(words)?.[0] ?? "";
  const bare = clause.trim();
  const isName = bare.split(/\s+/u).length <= mostWords && readContentWords(bare, language).length > 0;
  const isLoose = bare.split(/\s+/u).every((word) => readContentWords(word, language).length === 0);
  const rest = isName || isLoose ? words.slice(0, words.length - clause.length) : words;
  return [isName ? bare : "", rest.replace(/[\s,;:.]+$/u, "")];
}

function longestRun(sentence: string, language: string): Run | undefined {
  const quantities = readAmounts(sentence, language);
  let best: Run | undefined;
  for (let first = 0; first < quantities.length; first += 1) {
    const run = runFrom(sentence, quantities.slice(first, first + mostPairs), language);
    const isLonger = run !== undefined && run.names.length > (best?.names.length ?? fewestPairs - 1);
    if (isLonger) best = run;
  }
  return best;
}

function runFrom(sentence: string, quantities: readonly Quantity[], language: string): Run | undefined {
  const [first, second] = quantities;
  if (first === undefined || second === undefined) return undefined;
  const amounts = [first];
  const names: string[] = [];
  let bare = 0;
  for (const quantity of quantities.slice(1)) {
    const between = sentence.slice(amounts.at(-1)?.end ?? 0, quantity.start);
    const label = between.trim().replace(joint, "");
    if (unitOf(quantity) !== unitOf(first) || !isName(label, language)) break;
    if (!between.includes(",")) bare += 1;
    names.push(label);
    amounts.push(quantity);
  }
  // Names between commas are read elsewhere.
  if (amounts.length < fewestPairs || bare < 2) return undefined;
  const opening = nameBefore(sentence.slice(0, first.start), names, language);
  if (opening === undefined || new Set([opening, ...names]).size < amounts.length) return undefined;
  const start = first.start - opening.length - 1;
  return { names: [opening, ...names], amounts, start, end: amounts.at(-1)?.end ?? 0 };
}

/** The first name is as long as most of the others are. */
function nameBefore(words: string, others: readonly string[], language: string): string | undefined {
  const lengths = others.map((other) => other.split(" ").length).sort((one, other) => one - other);
  const most = lengths[Math.floor(lengths.length / 2)] ?? 1;
  const clause = (/[^,;:.]*$/u.exec(words)?.[0] ?? "").trim().split(/\s+/u);
  const label = clause.slice(-most).join(" ");
  return words.endsWith(" ") && isName(label, language) ? label : undefined;
}

function isName(label: string, language: string): boolean {
  if (!name.test(label)) return false;
  const words = label.split(" ");
  const areWords = mapAll(words, (word) => (joins.test(word) ? undefined : word)) !== undefined;
  const isMonth = words.some((word) => findMonth(word, language) !== undefined);
  return areWords && !isMonth && readContentWords(label, language).length > 0;
}

/** What stands between the numbers of a span, a sum or a sentence rather than names an amount. */
const joins =
  /^(?:to|of|from|at|in|on|by|for|with|than|or|until|till|plus|minus|times|out|per|is|are|was|were|has|have|had|we|they|it|bis|von|aus|für|mit|oder|auf|um|im|zu|pro|je|ist|sind|war|hat|statt|à|de|du|des|en|sur|par|ou|pour|avec|est|sont|hasta|por|con|o|sin|es|son|fue|da|di|su|per|è|em|a|até|com|ou|van|tot|op|voor|of|met|do|z|na|w|od|и|из|от|до|на|по|за|с|в)$/iu;
