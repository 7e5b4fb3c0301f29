import type { DeckWords } from "../deck/deck-words.ts";
import type { AnnotatedPrompt } from "../prompts/annotated-prompt.ts";
import { toKeyWords, toShareFound, toWordSet } from "../words/key-words.ts";

/** How much of the matter of a prompt its deck has. */
export interface Content {
  /** Units of content. */
  readonly units: number;
  /** Those of which 60 % of the key words stand on slides. */
  readonly onSlides: number;
  /** Units that stand neither on slides nor in notes. */
  readonly lost: readonly string[];
  /** True where nothing in the prompt asks for a number of slides or bounds what stands on one. */
  readonly isFree: boolean;
}

const foundShare = 0.6;

/** Returns how many content units stand on the slides, charts included, and which stand in no note, either. */
export function findContent(prompt: AnnotatedPrompt, { slides }: DeckWords): Content {
  const shown = toWordSet(slides.map((slide) => slide.shown));
  const told = new Set([...shown, ...toWordSet(slides.map((slide) => slide.told))]);
  const units = prompt.units
    .filter(({ role }) => role === "content")
    .map(({ text }) => ({ text, keyWords: toKeyWords(text) }))
    .filter(({ keyWords }) => keyWords.size > 0);
  const stands = (keyWords: ReadonlySet<string>, set: ReadonlySet<string>) =>
    toShareFound(keyWords, set) >= foundShare;
  return {
    units: units.length,
    onSlides: units.filter(({ keyWords }) => stands(keyWords, shown)).length,
    lost: units.filter(({ keyWords }) => !stands(keyWords, told)).map(({ text }) => text),
    isFree: isFree(prompt),
  };
}

function isFree({ units, ideal }: AnnotatedPrompt): boolean {
  const bounds = units.flatMap(({ slots }) =>
    slots.filter(({ name }) => name === "count" || name === "limit"),
  );
  return bounds.length === 0 && ideal?.count === undefined;
}
