// A slide as a model wrote it -> read in the rich schema, in the flat one, or as plain points -> the reading that is
// valid and leaves the least unsaid; what it leaves unsaid stands in the notes.
import {
  type BulletItem,
  createOutline,
  directionOf,
  OutlineError,
  type OutlineFinding,
  type OutlineSlide,
  outlineLimits,
  type SlideKind,
} from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import { readFlatSlide } from "../answer/read-model-deck.ts";
import { toTableFields } from "./charts/chart-table.ts";
import { dropDetails } from "./drop-details.ts";
import { toSlideOfAnyKind, toSlideOfKind } from "./flat-slide.ts";
import { saysNothing } from "./nothing.ts";
import { readSlideFields } from "./read-fields.ts";
import { slideShapes } from "./slide-fields.ts";
import { findKind, hasFieldsOf } from "./slide-kind.ts";
import { tidyLine } from "./tidy-text.ts";
import { findUnsaid, silentNames, textsOf } from "./unsaid.ts";

/** A slide of the outline, undefined where nothing can be made of it; and what the model should mend. */
export interface ConvertedSlide {
  readonly slide: OutlineSlide | undefined;
  /** Pointers begin at the slide. */
  readonly faults: readonly OutlineFinding[];
}

interface Reading {
  readonly slide: OutlineSlide;
  readonly unsaid: readonly string[];
  /** What was read leniently. */
  readonly lenient: readonly OutlineFinding[];
  /** What the outline does not take. */
  readonly faults: readonly OutlineFinding[];
}

/**
 * Returns the slide that a model meant. No word is lost, and no other kind stands in for the one that it chose unless the
 * faults say so; what has no kind that there is, is drawn as the nearest one.
 */
export function convertSlide(given: Fields, language: string, isFirst = false): ConvertedSlide {
  const kind = findKind(given, isFirst);
  const flat = readFlatSlide(given);
  const read = (slide: OutlineSlide | undefined, lenient: readonly OutlineFinding[] = []) =>
    slide === undefined ? [] : [createReading(given, slide, lenient, language)];
  const fields = readSlideFields(kind ?? "bullets", given, language);
  const asked = [
    ...read(fields.slide, fields.faults),
    ...read(toSlideOfKind(kind ?? "bullets", flat, language)),
  ].flatMap((reading) => [reading, ...mend(reading, (slide, faults) => read(slide, faults))]);
  const best = fewestUnsaid(asked.filter(({ faults }) => faults.length === 0));
  const isChart = kind === "chart";
  if (best !== undefined && !(isChart && best.unsaid.some((text) => /\p{N}/u.test(text))))
    return { slide: sayAll(best), faults: best.lenient };
  const table = isChart ? toTableFields(given) : undefined;
  const others = [
    ...(best === undefined ? [] : [best]),
    ...(table === undefined ? [] : read(readSlideFields("table", table, language).slide)),
    ...read(toSlideOfAnyKind(flat, language)),
    ...read(toPlainSlide(given, flat.title)),
  ];
  const other = fewestUnsaid(others.filter(({ faults }) => faults.length === 0));
  if (kind === undefined && other !== undefined) return { slide: sayAll(other), faults: [] };
  // What the outline lacks says nothing to who wrote in other fields.
  const lacking = kind === undefined || hasFieldsOf(given, kind) ? (fewestUnsaid(asked)?.faults ?? []) : [];
  const faults = best?.lenient ?? [...fields.faults, ...lacking];
  return { slide: other && sayAll(other), faults: explain(kind, flat.title, faults) };
}

/** The same slide as the outline takes it: in another form of chart, or without a detail that is wrong. */
function mend(
  { slide, lenient, faults }: Reading,
  read: (slide: OutlineSlide, lenient: readonly OutlineFinding[]) => readonly Reading[],
): readonly Reading[] {
  if (faults.length === 0) return [];
  const mended = [withOtherForm(slide), dropDetails(slide, faults)];
  return mended.flatMap((one) => (one === undefined ? [] : read(one, [...lenient, ...faults])));
}

/** What are no parts of one whole stands side by side till the model has chosen another form. */
function withOtherForm(slide: OutlineSlide): OutlineSlide | undefined {
  if (slide.kind !== "chart" || slide.chart === undefined) return undefined;
  const isRound = slide.chart.form === "pie" || slide.chart.form === "doughnut";
  return isRound ? { ...slide, chart: { ...slide.chart, form: "column" } } : undefined;
}

function createReading(
  given: Fields,
  slide: OutlineSlide,
  lenient: readonly OutlineFinding[],
  language: string,
): Reading {
  const unsaid = findUnsaid(given, slide, language);
  const isUnread = slide.kind === "chart" && lenient.length === 0;
  const unread = isUnread ? unsaid.filter((text) => /\p{N}/u.test(text)).slice(0, 1) : [];
  const notes = unread.map((text) => ({
    pointer: "",
    message: `expected numbers of one unit in a chart, as digits only, got also "${text.slice(0, 60)}"`,
  }));
  return { slide, unsaid, lenient: [...lenient, ...notes], faults: findFaults(slide, language) };
}

/** The first of those that leave the least unsaid. */
function fewestUnsaid(readings: readonly Reading[]): Reading | undefined {
  return readings.toSorted((one, other) => one.unsaid.length - other.unsaid.length)[0];
}

function sayAll({ slide, unsaid }: Reading): OutlineSlide {
  if (unsaid.length === 0) return slide;
  return { ...slide, notes: [...(slide.notes === undefined ? [] : [slide.notes]), ...unsaid].join("\n") };
}

function explain(
  kind: SlideKind | undefined,
  title: string,
  faults: readonly OutlineFinding[],
): readonly OutlineFinding[] {
  if (title.trim() === "") return [{ pointer: "", message: "expected a title, got none" }];
  const needs = kind === undefined ? "a text, items or rows" : slideShapes[kind].needs;
  const message = `expected ${needs}: give that, or choose the kind that suits what there is`;
  return [{ pointer: "", message }, ...faults.slice(0, 3)];
}

/** What heads a slide or a chart, what a chart is in, and where things are drawn: no points of their own. */
const heads = /^(?:title|heading|unit|units|notes)$/u;
const places = /^(?:start|end|at|x|y|size|done|value|amount)$/u;

/** A point for every part of what a model wrote, in its words: where no other reading is left. */
function toPlainSlide(given: Fields, title: string): OutlineSlide | undefined {
  const parts = partsOf(given);
  const items = parts.slice(0, outlineLimits.itemsPerList).flatMap((part): readonly BulletItem[] => {
    const line = tidyLine(part, 1_000);
    return line === "" ? [] : [{ text: [{ text: line }] }];
  });
  const line = tidyLine(title, outlineLimits.title);
  return line === "" || items.length === 0 ? undefined : { kind: "bullets", title: line, items };
}

function partsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) {
    if (typeof value !== "object" || value === null) return textsOf(value).map(String);
    return Object.entries(value).flatMap(([name, part]) =>
      heads.test(name) || silentNames.has(name) ? [] : partsOf(part),
    );
  }
  return value.map((one) =>
    textsOf(withoutPlaces(one))
      .filter((text) => !saysNothing(String(text)))
      .join(": "),
  );
}

/** Numbers that say where or how large something is drawn stand in no text. */
function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      typeof part === "number" && places.test(name) ? [] : [[name, withoutPlaces(part)]],
    ),
  );
}

/** Returns what an outline that holds this slide does not take of it; pointers begin at the slide. */
function findFaults(slide: OutlineSlide, language: string): readonly OutlineFinding[] {
  const cover: OutlineSlide = { kind: "title", title: "…" };
  try {
    createOutline({ title: "…", language, direction: directionOf(language), slides: [cover, slide] });
    return [];
  } catch (error) {
    if (!(error instanceof OutlineError)) throw error;
    return error.findings.map(({ pointer, message }) => ({
      pointer: pointer.replace("/slides/1", ""),
      message,
    }));
  }
}
