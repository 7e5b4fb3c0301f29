import { decodeText } from "./decode-text.ts";
import { type DateMention, type NumberMention, readMentions, type TimeMention } from "./read-mentions.ts";
import { keysOf } from "./word-keys.ts";

/** A number of the prompt that others may be reckoned from. */
export interface Operand {
  readonly value: number;
  readonly isPercent: boolean;
  /** A whole number that may be a year: it is no part of sums. */
  readonly isYear: boolean;
  /** In the base unit, where it has a unit with a prefix. */
  readonly base?: number;
  /** The number of its line. */
  readonly line: number;
  /** The keys of the words right beside it. */
  readonly keys: ReadonlySet<string>;
}

/** Numbers that stand near each other: in a sentence, a row, a column or a list. */
export interface Neighbourhood {
  readonly kind: "row" | "column" | "sentences";
  readonly operands: readonly Operand[];
}

/** What the prompt says that can be checked against. */
export interface PromptFacts {
  readonly text: string;
  readonly numbers: readonly NumberMention[];
  readonly dates: readonly DateMention[];
  readonly times: readonly TimeMention[];
  readonly neighbourhoods: readonly Neighbourhood[];
  /** For each line the keys of its words, by which a slide's text is linked to it. */
  readonly lineKeys: readonly ReadonlySet<string>[];
  /** How many things the prompt's lists and tables hold, and the line each begins with. */
  readonly lists: readonly { readonly count: number; readonly line: number }[];
}

interface Line {
  readonly text: string;
  readonly number: number;
  readonly operands: readonly Operand[];
}

const longestPiece = 2_000;
const clauseReach = 60;
const mostInGroup = 40;
const mostInSentence = 10;
/** A column has this many lines at most. */
const tallest = 120;

/** Reads a prompt's numbers, dates and times in its own language and in the deck's, and which stand near each other. */
export function readPrompt(prompt: string, languages: readonly string[]): PromptFacts {
  const text = decodeText(prompt);
  const lines: Line[] = [];
  const blocks: Line[][] = [[]];
  const all: { numbers: NumberMention[]; dates: DateMention[]; times: TimeMention[] } = {
    numbers: [],
    dates: [],
    times: [],
  };
  for (const source of text.split("\n")) {
    if (source.trim() === "") {
      blocks.push([]);
      continue;
    }
    for (const piece of piecesOf(source)) {
      const line = readLine(piece, lines.length, languages, all);
      lines.push(line);
      blocks.at(-1)?.push(line);
    }
  }
  return {
    text,
    dates: all.dates,
    times: all.times,
    numbers: [...all.numbers, ...all.dates.flatMap(yearOf)],
    neighbourhoods: blocks.flatMap(toNeighbourhoods).filter(({ operands }) => operands.length > 1),
    lineKeys: lines.map((line) => keysOf(line.text)),
    lists: blocks.flatMap(listsOf),
  };
}

/** The year of a date is a number that may stand alone. */
function yearOf({ start, end, year }: DateMention): readonly NumberMention[] {
  if (year === 0) return [];
  const whole = { scale: 1, decimals: 0, isPercent: false, isOrdinal: false, isInWords: false };
  return [{ ...whole, start, end, plain: year, digits: `${year}` }];
}

/** Sentences of a line; the rows of a table stay whole. */
function piecesOf(line: string): readonly string[] {
  const sentences = isRow(line)
    ? [line]
    : line.split(
        /(?<=(?:[\p{L}\d]{2}|\d|[%€$£)”"»])[.!?।؟])(?<!(?:^|[\s(])\d{1,2}\.) (?=[\p{Lu}\p{Lo}\d"„«“])|(?<=[。！？])/u,
      );
  return sentences.flatMap((sentence) =>
    Array.from({ length: Math.ceil(sentence.length / longestPiece) }, (_, index) =>
      sentence.slice(index * longestPiece, (index + 1) * longestPiece),
    ),
  );
}

function isRow(line: string): boolean {
  const commas = line.match(/,(?!\d{3})/gu)?.length ?? 0;
  return /^\s*\|.*\||\t|;.*;/u.test(line) || (commas > 2 && !/[.!?。।؟]["”»]?\s*$/u.test(line));
}

/** Commas without a space stand between the cells of a row where they do not all group digits by three. */
function separateCells(text: string): string {
  const cells = text.split(",");
  const isGrouped = cells.slice(1).every((cell) => /^(?:\d{3}(?!\d)|\s)/u.test(cell));
  return cells.length < 3 || isGrouped || /, /u.test(text) ? text : cells.join(" , ");
}

function readLine(
  source: string,
  number: number,
  languages: readonly string[],
  all: { numbers: NumberMention[]; dates: DateMention[]; times: TimeMention[] },
): Line {
  const text = separateCells(source);
  const [first, ...others] = languages.map((language) => readMentions(text, language));
  if (first === undefined) return { text, number, operands: [] };
  for (const mentions of [first, ...others]) {
    all.numbers.push(...mentions.numbers);
    all.dates.push(...mentions.dates);
    all.times.push(...mentions.times);
  }
  const rowKeys = isRow(text) ? keysOf(text) : undefined;
  const operands = first.numbers
    .filter(({ isOrdinal }) => !isOrdinal)
    .map((mention) => toOperand(mention, number, rowKeys ?? keysOf(clauseAround(text, mention))));
  return { text, number, operands };
}

function toOperand(mention: NumberMention, line: number, keys: ReadonlySet<string>): Operand {
  const { plain, scale, isPercent, digits, base } = mention;
  const isYear = scale === 1 && /^(?:1[5-9]|20|21)\d\d$/u.test(digits);
  return { value: plain * scale, isPercent, isYear, line, keys, ...(base !== undefined && { base }) };
}

/** What stands between the nearest commas, brackets and the like. */
function clauseAround(text: string, { start, end }: NumberMention): string {
  const before =
    text
      .slice(Math.max(0, start - clauseReach), start)
      .split(/[,;:()、，；：（）](?!\d)/u)
      .at(-1) ?? "";
  const after = text.slice(end, end + clauseReach).split(/[,;:()、，；：（）](?!\d)/u, 1)[0] ?? "";
  return before + after;
}

/** The sentences of a block one by one and each with the next, and, where lines are alike, their columns. */
function toNeighbourhoods(block: readonly Line[]): readonly Neighbourhood[] {
  const rows = block.flatMap(({ operands }, index): readonly Neighbourhood[] => {
    const next = block[index + 1]?.operands ?? [];
    const both = [...operands, ...next];
    const rows: Neighbourhood[] = [{ kind: "row", operands: operands.slice(0, mostInGroup) }];
    const isNear = next.length > 0 && both.length <= mostInSentence;
    return isNear ? [...rows, { kind: "sentences", operands: both }] : rows;
  });
  const counted = block.filter(({ operands }) => operands.length > 0);
  if (counted.length < 2) return rows;
  const width = Math.min(12, Math.max(...counted.map(({ operands }) => operands.length)));
  const columns = Array.from({ length: width }, (_, index): Neighbourhood => {
    const fromEnd = counted.slice(0, tallest).flatMap(({ operands }) => operands.at(-1 - index) ?? []);
    return { kind: "column", operands: fromEnd.slice(0, mostInGroup) };
  });
  return [...rows, ...columns];
}

const bullet = /^\s*(?:[-*•–—·▪]|\d{1,2}[.)]|[a-z]\))\s+|^\s*\|/u;

function listsOf(block: readonly Line[]): readonly { count: number; line: number }[] {
  const [first] = block;
  if (first === undefined) return [];
  const items = block.filter(({ text }) => bullet.test(text) && !/^\s*\|[\s:|-]+$/u.test(text));
  const enumerations = block.flatMap(({ text, number }) =>
    enumerationsIn(text).map((count) => ({ count, line: number })),
  );
  const isTable = items[0] !== undefined && /^\s*\|/u.test(items[0].text);
  const rows = isTable ? items.length - 1 : items.length;
  return rows > 1
    ? [
        ...enumerations,
        { count: rows, line: Math.max(0, first.number - 1) },
        ...items.map(({ number }) => ({ count: rows, line: number })),
      ]
    : enumerations;
}

/** How many things "A, B and C" are. */
function enumerationsIn(text: string): readonly number[] {
  return text
    .split(/[.:;()!?。：；（）]/u)
    .map((part) => part.split(/, |，|、|،/u).length)
    .flatMap((parts) =>
      parts > 1 ? [parts, parts + 1] : / (?:and|und|et|y|e|i|en|och|og|ja|и|та|ve|و) /u.test(text) ? [2] : [],
    );
}
