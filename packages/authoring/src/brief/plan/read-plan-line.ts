import { readOrder } from "../../text/numbers/slide-order.ts";
import { toWesternDigits } from "../../text/numbers/western-digits.ts";
import type { WantedForm } from "../brief.ts";
import { slideNouns } from "../lexicon/count-words.ts";
import { coverWords, joinWords, newSlideWords, planNouns } from "../lexicon/plan-words.ts";
import { readNumber, readRoman } from "../numbers.ts";
import { isChart, readForm, readWishedForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { createWordList } from "../word-list.ts";
import { formOfLook, takeLook } from "./look-clause.ts";

/** What a line that opens a slide of a plan says of it. */
export interface PlanLine {
  /** Left out where the line has no number. */
  readonly first?: number;
  readonly last?: number;
  /** Without number, form and remarks; empty where nothing else is said, or only that it is the cover. */
  readonly title: string;
  readonly form?: WantedForm;
  /** True where words order it: "then …", "the third one …". */
  readonly isTold?: true;
}

const nouns = createWordList(`${slideNouns}|${planNouns}|スライド|슬라이드|شريحة|الشريحة|الصفحة`);
const news = newSlideWords.split("|").sort((one, other) => other.length - one.length);
const covers = createWordList(coverWords);
const joins = createWordList(joinWords);
const separator =
  /^[\s*_"']{0,4}(?:[:：.．)）\]}】〕|｜、，,;=→/>]|[-–—]{1,2}>?(?=\s|$|[^\p{L}\p{Nd}\s])|[-–—](?!\p{Nd}))?[\s*_>|｜:：.)）-]{0,6}/u;
const longestLine = 600;
const longestHead = 60;

/** Returns number, title and form of a line such as "S5 – bar chart", "3枚目：現状", "Slides 2-3 (two slides): where the heat goes". */
export function readPlanLine(line: string, slots: readonly FoundSlot[]): PlanLine {
  const opening = line.slice(0, longestLine).replace(/\p{Cs}$/u, "");
  const words = opening.replace(/^[\s#>*•·▪◦"'([{|【〔–—-]{0,12}/u, "");
  const opened = takeOpener(words);
  const rest = words.slice(opened.end).replace(separator, "");
  const look = takeLook(rest);
  const formSlots = slots.filter(({ slot }) => slot === "form").map(({ text }) => text);
  const form =
    [...formSlots, ...bracketsOf(rest)].map(readWishedForm).find((found) => found !== undefined) ??
    readOpeningForm(rest) ??
    look.form ??
    formSlots.map(formOfLook).find((found) => found !== undefined && found !== "picture") ??
    (inSteps.test(rest) ? "process" : undefined);
  const told = opened.isTold && !/^\s{0,2}[:：=–—-]|["“„«「『]/u.test(words.slice(opened.end));
  const title = (told ? nameTold(slots) : undefined) ?? readTitle(look.name, formSlots);
  const { first, last } = opened;
  return {
    ...(first === undefined ? {} : { first, last: last ?? first }),
    title,
    ...(form && { form }),
    ...(opened.isTold && { isTold: true }),
  };
}

/** "Taking down in five steps". */
const inSteps =
  /(?:^|\s)(?:in|en|em|w|i|v|в|au?x?)?\s?(?:\p{Nd}{1,2}|\p{L}{2,8})\s(?:steps|schritten?|étapes|pasos|passos|passaggi|stappen|steg|trin|trinn|krok(?:ach|i|ů|y)|шаг(?:ах|а|ов)|крок(?:ах|и|ів)|adımda|vaihee(?:ssa|n)|lépésben|pași|βήματα|שלבים|خطوات)$|[\p{Nd}一二三四五六七八九十]{1,2}(?:个?步骤?|個步驟|つの(?:手順|ステップ)|단계)$/iu;

/** What a sentence says of a slide is no name, what it is to show is: "the second one is about what they eat". */
function nameTold(slots: readonly FoundSlot[]): string | undefined {
  const named = slots.find(({ slot }) => slot === "title" || slot === "part" || slot === "ending");
  return named === undefined ? undefined : tidy(named.text.slice(readOrder(named.text)?.end ?? 0));
}

interface Opener {
  readonly first?: number;
  readonly last?: number;
  readonly end: number;
  /** In the words of a sentence rather than by a number before a name. */
  readonly isTold?: true;
}

function takeOpener(words: string): Opener {
  const frame = /^\\begin\{frame\}(?:\[[^\]\n]{0,40}\])?\{?/u.exec(words);
  if (frame !== null) return { end: frame[0].length };
  return takeEastAsian(words) ?? takeNumbered(words) ?? takeNamed(words) ?? { end: 0 };
}

/** "第3页", "3枚目", "第一页", "スライド3", "슬라이드 3", "3번째 슬라이드", "六、(第6页)". */
function takeEastAsian(words: string): Opener | undefined {
  const head = toWesternDigits(words.slice(0, 60));
  const match =
    /^(?:[一二三四五六七八九十]{1,3}、[(（])?第\s?([\d一二三四五六七八九十]{1,3})(?:\s?[-–~〜至到]\s?第?([\d一二三四五六七八九十]{1,3}))?\s?(?:页|頁|张|張|枚|ページ)目?(?:幻灯片|投影片|スライド)?[)）]?/u.exec(
      head,
    ) ??
    /^([\d一二三四五六七八九十]{1,3})(?:\s?[-–~〜]\s?(\d{1,3}))?\s?(?:枚目|ページ目|頁目|页|頁|번째\s?(?:슬라이드|장)|번\s?슬라이드|장(?=\s?[:：.]))/u.exec(
      head,
    ) ??
    /^(?:スライド|슬라이드|ページ|幻灯片|投影片)\s?([\d]{1,3})(?:\s?[-–~〜]\s?(\d{1,3}))?/u.exec(head);
  if (match === null) return undefined;
  const first = readNumber(match[1] ?? "");
  const last = match[2] === undefined ? undefined : readNumber(match[2]);
  return { ...(first !== undefined && { first }), ...(last !== undefined && { last }), end: match[0].length };
}

const numeral = "(?:\\d{1,3}|[IVX]{1,5}|[\\p{L}\\p{M}'’]{2,16})";
const behindNoun = new RegExp(
  `^([\\p{L}\\p{M}]{1,14}\\.?)[\\s#*№.]{0,4}(${numeral}|Z\\d)(?:\\s{0,2}(?:[-–—~〜]|to|bis|à|a|do|до|and|und|et|y|e|إلى)\\s{0,2}(${numeral}))?(?![\\p{L}\\p{M}\\d])`,
  "u",
);
const beforeNoun = new RegExp(
  `^(${numeral})(?:(?:\\.|st|nd|rd|th|er|e|ª|º|a|-я|-й)?)(?:[-–](\\d{1,3})\\.?)?\\s{1,2}([\\p{L}\\p{M}'’]{1,14})(?=\\s{0,2}[:：.,)|=→–—-]|\\s|$)`,
  "u",
);
const bare =
  /^(\d{1,3})(?:\ufe0f?\u20e3|[a-eа-г](?=[\s.):]))?(?:\s{0,2}[-–~]\s{0,2}(\d{1,3}))?(?=[\s.)\]:：|;/=→–—>,]|\ufe0f|$)/u;

function takeNumbered(words: string): Opener | undefined {
  const circled = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳".indexOf(words.charAt(0));
  if (circled !== -1 && words !== "") return { first: circled + 1, end: 1 };
  const head = toWesternDigits(words.slice(0, 80));
  return takeBehind(head) ?? takeBefore(head) ?? takeBare(head);
}

function takeBehind(head: string): Opener | undefined {
  const match = behindNoun.exec(head);
  const noun = (match?.[1] ?? "").toLowerCase().replace(/\.$/u, "");
  if (match === null || !nouns.has(noun)) return undefined;
  const first = toNumber(match[2] ?? "");
  if (first === undefined) return /^Z\d$/u.test(match[2] ?? "") ? { end: match[0].length } : undefined;
  const last = match[3] === undefined ? undefined : toNumber(match[3]);
  if (match[3] === undefined || last !== undefined)
    return { first, ...(last !== undefined && { last }), end: match[0].length };
  return { first, end: match[0].indexOf(match[2] ?? "") + (match[2] ?? "").length };
}

function takeBefore(head: string): Opener | undefined {
  const match = beforeNoun.exec(head);
  if (match === null || !nouns.has((match[3] ?? "").toLowerCase()) || (match[3] ?? "").length < 2)
    return undefined;
  const first = toNumber(match[1] ?? "");
  const last = match[2] === undefined ? undefined : Number(match[2]);
  return first === undefined
    ? undefined
    : { first, ...(last !== undefined && { last }), end: match[0].length };
}

function takeBare(head: string): Opener | undefined {
  const match = bare.exec(head);
  if (match !== null) {
    const keycap = /^\ufe0f?\u20e3/u.exec(head.slice(match[0].length))?.[0].length ?? 0;
    const last = match[2] === undefined ? undefined : Number(match[2]);
    return { first: Number(match[1]), ...(last !== undefined && { last }), end: match[0].length + keycap };
  }
  const mark = /^([IVX]{1,5}|[a-z]|[A-Z])[.)](?=\s|$)/u.exec(head);
  if (mark === null) return undefined;
  const first = /^[IVX]+$/u.test(mark[1] ?? "")
    ? readRoman(mark[1] ?? "")
    : (mark[1] ?? "").toLowerCase().charCodeAt(0) - 96;
  return { ...(first !== undefined && { first }), end: mark[0].length };
}

function toNumber(word: string): number | undefined {
  return /^[IVX]{1,5}$/u.test(word) ? readRoman(word) : readNumber(word);
}

/** "first slide", "then …", "the last one", "new slide …", "slide:". */
function takeNamed(words: string): Opener | undefined {
  const order = readOrder(words);
  if (order !== undefined)
    return { ...(typeof order.place === "number" && { first: order.place }), end: order.end, isTold: true };
  const head = words.slice(0, longestHead);
  const small = head.toLowerCase();
  const opener = news.find((name) => startsApart(small, name));
  if (opener !== undefined) return { end: opener.length };
  const [noun = ""] = head.split(/[\s:：.,]/u, 1);
  // What is as long as the head may go on behind it.
  const isWhole = noun.length >= 2 && noun.length < longestHead;
  return isWhole && nouns.has(noun.toLowerCase()) ? { end: noun.length } : undefined;
}

function startsApart(words: string, name: string): boolean {
  return words.startsWith(name) && !/^[\p{L}\p{M}\p{Nd}]/u.test(words.slice(name.length));
}

function bracketsOf(rest: string): readonly string[] {
  return Array.from(rest.matchAll(/[(（[]([^()（）[\]\n]{1,80})[)）\]]/gu), ([, inside = ""]) => inside);
}

/** "Chart: …", "Tabelle der Kosten", "…, bar chart", "… als Tabelle", "… – Tabelle". */
function readOpeningForm(rest: string): WantedForm | undefined {
  const clauses = rest.split(/[,;:：，、]|\s[-–—=]\s/u).map((clause) => clause.trim());
  const short = clauses.filter((clause) => clause.split(/\s+/u).length <= 3 && clause.length <= 40);
  const opening = rest.split(/\s+/u).slice(0, 2).join(" ");
  return [...short, opening, asForm(rest)]
    .map((words) => (words === "" ? undefined : readForm(words)))
    .find((form) => form !== undefined);
}

function asForm(rest: string): string {
  return (
    /\s(?:as|als|comme|como|come|som|jako|как|as an?|in an?|en|em|sous forme de|in einer)\s([^,;:]{3,40})$/iu.exec(
      rest,
    )?.[1] ?? ""
  );
}

function readTitle(rest: string, forms: readonly string[]): string {
  const quoted = /["“„«「『]([^"”“»」』\n]{2,120})["”“»」』]/u.exec(rest)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const [, cell] = rest.includes(" | ") ? ["", rest.split("|")[0] ?? ""] : [];
  let words = (cell ?? rest).replace(/[(（[]([^()（）[\]\n]{1,80})[)）\]]/gu, (all, inside: string) =>
    isRemark(inside, forms) ? "" : all,
  );
  for (const form of forms) words = cutForm(words, form);
  const title = closeBrackets(tidy(words));
  if (isFormAlone(title)) return "";
  if (covers.has(title.toLowerCase()) || title.split(/\s+/u).every((word) => joins.has(word.toLowerCase())))
    return "";
  return title;
}

const formsAlone: ReadonlySet<WantedForm> = new Set(["table", "quote", "numbers", "code"]);

/** "bar chart", "Tabelle": nothing is said but how the slide is to look. */
function isFormAlone(title: string): boolean {
  const form = title.split(/\s+/u).length <= 2 && title.length <= 24 ? readForm(title) : undefined;
  return form !== undefined && (isChart(form) || formsAlone.has(form));
}

function isRemark(inside: string, forms: readonly string[]): boolean {
  if (
    forms.some((form) => inside.includes(form) || form.includes(inside)) ||
    /^[\d\s]{1,4}$/u.test(toWesternDigits(inside))
  )
    return true;
  const small = inside.toLowerCase();
  if (readForm(small) !== undefined) return true;
  return (
    small.split(/[\s,]+/u).some((word) => nouns.has(word) && word.length > 2) ||
    /placeholder|leave|leer|blank|vide|optional|skip|please|bitte|photo|foto|bild|image|picture|icon/u.test(
      small,
    )
  );
}

/** Without a form and the words that only join it to the rest. */
function cutForm(words: string, form: string): string {
  const place = words.indexOf(form);
  if (place === -1) return words;
  const ahead = words.slice(0, place).split(/(\s+)/u);
  const behind = words.slice(place + form.length).split(/(\s+)/u);
  while (ahead.length > 0 && isJoin(ahead.at(-1) ?? "")) ahead.pop();
  while (behind.length > 0 && isJoin(behind[0] ?? "")) behind.shift();
  const [one, other] = [ahead.join("").trim(), behind.join("").trim()];
  return one === "" || other === "" || /^[,.;:–—-]/u.test(other) ? `${one}${other}` : `${one} ${other}`;
}

function isJoin(word: string): boolean {
  return word.trim() === "" || joins.has(word.toLowerCase()) || /^[,;:：–—\-(（)）=/，、]+$/u.test(word);
}

/** Without a bracket at the end that nothing opens. */
function closeBrackets(title: string): string {
  return /[)）\]]$/u.test(title) && !/[(（[]/u.test(title) ? title.slice(0, -1).trimEnd() : title;
}

function tidy(words: string): string {
  return words
    .replace(/\*\*|__|`/gu, "")
    .replace(/\s{2,}/gu, " ")
    .replace(/^[\s:：.,;、，|｜–—=→>/%-]{1,8}/u, "")
    .replace(/[\s:：,;、，|｜–—=→>/({（%\\-]{1,8}$/u, "")
    .replace(/[}]{1,2}$/u, "")
    .replace(/([^.])\.$/u, "$1")
    .trim();
}
