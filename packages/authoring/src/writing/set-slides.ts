import type {
  BulletItem,
  Card,
  ChartSlide,
  ClosingSlide,
  ComparisonSlide,
  NumbersSlide,
  OutlineSlide,
  RichText,
  TableSlide,
} from "@lectern/deck";
import { collapseSpaces } from "../text/rich-text.ts";

/**
 * Returns the slides with tabs and line ends in their lines made spaces; only notes keep their line feeds, and code its
 * tabs and indents as well. Lines, cells and rows that may be left out are left out where they are blank.
 */
export function setSlides(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  return slides.map(setSlide);
}

function setSlide(slide: OutlineSlide): OutlineSlide {
  const notes = slide.notes?.replaceAll("\t", "  ");
  return setContent({ ...setLines(slide, "title"), ...(notes === undefined ? {} : { notes }) });
}

function setContent(slide: OutlineSlide): OutlineSlide {
  switch (slide.kind) {
    case "title":
      return setOptionalLines(slide, "subtitle", "byline");
    case "agenda": {
      const entries = slide.entries.map((entry) => setOptionalLines(setLines(entry, "title"), "summary"));
      return { ...slide, entries };
    }
    case "section":
      return setOptionalLines(slide, "summary");
    case "bullets":
      return { ...slide, items: slide.items.map(setItem) };
    case "columns": {
      const columns = slide.columns.map((column) => ({ ...column, items: column.items.map(setItem) }));
      return { ...slide, columns: columns.map((column) => setOptionalLines(column, "heading")) };
    }
    case "comparison":
      return setComparison(slide);
    case "table":
      return setTable(slide);
    case "chart":
      return setChart(slide);
    case "timeline": {
      const events = slide.events.map((event) => setOptionalLines(setLines(event, "date", "title"), "text"));
      return { ...slide, events };
    }
    case "process": {
      const steps = slide.steps.map((step) => setOptionalLines(setLines(step, "title"), "text"));
      return { ...slide, steps };
    }
    case "numbers":
      return setNumbers(slide);
    case "quote":
      return setOptionalLines(setLines(slide, "quotation"), "name", "role");
    case "statement":
      return setOptionalLines(slide, "support");
    case "cards":
      return { ...slide, cards: slide.cards.map(setCard) };
    case "code":
      return setOptionalLines({ ...slide, code: setCode(slide.code) }, "codeLanguage", "caption");
    case "closing":
      return setClosing(slide);
  }
}

function setComparison(slide: ComparisonSlide): ComparisonSlide {
  const options = slide.options.map((option) => ({
    ...setLines(option, "heading"),
    points: option.points.map((point) => ({ ...point, text: setText(point.text) })),
  }));
  return { ...slide, options };
}

function setTable(slide: TableSlide): TableSlide {
  const columns = slide.columns.map((column) => ({
    ...column,
    heading: collapseSpaces(column.heading).trim(),
  }));
  const rows = slide.rows
    .map((row) => ({ ...row, cells: row.cells.map((cell) => setOptionalText(cell) ?? []) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
  return setOptionalLines({ ...slide, columns, rows }, "source");
}

function setChart({ reading, ...slide }: ChartSlide): ChartSlide {
  const text = reading && setOptionalText(reading);
  const chart = setOptionalLines(
    {
      ...slide.chart,
      categories: slide.chart.categories.map(setLine),
      series: slide.chart.series.map((series) => setLines(series, "name")),
    },
    "unit",
  );
  return setOptionalLines({ ...slide, chart, ...(text && { reading: text }) }, "source");
}

function setNumbers({ takeaway, ...slide }: NumbersSlide): NumbersSlide {
  const text = takeaway && setOptionalText(takeaway);
  const figures = slide.figures.map((figure) => setOptionalLines(setLines(figure, "value", "label"), "text"));
  return { ...slide, figures, ...(text && { takeaway: text }) };
}

function setCard({ text, ...card }: Card): Card {
  const set = text && setOptionalText(text);
  return { ...setOptionalLines(setLines(card, "heading"), "icon"), ...(set && { text: set }) };
}

function setClosing(slide: ClosingSlide): ClosingSlide {
  const nextSteps = slide.nextSteps?.map((step) =>
    setOptionalLines(setLines(step, "action"), "owner", "date"),
  );
  const items = slide.items?.map(setItem);
  return setOptionalLines({ ...slide, ...(items && { items }), ...(nextSteps && { nextSteps }) }, "contact");
}

function setItem({ lead, text, children }: BulletItem): BulletItem {
  return {
    ...(lead === undefined ? {} : { lead: setLine(lead) }),
    text: setText(text),
    ...(children === undefined ? {} : { children: children.map(setItem) }),
  };
}

/** Line feeds are all that ends a line of code; blank lines around it and spaces at its end say nothing. */
function setCode(code: string): string {
  const lines = code.replaceAll(/\r\n?/gu, "\n").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  return lines.slice(Math.max(0, first)).join("\n").trimEnd();
}

function setText(text: RichText): RichText {
  return text.map((run) => ({ ...run, text: run.text.replaceAll(/[\t\n]/gu, " ") }));
}

function setOptionalText(text: RichText): RichText | undefined {
  const runs = setText(text).filter((run) => run.text !== "");
  return runs.some((run) => run.text.trim() !== "") ? runs : undefined;
}

function setLine(text: string): string {
  const line = collapseSpaces(text).trim();
  return line === "" ? "…" : line;
}

type LineOf<Part> = { [Name in keyof Part]-?: Part[Name] extends string ? Name : never }[keyof Part];
type OptionalLineOf<Part> = {
  [Name in keyof Part]-?: undefined extends Part[Name]
    ? Part[Name] extends string | undefined
      ? Name
      : never
    : never;
}[keyof Part];

function setLines<Part extends object>(part: Part, ...names: readonly LineOf<Part>[]): Part {
  const lines = names.map((name) => [name, setLine(String(part[name]))]);
  return { ...part, ...Object.fromEntries(lines) };
}

function setOptionalLines<Part extends object>(part: Part, ...names: readonly OptionalLineOf<Part>[]): Part {
  const isOptional = new Set<PropertyKey>(names);
  const fields = Object.entries(part).flatMap(([name, value]) => {
    if (!isOptional.has(name) || typeof value !== "string") return [[name, value]];
    return value.trim() === "" ? [] : [[name, setLine(value)]];
  });
  return Object.fromEntries(fields) as Part;
}
