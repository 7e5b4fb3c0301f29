import type { SlideCountWish } from "./wishes.ts";

const slideWords =
  "slide slides folie folien diapositive diapositives diapo diapos diapositiva diapositivas lámina láminas laminas dia's dias slajd slajdów слайд слайда слайдов слайды شريحة شرائح שקופיות slayt スライド 슬라이드".split(
    " ",
  );
const atMostWords = new Set(
  "max maximum maximal most höchstens maximaal maximo máximo massimo más maximale plus больше максимум أقصى".split(
    " ",
  ),
);
const aboutWords = new Set(
  "about around approximately roughly circa ca etwa ungefähr rund environ unos alrededor aproximadamente ongeveer około около примерно حوالي".split(
    " ",
  ),
);
const numberWords = new Map<string, number>([
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map(
    (word, index): [string, number] => [word, index + 2],
  ),
  ...["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"].map(
    (word, index): [string, number] => [word, index + 2],
  ),
  ...["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"].map(
    (word, index): [string, number] => [word, index + 2],
  ),
  ...["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"].map(
    (word, index): [string, number] => [word, index + 2],
  ),
  ["fifteen", 15],
  ["twenty", 20],
]);

/** Returns how many slides an instruction asks for ("10 slides", "maximal 7 Folien", "全8枚"), if it says so. */
export function readSlideCount(instruction: string): SlideCountWish | undefined {
  const words = instruction.toLowerCase().match(/[\p{L}\p{M}']{1,40}|\p{Nd}{1,6}|[-–~,.;:]/gu) ?? [];
  for (let index = 0; index < words.length; index += 1) {
    const count = countAt(words, index);
    if (count === undefined) continue;
    const nouns = words.slice(index + 1, index + 5).filter((word) => word !== "-");
    // "10 short slides", "10-slide deck"; a number further off counts something else.
    const noun = nouns.findIndex((word) => slideWords.includes(word));
    if (noun === -1 || noun > 1 || /[,.;:]/u.test(nouns.slice(0, noun).join(""))) continue;
    if (/^[.,]$/u.test(words[index - 1] ?? "") && /\d/u.test(words[index - 2] ?? "")) continue;
    return { count, bound: boundOf(words.slice(Math.max(0, index - 4), index), nouns.slice(noun + 1)) };
  }
  return readEastAsianCount(instruction);
}

function countAt(words: readonly string[], index: number): number | undefined {
  const word = words[index] ?? "";
  const count = /^\p{Nd}+$/u.test(word) ? Number(toWesternDigits(word)) : numberWords.get(word);
  return count !== undefined && count >= 2 && count <= 500 ? count : undefined;
}

function boundOf(before: readonly string[], after: readonly string[]): SlideCountWish["bound"] {
  const near = [...before, ...after.slice(0, 2)];
  const text = before.join(" ");
  if (
    near.some((word) => atMostWords.has(word)) ||
    /up to|no more than|bis zu|jusqu|hasta|не более/u.test(text)
  ) {
    return "atMost";
  }
  return before.some((word) => aboutWords.has(word)) ? "about" : "exactly";
}

function readEastAsianCount(instruction: string): SlideCountWish | undefined {
  const pattern =
    /(\p{Nd}{1,3})\s{0,2}(?:枚(?!目)|页(?![:\uFF1A])|頁|张(?:幻灯片|ppt)|張|장(?!의? ?번)|ページ(?!目)|スライド|슬라이드)/giu;
  for (const match of instruction.matchAll(pattern)) {
    const before = instruction.slice(Math.max(0, match.index - 8), match.index);
    const after = instruction.slice(match.index + match[0].length, match.index + match[0].length + 8);
    const count = Number(toWesternDigits(match[1] ?? ""));
    if (/[第1あたりごと每]$/u.test(before) || count < 2) continue;
    if (/最大|最多|不超过|不超過|최대/u.test(before) || /以内|以下|이내|이하/u.test(after))
      return { count, bound: "atMost" };
    return {
      count,
      bound: /约|約|大约|약/u.test(before) || /程度|左右|정도/u.test(after) ? "about" : "exactly",
    };
  }
  return undefined;
}

function toWesternDigits(digits: string): string {
  return digits
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\uFF10-\uFF19]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10));
}
