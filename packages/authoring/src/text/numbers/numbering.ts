import type { RichText } from "@lectern/deck";
import { sliceText, toPlainText } from "../markup/rich-text.ts";
import { zeros } from "./western-digits.ts";

/** The number before a heading or a clause: where it ends, where the words begin, and how deep it counts. */
export interface Numbering {
  readonly number: string;
  readonly depth: number;
  readonly textStart: number;
}

/** What may stand between a number and the words; typeset texts do not let a line end there. */
const spaces = " \t\u00a0\u2002\u2003\u202f\u3000";

const stops = ".\uFF0E";
/** Behind these no space is needed: "3、", "3）". */
const wideClosers = "、\uFF09\uFF0E";
const hanDigits = "一二三四五六七八九";

/**
 * Returns the number that a line opens with ("2.", "2.1", "2.1.3.", "§ 4", "3)", "٢.", "三、", "2- "), in western digits,
 * if it opens with one and words follow.
 */
export function readNumbering(line: string): Numbering | undefined {
  const first = line.charCodeAt(0);
  if (first >= 0x4e00 && first <= 0x9fff) return readHanNumbering(line);
  let index = line.startsWith("§ ") ? 2 : 0;
  const parts: string[] = [];
  let closed = false;
  while (parts.length < 6) {
    const digits = readDigits(line, index);
    if (digits === "") break;
    parts.push(digits);
    index += digits.length;
    closed = isOneOf(stops, line.charAt(index));
    if (!closed) break;
    index += 1;
  }
  if (parts.length === 0) return undefined;
  if (!closed && isCloser(line, index)) {
    closed = true;
    index += 1;
  }
  const isMarked = closed || parts.length > 1 || line.startsWith("§");
  if (isAmount(line, parts, closed, index)) return undefined;
  const isApart = isOneOf(spaces, line.charAt(index)) || isOneOf(wideClosers, line.charAt(index - 1));
  if (!isMarked || !isApart) return undefined;
  return toNumbering(line, parts, index);
}

/** "09.30", "9.15", "10.00": a time of day, as programmes write it, is no number of a clause; "9.5" and "2.10" are. */
function isClock([hours = "", minutes = ""]: readonly string[]): boolean {
  const isRound = /^(?:00|15|30|45)$/u.test(minutes) && Number(hours) >= earliest;
  return Number(hours) <= 23 && (isRound || (/^0\d$/u.test(hours) && /^[0-5]\d$/u.test(minutes)));
}

const earliest = 6;

/** "1.2 million flats", "18.0 g in" measure: a decimal with a unit behind it is no number of a clause. */
function isAmount(line: string, parts: readonly string[], closed: boolean, index: number): boolean {
  const units =
    /^[ \u00a0\u202f]?(?:g|kg|mg|t|ml|l|cl|km|m|cm|mm|m²|ha|%|‰|°|s|min|h|kWh|MW|V|W|€|\$|£|[mb]illions?|mn|bn|k|mio|mrd|millionen|milliarden?|milliards?|mill(?:ón|ones)|mili(?:ón|oni|ardi|ony)|milh(?:ão|ões)|bilh(?:ão|ões)|miljoen|miljard|milj|miljoner|млн|млрд|тыс)(?![\p{L}])/iu;
  return !closed && parts.length === 2 && (isClock(parts) || units.test(line.slice(index, index + 12)));
}

function toNumbering(line: string, parts: readonly string[], end: number): Numbering | undefined {
  let textStart = end;
  while (isOneOf(spaces, line.charAt(textStart))) textStart += 1;
  if (textStart === line.length) return undefined;
  const sign = line.startsWith("§ ") ? "§ " : "";
  return { number: sign + parts.join("."), depth: parts.length, textStart };
}

/** ")" closes a number, and so do "）" and "、" unless a second number follows, and a hyphen before a space. */
function isCloser(line: string, index: number): boolean {
  const mark = line.charAt(index);
  if (mark === "-") return isOneOf(spaces, line.charAt(index + 1));
  return mark === ")" || (isOneOf("、\uFF09", mark) && readDigits(line, index + 1) === "");
}

/** "三、" and "十二、", which number the parts of Chinese texts, unless they only count on: "一、二、". */
function readHanNumbering(line: string): Numbering | undefined {
  const [all = "", tens = "", ones = ""] =
    /^(?:([一二三四五六七八九]?十)?([一二三四五六七八九])?)、/u.exec(line) ?? [];
  if (all.length < 2 || /^[一二三四五六七八九十]{1,3}[、，]/u.test(line.slice(all.length, all.length + 4)))
    return undefined;
  const number =
    (tens === "" ? 0 : 10 * (tens.length === 1 ? 1 : hanDigits.indexOf(tens.charAt(0)) + 1)) +
    (ones === "" ? 0 : hanDigits.indexOf(ones) + 1);
  return toNumbering(line, [String(number)], all.length);
}

/** Returns at most four digits from a place on, as western ones. */
function readDigits(line: string, start: number): string {
  let digits = "";
  for (let index = start; index - start < 4; index += 1) {
    const code = line.charCodeAt(index);
    const zero = zeros.find((from) => code >= from && code <= from + 9);
    if (zero === undefined) break;
    digits += String(code - zero);
  }
  return digits;
}

function isOneOf(marks: string, character: string): boolean {
  return character !== "" && marks.includes(character);
}

/** Returns a heading's words apart from the number before them. */
export function splitNumber(text: RichText): { readonly text: RichText; readonly number?: string } {
  const words = toPlainText(text);
  const numbering = readNumbering(words);
  if (numbering === undefined) return { text };
  return { number: numbering.number, text: sliceText(text, numbering.textStart, words.length) };
}

/** Says whether one number comes right after another in the same row: 2.1 after 2, 2.2 after 2.1, 3 after 2. */
export function isNextNumber(number: string, after: string): boolean {
  const parts = number.split(".");
  const before = after.split(".");
  if (parts.length !== before.length) return false;
  const isSameRow = parts.slice(0, -1).join(".") === before.slice(0, -1).join(".");
  return isSameRow && Number(parts.at(-1)) === Number(before.at(-1)) + 1;
}
