import type { OutlineSlide, RichText } from "@lectern/deck";
import { decodeText } from "./decode-text.ts";

/** A text of a slide, and what stands beside it. */
export interface SlideText {
  readonly text: string;
  /** The words that tell what the text is about: its point, row or column, and the slide's title. */
  readonly context: string;
  /** A sentence or point, a short name of something, or a number alone. */
  readonly role: "prose" | "label" | "value";
}

/** Short names that stand side by side: the rows of a table, the categories of a chart. */
export type Siblings = readonly string[];

const unread = new Set(
  "kind form sign icon picture partsOf alignment href role code codeLanguage state states emphasis id to".split(
    " ",
  ),
);
const labels = new Set(["lead", "heading", "label", "name", "owner", "date", "contact", "title"]);

/** Returns every text of a slide and its notes. */
export function textsOf(slide: OutlineSlide): readonly SlideText[] {
  const { title } = slide;
  if (slide.kind === "table")
    return [...textsIn({ ...slide, rows: [], columns: [] }, title, ""), ...tableTexts(slide)];
  if (slide.kind === "chart") return [...textsIn({ ...slide, chart: {} }, title, ""), ...chartTexts(slide)];
  return textsIn(slide, title, "");
}

function textsIn(value: unknown, context: string, name: string): readonly SlideText[] {
  if (typeof value === "string") return value === "" ? [] : [toText(value, context, name)];
  if (isRichText(value)) return [toText(value.map(({ text }) => text).join(""), context, "text")];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, context, name));
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => !unread.has(key));
  const own = entries.map(([, part]) => wordsOf(part)).join(" ");
  const around = "kind" in value ? context : `${context} ${own}`;
  return entries.flatMap(([key, part]) =>
    textsIn(part, around, "kind" in value && key === "title" ? "" : key),
  );
}

function toText(text: string, context: string, name: string): SlideText {
  return { text: decodeText(text), context, role: labels.has(name) ? "label" : "prose" };
}

function isRichText(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (run) =>
        typeof run === "object" &&
        "text" in run &&
        typeof run.text === "string" &&
        !("lead" in run) &&
        !("children" in run),
    )
  );
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (isRichText(value)) return value.map(({ text }) => text).join("");
  return "";
}

function tableTexts({ title, columns, rows }: OutlineSlide & { kind: "table" }): readonly SlideText[] {
  const headings = columns.map(
    ({ heading }): SlideText => ({ text: decodeText(heading), context: title, role: "label" }),
  );
  const cells = rows.flatMap((row) => {
    const words = row.cells.map(wordsOf);
    return words.map((text, index): SlideText => {
      const role = /\p{L}{3}/u.test(text) ? "label" : "value";
      return {
        text: decodeText(text),
        context: `${title} ${columns[index]?.heading ?? ""} ${words.join(" ")}`,
        role,
      };
    });
  });
  return [...headings, ...cells].filter(({ text }) => text !== "");
}

function chartTexts({ title, chart }: OutlineSlide & { kind: "chart" }): readonly SlideText[] {
  const unit = chart.unit ?? "";
  const values = chart.series.flatMap(({ name, values: numbers }) =>
    numbers.flatMap((value, index): SlideText[] => {
      const context = `${title} ${name} ${chart.categories[index] ?? ""}`;
      return value === null ? [] : [{ text: `${value}`, context, role: "value" }];
    }),
  );
  const names = [...chart.categories, ...chart.series.map(({ name }) => name), unit];
  return [
    ...names
      .filter((name) => name !== "")
      .map((name): SlideText => ({ text: decodeText(name), context: title, role: "label" })),
    ...values,
  ];
}

/** Returns the names on a slide that stand side by side, so that one which is strange among them can be told. */
export function siblingsOf(slide: OutlineSlide): readonly Siblings[] {
  switch (slide.kind) {
    case "table":
      return slide.columns.map((_, index) =>
        slide.rows.filter(({ role }) => role !== "total").map(({ cells }) => wordsOf(cells[index])),
      );
    case "chart":
      return [slide.chart.categories, slide.chart.series.map(({ name }) => name)];
    case "bullets":
      return [slide.items.map(({ lead }) => lead ?? "")];
    case "cards":
      return [slide.cards.map(({ heading }) => heading)];
    default:
      return [];
  }
}

/** Returns how many things of a sort the slide shows: points, rows, columns, steps. */
export function countsOf(slide: OutlineSlide): ReadonlySet<number> {
  const counts = new Set<number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) counts.add(value.length);
    if (typeof value === "object" && value !== null) for (const part of Object.values(value)) visit(part);
  };
  visit(slide);
  return counts;
}
