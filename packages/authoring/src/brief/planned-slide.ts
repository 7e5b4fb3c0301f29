import { toWesternDigits } from "./slide-count.ts";

/** A line that says what one slide, or each of several, is to hold. */
export interface PlannedSlide {
  readonly first: number;
  readonly last: number;
  /** What stands after the number. */
  readonly text: string;
}

const numbersBehind = new Set(
  "slide slides folie folien diapositive diapositives diapositiva diapositivas diapo diapos lámina láminas lâmina lâminas lamina dia slajd слайд слайды شريحة الشريحة الشرائح スライド 幻灯片 슬라이드 page".split(
    " ",
  ),
);

/** Returns what a line such as "Slide 4-6 - Our coffee", "Folie 3: Ziele", "2枚目:状況" or "第3页:背景" plans. */
export function readPlannedSlide(line: string): PlannedSlide | undefined {
  const head = line.slice(0, 40);
  return readBehind(head, line) ?? readEastAsian(head, line);
}

function readBehind(head: string, line: string): PlannedSlide | undefined {
  const plain = head.replace(/^[#*\s]{0,8}/u, "");
  const word = /^[\p{L}\p{M}ー]{3,14}/u.exec(plain)?.[0];
  if (word === undefined || !numbersBehind.has(word.toLowerCase())) return undefined;
  const numbers =
    /^ {0,3}(\d{1,3})(?:(?: {0,2}[-–—~〜] {0,2}| (?:to|bis|à|a|до|إلى) )(\d{1,3})(?!\d))?/u.exec(
      toWesternDigits(plain.slice(word.length)),
    );
  if (numbers === null) return undefined;
  const end = head.length - plain.length + word.length + numbers[0].length;
  const rest = line.slice(end);
  const separator = /^[*\s]{0,4}(?:[:\uFF1A.)|]|[-–—](?=\s))?[*\s]{0,4}/u.exec(rest)?.[0] ?? "";
  // "Page 4" alone is what stands at the foot of one.
  if (word.toLowerCase() === "page" && rest.slice(separator.length).trim() === "") return undefined;
  if (rest !== "" && separator.trim().replaceAll("*", "") === "") return undefined;
  return toPlanned(numbers[1], numbers[2], rest.slice(separator.length));
}

function readEastAsian(head: string, line: string): PlannedSlide | undefined {
  const counted =
    // "7장." is the number of a chapter as well, where "7장:" plans a slide.
    /^(\d{1,3})(?:[-–~〜](\d{1,3}))?(?:枚目|ページ目|页|頁|장(?!\.))/u.exec(head) ??
    /^第(\d{1,3})(?:[-–~〜至](\d{1,3}))?(?:页|頁|张|張|枚)(?:幻灯片|投影片|スライド)?/u.exec(head);
  if (counted === null) return undefined;
  const rest = line.slice(counted[0].length);
  const separator = /^\s{0,4}[:\uFF1A、.-]\s{0,4}/u.exec(rest)?.[0];
  return separator === undefined
    ? undefined
    : toPlanned(counted[1], counted[2], rest.slice(separator.length));
}

function toPlanned(
  first: string | undefined,
  last: string | undefined,
  text: string,
): PlannedSlide | undefined {
  const from = Number(first);
  const to = Number(last ?? first);
  if (from < 1 || to < from || to > 200) return undefined;
  return { first: from, last: to, text: text.trim().replace(/[,;，；]$/u, "") };
}
