import type { OutlineSlide } from "@lectern/deck";
import { iconWords } from "./icon-words.ts";

/**
 * Returns slides with an icon on each card that has none, where the headings of all its neighbours name one, too, each another:
 * a row of cards of which some have an icon looks unfinished, and two alike say that the things are.
 */
export function addIcons(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  return slides.map((slide) => {
    if (slide.kind !== "cards") return slide;
    const icons = iconsOf(slide.cards.map(({ heading, icon }) => icon ?? findIconName(heading)));
    if (!icons) return slide;
    return { ...slide, cards: slide.cards.map((card, index) => ({ ...card, icon: icons[index] ?? "" })) };
  });
}

function iconsOf(found: readonly (string | undefined)[]): readonly string[] | undefined {
  const names = found.filter((name) => name !== undefined);
  return names.length === found.length && new Set(names).size === names.length ? names : undefined;
}

/** Returns the name of the icon that shows what a heading names; undefined where none does. */
export function findIconName(heading: string): string | undefined {
  const small = heading.normalize("NFC").toLowerCase();
  const words = small.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];
  for (const [index, word] of words.entries()) {
    const found =
      wholeWords.get(`${word} ${words[index + 1] ?? ""}`) ?? wholeWords.get(word) ?? byBeginning(word);
    if (found !== undefined) return found;
  }
  return joinedWords.find(([word]) => small.includes(word))?.[1];
}

function byBeginning(word: string): string | undefined {
  for (let length = word.length; length >= shortestBeginning; length -= 1) {
    const found = beginnings.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

const shortestBeginning = 3;

// Scripts without spaces have no words to look up.
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

const entries = Object.entries(iconWords).flatMap(([icon, words]) =>
  words.split("|").map((word) => ({ icon, word })),
);
const joinedWords = entries
  .filter(({ word }) => unspaced.test(word))
  .map(({ icon, word }) => [word, icon] as const)
  .toSorted(([one], [other]) => other.length - one.length);
const spaced = entries.filter(({ word }) => !unspaced.test(word));
// Where two icons have a word, the first in the list keeps it.
const wholeWords = firstOfEach(spaced.filter(({ word }) => !word.endsWith("*")));
const beginnings = firstOfEach(
  spaced
    .filter(({ word }) => word.endsWith("*"))
    .map(({ icon, word }) => ({ icon, word: word.slice(0, -1) })),
);

function firstOfEach(
  given: readonly { readonly icon: string; readonly word: string }[],
): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const { icon, word } of given) if (!map.has(word)) map.set(word, icon);
  return map;
}
