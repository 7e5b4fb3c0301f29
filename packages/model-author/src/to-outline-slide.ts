import { readWholeQuantity } from "@lectern/authoring";
import {
  type BulletItem,
  type ChartForm,
  type Column,
  type ComparisonPoint,
  type OutlineSlide,
  outlineLimits,
  type RichText,
  type SlideKind,
  slideKinds,
} from "@lectern/deck";
import type { ModelItem, ModelSlide } from "./model-deck.ts";
import { tidyLine, tidyLines } from "./tidy-text.ts";

const longestTitle = 160;
const longestPoint = 280;
const mostPoints = 8;
const chartForms = ["bar", "column", "stackedBar", "stackedColumn", "line", "pie", "doughnut"] as const;

/**
 * Returns the slide that a model meant: tidied, without what it says twice, and of another kind where it lacks what its
 * own needs; undefined where it says nothing.
 */
export function toOutlineSlide(given: ModelSlide, language: string): OutlineSlide | undefined {
  const slide = tidySlide(given);
  if (slide.title === "") return undefined;
  const kind = kindOf(slide);
  const content = createContent(kind, slide, language) ?? createOtherContent(slide, language);
  if (content === undefined) return undefined;
  const notes = joinNotes(slide.notes, ...surplusOf(content, slide));
  return { ...content, title: slide.title, ...(notes !== "" && { notes }) };
}

const otherNames: Readonly<Record<string, SlideKind>> = {
  cover: "title",
  titleslide: "title",
  intro: "title",
  toc: "agenda",
  divider: "section",
  twocolumn: "columns",
  twocolumns: "columns",
  prosandcons: "comparison",
  proscons: "comparison",
  graph: "chart",
  steps: "process",
  stats: "numbers",
  bignumber: "numbers",
  kpi: "numbers",
  conclusion: "closing",
  end: "closing",
};

function kindOf({ kind }: ModelSlide): SlideKind {
  const bare = kind.toLowerCase().replaceAll(/[^a-z]/gu, "");
  return slideKinds.find((one) => one === bare) ?? otherNames[bare] ?? "bullets";
}

/** A slide without its notes; the title is the model's. */
type Content = OutlineSlide;

function createContent(kind: SlideKind, slide: ModelSlide, language: string): Content | undefined {
  switch (kind) {
    case "title":
      return { kind, title: slide.title, ...named("subtitle", slide.text || (slide.items[0]?.text ?? "")) };
    case "section":
      return { kind, title: slide.title, ...named("summary", slide.text) };
    case "statement":
      return { kind, title: slide.title, ...named("support", slide.text || (slide.items[0]?.text ?? "")) };
    case "agenda":
      return createAgenda(slide);
    case "bullets":
      return createBullets(slide);
    case "columns":
      return createColumns(slide);
    case "comparison":
      return createComparison(slide);
    case "table":
      return createTable(slide);
    case "chart":
      return createChart(slide, language);
    case "timeline":
      return createTimeline(slide);
    case "process":
      return createProcess(slide);
    case "numbers":
      return createNumbers(slide);
    case "quote":
      return createQuote(slide);
    case "cards":
      return createCards(slide);
    case "code":
      return slide.text === "" ? undefined : { kind, title: slide.title, code: slide.text };
    case "closing":
      return createClosing(slide);
  }
}

function createOtherContent(slide: ModelSlide, language: string): Content | undefined {
  if (slide.items.length > 0) return createBullets(slide);
  if (slide.rows.length > 0) return createTable(slide) ?? createChart(slide, language);
  return slide.text === "" ? undefined : createContent("statement", slide, language);
}

function createAgenda(slide: ModelSlide): Content | undefined {
  const entries = shown(slide).map((item) => ({ title: phraseOf(item) }));
  return entries.length === 0 ? undefined : { kind: "agenda", title: slide.title, entries };
}

function createBullets(slide: ModelSlide): Content | undefined {
  const items = shown(slide).map(toBullet);
  return items.length === 0 ? undefined : { kind: "bullets", title: slide.title, items };
}

function createColumns(slide: ModelSlide): Content | undefined {
  const columns: Column[] = groupsOf(slide).map(([heading, items]) => ({
    ...named("heading", heading),
    items: items.map(toBullet),
  }));
  return isBetween(columns.length, 2, outlineLimits.columns)
    ? { kind: "columns", title: slide.title, columns }
    : undefined;
}

function createComparison(slide: ModelSlide): Content | undefined {
  const options = groupsOf(slide)
    .filter(([heading]) => heading !== "")
    .map(([heading, items]) => ({ heading, points: items.map(toComparisonPoint) }));
  return isBetween(options.length, 2, outlineLimits.options)
    ? { kind: "comparison", title: slide.title, options }
    : undefined;
}

function createTable(slide: ModelSlide): Content | undefined {
  const { columns, rows } = slide;
  const width = Math.min(
    outlineLimits.tableColumns,
    Math.max(columns.length, ...rows.map((row) => row.length)),
  );
  const cells = rows
    .map((row) => Array.from({ length: width }, (_, index) => toOptionalText(row[index] ?? "")))
    .filter((row) => row.some((cell) => cell.length > 0));
  if (cells.length === 0 || columns.every((heading) => heading === "")) return undefined;
  return {
    kind: "table",
    title: slide.title,
    columns: Array.from({ length: width }, (_, index) => ({ heading: columns[index] ?? "" })),
    rows: cells.map((row) => ({ cells: row })),
  };
}

/** The first column names the categories, every other one is a series; a column without a number is left out. */
function createChart(slide: ModelSlide, language: string): Content | undefined {
  const rows = slide.rows.filter((row) => (row[0] ?? "") !== "");
  const hasCategoryHeading = slide.columns.length >= Math.max(0, ...rows.map((row) => row.length));
  const series = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) - 1 }, (_, index) => ({
    name: slide.columns[hasCategoryHeading ? index + 1 : index] || slide.title.slice(0, 60),
    values: rows.map((row) => readValue(row[index + 1] ?? "", language)),
  })).filter(({ values }) => values.some((value) => value !== null));
  if (rows.length < 2 || series.length === 0) return undefined;
  const form = chooseForm(
    slide.form,
    series.map(({ values }) => values),
  );
  return {
    kind: "chart",
    title: slide.title,
    chart: {
      form,
      categories: rows.map(([name = ""]) => name),
      series: series.slice(0, outlineLimits.series),
    },
    ...(slide.text !== "" && { reading: toText(slide.text) }),
  };
}

function readValue(cell: string, language: string): number | null {
  const value = /^-?\d{1,15}(?:\.\d{1,6})?$/u.test(cell)
    ? Number(cell)
    : readWholeQuantity(cell, language)?.value;
  return value === undefined || Math.abs(value) > outlineLimits.chartValue ? null : value;
}

function chooseForm(given: string, values: readonly (readonly (number | null)[])[]): ChartForm {
  const form = chartForms.find((one) => one === given) ?? "column";
  if (form !== "pie" && form !== "doughnut") return form;
  const [parts = []] = values;
  const isWhole =
    values.length === 1 && parts.every((part) => part === null || part >= 0) && parts.some(Boolean);
  return isWhole ? form : "column";
}

function createTimeline(slide: ModelSlide): Content | undefined {
  const events = shown(slide, outlineLimits.events).flatMap(({ label, text }) =>
    label === "" || text === ""
      ? []
      : [{ date: label.slice(0, outlineLimits.date), title: text.slice(0, 200) }],
  );
  return events.length < 2 || events.length < shown(slide, outlineLimits.events).length
    ? undefined
    : { kind: "timeline", title: slide.title, events };
}

function createProcess(slide: ModelSlide): Content | undefined {
  const steps = shown(slide).map(({ label, text }) =>
    label === "" || /^\d{1,2}[.)]?$/u.test(label)
      ? { title: text || label }
      : { title: label, ...named("text", text) },
  );
  return steps.length < 2 ? undefined : { kind: "process", title: slide.title, steps };
}

function createNumbers(slide: ModelSlide): Content | undefined {
  const figures = slide.items.slice(0, outlineLimits.figures).flatMap(({ label, text }) => {
    const isFigure = /\p{N}/u.test(label) && label.length <= outlineLimits.figureValue && text !== "";
    return isFigure ? [{ value: label, label: text.slice(0, 200) }] : [];
  });
  if (figures.length === 0 || figures.length < slide.items.length) return undefined;
  return {
    kind: "numbers",
    title: slide.title,
    figures,
    ...(slide.text !== "" && { takeaway: toText(slide.text) }),
  };
}

function createQuote(slide: ModelSlide): Content | undefined {
  const quotation = slide.text || (slide.items[0]?.text ?? "");
  const name = slide.text === "" ? "" : slide.items.map(phraseOf).join(", ");
  if (quotation === "") return undefined;
  const bare = quotation.replace(/^[“"«„']+|[”"»“']+$/gu, "").trim();
  return {
    kind: "quote",
    title: slide.title,
    quotation: bare || quotation,
    ...named("name", tidyLine(name, 200)),
  };
}

function createCards(slide: ModelSlide): Content | undefined {
  const cards = shown(slide).map(({ label, text }) =>
    label === "" ? { heading: text } : { heading: label, ...(text !== "" && { text: toText(text) }) },
  );
  return cards.length < 2 ? undefined : { kind: "cards", title: slide.title, cards };
}

function createClosing(slide: ModelSlide): Content {
  const items = shown(slide).map(toBullet);
  return {
    kind: "closing",
    title: slide.title,
    ...(items.length > 0 && { items }),
    ...named("contact", slide.text),
  };
}

function toBullet({ label, text }: ModelItem): BulletItem {
  if (text === "") return { text: toText(label) };
  return { ...named("lead", label), text: toText(text) };
}

function toComparisonPoint({ label, text }: ModelItem): ComparisonPoint {
  const sign = signOf(label);
  if (sign !== undefined) return { sign, text: toText(text || label) };
  return { text: toText(label === "" || text === "" ? text || label : `${label}: ${text}`) };
}

function signOf(label: string): "plus" | "minus" | undefined {
  if (/^(?:\+|pro|pros|plus|advantage)$/iu.test(label)) return "plus";
  return /^(?:-|−|–|con|cons|contra|minus|disadvantage)$/iu.test(label) ? "minus" : undefined;
}

function phraseOf({ label, text }: ModelItem): string {
  return tidyLine([label, text].filter((part) => part !== "").join(": "), 200);
}

function groupsOf(slide: ModelSlide): readonly (readonly [string, readonly ModelItem[]])[] {
  const groups = Map.groupBy(slide.items, ({ group }) => group);
  return [...groups].map(([group, items]) => [group, items.slice(0, outlineLimits.pointsPerOption)] as const);
}

function shown(slide: ModelSlide, most: number = mostPoints): readonly ModelItem[] {
  return slide.items.slice(0, most);
}

/** What the slide does not show goes to its notes: nothing that the model wrote is lost. */
function surplusOf(content: Content, slide: ModelSlide): readonly string[] {
  const text = JSON.stringify(content);
  const isMissing = (part: string) => part !== "" && !text.includes(JSON.stringify(part).slice(1, -1));
  const items = slide.items
    .filter(({ label, text: point }) => (signOf(label) === undefined && isMissing(label)) || isMissing(point))
    .map(phraseOf);
  return [...(isMissing(slide.text) ? [slide.text] : []), ...items];
}

function joinNotes(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n");
}

function tidySlide(slide: ModelSlide): ModelSlide {
  const isCode = slide.kind === "code";
  return {
    kind: slide.kind.trim(),
    title: tidyLine(slide.title, longestTitle),
    text: isCode
      ? tidyLines(slide.text, 8_000).replaceAll(/^```\w{0,20}\n?|\n?```$/gu, "")
      : tidyLine(slide.text, 400),
    items: withoutRepeats(slide.items.map(tidyItem)),
    columns: slide.columns.map((heading) => tidyLine(heading, 80)),
    rows: withoutRepeats(slide.rows.map((row) => row.map((cell) => tidyLine(cell, 100)))),
    form: slide.form.trim(),
    notes: tidyLines(slide.notes, 8_000),
  };
}

function tidyItem({ label, text, group }: ModelItem): ModelItem {
  const sign = label.trim();
  return {
    label: /^[-+−–]$/u.test(sign) ? sign : tidyLine(label, 160),
    text: tidyLine(text, longestPoint),
    group: tidyLine(group, 120),
  };
}

function withoutRepeats<Value>(values: readonly Value[]): readonly Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value).toLowerCase();
    const isNew = !seen.has(key) && /[\p{L}\p{N}]/u.test(Object.values(value as object).join(""));
    seen.add(key);
    return isNew;
  });
}

function toText(text: string): RichText {
  return [{ text }];
}

function toOptionalText(text: string): RichText {
  return text === "" ? [] : toText(text);
}

function named<Name extends string>(name: Name, text: string): { readonly [Key in Name]?: string } {
  return text === "" ? {} : ({ [name]: text } as { readonly [Key in Name]: string });
}

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}
