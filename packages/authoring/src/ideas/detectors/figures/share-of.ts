import type { Figure, Share } from "@lectern/deck";

const ratio =
  /^(\d{1,4}) (?:out of|of|in|von|sur|de|di|su|van de|van|z|av|af|ud af|из) (?:the |den |les |los |las |de )?(\d{1,4})$/iu;
const percent = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?[%٪％]$/u;
const ofThem =
  /^(?:of|von|der|aller|des|unserer|de (?:los|las|nos|toutes?|tous)|dei|delle|degli|dos|das|van (?:de|het|alle)|av|af|от|из)\s/iu;

/** Returns a figure with the share that it is, where its words say so: "7 of 10", or "62 %" of something. */
export function withShare(figure: Figure): Figure {
  const share = shareOf(figure);
  return share === undefined ? figure : { ...figure, share };
}

function shareOf({ value, label }: Figure): Share | undefined {
  const [, part, whole] = ratio.exec(value.trim()) ?? [];
  if (part !== undefined && whole !== undefined) return createShare(Number(part), Number(whole));
  const [, number] = percent.exec(value.trim()) ?? [];
  // What is not said to be of something may be a growth, a rate or a change.
  return number === undefined || !ofThem.test(label.trim())
    ? undefined
    : createShare(Number(number.replace(",", ".")), 100);
}

function createShare(part: number, whole: number): Share | undefined {
  return whole >= 2 && part <= whole ? { part, whole } : undefined;
}
