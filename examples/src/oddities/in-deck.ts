import type { OutlineSlide } from "@lectern/deck";
import { toSlideStrings } from "../corpus/slide-strings.ts";
import type { Oddity } from "./oddity.ts";
import { onlyLine } from "./on-slide.ts";
import { isUnspaced, lettersOf, type PromptText, wordsOf } from "./prompt-text.ts";

/** So many slides of one line in a row are a list. */
const longestRow = 2;
const shownShare = 0.6;
const fewestWords = 4;

/** Returns what is wrong with the slides of a deck beside each other: titles, lists, runs, and what is only in the notes. */
export function findInDeck(slides: readonly OutlineSlide[], prompt: PromptText): readonly Oddity[] {
  return [...sameTitles(slides), ...splitLists(slides), ...rows(slides), ...untold(slides, prompt)];
}

function nameOf(title: string): string {
  return lettersOf(title.replace(/ \(\d+\/\d+\)$/u, "").replace(/[:：] .*$/u, ""));
}

function sameTitles(slides: readonly OutlineSlide[]): readonly Oddity[] {
  const seen = new Set<string>();
  return slides.flatMap(({ kind, title }, index): readonly Oddity[] => {
    const name = nameOf(title);
    const isInner = kind !== "title" && kind !== "section" && kind !== "closing";
    const isSame = isInner && name !== "" && seen.has(name);
    if (isInner) seen.add(name);
    return isSame ? [{ kind: "same title", slide: index + 1, text: title }] : [];
  });
}

/** A list that goes on where one slide would hold it. */
function splitLists(slides: readonly OutlineSlide[]): readonly Oddity[] {
  return slides.flatMap((slide, index): readonly Oddity[] => {
    const before = slides[index - 1];
    if (slide.kind !== "bullets" || before?.kind !== "bullets") return [];
    if (nameOf(slide.title) !== nameOf(before.title)) return [];
    const few = slide.items.length + before.items.length <= mostOnOne;
    return few ? [{ kind: "split list", slide: index + 1, text: slide.title }] : [];
  });
}

const mostOnOne = 5;

function rows(slides: readonly OutlineSlide[]): readonly Oddity[] {
  let length = 0;
  return slides.flatMap((slide, index): readonly Oddity[] => {
    length = onlyLine(slide) === undefined ? 0 : length + 1;
    return length === longestRow + 1 ? [{ kind: "in a row", slide: index + 1, text: slide.title }] : [];
  });
}

/** Sentences of the notes that stand on no slide, though the prompt tells them. */
function untold(slides: readonly OutlineSlide[], prompt: PromptText): readonly Oddity[] {
  const shown = new Set(slides.flatMap(toSlideStrings).flatMap(wordsOf));
  return slides.flatMap(({ notes = "" }, index) =>
    (isUnspaced(notes) ? "" : notes).split(/\n|(?<=[.!?。])\s*/u).flatMap((text): readonly Oddity[] => {
      const words = wordsOf(text).filter((word) => word.length > 3 || /\p{N}/u.test(word));
      const isTold = words.length >= fewestWords && words.every((word) => prompt.words.has(word));
      const isShown = words.filter((word) => shown.has(word)).length >= words.length * shownShare;
      return isTold && !isShown ? [{ kind: "untold", slide: index + 1, text }] : [];
    }),
  );
}
