import type { Outline as KeptOutline, OutlineSlide } from "@lectern/deck";
import type { Outline } from "@lectern/types";

/** Returns an outline as callers see it: without what its author wanted drawn or drew, for which the contract has no field. */
export function toServedOutline(outline: KeptOutline): Outline {
  const { design, slides, drawings: _, ...rest } = outline;
  const { picture, ...wish } = design ?? {};
  const isWished = design !== undefined && (picture === undefined || Object.keys(wish).length > 0);
  // Plain data that is only read from here on; the wire's type knows no `readonly`.
  return { ...rest, slides: slides.map(withoutPicture), ...(isWished && { design: wish }) } as Outline;
}

function withoutPicture(slide: OutlineSlide): OutlineSlide {
  const { picture: _, partsOf: __, ...served } = slide as OutlineSlide & DrawnOn;
  return served as OutlineSlide;
}

/** What of a slide says what is drawn on it. */
interface DrawnOn {
  readonly picture?: string;
  readonly partsOf?: string;
}

function drawnOn(slide: OutlineSlide): DrawnOn {
  const { picture, partsOf }: DrawnOn = slide as OutlineSlide & DrawnOn;
  return { ...(picture !== undefined && { picture }), ...(partsOf !== undefined && { partsOf }) };
}

/**
 * Returns an outline that came back with what the author of the one before wanted drawn, which its callers never saw: on the deck,
 * and on slides of the same kind and title; and with what that author drew.
 */
export function withPicturesOf(before: KeptOutline, outline: KeptOutline): KeptOutline {
  const picture = before.design?.picture;
  const { drawings } = before;
  const drawn = new Map(before.slides.map((slide) => [keyOf(slide), drawnOn(slide)] as const));
  const slides = outline.slides.map(
    (slide): OutlineSlide => ({ ...slide, ...drawn.get(keyOf(slide)) }) as OutlineSlide,
  );
  return {
    ...outline,
    slides,
    ...(picture !== undefined && { design: { ...outline.design, picture } }),
    ...(drawings && { drawings }),
  };
}

function keyOf({ kind, title }: OutlineSlide): string {
  return `${kind} ${title}`;
}
