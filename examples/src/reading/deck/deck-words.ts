import { toWords, type Word } from "../words/words.ts";
import type { PptxWords, SlideWords } from "./read-pptx.ts";

/** A deck's words as they are compared. */
export interface DeckWords {
  readonly slides: readonly ComparedSlide[];
  readonly language: string;
  /** Of each text of the file that stands neither on slides nor in notes. */
  readonly elsewhere: readonly (readonly Word[])[];
  /** What each slide is: the form of its chart ("line"), else its kind ("table"); empty where nobody knows. */
  readonly forms: readonly string[];
}

/** A slide as it is read, and its words. */
export interface ComparedSlide extends SlideWords {
  /** From 1. */
  readonly number: number;
  /** Of all paragraphs one after the other, the title's and the footer's among them. */
  readonly visible: readonly Word[];
  /** Of its title and body: a footer says the same on every slide. */
  readonly shown: readonly Word[];
  readonly titled: readonly Word[];
  readonly told: readonly Word[];
}

/** A deck without slides: what stands for one that could not be made. */
export const noDeck: DeckWords = { slides: [], language: "", elsewhere: [], forms: [] };

/** Returns the words of a file, and what its slides are. */
export function toDeckWords(
  { slides, language, elsewhere }: PptxWords,
  forms: readonly string[] = [],
): DeckWords {
  return {
    slides: slides.map((slide, index) => ({
      ...slide,
      number: index + 1,
      visible: slide.paragraphs.flatMap(toWords),
      shown: [slide.title, ...slide.body].flatMap(toWords),
      titled: toWords(slide.title),
      told: slide.notes.flatMap(toWords),
    })),
    language,
    elsewhere: elsewhere.map(toWords),
    forms,
  };
}
