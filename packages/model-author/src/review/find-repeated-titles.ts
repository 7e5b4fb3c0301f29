import type { OutlineSlide } from "@lectern/deck";
import type { Flaw } from "./flaw.ts";

/** Returns the slides that have the title of an earlier one, unless their text has it twice as well. */
export function findRepeatedTitles(slides: readonly OutlineSlide[], prompt: string): readonly Flaw[] {
  const first = new Map<string, number>();
  return slides.flatMap(({ title }, index) => {
    const words = bare(title);
    const earlier = first.get(words);
    if (earlier === undefined) {
      first.set(words, index);
      return [];
    }
    if (words === "" || bare(prompt).split(words).length > 2) return [];
    return [
      {
        slide: index,
        pointer: "/title",
        message: `expected a title that no other slide has, got "${title}", which an earlier one has: say what this slide finds`,
        told: `has the title of slide ${earlier + 1}`,
      },
    ];
  });
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]{1,1000}/gu, " ")
    .trim();
}
