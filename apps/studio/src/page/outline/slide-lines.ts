import type { OutlineSlide } from "@lectern/types";
import { joinCells, matchLines, splitCells, splitLines, splitPair, withoutBullet } from "./lines.ts";
import { readPoints, toPointLines } from "./points.ts";
import { parseWords, toWords } from "./rich-text.ts";
import { replaceWords, toWordLines } from "./word-leaves.ts";

/** The kinds of slide there are. */
export type SlideKind = OutlineSlide["kind"];

/** A slide of one kind. */
export type SlideOf<Kind extends SlideKind> = Extract<OutlineSlide, { kind: Kind }>;

/** How the lines of a slide are written. */
export type LineSyntax =
  | "points"
  | "pairs"
  | "figures"
  | "table"
  | "lists"
  | "options"
  | "quote"
  | "words"
  | "text"
  | "code";

/** How the slides of one kind are written as lines. */
export interface SlideLines<Slide extends OutlineSlide> {
  readonly syntax: LineSyntax;
  readonly toLines: (slide: Slide) => readonly string[];
  /** Undefined where the lines are none of a slide of the kind. */
  readonly read: (text: string, slide: Slide) => Slide | undefined;
}

const points: Pick<SlideLines<SlideOf<"bullets">>, "toLines" | "read"> = {
  toLines: ({ items }) => toPointLines(items),
  read(text, slide) {
    const items = readPoints(text, slide.items);
    return items && { ...slide, items };
  },
};

/** Reads lines of things with a name, and a text that may be left out. */
function readPairs<Item extends object>(
  text: string,
  before: readonly { readonly line: string; readonly item: Item }[],
  toItem: (name: string, words: string | undefined, kept: Item | undefined) => Item | undefined,
): Item[] | undefined {
  const lines = splitLines(text).map(withoutBullet);
  const findBefore = matchLines(before, lines.length);
  const items = lines.map((line, index) => {
    const kept = findBefore(line, index);
    const same = before.find(({ item }) => item === kept)?.line === line ? kept : undefined;
    return same ?? toItem(...splitPair(line), kept);
  });
  return items.length > 0 && items.every((item) => item !== undefined) ? items : undefined;
}

function withLine<Item>(items: readonly Item[], toLine: (item: Item) => string) {
  return items.map((item) => ({ line: toLine(item), item }));
}

function toPair(name: string, words: string | undefined): string {
  return words === undefined ? name : `${name}: ${words}`;
}

type Entry = SlideOf<"agenda">["entries"][number];
type Event = SlideOf<"timeline">["events"][number];
type Step = SlideOf<"process">["steps"][number];
type Figure = SlideOf<"numbers">["figures"][number];
type Card = SlideOf<"cards">["cards"][number];
type NextStep = NonNullable<SlideOf<"closing">["nextSteps"]>[number];

const toEntryLine = ({ title, summary }: Entry) => toPair(title, summary);
const toEventLine = ({ date, title, text }: Event) =>
  toPair(date, text === undefined ? title : `${title} — ${text}`);
const toStepLine = ({ title, text }: Step) => toPair(title, text);
const toFigureLine = ({ value, label, text }: Figure) =>
  toPair(value, text === undefined ? label : `${label} — ${text}`);
const toCardLine = ({ heading, text }: Card) => toPair(heading, text && toWords(text));
const toNextStepLine = ({ action, owner, date }: NextStep) =>
  date === undefined && owner === undefined ? action : joinCells([action, owner ?? "", date ?? ""]);

function splitDash(words: string): readonly [string, string | undefined] {
  const [first = "", ...rest] = words.split(" — ");
  return [first, rest.length > 0 ? rest.join(" — ") : undefined];
}

function readText<Slide extends OutlineSlide>(
  text: string,
  slide: Slide,
  [first, second]: readonly [string, string?],
): Slide | undefined {
  const lines = splitLines(text).map((line) => line.trim());
  if (lines.length > (second === undefined ? 1 : 2)) return undefined;
  const rest: Record<string, unknown> = { ...slide };
  delete rest[first];
  if (second !== undefined) delete rest[second];
  return {
    ...rest,
    ...(lines[0] !== undefined && { [first]: lines[0] }),
    ...(second !== undefined && lines[1] !== undefined && { [second]: lines[1] }),
  } as Slide;
}

function wordsOnly<Kind extends SlideKind>(): SlideLines<SlideOf<Kind>> {
  return {
    syntax: "words",
    toLines: toWordLines,
    read: (text, slide) => replaceWords(slide, splitLines(text)),
  };
}

/** Splits lines into parts that each begin with "# heading". */
function splitParts(
  text: string,
): readonly { readonly heading: string; readonly lines: readonly string[] }[] {
  const parts: { heading: string; lines: string[] }[] = [];
  for (const line of splitLines(text)) {
    const heading = /^\s*#+\s*(.*)$/.exec(line)?.[1];
    if (heading !== undefined) parts.push({ heading: heading.trim(), lines: [] });
    else if (parts.length === 0) parts.push({ heading: "", lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function readNumber(cell: string): number | null | undefined {
  const plain = cell.replace(/[\s'’\u00a0\u202f]/g, "").replace("−", "-");
  if (plain === "") return null;
  const number = Number(
    /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(",", "") : plain.replace(",", "."),
  );
  return Number.isFinite(number) ? number : undefined;
}

function readTable(text: string, slide: SlideOf<"table">): SlideOf<"table"> | undefined {
  const [head, ...body] = splitLines(text);
  if (head === undefined || body.length === 0) return undefined;
  const headings = splitCells(head);
  const findBefore = matchLines(withLine(slide.rows, toRowLine), body.length);
  const rows = body.map((line, index) => {
    const kept = findBefore(line, index);
    const cells = splitCells(line);
    const padded = headings.map((_heading, at) => parseWords(cells[at] ?? "") ?? []);
    if (cells.length > headings.length) return undefined;
    const { states, ...rest } = kept ?? {};
    return { ...rest, ...(states?.length === headings.length && { states }), cells: padded };
  });
  if (!rows.every((row) => row !== undefined)) return undefined;
  const columns = headings.map((heading, at) => ({ ...slide.columns[at], heading }));
  return { ...slide, columns, rows };
}

function toRowLine({ cells }: SlideOf<"table">["rows"][number]): string {
  return joinCells(cells.map((cell) => toWords(cell).trim()));
}

function readChart(text: string, slide: SlideOf<"chart">): SlideOf<"chart"> | undefined {
  const [head, ...body] = splitLines(text).map(splitCells);
  if (head === undefined || head.length < 2 || body.length === 0) return undefined;
  const names = head.slice(1);
  const numbers = body.map((row) => names.map((_name, at) => readNumber(row[at + 1] ?? "")));
  if (numbers.flat().includes(undefined)) return undefined;
  const { highlightedCategory, plannedFrom, ...chart } = slide.chart;
  const isAsLong = body.length === chart.categories.length;
  return {
    ...slide,
    chart: {
      ...chart,
      ...(isAsLong && highlightedCategory !== undefined && { highlightedCategory }),
      ...(isAsLong && plannedFrom !== undefined && { plannedFrom }),
      categories: body.map(([category = ""]) => category),
      series: names.map((name, at) => ({
        ...chart.series[at],
        name,
        values: numbers.map((row) => row[at] ?? null),
      })),
    },
  };
}

/** How the slides of each kind are written as lines. */
const forms: { readonly [Kind in SlideKind]: SlideLines<SlideOf<Kind>> } = {
  title: {
    syntax: "text",
    toLines: ({ subtitle, byline }) => [subtitle, byline].filter((line) => line !== undefined),
    read: (text, slide) => readText(text, slide, ["subtitle", "byline"]),
  },
  section: {
    syntax: "text",
    toLines: ({ summary }) => (summary === undefined ? [] : [summary]),
    read: (text, slide) => readText(text, slide, ["summary"]),
  },
  statement: {
    syntax: "text",
    toLines: ({ support }) => (support === undefined ? [] : [support]),
    read: (text, slide) => readText(text, slide, ["support"]),
  },
  agenda: {
    syntax: "pairs",
    toLines: ({ entries }) => entries.map(toEntryLine),
    read(text, slide) {
      const entries = readPairs(text, withLine(slide.entries, toEntryLine), (title, summary, kept) => {
        const { summary: _summary, ...rest } = kept ?? { title };
        return { ...rest, title, ...(summary !== undefined && { summary }) };
      });
      return entries && { ...slide, entries };
    },
  },
  bullets: { syntax: "points", ...points },
  columns: {
    syntax: "lists",
    toLines: ({ columns }) =>
      columns.flatMap(({ heading, items }) => [`# ${heading ?? ""}`.trim(), ...toPointLines(items)]),
    read(text, slide) {
      const columns = splitParts(text).map(({ heading, lines }, index) => {
        const items = readPoints(lines.join("\n"), slide.columns[index]?.items ?? []);
        return items && { ...(heading !== "" && { heading }), items };
      });
      return columns.length > 1 && columns.every((column) => column !== undefined)
        ? { ...slide, columns }
        : undefined;
    },
  },
  comparison: {
    syntax: "options",
    toLines: ({ options }) =>
      options.flatMap(({ heading, points: list }) => [
        `# ${heading}`,
        ...list.map(({ sign, text }) => (sign ? `${sign === "plus" ? "+" : "-"} ` : "") + toWords(text)),
      ]),
    read(text, slide) {
      const options = splitParts(text).map(({ heading, lines }, index) => {
        const list = lines.map((line) => {
          const [, mark, words = ""] = /^\s*([+\-−–])?\s*(.*)$/.exec(line) ?? [];
          const runs = parseWords(words);
          const sign = mark === undefined ? undefined : mark === "+" ? ("plus" as const) : ("minus" as const);
          return runs && { ...(sign && { sign }), text: runs };
        });
        return heading !== "" && list.length > 0 && list.every((point) => point !== undefined)
          ? { ...slide.options[index], heading, points: list }
          : undefined;
      });
      return options.length > 1 && options.every((option) => option !== undefined)
        ? { ...slide, options }
        : undefined;
    },
  },
  table: {
    syntax: "table",
    toLines: ({ columns, rows }) => [
      joinCells(columns.map(({ heading }) => heading)),
      ...rows.map(toRowLine),
    ],
    read: readTable,
  },
  chart: {
    syntax: "table",
    toLines: ({ chart: { categories, series } }) => [
      joinCells(["", ...series.map(({ name }) => name)]),
      ...categories.map((category, at) =>
        joinCells([category, ...series.map(({ values }) => values[at]?.toString() ?? "")]),
      ),
    ],
    read: readChart,
  },
  timeline: {
    syntax: "pairs",
    toLines: ({ events }) => events.map(toEventLine),
    read(text, slide) {
      const events = readPairs(text, withLine(slide.events, toEventLine), (date, words, kept) => {
        if (words === undefined) return undefined;
        const [title, more] = splitDash(words);
        const { text: _text, ...rest } = kept ?? { date, title };
        return { ...rest, date, title, ...(more !== undefined && { text: more }) };
      });
      return events && { ...slide, events };
    },
  },
  process: {
    syntax: "pairs",
    toLines: ({ steps }) => steps.map(toStepLine),
    read(text, slide) {
      const steps = readPairs<Step>(text, withLine(slide.steps, toStepLine), (title, words) => ({
        title,
        ...(words !== undefined && { text: words }),
      }));
      return steps && { ...slide, steps };
    },
  },
  numbers: {
    syntax: "figures",
    toLines: ({ figures }) => figures.map(toFigureLine),
    read(text, slide) {
      const figures = readPairs<Figure>(text, withLine(slide.figures, toFigureLine), (value, words, kept) => {
        if (words === undefined) return undefined;
        const [label, more] = splitDash(words);
        // What was drawn of another value would be wrong for this one.
        const rest = kept?.value === value ? kept : {};
        const same: Figure = { ...rest, value, label };
        delete same.text;
        return { ...same, ...(more !== undefined && { text: more }) };
      });
      return figures && { ...slide, figures };
    },
  },
  quote: {
    syntax: "quote",
    toLines: ({ quotation, name, role }) =>
      [quotation, [name, role].filter(Boolean).join(", ")].filter(Boolean),
    read(text, { name: _name, role: _role, ...slide }) {
      const [quotation, by, ...more] = splitLines(text).map((line) => line.trim());
      if (quotation === undefined || more.length > 0) return undefined;
      const [name, ...roles] = by?.split(/,\s+|，|、|،\s*/) ?? [];
      const role = roles.join(", ");
      return { ...slide, quotation, ...(name && { name }), ...(role !== "" && { role }) };
    },
  },
  cards: {
    syntax: "pairs",
    toLines: ({ cards }) => cards.map(toCardLine),
    read(text, slide) {
      const cards = readPairs(text, withLine(slide.cards, toCardLine), (heading, words, kept) => {
        const { text: _text, ...rest } = kept ?? { heading };
        const runs = words === undefined ? undefined : parseWords(words);
        return { ...rest, heading, ...(runs && { text: runs }) };
      });
      return cards && { ...slide, cards };
    },
  },
  flow: wordsOnly<"flow">(),
  hierarchy: wordsOnly<"hierarchy">(),
  matrix: wordsOnly<"matrix">(),
  plan: wordsOnly<"plan">(),
  code: {
    syntax: "code",
    toLines: ({ code }) => code.split("\n"),
    read: (text, slide) => (text.trim() === "" ? undefined : { ...slide, code: text }),
  },
  closing: {
    syntax: "points",
    toLines: ({ items = [], nextSteps = [] }) => [...toPointLines(items), ...nextSteps.map(toNextStepLine)],
    read: readClosing,
  },
};

/** Steps with an owner or a date are rows; the other lines are points, or steps where the slide had steps alone. */
function readClosing(
  text: string,
  { items: oldItems = [], nextSteps: oldSteps = [], ...slide }: SlideOf<"closing">,
): SlideOf<"closing"> {
  const lines = splitLines(text);
  const plain = new Set(oldSteps.map(toNextStepLine));
  const isStep = (line: string) =>
    splitCells(line).length > 1 ||
    plain.has(withoutBullet(line)) ||
    (oldItems.length === 0 && oldSteps.length > 0);
  const findBefore = matchLines(withLine(oldSteps, toNextStepLine), lines.filter(isStep).length);
  const nextSteps = lines.filter(isStep).map((line, index) => {
    const [action = "", owner, date] = splitCells(withoutBullet(line));
    const { owner: _owner, date: _date, ...kept } = findBefore(withoutBullet(line), index) ?? { action };
    return { ...kept, action, ...(owner && { owner }), ...(date && { date }) };
  });
  const items = readPoints(lines.filter((line) => !isStep(line)).join("\n"), oldItems);
  return { ...slide, ...(items && { items }), ...(nextSteps.length > 0 && { nextSteps }) };
}

/** Returns how the lines of a kind of slide are written. */
export function toSyntax(kind: SlideKind): LineSyntax {
  return forms[kind].syntax;
}

/** Returns what a slide says besides its title, as text to be edited. */
export function toText(slide: OutlineSlide): string {
  return formOf(slide).toLines(slide).join("\n");
}

/** Returns a slide with what an edited text says; what the text does not show is kept. Undefined where it is no text of such a slide. */
export function readSlideText(text: string, slide: OutlineSlide): OutlineSlide | undefined {
  return text === toText(slide) ? slide : formOf(slide).read(text, slide);
}

function formOf(slide: OutlineSlide): SlideLines<OutlineSlide> {
  return forms[slide.kind] as unknown as SlideLines<OutlineSlide>;
}
