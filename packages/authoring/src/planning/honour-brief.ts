import type { OutlineSlide } from "@lectern/deck";
import type { LeftOut } from "../author.ts";
import type { Brief, WantedForm } from "../brief/brief.ts";
import { kindsOfForms } from "../ideas/wanted-kinds.ts";
import type { DetectedLanguage } from "../text/languages/detect-language.ts";
import { fitLimits, shownTexts } from "./fit-limits.ts";

/** Slides that keep to the brief, and what is to be said of what they do not keep to. */
export interface Honoured {
  readonly slides: readonly OutlineSlide[];
  readonly language: DetectedLanguage;
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Brings a deck within the limits that the prompt sets, and tells what else of its brief could not be met. */
export function honourBrief(
  slides: readonly OutlineSlide[],
  brief: Brief,
  language: DetectedLanguage,
): Honoured {
  const fitted = fitLimits(slides, brief.limits);
  const noted = brief.notesOnAll === true ? fitted.slides.map(withNotes) : fitted.slides;
  const spoken = speak(language, brief.language);
  return {
    slides: noted,
    language: spoken.language,
    decisions: [
      ...(fitted.moved.length === 0
        ? []
        : [
            `To keep to the limits asked for, ${fitted.moved.length} line(s) went from slides to their notes.`,
          ]),
      ...voiceDecisions(brief),
    ],
    leftOut: [
      ...spoken.leftOut,
      ...fitted.tooFull.map((title) => unmet(title, "shows more than the limit asked for: it cannot be cut")),
      ...missingForms(noted, brief.forms),
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

function voiceDecisions({ audience, tone }: Brief): readonly string[] {
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

function missingForms(slides: readonly OutlineSlide[], forms: readonly WantedForm[]): readonly LeftOut[] {
  const kinds = new Set(slides.map(({ kind }) => kind));
  return forms
    .filter((form) => kindsOfForms[form].every((kind) => !kinds.has(kind)))
    .map((form) => unmet(form, "asked for, but the prompt holds nothing to make it of"));
}
