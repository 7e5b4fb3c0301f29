import { keepsColumnOut, speaksOfColumns } from "../text/lexicon/column-words.ts";
import { findTerms, termBit } from "../text/lexicon/terms/find-terms.ts";
import type { Draft } from "./draft.ts";
import type { Span } from "./unit.ts";

const ruled = termBit("note") | termBit("secretLabel");
const slides = termBit("deck") | termBit("unit");
/** Heads of the columns that number and name the slides of a plan. */
const numberHead =
  /^\W{0,3}(?:#|nr|no|n°|num|número|numero|numéro|number|slide|slides|folie|folien|diapo|diapositive|diapositiva|dia|lámina|slajd|snímek|слайд|слайд №|№|slayt|διαφάνεια|الشريحة|شريحة|اسلاید|שקופית|שקף|स्लाइड|สไลด์|trang|halaman|スライド|枚|页|页码|頁|슬라이드|장|pos|s|f|p)\.?\W{0,3}$/iu;
const titleHead =
  /^\W{0,3}(?:title|headline|heading|message|topic|slide|slide title|titel|überschrift|thema|titre|sujet|título|tema|titolo|tema|tytuł|temat|název|nadpis|название|заголовок|тема|назва|başlık|konu|τίτλος|العنوان|عنوان|כותרת|शीर्षक|หัวข้อ|tiêu đề|judul|タイトル|題名|见出し|見出し|标题|標題|主题|제목)\W{0,3}$/iu;
/** How the rows of a table are cut: after how many cells the opener of a planned slide ends; 0 where it plans none. */
interface TableKind {
  readonly divider: string;
  readonly lead: number;
}

/**
 * Returns the drafts with the rows of some tables cut into cells, their depth the number of the column: tables that plan slides,
 * that have a column of notes or secrets, and those of whose columns the prompt speaks. All other rows stay whole.
 */
export function cutRows(text: string, drafts: readonly Draft[]): readonly Draft[] {
  const cut: Draft[] = [];
  const keepingOut = linesKeepingOut(text, drafts);
  for (let index = 0; index < drafts.length; ) {
    const table = tableFrom(text, drafts, index);
    if (table.length === 0) {
      const own = drafts[index];
      if (own !== undefined) cut.push(own);
      index += 1;
      continue;
    }
    const kind = kindOf(text, table, keepingOut);
    cut.push(...(kind === undefined ? table : table.flatMap((row) => cellsOf(text, row, kind))));
    index += table.length;
  }
  return cut;
}

/** The rows from a draft on that follow each other line by line. */
function tableFrom(text: string, drafts: readonly Draft[], from: number): readonly Draft[] {
  let end = from;
  while (drafts[end]?.form === "row") {
    const before = drafts[end - 1];
    const own = drafts[end];
    if (end > from && before !== undefined && own !== undefined) {
      const gap = text.slice(before.end, own.start);
      if (/[\p{L}\p{N}]/u.test(gap) || /\n[ \t]*\n/u.test(gap)) break;
    }
    end += 1;
  }
  return drafts.slice(from, end);
}

function kindOf(text: string, table: readonly Draft[], keepingOut: readonly string[]): TableKind | undefined {
  const [head] = table;
  if (head === undefined || table.length < 3) return undefined;
  const line = text.slice(head.start, head.end);
  const divider = ["|", "｜", "\t", ";", "；", ","].find((mark) => line.includes(mark));
  if (divider === undefined) return undefined;
  const heads = split(text, head, divider).map(({ start, end }) => text.slice(start, end));
  const lead = leadOf(heads, table, text, divider);
  const isRuled = heads.some((cell) => findTerms(cell).some(({ classes }) => (classes & ruled) !== 0));
  const around = text.slice(0, head.start) + text.slice(table.at(-1)?.end ?? head.end);
  return lead > 0 || isRuled || speaksOfColumns(around) || namesHead(keepingOut, heads)
    ? { divider, lead }
    : undefined;
}

/** "The margin is not for them": the lines of prose of a text that keep something out, which may be a column. */
function linesKeepingOut(text: string, drafts: readonly Draft[]): readonly string[] {
  if (!drafts.some(({ form }) => form === "row")) return [];
  return drafts
    .filter(({ form }) => form !== "row" && form !== "code" && form !== "carrier")
    .map(({ start, end }) => text.slice(start, end))
    .filter((line) => line.length <= longestLine && keepsColumnOut(line))
    .slice(0, mostKeepingOut)
    .map((line) => line.toLowerCase());
}

function namesHead(lines: readonly string[], heads: readonly string[]): boolean {
  const named = heads.flatMap(
    (head) =>
      /\p{sc=Han}{2,12}/u.exec(head)?.[0] ??
      /\p{L}[\p{L}\p{M}]{3,30}/u.exec(head.toLowerCase())?.[0].slice(0, 6) ??
      [],
  );
  return lines.some((line) => named.some((stem) => line.includes(stem)));
}

const mostKeepingOut = 12;
const longestLine = 400;

function leadOf(heads: readonly string[], table: readonly Draft[], text: string, divider: string): number {
  const [first = "", second = ""] = heads;
  if (numberHead.test(first)) {
    const rows = table.slice(1).map((row) => text.slice(row.start, row.end).split(divider)[0]?.trim() ?? "");
    const isCounted = rows.every((cell) =>
      /^\W{0,3}\p{Nd}{1,2}\W{0,3}$|^\W{0,3}\p{L}{1,6}\.? ?\p{Nd}{1,2}\W{0,3}$/u.test(cell),
    );
    const isSlide = [first, second].some((cell) =>
      findTerms(cell).some(({ classes }) => (classes & slides) !== 0),
    );
    if (isCounted && (isSlide || titleHead.test(second))) return 2;
  }
  return 0;
}

function cellsOf(text: string, row: Draft, { divider, lead }: TableKind): readonly Draft[] {
  const cells = split(text, row, divider);
  const opener = lead > 1 ? cells.slice(0, lead) : [];
  const rest = cells.slice(opener.length);
  const first = opener[0];
  const number = first === undefined ? "" : text.slice(first.start, first.end);
  const joined: readonly Draft[] =
    first === undefined
      ? []
      : [
          {
            ...row,
            start: first.start,
            end: opener.at(-1)?.end ?? first.end,
            depth: 1,
            ...(/\p{Nd}/u.test(number) && { marker: number }),
          },
        ];
  return [
    ...joined,
    ...rest.map((cell, index): Draft => ({ ...row, ...cell, depth: opener.length + index + 1 })),
  ].filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** The cells of a row without the space around them, empty ones too. */
function split(text: string, row: Span, divider: string): readonly Span[] {
  const cells: Span[] = [];
  let from = row.start;
  const words = text.slice(row.start, row.end).replace(/\|\s*$/u, "");
  for (const cell of words.split(divider)) {
    const start = from + (cell.length - cell.trimStart().length);
    cells.push({
      start: Math.min(start, from + cell.length),
      end: Math.max(start, from + cell.trimEnd().length),
    });
    from += cell.length + divider.length;
  }
  return cells;
}
