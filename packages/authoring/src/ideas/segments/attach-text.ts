// Text beside an exhibit: what is too little for a slide of its own is spoken with it, names its source, or says how to read it.
import type { RichText } from "@lectern/deck";
import type { Block } from "../../structure/blocks.ts";
import { chartWordsOf } from "../../text/languages/labels.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { readQuantities } from "../../text/numbers/read-quantities.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { withoutFinalStop } from "../../text/words/clip.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { type Exhibit, isStrong, type SectionContext } from "../exhibits.ts";
import { asksSomething } from "../rank-sentences.ts";
import type { Segment } from "./segment.ts";

const slightColumns = 260;
const fewestOfOwn = 90;
/** So much text may go with a chart or table whose columns it speaks of. */
const longestReading = 460;

/** Returns the segments with the little text beside exhibits told with them, and the rest of the text together. */
export function attachText(segments: readonly Segment[], context: SectionContext): readonly Segment[] {
  return gatherText(attachSlight(segments, context), context);
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
    const announces = isSlight && isStrong(next) && endsInColon(segment.blocks);
    const isBeside = isSlight || isRemark(segment, context);
    const told = !isBeside || announces || last === undefined || !isStrong(last.exhibit) ? undefined : last;
    const joined = told && withText(told, segment.blocks, context);
    const mayBeSpoken = isSlight && !isWorthShowing(segment.blocks, context);
    const isLost = joined?.exhibit?.body === told?.exhibit?.body && !mayBeSpoken;
    if (joined !== undefined && !isLost) attached[attached.length - 1] = joined;
    else if (isSlight && isStrong(next)) waiting = segment.blocks;
    else {
      const led = waiting.length === 0 ? segment : withText(segment, waiting, context, true);
      const isUnsaid =
        led.exhibit?.body === segment.exhibit?.body && led.exhibit?.title === segment.exhibit?.title;
      if (waiting.length > 0 && isUnsaid && segment.exhibit !== undefined && isWorthShowing(waiting, context))
        attached.push({ blocks: waiting }, segment);
      else attached.push(led);
      waiting = [];
    }
  }
  return attached;
}

/** One sentence may stand below what is shown, with its figures. */
function isRemark({ exhibit, blocks: [block, ...others] }: Segment, { language }: SectionContext): boolean {
  if (exhibit !== undefined || block?.kind !== "paragraph" || others.length > 0) return false;
  const words = toPlainText(block.text);
  const isShort =
    countColumns(words) <= longestRemarkWithFigures && splitSentences(words, language).length === 1;
  return isShort && readLabel(words) === undefined && !asksSomething(words) && !/[:\uFF1A]$/u.test(words);
}

const longestRemarkWithFigures = 120;

const fewestShown = 24;

/** What announces something says nothing itself; a short text is shown but for such words. */
function isWorthShowing(blocks: readonly Block[], context: SectionContext): boolean {
  if (context.showsAll !== true) return tellsMore(blocks, context);
  const words = blocks.map((block) => ("text" in block ? toPlainText(block.text) : "")).join(" ");
  return countColumns(words) >= fewestShown && !endsInColon(blocks);
}

/** Two sentences and more, of which nothing would be seen beside what is shown, are worth a slide. */
function tellsMore(blocks: readonly Block[], { language }: SectionContext): boolean {
  const words = blocks.map((block) => ("text" in block ? toPlainText(block.text) : "")).join(" ");
  return countColumns(words) >= fewestOfOwn && splitSentences(words, language).length >= 2;
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
  { language, heading, showsAll }: SectionContext,
): boolean {
  if (!blocks.every(({ kind }) => kind === "paragraph")) return false;
  const words = blocks.map((block) => ("text" in block ? toPlainText(block.text) : "")).join(" ");
  // What is asked for, what has a name of its own, and a row of clauses are worth a slide.
  const isNamed = readLabel(words) !== undefined && !sourceWords.test(words.slice(0, 40));
  if (countColumns(words) > slightColumns || asksSomething(words) || isNamed || words.split("; ").length > 2)
    return false;
  // Figures are shown, unless they are those of the chart.
  const figures = readQuantities(words, language).filter(
    ({ prefix, unit }) => heading === "" || showsAll === true || prefix !== "" || unit !== "",
  );
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
  { language, showsAll }: SectionContext,
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
  const isFree =
    body.kind === "chart" && (body.reading === undefined || isOwnReading(body.reading, language));
  if (
    body.kind === "chart" &&
    showsAll === true &&
    isFree &&
    countColumns(words) <= longestRemark &&
    !/[:\uFF1A]$/u.test(words)
  )
    return { ...body, reading: withoutFinalStop(toRichText(words)) };
  const mayTell = body.kind === "numbers" || body.kind === "timeline" || body.kind === "process";
  if (
    mayTell &&
    body.takeaway === undefined &&
    sentence !== "" &&
    countColumns(sentence) <= 200 &&
    countColumns(words) <= 220 &&
    !/[:\uFF1A]$/u.test(words)
  )
    return withTakeaway(body, words);
  // A sentence before a table leads up to it; one behind it is said for itself.
  const isRemark =
    (!isBefore || showsAll === true) && countColumns(words) <= longestRemark && !/[:\uFF1A]$/u.test(words);
  if ((body.kind === "table" || body.kind === "cards") && isRemark && body.takeaway === undefined)
    return withTakeaway(body, words);
  return body;
}

const longestRemark = 200;

/** What we read out of a chart ourselves gives way to the words of the text. */
function isOwnReading(reading: RichText, language: string): boolean {
  const words = chartWordsOf(language);
  const said = toPlainText(reading).toLowerCase();
  return (
    words !== undefined &&
    [words.highest, words.greatestFall].some((own) => said.startsWith(own.toLowerCase()))
  );
}

function withTakeaway<Body extends object>(body: Body, words: string): Body {
  return { ...body, takeaway: withoutFinalStop(toRichText(words)) };
}
