// What no composition draws yet is said in words, so that nothing of an outline is lost: a composition that draws a field
// takes its line out of here.

import type { AgendaEntry, BulletItem, Chart, NextStep, OutlineSlide, RichText } from "@lectern/deck";
import { showsPlans, showsTargets } from "../forms/chart/plans-and-targets.ts";
import { isOfSeveralUnits } from "../forms/chart/small-multiples.ts";

/** Returns a slide that says in its texts and notes what nothing draws. */
export function inWords(slide: OutlineSlide, language: string): OutlineSlide {
  switch (slide.kind) {
    case "columns": {
      const columns = slide.columns.map((column) => ({ ...column, items: column.items.map(itemInWords) }));
      return { ...slide, columns };
    }
    case "chart":
      return chartInWords({ ...slide, chart: plannedInWords(slide.chart) }, language);
    case "flow":
    case "hierarchy":
    case "matrix":
    case "plan":
    case "title":
    case "closing":
    case "bullets":
    case "table":
    case "timeline":
    case "agenda":
    case "section":
    case "comparison":
    case "process":
    case "numbers":
    case "cards":
    case "quote":
    case "statement":
    case "code":
      return slide;
  }
}

const between = " · ";

/** Returns the points of a list, and its total as the last one, with their amounts and states in words. */
export function listInWords({
  items,
  total,
}: Extract<OutlineSlide, { readonly kind: "bullets" }>): readonly BulletItem[] {
  const said = items.map(itemInWords);
  return total ? [...said, { lead: total.label, text: [{ text: total.shown }] }] : said;
}

/**
 * Returns a point with its amount and its state in words. An amount opens a point that has no lead, for its text goes on from there:
 * "86 palms", "infected of 1,240 that we looked at".
 */
export function itemInWords({ amount, status, ...item }: BulletItem): BulletItem {
  const opens = amount !== undefined && item.lead === undefined;
  return {
    ...item,
    ...(opens && { lead: amount.shown }),
    text: withWords(item.text, opens ? undefined : amount?.shown, status?.word),
    ...(item.children && { children: item.children.map(itemInWords) }),
  };
}

/** Returns a part of the deck with its minutes and what is asked of the audience in its summary. */
export function entryInWords({ minutes, ask, ...entry }: AgendaEntry, language: string): AgendaEntry {
  const time = minutes === undefined ? undefined : minutesInWords(minutes, language);
  const words = [entry.summary, time, ask].filter((word) => word !== undefined);
  return words.length === 0 ? entry : { ...entry, summary: words.join(between) };
}

/** Returns a next step with what changes by it in its action. */
export function stepInWords({ effect, ...step }: NextStep): NextStep {
  return effect === undefined ? step : { ...step, action: `${step.action}${between}${effect}` };
}

function chartInWords(
  slide: Extract<OutlineSlide, { readonly kind: "chart" }>,
  language: string,
): OutlineSlide {
  const { targets = [], unit } = slide.chart;
  if (showsTargets(slide.chart.form) && !isOfSeveralUnits(slide.chart)) return slide;
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
  const { form, categories, plannedFrom, plannedLabel } = chart;
  if (showsPlans(form) && !isOfSeveralUnits(chart)) return chart;
  return {
    ...chart,
    categories: categories.map((category, index) =>
      plannedFrom !== undefined && plannedLabel !== undefined && index >= plannedFrom
        ? `${category} (${plannedLabel})`
        : category,
    ),
  };
}

function withWords(text: RichText, ...words: readonly (string | undefined)[]): RichText {
  const said = words.flatMap((word) => (word === undefined ? [] : [`${between}${word}`]));
  return said.length === 0 ? text : [...text, { text: said.join("") }];
}

/** Returns minutes as a language writes them: "10 min". */
export function minutesInWords(minutes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "short" }).format(
    minutes,
  );
}

function numberInWords(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value);
}
