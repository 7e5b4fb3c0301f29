import type { Outline as KeptOutline } from "@lectern/deck";
import type { Outline } from "@lectern/types";

/** Returns an outline as callers see it: without what its author wanted drawn, for which the contract has no field. */
export function toServedOutline(outline: KeptOutline): Outline {
  const { design, ...rest } = outline;
  const { picture, ...wish } = design ?? {};
  const isWished = design !== undefined && (picture === undefined || Object.keys(wish).length > 0);
  // Plain data that is only read from here on; the wire's type knows no `readonly`.
  return { ...rest, ...(isWished && { design: wish }) } as Outline;
}

/** Returns an outline that came back with what the author of the one before wanted drawn: its callers never saw that. */
export function withPictureOf(before: KeptOutline, outline: KeptOutline): KeptOutline {
  const picture = before.design?.picture;
  return picture === undefined ? outline : { ...outline, design: { ...outline.design, picture } };
}
