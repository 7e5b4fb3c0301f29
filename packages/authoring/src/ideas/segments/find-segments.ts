// A section's blocks, cut where something stands that is shown better than as points: each exhibit with the little text
// that belongs to it, and what is left between them.
import { isChart } from "../../brief/read-form.ts";
import type { Block, ListBlock, ListItem, ParagraphBlock, TableBlock } from "../../structure/blocks.ts";
import { labelsOf } from "../../text/languages/labels.ts";
import { sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { timeAtStart } from "../../text/numbers/read-times.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import type { Span } from "../../text/span.ts";
import { withoutFinalStop } from "../../text/words/clip.ts";
import { countColumns } from "../../text/words/columns.ts";
import { detectRuns } from "../detectors/detect-runs.ts";
import {
  detectInList,
  detectInSentences,
  type ListCandidate,
  type SentenceCandidate,
} from "../detectors/detectors.ts";
import { findFigureAlone } from "../detectors/figures/find-figure-alone.ts";
import { findTableExhibits } from "../detectors/figures/find-table.ts";
import { findCode } from "../detectors/find-code.ts";
import { findQuote } from "../detectors/find-quote.ts";
import { toEntries } from "../detectors/list-entries.ts";
import { type Exhibit, rankCandidates, type SectionContext, type Shown, scores } from "../exhibits.ts";
import { attachText } from "./attach-text.ts";
import type { Segment } from "./segment.ts";
import {
  asWanted,
  hasForm,
  inWantedForm,
  timelineOfLabels,
  wantedChart,
  wantedFirst,
  wantedTimeline,
} from "./wanted-exhibit.ts";

const longestParagraph = 3_000;
const mostItems = 24;
const mostCuts = 4;

/** Returns the segments of a section's blocks, in their order; one without exhibit where there is nothing to show. */
export function findSegments(blocks: readonly Block[], context: SectionContext): readonly Segment[] {
  const found = blocks.flatMap((block, index) => segmentsOf(block, blocks[index - 1], context));
  const [only] = blocks;
  const isPlain = blocks.length === 1 && found.every(({ exhibit }) => exhibit === undefined);
  const alone =
    only === undefined || !isPlain ? undefined : (figureAlone(only, context) ?? quoteAlone(only, context));
  if (only !== undefined && alone !== undefined) return [{ blocks: [only], exhibit: alone }];
  return attachText(joinPlain(found), context);
}

function segmentsOf(block: Block, before: Block | undefined, context: SectionContext): readonly Segment[] {
  switch (block.kind) {
    case "table":
      return segmentsOfTable(block, context);
    case "code":
      return [segmentOf(block, findCode(block))];
    case "quote":
      return [segmentOf(block, findQuote(toPlainText(block.text), true))];
    case "list":
      return findInList(block, before, context);
    case "paragraph":
      return findInParagraph(block, context, mostCuts);
    case "heading":
      return [{ blocks: [block] }];
  }
}

/** "Costs: 1,200 euro": all that a section says is one figure. */
function figureAlone(block: Block, { heading, language }: SectionContext): Exhibit | undefined {
  if (block.kind !== "paragraph" || heading === "") return undefined;
  const plain = toPlainText(block.text);
  return splitSentences(plain, language).length > 1 ? undefined : findFigureAlone(heading, plain, language);
}

const quoted = /^["“„«「](?<words>[^"“”„«»「」]{16,400})["”“»」][.。]?$/u;

/** "What Inès says: “…”": all that a section says is said by somebody, whom its heading may name. */
function quoteAlone(block: Block, { heading }: SectionContext): Exhibit | undefined {
  const words = block.kind === "paragraph" ? toPlainText(block.text).trim() : "";
  return heading === "" || !quoted.test(words) ? undefined : findQuote(words, true);
}

function segmentOf(block: Block, exhibit: Exhibit | undefined): Segment {
  return { blocks: [block], ...(exhibit === undefined ? {} : { exhibit }) };
}

/** A chart, those of other measures, and the rows where they hold more: a slide each. */
function segmentsOfTable(block: TableBlock, context: SectionContext): readonly Segment[] {
  const found = findTableExhibits(block, context, context.heading === "");
  const isDrawn = block.wanted !== undefined && isChart(block.wanted);
  const { furtherCharts, table, rows } = found;
  const chart = (isDrawn ? wantedChart(block, context) : undefined) ?? found.chart;
  const asked =
    block.wanted === "table"
      ? [table ?? rows ?? []]
      : isDrawn && chart !== undefined
        ? [chart, tellsColumns(chart, block) ? [] : (table ?? rows ?? [])]
        : [chart ?? [], furtherCharts, table ?? []];
  const [best, ...more] = asked.flat();
  const first = best && block.wanted !== undefined ? asWanted(best, block.wanted) : best;
  const alternatives = [chart ?? [], rows ?? []].flat().filter((exhibit) => exhibit !== best);
  return [
    { ...segmentOf(block, first), ...(alternatives.length > 0 ? { alternatives } : {}) },
    ...more.map((exhibit): Segment => ({ blocks: [], exhibit })),
  ];
}

/** Says whether a chart draws all columns of its table. */
function tellsColumns({ body }: Exhibit, { header }: TableBlock): boolean {
  return body.kind === "chart" && body.chart.series.length >= header.length - 1;
}

function findInList(
  block: ListBlock,
  before: Block | undefined,
  context: SectionContext,
): readonly Segment[] {
  const { items } = block;
  const isWeighed = items.some(({ marker }) => marker === "+");
  if (isWeighed || items.length > mostItems || items.length < 2) return [{ blocks: [block] }];
  const dated = block.wanted === "timeline" ? timelineOfLabels(block, context) : undefined;
  if (dated !== undefined) return [{ blocks: [block], exhibit: dated }];
  const intro = before?.kind === "paragraph" ? toPlainText(before.text).slice(-80) : "";
  const found = detectInList({ block, entries: toEntries(items), intro }, context);
  const candidates = block.wanted === undefined ? found : wantedFirst(found, block.wanted);
  const [best] = candidates;
  const forced =
    block.wanted === undefined || (best !== undefined && hasForm(best.exhibit, block.wanted))
      ? undefined
      : inWantedForm(block, block.wanted, context);
  if (forced !== undefined) return [{ blocks: [block], exhibit: forced }];
  const ranked = rankCandidates(candidates.map(({ exhibit }) => exhibit));
  const shown = withDay(ranked, before, context);
  // Cards only set a term apart from what is said of it; steps that are numbered stay together.
  const runs =
    !block.ordered && ["cards", undefined].includes(shown.exhibit?.body.kind)
      ? segmentsOfRuns(block, context)
      : undefined;
  if (runs !== undefined) return runs;
  if (shown.exhibit === undefined) return [{ blocks: [block], ...shown }];
  return best?.used === undefined ? [{ blocks: [block], ...shown }] : withRest(block, best, shown, context);
}

/** Of a list of this and that, the items that are a row each or together are shown apart; the others stay lists. */
function segmentsOfRuns(block: ListBlock, context: SectionContext): readonly Segment[] | undefined {
  const runs = detectRuns(toEntries(block.items), context);
  if (runs.every(({ exhibit }) => exhibit === undefined)) return undefined;
  return runs.map(({ from, to, exhibit }) => ({
    blocks: [{ ...block, items: block.items.slice(from, to) }],
    ...(exhibit === undefined ? {} : { exhibit }),
  }));
}

/** "24 May: race day" right above the hours of a day says which one it is. */
function withDay(
  { exhibit, ...others }: Shown,
  before: Block | undefined,
  { language }: SectionContext,
): Shown {
  const last = before?.kind === "list" ? before.items.at(-1) : undefined;
  const day = last === undefined || last.children.length > 0 ? "" : toPlainText(tidyText(last.text));
  const isDay = countColumns(day) <= longestTitle && readDates(day, language)[0]?.start === 0;
  const areHours =
    exhibit?.body.kind === "timeline" &&
    exhibit.body.events.every(({ date }) => timeAtStart(date) !== undefined);
  const isNamed = exhibit !== undefined && areHours && isDay && exhibit.title === undefined;
  return { ...(exhibit && { exhibit: isNamed ? { ...exhibit, title: day } : exhibit }), ...others };
}

/** The items that are shown get a slide; those of another sort stay a list. */
function withRest(
  block: ListBlock,
  { used }: ListCandidate,
  shown: Shown,
  context: SectionContext,
): readonly Segment[] {
  const own = new Set([...(used ?? [])].map(({ item }) => item));
  const pick = (isUsed: boolean): readonly ListItem[] =>
    block.items.filter((item) => own.has(item) === isUsed);
  const rest = pick(false);
  const whole = withRemark(shown, rest, rest[0] === block.items[0], context);
  if (whole !== undefined) return [{ blocks: [block], ...whole }];
  const figures: Segment = { blocks: [{ ...block, items: pick(true) }], ...shown };
  return rest.length === 0 ? [figures] : [figures, { blocks: [{ ...block, items: rest }] }];
}

const longestRemark = 70;
const mostRemarks = 2;

/** One or two short items beside figures, dates or steps are told with them: the first of a text names the slide. */
function withRemark(
  { exhibit, ...others }: Shown,
  rest: readonly ListItem[],
  isFirst: boolean,
  { heading }: SectionContext,
): Shown | undefined {
  const [first, ...more] = rest.map(({ text }) => tidyText(text));
  const areShort = rest.every(
    ({ text, children }) => children.length === 0 && countColumns(toPlainText(text)) <= longestRemark,
  );
  if (exhibit === undefined || first === undefined || !areShort || rest.length > mostRemarks)
    return undefined;
  if (isFirst && more.length === 0 && heading === "" && exhibit.title === undefined)
    return { exhibit: { ...exhibit, title: toPlainText(first) }, ...others };
  const { body } = exhibit;
  const mayRemark = body.kind === "numbers" || body.kind === "timeline" || body.kind === "process";
  if (!mayRemark || body.takeaway !== undefined) return undefined;
  const takeaway = [first, ...more].flatMap((text, index) =>
    index === 0 ? text : [{ text: "; " }, ...text],
  );
  return { exhibit: { ...exhibit, body: { ...body, takeaway } }, ...others };
}

/** The sentences that are shown are cut out; those before and behind them are looked at on their own. */
function findInParagraph(block: ParagraphBlock, context: SectionContext, cuts: number): readonly Segment[] {
  const plain = toPlainText(block.text);
  if (block.wanted === "statement")
    return [
      { blocks: [block], exhibit: { body: { kind: "statement" }, title: plain, score: scores.setOut } },
    ];
  if (plain.length > longestParagraph || cuts === 0) return [{ blocks: [block] }];
  const spans = splitSentences(plain, context.language);
  const sentences = spans.map(({ start, end }) => plain.slice(start, end));
  const found = detectInSentences(sentences, context);
  const candidates = block.wanted === undefined ? found : wantedFirst(found, block.wanted);
  const [best] = candidates;
  const isMet = block.wanted === undefined || (best !== undefined && hasForm(best.exhibit, block.wanted));
  const timeline = isMet || block.wanted !== "timeline" ? undefined : wantedTimeline(sentences, context);
  if (timeline !== undefined) return [{ blocks: [block], exhibit: timeline }];
  if (best === undefined) return [{ blocks: [block] }];
  const same = candidates.filter(({ from, to }) => from === best.from && to === best.to);
  const shown = rankCandidates(same.map(({ exhibit }) => exhibit));
  if (shown.exhibit === undefined) return [{ blocks: [block], ...shown }];
  const { from, to, shown: whole } = withNeighbours(best, shown, plain, spans, context);
  const part = (start: number, end: number): readonly ParagraphBlock[] => {
    const [first, last] = [spans[start], spans[end - 1]];
    const text =
      first === undefined || last === undefined || end <= start
        ? []
        : tidyText(sliceText(block.text, first.start, last.end));
    return text.length === 0 ? [] : [{ ...block, text }];
  };
  return [
    ...part(0, from).flatMap((rest) => findInParagraph(rest, context, cuts - 1)),
    { blocks: part(from, to), ...whole },
    ...part(to, spans.length).flatMap((rest) => findInParagraph(rest, context, cuts - 1)),
  ];
}

const longestTitle = 80;
const longestBelow = 110;

/** Of a text without headings the one sentence before a row of figures names it, and the one behind it stands below. */
function withNeighbours(
  { from, to }: SentenceCandidate,
  shown: Shown,
  plain: string,
  spans: readonly Span[],
  { heading, language }: SectionContext,
): { readonly from: number; readonly to: number; readonly shown: Shown } {
  const body = shown.exhibit?.body;
  if (shown.exhibit === undefined || body?.kind !== "numbers" || heading !== "") return { from, to, shown };
  const wordsOf = (span: Span | undefined): string => plain.slice(span?.start ?? 0, span?.end ?? 0);
  const before = from === 1 ? wordsOf(spans[0]).replace(/[.。]$/u, "") : "";
  const after = to === spans.length - 1 && body.takeaway === undefined ? wordsOf(spans[to]) : "";
  const { title } = shown.exhibit;
  const isFree = title === undefined || title === labelsOf(language)?.figures;
  const isNamed = isFree && before !== "" && countColumns(before) <= longestTitle;
  const isTold = after !== "" && countColumns(after) <= longestBelow;
  const exhibit = {
    ...shown.exhibit,
    ...(isNamed ? { title: before } : {}),
    body: isTold ? { ...body, takeaway: withoutFinalStop(toRichText(after)) } : body,
  };
  return {
    from: isNamed ? 0 : from,
    to: isTold ? spans.length : to,
    shown: { ...shown, exhibit },
  };
}

function joinPlain(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  let open: Block[] | undefined;
  for (const segment of segments) {
    if (segment.exhibit === undefined && segment.alternatives === undefined && open !== undefined) {
      for (const block of segment.blocks) open.push(block);
      continue;
    }
    open = segment.exhibit === undefined ? [...segment.blocks] : undefined;
    joined.push(open === undefined ? segment : { ...segment, blocks: open });
  }
  return joined;
}
