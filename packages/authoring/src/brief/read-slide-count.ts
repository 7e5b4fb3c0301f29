import { readTokens, type Token } from "../text/words/tokens.ts";
import type { SlideCount } from "./brief.ts";
import {
  aboutWords,
  atLeastWords,
  atMostWords,
  eachWords,
  minuteWords,
  otherNouns,
  rangeWords,
  slideCounters,
  slideNouns,
} from "./lexicon/count-words.ts";
import { readNumber } from "./numbers.ts";
import { createWordList } from "./word-list.ts";

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
const counters = createWordList(slideCounters);
const minutes = createWordList(minuteWords);
const atMost = createWordList(atMostWords);
const atLeast = createWordList(atLeastWords);
const about = createWordList(aboutWords);
const range = createWordList(rangeWords);
const each = createWordList(eachWords);
const others = createWordList(otherNouns);

const longestRead = 4_000;
const mostSlides = 300;

/**
 * Returns the numbers of slides and minutes that a text gives for a whole deck, in their order. Which language it is in shows
 * in the prompt around it.
 */
export function findCounts(text: string, prompt = text): readonly FoundCount[] {
  // "half a dozen" is one number.
  const tokens = readTokens(text.slice(0, longestRead).replace(/half a dozen/giu, "six".padEnd(12)));
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
const slidesOrDays = /\p{Nd}\s?dias$/iu;
const iberian = /(?<!\p{L})(?:que|para|por|com|con|uma?|una|é|são|em|los|las|não)(?!\p{L})/iu;

function countsElse(text: string, { start, end }: FoundCount, prompt: string): boolean {
  const words = text.slice(start, end);
  return share.test(words) || (slidesOrDays.test(words) && iberian.test(prompt));
}

const corrections =
  /(?:^|[\s,.;:–—、。，…-])(?:no|nope|wait|actually|sorry|scratch that|make that|i mean|or rather|nein|quatsch|moment|besser|lieber|ach was|non|plutôt|enfin|pardon|mejor|perdón|digo|não|melhor|aliás|anzi|meglio|nee|liever|nej|vänta|nie|raczej|ne|vlastně|нет|лучше|точнее|ні|краще|hayır|yok)(?=[\s,.;:–—…-])|いや|やっぱり|じゃなくて|不对|不對|还是|還是|아니/iu;
const longestCorrection = 40;

/** A word that takes back what was said stands right between two numbers. */
function isTakenBack(text: string, from: number | undefined, to: number): boolean {
  if (from === undefined || to - from > longestCorrection) return false;
  return corrections.test(text.slice(from, to));
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
  return value === undefined ? undefined : { value, next };
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
  let { value: most, next } = first;
  const least = most;
  if (range.has(tokens[next]?.small ?? "")) {
    const second = numberAt(tokens, next + 1);
    if (second !== undefined && second.value > least && second.value <= least + 12)
      ({ value: most, next } = second);
  } else {
    const split = /^(\p{Nd}{1,3})[-–~](\p{Nd}{1,3})$/u.exec(start.text);
    if (split !== null) most = readNumber(split[2] ?? "") ?? most;
  }
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
    if (place === next && counters.has(small) && (small.length > 1 || !/^p$/iu.test(small) || !isHan))
      return /目/u.test(tokens[place + 1]?.small ?? "") || countsOthers(tokens, place + 1)
        ? undefined
        : { kind: "slides", next: place + 1, weight: 5 };
    const hangul = /^(?:장|쪽|매|페이지)(?!기|점|난|소|비|애)/u.test(small);
    if (place === next && hangul) return { kind: "slides", next: place + 1, weight: 5 };
    const last = small.split("-").find((word) => slides.has(word)) ?? small;
    if (minutes.has(small) || minutes.has(last)) return { kind: "minutes", next: place + 1, weight: 5 };
    if (slides.has(small) || slides.has(last))
      return { kind: "slides", next: place + 1, weight: 5 - (place - next), ...onlyBefore(tokens, next - 2) };
    if (stops.test(small) || others.has(small) || each.has(small) || readNumber(small) !== undefined)
      return undefined;
  }
  return undefined;
}

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

function boundAround(tokens: readonly Token[], from: number, to: number): SlideCount["bound"] {
  const before: string[] = [];
  for (let place = from - 1; place >= Math.max(0, from - 4); place -= 1) {
    const small = smallAt(tokens, place);
    // ", so nine slides please" draws a conclusion.
    if (/^[,;()!?。；、，]$/u.test(small) && before[0] === "so") before.shift();
    if (/^[,;()!?。；、，]$/u.test(small)) break;
    if (small === "." && !/^(?:ca|max|maks|c|kb|approx|min)$/u.test(smallAt(tokens, place - 1))) break;
    before.unshift(...small.split(/['’]/u).slice(-1));
  }
  const after = [to, to + 1, to + 2].map((place) => smallAt(tokens, place));
  const cut = after.findIndex(
    (small, step) => /^[.;:!?。]$/u.test(small) || isOtherClause(tokens, to + step),
  );
  const noun = smallAt(tokens, to - 1);
  const near = [...before, `|${noun}`, ...(cut === -1 ? after : after.slice(0, cut))];
  if (hasAny(near, atLeast)) return "atLeast";
  if (
    hasMost(before, near) ||
    hasJoined(before.join(""), /不超过|不超過|最多|至多|最大|至多|控制在/u) ||
    hasJoined(after.join(""), /^(?:以内|以內|以下|まで|이내|이하|안쪽)/u)
  )
    return "atMost";
  return isAbout(before) ||
    hasAbout(after) ||
    /-ish$/u.test(`${smallAt(tokens, to - 1)} ${smallAt(tokens, from)}`) ||
    /-ish /u.test(`${smallAt(tokens, from)} `)
    ? "about"
    : "exactly";
}

/** "8 slides, at most three points on each": behind the comma another number has its own bound. */
function isOtherClause(tokens: readonly Token[], place: number): boolean {
  if (!/^[,，、]$/u.test(smallAt(tokens, place))) return false;
  return [1, 2, 3, 4].some((step) => readNumber(smallAt(tokens, place + step)) !== undefined);
}

function hasJoined(words: string, pattern: RegExp): boolean {
  return pattern.test(words);
}

const weakAbout = createWordList("so|c|ca|typ|o|cam|on|kb|noin|rund|cerca|uns|asi|نحو|כ|about|around|des");

/** Words such as "so" and "about" tell of the number only right before it. */
function isAbout(before: readonly string[]): boolean {
  const last = before.at(-1) ?? "";
  const lastWord = last === "." ? (before.at(-2) ?? "") : last;
  const strong = before.filter((word) => !weakAbout.has(word));
  return about.has(lastWord) || hasAny(strong, about) || /(?:大约|約|约|大概|약)$/u.test(before.join(""));
}

function hasAny(words: readonly string[], list: ReturnType<typeof createWordList>): boolean {
  return words.some((word, index) => list.has(word) || list.hasPair(word, words[index + 1] ?? ""));
}

const weakMost = createWordList("не|plus|more|mehr|less|fewer|limit|til|do|до|tops|most|within|under|עד|de");
const negations = createWordList("no|not|never|nicht|pas|no|não|non|niet|inte|ikke|nie|не|ne|ej|geen");

function hasMost(before: readonly string[], near: readonly string[]): boolean {
  const isStrong = near.some(
    (word, index) =>
      (atMost.has(word) && !weakMost.has(word)) ||
      (index + 1 < near.length && atMost.hasPair(word, near[index + 1] ?? "")),
  );
  if (isStrong || near.includes("tops")) return true;
  const last = before.at(-1) ?? "";
  // "do 8 slajdów" bounds in Polish and Czech, "do 8 slides" asks in English.
  if (last === "do" && near.slice(before.length).some((word) => /^\|(?:slajd|snímk|slidů|stran)/u.test(word)))
    return true;
  if (/^(?:до|under|within|עד|til|at most)$/u.test(last) || /^(?:most)$/u.test(last)) return true;
  if (
    /at (?:\|\S* )?(?:the very )?most|or (?:fewer|less)|que (?:\|\S* )?(?:\d+ )?pas plus/u.test(
      near.join(" "),
    )
  )
    return true;
  return (
    near.some((word) => negations.has(word)) &&
    near.some((word) =>
      /^(?:more|mehr|plus|más|mais|più|meer|mer|mere|więcej|více|более|больше|більше|than)$/u.test(word),
    )
  );
}

const aboutAfter = createWordList(
  "thereabouts|or thereabouts|左右|程度|くらい|ぐらい|ほど|정도|쯤|前後|civarı|civarında|ish|or so|내외",
);

function hasAbout(after: readonly string[]): boolean {
  return (
    aboutAfter.has(after[0] ?? "") ||
    aboutAfter.has(after.slice(0, 2).join("")) ||
    aboutAfter.has(after.slice(0, 3).join("")) ||
    aboutAfter.hasPair(after[0] ?? "", after[1] ?? "")
  );
}

function toCount(least: number, most: number, bound: SlideCount["bound"]): SlideCount {
  if (most > least) return { count: Math.ceil((least + most) / 2), bound: "range", least, most };
  switch (bound) {
    case "atMost":
      return { count: most, bound, least: Math.max(1, Math.floor(most * 0.5)), most };
    case "atLeast":
      return { count: least, bound, least, most: least * 2 };
    case "about":
      return {
        count: most,
        bound,
        least: Math.max(1, most - Math.max(1, Math.round(most * 0.15))),
        most: most + Math.max(1, Math.round(most * 0.15)),
      };
    default:
      return { count: most, bound: "exactly", least: most, most };
  }
}

/** "Slides: … \n 7, for the members", "keep it to six", "could you do 14-16 this time": asked, and no noun beside it. */
const loose =
  /(?:keep (?:it|this|the deck) (?:to|at|under)|could you do|can you do|make it|let's say|limit (?:it|this) to|aim for|go for|mach(?:t|en)? (?:es |das )?(?:in|auf|mit)?)\s+(?:about |around |max |roughly )?((?:\p{Nd}{1,2}|\p{L}{2,9})(?:\s?(?:-|–|to|or)\s?\p{Nd}{1,2}|-ish|ish)?)(?=\s*(?:$|[.,;!?)]|this time|please|bitte|max|at most|tops|in total))/iu;

/** Returns a number that a request gives without saying of what, where the words around it leave slides only. */
export function findLooseCount(text: string): SlideCount | undefined {
  const words = loose.exec(text.slice(0, longestRead))?.[1];
  return words === undefined ? undefined : bareCount(words);
}

/** Returns the number that a text begins with and that a comma, a stop or its end follows: "7, for the members". */
export function findLeadingCount(text: string): SlideCount | undefined {
  const words = /^\s{0,4}(\p{Nd}{1,2}(?:\s?[-–]\s?\p{Nd}{1,2})?)(?=\s{0,2}(?:$|[,;]\s|\.\s*$))/u.exec(
    text.slice(0, 80),
  )?.[1];
  return words === undefined ? undefined : bareCount(words);
}

const lone =
  /(?:^|[,;(.!?–-]\s{0,2})(?:(?:so|also|like|say|alors|así|entonces|quindi|dus|cirka|circa|ca\.?|about|around|etwa)\s)?(\p{Nd}{1,2}(?:\s?[-–]\s?\p{Nd}{1,2})?)\s?(?=$|[,.;!?)](?:\s|$))/u;

/** Returns a number that is a clause of its own: "slides on sourdough, 5, chatty", "like 6?"; "слайдов 15" is about so many. */
export function findLoneCount(text: string): SlideCount | undefined {
  const words = lone.exec(text.slice(0, longestRead))?.[1];
  const count = words === undefined ? undefined : bareCount(words);
  if (count !== undefined && count.least >= 3 && count.most <= 40) return count;
  const inverted = /(?<!\p{L})слайд(?:ов|и|ів)\s(\p{Nd}{1,2})(?=\s?(?:$|[,.;!?)]))/iu.exec(
    text.slice(0, longestRead),
  )?.[1];
  return inverted === undefined ? undefined : toCount(Number(inverted), Number(inverted), "about");
}

function bareCount(words: string): SlideCount | undefined {
  const [first = "", last] = words.split(/\s?(?:-(?!ish)|–|\bto\b|\bor\b)\s?/iu);
  const least = readNumber(first.replace(/-?ish$/iu, ""));
  const most = last === undefined ? least : readNumber(last);
  if (least === undefined || most === undefined || least < 2 || most < least || most > 60) return undefined;
  return toCount(least, most, /ish$/iu.test(words) ? "about" : "exactly");
}
