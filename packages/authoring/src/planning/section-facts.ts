import type { RichText } from "@lectern/deck";
import type { WantedPart } from "../brief/brief.ts";
import { goesOn } from "../ideas/arranging/list-facts.ts";
import type { Block, HeadingBlock, ListBlock, ListItem, ParagraphBlock, Span } from "../structure/blocks.ts";
import { toPlainLines } from "../structure/blocks.ts";
import { isBareHeading } from "../text/languages/labels.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../text/markup/rich-text.ts";
import { readDates } from "../text/numbers/read-dates.ts";
import { timeAtStart } from "../text/numbers/read-times.ts";
import { spansAt } from "../text/sentences/members.ts";
import { splitSentences } from "../text/sentences/sentences.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { withoutFinalStop } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { readLabel } from "../text/words/labelled.ts";
import { readAllWords, stopwordsOf } from "../text/words/words.ts";
import { titleOfPart } from "../topics/name-part.ts";
import { placeFacts } from "./place-facts.ts";
import { createSigns } from "./signs-of-parts.ts";

const fewestParts = 2;
const mostFacts = 80;
const level = 5;

/** A sentence, an item of a list or a whole block: the smallest that goes below a heading. */
interface Fact {
  readonly block: Exclude<Block, HeadingBlock>;
  /** The block that it was cut from: what stood together is told together. */
  readonly from: Block;
  readonly text: string;
  /** Without the label that names it: what stands alone below a heading needs no other name. */
  readonly bare?: Exclude<Block, HeadingBlock>;
  /** The words of that label. */
  readonly label?: string;
}

/**
 * Returns facts that stand below no headings of their own with a heading for each of the parts asked for, in the order asked for:
 * "Cover prices and opening hours. Facts: …". What is of no part stands first. Returns the blocks as they are where the matter has
 * headings, or nothing tells which fact is which part's.
 */
export function sectionFacts(
  blocks: readonly Block[],
  wanted: readonly WantedPart[],
  language: string,
): readonly Block[] {
  const alone = wanted.flatMap((part) => detailsOf(part, blocks));
  const unplaced = [...blocks, ...alone];
  if (
    wanted.length < fewestParts ||
    blocks.some((block) => block.kind === "heading" && block.isLabel !== true && !namesPart(block, wanted))
  )
    return unplaced;
  const names = wanted.map(({ text }) => text);
  const told = factsOf(blocks, language);
  // A single sentence may hold what several parts are to tell.
  const single = told.length < wanted.length ? told.flatMap(cutAtCommas) : told;
  const facts = single.flatMap((fact) => cutByParts(fact, names, language));
  if (facts.length < fewestParts || facts.length > mostFacts) return unplaced;
  const signs = createSigns(
    names,
    facts.map(({ text }) => text),
    language,
  );
  const inBlocks = facts.map(({ from }) => facts.findIndex((other) => other.from === from));
  const places = placeFacts(
    withoutStrewn(
      facts.map(({ text }, index) => signs(text, index)),
      inBlocks,
    ),
    facts.map(({ text }) => !standsAlone(text)),
    wanted.length,
    {
      areSteps: blocks.some((block) => block.kind === "list" && block.ordered),
      told: wanted.flatMap((part, place) => (detailsOf(part, blocks).length > 0 ? [place] : [])),
      blocks: inBlocks,
    },
  );
  if (places === undefined || new Set(places).size < fewestParts) return unplaced;
  // What has the name of a part is that part's, whatever else its words are like.
  const placeOf = (index: number): number | undefined => {
    const label = facts[index]?.label?.toLowerCase();
    const named = wanted.findIndex((part) => part.text.toLowerCase() === label);
    return named === -1 ? places[index] : named;
  };
  const takenBy = (place: number) => facts.filter((_, index) => placeOf(index) === place);
  /** What is of no part stands behind the part that is told before it. */
  const looseBehind = (place: number | undefined): readonly Block[] => {
    const loose = facts.filter((_, index) => {
      if (placeOf(index) !== undefined) return false;
      const before = facts.slice(0, index).findLastIndex((_, other) => placeOf(other) !== undefined);
      return (before === -1 ? undefined : placeOf(before)) === place;
    });
    const [first] = loose;
    if (first === undefined) return [];
    const end: HeadingBlock = { kind: "heading", level, text: [], source: first.block.source };
    return [...(place === undefined ? [] : [end]), ...gather(loose)];
  };
  return [
    ...looseBehind(undefined),
    ...wanted.flatMap((part, place): readonly Block[] => {
      const own = takenBy(place);
      const [first] = own;
      const told = detailsOf(part, blocks);
      if (first === undefined) return told;
      // Below the part's name its own label says nothing more.
      const facts = own.map((fact) =>
        fact.bare !== undefined && fact.label?.toLowerCase() === part.text.toLowerCase()
          ? { ...fact, block: fact.bare }
          : fact,
      );
      return [headingOf(part, first.block.source), ...gather(facts), ...told.slice(1), ...looseBehind(place)];
    }),
  ];
}

/** A kind of fact, as an amount, that is strewn over many paragraphs says of none of them that it tells of the part. */
function withoutStrewn(
  signs: readonly (readonly number[])[],
  blocks: readonly number[],
): readonly (readonly number[])[] {
  const isStrewn = (signs[0] ?? []).map(
    (_, place) => new Set(blocks.filter((_, index) => (signs[index]?.[place] ?? 0) > 0)).size > mostOfKind,
  );
  return signs.map((own) => own.map((sign, place) => (sign < surelyNamed && isStrewn[place] ? 0 : sign)));
}

const mostOfKind = 2;
/** What words of a part's name are worth. */
const surelyNamed = 2;

/** "Team: Ann, Bob", where the team is asked for: what stands below is of that part already, up to a blank heading. */
function namesPart({ text }: HeadingBlock, wanted: readonly WantedPart[]): boolean {
  const name = toPlainText(text).toLowerCase();
  return name === "" ? wanted.length > 0 : wanted.some((part) => part.text.toLowerCase() === name);
}

function headingOf({ text }: WantedPart, source: Block["source"]): HeadingBlock {
  return { kind: "heading", level, text: toRichText(titleOfPart(text)), source };
}

/** What the bracket behind a part says, below its name; nothing where the matter tells it as well. */
function detailsOf(part: WantedPart, blocks: readonly Block[]): readonly Block[] {
  const known = blocks.flatMap(toPlainLines).join("\n");
  // A single word may stand in other matter as well.
  const details = (part.details ?? []).filter(
    (detail) => !known.includes(detail) || (!/\s/u.test(detail) && (part.details ?? []).length > 1),
  );
  if (details.length === 0) return [];
  const source = { start: 0, end: 0 };
  const items = details.map((detail) => ({ text: toRichText(capitalise(detail)), children: [] }));
  const [only, ...others] = items;
  const told: Block =
    only !== undefined && others.length === 0
      ? { kind: "paragraph", text: only.text, source }
      : { kind: "list", ordered: false, items, source };
  return [headingOf(part, source), told];
}

const fewestClauses = 3;
const longestClause = 90;

/** "£12 an hour, key from the shop, sweep the floor": the clauses of a row, each with those that lean on it, are a fact each. */
function cutAtCommas(fact: Fact): readonly Fact[] {
  if (fact.block.kind !== "paragraph" || fact.bare !== undefined) return [fact];
  const { block } = fact;
  const text = withoutFinalStop(block.text);
  const plain = toPlainText(text);
  const mark = [", ", "，", "、", "، "].find((one) => spansAt(plain, one).length >= fewestClauses);
  const clauses: Span[] = [];
  for (const span of mark === undefined ? [] : spansAt(plain, mark)) {
    const last = clauses.at(-1);
    if (last !== undefined && goesOn(plain.slice(span.start, span.end).trim()))
      clauses[clauses.length - 1] = { start: last.start, end: span.end };
    else clauses.push(span);
  }
  if (isRow(clauses.map(({ start, end }) => plain.slice(start, end)))) return [fact];
  const areShort = clauses.every(({ start, end }) => countColumns(plain.slice(start, end)) <= longestClause);
  if (clauses.length < fewestClauses || !areShort) return [fact];
  const stop = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(plain) ? "。" : ".";
  return clauses.map(({ start, end }) => {
    const own = [...capitaliseText(tidyText(sliceText(text, start, end))), { text: stop }];
    return { ...fact, block: { ...block, text: own }, text: toPlainText(own) };
  });
}

/** "We have 62 plots, the waiting list is 41": a clause that bears the whole name of a part begins a fact of its own. */
function cutByParts(fact: Fact, names: readonly string[], language: string): readonly Fact[] {
  if (fact.block.kind !== "paragraph" || fact.bare !== undefined) return [fact];
  const { text } = fact.block;
  const plain = toPlainText(text);
  const small = stopwordsOf(language);
  const wanted = names.map((name) => readAllWords(name).filter((word) => !small.has(word)));
  const clauses = spansAt(plain, ", ");
  if (isRow(clauses.map(({ start, end }) => plain.slice(start, end)))) return [fact];
  const cut = clauses.findIndex(({ start, end }, index) => {
    const words = new Set(readAllWords(plain.slice(start, end)));
    return index > 0 && wanted.some((name) => name.length > 0 && name.every((word) => words.has(word)));
  });
  const at = clauses[cut]?.start;
  if (at === undefined) return [fact];
  return [sliceText(text, 0, clauses[cut - 1]?.end ?? at), sliceText(text, at, plain.length)].map((piece) => {
    const own = capitaliseText(tidyText(piece));
    return { ...fact, block: { ...fact.block, text: own } as ParagraphBlock, text: toPlainText(own) };
  });
}

function factsOf(blocks: readonly Block[], language: string): readonly Fact[] {
  let label: HeadingBlock | undefined;
  return blocks.flatMap((block): readonly Fact[] => {
    if (block.kind === "heading") {
      label = block.text.length === 0 || isBareHeading(toPlainText(block.text)) ? undefined : block;
      return [];
    }
    const name = label;
    label = undefined;
    return factsIn(block, name, language);
  });
}

/** A label goes on with what it names: with the first sentence, or with the whole list. */
function factsIn(
  block: Exclude<Block, HeadingBlock>,
  label: HeadingBlock | undefined,
  language: string,
): readonly Fact[] {
  if (block.kind === "paragraph") {
    const text =
      label === undefined ? withoutBareLabel(block.text) : [...label.text, { text: ": " }, ...block.text];
    const plain = toPlainText(text);
    return splitSentences(plain, language).map(({ start, end }) => ({
      block: { ...block, text: tidyText(sliceText(text, start, end)) },
      from: block,
      text: plain.slice(start, end).trim(),
    }));
  }
  if (block.kind === "list" && label === undefined)
    return runsOfItems(block.items, language).map((items) => ({
      block: { ...block, items },
      from: block,
      text: items.map(({ text }) => toPlainText(text)).join(" "),
    }));
  const whole =
    block.kind === "list" && label !== undefined
      ? { ...block, ordered: false, items: [{ text: label.text, children: block.items }] }
      : block;
  const named = label === undefined ? {} : { label: toPlainText(label.text) };
  return [{ block: whole, from: block, text: toPlainLines(whole).join(" "), bare: block, ...named }];
}

const fewestOfProgramme = 3;

/** The items of a list one by one, but those of a programme, which open with a time or a day each, together. */
function runsOfItems(items: ListBlock["items"], language: string): readonly ListBlock["items"][] {
  const runs: ListItem[][] = [];
  let timed: ListItem[] = [];
  const close = (): void => {
    runs.push(...(timed.length >= fewestOfProgramme ? [timed] : timed.map((item) => [item])));
    timed = [];
  };
  for (const item of items) {
    if (opensWithTime(toPlainText(item.text), language)) timed.push(item);
    else {
      close();
      runs.push([item]);
    }
  }
  close();
  return runs;
}

function opensWithTime(text: string, language: string): boolean {
  return timeAtStart(text) !== undefined || readDates(text.slice(0, longestDate), language)[0]?.start === 0;
}

const longestDate = 40;

/** "7 October start, 5 February test, 24 March advice", "2023 9,150, 2024 7,880, 2025 8,420": clauses that each have a number are one row. */
function isRow(clauses: readonly string[]): boolean {
  return clauses.length >= fewestOfProgramme && clauses.every((clause) => /\p{Nd}/u.test(clause));
}

/** "Facts: …" */
function withoutBareLabel(text: RichText): RichText {
  const plain = toPlainText(text);
  const label = readLabel(plain);
  return label === undefined || !isBareHeading(label.term)
    ? text
    : tidyText(sliceText(text, label.textStart, plain.length));
}

/** Neighbours that were cut from one block are one again. */
function gather(facts: readonly Fact[]): readonly Block[] {
  const [only, ...others] = facts;
  if (only?.bare !== undefined && others.length === 0) return [only.bare];
  const gathered: { from: Block; block: Fact["block"] }[] = [];
  for (const { from, block } of facts) {
    const last = gathered.at(-1);
    const joined = last?.from === from ? join(last.block, block) : undefined;
    if (last !== undefined && joined !== undefined) last.block = joined;
    else gathered.push({ from, block });
  }
  return gathered.map(({ block }) => block);
}

function join(one: Fact["block"], other: Fact["block"]): ParagraphBlock | ListBlock | undefined {
  if (one.kind === "paragraph" && other.kind === "paragraph")
    return { ...one, text: [...one.text, { text: " " }, ...other.text] };
  if (one.kind === "list" && other.kind === "list") return { ...one, items: [...one.items, ...other.items] };
  return undefined;
}
