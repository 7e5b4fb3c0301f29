import type { OutlineSlide } from "@lectern/types";
import { splitLines, splitPair, withoutBullet } from "./lines.ts";
import { parseWords } from "./rich-text.ts";
import { type SlideKind, toText } from "./slide-lines.ts";

interface Entry {
  readonly name: string;
  readonly text: string | undefined;
}

/** The kinds that a slide can be changed to by its words alone, in the order in which they are offered. */
const kinds: readonly SlideKind[] = [
  "bullets",
  "cards",
  "columns",
  "process",
  "timeline",
  "numbers",
  "table",
  "chart",
  "quote",
  "statement",
  "section",
  "agenda",
  "closing",
];

/** Returns the kinds that a slide can have: its own, and those that its words suffice for. */
export function listKinds(slide: OutlineSlide): readonly SlideKind[] {
  const others = kinds.filter((kind) => kind !== slide.kind && changeKind(slide, kind) !== undefined);
  return [slide.kind, ...others];
}

/** Returns a slide that says the same in another kind; undefined where its words do not suffice for that. */
export function changeKind(slide: OutlineSlide, kind: SlideKind): OutlineSlide | undefined {
  if (kind === slide.kind) return slide;
  const body = toBody(slide, kind);
  const { title, notes } = slide;
  return body && ({ kind, title, ...(notes !== undefined && { notes }), ...body } as OutlineSlide);
}

function toBody(slide: OutlineSlide, kind: SlideKind): object | undefined {
  if (slide.kind === "table" && kind === "chart") return tableToChart(slide);
  if (slide.kind === "chart" && kind === "table") return chartToTable(slide);
  const entries = listEntries(slide);
  const lines = entries.map(({ name, text }) => (text === undefined ? name : `${name}: ${text}`));
  switch (kind) {
    case "bullets":
    case "closing":
      return within(entries, 1, 30) && { items: lines.map((line) => ({ text: parseWords(line) })) };
    case "cards":
      return (
        within(entries, 2, 6) && {
          cards: entries.map(({ name, text }) => ({
            heading: name,
            ...(text && { text: parseWords(text) }),
          })),
        }
      );
    case "columns":
      return within(entries, 2, 20) && { columns: toHalves(lines) };
    case "process":
      return (
        within(entries, 2, 8) && {
          steps: entries.map(({ name, text }) => ({ title: name, ...(text && { text }) })),
        }
      );
    case "timeline":
      return (
        (within(entries, 2, 12) &&
          entries.every(({ name, text }) => text !== undefined && name.length <= 40) && {
            events: entries.map(({ name, text }) => ({ date: name, title: text })),
          }) ||
        undefined
      );
    case "numbers":
      return (
        (within(entries, 1, 4) &&
          entries.every(({ name, text }) => text !== undefined && /\d/.test(name) && name.length <= 24) && {
            figures: entries.map(({ name, text }) => ({ value: name, label: text })),
          }) ||
        undefined
      );
    case "agenda":
      return (
        within(entries, 1, 20) && {
          entries: entries.map(({ name, text }) => ({ title: name, ...(text && { summary: text }) })),
        }
      );
    case "quote":
      return lines[0] === undefined ? undefined : { quotation: lines[0].replace(/^["“„«「]|["”“»」]$/g, "") };
    case "statement":
      return lines.length > 1 ? undefined : { ...(lines[0] && { support: lines[0] }) };
    case "section":
      return lines.length > 1 ? undefined : { ...(lines[0] && { summary: lines[0] }) };
    default:
      return undefined;
  }
}

function within(entries: readonly Entry[], least: number, most: number): true | undefined {
  return entries.length >= least && entries.length <= most ? true : undefined;
}

function toHalves(lines: readonly string[]): readonly object[] {
  const middle = Math.ceil(lines.length / 2);
  return [lines.slice(0, middle), lines.slice(middle)].map((half) => ({
    items: half.map((line) => ({ text: parseWords(line) })),
  }));
}

/** What a slide says, thing by thing; kinds whose places carry the meaning have none. */
function listEntries(slide: OutlineSlide): readonly Entry[] {
  switch (slide.kind) {
    case "flow":
    case "hierarchy":
    case "matrix":
    case "plan":
    case "code":
      return [];
    case "chart":
    case "table":
      return splitLines(toText(slide))
        .slice(1)
        .map((line) => {
          const [name = "", ...cells] = line.split(" | ");
          return { name, text: cells.join(" · ") || undefined };
        });
    default:
      return splitLines(toText(slide)).map((line) => {
        const [name, text] = splitPair(withoutBullet(line.replace(/^\s*[#+]+\s*/, "")));
        return { name: name === "" ? line.trim() : name, text };
      });
  }
}

function tableToChart({ columns, rows }: Extract<OutlineSlide, { kind: "table" }>): object | undefined {
  const cells = rows.map((row) =>
    row.cells.map((runs) =>
      runs
        .map(({ text }) => text)
        .join("")
        .trim(),
    ),
  );
  const numbers = cells.map((row) =>
    row.slice(1).map((cell) => Number(cell.replace(/[,\s%€$£]/g, "").replace("−", "-"))),
  );
  const isNumeric = numbers.every((row) => row.length > 0 && row.every(Number.isFinite));
  if (!isNumeric || cells.flat().includes("") || rows.length < 2) return undefined;
  return {
    chart: {
      form: "column",
      categories: cells.map(([category = ""]) => category),
      series: columns.slice(1).map(({ heading }, at) => ({
        name: heading || `${at + 1}`,
        values: numbers.map((row) => row[at] ?? null),
      })),
    },
  };
}

function chartToTable({ chart }: Extract<OutlineSlide, { kind: "chart" }>): object {
  return {
    columns: [{ heading: "" }, ...chart.series.map(({ name }) => ({ heading: name }))],
    rows: chart.categories.map((category, at) => ({
      cells: [category, ...chart.series.map(({ values }) => values[at]?.toString() ?? "–")].map((text) => [
        { text },
      ]),
    })),
  };
}
