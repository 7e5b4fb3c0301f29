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
import type { FlatItem, FlatSlide } from "../answer/model-deck.ts";
import { joinUnits } from "./charts/chart-unit.ts";
import { readNumber } from "./charts/read-number.ts";
import { saysNothing } from "./nothing.ts";
import { tidyCode, tidyLine, tidyLines } from "./tidy-text.ts";

/** The kinds that have more parts within parts than the flat schema can say. */
const deepKinds: readonly SlideKind[] = ["flow", "hierarchy", "matrix", "plan"];

/** The kinds that the flat schema can say. */
export const flatKinds: readonly SlideKind[] = slideKinds.filter((kind) => !deepKinds.includes(kind));

const longestPoint = 1_000;
const mostPoints = 12;
const chartForms = ["bar", "column", "stackedBar", "stackedColumn", "line", "pie", "doughnut"] as const;

/**
 * Returns the slide of this kind that a model wrote in the flat schema: tidied, without what it says twice; undefined
 * where it lacks what the kind needs.
 */
export function toSlideOfKind(kind: SlideKind, given: FlatSlide, language: string): OutlineSlide | undefined {
  const slide = tidySlide(given, kind);
  return withNotes(createContent(kind, slide, language), slide);
}

/** Returns the slide of whatever kind has a place for what a model wrote; undefined where it says nothing. */
export function toSlideOfAnyKind(given: FlatSlide, language: string): OutlineSlide | undefined {
  const slide = tidySlide(given, "bullets");
  return withNotes(createOtherContent(slide, language), slide);
}

function withNotes(content: Content | undefined, { notes }: FlatSlide): OutlineSlide | undefined {
  return content === undefined || notes === "" ? content : { ...content, notes };
}

/** A slide without its notes; the title is the model's. */
type Content = OutlineSlide;

function createContent(kind: SlideKind, slide: FlatSlide, language: string): Content | undefined {
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
    case "flow":
    case "hierarchy":
    case "matrix":
    case "plan":
      return undefined;
  }
}

function createOtherContent(slide: FlatSlide, language: string): Content | undefined {
  if (slide.items.length > 0) return createBullets(slide);
  const isChart = chartForms.some((form) => form === slide.form);
  if (slide.rows.length > 0)
    return createTable(slide) ?? (isChart ? createChart(slide, language) : undefined);
  return slide.text === "" ? undefined : createContent("statement", slide, language);
}

function createAgenda(slide: FlatSlide): Content | undefined {
  const entries = shown(slide).map((item) => ({ title: phraseOf(item) }));
  return entries.length === 0 ? undefined : { kind: "agenda", title: slide.title, entries };
}

function createBullets(slide: FlatSlide): Content | undefined {
  const items = shown(slide).map(toBullet);
  return items.length === 0 ? undefined : { kind: "bullets", title: slide.title, items };
}

function createColumns(slide: FlatSlide): Content | undefined {
  const columns: Column[] = groupsOf(slide).map(([heading, items]) => ({
    ...named("heading", heading),
    items: items.map(toBullet),
  }));
  return isBetween(columns.length, 2, outlineLimits.columns)
    ? { kind: "columns", title: slide.title, columns }
    : undefined;
}

function createComparison(slide: FlatSlide): Content | undefined {
  const options = groupsOf(slide)
    .filter(([heading]) => heading !== "")
    .map(([heading, items]) => ({ heading, points: items.map(toComparisonPoint) }));
  return isBetween(options.length, 2, outlineLimits.options)
    ? { kind: "comparison", title: slide.title, options }
    : undefined;
}

function createTable(slide: FlatSlide): Content | undefined {
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

/** The first column names the categories, every other one is a series; numbers of two units make no chart. */
function createChart(slide: FlatSlide, language: string): Content | undefined {
  const rows = slide.rows.filter((row) => (row[0] ?? "") !== "");
  const hasCategoryHeading = slide.columns.length >= Math.max(0, ...rows.map((row) => row.length));
  const cells = rows.map((row) => row.map((cell) => readNumber(cell, language)));
  const series = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) - 1 }, (_, index) => ({
    name: slide.columns[hasCategoryHeading ? index + 1 : index] || slide.title.slice(0, 60),
    values: cells.map((row) => row[index + 1]?.value ?? null),
  })).filter(({ values }) => values.some((value) => value !== null));
  const units = cells.flatMap((row) => row.slice(1).flatMap((cell) => cell?.unit ?? []));
  const unit = joinUnits(units, "", language);
  if (rows.length < 2 || series.length === 0 || unit === undefined) return undefined;
  return {
    kind: "chart",
    title: slide.title,
    chart: {
      form: chooseForm(slide.form),
      categories: rows.map(([name = ""]) => name),
      series: series.slice(0, outlineLimits.series),
      ...named("unit", unit),
    },
    ...(slide.text !== "" && { reading: toText(slide.text) }),
  };
}

function chooseForm(given: string): ChartForm {
  return chartForms.find((one) => one === given) ?? "column";
}

function createTimeline(slide: FlatSlide): Content | undefined {
  const events = shown(slide, outlineLimits.events).flatMap(({ label, text }) =>
    label === "" || text === ""
      ? []
      : [{ date: tidyLine(label, outlineLimits.date), title: tidyLine(text, outlineLimits.title) }],
  );
  return events.length < 2 || events.length < shown(slide, outlineLimits.events).length
    ? undefined
    : { kind: "timeline", title: slide.title, events };
}

function createProcess(slide: FlatSlide): Content | undefined {
  const steps = shown(slide).map(({ label, text }) =>
    label === "" || /^\d{1,2}[.)]?$/u.test(label)
      ? { title: text || label }
      : { title: label, ...named("text", text) },
  );
  return steps.length < 2 ? undefined : { kind: "process", title: slide.title, steps };
}

function createNumbers(slide: FlatSlide): Content | undefined {
  const figures = slide.items.slice(0, outlineLimits.figures).flatMap(({ label, text }) => {
    const isFigure = label !== "" && label.length <= outlineLimits.figureValue && text !== "";
    return isFigure ? [{ value: label, label: tidyLine(text, outlineLimits.title) }] : [];
  });
  if (figures.length === 0 || figures.length < slide.items.length) return undefined;
  return {
    kind: "numbers",
    title: slide.title,
    figures,
    ...(slide.text !== "" && { takeaway: toText(slide.text) }),
  };
}

function createQuote(slide: FlatSlide): Content | undefined {
  const quotation = slide.text || (slide.items[0]?.text ?? "");
  const name = slide.text === "" ? "" : slide.items.map(phraseOf).join(", ");
  if (quotation === "") return undefined;
  const bare = quotation.replace(/^[“"«„']+|[”"»“']+$/gu, "").trim();
  return {
    kind: "quote",
    title: slide.title,
    quotation: bare || quotation,
    ...named("name", name),
  };
}

function createCards(slide: FlatSlide): Content | undefined {
  const cards = shown(slide).map(({ label, text }) =>
    label === "" ? { heading: text } : { heading: label, ...(text !== "" && { text: toText(text) }) },
  );
  return cards.length < 2 ? undefined : { kind: "cards", title: slide.title, cards };
}

function createClosing(slide: FlatSlide): Content {
  const items = shown(slide).map(toBullet);
  return {
    kind: "closing",
    title: slide.title,
    ...(items.length > 0 && { items }),
    ...named("contact", slide.text),
  };
}

function toBullet({ label, text }: FlatItem): BulletItem {
  if (text === "") return { text: toText(label) };
  return { ...named("lead", label), text: toText(text) };
}

function toComparisonPoint({ label, text }: FlatItem): ComparisonPoint {
  const sign = signOf(label);
  if (sign !== undefined) return { sign, text: toText(text || label) };
  return { text: toText(label === "" || text === "" ? text || label : `${label}: ${text}`) };
}

function signOf(label: string): "plus" | "minus" | undefined {
  if (/^(?:\+|pro|pros|plus|advantage)$/iu.test(label)) return "plus";
  return /^(?:-|−|–|con|cons|contra|minus|disadvantage)$/iu.test(label) ? "minus" : undefined;
}

function phraseOf({ label, text }: FlatItem): string {
  return tidyLine([label, text].filter((part) => part !== "").join(": "), 200);
}

function groupsOf(slide: FlatSlide): readonly (readonly [string, readonly FlatItem[]])[] {
  const groups = Map.groupBy(slide.items, ({ group }) => group);
  return [...groups].map(([group, items]) => [group, items.slice(0, outlineLimits.pointsPerOption)] as const);
}

function shown(slide: FlatSlide, most: number = mostPoints): readonly FlatItem[] {
  return slide.items.slice(0, most);
}

function tidySlide(slide: FlatSlide, kind: SlideKind): FlatSlide {
  return {
    kind: slide.kind.trim(),
    title: tidyLine(slide.title, outlineLimits.title),
    text: saysNothing(slide.text)
      ? ""
      : kind === "code"
        ? tidyCode(slide.text, outlineLimits.code)
        : tidyLine(slide.text, outlineLimits.line),
    items: withoutRepeats(slide.items.map((item) => tidyItem(item, kind))),
    columns: slide.columns.map((heading) => tidyLine(heading, outlineLimits.columnHeading)),
    rows: slide.rows
      .map((row) => row.map((cell) => tidyLine(cell, outlineLimits.chartLabel)))
      .filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell))),
    form: slide.form.trim(),
    notes: saysNothing(slide.notes) ? "" : tidyLines(slide.notes, outlineLimits.notes),
  };
}

function tidyItem({ label, text, group }: FlatItem, kind: SlideKind): FlatItem {
  const isSign = kind === "comparison" && signOf(label.trim()) !== undefined;
  return {
    label: isSign ? label.trim() : saysNothing(label) ? "" : tidyLine(label, outlineLimits.lead),
    text: tidyLine(text, longestPoint),
    group: saysNothing(group) ? "" : tidyLine(group, 120),
  };
}

function withoutRepeats<Value>(values: readonly Value[]): readonly Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value).toLowerCase();
    const texts: readonly string[] = Object.values(value as object);
    const isNew = !seen.has(key) && !texts.every(saysNothing) && /[\p{L}\p{N}]/u.test(texts.join(""));
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
