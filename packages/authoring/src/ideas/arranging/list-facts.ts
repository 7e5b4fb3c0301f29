import type { RichText } from "@lectern/deck";
import type { ListItem, Span } from "../../structure/blocks.ts";
import { announcesTasks } from "../../text/lexicon/task-words.ts";
import { capitaliseText, sliceText, tidyText, toPlainText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { readDue } from "../../text/numbers/read-due.ts";
import { cutLastMember, spansAt } from "../../text/sentences/members.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { withoutFinalStop } from "../../text/words/clip.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readDashLabel, readLabel } from "../../text/words/labelled.ts";
import { opensStep } from "../detectors/steps-in-prose.ts";

const fewestTasks = 2;
const mostTasks = 12;
const widestFacts = 320;
/** Without what its brackets add. */
const widestFact = 60;
const mostMembers = 8;

/**
 * Returns what stands behind a label as the items of a list, where it lists things: below "Next steps" the tasks with their
 * dates, elsewhere what stands between the commas of one sentence. Undefined where it is told in sentences.
 */
export function listFacts(label: string, text: RichText, language: string): readonly ListItem[] | undefined {
  const tasks = announcesTasks(label) ? listTasks(text, language) : undefined;
  return tasks ?? listMembers(text, language);
}

function listTasks(text: RichText, language: string): readonly ListItem[] | undefined {
  const plain = toPlainText(text);
  const sentences = splitSentences(plain, language);
  const owned = sentences.flatMap((sentence) => ownedClauses(plain, sentence, language));
  const spans =
    owned.length >= fewestTasks
      ? owned
      : sentences.flatMap((sentence) => datedClauses(plain, sentence, language));
  if (spans.length < fewestTasks || spans.length > mostTasks) return undefined;
  const clauses = spans.map(({ start, end }) => withoutFinalStop(tidyText(sliceText(text, start, end))));
  const owners = readOwners(clauses.map(toPlainText), language);
  return clauses.map((clause, index): ListItem => {
    const owner = owners?.[index];
    if (owner === undefined) return { text: capitaliseText(clause), children: [] };
    const action = tidyText(sliceText(clause, owner.end, toPlainText(clause).length));
    return { text: [{ text: owner.name, bold: true }, { text: " " }, ...action], children: [] };
  });
}

/** The parts between semicolons, or the whole of a sentence, where each opens with who does it. */
function ownedClauses(plain: string, { start, end }: Span, language: string): readonly Span[] {
  const spans = ["；", "; "]
    .map((mark) => spansAt(plain.slice(start, end), mark))
    .find(({ length }) => length > 1);
  const clauses = (spans ?? [{ start: 0, end: end - start }]).map((span) => ({
    start: start + span.start,
    end: start + span.end,
  }));
  const words = clauses.map((span) => plain.slice(span.start, span.end).trim());
  const areOwned = words.every(
    (clause) => readOwners([clause], language) !== undefined || readsOwner(clause),
  );
  return areOwned ? clauses : [];
}

/** "Hamid - drawings by 20/9", "Me: tell the client". */
function readsOwner(clause: string): boolean {
  const label = readDashLabel(clause) ?? readLabel(clause);
  return label !== undefined && label.term.split(" ").length <= 3 && /^[\p{L}.'’ -]+$/u.test(label.term);
}

const joints = ["；", "; ", "，", "、", "، ", ", ", ","] as const;
const conjunction = /\s(?:and|und|et|y|e|en|och|og|ja|i|a|и|і|та|ve|și|és|και|और)\s(?=\p{Lu})/u;

/** The parts of a sentence at its strongest mark that each end with a date of their own; what has none goes with the next. */
function datedClauses(plain: string, sentence: Span, language: string): readonly Span[] {
  const words = plain.slice(sentence.start, sentence.end);
  const isDated = ({ start, end }: Span): boolean => readDue(words.slice(start, end), language) !== undefined;
  const pieces = joints.map((mark) => spansAt(words, mark)).find((spans) => spans.length > 1) ?? [
    { start: 0, end: words.length },
  ];
  const clauses: Span[] = [];
  let from: number | undefined;
  for (const piece of pieces.flatMap((span) => cutAtConjunction(words, span, isDated))) {
    from ??= piece.start;
    if (!isDated(piece)) continue;
    clauses.push({ start: from, end: piece.end });
    from = undefined;
  }
  const last = clauses.pop();
  if (last === undefined) return [sentence];
  clauses.push(from === undefined ? last : { start: last.start, end: words.length });
  return clauses.map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }));
}

function cutAtConjunction(words: string, span: Span, isDated: (span: Span) => boolean): readonly Span[] {
  const found = conjunction.exec(words.slice(span.start, span.end));
  if (found === null) return [span];
  const parts = [
    { start: span.start, end: span.start + found.index },
    { start: span.start + found.index + found[0].length, end: span.end },
  ];
  return parts.every(isDated) ? parts : [span];
}

interface Owner {
  readonly name: string;
  /** Where the words about what they do begin. */
  readonly end: number;
}

const named =
  /^(?<name>\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2})\s(?=(?<next>\p{Ll}{1,24}|\p{Nd}))/u;
const germanVerb = /^(?:\p{Ll}{2,}t|soll|muss|will|kann|darf|wird)$/u;
const namedEastAsian =
  /^(?<name>[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]{1,6}?(?:さん|氏|様|君)?)(?:[がはも](?=\S)|(?=\p{Nd}))|^(?<korean>\p{sc=Hangul}{2,4}?)(?:님)?(?:이|가|은|는)\s/u;
const namedBeforeDate = /^(?<name>[\p{sc=Devanagari}\p{sc=Bengali}]{2,12})\s(?=\p{Nd})/u;

/**
 * Who does each of the tasks of a sentence: a name opens every one of them. Within a sentence a word that opens large is a
 * name, but for German, whose verb tells it from other nouns; a single task might open large only because it opens.
 */
function readOwners(clauses: readonly string[], language: string): readonly Owner[] | undefined {
  const owners = clauses.flatMap((clause): readonly Owner[] => {
    const found = named.exec(clause) ?? namedEastAsian.exec(clause) ?? namedBeforeDate.exec(clause);
    const name = found?.groups?.["name"] ?? found?.groups?.["korean"];
    if (found === null || name === undefined) return [];
    const next = found.groups?.["next"];
    const isNoun = /^de(?:-|$)/u.test(language) && next !== undefined && !germanVerb.test(next);
    return isNoun ? [] : [{ name, end: found[0].length }];
  });
  return owners.length === clauses.length ? owners : undefined;
}

/** "Bar magnets, paper clips, coins": three short members, or two without figures, none of which goes on about the one before. */
function listMembers(text: RichText, language: string): readonly ListItem[] | undefined {
  const plain = toPlainText(text);
  if (countColumns(plain) > widestFacts || splitSentences(plain, language).length > 1) return undefined;
  const parted = joints.map((mark) => spansAt(plain, mark)).find((found) => found.length > 1) ?? [];
  const spans = cutLastMember(plain, parted);
  const members = spans.map(({ start, end }) => plain.slice(start, end).trim());
  if (
    members.length < 2 ||
    members.length > mostMembers ||
    !areThings(members, spans.length === parted.length && spans.at(-1)?.start !== parted.at(-1)?.start)
  )
    return undefined;
  // "1,200 users, 4.8 rating" are figures, which a row or a chart shows; "tender in May, start in June" are dates.
  const isShownElse = (member: string): boolean =>
    /\p{Nd}/u.test(member) && (members.length > 2 || readDates(member, language).length === 0);
  if (members.every(isShownElse)) return undefined;
  return spans.map(({ start, end }) => ({
    text: capitaliseText(withoutFinalStop(tidyText(sliceText(text, start, end)))),
    children: [],
  }));
}

/** `isFreed` where an "and" before the last member was taken off: it goes on about none. */
function areThings(members: readonly string[], isFreed: boolean): boolean {
  const [first = "", ...others] = members;
  const isShort = members.every(
    (member) => member !== "" && countColumns(withoutBrackets(member)) <= widestFact,
  );
  const isTold = members.some(
    (member) => /\p{L}{3}[.!?]\s+\p{L}/u.test(withoutBrackets(member)) || opensStep(member) !== undefined,
  );
  const areWhole = members.every((member) => /\S\s+\S/u.test(member)) || !/\p{Nd}/u.test(members.join(""));
  return (
    isShort &&
    !isTold &&
    (members.length > 2 || areWhole) &&
    !bareNumber.test(first) &&
    !(isFreed ? others.slice(0, -1) : others).some(goesOn)
  );
}

function withoutBrackets(member: string): string {
  return member.replace(/\s?[(\uFF08][^()\uFF08\uFF09]*[)\uFF09]/gu, "");
}

const bareNumber = /^[\p{Sc}\p{Nd}.,\s%]{1,16}\p{L}{0,3}$/u;
const continuation =
  /^(?:and|but|or|so|of which|of whom|of them|which|who|because|while|most|therefore|und|aber|oder|davon|wovon|weil|wobei|sondern|dass|deshalb|daher|die|der|das|et|mais|ou|dont|qui|car|donc|y|pero|o|que|porque|de ellos|de ellas|e|ma|che|di cui|mas|porém|dos quais|en|maar|of|waarvan|i|ale|bo|więc|w tym|och|men|varav|heraf|и|но|а|из них|в том числе|з них|ki|joista|joka)(?![\p{L}\p{M}])/iu;

/** "61 % come by phone, and it does not work there" is one clause that goes on, not two notes. */
export function goesOn(member: string): boolean {
  return continuation.test(member);
}
