import type { AgendaEntry, AgendaSlide, BulletItem, Outline, PlacedElement } from "@lectern/deck";
import { composeAgendaTiles, composeStaircase } from "../forms/agenda/agenda-blocks.ts";
import type { NumberedEntry } from "../forms/agenda/agenda-entry.ts";
import { composeAgendaRows } from "../forms/agenda/agenda-rows.ts";
import { composeAgendaBar, setMinutesBar } from "../forms/agenda/minutes-bar.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import { type Canvas, createCanvas } from "../parts/canvas.ts";
import { findOwnNumber } from "../parts/own-number.ts";
import { entryInWords, minutesInWords } from "./in-words.ts";

/** Composes the parts of the deck, with the numbers that the sections have, in the form that the style of the deck has for them. */
export function composeAgenda(slide: AgendaSlide, outline: Outline, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const entries = toNumbered(slide.entries, outline, stage);
  const contents = composeForm(entries, canvas);
  if (!contents)
    return toListPages(
      slide,
      entries.map((entry) => toItem(entry, stage.language)),
      stage,
    );
  // It belongs to no part, and the deck's title stands in its footer.
  const pages = toPagesWithSpill("agenda", canvas.anatomy, slide, contents, { stage });
  return pages.map((page) => ({ ...page, kicker: "" }));
}

function composeForm(
  entries: readonly NumberedEntry[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const own = composeOwn(entries, canvas);
  if (own) return [own];
  const bar = setMinutesBar(entries, canvas);
  const withBar = bar && composeAgendaRows(entries, bar.canvas);
  if (bar && withBar?.length === 1) return withBar.map((page) => [...page, ...bar.elements]);
  return composeAgendaRows(entries, canvas);
}

// What the style has for agendas, where the parts suit it.
function composeOwn(entries: readonly NumberedEntry[], canvas: Canvas): readonly PlacedElement[] | undefined {
  switch (canvas.style.agenda) {
    case "staircase":
      return composeStaircase(entries, canvas);
    case "tiles":
      return composeAgendaTiles(entries, canvas);
    case "bar":
      return composeAgendaBar(entries, canvas);
    case "rows":
    case "register":
      return undefined;
  }
}

function toNumbered(
  entries: readonly AgendaEntry[],
  outline: Outline,
  { language, toDigits }: Stage,
): readonly NumberedEntry[] {
  return (withOwnNumbers(entries) ?? withNumbersOf(outline, entries)).map((entry) => ({
    ...entry,
    number: toDigits(entry.number),
    ...(entry.minutes !== undefined && { time: minutesInWords(entry.minutes, language) }),
  }));
}

interface CountedEntry extends AgendaEntry {
  readonly number: number;
}

// Titles that bring numbers of their own are not numbered twice.
function withOwnNumbers(entries: readonly AgendaEntry[]): readonly CountedEntry[] | undefined {
  const numbered = entries.map((entry) => {
    const own = findOwnNumber(entry.title);
    return own && { ...entry, number: own.number, title: own.rest };
  });
  return numbered.every((entry) => entry !== undefined) ? numbered : undefined;
}

function withNumbersOf(outline: Outline, entries: readonly AgendaEntry[]): readonly CountedEntry[] {
  const numbers = numbersOf(entries, outline);
  return entries.map((entry, index) => ({ ...entry, number: numbers[index] ?? 0 }));
}

// An agenda may leave sections out, but then its numbers are still theirs.
function numbersOf(entries: readonly AgendaEntry[], { slides }: Outline): readonly number[] {
  const sections = slides.flatMap(({ kind, title }) => (kind === "section" ? [title.toLowerCase()] : []));
  const found = entries.map(({ title }) => sections.indexOf(title.toLowerCase()) + 1);
  const isAscending = found.every((number, index) => number > (found[index - 1] ?? 0));
  return isAscending ? found : entries.map((_, index) => index + 1);
}

function toItem(entry: NumberedEntry, language: string): BulletItem {
  const { title, summary } = entryInWords(entry, language);
  const said = { lead: `${entry.number}.`, text: [{ text: title }] };
  return summary === undefined ? said : { ...said, children: [{ text: [{ text: summary }] }] };
}
