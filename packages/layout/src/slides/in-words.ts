// What no composition draws yet is said in words, so that nothing of an outline is lost: a composition that draws a field
// takes its line out of here.
import type {
  AgendaEntry,
  BulletItem,
  Card,
  Chart,
  Figure,
  NextStep,
  OutlineSlide,
  Reference,
  RichText,
  Share,
  Status,
} from "@lectern/deck";

/** Returns a slide that says in its texts and notes what nothing draws. */
export function inWords(slide: OutlineSlide, language: string): OutlineSlide {
  switch (slide.kind) {
    case "columns": {
      const columns = slide.columns.map((column) => ({ ...column, items: column.items.map(itemInWords) }));
      return withNotes({ ...slide, columns }, slide.takeaway);
    }
    case "comparison":
    case "timeline":
    case "process":
      return withNotes(slide, slide.takeaway);
    case "cards":
      return withNotes({ ...slide, cards: slide.cards.map(cardInWords) }, slide.takeaway, slide.source);
    case "numbers":
      return withNotes(
        { ...slide, figures: slide.figures.map((figure) => figureInWords(figure, language)) },
        slide.source,
      );
    case "chart":
      return chartInWords({ ...slide, chart: plannedInWords(slide.chart) }, language);
    case "agenda":
      return { ...slide, entries: slide.entries.map((entry) => entryInWords(entry, language)) };
    case "closing":
      return {
        ...slide,
        ...(slide.items && { items: slide.items.map(itemInWords) }),
        ...(slide.nextSteps && { nextSteps: slide.nextSteps.map(stepInWords) }),
      };
    case "flow":
      return withNotes(slide, slide.takeaway);
    case "hierarchy":
    case "matrix":
    case "plan":
    case "title":
    case "bullets":
    case "table":
    case "section":
    case "quote":
    case "statement":
    case "code":
      return slide;
  }
}

const between = " · ";

function withNotes<Slide extends OutlineSlide>(
  slide: Slide,
  ...lines: readonly (RichText | string | undefined)[]
): Slide {
  const said = lines.flatMap((line) => (line === undefined ? [] : [plainText(line)]));
  if (said.length === 0) return slide;
  return { ...slide, notes: [...said, ...(slide.notes ? [slide.notes] : [])].join("\n") };
}

function plainText(text: RichText | string): string {
  return typeof text === "string" ? text : text.map((run) => run.text).join("");
}

/** Returns the points of a list, and its total as the last one, with their amounts and states in words. */
export function listInWords({
  items,
  total,
}: Extract<OutlineSlide, { readonly kind: "bullets" }>): readonly BulletItem[] {
  const said = items.map(itemInWords);
  return total ? [...said, { lead: total.label, text: [{ text: total.shown }] }] : said;
}

function itemInWords({ amount, status, ...item }: BulletItem): BulletItem {
  return {
    ...item,
    text: withWords(item.text, amount?.shown, status?.word),
    ...(item.children && { children: item.children.map(itemInWords) }),
  };
}

function cardInWords({ value, status, ...card }: Card): Card {
  if (value === undefined && status === undefined) return card;
  const words = [value, status?.word].flatMap((word) => word ?? []).join(between);
  const text = card.text ? [{ text: `${words}${between}` }, ...card.text] : [{ text: words }];
  return { ...card, text };
}

function figureInWords({ share, references, series, status, ...figure }: Figure, language: string): Figure {
  const words = [
    share && shareInWords(share, language),
    ...(references ?? []).map((reference) => referenceInWords(reference, language)),
    series && [series.label, seriesInWords(series.values, language)].filter(Boolean).join(": "),
    wordOf(status),
  ].filter((word) => word !== undefined);
  if (words.length === 0) return figure;
  return { ...figure, text: [...(figure.text ? [figure.text] : []), ...words].join(between) };
}

function shareInWords({ part, whole, thing }: Share, language: string): string {
  const share = `${numberInWords(part, language)}/${numberInWords(whole, language)}`;
  return thing === undefined ? share : `${share} (${thing})`;
}

function referenceInWords({ label, value, shown }: Reference, language: string): string {
  return `${label}: ${shown ?? numberInWords(value, language)}`;
}

function seriesInWords(values: readonly number[], language: string): string {
  return values.map((value) => numberInWords(value, language)).join(", ");
}

function wordOf(status: Status | undefined): string | undefined {
  return status?.word;
}

function entryInWords({ minutes, ask, ...entry }: AgendaEntry, language: string): AgendaEntry {
  const time = minutes === undefined ? undefined : minutesInWords(minutes, language);
  const words = [entry.summary, time, ask].filter((word) => word !== undefined);
  return words.length === 0 ? entry : { ...entry, summary: words.join(between) };
}

function stepInWords({ effect, ...step }: NextStep): NextStep {
  return effect === undefined ? step : { ...step, action: `${step.action}${between}${effect}` };
}

function chartInWords(
  slide: Extract<OutlineSlide, { readonly kind: "chart" }>,
  language: string,
): OutlineSlide {
  const { targets = [], unit } = slide.chart;
  const words = targets.map(
    ({ label, value }) =>
      `${label}: ${[numberInWords(value, language), unit].filter(Boolean).join("\u00a0")}`,
  );
  if (words.length === 0) return slide;
  return {
    ...slide,
    reading: slide.reading ? withWords(slide.reading, ...words) : [{ text: words.join(between) }],
  };
}

function plannedInWords(chart: Chart): Chart {
  const { categories, series, plannedFrom, plannedLabel } = chart;
  return {
    ...chart,
    categories: categories.map((category, index) =>
      plannedFrom !== undefined && plannedLabel !== undefined && index >= plannedFrom
        ? `${category} (${plannedLabel})`
        : category,
    ),
    series: series.map((one) =>
      one.unit === undefined ? one : { ...one, name: `${one.name} (${one.unit})` },
    ),
  };
}

function withWords(text: RichText, ...words: readonly (string | undefined)[]): RichText {
  const said = words.flatMap((word) => (word === undefined ? [] : [`${between}${word}`]));
  return said.length === 0 ? text : [...text, { text: said.join("") }];
}

function minutesInWords(minutes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "short" }).format(
    minutes,
  );
}

function numberInWords(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value);
}
