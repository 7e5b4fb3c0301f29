import type { RichText } from "@lectern/deck";
import {
  type Block,
  isBlank,
  type ListBlock,
  type ListItem,
  type Span,
  toPlainLines,
} from "../../structure/blocks.ts";
import { isBareHeading } from "../../text/languages/labels.ts";
import { announcesTasks } from "../../text/lexicon/task-words.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { stepAtStart } from "../../text/numbers/read-steps.ts";
import { timeAtStart } from "../../text/numbers/read-times.ts";
import { spansAt, splitClausesOf } from "../../text/sentences/members.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { hasNoVerb } from "../../text/sentences/subject-of.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { withoutFinalStop } from "../../text/words/clip.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readAsked, readDashLabel, readLabel } from "../../text/words/labelled.ts";
import { readContentWords } from "../../text/words/words.ts";
import { findOffers } from "../detectors/find-offers.ts";
import { toEntries } from "../detectors/list-entries.ts";
import { isBareValue } from "./bare-value.ts";
import { goesOn, listFacts } from "./list-facts.ts";
import { quotesOf } from "./part-quotes.ts";

const fewestBranches = 2;
const fewestNotes = 4;
const fewestLabelled = 3;
/** On average: shorter notes are the points of one slide. */
const shortestNotes = 56;
const longestName = 70;
const shortestSharedName = 6;

/**
 * Returns blocks with a text that is one list made sections: of an outline, items with others below them become headings
 * and a lone root the title; of notes, each becomes a part named by its label or first clause. Other lists stay lists.
 */
export function sectionLists(blocks: readonly Block[], language: string): readonly Block[] {
  const lists = blocks.filter((block) => block.kind === "list");
  const points = lists.find((block) => isMinutes(block, blocks, language));
  if (points !== undefined) {
    const rest = blocks.map((block) => (block === points ? pointsOf(points, language) : [block]));
    return rest.flat();
  }
  const [list] = lists;
  const headings = blocks.filter((block) => block.kind === "heading");
  const isAlone =
    lists.length === 1 && blocks.every(({ kind }) => ["list", "paragraph", "heading"].includes(kind));
  if (!isAlone || list === undefined) return blocks;
  if (headings.length === 0 && list.items.some(isBranch))
    return blocks.flatMap((block) => (block === list ? sectionsOf(list) : [block]));
  const isBare = headings.every(({ text }) => isBlank(text) || isBareHeading(toPlainText(text)));
  // Labels part the matter of a deck even below its title; other notes are what their heading says.
  const isTitled = headings.length === 1 && blocks[0] === headings[0] && areLabelled(list);
  if ((!isBare && !isTitled) || !areNotes(list) || tellsOffers(list, language)) return blocks;
  return blocks.flatMap((block) =>
    block === list
      ? namedLast(valuesTogether(list.items, language).map((items) => partsOf(items, list, language)))
      : block.kind === "heading" && isBare
        ? []
        : [block],
  );
}

const shortestPoint = 60;
const shareNamed = 0.6;
const shareOfMatter = 0.5;
const mostHeads = 2;
const longestPointName = 48;
/** Of more words it might be a sentence. */
const mostWordsOfName = 2;

/** "Find a place": an article or a word of whose behind the first word follows a verb; a name has it before. */
const command =
  /^\p{L}+\s(?:an?|the|your|our|ein(?:e[nmrs]?)?|de[nmrs]|die|das|eure?n?|ihren?|les?|la|une?|votre|vos|el|los|las|una|su|il|lo|gli|os?|as|uma?|het|een|je)\s\p{L}/iu;
/** A manual, whose steps stay a list in order. */
const fewestCommands = 2;

/** Points of minutes: most of a text without many headings, most of them several clauses behind a name. */
function isMinutes(list: ListBlock, blocks: readonly Block[], language: string): boolean {
  const { items, ordered } = list;
  const heads = blocks.slice(0, blocks.indexOf(list)).filter(({ kind }) => kind === "heading");
  const above = heads.at(-1);
  const isAnnounced = above?.kind === "heading" && announcesTasks(toPlainText(above.text));
  if (
    !ordered ||
    items.length < fewestLabelled ||
    heads.length > mostHeads ||
    isAnnounced ||
    items.some(isBranch)
  )
    return false;
  const columns = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + countColumns(text), 0);
  const own = columns(items.map(({ text }) => toPlainText(text)));
  const all = columns(blocks.flatMap(toPlainLines));
  const named = items.filter(({ text }) => nameOfPoint(text, language) !== undefined);
  return (
    own >= items.length * shortestPoint &&
    own >= all * shareOfMatter &&
    named.length >= items.length * shareNamed &&
    items.every(({ text }) => stepAtStart(toPlainText(text)) === undefined) &&
    items.filter(({ text }) => command.test(toPlainText(text))).length < fewestCommands
  );
}

/** "Boats. The four needs …", "Charges : budget …": what a point is called, and where what is said of it begins. */
function nameOfPoint(
  text: RichText,
  language: string,
): { readonly name: string; readonly start: number } | undefined {
  const plain = toPlainText(text);
  const label = readLabel(plain) ?? readDashLabel(plain);
  if (label !== undefined) return { name: label.term, start: label.textStart };
  const [first, second] = splitSentences(plain, language);
  const name = first === undefined ? "" : plain.slice(first.start, first.end).replace(/[.。]$/u, "");
  const isName =
    second !== undefined &&
    countColumns(name) <= longestPointName &&
    !/[?!？！]/u.test(name) &&
    (name.split(" ").length <= mostWordsOfName || hasNoVerb(name));
  return isName ? { name, start: second.start } : undefined;
}

/** Each point is a part with its name; one without a name is a part of its own words. */
function pointsOf(list: ListBlock, language: string): readonly Block[] {
  const { source } = list;
  return list.items.flatMap((item): readonly Block[] => {
    const named = nameOfPoint(item.text, language);
    if (named === undefined) return partOf({ ...item, text: withoutFinalStop(item.text) }, list, language);
    const text = capitaliseText(slice(item.text, named.start));
    const heading: Block = { kind: "heading", level: 2, text: toRichText(capitalise(named.name)), source };
    return [heading, { kind: "paragraph", text, source }];
  });
}

/** The parts of a programme, which open with their hours, are no notes, and neither are steps. */
function areNotes({ items, ordered }: ListBlock): boolean {
  const columns = items.reduce((sum, { text }) => sum + countColumns(toPlainText(text)), 0);
  return (
    !ordered &&
    items.length >= (areLabelled({ items }) ? fewestLabelled : fewestNotes) &&
    !items.some(isBranch) &&
    items.some(({ text }) => timeAtStart(toPlainText(text)) === undefined) &&
    items.some(({ text }) => stepAtStart(toPlainText(text)) === undefined) &&
    (columns >= items.length * shortestNotes || items.some(tellsTasks))
  );
}

/** Options that tell the same measures are compared, not told one by one. */
function tellsOffers({ items }: ListBlock, language: string): boolean {
  return findOffers(toEntries(items), language)?.used.size === items.length;
}

/** Tasks stand on a slide of their own. */
function tellsTasks({ text }: ListItem): boolean {
  const plain = toPlainText(text);
  return announcesTasks(readLabel(plain)?.term ?? "") && /\p{Nd}/u.test(plain);
}

function areLabelled({ items }: Pick<ListBlock, "items">): boolean {
  return items.every(({ text }) => readLabel(toPlainText(text)) !== undefined);
}

/** What has no name would seem to belong to the part before it. */
function namedLast(parts: readonly (readonly Block[])[]): readonly Block[] {
  const isNamed = ([first]: readonly Block[]): boolean => first?.kind === "heading";
  return [...parts.filter((part) => !isNamed(part)), ...parts.filter(isNamed)].flat();
}

/** Neighbours that each name one value ("happy with the hours: 71 %") are read in one row; every other item is on its own. */
function valuesTogether(items: readonly ListItem[], language: string): readonly (readonly ListItem[])[] {
  const runs: ListItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const [before] = last ?? [];
    if (last !== undefined && before !== undefined && [before, item].every((one) => isValue(one, language)))
      last.push(item);
    else runs.push([item]);
  }
  return runs;
}

function isValue({ text }: ListItem, language: string): boolean {
  const plain = toPlainText(text);
  const label = readLabel(plain);
  return label !== undefined && isBareValue(plain.slice(label.textStart), language);
}

/** Several values stay a list, named by the words that all their labels begin with. */
function partsOf(items: readonly ListItem[], list: ListBlock, language: string): readonly Block[] {
  const [first, ...others] = items;
  if (first === undefined || others.length === 0)
    return first === undefined ? [] : partOf(first, list, language);
  const labels = items.map(({ text }) => readLabel(toPlainText(text))?.term.split(" ") ?? []);
  const name = sharedOpening(labels).join(" ");
  const values: ListBlock = { ...list, items };
  if (countColumns(name) < shortestSharedName) return [values];
  const rest = items.map(
    (item): ListItem => ({ ...item, text: capitaliseText(slice(item.text, name.length)) }),
  );
  const heading = toRichText(withoutLink(name, language));
  return [
    { kind: "heading", level: 2, text: capitaliseText(heading), source: list.source },
    { ...values, items: rest },
  ];
}

/** The words that all begin with. */
function sharedOpening([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return first.slice(0, end === -1 ? first.length - 1 : end);
}

/** "Happy with" is called "happy". */
function withoutLink(name: string, language: string): string {
  const end = name.lastIndexOf(" ");
  return end > 0 && readContentWords(name.slice(end), language).length === 0 ? name.slice(0, end) : name;
}

const fewestValues = 3;

/** "2025: turnover 312 m€, 61 % from Europe" is a part with two points. */
function partOf({ text }: ListItem, { source }: ListBlock, language: string): readonly Block[] {
  const plain = toPlainText(text);
  const label = readLabel(plain) ?? readAsked(plain);
  const said = label === undefined ? undefined : quotesOf(slice(text, label.textStart), source);
  if (label !== undefined && said !== undefined && said.length > 0)
    return [{ kind: "heading", level: 2, text: toRichText(capitalise(label.term)), source }, ...said];
  const facts =
    label === undefined ? undefined : listFacts(label.term, slice(text, label.textStart), language);
  const clauses = clausesOf(label === undefined ? text : slice(text, label.textStart), language);
  const [first = text, ...more] = clauses;
  const areValues = [clauses.map(toPlainText), ...splitClausesOf(plain)].some(
    (ways) => ways.length >= fewestValues && ways.every((clause) => /\p{Nd}/u.test(clause)),
  );
  if (label === undefined && areValues) return [{ kind: "paragraph", text: capitaliseText(text), source }];
  const isNamed = label !== undefined || (more.length > 0 && countColumns(toPlainText(first)) <= longestName);
  if (!isNamed) {
    const kind =
      countColumns(plain) <= longestName
        ? ({ kind: "heading", level: 2 } as const)
        : ({ kind: "paragraph" } as const);
    return [{ ...kind, text: capitaliseText(text), source }];
  }
  const name = label === undefined ? first : sliceText(text, 0, label.term.length);
  const told = (label === undefined ? more : clauses).map(
    (clause): ListItem => ({ text: capitaliseText(clause), children: [] }),
  );
  return [
    { kind: "heading", level: 2, text: capitaliseText(name), source },
    { kind: "list", ordered: false, items: facts ?? told, source },
  ];
}

function slice(text: RichText, start: number): RichText {
  return tidyText(sliceText(text, start, toPlainText(text).length));
}

/** Notes set commas between what other texts have sentences for; lettered ones are parted by their letters. */
function clausesOf(text: RichText, language: string): readonly RichText[] {
  const plain = toPlainText(text);
  const lettered = letteredSpans(plain);
  if (lettered.length >= 3) return lettered.map(({ start, end }) => tidyClause(text, start, end));
  return splitSentences(plain, language).flatMap((sentence) => {
    const words = plain.slice(sentence.start, sentence.end);
    const spans = ["; ", ", "].map((mark) => spansAt(words, mark)).find((found) => found.length > 1) ?? [];
    const members = spans.map(({ start, end }) => words.slice(start, end));
    const isSentence = /[.。]$/u.test(words.trim());
    const isJoined = members.length === 2 && (isSentence || goesOn(members[1] ?? ""));
    const areWhole = members.length > 1 && !isJoined && members.every((member) => /\S\s+\S/u.test(member));
    return areWhole
      ? spans.map(({ start, end }) => tidyClause(text, sentence.start + start, sentence.start + end))
      : [tidyClause(text, sentence.start, sentence.end)];
  });
}

/** Where "(a) … (b) …" stand, in the order of their letters. */
function letteredSpans(words: string): readonly Span[] {
  const starts: number[] = [];
  for (let code = 97; code < 107; code += 1) {
    const place = words.indexOf(`(${String.fromCharCode(code)})`, (starts.at(-1) ?? -1) + 1);
    if (place === -1) break;
    starts.push(place);
  }
  return starts.map((start, index) => ({ start: start + 3, end: starts[index + 1] ?? words.length }));
}

function tidyClause(text: RichText, start: number, end: number): RichText {
  const clause = tidyText(sliceText(text, start, end));
  const stop = /[.,;]$/u.test(toPlainText(clause)) ? 1 : 0;
  return sliceText(clause, 0, toPlainText(clause).length - stop);
}

function sectionsOf(list: ListBlock): readonly Block[] {
  const [root, ...others] = list.items;
  if (root === undefined) return [list];
  if (others.length === 0 && isBranch(root)) {
    const below: ListBlock = { ...list, items: root.children };
    return [{ kind: "heading", level: 1, text: root.text, source: list.source }, ...branchesOf(below, 2)];
  }
  return branchesOf(list, 2);
}

/** Items without others below them stay together in a list, in their place. */
function branchesOf(list: ListBlock, level: number): readonly Block[] {
  if (list.items.filter(isBranch).length < fewestBranches) return [list];
  const blocks: Block[] = [];
  for (const item of list.items) {
    if (isBranch(item)) {
      blocks.push(
        { kind: "heading", level, text: item.text, source: list.source },
        { ...list, items: item.children },
      );
      continue;
    }
    const last = blocks.at(-1);
    if (last?.kind === "list" && last.source === list.source && blocks.length === 1)
      blocks[0] = { ...last, items: [...last.items, item] };
    else if (last === undefined) blocks.push({ ...list, items: [item] });
    else blocks.push({ kind: "heading", level, text: item.text, source: list.source });
  }
  return blocks;
}

function isBranch({ text, children }: ListItem): boolean {
  return children.length > 0 && !isBlank(text);
}
