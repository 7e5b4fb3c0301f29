import type { Outline, OutlineSlide } from "@lectern/deck";
import type { Thing } from "../art/things/drawn-thing.ts";
import { namedThings } from "./find-thing.ts";
import { type PictureSetting, pictureNamed } from "./picture-named.ts";
import { withoutAttributes } from "./without-attributes.ts";

/** What pictures are chosen by. */
export type PictureSource = Pick<Outline, "slides" | "language" | "design" | "drawings">;

/** What is known of the pages that pictures are chosen for. */
export interface PicturePages extends Pick<PictureSetting, "palette"> {
  /** What the deck's cover shows. */
  readonly thing?: Thing | undefined;
  /** Whether the look's own closing has no place for it. */
  readonly hasPlainClosing?: boolean;
}

/**
 * Returns what slides of a deck show, by their titles: what their writer names, else what a title names for certain; nothing that
 * the deck's cover or one of the two slides before shows. The last page shows the cover's thing again. A formal deck shows nothing.
 */
export function choosePictures(
  { slides, language, design = {}, drawings }: PictureSource,
  { thing: ofDeck, palette, hasPlainClosing = false }: PicturePages,
): ReadonlyMap<string, Thing> {
  if (design.mood === "formal") return new Map();
  const chosen = new Map<string, Thing>();
  // Where a writer says what the cover or some pages show, it has thought of the others as well.
  const isTold = slides.some((slide) => "picture" in slide && slide.picture !== undefined);
  const mayFind = !isTold && design.picture === undefined;
  const setting: PictureSetting = { drawings, ...(palette && { palette }) };
  const recent: (Thing | undefined)[] = [];
  for (const slide of slides) {
    const again =
      hasPlainClosing && slide.kind === "closing" && slide.picture === undefined ? ofDeck : undefined;
    const thing = toldThing(slide, setting) ?? (mayFind ? foundThing(slide, language) : undefined) ?? again;
    const isNew = thing !== ofDeck || slide.kind === "closing";
    const shown = isNew && !recent.slice(-2).includes(thing) && !chosen.has(slide.title) ? thing : undefined;
    if (shown) chosen.set(slide.title, shown);
    recent.push(shown);
  }
  return chosen;
}

function toldThing(slide: OutlineSlide, setting: PictureSetting): Thing | undefined {
  return isPicturable(slide) && slide.picture !== undefined
    ? pictureNamed(slide.picture, setting)
    : undefined;
}

function foundThing(slide: OutlineSlide, language: string): Thing | undefined {
  if (!isPicturable(slide) || slide.picture !== undefined || slide.kind === "closing") return undefined;
  const words = wordsOf(slide);
  const isEnglish = /^en\b/iu.test(language);
  const [thing, another] = namedThings(isEnglish ? withoutAttributes(words) : words, language, words);
  return another === undefined ? thing : undefined;
}

type Picturable = Extract<OutlineSlide, { readonly picture?: string }>;

function isPicturable(slide: OutlineSlide): slide is Picturable {
  switch (slide.kind) {
    case "section":
    case "bullets":
    case "numbers":
    case "process":
    case "quote":
    case "statement":
    case "closing":
      return true;
    default:
      return false;
  }
}

function wordsOf(slide: Picturable): string {
  return slide.kind === "quote" ? slide.quotation : slide.title;
}
