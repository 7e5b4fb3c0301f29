import type { OutlineSlide } from "@lectern/deck";
import type { Flaw } from "./flaw.ts";
import { saysAgain } from "./says-again.ts";
import { leavesOf } from "./slide-leaves.ts";

/** Kinds that are there to say more than their title. */
const telling: ReadonlySet<string> = new Set(["bullets", "columns", "cards", "numbers"]);
const besideContent = new Set(["/title", "/notes", "/source"]);

/** One figure large below the sentence that it stands in is a page of its own kind. */
const fewestParts = 2;

/** Returns the slides below whose title stand two things or more that say nothing but its own figures and words. */
export function findEchoes(slides: readonly OutlineSlide[]): readonly Flaw[] {
  return slides.flatMap((slide, index) => {
    if (!telling.has(slide.kind) || countParts(slide) < fewestParts) return [];
    if (!saysAgain(contentOf(slide), slide.title)) return [];
    return [
      {
        slide: index,
        pointer: "",
        message: `expected more below the title than it says itself ("${slide.title}"), got its figures and words again: tell what they are held against, a reason or a consequence, or make it a statement`,
        told: "says its title again",
      },
    ];
  });
}

function countParts(slide: OutlineSlide): number {
  const lists = Object.values(slide).filter((value) => Array.isArray(value));
  return Math.max(0, ...lists.map(({ length }) => length));
}

function contentOf(slide: OutlineSlide): string {
  return leavesOf(slide)
    .filter(({ pointer }) => !besideContent.has(pointer))
    .map(({ text }) => text)
    .join("\n");
}
