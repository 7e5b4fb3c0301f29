import type { AgendaSlide, OutlineSlide } from "@lectern/deck";
import type { Material } from "../planning/material.ts";
import type { DeckPlan } from "../planning/plan-deck.ts";
import { labelsOf, taskWordsOf } from "../text/languages/labels.ts";
import { countColumns } from "../text/words/columns.ts";
import { createFillers, createSpareSlides } from "../topics/spare-slides.ts";
import { storyTextsOf } from "../topics/story-texts-of.ts";
import { chartTables } from "./chart-tables.ts";
import { partFacts } from "./part-facts.ts";

/** Titles of whole sentences are no list of what a talk is about. */
const widestEntry = 44;
const fewestEntries = 3;

/**
 * Returns the slides of a text that tells less than the number asked for, filled up to it: with an end that invites questions, a
 * chart for each column of its tables, a slide for each of its figures, a list of its parts, then slides of questions, each other ones. Figures are taken from `loose` slides, which are of no heading. What is at most so many slides is not filled up.
 */
export function fillDeck(
  slides: readonly OutlineSlide[],
  { bounds: { isAsked, least, most }, ending }: Pick<DeckPlan, "bounds" | "ending">,
  { language, brief, closing: own = [] }: Material,
  loose: ReadonlySet<OutlineSlide> = new Set(),
): readonly OutlineSlide[] {
  if (slides.length > most) return [...slides.slice(0, most - 1), ...slides.slice(-1)];
  if (!isAsked || slides.length >= least || brief.slideCount?.bound === "atMost") return slides;
  const isClosed = slides.at(-1)?.kind === "closing" || (ending.kind === "asked" && own.length > 0);
  const [title] = storyTextsOf(language).slides.questions;
  const end: readonly OutlineSlide[] = isClosed ? [] : [{ kind: "closing", title }];
  const drawn = chartTables(slides, { room: least - slides.length - end.length, language });
  const told = partFacts(drawn, loose, { room: least - drawn.length - end.length, language });
  const closed = [...told, ...end];
  const missing = least - closed.length;
  const agenda =
    missing > 0 ? agendaOf(closed.slice(1, ending.kind === "own" ? undefined : -1), language) : undefined;
  const mapped = agenda === undefined ? closed : closed.toSpliced(1, 0, agenda);
  const room = least - mapped.length;
  const fillers = createFillers(mapped, room, { brief, language, title: slides[0]?.title ?? "" });
  const taken = new Set(mapped.map(({ title: own }) => own));
  const spare = createSpareSlides(language, room - fillers.length, taken);
  return mapped.toSpliced(-1, 0, ...fillers, ...spare);
}

/** A slide of one sentence has that as its title. */
function isName(title: string): boolean {
  return title.trim().split(/\s+/u).length <= mostWordsOfName && countColumns(title) <= widestName;
}

const mostWordsOfName = 3;
const widestName = 24;

function agendaOf(slides: readonly OutlineSlide[], language: string): AgendaSlide | undefined {
  const words = taskWordsOf(language);
  const titles = [...new Set(slides.map(({ title }) => title))];
  const isMapped = slides.some(({ kind }) => kind === "agenda");
  const { overview } = labelsOf(language) ?? {};
  const areNames = titles.every(
    (title) => countColumns(title) <= widestEntry && (overview === undefined || !title.startsWith(overview)),
  );
  const hasClaims = slides.some(({ kind, title }) => kind === "statement" && !isName(title));
  if (words === undefined || isMapped || !areNames || hasClaims || titles.length < fewestEntries)
    return undefined;
  return { kind: "agenda", title: words.agenda, entries: titles.map((title) => ({ title })) };
}
