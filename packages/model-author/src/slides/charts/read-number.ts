import { readWholeQuantity } from "@lectern/authoring";
import { outlineLimits } from "@lectern/deck";

/** A number and what it is in: { value: 45, unit: "%" }; the unit is empty where there is none. */
export interface ReadNumber {
  readonly value: number;
  readonly unit: string;
}

/**
 * Returns the number that a cell holds and nothing else: in digits of any script, with the signs of per cent of any
 * script, or in Han numerals; undefined where there is none, or more than one.
 */
export function readNumber(cell: string, language: string): ReadNumber | undefined {
  const text = toPlainDigits(cell.trim());
  const read = /^-?\d{1,15}(?:\.\d{1,6})?$/u.test(text)
    ? { value: Number(text), unit: "" }
    : (readHanNumber(text) ?? readQuantity(text, language));
  return read === undefined || Math.abs(read.value) > outlineLimits.chartValue ? undefined : read;
}

/** A word after a number is its unit, whatever it is: "12 people", "R$ 900 mil", "20万円". */
const numberAndWord =
  /^(?<number>(?:[A-Z]{3})?\P{L}{1,40}?)(?: (?=\p{L})|(?=[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]))(?<word>\p{L}[\p{L}\p{M}./ -]{0,30})$/u;

/** A sign of a currency is part of the unit: "$12k" is in "$k". What is only about right is no number. */
function readQuantity(text: string, language: string): ReadNumber | undefined {
  if (text.startsWith("≈")) return undefined;
  const [, sign, rest = ""] = /^(\p{L}{1,3}\p{Sc}|kr|Rs\.?) ?(.{1,60})$/u.exec(text) ?? [];
  if (sign !== undefined) {
    const read = readQuantity(rest, language);
    return read && { value: read.value, unit: joinWords(sign, read.unit) };
  }
  const { number = text, word = "" } = numberAndWord.exec(text)?.groups ?? {};
  const quantity = readWholeQuantity(text, language) ?? readWholeQuantity(number, language);
  if (quantity === undefined) return undefined;
  const unit = quantity.unit || (quantity.end < text.length ? word.trim() : "");
  return { value: quantity.value, unit: joinWords(quantity.prefix, unit) };
}

function joinWords(sign: string, unit: string): string {
  return sign === "" || unit === "" || (sign.length === 1 && unit.length === 1)
    ? sign + unit
    : `${sign} ${unit}`;
}

/** Digits of other scripts, their signs for decimals and thousands, and the other signs of per cent. */
function toPlainDigits(text: string): string {
  return text
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll("٫", ".")
    .replaceAll("٬", "")
    .replaceAll(/[٪％﹪]/gu, "%")
    .replace(/^[−–－]/u, "-");
}

/** The digits of a script stand in a row of ten that begins with its zero (Unicode, chapter 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const hanDigits = "〇一二三四五六七八九";
const hanScales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
const hanMyriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

function readHanNumber(text: string): ReadNumber | undefined {
  const [, percent, digits = ""] =
    /^(百分之)?([〇零一二两兩三四五六七八九十百千万萬亿億点點]{1,20})$/u.exec(text) ?? [];
  if (digits === "") return undefined;
  const [whole = "", fraction] = digits
    .replaceAll("零", "〇")
    .replaceAll(/[两兩]/gu, "二")
    .split(/[点點]/u);
  const value = fraction === undefined ? wholeOf(whole) : Number(`${wholeOf(whole)}.${placesOf(fraction)}`);
  return Number.isFinite(value) ? { value, unit: percent === undefined ? "" : "%" } : undefined;
}

function wholeOf(text: string): number {
  if (/^[〇一二三四五六七八九]{2,}$/u.test(text)) return Number(placesOf(text));
  let total = 0;
  let part = 0;
  let digit = 0;
  for (const character of text) {
    const scale = hanScales[character];
    const myriad = hanMyriads[character];
    if (scale !== undefined) {
      part += (digit || 1) * scale;
      digit = 0;
    } else if (myriad !== undefined) {
      total += (part + digit || 1) * myriad;
      part = 0;
      digit = 0;
    } else digit = hanDigits.indexOf(character);
  }
  return total + part + digit;
}

function placesOf(text: string): string {
  return [...text].map((character) => hanDigits.indexOf(character)).join("");
}
