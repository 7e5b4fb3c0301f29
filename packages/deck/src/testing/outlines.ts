import fc from "fast-check";
import { createOutline, directionOf } from "../outline/create-outline.ts";
import type { Outline, OutlineSlide, SlideKind } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { slideKinds } from "../read/read-slide.ts";
import { slidesByKind } from "./slides.ts";
import { createVoice, listOf, type Voice } from "./texts.ts";
import { type Language, languages } from "./words.ts";

/** What outlines to make. */
export interface OutlineOptions {
  /** The kinds that slides may have, the cover aside; left out: all. */
  readonly kinds?: readonly SlideKind[];
  /** True for texts and lists up to every limit, and for words that break things. */
  readonly hostile?: boolean;
  /** How many slides there are at most, the cover included; left out: 8. */
  readonly mostSlides?: number;
  /** BCP 47 tags of the languages to choose from; left out: ten languages of all kinds of script. */
  readonly languages?: readonly string[];
}

/** Returns a fast-check arbitrary of valid outlines, as `createOutline` returns them. */
export function outlines(options: OutlineOptions = {}): fc.Arbitrary<Outline> {
  const { kinds = slideKinds, hostile = false, mostSlides = 8 } = options;
  return fc.constantFrom(...chooseLanguages(options.languages)).chain((language) => {
    const voice = createVoice(language, hostile);
    const slide = fc.oneof(...kinds.map((kind) => slidesOfKind(kind, voice)));
    return fc
      .tuple(
        voice.line(6, outlineLimits.title),
        slidesByKind.title(voice),
        listOf(slide, 1, Math.max(1, mostSlides - 1)),
        fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 3 }) }),
      )
      .map(([title, cover, slides, backups]) =>
        toOutline(language, title, [cover, ...withBackups(slides, backups)]),
      );
  });
}

/** The last slides are kept for questions, as far as their kinds can be. */
function withBackups(slides: readonly OutlineSlide[], most: number): readonly OutlineSlide[] {
  const others = slides.findLastIndex(({ kind }) => ["title", "agenda", "closing"].includes(kind));
  const first = Math.max(others + 1, slides.length - most);
  return slides.map((slide, index) => (index < first ? slide : ({ ...slide, backup: true } as OutlineSlide)));
}

function slidesOfKind(kind: SlideKind, voice: Voice): fc.Arbitrary<OutlineSlide> {
  return slidesByKind[kind](voice);
}

function chooseLanguages(tags: readonly string[] | undefined): readonly Language[] {
  const chosen = tags ? languages.filter(({ tag }) => tags.includes(tag)) : languages;
  if (chosen.length > 0) return chosen;
  const known = languages.map(({ tag }) => tag).join(", ");
  throw new RangeError(`Expected one language at least of ${known}, got ${tags?.join(", ") || "none"}.`);
}

function toOutline({ tag }: Language, title: string, slides: readonly OutlineSlide[]): Outline {
  return createOutline({ title, language: tag, direction: directionOf(tag), slides });
}
