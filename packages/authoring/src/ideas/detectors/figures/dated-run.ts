import { findMonth } from "../../../text/numbers/find-month.ts";
import { readAmounts } from "../../../text/numbers/read-amounts.ts";
import { readDates } from "../../../text/numbers/read-dates.ts";
import type { Quantity } from "../../../text/numbers/read-quantities.ts";
import type { Span } from "../../../text/span.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { trimLinks } from "./find-series.ts";

const fewestPairs = 3;
const mostWordsBetween = 3;
const longestGap = 28;

/** A row of times with an amount each, as members of a series, and where it stands. */
export interface DatedRun extends Span {
  readonly members: readonly string[];
}

type Token = Span & { readonly amount?: Quantity };

/**
 * Returns the longest run of a sentence in which times and amounts take turns with only small words between them, however they are
 * joined: "41 in January, 48 in February and 57 in March", "from 820 euros a ton in 2020 to 960 in 2021, then 1,180 in 2023".
 */
export function findDatedRun(sentence: string, language: string): DatedRun | undefined {
  const tokens = tokensOf(sentence, language);
  let best: readonly (readonly [Token, Token])[] = [];
  for (let start = 0; start + 1 < tokens.length; start += 1) {
    const pairs = pairsFrom(sentence, tokens, start);
    if (pairs.length > best.length) best = pairs;
  }
  const [first, last] = [best[0], best.at(-1)];
  if (first === undefined || last === undefined || best.length < fewestPairs) return undefined;
  if (nounsOf(sentence, best).size > 1) return undefined;
  const members = best.map((pair) => {
    const [time, amount] = pair[0].amount === undefined ? pair : [pair[1], pair[0]];
    return `${capitalise(sentence.slice(time.start, time.end))}: ${sentence.slice(amount.start, amount.end)}`;
  });
  return { members, start: first[0].start, end: last[1].end };
}

/** From left to right the amounts, and the times no finer than months. */
function tokensOf(sentence: string, language: string): readonly Token[] {
  const dates = readDates(sentence, language).filter(({ precision }) => precision !== "day");
  const amounts = readAmounts(sentence, language).map((amount): Token => ({ ...amount, amount }));
  const words = [...sentence.matchAll(/[\p{L}\p{M}]{3,12}/gu)].flatMap(
    ({ index, 0: word }): readonly Token[] => {
      const isDated = dates.some(({ start, end }) => index >= start && index < end);
      const isMonth = !isDated && findMonth(capitalise(word), language) !== undefined;
      return isMonth ? [{ start: index, end: index + word.length }] : [];
    },
  );
  return [...dates.map(({ start, end }): Token => ({ start, end })), ...words, ...amounts].toSorted(
    (one, other) => one.start - other.start,
  );
}

function pairsFrom(
  sentence: string,
  tokens: readonly Token[],
  start: number,
): readonly (readonly [Token, Token])[] {
  const pairs: (readonly [Token, Token])[] = [];
  const opensWithAmount = tokens[start]?.amount !== undefined;
  for (let index = start; index + 1 < tokens.length; index += 2) {
    const [one, other] = [tokens[index], tokens[index + 1]];
    const before = tokens[index - 1];
    if (one === undefined || other === undefined) break;
    const isPair =
      (one.amount !== undefined) === opensWithAmount && (other.amount !== undefined) !== opensWithAmount;
    const follows = index === start || (before !== undefined && isGap(sentence.slice(before.end, one.start)));
    if (!isPair || !follows || !isGap(sentence.slice(one.end, other.start))) break;
    pairs.push([one, other]);
  }
  return pairs;
}

/** What the words behind the amounts say is counted: "hired 3 people in March, in April 2 left" is of two things. */
function nounsOf(sentence: string, pairs: readonly (readonly [Token, Token])[]): ReadonlySet<string> {
  const tokens = pairs.flat();
  const nouns = tokens.flatMap(({ amount, end }, index) => {
    const next = tokens[index + 1]?.start ?? end;
    const [clause = ""] = sentence.slice(end, next).split(",");
    const noun = amount === undefined ? "" : trimLinks(clause);
    return noun === "" ? [] : [noun.toLowerCase()];
  });
  return new Set(nouns);
}

/** At most three words, no stop and no other figure between a time and its amount. */
function isGap(words: string): boolean {
  const count = words.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
  return words.length <= longestGap && count <= mostWordsBetween && !/[.!?;:()]|\p{Nd}/u.test(words.trim());
}
