import type {
  BulletItem,
  BulletsSlide,
  Card,
  ChartSlide,
  ClosingSlide,
  ComparisonSlide,
  NumbersSlide,
  OutlineSlide,
  RichText,
  TableSlide,
} from "@lectern/deck";
import { outlineLimits } from "@lectern/deck";
import { collapseSpaces, sliceText, toPlainText } from "../text/markup/rich-text.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip } from "../text/words/clip.ts";

/** The most characters of lines by the name of their field, where it is not that of all lines. */
const mostOf: Readonly<Record<string, number>> = {
  title: outlineLimits.title,
  heading: outlineLimits.title,
  label: outlineLimits.title,
  date: outlineLimits.date,
  value: outlineLimits.figureValue,
  quotation: outlineLimits.quotation,
  name: outlineLimits.person,
  role: outlineLimits.person,
  owner: outlineLimits.person,
  unit: outlineLimits.unit,
  icon: outlineLimits.icon,
  codeLanguage: outlineLimits.codeLanguage,
};

/**
 * Returns the slides with tabs and line ends in their lines made spaces; only notes keep their line feeds, and code its
 * tabs and indents as well. Lines, cells and rows that may be left out are left out where they are blank, and what is
 * longer than an outline may hold is cut.
 */
export function setSlides(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  return slides.map(setSlide);
}

function setSlide(slide: OutlineSlide): OutlineSlide {
  const notes = slide.notes && setNotes(slide.notes);
  const framed = { ...setLines(slide, "title"), ...(notes === undefined ? {} : { notes }) };
  return setContent({ ...framed, title: openLarge(closeWell(framed.title)) });
}

/** A title cut out of a sentence ends with no comma, opened bracket or lone quotation mark; one that is nothing else stays. */
function closeWell(title: string): string {
  const ended = title.replace(/[\s,;:，、；：،([（«„–—-]+$/u, "");
  const isLone = (ended.match(/["”]/gu) ?? []).length === 1 && /["”]$/u.test(ended) && !/[“„]/u.test(ended);
  const closed = isLone && !/\p{Nd}["”]$/u.test(ended) ? ended.slice(0, -1).trimEnd() : ended;
  return closed === "" ? title : closed;
}

/** "what went well" opens large; names, commands and code ("iPhone", "npm", "x = 1", "print(i)") stay as they are. */
function openLarge(title: string): string {
  const opensSmall =
    /^\p{Ll}[\p{Ll}'’]{3,}(?=$|[\s,:;.?!…])|^\p{Ll}[\p{Ll}'’]{0,30}[ ,:]+\p{Ll}{2,30}(?![\p{L}\p{Nd}(_=])/u;
  const isCode = /^[bcdfghjklmnpqrstvwxz]{2,4}(?!\p{L})|[=(){}[\]<>_]/u.test(title);
  return opensSmall.test(title) && !isCode ? capitalise(title) : title;
}

function setNotes(notes: string): string {
  return wholeCharacters(notes.replaceAll("\t", "  "))
    .slice(0, outlineLimits.notes)
    .replace(/\p{Surrogate}$/u, "");
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
      if (slide.items.length === 0) return withoutItems(slide);
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
    case "flow":
    case "hierarchy":
    case "matrix":
    case "plan":
      return setEveryLine(slide);
  }
}

/** Diagrams are made of short lines that were held to their limits where they were found. */
function setEveryLine<Part>(part: Part): Part {
  if (typeof part === "string") return collapseSpaces(part).trim() as Part;
  if (Array.isArray(part)) return part.map(setEveryLine) as Part;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, name === "notes" ? value : setEveryLine(value)]),
  ) as Part;
}

/** A list of which nothing is left to show is its title alone. */
function withoutItems({ items: _, ...frame }: BulletsSlide): OutlineSlide {
  return { ...frame, kind: "statement" };
}

function setComparison(slide: ComparisonSlide): ComparisonSlide {
  const options = slide.options.map((option) => ({
    ...setLines(option, "heading"),
    points: option.points.map((point) => ({ ...point, text: setText(point.text) })),
  }));
  return { ...slide, options };
}

function setTable(slide: TableSlide): TableSlide {
  const headings = holdRow(
    slide.columns.map(({ heading }) =>
      hold(clip(collapseSpaces(heading).trim(), outlineLimits.columnHeading), outlineLimits.columnHeading),
    ),
    lengthOf,
    hold,
  );
  const columns = slide.columns.map((column, index) => ({ ...column, heading: headings[index] ?? "" }));
  const rows = slide.rows
    .map((row) => ({ ...row, cells: setCells(row.cells) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
  return setOptionalLines({ ...slide, columns, rows }, "source");
}

function setCells(cells: readonly RichText[]): readonly RichText[] {
  const set = cells.map((cell) => setOptionalText(cell, outlineLimits.cell) ?? []);
  return holdRow(set, (cell) => lengthOf(toPlainText(cell)), holdText);
}

/** Cells that together say more than a row holds are cut to an equal share of it each. */
function holdRow<Cell>(
  cells: readonly Cell[],
  lengthIn: (cell: Cell) => number,
  cut: (cell: Cell, most: number) => Cell,
): readonly Cell[] {
  const length = cells.reduce((sum, cell) => sum + lengthIn(cell), 0);
  if (length <= outlineLimits.row) return cells;
  return cells.map((cell) => cut(cell, Math.floor(outlineLimits.row / cells.length)));
}

function setChart({ reading, ...slide }: ChartSlide): ChartSlide {
  const text = reading && setSaid(reading);
  const chart = setOptionalLines(
    {
      ...slide.chart,
      categories: slide.chart.categories.map((name) => setLine(name, outlineLimits.chartLabel)),
      series: slide.chart.series.map((series) => ({
        ...series,
        name: setLine(series.name, outlineLimits.chartLabel),
      })),
    },
    "unit",
  );
  return setOptionalLines({ ...slide, chart, ...(text && { reading: text }) }, "source");
}

function setNumbers({ takeaway, ...slide }: NumbersSlide): NumbersSlide {
  const text = takeaway && setSaid(takeaway);
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

function setItem({ lead, text, children, ...marks }: BulletItem): BulletItem {
  return {
    ...marks,
    ...(lead === undefined ? {} : { lead: setLine(lead, outlineLimits.lead) }),
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

function setText(text: RichText, most: number = outlineLimits.text): RichText {
  const runs = text.map((run) => ({ ...run, text: wholeCharacters(run.text.replaceAll(/[\t\n]/gu, " ")) }));
  return holdText(runs, most);
}

function setOptionalText(text: RichText, most?: number): RichText | undefined {
  const runs = setText(text, most).filter((run) => run.text !== "");
  return runs.some((run) => run.text.trim() !== "") ? runs : undefined;
}

/** What is said of a slide's content; a mark that was left over says nothing. */
function setSaid(text: RichText): RichText | undefined {
  return /[\p{L}\p{N}]/u.test(toPlainText(text)) ? setOptionalText(text) : undefined;
}

function setLine(text: string, most: number = outlineLimits.line): string {
  const line = hold(collapseSpaces(wholeCharacters(text)).trim(), most);
  return line === "" ? "…" : line;
}

/** Text that was cut within a character loses its half. */
function wholeCharacters(text: string): string {
  return text.isWellFormed() ? text : text.replaceAll(/\p{Surrogate}/gu, "");
}

/** Returns text of at most so many code points, ended by an ellipsis where it was longer. */
function hold(text: string, most: number): string {
  if (text.length <= most || lengthOf(text) <= most) return text;
  return `${Array.from(text)
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}

/** Text of more runs than an outline may hold loses its looks. */
function holdText(text: RichText, most: number): RichText {
  const plain = toPlainText(text);
  const runs = text.length > outlineLimits.runs ? [{ text: plain }] : text;
  if (plain.length <= most || lengthOf(plain) <= most) return runs;
  const kept = sliceText(runs, 0, hold(plain, most).length - 1);
  return [...kept.slice(0, outlineLimits.runs - 1), { text: "…" }];
}

function lengthOf(text: string): number {
  return Array.from(text).length;
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
  const lines = names.map((name) => [name, setLine(String(part[name]), mostOf[String(name)])]);
  return { ...part, ...Object.fromEntries(lines) };
}

function setOptionalLines<Part extends object>(part: Part, ...names: readonly OptionalLineOf<Part>[]): Part {
  const isOptional = new Set<PropertyKey>(names);
  const fields = Object.entries(part).flatMap(([name, value]) => {
    if (!isOptional.has(name) || typeof value !== "string") return [[name, value]];
    return value.trim() === "" ? [] : [[name, setLine(value, mostOf[name])]];
  });
  return Object.fromEntries(fields) as Part;
}
