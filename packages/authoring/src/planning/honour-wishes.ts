import type { OutlineSlide } from "@lectern/deck";
import type { LeftOut } from "../author.ts";
import type { ExhibitWish, Wishes } from "../brief/wishes.ts";
import type { DetectedLanguage } from "../text/detect-language.ts";
import { fitLimits, shownTexts } from "./fit-limits.ts";

/** Slides that keep to the wishes, and what is to be said of those that they do not keep to. */
export interface Honoured {
  readonly slides: readonly OutlineSlide[];
  readonly language: DetectedLanguage;
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Brings a deck within the limits that the prompt sets, and tells which of its other wishes could not be met. */
export function honourWishes(
  slides: readonly OutlineSlide[],
  wishes: Wishes,
  language: DetectedLanguage,
): Honoured {
  const fitted = fitLimits(slides, wishes.limits);
  const noted = wishes.notesOnAll === true ? fitted.slides.map(withNotes) : fitted.slides;
  const spoken = speak(language, wishes.language);
  return {
    slides: noted,
    language: spoken.language,
    decisions: [
      ...(fitted.moved.length === 0
        ? []
        : [
            `To keep to the limits asked for, ${fitted.moved.length} line(s) went from slides to their notes.`,
          ]),
      ...voiceDecisions(wishes),
    ],
    leftOut: [
      ...spoken.leftOut,
      ...fitted.tooFull.map((title) => unmet(title, "shows more than the limit asked for: it cannot be cut")),
      ...missingExhibits(noted, wishes.exhibits ?? []),
    ],
  };
}

function unmet(text: string, reason: string): LeftOut {
  return { text, where: "nowhere", reason };
}

/** A region only says how words are spelt; another language would need a translation, which nobody here can make. */
function speak(
  language: DetectedLanguage,
  wanted: string | undefined,
): { language: DetectedLanguage; leftOut: readonly LeftOut[] } {
  if (wanted === undefined) return { language, leftOut: [] };
  const base = (tag: string): string => tag.split("-", 1)[0] ?? tag;
  if (base(wanted) !== base(language.language)) {
    const reason = `the text is in "${language.language}", and this author does not translate`;
    return { language, leftOut: [unmet(`language "${wanted}"`, reason)] };
  }
  return { language: wanted.includes("-") ? { ...language, language: wanted } : language, leftOut: [] };
}

function voiceDecisions({ audience, tone }: Wishes): readonly string[] {
  return [
    ...(audience === undefined ? [] : [`Meant for: ${audience}.`]),
    ...(tone === undefined
      ? []
      : [`The tone asked for ("${tone}") is the speaker's: the words of the prompt are not rewritten.`]),
  ];
}

function withNotes(slide: OutlineSlide): OutlineSlide {
  return slide.notes === undefined ? { ...slide, notes: shownTexts(slide).join("\n") } : slide;
}

const shownBy: Readonly<Record<ExhibitWish, readonly OutlineSlide["kind"][]>> = {
  agenda: ["agenda"],
  chart: ["chart"],
  table: ["table"],
  timeline: ["timeline", "process"],
  process: ["process", "timeline"],
  comparison: ["comparison", "columns"],
  quote: ["quote"],
};

function missingExhibits(
  slides: readonly OutlineSlide[],
  exhibits: readonly ExhibitWish[],
): readonly LeftOut[] {
  const kinds = new Set(slides.map(({ kind }) => kind));
  return exhibits
    .filter((exhibit) => shownBy[exhibit].every((kind) => !kinds.has(kind)))
    .map((exhibit) => unmet(exhibit, "asked for, but the prompt holds nothing to make it of"));
}
