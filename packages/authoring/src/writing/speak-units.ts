import type { OutlineSlide } from "@lectern/deck";
import type { TaggedUnit } from "../tagging/role.ts";

/** Slides whose notes hold what is only to be spoken. */
export interface Spoken {
  readonly slides: readonly OutlineSlide[];
}

const longestSought = 60;

/**
 * Returns the slides with the units that are only to be spoken in the notes of the slide that tells what stands right
 * before them in the prompt; of the cover, where nothing does.
 */
export function speakUnits(slides: readonly OutlineSlide[], tagged: readonly TaggedUnit[]): Spoken {
  const told = slides.map((slide) => normalise(JSON.stringify(slide)));
  const added = slides.map((): string[] => []);
  let current = 0;
  for (const unit of tagged) {
    if (unit.place === "slide") {
      const place = placeOf(unit, told, current);
      if (place !== -1) current = place;
    } else if (unit.place === "notes") {
      const own = normalise(unit.text);
      if (told.some((words) => words.includes(own))) continue;
      added[current]?.push(unit.text.trim());
    }
  }
  return {
    slides: slides.map((slide, index) => {
      const own = added[index] ?? [];
      if (own.length === 0) return slide;
      return { ...slide, notes: [slide.notes ?? "", ...own].filter((line) => line !== "").join("\n") };
    }),
  };
}

/** The slide that tells a unit: from the current one on, since decks mostly follow their text, else any. */
function placeOf({ text }: TaggedUnit, told: readonly string[], current: number): number {
  const words = normalise(text).slice(0, longestSought);
  if (words.length < 4) return -1;
  const next = told.findIndex((slide, index) => index >= current && slide.includes(words));
  return next === -1 ? told.findIndex((slide) => slide.includes(words)) : next;
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
