import type { OutlineSlide } from "@lectern/deck";
import { foldAccents } from "./fold-accents.ts";

const leastWords = 4;
const leastSigns = 8;
const quoted = /[“„«「『"]([^“”„«»「」『』"\n]{8,400})[”“»」』"]/gu;

/** Returns the quotations on a slide that the prompt does not have word for word; "…" and "[…]" leave something out. */
export function findQuotations(
  slide: OutlineSlide,
  texts: readonly string[],
  promptLetters: string,
): readonly string[] {
  const own = slide.kind === "quote" ? [slide.quotation] : [];
  const inside = texts
    .flatMap((text) => [...text.matchAll(quoted)].map((match) => match[1] ?? ""))
    .filter(isSentence);
  return [...own, ...inside].filter((quotation) => !isIn(quotation, promptLetters));
}

/** Shorter ones are names and terms. */
function isSentence(text: string): boolean {
  const isJoined = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  return isJoined ? text.length >= leastSigns : text.trim().split(/\s+/u).length >= leastWords;
}

function isIn(quotation: string, promptLetters: string): boolean {
  return quotation.split(/\[?(?:…|\.\.\.)\]?/u).every((part) => promptLetters.includes(lettersOf(part)));
}

/** Returns the letters and digits of a text in lower case without accents and apostrophes, one space between words. */
export function lettersOf(text: string): string {
  return foldAccents(text)
    .replaceAll(/(?<=\p{L})['’ʼ](?=\p{L})/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
