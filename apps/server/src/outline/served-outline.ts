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
  if (!("picture" in slide)) return slide;
  const { picture: _, ...served } = slide;
  return served;
}

/**
 * Returns an outline that came back with what the author of the one before wanted drawn, which its callers never saw: on the deck,
 * and on slides of the same kind and title; and with what that author drew.
 */
export function withPicturesOf(before: KeptOutline, outline: KeptOutline): KeptOutline {
  const picture = before.design?.picture;
  const { drawings } = before;
  const drawn = new Map(
    before.slides.flatMap((slide) =>
      "picture" in slide && slide.picture !== undefined ? [[keyOf(slide), slide.picture] as const] : [],
    ),
  );
  const slides = outline.slides.map((slide): OutlineSlide => {
    const own = drawn.get(keyOf(slide));
    return own === undefined ? slide : ({ ...slide, picture: own } as OutlineSlide);
  });
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
