import type { OutlineSlide } from "@lectern/deck";
import type { Flaw } from "./flaw.ts";

/** In this many words a finding is rarely told. */
const mostWords = 3;
const mostSigns = 7;

/** Returns the slides of figures whose title is a word or three without one of them, unless the prompt has it so. */
export function findTopicTitles(slides: readonly OutlineSlide[], prompt: string): readonly Flaw[] {
  const given = prompt.toLowerCase();
  return slides.flatMap(({ kind, title }, index) => {
    const isOfFigures = kind === "chart" || kind === "numbers";
    if (!isOfFigures || !isTopic(title) || given.includes(title.trim().toLowerCase())) return [];
    return [
      {
        slide: index,
        pointer: "/title",
        message: `expected the finding with its figure as the title, got "${title}"`,
        told: `has the title "${title}", which tells no finding`,
      },
    ];
  });
}

function isTopic(title: string): boolean {
  if (/\p{N}/u.test(title)) return false;
  const signs = title.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu) ?? [];
  if (signs.length > 0) return signs.length <= mostSigns;
  return title.trim().split(/\s+/u).length <= mostWords;
}
