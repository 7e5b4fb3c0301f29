import type { OutlineSlide } from "@lectern/deck";
import { type ContentKeys, contentKeysOf, countShared } from "./content-keys.ts";
import type { Flaw } from "./flaw.ts";
import { leavesOf } from "./slide-leaves.ts";

/** Slides that name what others say. */
const announcing = new Set(["title", "agenda", "section", "closing"]);
/** Two short slides share words by chance. */
const leastWords = 8;
const repeatedShare = 0.7;
const fewestQuestions = 2;

/** Returns the slides most of whose words, and all of whose figures but one, stand on one slide before them already. */
export function findRepeatedFacts(slides: readonly OutlineSlide[]): readonly Flaw[] {
  const told = slides.map((slide) => (isTelling(slide) ? keysOfSlide(slide) : undefined));
  return told.flatMap((keys, index) => {
    const isTold = (other: ContentKeys | undefined, place: number) =>
      keys !== undefined && other !== undefined && !isDrawn(slides, place, index) && isSame(keys, other);
    const earlier = told.slice(0, index).findIndex(isTold);
    if (earlier === -1) return [];
    return [
      {
        slide: index,
        pointer: "",
        message: `expected what no other slide says, got the facts of slide ${earlier + 1} ("${slides[earlier]?.title}") again: tell the reason, the measure, the date or an example, or keep to one of the two`,
        told: `tells the facts of slide ${earlier + 1} again`,
      },
    ];
  });
}

function isTelling(slide: OutlineSlide): boolean {
  return !announcing.has(slide.kind) && !("backup" in slide && slide.backup === true) && !isQuiz(slide);
}

/** What asks an audience about the slides before it has to hold their words. */
function isQuiz(slide: OutlineSlide): boolean {
  const questions = leavesOf(slide).filter(
    ({ pointer, text }) => pointer !== "/notes" && /[?？؟]\s*$/u.test(text),
  );
  return questions.length >= fewestQuestions;
}

/** A chart may draw what a table tells. */
function isDrawn(slides: readonly OutlineSlide[], one: number, other: number): boolean {
  const kinds = [slides[one]?.kind, slides[other]?.kind];
  return kinds.includes("table") && kinds.includes("chart");
}

function keysOfSlide(slide: OutlineSlide): ContentKeys {
  const shown = leavesOf(slide).filter(({ pointer }) => pointer !== "/notes");
  return contentKeysOf(shown.map(({ text }) => text).join("\n"));
}

/** The shorter slide is in the longer one. */
function isSame(one: ContentKeys, other: ContentKeys): boolean {
  const [short, long] = one.words.size < other.words.size ? [one, other] : [other, one];
  const newFigures = short.figures.size - countShared(short.figures, long.figures);
  return (
    short.words.size >= leastWords &&
    newFigures <= 1 &&
    countShared(short.words, long.words) >= short.words.size * repeatedShare
  );
}
