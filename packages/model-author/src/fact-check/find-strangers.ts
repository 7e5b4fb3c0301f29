import type { OutlineSlide } from "@lectern/deck";
import { type KnownWords, wordPattern } from "./known-words.ts";
import type { Siblings } from "./slide-texts.ts";
import { keysOf } from "./word-keys.ts";

/** Of names that stand side by side, so many are in the prompt where the others are expected there, too. */
const leastFounded = 0.6;
const longestLabel = 40;
const collective =
  /^(?:total|sum|other|others|rest|average|mean|all|overall|gesamt|summe|andere|sonstige|übrige|durchschnitt|insgesamt|ensemble|autres?|moyenne|somme|otros|otras|resto|media|promedio|outros|outras|média|altri|altre|resto|totale|totaal|overig|totalt|övrig|muut|yhteensä|razem|inne|suma|celkem|ostatní|итого|всего|прочее|другие|разом|інше|toplam|diğer|المجموع|أخرى|الإجمالي|合计|總計|总计|其他|合計|その他|합계|기타|कुल|अन्य)/iu;

/** Returns those of names that stand side by side of which the prompt has nothing, while it has the others. */
export function findStrangers(
  siblings: Siblings,
  words: KnownWords,
  promptKeys: ReadonlySet<string>,
): readonly string[] {
  const names = siblings.filter((name) => /\p{L}{2}/u.test(name) && name.length <= longestLabel);
  if (names.length < 3) return [];
  const strangers = names.filter((name) => !isKnownAtAll(name, words, promptKeys));
  if (strangers.length > names.length * (1 - leastFounded)) return [];
  return strangers.filter((name) => !collective.test(name.trim()) && !/\d/u.test(name));
}

/** Returns the owners of next steps and the speakers of quotations in scripts without capitals that the prompt does not have. */
export function findStrangePeople(
  slide: OutlineSlide,
  words: KnownWords,
  promptKeys: ReadonlySet<string>,
): readonly string[] {
  const owners = slide.kind === "closing" ? (slide.nextSteps ?? []).flatMap(({ owner }) => owner ?? []) : [];
  const speakers = slide.kind === "quote" && slide.name !== undefined ? [slide.name] : [];
  return [...owners, ...speakers].filter(
    (name) => /\p{Lo}/u.test(name) && name.length <= longestLabel && !isKnownAtAll(name, words, promptKeys),
  );
}

function isKnownAtAll(name: string, words: KnownWords, promptKeys: ReadonlySet<string>): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(name))
    return [...keysOf(name)].some((key) => promptKeys.has(key));
  const parts = (name.match(wordPattern) ?? []).filter((word) => word.length > 2);
  return parts.length === 0 || parts.some((word) => words.has(word)) || words.abbreviates(parts);
}
