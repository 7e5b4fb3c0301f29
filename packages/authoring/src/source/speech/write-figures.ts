import { readMonth } from "../../text/numbers/read-dates.ts";
import { type NumberInWords, readNumberWords } from "../../text/numbers/read-number-words.ts";
import type { SpeechWords } from "./speech-words.ts";

const largestWord = 9;

interface Figure {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns a text with its numbers above nine in figures, as writing has them: "three hundred and fifty pounds" is "350 pounds",
 * "nineteen eighty seven" a year, "ninety six point four" 96.4, "the ninth of March" "9 March"; small ones stay words.
 */
export function writeFigures(text: string, language: string, words: SpeechWords): string {
  const numbers = readNumberWords(text, language);
  const figures: Figure[] = [];
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index];
    if (number === undefined) continue;
    const joined = joinNext(text, number, numbers[index + 1], words);
    if (joined !== undefined) index += 1;
    const figure = joined ?? toFigure(text, number, numbers, index, language, words);
    if (figure !== undefined) figures.push(figure);
  }
  return figures.reduceRight(
    (written, { start, end, text: own }) => written.slice(0, start) + own + written.slice(end),
    text,
  );
}

/** Two numbers that make one: a year in two halves, and a number with its decimals. */
function joinNext(
  text: string,
  { start, end, value, isOrdinal }: NumberInWords,
  next: NumberInWords | undefined,
  { decimal }: SpeechWords,
): Figure | undefined {
  if (next === undefined || isOrdinal || next.isOrdinal) return undefined;
  const between = text.slice(end, next.start).trim().toLowerCase();
  const isYear =
    between === "" && (value === 19 || value === 20 || value === 18) && next.value >= 10 && next.value < 100;
  if (isYear) return { start, end: next.end, text: `${value}${next.value}` };
  if (decimal === undefined || between !== decimal[0] || next.value >= 100) return undefined;
  return { start, end: next.end, text: `${value}${decimal[1]}${next.value}` };
}

function toFigure(
  text: string,
  { start, end, value, isOrdinal }: NumberInWords,
  numbers: readonly NumberInWords[],
  index: number,
  language: string,
  { thousands }: SpeechWords,
): Figure | undefined {
  if (isOrdinal) return toDay(text, { start, end, value, isOrdinal }, language);
  const isBesideAnother = numbers[index - 1]?.end === start - 1 || numbers[index + 1]?.start === end + 1;
  // "thirty eight fifty" is a price, or an hour: what two numbers side by side mean is not known.
  if (value <= largestWord || value >= 1e9 || isBesideAnother || !Number.isInteger(value)) return undefined;
  // "28 thousand"
  if (/\d\s?$/u.test(text.slice(0, start))) return undefined;
  // "Ten per cent"
  if (value === 100 && /(?:^|\s)(?:por|per|pour|pro)\s?$/iu.test(text.slice(0, start))) return undefined;
  // "A hundred", "a dozen"
  const from = language.startsWith("en") && /\ba $/iu.test(text.slice(0, start)) ? start - 2 : start;
  return { start: from, end, text: grouped(value, thousands) };
}

function grouped(value: number, mark: string): string {
  return value < 1000 ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/gu, mark);
}

/** "The twenty second of march" is "22 March", "am zwölften mai" "am 12. Mai"; other ordinals stay. */
function toDay(text: string, day: NumberInWords, language: string): Figure | undefined {
  const before = /\b(?:twenty|thirty) $/iu.exec(text.slice(0, day.start))?.[0].trim().toLowerCase();
  const tens = before === "thirty" ? 30 : before === "twenty" ? 20 : 0;
  const start = day.start - (before === undefined ? 0 : before.length + 1);
  const behind = /^\s(?:of\s)?(\p{L}{3,10})/iu.exec(text.slice(day.end, day.end + 20));
  const name = behind?.[1] ?? "";
  const month = name.charAt(0).toUpperCase() + name.slice(1);
  const value = tens + day.value;
  if (behind === null || value > 31 || readMonth(month, language) === undefined) return undefined;
  const isEnglish = language.startsWith("en");
  const the = isEnglish ? (/\bthe $/iu.exec(text.slice(0, start))?.[0].length ?? 0) : 0;
  if (!isEnglish && !language.startsWith("de")) return undefined;
  return {
    start: start - the,
    end: day.end + behind[0].length,
    text: isEnglish ? `${value} ${month}` : `${value}. ${month}`,
  };
}
