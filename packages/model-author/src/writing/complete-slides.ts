import type { SlideCount } from "@lectern/authoring";
import { type OutlineSlide, outlineLimits } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import { readFlatSlide } from "../answer/read-model-deck.ts";
import { tidyLine } from "../slides/tidy-text.ts";
import type { CheckedSlide } from "./check-slides.ts";
import { fitSlideCount } from "./fit-slide-count.ts";
import type { Remarks } from "./remarks.ts";

/** What a deck is completed with. */
export interface CompleteOptions {
  readonly title: string;
  /** The embedded author's slides of the same prompt. */
  readonly draft: readonly OutlineSlide[];
  readonly slideCount: SlideCount | undefined;
  /** How many slides for questions may come beside them. */
  readonly backupCount: number;
  readonly remarks: Remarks;
}

/** A deck that has every slide it needs. */
export interface CompletedSlides {
  readonly slides: readonly OutlineSlide[];
  /** How many of them the embedded author wrote. */
  readonly replaced: number;
  /** How many of those asked for there are not. */
  readonly missing: number;
}

/** Returns the model's slides with a cover, the embedded author's in place of what cannot be used, as many as are asked for. */
export function completeSlides(
  written: readonly CheckedSlide[],
  { title, draft, slideCount, backupCount, remarks }: CompleteOptions,
): CompletedSlides {
  const pool = draft
    .filter(({ kind }) => !["title", "agenda", "section", "closing"].includes(kind))
    .map((slide) => withRemark(slide, remarks.replaced));
  const spare = new Set(pool);
  const slides = written.flatMap((one) => {
    if (one.kind === "usable") return [one.slide];
    const slide = findSubstitute(one.given, spare);
    if (slide === undefined) return toTitleAlone(one.given);
    spare.delete(slide);
    return [slide];
  });
  const all = withCover(slides, title, draft);
  const beside = all.filter(isBackup).slice(0, backupCount);
  const counted = all.filter((slide) => !beside.includes(slide));
  // Where they count, they fill the number up.
  const isMet = slideCount === undefined || counted.length >= slideCount.least;
  const fitted = fitSlideCount(isMet ? counted : all, slideCount, [...spare]);
  const completed = isMet ? [...fitted.slides, ...beside] : fitted.slides;
  const own = new Set<OutlineSlide>(pool);
  return {
    slides: withBackupLast(completed),
    replaced: completed.filter((slide) => own.has(slide)).length,
    missing: fitted.missing,
  };
}

function withBackupLast(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  return [...slides.filter((slide) => !isBackup(slide)), ...slides.filter(isBackup)];
}

function isBackup(slide: OutlineSlide): boolean {
  return "backup" in slide && slide.backup === true;
}

/** Returns a slide with one more line in its notes. */
export function withRemark(slide: OutlineSlide, remark: string): OutlineSlide {
  return { ...slide, notes: [slide.notes ?? "", remark].filter((line) => line !== "").join("\n") };
}

/** Where nothing stands in for a slide of which no more than its title can be used, that is said. */
function toTitleAlone(given: Fields): readonly OutlineSlide[] {
  const title = tidyLine(readFlatSlide(given).title, outlineLimits.title);
  return title === "" ? [] : [{ kind: "statement", title }];
}

/** The first slide is the cover, and no other one. */
function withCover(
  slides: readonly OutlineSlide[],
  title: string,
  draft: readonly OutlineSlide[],
): readonly OutlineSlide[] {
  const [first, ...rest] = slides;
  const cover = first && toCover(first);
  if (cover !== undefined) return [cover, ...rest.map(toInnerSlide)];
  return [{ kind: "title", title: title || (draft[0]?.title ?? "…") }, ...slides.map(toInnerSlide)];
}

/** A first slide of no more than a title and a sentence is the cover by another name. */
function toCover(slide: OutlineSlide): OutlineSlide | undefined {
  if (slide.kind === "title") return slide;
  if (slide.kind !== "statement" && slide.kind !== "section") return undefined;
  const subtitle = slide.kind === "statement" ? slide.support : slide.summary;
  const { title, notes } = slide;
  return {
    kind: "title",
    title,
    ...(subtitle !== undefined && { subtitle }),
    ...(notes !== undefined && { notes }),
  };
}

function toInnerSlide(slide: OutlineSlide): OutlineSlide {
  if (slide.kind !== "title") return slide;
  const { title, subtitle, notes } = slide;
  return {
    kind: "statement",
    title,
    ...(subtitle !== undefined && { support: subtitle }),
    ...(notes !== undefined && { notes }),
  };
}

/** The slide that speaks of the same things, or the next one. */
function findSubstitute(given: Fields, spare: ReadonlySet<OutlineSlide>): OutlineSlide | undefined {
  const words = wordsOf(JSON.stringify(given));
  const ranked = [...spare].map((slide) => ({
    slide,
    shared: [...wordsOf(JSON.stringify(slide))].filter((word) => words.has(word)).length,
  }));
  return ranked.toSorted((one, other) => other.shared - one.shared)[0]?.slide;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,60}/gu) ?? []).slice(0, 2_000));
}
