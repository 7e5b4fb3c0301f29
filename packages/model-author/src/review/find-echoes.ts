import type { OutlineSlide } from "@lectern/deck";
import type { Flaw } from "./flaw.ts";
import { saysAgain } from "./says-again.ts";
import { leavesOf } from "./slide-leaves.ts";

/** Kinds that are there to say more than their title. */
const telling: ReadonlySet<string> = new Set(["bullets", "columns", "cards", "numbers"]);
const besideContent = new Set(["/title", "/notes", "/source"]);

/** Returns the slides below whose title stands nothing but its own figures and words. */
export function findEchoes(slides: readonly OutlineSlide[]): readonly Flaw[] {
  return slides.flatMap((slide, index) => {
    if (!telling.has(slide.kind) || !saysAgain(contentOf(slide), slide.title)) return [];
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

function contentOf(slide: OutlineSlide): string {
  return leavesOf(slide)
    .filter(({ pointer }) => !besideContent.has(pointer))
    .map(({ text }) => text)
    .join("\n");
}
