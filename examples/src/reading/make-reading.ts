import { generateDeck } from "@lectern/engine";
import { noDeck, toDeckWords } from "./deck/deck-words.ts";
import { readPptx } from "./deck/read-pptx.ts";
import { judgeReading, type Reading } from "./judge-reading.ts";
import type { AnnotatedPrompt } from "./prompts/annotated-prompt.ts";

/** Makes the deck of a prompt by the embedded author, in the built-in theme, and returns how it stands against it. */
export async function makeReading(prompt: AnnotatedPrompt): Promise<Reading> {
  try {
    const { bytes, outline } = await generateDeck({ prompt: prompt.text });
    const forms = outline.slides.map((slide) => (slide.kind === "chart" ? slide.chart.form : slide.kind));
    return judgeReading(prompt, toDeckWords(readPptx(bytes), forms));
  } catch (error) {
    return judgeReading(prompt, noDeck, String(error));
  }
}
