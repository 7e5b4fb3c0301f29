import type { RichText } from "@lectern/deck";

/** Returns a text with a term before it in bold, which a colon parts from it where it ends without a mark. */
export function openedBy(words: string, text: RichText): RichText {
  const separator = /\p{P}$/u.test(words) ? " " : ": ";
  return [{ text: `${words}${separator}`, bold: true }, ...text];
}
