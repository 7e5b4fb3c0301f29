// A section's blocks, cut where something stands that is shown better than as points: each exhibit with the little text
// that belongs to it, and what is left between them.
import {
  type Block,
  type ListBlock,
  type ListItem,
  type ParagraphBlock,
  type QuoteBlock,
  toPlainLines,
} from "../../structure/blocks.ts";
import { countColumns } from "../../text/columns.ts";
import { readQuantities } from "../../text/read-quantities.ts";
import { sliceText, tidyText, toPlainText, toRichText } from "../../text/rich-text.ts";
import { splitSentences } from "../../text/sentences.ts";
import type { Exhibit, ExhibitContext } from "../exhibits.ts";
import { type ListEntry, toEntries } from "../list-entries.ts";
import { asksSomething } from "../rank-sentences.ts";
import { createActions, readNextSteps } from "./find-actions.ts";
import { findCards } from "./find-cards.ts";
import { findChanges } from "./find-changes.ts";
import { findCode } from "./find-code.ts";
import { findOpposites } from "./find-comparison.ts";
import { findContrast } from "./find-contrast.ts";
import { findBracketed, findDefinitions } from "./find-definitions.ts";
import { findFigures } from "./find-figures.ts";
import { findMeasuredRow } from "./find-measured-row.ts";
import { findPairedSentences, findPairs } from "./find-pairs.ts";
import { createProcess, findProcess } from "./find-process.ts";
import { findQuestion } from "./find-question.ts";
import { findQuote } from "./find-quote.ts";
import { findRescheduled } from "./find-rescheduled.ts";
import { findSeries, nameOfSeries } from "./find-series.ts";
import { findStatuses } from "./find-statuses.ts";
import { findTableExhibits } from "./find-table.ts";
import { findTimeline } from "./find-timeline.ts";

/** Neighbouring blocks of a section, and what is shown of them. */
export interface Segment {
  readonly blocks: readonly Block[];
  readonly exhibit?: Exhibit;
}

/** What detectors look at besides the blocks themselves. */
export interface SectionContext extends ExhibitContext {
  /** The words of the heading right above. */
  readonly heading: string;
}

const slightColumns = 260;
const longestParagraph = 3_000;
const longestAbsorbed = 1_200;
/** So much text may go with a chart or table whose columns it speaks of. */
const longestReading = 460;

/** Returns the segments of a section's blocks, in their order; one without exhibit where there is nothing to show. */
export function findSegments(blocks: readonly Block[], context: SectionContext): readonly Segment[] {
  const found = blocks.flatMap((block, index) => segmentsOf(block, blocks[index - 1], context));
  return absorbRepeated(gatherText(attachSlight(joinPlain(found), context), context), context);
}

/**
 * Key figures beside a text that tells the same figures again: one slide of figures, named by the text's first claim, and
 * the rest of the text is spoken.
 */
function absorbRepeated(segments: readonly Segment[], context: SectionContext): readonly Segment[] {
  const [figures, ...others] = segments.filter(({ exhibit }) => exhibit?.body.kind === "numbers");
  const texts = segments.filter(({ exhibit }) => exhibit === undefined);
  const [text, ...more] = texts;
  if (figures?.exhibit === undefined || text === undefined || others.length > 0 || more.length > 0)
    return segments;
  const exhibit = withClaims(figures.exhibit, text.blocks, context);
  if (exhibit === undefined) return segments;
  const absorbed: Segment = { blocks: [...text.blocks, ...figures.blocks], exhibit };
  return segments.flatMap((segment) =>
    segment === figures ? [absorbed] : segment === text ? [] : [segment],
  );
}

function withClaims(
  exhibit: Exhibit,
  blocks: readonly Block[],
  { language }: SectionContext,
): Exhibit | undefined {
  const { body } = exhibit;
  if (body.kind !== "numbers" || blocks.some(({ kind }) => kind !== "paragraph" && kind !== "list"))
    return undefined;
  const shown = new Set(
    body.figures.flatMap(({ value, text = "" }) =>
      readQuantities(`${value} ${text}`, language).map(({ value: known }) => known),
    ),
  );
  const words = blocks.flatMap(toPlainLines).join("\n");
  if (countColumns(words) > longestAbsorbed) return undefined;
  const told = readQuantities(words, language);
  if (told.filter(({ value }) => shown.has(value)).length < 2) return undefined;
  const [first] = blocks;
  const opening = first?.kind === "paragraph" ? toPlainText(first.text) : "";
  const [claim] = splitSentences(opening, language).map(({ start, end }) => opening.slice(start, end));
  const isTitle = claim !== undefined && countColumns(claim) <= 80 && countColumns(claim) >= 20;
  const [item, ...items] = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  const takeaway = item === undefined || items.length > 0 ? [] : tidyText(item.text);
  return {
    ...exhibit,
    body: takeaway.length === 0 || body.takeaway !== undefined ? body : { ...body, takeaway },
    ...(isTitle && exhibit.title === undefined ? { title: claim.replace(/[.。]$/u, "") } : {}),
  };
}

/** Text that is left before, between and after exhibits is one run: what it says is not worth a slide each time. */
function gatherText(segments: readonly Segment[], { heading }: SectionContext): readonly Segment[] {
  // Without a heading the order is all that holds a text together.
  if (heading === "") return segments;
  const texts = segments.filter(({ exhibit }) => exhibit === undefined);
  const [first] = texts;
  if (first === undefined || texts.length === 1 || texts.length > 4) return segments;
  const gathered: Segment = { blocks: texts.flatMap(({ blocks }) => blocks) };
  return segments.flatMap((segment) =>
    segment === first ? [gathered] : segment.exhibit === undefined ? [] : [segment],
  );
}

function segmentsOf(block: Block, before: Block | undefined, context: SectionContext): readonly Segment[] {
  switch (block.kind) {
    case "table": {
      const { chart, furtherCharts, table } = findTableExhibits(block, context, context.heading === "");
      const [first, ...more] = [chart ?? [], furtherCharts, table ?? []].flat();
      return [
        { blocks: [block], ...(first === undefined ? {} : { exhibit: first }) },
        ...more.map((exhibit): Segment => ({ blocks: [], exhibit })),
      ];
    }
    case "code": {
      const exhibit = findCode(block);
      return [{ blocks: [block], ...(exhibit === undefined ? {} : { exhibit }) }];
    }
    case "quote":
      return [withExhibit(block, findQuote(toPlainText(block.text), true))];
    case "list":
      return findInList(block, before, context);
    case "paragraph":
      return findInParagraph(block, context);
    case "conversation":
    case "heading":
      return [{ blocks: [block] }];
  }
}

function withExhibit(block: QuoteBlock | ParagraphBlock | ListBlock, exhibit: Exhibit | undefined): Segment {
  return exhibit === undefined ? { blocks: [block] } : { blocks: [block], exhibit };
}

function findInList(
  block: ListBlock,
  before: Block | undefined,
  context: SectionContext,
): readonly Segment[] {
  const definitions = findDefinitions(block.items);
  if (definitions !== undefined) return [withExhibit(block, definitions)];
  const isClauses = block.items.some(({ marker }) => marker === "+" || /^\d+\.\d/u.test(marker ?? ""));
  if (isClauses || block.items.length > 24 || block.items.length < 2) return [{ blocks: [block] }];
  const entries = toEntries(block.items);
  const intro = before?.kind === "paragraph" ? toPlainText(before.text).slice(-80) : "";
  const steps = readNextSteps(entries, context.heading, context.language);
  if (steps !== undefined) return [withExhibit(block, createActions(steps, context))];
  const whole =
    findOpposites(entries) ??
    findStatuses(entries, context) ??
    findRescheduled(entries, context) ??
    findPairs(entries, context, context.heading) ??
    findTimeline(entries, context) ??
    findProcess(entries, block.ordered, `${context.heading} ${intro}`, context) ??
    findSeries(
      entries.map(({ words }) => words),
      context,
      { name: context.heading },
    );
  if (whole !== undefined) return [withExhibit(block, whole)];
  const figures = findFigures(entries, context.language);
  if (figures !== undefined) return withFigures(block, entries, figures);
  return [withExhibit(block, findCards(entries))];
}

/** The figures get a slide; items of another sort stay a list. */
function withFigures(
  block: ListBlock,
  entries: readonly ListEntry[],
  { exhibit, used }: { exhibit: Exhibit; used: ReadonlySet<ListEntry> },
): readonly Segment[] {
  const pick = (isUsed: boolean): readonly ListItem[] =>
    entries.filter((entry) => used.has(entry) === isUsed).map(({ item }) => item);
  const rest = pick(false);
  const figures: Segment = { blocks: [{ ...block, items: pick(true) }], exhibit };
  return rest.length === 0 ? [figures] : [figures, { blocks: [{ ...block, items: rest }] }];
}

/** A sentence that lists numbers, steps or opposites is shown; the sentences before and after it stay text. */
function findInParagraph(block: ParagraphBlock, context: SectionContext): readonly Segment[] {
  const plain = toPlainText(block.text);
  if (plain.length > longestParagraph) return [{ blocks: [block] }];
  const quote = /^["“„«「]/u.test(plain) ? findQuote(plain, false) : undefined;
  if (quote !== undefined) return [{ blocks: [block], exhibit: quote }];
  const spans = splitSentences(plain, context.language);
  const words = spans.map(({ start, end }) => plain.slice(start, end));
  const whole =
    findQuestion(words) ??
    findChanges(words, context) ??
    findPairedSentences(words, context, context.heading);
  if (whole !== undefined) return [{ blocks: [block], exhibit: whole }];
  const figures = findInSentences(words, context);
  if (figures !== undefined) return [{ blocks: [block], exhibit: figures }];
  for (const [index, sentence] of words.entries()) {
    const contrast = index === 0 ? undefined : findContrast(words[index - 1] ?? "", sentence);
    if (contrast !== undefined) {
      const span = spans[index] ?? { start: 0, end: plain.length };
      // One sentence more about the two is spoken.
      const end = spans.length - index > 2 ? span.end : plain.length;
      return cutParagraph(block, span.start, end, contrast);
    }
    const next = words[index + 1];
    const found = findInSentence(sentence, next, context);
    if (found === undefined) continue;
    const start = spans[index]?.start ?? 0;
    const end = spans[index + found.sentences - 1]?.end ?? plain.length;
    return cutParagraph(block, start, end, found.exhibit);
  }
  return [{ blocks: [block] }];
}

/** Two or three sentences of which each says one figure and what it is. */
function findInSentences(words: readonly string[], { language }: SectionContext): Exhibit | undefined {
  if (words.length < 2 || words.length > 4) return undefined;
  if (words.some((sentence) => readQuantities(sentence, language).length > 2)) return undefined;
  const entries = toEntries(words.map((sentence) => toItem(withoutStop(sentence))));
  const figures = findFigures(entries, language);
  return figures?.used.size === entries.length ? figures.exhibit : undefined;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/(?<=[\p{L})%€$£°])[.。]$/u, "");
}

function findInSentence(
  sentence: string,
  next: string | undefined,
  context: SectionContext,
): { exhibit: Exhibit; sentences: number } | undefined {
  const opposites = next === undefined ? undefined : findOppositeSentences(sentence, next);
  if (opposites !== undefined) return { exhibit: opposites, sentences: 2 };
  const chain = membersBy(sentence, ["→", "->", "⇒"]);
  if (chain.length >= 3) {
    const exhibit = createProcess(toEntries(chain.map(toItem)), context);
    if (exhibit !== undefined) return { exhibit, sentences: 1 };
  }
  const bracketed = context.heading === "" ? undefined : findBracketed(sentence);
  if (bracketed !== undefined) return { exhibit: bracketed, sentences: 1 };
  const tail = afterColon(sentence);
  const members = numberedMembers(tail);
  const told = findMeasuredRow(sentence, context);
  const row = told === undefined ? undefined : { exhibit: told, sentences: 1 };
  if (members.length < 3) return row;
  const name = nameOfSeries(members[0] ?? "", context.language) || context.heading;
  const own = findSeries(members, context, { name });
  const summed =
    next === undefined || own?.body.kind === "table"
      ? undefined
      : findSeries(members, context, { name, sum: next });
  const isSummed = summed?.body.kind === "table";
  const series = isSummed ? summed : own;
  const entries = toEntries(members.map((member) => toItem(withoutStop(member))));
  const figures =
    series === undefined && tail.length === sentence.length
      ? findFigures(entries, context.language)
      : undefined;
  const exhibit = series ?? (figures?.used.size === entries.length ? figures.exhibit : undefined);
  return exhibit === undefined ? row : { exhibit, sentences: isSummed ? 2 : 1 };
}

function findOppositeSentences(sentence: string, next: string): Exhibit | undefined {
  // Only a colon or a dash sets a term apart.
  if (!/[:\uFF1A–—-]/.test(sentence)) return undefined;
  const opening = toEntries([toItem(sentence)]);
  if (opening[0]?.term === undefined) return undefined;
  return findOpposites([...opening, ...toEntries([toItem(next)])]);
}

function toItem(words: string): ListItem {
  return { text: toRichText(words), children: [] };
}

function afterColon(sentence: string): string {
  const colon = sentence.lastIndexOf(": ");
  return colon === -1 ? sentence : sentence.slice(colon + 2);
}

/** The members of a row in which each has a number. */
function numberedMembers(words: string): readonly string[] {
  for (const mark of [" – ", " - ", " · ", "; ", "、", "، ", ", "]) {
    const members = membersBy(words, [mark]);
    if (members.length >= 3 && members.every((member) => /\p{Nd}/u.test(member))) return members;
  }
  return [];
}

function membersBy(words: string, marks: readonly string[]): readonly string[] {
  for (const mark of marks) {
    if (words.length <= 600 && words.includes(mark))
      return words
        .split(mark)
        .map((member) => member.trim())
        .filter((member) => member !== "");
  }
  return [];
}

function cutParagraph(
  block: ParagraphBlock,
  start: number,
  end: number,
  exhibit: Exhibit,
): readonly Segment[] {
  const length = toPlainText(block.text).length;
  const part = (from: number, to: number): readonly Segment[] => {
    const text = tidyText(sliceText(block.text, from, to));
    return text.length === 0 ? [] : [{ blocks: [{ ...block, text }] }];
  };
  return [
    ...part(0, start),
    ...part(start, end).map((segment) => ({ ...segment, exhibit })),
    ...part(end, length),
  ];
}

function joinPlain(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  let open: Block[] | undefined;
  for (const segment of segments) {
    if (segment.exhibit === undefined && open !== undefined) {
      for (const block of segment.blocks) open.push(block);
      continue;
    }
    open = segment.exhibit === undefined ? [...segment.blocks] : undefined;
    joined.push(open === undefined ? segment : { blocks: open });
  }
  return joined;
}

/** A sentence or two beside an exhibit needs no slide of its own: it is spoken, and may say how to read the chart. */
function attachSlight(segments: readonly Segment[], context: SectionContext): readonly Segment[] {
  const attached: Segment[] = [];
  let waiting: readonly Block[] = [];
  for (const [index, segment] of segments.entries()) {
    const isSlight =
      segment.exhibit === undefined &&
      segments.length > 1 &&
      segments[index + 1]?.exhibit?.body.kind !== "columns" &&
      areSlight(segment.blocks, attached.at(-1)?.exhibit, context);
    const next = segments[index + 1]?.exhibit;
    const last = attached.at(-1);
    const isOfTable =
      segment.exhibit === undefined && attached.length > 0 && readsTable(segment.blocks, attached, context);
    if (isOfTable) {
      const place = attached.findLastIndex(({ exhibit }) => exhibit?.body.kind === "chart");
      const at = place === -1 ? attached.length - 1 : place;
      const read = attached[at];
      if (read !== undefined) attached[at] = withText(read, segment.blocks, context);
      continue;
    }
    const announces = isSlight && next?.strength === "strong" && endsInColon(segment.blocks);
    if (isSlight && !announces && last?.exhibit?.strength === "strong")
      attached[attached.length - 1] = withText(last, segment.blocks, context);
    else if (isSlight && next?.strength === "strong") waiting = segment.blocks;
    else {
      attached.push(waiting.length === 0 ? segment : withText(segment, waiting, context, true));
      waiting = [];
    }
  }
  return attached;
}

/** A paragraph right behind a table, or its chart, whose first sentence names what a column holds. */
function readsTable(
  blocks: readonly Block[],
  before: readonly Segment[],
  { language }: SectionContext,
): boolean {
  const last = before.at(-1)?.exhibit?.body;
  const [block] = blocks;
  if (blocks.length !== 1 || block?.kind !== "paragraph") return false;
  if (last?.kind !== "table" && last?.kind !== "chart") return false;
  const words = toPlainText(block.text);
  if (countColumns(words) > longestReading) return false;
  const [first] = splitSentences(words, language);
  const sentence = words.slice(first?.start ?? 0, first?.end ?? 0).toLowerCase();
  const names =
    last.kind === "chart"
      ? last.chart.series.map(({ name }) => name)
      : last.columns.filter(({ alignment }) => alignment === "end").map(({ heading }) => heading);
  return names.some((name) => sentence.includes(name.replace(/\s?[(\uFF08].*$/u, "").toLowerCase()));
}

function areSlight(
  blocks: readonly Block[],
  before: Exhibit | undefined,
  { language }: SectionContext,
): boolean {
  if (!blocks.every(({ kind }) => kind === "paragraph")) return false;
  const words = blocks.map((block) => ("text" in block ? toPlainText(block.text) : "")).join(" ");
  // What is asked for, and a row of clauses, are worth a slide.
  if (countColumns(words) > slightColumns || asksSomething(words) || words.split("; ").length > 2)
    return false;
  // Figures are shown, unless they are those of the chart.
  const figures = readQuantities(words, language).filter(({ prefix, unit }) => prefix !== "" || unit !== "");
  return (
    figures.length === 0 || (before?.body.kind === "chart" && speaksOfChart(words, before.body, language))
  );
}

/** "Check that it works:" is said of what comes next. */
function endsInColon(blocks: readonly Block[]): boolean {
  const last = blocks.at(-1);
  return last !== undefined && "text" in last && /[:\uFF1A]$/u.test(toPlainText(last.text));
}

function speaksOfChart(words: string, body: Exhibit["body"], language: string): boolean {
  if (body.kind !== "chart") return false;
  const values = new Set(body.chart.series.flatMap((series) => series.values));
  return readQuantities(words, language).some(({ value }) => values.has(value));
}

function namesSeries(words: string, body: Exhibit["body"]): boolean {
  if (body.kind !== "chart" || !/\p{Nd}/u.test(words)) return false;
  return body.chart.series.some(({ name }) => words.toLowerCase().includes(name.toLowerCase()));
}

const sourceWords =
  /^(?:\*?source|quelle|fuente|fonte|bron|källa|kilde|źródło|источник|джерело|المصدر|来源|資料來源|出典|출처)s?\s?[:\uFF1A]\s?/iu;

/** The text beside a chart may name its source, or say in a sentence what its figures show; a sentence before code is its caption. */
function withText(
  segment: Segment,
  blocks: readonly Block[],
  context: SectionContext,
  isBefore = false,
): Segment {
  const { exhibit } = segment;
  const all = isBefore ? [...blocks, ...segment.blocks] : [...segment.blocks, ...blocks];
  if (exhibit === undefined) return { blocks: all };
  const words = blocks.map((block) => ("text" in block ? toPlainText(block.text) : "")).join(" ");
  const isTitle =
    exhibit.body.kind === "code" && isBefore && countColumns(words) <= 60 && !/[./]/u.test(words);
  const title = isTitle ? { title: words.replace(/[:\uFF1A]$/u, "") } : {};
  const body = isTitle ? exhibit.body : bodyWithText(exhibit.body, words, context, isBefore);
  return { blocks: all, exhibit: { ...exhibit, body, ...title } };
}

function bodyWithText(
  body: Exhibit["body"],
  words: string,
  { language }: SectionContext,
  isBefore: boolean,
): Exhibit["body"] {
  const source = sourceWords.exec(words.slice(0, 40))?.[0];
  if (source !== undefined && (body.kind === "chart" || body.kind === "table"))
    return { ...body, source: words.slice(source.length).slice(0, 300) };
  if (body.kind === "code" && isBefore && countColumns(words) <= 160)
    return { ...body, caption: words.replace(/[:.\uFF1A。]$/u, "") };
  const [first] = splitSentences(words, language);
  const sentence = first === undefined ? "" : words.slice(first.start, first.end);
  const isReading =
    countColumns(sentence) <= 220 && (speaksOfChart(sentence, body, language) || namesSeries(sentence, body));
  if (body.kind === "chart" && isReading)
    return { ...body, reading: toRichText(sentence.replace(/(?<=[\p{L}%)\p{Nd}])[.。]$/u, "")) };
  if (
    body.kind === "numbers" &&
    sentence !== "" &&
    countColumns(sentence) <= 200 &&
    countColumns(words) <= 220
  )
    return { ...body, takeaway: toRichText(words) };
  return body;
}
