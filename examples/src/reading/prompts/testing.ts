import { type DeckWords, toDeckWords } from "../deck/deck-words.ts";
import type { AnnotatedPrompt } from "./annotated-prompt.ts";
import { parseAnnotatedPrompts } from "./annotated-prompt.ts";

/** What stands on a slide that is made by hand. */
export interface HandMadeSlide {
  readonly title: string;
  readonly body?: readonly string[];
  readonly notes?: string;
  readonly hasTableOrChart?: boolean;
}

/** Returns the words of a deck that is made by hand. */
export function toDeck(slides: readonly HandMadeSlide[], elsewhere: readonly string[] = []): DeckWords {
  return toDeckWords({
    slides: slides.map(({ title, body = [], notes, hasTableOrChart = false }) => ({
      title,
      body,
      paragraphs: [title, ...body],
      hasTableOrChart,
      notes: notes === undefined ? [] : [notes],
    })),
    language: "en",
    elsewhere,
  });
}

/** Returns the prompt of an annotated text; the ideal deck is said as "title | slides | language". */
export function toPrompt(annotated: string, ideal?: string): AnnotatedPrompt {
  const [title, slides = "-", deck = "en"] = ideal?.split(" | ") ?? [];
  const line = title === undefined ? "" : `--- title: ${title} | slides: ${slides} | deck: ${deck}\n`;
  const [prompt] = parseAnnotatedPrompts(
    "x-01.txt",
    `=== x001 | en | made for a test\n${line}${annotated}\n`,
  );
  if (!prompt) throw new RangeError("Expected one annotated prompt, got none.");
  return prompt;
}
