import type { BulletItem, Chart, HierarchyNode, Outline, OutlineSlide, RichText } from "@lectern/deck";

/** A slide as any library can make it: what other tools are given to say the same as an outline. Plain data, fit for JSON. */
export interface PlainSlide {
  readonly look: "cover" | "section" | "content";
  readonly title: string;
  readonly subtitle?: string;
  readonly columns: readonly PlainColumn[];
  /** Steps, events, figures or cards, which columns hold as lines as well, for who sets them as boxes side by side. */
  readonly boxes?: readonly PlainBox[];
  /** The first row holds the headings. */
  readonly table?: readonly (readonly string[])[];
  readonly chart?: Chart;
  readonly quote?: { readonly text: string; readonly by: string };
  readonly code?: string;
  /** A line at the foot. */
  readonly source?: string;
  readonly notes?: string;
}

/** A box with a few words, the first large: a date, a number, a heading. */
export interface PlainBox {
  readonly head: string;
  readonly text: string;
}

/** Lines below each other, with a heading or none. */
export interface PlainColumn {
  readonly heading?: string;
  readonly lines: readonly PlainLine[];
}

/** A line of a list; level 0 is the outermost. */
export interface PlainLine {
  readonly level: number;
  readonly text: string;
}

/** Returns an outline's slides in the words that all libraries share: lists, tables, charts, quotes and notes. */
export function toPlainSlides(outline: Outline): PlainSlide[] {
  return outline.slides.map((slide) => ({
    look: toLook(slide),
    title: slide.title,
    ...toContent(slide),
    ...(slide.notes !== undefined && { notes: slide.notes }),
  }));
}

function toLook({ kind }: OutlineSlide): PlainSlide["look"] {
  if (kind === "title") return "cover";
  return kind === "section" || kind === "statement" ? "section" : "content";
}

type PlainContent = Omit<PlainSlide, "look" | "title" | "notes">;

function toContent(slide: OutlineSlide): PlainContent {
  switch (slide.kind) {
    case "title":
      return withSubtitle(join([slide.subtitle, slide.byline], "\n"));
    case "section":
      return withSubtitle(slide.summary);
    case "statement":
      return withSubtitle(slide.support);
    case "agenda":
      return list(slide.entries.map(({ title, summary }) => join([title, summary], ": ")));
    case "bullets":
      return { columns: [{ lines: slide.items.flatMap((item) => toLines(item)) }] };
    case "columns":
      return {
        columns: slide.columns.map(({ heading, items }) =>
          column(
            heading,
            items.flatMap((item) => toLines(item)),
          ),
        ),
      };
    case "comparison":
      return {
        columns: slide.options.map(({ heading, points }) =>
          column(
            heading,
            points.map(({ sign, text }) => ({ level: 0, text: join([toSign(sign), toText(text)], " ") })),
          ),
        ),
      };
    case "table":
      return {
        columns: [],
        table: [
          slide.columns.map(({ heading }) => heading),
          ...slide.rows.map(({ cells }) => cells.map(toText)),
        ],
        ...withSource(slide.source),
      };
    case "chart":
      return {
        ...list(slide.reading ? [toText(slide.reading)] : []),
        chart: slide.chart,
        ...withSource(slide.source),
      };
    case "timeline":
      return {
        ...list(slide.events.map(({ date, title, text }) => join([date, title, text], ": "))),
        boxes: slide.events.map(({ date, title, text }) => ({ head: date, text: join([title, text], "\n") })),
      };
    case "process":
      return {
        ...list(slide.steps.map(({ title, text }, index) => join([`${index + 1}. ${title}`, text], ": "))),
        boxes: slide.steps.map(({ title, text = "" }, index) => ({ head: `${index + 1}. ${title}`, text })),
      };
    case "numbers":
      return {
        ...list(slide.figures.map(({ value, label, text }) => join([`${value} ${label}`, text], ": "))),
        boxes: slide.figures.map(({ value, label, text }) => ({
          head: value,
          text: join([label, text], "\n"),
        })),
        ...withSource(slide.takeaway && toText(slide.takeaway)),
      };
    case "quote":
      return { columns: [], quote: { text: slide.quotation, by: join([slide.name, slide.role], ", ") } };
    case "cards":
      return {
        ...list(slide.cards.map(({ heading, text }) => join([heading, text && toText(text)], ": "))),
        boxes: slide.cards.map(({ heading, text }) => ({ head: heading, text: text ? toText(text) : "" })),
      };
    case "flow":
      return list(
        slide.nodes.map(({ text, edges = [] }) => join([text, ...edges.map(({ label }) => label)], " · ")),
      );
    case "hierarchy":
      return { columns: [{ lines: treeLines(slide.root, 0) }] };
    case "matrix":
      return {
        columns: [
          ...(slide.quadrants ?? []).map(({ heading, points = [] }) =>
            column(
              heading,
              points.flatMap((point) => toLines(point)),
            ),
          ),
          ...(slide.items ? [{ lines: slide.items.map(({ label }) => ({ level: 0, text: label })) }] : []),
        ],
      };
    case "plan":
      return list(slide.rows.map(({ label, dates, owner }) => join([label, dates, owner], ": ")));
    case "code":
      return { columns: [], code: slide.code, ...withSource(slide.caption) };
    case "closing":
      return {
        columns: [
          {
            lines: [
              ...(slide.items ?? []).flatMap((item) => toLines(item)),
              ...(slide.nextSteps ?? []).map(({ action, owner, date }) => ({
                level: 0,
                text: join([action, owner, date], ", "),
              })),
            ],
          },
        ],
        ...withSource(slide.contact),
      };
  }
}

function list(texts: readonly string[]): PlainContent {
  return { columns: texts.length > 0 ? [{ lines: texts.map((text) => ({ level: 0, text })) }] : [] };
}

function column(heading: string | undefined, lines: readonly PlainLine[]): PlainColumn {
  return { ...(heading !== undefined && { heading }), lines };
}

function withSubtitle(subtitle: string | undefined): PlainContent {
  return { columns: [], ...(subtitle !== undefined && subtitle !== "" && { subtitle }) };
}

function withSource(source: string | undefined): { readonly source?: string } {
  return source === undefined ? {} : { source };
}

function toLines({ lead, text, children = [] }: BulletItem, level = 0): PlainLine[] {
  return [
    { level, text: join([lead, toText(text)], ": ") },
    ...children.flatMap((child) => toLines(child, level + 1)),
  ];
}

function toSign(sign: "plus" | "minus" | undefined): string | undefined {
  if (sign === undefined) return undefined;
  return sign === "plus" ? "+" : "−";
}

function toText(text: RichText): string {
  return text.map((run) => run.text).join("");
}

function treeLines({ name, text, children = [] }: HierarchyNode, level: number): PlainLine[] {
  return [
    { level, text: join([name, text], ": ") },
    ...children.flatMap((child) => treeLines(child, level + 1)),
  ];
}

function join(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter((part) => part !== undefined && part !== "").join(separator);
}
