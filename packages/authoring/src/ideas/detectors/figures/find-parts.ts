import type { Figure } from "@lectern/deck";
import { mapAll } from "../../../text/map-all.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import type { Quantity } from "../../../text/numbers/read-quantities.ts";
import { splitClausesOf } from "../../../text/sentences/members.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type SectionContext, scores } from "../../exhibits.ts";
import { figureOfWords } from "./clause-figures.ts";
import { findSeries } from "./find-series.ts";

const fewestBars = 3;
const mostParts = 10;
const mostLarge = 3;
const longestWhole = 80;
const longestRest = 120;
const longestSentence = 400;

const opensParts =
  /(?:[,(\uFF08–-]\s?|\s)(?:(?:of|from) (?:which|whom|them|these|those)|made up of|consisting of|davon|darunter|dont|de (?:los|las) (?:cuales|que)|di cui|d(?:os|as) quais|waarvan|w tym|z czego|varav|hvoraf|hvorav|из них|из которых|в том числе)[:,]?\s|，其中/iu;
/** "70 of them juniors". */
const behindFirst =
  /, (?=(?:\S{1,3}\s?)?\p{Nd}[\p{Nd}.,]*\S{0,3} (?:of (?:them|it|these|which|whom)|davon|d['’]entre eux|de (?:ellos|ellas)|di loro|van hen|av dem|af dem|из них)\s)/iu;
const named =
  /\s(?:of (?:them|it|these|which|whom)|davon|d['’]entre eux|de (?:ellos|ellas)|di loro|van hen|av dem|af dem|из них)(?=\s)/giu;

/**
 * Returns the whole and its parts that a sentence tells: "87 call-outs, of which 41 rescues, 22 fires and 15 false alarms" as bars
 * or shares, "412 staff, of whom 37 apprentices" as large figures. Undefined where the parts are more than the whole.
 */
export function findParts(sentence: string, context: SectionContext): Exhibit | undefined {
  if (sentence.length > longestSentence) return undefined;
  const { language } = context;
  const cut = behindFirst.exec(sentence) ?? opensParts.exec(sentence);
  if (cut === null) return undefined;
  const whole = sentence.slice(0, cut.index).trim();
  const [told = "", ...others] = sentence
    .slice(cut.index + cut[0].length)
    .replace(/[.。)\uFF09]$/u, "")
    .split(/; |；/u);
  const rest = others.join("; ");
  const amounts = amountsIn(whole, language);
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1 || countColumns(whole) > longestWhole) return undefined;
  const words = told.replaceAll(named, "");
  const ways = [...splitClausesOf(words), [words]];
  const parts = ways.find((clauses) => clauses.every((clause) => amountsIn(clause, language).length === 1));
  if (parts === undefined || parts.length > mostParts || countColumns(rest) > longestRest) return undefined;
  const quantities = parts.flatMap((part) => amountsIn(part, language));
  if (!arePartsOf(amount, quantities)) return undefined;
  return parts.length < fewestBars
    ? largeFigures(whole, amount, parts, rest, context)
    : asChart(whole, parts, rest, context);
}

function amountsIn(words: string, language: string): readonly Quantity[] {
  return readAmounts(words, language);
}

/** Of one unit with the whole, or of none that is written, and together not more than it; shares are of a hundred. */
function arePartsOf(whole: Quantity, parts: readonly Quantity[]): boolean {
  if (parts.every(({ unit }) => unit === "%")) {
    return whole.unit !== "%" && parts.reduce((sum, { value }) => sum + value, 0) <= 100;
  }
  const areAlike = parts.every(
    (part) => part.prefix + part.unit === "" || (part.prefix !== "" ? part.prefix === whole.prefix : true),
  );
  const scale = parts.every(({ prefix, unit }) => prefix + unit === "") && whole.value >= 1_000 ? 1_000 : 1;
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const isWithin = sum <= whole.value * 1.01 && parts.every(({ value }) => value < whole.value);
  return areAlike && (isWithin || sum <= (whole.value / scale) * 1.01);
}

function asChart(
  whole: string,
  parts: readonly string[],
  rest: string,
  context: SectionContext,
): Exhibit | undefined {
  const found = findSeries(parts, context, {
    name: context.heading || whole,
    isCounted: true,
    areParts: true,
  });
  if (found?.body.kind !== "chart") return undefined;
  const words = [whole, rest].filter((one) => one !== "").map(capitalise);
  const reading = context.heading === "" ? words.slice(1) : words;
  return {
    ...found,
    score: scores.setOut,
    ...(context.heading === "" ? { title: capitalise(whole) } : {}),
    body: { ...found.body, ...(reading.length === 0 ? {} : { reading: toRichText(reading.join("; ")) }) },
  };
}

function largeFigures(
  whole: string,
  amount: Quantity,
  parts: readonly string[],
  rest: string,
  { heading, language }: SectionContext,
): Exhibit | undefined {
  const small = mapAll(parts, (part) => figureOfWords(part, language));
  const label = labelOfWhole(whole, amount) || heading;
  if (small === undefined || small.length >= mostLarge || label === "") return undefined;
  const value = whole.slice(amount.start, amount.end).trim();
  const figures: readonly Figure[] = [{ value, label: capitalise(label) }, ...small];
  const below = rest === "" ? {} : { takeaway: toRichText(capitalise(rest)) };
  return {
    body: { kind: "numbers", figures, ...below },
    score: parts.length > 1 ? scores.told : scores.alone,
  };
}

const mostWordsBehind = 4;

/** "412 staff" counts staff; "cost £1.32m" is the cost. */
function labelOfWhole(whole: string, { start, end }: Quantity): string {
  const behind = whole.slice(end).trim();
  const before = whole.slice(0, start).replace(/[\s:–-]+$/u, "");
  if (behind !== "" && behind.split(" ").length <= mostWordsBehind) return behind;
  const isName = behind === "" && before.split(" ").length <= mostWordsBehind && !/[,.;]/u.test(before);
  return isName ? before : "";
}
