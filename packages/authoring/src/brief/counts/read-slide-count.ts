import { readTokens, type Token } from "../../text/words/tokens.ts";
import type { SlideCount } from "../brief.ts";
import {
  correctionWords,
  eachWords,
  minuteWords,
  otherNouns,
  rangeWords,
  sheetNouns,
  slideCounters,
  slideNouns,
} from "../lexicon/count-words.ts";
import { readNumber } from "../numbers.ts";
import { createWordList } from "../word-list.ts";
import { about, atMost, boundAround, toCount } from "./count-bounds.ts";

/** A number of slides or minutes and where it stands in the text that it was read from. */
export interface FoundCount {
  readonly kind: "slides" | "minutes";
  readonly count: SlideCount;
  readonly start: number;
  readonly end: number;
  /** How likely the number is the deck's, higher is likelier. */
  readonly weight: number;
  /** True where it takes back the number said before it: "seven or so, no, exactly seven". */
  readonly isCorrection?: true;
}

const slides = createWordList(slideNouns);
const sheets = createWordList(sheetNouns);
const counters = createWordList(slideCounters);
const minutes = createWordList(minuteWords);
const range = createWordList(rangeWords);
const each = createWordList(eachWords);
const others = createWordList(otherNouns);

const longestRead = 4_000;
/** One number in several words. */
const halfDozens =
  /(?<!\p{L})(?:half (?:a )?dozen|(?:ein )?halbes dutzend|(?:une )?demi-douzaine|media docena|meia dúzia|meia duzia|mezza dozzina|(?:een )?half dozijn|ett halvt dussin|pół tuzina|полдюжины|пів дюжини|yarım düzine|půl tuctu)(?!\p{L})/giu;
const mostSlides = 300;

/**
 * Returns the numbers of slides and minutes that a text gives for a whole deck, in their order. Which language it is in shows
 * in the prompt around it.
 */
export function findCounts(text: string, prompt = text): readonly FoundCount[] {
  // "half a dozen" is one number.
  const tokens = readTokens(
    text.slice(0, longestRead).replace(halfDozens, (words) => "six".padEnd(words.length)),
  );
  const found: FoundCount[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const count = readCountAt(tokens, index);
    if (count === undefined || countsElse(text, count.found, prompt)) continue;
    const isCorrection = isTakenBack(text, found.at(-1)?.end, count.found.start);
    found.push({ ...count.found, ...(isCorrection ? { isCorrection: true as const } : {}) });
    index = count.next - 1;
  }
  return found;
}

/** "45 % slide": a share counts no slides. */
const share = /\p{Nd}\s?[%‰٪]/u;
/** Slides in Dutch and Danish, days in Portuguese and, without its accent, in Spanish. */
const slidesOrDays = /\p{Nd}\s(?:\p{L}+\s)?dias?$|\p{Nd}dias$/iu;
const iberian = /(?<!\p{L})(?:que|para|pr[ao]s?|até|por|com|con|uma?|una|é|são|em|los|las|não)(?!\p{L})/iu;

function countsElse(text: string, { start, end }: FoundCount, prompt: string): boolean {
  const words = text.slice(start, end);
  return share.test(words) || (slidesOrDays.test(words) && iberian.test(prompt));
}

const corrections = new RegExp(
  `(?:^|[\\s,.;:–—、。，…-])(?:${correctionWords})(?=[\\s,.;:–—…-])|いや|やっぱ|じゃなくて|訂正|不对|不對|还是|還是|改成|等等|아니|정정`,
  "iu",
);
const longestCorrection = 40;

/** A word that takes back what was said stands right between two numbers. */
function isTakenBack(text: string, from: number | undefined, to: number): boolean {
  if (from === undefined || to - from > longestCorrection) return false;
  return corrections.test(text.slice(from, to));
}

/** Says whether words begin by taking back what was said before them. */
export function takesBack(words: string): boolean {
  const start = corrections.exec(words.trimStart());
  return start !== null && start.index === 0;
}

interface NumberAt {
  readonly value: number;
  readonly next: number;
}

/** A number of one token, or of several Han characters in a row. */
function numberAt(tokens: readonly Token[], index: number): NumberAt | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  let next = index + 1;
  let word = token.small;
  while (
    /^[一二三四五六七八九十]+$/u.test(word) &&
    /^[一二三四五六七八九十]$/u.test(tokens[next]?.small ?? "")
  ) {
    word += tokens[next]?.small ?? "";
    next += 1;
  }
  const value = readNumber(word) ?? readJoined(word);
  return readTeen(word, tokens[next]?.small, next) ?? (value === undefined ? undefined : { value, next });
}

const ten = /^(?:عشرة|عشر|עשרה|עשר|belas)$/u;
const tenFirst = /^(?:on (?=bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)|mười )\p{L}/u;
const oneOrTwoBeforeTen: Readonly<Record<string, number>> = {
  إحدى: 1,
  احدى: 1,
  أحد: 1,
  اثنتا: 2,
  اثنتي: 2,
  اثنا: 2,
  اثني: 2,
  שתים: 2,
  שנים: 2,
  שתיים: 2,
};

/** Numbers from eleven on that are written in two words: "خمس عشرة", "ארבע עשרה", "dua belas", "on iki", "mười hai". */
function readTeen(word: string, second: string | undefined, next: number): NumberAt | undefined {
  if (second === undefined) return undefined;
  const isTenFirst = tenFirst.test(`${word} ${second}`);
  if (!isTenFirst && !ten.test(second)) return undefined;
  const unit = oneOrTwoBeforeTen[word] ?? readNumber(isTenFirst ? second : word);
  return unit === undefined || unit > 9 ? undefined : { value: 10 + unit, next: next + 1 };
}

/** "ötdiás", "zehnseitige", "femsidig": the number and the noun in one word. */
const compounds =
  /^(?:(két|három|négy|öt|hat|hét|nyolc|kilenc|tíz|tizenkét)(?=diás)|(drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?=foli(?:g|en))|(tre|fyra|fem|sex|sju|åtta|nio|tio|tolv)(?=sidig|bilds))/u;

/** "8-slide", "six-slide" and "10min" are one token. */
function readJoined(word: string): number | undefined {
  const [number = "", noun] = word.split("-");
  if (noun === "ish") return readNumber(number);
  if (noun !== undefined && (slides.has(noun) || minutes.has(noun))) return readNumber(number);
  const compound = compounds.exec(word)?.[0];
  return compound === undefined ? undefined : readNumber(compound);
}

/** A number, or a range of two, and the token behind it. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly next: number;
}

/** Returns the number or range that a token begins, if it begins one. */
export function readRangeAt(tokens: readonly Token[], index: number): NumberRange | undefined {
  const first = numberAt(tokens, index);
  return first === undefined ? undefined : rangeFrom(tokens, index, first);
}

function rangeFrom(tokens: readonly Token[], index: number, { value, next }: NumberAt): NumberRange {
  if (range.has(smallAt(tokens, next))) {
    const second = numberAt(tokens, next + 1);
    if (second !== undefined && second.value > value && second.value <= value + 12)
      return { least: value, most: second.value, next: second.next };
  }
  const split = /^(\p{Nd}{1,3})[-–~](\p{Nd}{1,3})$/u.exec(tokens[index]?.text ?? "");
  return { least: value, most: (split && readNumber(split[2] ?? "")) ?? value, next };
}

function readCountAt(
  tokens: readonly Token[],
  index: number,
): { readonly found: FoundCount; readonly next: number } | undefined {
  const first = numberAt(tokens, index);
  const start = tokens[index];
  if (first === undefined || start === undefined) return undefined;
  const before = tokens[index - 1];
  // "H1", "Q3" and "v2" are names.
  if (before?.end === start.start && /^[a-z]$/u.test(before.small) && /^\p{Nd}/u.test(start.text))
    return undefined;
  const { least, most, next } = rangeFrom(tokens, index, first);
  const noun = nounAfter(tokens, next, start.small) ?? labelBefore(tokens, index) ?? totalAfter(tokens, next);
  if (noun === undefined) return undefined;
  if (isOrdinalOrEach(tokens, index, noun)) return undefined;
  if (most > mostSlides || most < 1 || (noun.kind === "slides" && most === 1 && !noun.isOnly))
    return undefined;
  const end = tokens[Math.max(noun.next, next) - 1]?.end ?? start.end;
  // "on" is ten in Turkish: "on slayt", and "on slides" is where something stands.
  if (start.small === "on" && !/^(?:slay|sayfa|ekran|adet|tane|kadar)/u.test(smallAt(tokens, next)))
    return undefined;
  const bound = boundAround(tokens, index, Math.max(noun.next, next));
  const weight = noun.weight + (bound === "exactly" ? 0 : 1) - (isOfAnother(tokens, index) ? 6 : 0);
  return {
    found: { kind: noun.kind, count: toCount(least, most, bound), start: start.start, end, weight },
    next: Math.max(noun.next, next),
  };
}

/** "last time's deck was 52 slides", "longer than fifteen slides": a number of another deck. */
function isOfAnother(tokens: readonly Token[], index: number): boolean {
  const before = [1, 2, 3].map((step) => smallAt(tokens, index - step));
  return (
    pastWords.test(before[0] ?? "") || (before[0] === "than" && /^(?:longer|bigger)$/u.test(before[1] ?? ""))
  );
}

const pastWords =
  /^(?:was|were|had|war|waren|hatte|hatten|était|avait|eran|tenía|eram|tinha|aveva|avevamo|was|waren|var|hade|był|miał|byla|měla|было|был)$/u;

interface Noun {
  readonly kind: FoundCount["kind"];
  readonly next: number;
  readonly weight: number;
  /** A deck of one slide is only asked for in so many words. */
  readonly isOnly?: boolean;
}

const stops = /^[,.;:!?()[\]"“”„«»\n、。，；：（）|/]$/u;
const onlyWords = createWordList(
  "only|just|single|nur|seulement|solo|só|sólo|apenas|один|slechts|bara|tylko|pager",
);

function nounAfter(tokens: readonly Token[], next: number, number: string): Noun | undefined {
  if (compounds.test(number)) return { kind: "slides", next, weight: 5 };
  const joined = number.split("-").at(-1) ?? "";
  if (number.includes("-") && slides.has(joined)) return { kind: "slides", next, weight: 5 };
  if (number.includes("-") && minutes.has(joined)) return { kind: "minutes", next, weight: 5 };
  const isHan = /[\p{sc=Han}]$/u.test(number);
  for (let place = next; place < Math.min(next + 4, tokens.length); place += 1) {
    const small = tokens[place]?.small ?? "";
    if (place === next && (small === "-" || small === "‑")) continue;
    if (place === next && /^[+]$/u.test(small)) continue;
    if (place === next && counters.has(small) && (small !== "p" || !isHan))
      return /目/u.test(tokens[place + 1]?.small ?? "") || countsOthers(tokens, place + 1)
        ? undefined
        : // "50p" may be pence.
          { kind: "slides", next: place + 1, weight: small === "p" ? 2 : 5 };
    const hangul = /^(?:장|쪽|매|페이지)(?!기|점|난|소|비|애)/u.test(small);
    if (place === next && hangul) return { kind: "slides", next: place + 1, weight: 5 };
    const last = small.split("-").find((word) => slides.has(word)) ?? small;
    if (minutes.has(small) || minutes.has(last)) return { kind: "minutes", next: place + 1, weight: 5 };
    if (slides.has(small) || slides.has(last))
      return { kind: "slides", next: place + 1, weight: 5 - (place - next), ...onlyBefore(tokens, next - 2) };
    if (sheets.has(small) && place <= next + 1)
      return { kind: "slides", next: place + 1, weight: weightOfSheets - (place - next) };
    if (stops.test(small) || others.has(small) || each.has(small) || readNumber(small) !== undefined)
      return undefined;
  }
  return undefined;
}

/** Sheets and pages may be of paper: below any number of slides. */
const weightOfSheets = 2;

/** What is counted with the words for slides, too: photographs, tickets, tables, sheets. */
const otherFlatThings =
  /^(?:[的の])?[老旧舊新大小黑白彩]{0,2}(?:照片|相片|桌|椅|床|票|门票|門票|车票|車票|纸|紙|名片|海报|海報|贺卡|賀卡|卡|地图|地圖|写真|チケット|切手|皿|사진|표)/u;
const longestThing = 6;

function countsOthers(tokens: readonly Token[], next: number): boolean {
  const following = tokens.slice(next, next + longestThing);
  const apart = following.findIndex(({ start }, index) => start !== following[index - 1]?.end && index > 0);
  const words = following.slice(0, apart === -1 ? undefined : apart).map(({ small }) => small);
  return otherFlatThings.test(words.join(""));
}

function onlyBefore(tokens: readonly Token[], index: number): { readonly isOnly?: true } {
  const number = tokens[index + 1]?.small ?? "";
  const behind = `${tokens[index + 3]?.small ?? ""} `;
  const isOnly =
    onlyWords.has(tokens[index]?.small ?? "") ||
    number === "single" ||
    tokens[index + 1]?.text === "ONE" ||
    (index < 0 && /^(?:please|bitte|only|max|[,.;:–]) /u.test(behind));
  return isOnly ? { isOnly } : {};
}

/** "Slides: 8", "Anzahl Folien: ca. 8", "页数：12", "슬라이드 5장". */
function labelBefore(tokens: readonly Token[], index: number): Noun | undefined {
  let place = index - 1;
  while (
    place >= index - 3 &&
    (about.has(smallAt(tokens, place)) ||
      atMost.has(smallAt(tokens, place)) ||
      smallAt(tokens, place) === ".")
  )
    place -= 1;
  const sign = smallAt(tokens, place);
  if (
    slides.has(sign) &&
    /^[-–—]$/u.test(smallAt(tokens, place - 1)) &&
    /^[-–—]$/u.test(smallAt(tokens, place - 2))
  )
    return { kind: "slides", next: index + 1, weight: 4, isOnly: true };
  if (!/^[:=：]$/u.test(sign)) return undefined;
  if (smallAt(tokens, place - 1) === "n" && sign === "=")
    return { kind: "slides", next: index + 1, weight: 3 };
  for (let back = place - 1; back >= Math.max(0, place - 5); back -= 1) {
    const small = smallAt(tokens, back);
    if (/^["')*\s]$/u.test(small)) continue;
    if (
      (small.split("_").some((word) => slides.has(word)) &&
        !/(?:^|_)(?:words?|bullets?|points?|per)_/u.test(small)) ||
      labelNouns.has(small) ||
      labelNouns.hasPair(smallAt(tokens, back - 1), small)
    )
      return { kind: "slides", next: index + 1, weight: 4, isOnly: true };
    if (minutes.has(small)) return { kind: "minutes", next: index + 1, weight: 4 };
    if (stops.test(small)) return undefined;
  }
  return undefined;
}

/** "6 max", "6 of them", "dieci in tutto": no noun, yet a whole. */
function totalAfter(tokens: readonly Token[], next: number): Noun | undefined {
  const after = [0, 1].map((step) => smallAt(tokens, next + step)).join(" ");
  const isTotal =
    /^(?:of them|in total|in all|in tutto|insgesamt|en tout|en total|no total|totalt|i alt|razem|celkem|všeho|всего|altogether|max[ .,;]|tops)/u.test(
      `${after} `,
    );
  return isTotal ? { kind: "slides", next, weight: 0 } : undefined;
}

const labelNouns = createWordList(
  "length|count|umfang|anzahl|folienanzahl|foliensatz|seitenzahl|longueur|extensión|extensão|lunghezza|omfång|объём|объем|页数|頁数|枚数|篇幅|분량|slide_count|slidecount|n_slides|num_slides|slides_max|max_slides|number_of_slides|slides",
);

function smallAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.small ?? "";
}

/** "the 3rd slide", "第3页", "slide 3", "one slide per vendor" count no deck. */
function isOrdinalOrEach(tokens: readonly Token[], index: number, noun: Noun): boolean {
  const before = smallAt(tokens, index - 1);
  const after = smallAt(tokens, noun.next);
  const joined = tokens[index + 1]?.start === tokens[index]?.end ? smallAt(tokens, index + 1) : "";
  if (/^(?:st|nd|rd|th|er|re|ème|e|ª|º|й|я|번째)$/u.test(joined)) return true;
  if (before === "第" || before === "每" || before === "各") return true;
  if (noun.kind === "minutes") return each.has(after) || each.has(before);
  const later = smallAt(tokens, noun.next + 1);
  // "8 slide per i soci" and "6 snímků pro děti" are for somebody.
  if (/^(?:per|pro)$/u.test(after)) return (readNumber(smallAt(tokens, index)) ?? 0) <= 2;
  if (each.has(after) && after !== "a" && !/^(?:na|po|на|por|par)$/u.test(after)) return true;
  if (/^(?:je|pro|jede|jeder|chaque|each|every|cada|ogni|por|каждые)$/u.test(before)) return true;
  return after === "for" && later === "each";
}
