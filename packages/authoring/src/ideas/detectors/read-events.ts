import { type Moment, type MomentKind, readMoments } from "../../text/numbers/read-moments.ts";
import { withSubjectFirst } from "../../text/sentences/subject-first.ts";

/** What a clause tells, and when that is. */
export interface DatedEvent extends Moment {
  readonly title: string;
}

/** The events of a clause: none without a moment; undefined where what it tells at a moment cannot stand as one. */
export function readEvents(
  clause: string,
  kind: MomentKind,
  language: string,
): readonly DatedEvent[] | undefined {
  const moments = readMoments(clause, kind, language);
  const pieces = moments.length < 2 ? [clause] : cutBetween(clause, moments);
  if (pieces === undefined) return undefined;
  const events = pieces.flatMap((piece): readonly (DatedEvent | undefined)[] => {
    const [moment] = readMoments(piece, kind, language);
    if (moment === undefined) return moments.length < 2 ? [] : [undefined];
    const title = titleOf(piece, moment, language);
    return [title === undefined ? undefined : { ...moment, title }];
  });
  return events.every((event) => event !== undefined) ? events : undefined;
}

const joint = /(?:,|;)? (?:and|und|et|y|e|i|и|en|och|og|then|dann|puis|luego|poi|depois) /iu;

/** A clause with two moments is cut at the "and" between them, else where each ends or each opens what it dates. */
function cutBetween(clause: string, moments: readonly Moment[]): readonly string[] | undefined {
  const isLast = /^[\s.)]*$/u.test(clause.slice(moments.at(-1)?.end));
  const isFirst = clause.slice(0, moments[0]?.start).trim() === "";
  const cuts: number[] = [];
  for (const [index, { start }] of moments.entries()) {
    const before = moments[index - 1];
    if (before === undefined) continue;
    // The "and" may be taken for a word that leads to the moment.
    const between = clause.slice(before.end, start);
    const found = joint.exec(`${between} `.replace(/\s+$/u, " "));
    if (found !== null) cuts.push(before.end + found.index);
    else if (isFirst && !isLast) cuts.push(start);
    else if (isLast && !isFirst) cuts.push(before.end);
    else return undefined;
  }
  const starts = [0, ...cuts];
  return starts.map((start, index) =>
    clause
      .slice(start, cuts[index])
      .replace(/^,? (?:and|und|et|y|e|i|и|en|och|og) /iu, "")
      .trim(),
  );
}

const copula =
  /(?<![\p{L}\p{M}])(?:is|are|was|were|will be|takes? place|ist|sind|war|wird|findet|est|sont|était|sera|a lieu|es|son|fue|será|è|sono|sarà|é|são|foi|is er|zijn|är|er|var|будет|была?)$/iu;

/** "the act of 2009" is named by its year, "the weekend of 6 March" is when something happens. */
const belongs = /(?<![\p{L}\p{M}])(?:of|than|between|als|des|der|del|du|de|di|do|из|от)$/iu;
const bareYear = /^\p{Nd}{4}$/u;

/** What a clause tells besides its moment; undefined where that is no event but a value, or cannot be told apart. */
function titleOf(clause: string, { start, end, label }: Moment, language: string): string | undefined {
  const before = clause.slice(0, start).replace(/[\s,:;–—-]+$/u, "");
  const after = clause.slice(end).replace(/^[\s,:;–—-]+/u, "");
  if (belongs.test(before)) return bareYear.test(label) ? undefined : clause.trim();
  const isBracketed = before.endsWith("(") && after.startsWith(")");
  const [left, right] = isBracketed ? [before.slice(0, -1), after.slice(1)] : [before, after];
  const told = left.replace(copula, "").trim();
  const joined = /^[.,;:!?)、。]/u.test(right.trim()) || isWide(told) ? told + right : `${told} ${right}`;
  const words = (left === "" ? withSubjectFirst(right.trim(), language) : joined.trim())
    .replace(/[.。\s]{1,3}$/u, "")
    .replace(/^(?:and|und|et|y|e|en|och|og|i|и|then|dann|puis|luego|poi|depois) (?=\p{L})/iu, "");
  return tells(words) ? words : undefined;
}

function isWide(words: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(words);
}

/** Says whether words tell something: "120", "3,9 Mio." and "480 kg" only say how much. */
function tells(words: string): boolean {
  const isValue = /^[\p{Nd}\p{Sc}.,\s%–+-]+(?:\p{L}{1,6}\.?)?$/u.test(words);
  return !isValue && /\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2}/u.test(words);
}
