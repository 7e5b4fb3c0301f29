import { createColumns, findOpposites } from "../ideas/detectors/find-comparison.ts";
import { createPlannedFigure } from "../ideas/detectors/find-figures.ts";
import { createProcess, findProcess } from "../ideas/detectors/find-process.ts";
import { findQuote } from "../ideas/detectors/find-quote.ts";
import { findSeries, nameOfSeries } from "../ideas/detectors/find-series.ts";
import { findTableExhibits } from "../ideas/detectors/find-table.ts";
import { findTimeline } from "../ideas/detectors/find-timeline.ts";
import type { ExhibitBody, ExhibitContext } from "../ideas/exhibits.ts";
import { type ListEntry, toEntries } from "../ideas/list-entries.ts";
import { splitMembers } from "../ideas/members.ts";
import type { Block, ListItem } from "../structure/blocks.ts";
import { capitalise } from "../text/capitalise.ts";
import { countColumns } from "../text/columns.ts";
import { toPlainText, toRichText } from "../text/rich-text.ts";
import { skeletonTextsOf } from "../topics/skeletons/skeleton-texts-of.ts";
import { clip } from "./create-points.ts";

/** A slide of a plan: its title and what it lists, in the plan's words. */
export interface PlannedContent {
  readonly title: string;
  /** The whole line of the plan. */
  readonly words: string;
  readonly members: readonly string[];
  readonly blocks: readonly Block[];
}

/** What is shown, under a title without the words that only said how. */
export interface ShownPlan {
  readonly title: string;
  readonly body?: ExhibitBody;
}

type Hint = "numbers" | "process" | "timeline" | "columns" | "quote" | "agenda" | "chart" | "cards" | "table";

/** How plans say what a slide is to look like. */
const hints: readonly (readonly [Hint, RegExp])[] = [
  [
    "agenda",
    /^(?:agenda|outline|table of contents|contents|inhalt|gliederung|tagesordnung|sommaire|au programme|índice|contenido|indice|план|содержание|目录|目次|アジェンダ|목차|جدول الأعمال|المحتويات)$/iu,
  ],
  [
    "numbers",
    /(?:as |in |mit |als |en )?(?:big|large|key|große[nr]?|grandes?|grandi) (?:numbers?|figures?|zahlen|chiffres|cifras|numeri)|大きな数字|крупные цифры/iu,
  ],
  [
    "process",
    /(?:as an? |als |en )?(?:step[- ]by[- ]step )?(?:process|flow ?chart|prozess|ablaufdiagramm|processus|proceso|processo)|схема процесса|フロー図|流程图/iu,
  ],
  [
    "timeline",
    /(?:as an? |als )?(?:timeline|zeitstrahl|zeitachse|frise chronologique|línea de tiempo|cronologia|хронология|временная шкала|时间轴|時間軸|年表|الخط الزمني)/iu,
  ],
  [
    "columns",
    /(?:in )?(?:two|three|2|3|zwei|drei|deux|trois|dos|tres|due|tre) (?:columns|spalten|colonnes|columnas|colonne|colunas)|side by side|nebeneinander|две колонки|两栏|兩欄|2列/iu,
  ],
  ["quote", /^(?:quote|quotation|zitat|citation|cita|citazione|citação|цитата|引用|名言|인용)$/iu],
  [
    "chart",
    /(?:as an? |als )?(?:bar |line |pie |column )?(?:chart|graph|diagramm|balkendiagramm|graphique|gráfico|grafico|диаграмма|图表|圖表|グラフ)/iu,
  ],
  ["cards", /(?:as )?(?:cards|tiles|karten|kacheln)/iu],
  [
    "table",
    /(?:as an? |als |en |in a )?(?:table|tabelle|tableau|tabla|tabela|tabella|таблица|таблицей)(?![\p{L}\p{M}])|の(?:\p{Nd}{1,2}|[二三四五六])?(?:段階の|つの)?表|(?:对比)?表格|جدول(?![\p{L}\p{M}])/iu,
  ],
];

/** Returns how the content of a planned slide is shown: as the plan asks, else as its members are; no body for points. */
export function showPlanned(content: PlannedContent, context: ExhibitContext): ShownPlan {
  const { hint, title, members } = readHint(content);
  const entries = toEntries(members.map(toItem));
  const own = hint === undefined ? undefined : showAs(hint, { ...content, title, members }, entries, context);
  const body = own ?? showByContent({ ...content, title, members }, entries, context);
  return { title: titleFor(title, body, content), ...(body === undefined ? {} : { body }) };
}

function titleFor(title: string, body: ExhibitBody | undefined, content: PlannedContent): string {
  if (title !== "") return title;
  if (body?.kind === "quote") return body.name ?? clip(body.quotation, 60);
  if (body?.kind === "columns" || body?.kind === "comparison") {
    const heads = body.kind === "columns" ? body.columns : body.options;
    return heads.map(({ heading }) => heading ?? "").join(" / ");
  }
  return content.title;
}

function readHint({ title, members }: PlannedContent): {
  hint?: Hint;
  title: string;
  members: readonly string[];
} {
  for (const [hint, pattern] of hints) {
    const found = pattern.exec(title.slice(0, 120));
    if (found !== null) return { hint, title: hint === "agenda" ? title : without(title, found), members };
  }
  for (const [hint, pattern] of hints) {
    const [only] = members;
    const found = members.length === 1 && only !== undefined ? pattern.exec(only.slice(0, 120)) : null;
    if (found !== null && hint !== "quote" && hint !== "agenda")
      return { hint, title, members: splitMiddleDots((only ?? "").replace(found[0], "")) };
  }
  return { title, members };
}

function splitMiddleDots(words: string): readonly string[] {
  const members = words
    .split("・")
    .map((member) => member.trim())
    .filter((member) => member !== "");
  return members.length >= 2 ? members : splitMembers(words);
}

/** The words that say how are cut out with the marks around them; quotation marks around names go as well. */
function without(title: string, found: RegExpExecArray): string {
  const before = title.slice(0, found.index).replace(/[\s(,\uFF08–-]{1,4}$/u, "");
  const after = title.slice(found.index + found[0].length).replace(/^[\s),:\uFF09–-]{1,4}/u, "");
  const words = before === "" || after === "" ? before + after : `${before} ${after}`;
  return words.replaceAll(/["“”„]/gu, "").trim();
}

function showAs(
  hint: Hint,
  content: PlannedContent,
  entries: readonly ListEntry[],
  context: ExhibitContext,
): ExhibitBody | undefined {
  switch (hint) {
    case "agenda":
      return content.members.length < 2
        ? undefined
        : {
            kind: "agenda",
            entries: content.members.slice(0, 40).map((member) => ({ title: clip(capitalise(member), 150) })),
          };
    case "numbers":
      return showFigures(entries, context);
    case "process":
      return createProcess(entries, context)?.body;
    case "timeline":
      return findTimeline(entries, context)?.body;
    case "columns":
      return showColumns(content);
    case "quote":
      return findQuote(content.words.slice(content.words.search(/["“„«「]/u)), true)?.body;
    case "chart":
      return showSeries(content, context);
    case "cards":
      return showCards(content.members);
    case "table":
      return showTable(content, context);
  }
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
  const isChain = content.words.includes("→") && content.members.length >= 3;
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
  { members, words }: PlannedContent,
  { language }: ExhibitContext,
): ExhibitBody | undefined {
  if (members.length < 2 || members.length > 12) return undefined;
  const entries = toEntries(members.map(toItem));
  const isOpen = entries.every(({ term }) => term === undefined);
  const rows = entries.map(({ term, rest }) => ({
    cells: isOpen ? [toRichText(capitalise(rest)), [], []] : [toRichText(term ?? ""), toRichText(rest)],
  }));
  const grades = /の[\p{Nd}二三四五六]{1,2}(段階)の表/u.exec(words.slice(0, 200))?.[1] ?? "";
  const asked = skeletonTextsOf(language).slides.askedWhat[1].map((part) => part.split(" | ", 1)[0] ?? "");
  const headings = isOpen ? [grades, ...asked.slice(0, 2)] : [grades, asked[0] ?? ""];
  return { kind: "table", columns: headings.map((heading) => ({ heading })), rows };
}

function showCards(members: readonly string[]): ExhibitBody | undefined {
  if (members.length < 2 || members.length > 6 || members.some((member) => countColumns(member) > 60))
    return undefined;
  return { kind: "cards", cards: members.map((member) => ({ heading: capitalise(member) })) };
}

function toItem(words: string): ListItem {
  return { text: toRichText(words), children: [] };
}
