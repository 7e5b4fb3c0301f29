import type { BulletsSlide, Figure, NumbersSlide, OutlineSlide } from "@lectern/deck";
import { figureOfWords } from "../ideas/detectors/figures/clause-figures.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { countColumns } from "../text/words/columns.ts";
import type { ComposedSlide, Composition } from "./write-slide.ts";

const longestFact = 60;

/**
 * Returns the slides of rows and lists that stand under no heading, and are of no part that is asked for, but for the deck's own
 * title. Sentences that follow on each other stay together.
 */
export function looseOf(
  composed: readonly ComposedSlide[],
  { deckTitle }: Composition,
): ReadonlySet<OutlineSlide> {
  const isLoose = ({ slide, idea: { parts, wanted } }: ComposedSlide): boolean =>
    [wanted, ...parts.map(({ heading }) => heading)].every(
      (name) => name === undefined || name.text === deckTitle,
    ) &&
    (slide.kind === "numbers" ||
      parts.every(({ passages }) => passages.every(({ kind }) => kind === "listed")));
  return new Set(composed.filter(isLoose).map(({ slide }) => slide));
}

/**
 * Returns the slides with up to `room` more of them: figures that stand on a `loose` slide with others have a slide each behind
 * what is left of it, the last of them first. Longer points, and points with others below them, stay together.
 */
export function partFacts(
  slides: readonly OutlineSlide[],
  loose: ReadonlySet<OutlineSlide>,
  { room, language }: { readonly room: number; readonly language: string },
): readonly OutlineSlide[] {
  let left = room;
  return slides.flatMap((slide) => {
    const parted = left > 0 && loose.has(slide) ? partSlide(slide, left, language) : [slide];
    left -= parted.length - 1;
    return parted;
  });
}

function partSlide(slide: OutlineSlide, room: number, language: string): readonly OutlineSlide[] {
  switch (slide.kind) {
    case "bullets":
      return partList(slide, room, language);
    case "numbers":
      return partRow(slide, room);
    default:
      return [slide];
  }
}

/** What is left of a list with one row is said large. */
function partList(slide: BulletsSlide, room: number, language: string): readonly OutlineSlide[] {
  const facts = slide.items.map(({ lead, children, text }) => {
    const words = toPlainText(text);
    const isPlain = lead === undefined && children === undefined && countColumns(words) <= longestFact;
    return { words, isPlain, figure: isPlain ? figureOfWords(words, language) : undefined };
  });
  if (facts.length < 2 || facts.some(({ isPlain }) => !isPlain)) return [slide];
  const figures = facts.flatMap(({ figure }) => figure ?? []).slice(-room);
  const kept = slide.items.filter((_, index) => {
    const { figure } = facts[index] ?? {};
    return figure === undefined || !figures.includes(figure);
  });
  const areApart = kept.length - 1 <= Math.min(room - figures.length, mostStatements - 1);
  const large = kept.map(({ text }) => toPlainText(text)).map(toStatement);
  const told = areApart ? large : [{ ...slide, items: kept }];
  const [first, ...others] = [...told, ...figures.map(toNumbers)];
  return first === undefined ? [slide] : [withNotes(first, slide), ...others];
}

/** Beside figures; more of them in a row are read as a list that was taken apart. */
const mostStatements = 1;

function toStatement(words: string): OutlineSlide {
  return { kind: "statement", title: capitalise(words) };
}

function partRow(slide: NumbersSlide, room: number): readonly OutlineSlide[] {
  const count = Math.min(room, slide.figures.length - 1);
  if (count < 1 || !slide.figures.every(isNamed)) return [slide];
  const [first, ...others] = slide.figures.slice(0, -count);
  const alone = slide.figures.slice(-count).map((figure) => toNumbers(figure));
  if (first === undefined) return [slide];
  const title = others.length === 0 ? first.label : slide.title;
  return [{ ...slide, title, figures: [first, ...others] }, ...alone];
}

/** Its label is a name: not the sentence that holds the figure, nor another number. */
function isNamed({ value, label }: Figure): boolean {
  return (
    /\p{L}{2}/u.test(label) &&
    !/\p{Nd}/u.test(label) &&
    !label.includes(value) &&
    countColumns(label) <= longestName
  );
}

const longestName = 40;

/** A figure alone is named by what it counts. */
function toNumbers(figure: Figure): NumbersSlide {
  return { kind: "numbers", title: figure.label, figures: [figure] };
}

function withNotes(slide: OutlineSlide, { notes }: OutlineSlide): OutlineSlide {
  return notes === undefined ? slide : { ...slide, notes };
}
