import { numberJoiners, numberWordTables, onesFirst } from "../lexicon/number-words.ts";
import { rememberRecent } from "../remember-recent.ts";

/** A number that is written in words or Han numerals, and where it stands. */
export interface NumberInWords {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly isOrdinal: boolean;
}

interface Part {
  readonly start: number;
  readonly end: number;
  /** Undefined for a word between the parts of a number. */
  readonly value: number | undefined;
  readonly isOrdinal: boolean;
  /** Whether it is written together with the part before it. */
  readonly isJoined: boolean;
}

interface Lexicon {
  readonly values: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  /** Words that take endings, and their numbers. */
  readonly ordinalStems: readonly (readonly [stem: string, value: number])[];
  readonly stems: readonly (readonly [stem: string, value: number])[];
  readonly joiners: ReadonlySet<string>;
  /** In Arabic the word for "and" is written together with the next one. */
  readonly clitic: string;
  readonly longest: number;
}

const word = /[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)?/gu;
/** Words of this many letters are no numbers. */
const longestWord = 48;

/** Returns the cardinals and ordinals that a text writes in words or Han numerals, as its language (a BCP 47 tag) does. */
export const readNumberWords: (text: string, language: string) => readonly NumberInWords[] =
  rememberRecent(collectNumberWords);

function collectNumberWords(text: string, language: string): readonly NumberInWords[] {
  const lexicon = lexiconOf(language);
  const numbers: NumberInWords[] = [...readHanNumbers(text)];
  if (lexicon === undefined) return numbers;
  let run: Part[] = [];
  const close = () => {
    numbers.push(...combine(run, onesFirst.has(baseOf(language))));
    run = [];
  };
  for (const match of text.matchAll(word)) {
    const parts = partsOf(match[0].toLowerCase(), match.index, lexicon);
    const last = run.at(-1);
    if (last !== undefined && !/^[ \u00a0-]?$/u.test(text.slice(last.end, match.index))) close();
    if (parts === undefined || (run.length === 0 && parts[0]?.value === undefined)) close();
    else run.push(...parts);
  }
  close();
  return numbers.toSorted((one, other) => one.start - other.start);
}

/** Returns by how much a word behind digits multiplies them ("million", "Tsd.", "万"), if it does. */
export function readMagnitude(name: string, language: string): number | undefined {
  const plain = name.toLowerCase().replace(/\.$/u, "");
  const han = hanMagnitudes.get(plain);
  if (han !== undefined) return han;
  const own = lexiconOf(language)?.values.get(plain) ?? lexiconOf("en")?.values.get(plain);
  return own !== undefined && own >= 1000 ? own : undefined;
}

function baseOf(language: string): string {
  const base = language.split("-", 1)[0] ?? "";
  return base === "no" || base === "nn" ? "nb" : base;
}

const lexicons = new Map<string, Lexicon>();

function lexiconOf(language: string): Lexicon | undefined {
  const base = baseOf(language);
  const table = numberWordTables[base];
  if (table === undefined) return undefined;
  const known = lexicons.get(base);
  if (known !== undefined) return known;
  const lexicon = parseTable(table, base);
  lexicons.set(base, lexicon);
  return lexicon;
}

function parseTable(table: string, base: string): Lexicon {
  const entries = table.split(", ").flatMap((entry) => {
    const [head = "", ...names] = entry.split(" ");
    const isOrdinal = head.startsWith("~");
    return names.map((name) => ({ name, isOrdinal, value: Number(head.replace("~", "")) }));
  });
  const pick = (isOrdinal: boolean, isStem: boolean) =>
    entries
      .filter((entry) => entry.isOrdinal === isOrdinal && entry.name.endsWith("*") === isStem)
      .map(({ name, value }): [string, number] => [name.replace("*", ""), value]);
  return {
    values: new Map([...pick(false, false), ...pick(false, true)]),
    ordinals: new Map(pick(true, false)),
    stems: pick(false, true),
    ordinalStems: pick(true, true),
    joiners: new Set(numberJoiners[base] ?? []),
    clitic: base === "ar" ? "و" : base === "he" ? "ו" : "",
    longest: Math.max(...entries.map(({ name }) => name.length)),
  };
}

/** The parts of one word: "fünfundzwanzig" has three; undefined where it is no number. */
function partsOf(text: string, start: number, lexicon: Lexicon): readonly Part[] | undefined {
  const { values, ordinals, joiners, clitic } = lexicon;
  const part = (from: number, to: number, value: number | undefined, isOrdinal = false): Part => ({
    start: start + from,
    end: start + to,
    value,
    isOrdinal,
    isJoined: from > 0,
  });
  const value = values.get(text) ?? withEnding(text, lexicon.stems);
  if (value !== undefined) return [part(0, text.length, value)];
  const ordinal = ordinals.get(text) ?? withEnding(text, lexicon.ordinalStems);
  if (ordinal !== undefined) return [part(0, text.length, ordinal, true)];
  if (joiners.has(text)) return [part(0, text.length, undefined)];
  if (clitic !== "" && text.startsWith(clitic) && values.has(text.slice(1)))
    return [part(0, 1, undefined), part(1, text.length, values.get(text.slice(1)))];
  const cuts = text.length > longestWord ? undefined : cut(text, lexicon, 0);
  return cuts?.map(({ from, to }) => part(from, to, values.get(text.slice(from, to))));
}

function withEnding(
  text: string,
  stems: readonly (readonly [stem: string, value: number])[],
): number | undefined {
  return stems.find(([stem]) => text.startsWith(stem) && text.length - stem.length <= 3)?.[1];
}

interface Cut {
  readonly from: number;
  readonly to: number;
}

/** Takes a word apart into number words of two letters and more, the longest first. */
function cut(text: string, lexicon: Lexicon, from: number): readonly Cut[] | undefined {
  if (from === text.length) return [];
  for (let to = Math.min(text.length, from + lexicon.longest); to >= from + 2; to -= 1) {
    const piece = text.slice(from, to);
    if (!lexicon.values.has(piece) && !(from > 0 && lexicon.joiners.has(piece))) continue;
    const rest = cut(text, lexicon, to);
    if (rest !== undefined) return [{ from, to }, ...rest];
  }
  return undefined;
}

/** Puts parts together as long as they make one number: "two hundred and five" is one, "two three" are two. */
function combine(parts: readonly Part[], isOnesFirst: boolean): readonly NumberInWords[] {
  const numbers: NumberInWords[] = [];
  let open: { start: number; end: number; total: number; current: number; last: number } | undefined;
  let joiner: Part | undefined;
  const close = () => {
    if (open !== undefined)
      numbers.push({ start: open.start, end: open.end, value: open.total + open.current, isOrdinal: false });
    open = undefined;
  };
  for (const part of parts) {
    if (part.value === undefined) {
      joiner = part;
      continue;
    }
    if (part.isOrdinal) {
      close();
      numbers.push({ start: part.start, end: part.end, value: part.value, isOrdinal: true });
    } else {
      const next = open === undefined ? undefined : join(open, part.value, joiner, isOnesFirst);
      if (open === undefined || next === undefined) {
        close();
        const isLarge = part.value >= 1000;
        open = {
          start: part.start,
          end: part.end,
          total: isLarge ? part.value : 0,
          current: isLarge ? 0 : part.value,
          last: part.value,
        };
      } else open = { ...open, ...next, end: part.end, last: part.value };
    }
    joiner = undefined;
  }
  close();
  return numbers;
}

/** The sum so far with one more part; undefined where that begins another number. */
function join(
  { total, current, last }: { total: number; current: number; last: number },
  value: number,
  joiner: Part | undefined,
  isOnesFirst: boolean,
): { total: number; current: number } | undefined {
  if (value >= 1000) {
    if (current === 0 && value > total && total > 0) return { total: total * value, current: 0 };
    if (current === 0 || (total > 0 && total < value)) return undefined;
    return { total: total + current * value, current: 0 };
  }
  if (value === 100 && current > 1 && current < 10) return { total, current: current * 100 };
  if (isOnesFirst && joiner !== undefined && last < 10 && value >= 20 && value < 100)
    return { total, current: current + value };
  const fits =
    current === 0 ? total > 0 : current >= 20 && value < 10 ** Math.floor(Math.log10(lowest(current)));
  // French: quatre-vingts, dix-sept.
  if (current === 4 && value === 20) return { total, current: 80 };
  const isSum =
    fits ||
    (current % 100 === 10 && value >= 7 && value < 10) ||
    (current >= 60 && current % 20 === 0 && value < 20);
  return isSum ? { total, current: current + value } : undefined;
}

/** The value of a number's last digit that is not 0: 100 of 500, 10 of 520. */
function lowest(value: number): number {
  let unit = 1;
  while (value % (unit * 10) === 0) unit *= 10;
  return unit;
}

const hanDigits = new Map(
  [..."〇一二三四五六七八九"].map((digit, index): [string, number] => [digit, index]),
);
for (const [digit, value] of [
  ["零", 0],
  ["两", 2],
  ["兩", 2],
] as const)
  hanDigits.set(digit, value);
const hanUnits = new Map([
  ["十", 10],
  ["百", 100],
  ["千", 1000],
]);
const hanMagnitudes = new Map([
  ["百", 100],
  ["千", 1000],
  ["천", 1000],
  ["万", 1e4],
  ["萬", 1e4],
  ["만", 1e4],
  ["百万", 1e6],
  ["亿", 1e8],
  ["億", 1e8],
  ["억", 1e8],
  ["兆", 1e12],
  ["조", 1e12],
]);
/** Numerals of two and more, or one before what it counts: 一 alone is a part of many words. */
const hanNumber =
  /[〇零一二三四五六七八九十百千万萬亿億两兩]{2,}|[二三四五六七八九十两兩](?=[个個名位人家条條项項种種年月日天次倍台枚件社店本つ点章节期步类类大号號層层座所张周週])/gu;

function readHanNumbers(text: string): readonly NumberInWords[] {
  if (!/\p{sc=Han}/u.test(text)) return [];
  return [...text.matchAll(hanNumber)].flatMap((match) => {
    const value = readHan(match[0]);
    if (value === undefined) return [];
    const isOrdinal = text.charAt(match.index - 1) === "第";
    return [{ start: match.index, end: match.index + match[0].length, value, isOrdinal }];
  });
}

/** The value of Han numerals: 四千二百, 二〇二六, 三万; undefined for what is no number, such as 千万 or 六七十. */
function readHan(numerals: string): number | undefined {
  if (/^[〇零一二三四五六七八九]{3,4}$/u.test(numerals))
    return Number([...numerals].map((digit) => hanDigits.get(digit)).join(""));
  let [total, section, digit] = [0, 0, -1];
  for (const sign of numerals) {
    const value = hanDigits.get(sign);
    const unit = hanUnits.get(sign);
    if (value !== undefined) {
      if (digit > 0) return undefined;
      digit = value;
    } else if (unit !== undefined) {
      section += (digit < 0 ? 1 : digit) * unit;
      digit = -1;
    } else {
      const magnitude = hanMagnitudes.get(sign) ?? 1;
      total = (total + section + Math.max(0, digit)) * magnitude;
      [section, digit] = [0, -1];
      if (total === 0) return undefined;
    }
  }
  return total + section + Math.max(0, digit);
}
