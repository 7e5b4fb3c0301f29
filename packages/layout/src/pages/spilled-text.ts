import type { BulletItem } from "@lectern/deck";

/** Returns the texts that found no room in their own place as points for a page that has room. */
export function toSpilledItems(texts: readonly (string | undefined)[]): readonly BulletItem[] {
  return texts.flatMap((text) => (text === undefined ? [] : [{ text: [{ text }] }]));
}
