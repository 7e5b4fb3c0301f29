import type { Token } from "../../text/words/tokens.ts";
import type { SlideCount } from "../brief.ts";
import { aboutWords, atLeastWords, atMostWords } from "../lexicon/count-words.ts";
import { readNumber } from "../numbers.ts";
import { createWordList } from "../word-list.ts";

/** Words such as "at most" beside a number. */
export const atMost = createWordList(atMostWords);
const atLeast = createWordList(atLeastWords);
/** Words such as "about" beside a number. */
export const about = createWordList(aboutWords);

/** Returns how the words around the tokens of a number, from one up to another, bound it. */
export function boundAround(tokens: readonly Token[], from: number, to: number): SlideCount["bound"] {
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
    (small, step) =>
      /^[.;:!?。]$/u.test(small) || isOtherClause(tokens, to + step) || isOfNext(tokens, to + step),
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

/** "5 slides max 5 mins": the bound is of the number behind it. */
function isOfNext(tokens: readonly Token[], place: number): boolean {
  return atMost.has(smallAt(tokens, place)) && /^\p{Nd}/u.test(smallAt(tokens, place + 1));
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
  "thereabouts|or thereabouts|左右|程度|くらい|ぐらい|ほど|정도|쯤|前後|civarı|civarında|ish|-ish|or so|내외",
);

function hasAbout(after: readonly string[]): boolean {
  return (
    aboutAfter.has(after[0] ?? "") ||
    aboutAfter.has(after.slice(0, 2).join("")) ||
    aboutAfter.has(after.slice(0, 3).join("")) ||
    aboutAfter.hasPair(after[0] ?? "", after[1] ?? "")
  );
}

/** Returns the wish that a number, or a range of numbers, with a bound stands for. */
export function toCount(least: number, most: number, bound: SlideCount["bound"]): SlideCount {
  if (most > least) return { count: Math.ceil((least + most) / 2), bound: "range", least, most };
  switch (bound) {
    case "atMost":
      return { count: most, bound, least: Math.max(1, Math.floor(most * 0.5)), most };
    case "atLeast":
      return { count: least, bound, least, most: least * 2 };
    case "about":
      return { count: most, bound, least: Math.max(1, most - 1), most: most + 1 };
    default:
      return { count: most, bound: "exactly", least: most, most };
  }
}

function smallAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.small ?? "";
}
