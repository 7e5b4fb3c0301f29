import type { WantedForm } from "../brief/brief.ts";
import { figureOfWords } from "../ideas/detectors/figures/clause-figures.ts";
import { createChart } from "../ideas/detectors/figures/find-chart.ts";
import { createPlannedFigure } from "../ideas/detectors/figures/find-figures.ts";
import { findSeries, nameOfSeries, pairOf } from "../ideas/detectors/figures/find-series.ts";
import { findTableExhibits } from "../ideas/detectors/figures/find-table.ts";
import { createColumns, findOpposites } from "../ideas/detectors/find-comparison.ts";
import { createProcess, findProcess } from "../ideas/detectors/find-process.ts";
import { findQuote } from "../ideas/detectors/find-quote.ts";
import { findTimeline } from "../ideas/detectors/find-timeline.ts";
import { type ListEntry, toEntries } from "../ideas/detectors/list-entries.ts";
import type { ExhibitBody, ExhibitContext } from "../ideas/exhibits.ts";
import { drawAs } from "../ideas/wanted-kinds.ts";
import { readAmountRow, writtenNumber } from "../ideas/wishes/amount-rows.ts";
import type { Block, ListItem } from "../structure/blocks.ts";
import { mapAll } from "../text/map-all.ts";
import { toPlainText, toRichText } from "../text/markup/rich-text.ts";
import { splitMembers } from "../text/sentences/members.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";

/** A slide of a plan: its title, the form that it is to have, and what it lists, in the plan's words. */
export interface PlannedContent {
  readonly title: string;
  readonly form: WantedForm | undefined;
  /** All that is to stand on it. */
  readonly words: string;
  readonly members: readonly string[];
  readonly blocks: readonly Block[];
}

/** Returns how the content of a planned slide is shown: as the plan asks, else as its members are; undefined for points. */
export function showPlanned(content: PlannedContent, context: ExhibitContext): ExhibitBody | undefined {
  const entries = toEntries(content.members.map(toItem));
  const own = content.form === undefined ? undefined : showAs(content.form, content, entries, context);
  return own ?? showByContent(content, entries, context);
}

function showAs(
  form: WantedForm,
  content: PlannedContent,
  entries: readonly ListEntry[],
  context: ExhibitContext,
): ExhibitBody | undefined {
  switch (form) {
    case "agenda":
      return content.members.length < 2
        ? undefined
        : {
            kind: "agenda",
            entries: content.members.slice(0, 40).map((member) => ({ title: clip(capitalise(member), 150) })),
          };
    case "numbers":
      return showFigures(entries, context) ?? showFigure(content, context);
    case "process":
      return createProcess(entries, context)?.body;
    case "timeline":
      return findTimeline(entries, context)?.body;
    case "comparison":
      return showColumns(content);
    case "quote":
      return findQuote(content.words.slice(Math.max(0, content.words.search(/["“„«「]/u))), true)?.body;
    case "chart":
    case "line":
    case "bar":
    case "column":
    case "pie":
      return drawn(showAskedSeries(content, context), form);
    case "table":
      return showTable(content, context);
    case "code":
    case "statement":
      return undefined;
  }
}

function drawn(body: ExhibitBody | undefined, form: WantedForm): ExhibitBody | undefined {
  return body && drawAs(body, form);
}

/** Without a word on how, dates make a timeline, arrows and times of day a process, figures with units numbers. */
function showByContent(
  content: PlannedContent,
  entries: readonly ListEntry[],
  context: ExhibitContext,
): ExhibitBody | undefined {
  for (const block of content.blocks) {
    if (block.kind !== "table") continue;
    const { chart, table } = findTableExhibits(block, context);
    const shown = chart ?? table;
    if (shown !== undefined) return shown.body;
  }
  const labelled = labelledBlocks(content.blocks);
  const opposites = labelled.length === 2 ? findOpposites(labelled) : undefined;
  if (opposites !== undefined) return opposites.body;
  if (content.members.length === 0) return undefined;
  // An arrow before the first of them is a mark of the line.
  const isChain = /\S\s?→/u.test(content.words) && content.members.length >= 3;
  return (
    findTimeline(entries, context)?.body ??
    (isChain ? createProcess(entries, context)?.body : findProcess(entries, false, "", context)?.body) ??
    showSeries(content, context) ??
    (entries.length >= 3 ? showFigures(entries, context) : undefined) ??
    (areNames(content.members) ? showCards(content.members) : undefined)
  );
}

/** A few names in a script without spaces: roles, grades. */
function areNames(members: readonly string[]): boolean {
  return (
    members.length === 3 &&
    members.every((member) => countColumns(member) <= 14 && !/[\s\p{Nd}]/u.test(member))
  );
}

function showFigures(entries: readonly ListEntry[], { language }: ExhibitContext): ExhibitBody | undefined {
  const figures = entries.map((entry) => createPlannedFigure(entry, language));
  const full = figures.filter((figure) => figure !== undefined);
  return full.length < entries.length || full.length === 0 || full.length > 4
    ? undefined
    : { kind: "numbers", figures: full };
}

/** One line that tells a figure in its midst: "142 days without a fall". */
function showFigure({ words }: PlannedContent, { language }: ExhibitContext): ExhibitBody | undefined {
  const figure = figureOfWords(words.replace(/^[\s→•–—-]+/u, "").replace(/[.。]$/u, ""), language);
  return figure && { kind: "numbers", figures: [figure] };
}

/** What a chart is asked for of may be listed in one line: "Jan 41 tests, Feb 96, Mar 188". */
function showAskedSeries(content: PlannedContent, context: ExhibitContext): ExhibitBody | undefined {
  const line = content.words.replace(/^[\s→•–—-]+/u, "").replace(/[.。]$/u, "");
  const members = content.members.length > 1 ? content.members : splitMembers(line);
  return showSeries({ ...content, members }, context) ?? showAmounts(members, content.title, context);
}

/** Amounts of which only the first says what is counted: "Tulsa 18.2k pumps", "Reading 11.7k". */
function showAmounts(
  members: readonly string[],
  title: string,
  context: ExhibitContext,
): ExhibitBody | undefined {
  const row = readAmountRow(members.join("; "), context.language);
  if (row === undefined || row.amounts.length < members.length || title === "") return undefined;
  const labels = { heading: "", kind: "text" as const, values: [], decimals: 0 };
  const series = {
    heading: title,
    kind: "number" as const,
    values: row.amounts.map(({ quantity }) => quantity.value),
    decimals: Math.max(...row.amounts.map(({ quantity }) => quantity.decimals)),
    cells: row.amounts.map(({ quantity }) => writtenNumber(quantity, context.language)),
    ...(row.unit === "" ? {} : { unit: row.unit }),
  };
  const cells = row.amounts.map(({ label }) => capitalise(label));
  return createChart({ labels: { ...labels, cells }, series: [series] }, context)?.body;
}

function showSeries({ members, title }: PlannedContent, context: ExhibitContext): ExhibitBody | undefined {
  const name = nameOfSeries(members[0] ?? "", context.language) || title;
  const exhibit = findSeries(members, context, { name });
  return exhibit?.body;
}

function showColumns({ members, blocks }: PlannedContent): ExhibitBody | undefined {
  const labelled = labelledBlocks(blocks);
  const entries =
    labelled.length >= 2 ? labelled : toEntries(members.map(toItem)).filter(({ term }) => term !== undefined);
  const opposites = findOpposites(entries);
  if (opposites !== undefined) return opposites.body;
  return createColumns(
    entries.map(({ term = "", rest, item }) => ({
      heading: term,
      items: [...splitMembers(rest), ...item.children.map(({ text }) => toPlainText(text))].map((words) => ({
        text: toRichText(words),
      })),
    })),
  )?.body;
}

function labelledBlocks(blocks: readonly Block[]): readonly ListEntry[] {
  const items = blocks.flatMap((block): readonly ListItem[] =>
    block.kind === "list"
      ? block.items
      : block.kind === "paragraph"
        ? [{ text: block.text, children: [] }]
        : [],
  );
  const entries = toEntries(items);
  return entries.every(({ term }) => term !== undefined) ? entries : [];
}

/** Names without anything said of them are the rows of a table that is still to be filled in. */
function showTable(
  { title, members, words }: PlannedContent,
  { language }: ExhibitContext,
): ExhibitBody | undefined {
  if (members.length < 2 || members.length > 12) return undefined;
  const pairs = mapAll(members, (member) => pairOf(member, language));
  const entries =
    pairs?.map(({ label, cell }) => ({ term: label, rest: cell })) ?? toEntries(members.map(toItem));
  const isOpen = entries.every(({ term }) => term === undefined);
  const rows = entries.map(({ term, rest }) => ({
    cells: isOpen
      ? [toRichText(capitalise(rest)), [], []]
      : [toRichText(capitalise(term ?? "")), toRichText(rest)],
  }));
  const grades = /の[\p{Nd}二三四五六]{1,2}(段階)の表/u.exec(words.slice(0, 200))?.[1] ?? "";
  const first = grades === "" ? title : grades;
  if (first === "") return undefined;
  const headings = isOpen ? [first, "", ""] : [first, ""];
  const columns = headings.map((heading, index) => ({
    heading: capitalise(heading),
    ...(pairs !== undefined && index > 0 ? { alignment: "end" as const } : {}),
  }));
  return { kind: "table", columns, rows };
}

function showCards(members: readonly string[]): ExhibitBody | undefined {
  if (members.length < 2 || members.length > 6 || members.some((member) => countColumns(member) > 60))
    return undefined;
  return { kind: "cards", cards: members.map((member) => ({ heading: capitalise(member) })) };
}

function toItem(words: string): ListItem {
  return { text: toRichText(words), children: [] };
}
