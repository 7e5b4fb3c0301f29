import {
  type Amount,
  type BulletItem,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type RichText,
  type Status,
  type Total,
} from "@lectern/deck";
import { boxAt, type Canvas } from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createStatusMark } from "../../parts/status-mark.ts";
import type { Inks } from "../../template/colors/tones.ts";
import { createListRoom } from "../list-setting.ts";
import { createAmountBars } from "./amount-bars.ts";
import { composeRows, type RowColumn, sizesOfFew } from "./compose-rows.ts";
import { openedBy } from "./opened-by.ts";
import { rowParagraph } from "./row-paragraph.ts";
import { inksOfRows, type RowPlace } from "./row-surface.ts";

/** A list as rows can show it. */
export interface ListOfRows {
  readonly items: readonly BulletItem[];
  /** What the amounts of the items sum up to. */
  readonly total?: Total | undefined;
  /** True where the total stands elsewhere on the page: it has no row of its own. */
  readonly isTotalShown?: boolean;
}

/**
 * Sets points as rows that divide the height of a canvas, on as many pages as they need: what a point comes to, its term and
 * its text, its amount in proportion, how it stands. Undefined where a point is too long for a row, or has points below it
 * that have points of their own.
 */
export function composeListRows(
  list: ListOfRows,
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  if (list.items.some(isDeep)) return undefined;
  const areClauses = haveClauses(list.items);
  const items = list.items.map(toRow).map((row) => (areClauses ? partClause(row) : row));
  const rows = list.total && !list.isTotalShown ? [...items, toTotal(list.total, items.length)] : items;
  const setRows = (parted: readonly ListRow[]) =>
    composeRows(
      parted,
      {
        columns: columnsFor(parted, list.total, canvas, areClauses),
        sizes: sizesOf(parted, canvas),
        isLarge: parted.length <= fewRows,
        mostRows: 8,
        isMarked: ({ isTotal, isWarning }) => isTotal || isWarning,
      },
      canvas,
    );
  const pages = setRows(rows);
  if (pages?.length === 1 || rows.every(({ term }) => term === undefined)) return pages;
  const runIn = setRows(rows.map(runInTerm));
  return runIn?.length === 1 ? runIn : pages;
}

// A term that opens its text takes no line of its own: rows that would go on over another page may have room on one.
function runInTerm({ term, text, ...row }: ListRow): ListRow {
  if (term === undefined) return { ...row, text };
  return { ...row, text: text.length === 0 ? [{ text: term, bold: true }] : openedBy(term, text) };
}

/** Says whether a list has what only rows show: amounts, states, a warning. */
export function needsRows({ items, total }: Pick<ListOfRows, "items" | "total">): boolean {
  return (
    total !== undefined ||
    items.some(({ amount, status, emphasis }) => amount || status || emphasis === "warning")
  );
}

interface ListRow {
  /** From 0; that of the total is the number of the others. */
  readonly index: number;
  readonly term?: string | undefined;
  readonly text: RichText;
  readonly details: readonly RichText[];
  readonly amount?: Amount | undefined;
  readonly status?: Status | undefined;
  readonly isWarning: boolean;
  readonly isTotal: boolean;
}

function toRow({ lead, text, amount, status, emphasis, children = [] }: BulletItem, index: number): ListRow {
  return {
    index,
    // Beside or above its text a term needs no colon or comma to be told from it.
    term: lead?.replace(/\s*[:：,，、،]$/u, ""),
    text,
    details: children.map((child) =>
      child.lead === undefined ? child.text : [{ text: `${child.lead} `, bold: true }, ...child.text],
    ),
    amount,
    status,
    isWarning: emphasis === "warning",
    isTotal: false,
  };
}

function toTotal({ label, value, shown }: Total, index: number): ListRow {
  return {
    index,
    text: [{ text: label, bold: true }],
    details: [],
    amount: { value, shown },
    isWarning: false,
    isTotal: true,
  };
}

function isDeep({ children = [] }: BulletItem): boolean {
  return children.some((child) => child.children && child.children.length > 0);
}

/** Says whether most points of a list open with nothing but the number of a clause. */
export function haveClauses(items: readonly BulletItem[]): boolean {
  return items.filter(({ lead }) => isClauseNumber(lead ?? "")).length > items.length / 2;
}

function isClauseNumber(term: string): boolean {
  return /^(?:§\s?)?\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,3}[.)]?$/u.test(term);
}

// Among clauses that have but their number, the words after one belong to its text.
function partClause(row: ListRow): ListRow {
  const [, term, words] = /^(\p{Nd}[\p{Nd}.]*)\s+(.+)$/u.exec(row.term ?? "") ?? [];
  if (term === undefined || words === undefined) return row;
  return { ...row, term, text: openedBy(words, row.text) };
}

function sizesOf(rows: readonly ListRow[], { anatomy, direction }: Canvas): readonly number[] {
  const { sizes } = createListRoom(anatomy, direction);
  if (sizes[0] !== 20) return sizes;
  const isStacked = rows.every(({ term, isTotal }) => isTotal || term !== undefined);
  // Below a term its text may be a little smaller than elsewhere.
  return [...sizesOfFew(rows.length, anatomy), largestOfMany, 24, ...sizes, ...(isStacked ? [14] : [])];
}

/** So many rows have the page for type that takes a line more. */
const fewRows = 4;
/** Larger is only what one row or two have a page for. */
const largestOfMany = 28;

function textSize(size: number): number {
  return size > largestOfMany ? size : Math.min(size, 24);
}

/** In narrower places terms stand above their texts. */
const leastWidthBeside = inches(8.5);

function columnsFor(
  rows: readonly ListRow[],
  total: Total | undefined,
  canvas: Canvas,
  areClauses: boolean,
): readonly RowColumn<ListRow>[] {
  const amounts = rows.filter(({ isTotal }) => !isTotal).map(({ amount }) => amount);
  const hasAmounts = amounts.some((amount) => amount !== undefined);
  const bars = createAmountBars(amounts, total);
  const hasTerms = rows.some(({ term, isTotal }) => term !== undefined && !isTotal);
  const isWide = canvas.style.row === "rules" && canvas.box.width >= leastWidthBeside;
  const isBeside = areClauses || (hasTerms && isWide && !hasAmounts);
  return [
    ...(hasAmounts ? [amountColumn(canvas)] : []),
    ...(isBeside ? besideColumns(rows, canvas) : [stackedColumn(rows.length, canvas)]),
    ...(bars
      ? [
          {
            name: "Bar",
            width: { share: 0.3 },
            draw: ({ index }: ListRow, place: RowPlace, on: Canvas) => bars.draw(index, place, on),
          },
        ]
      : []),
    ...(rows.some(({ status }) => status) ? [statusColumn(canvas)] : []),
    // At the end, a sign that one row has leaves the others where they are.
    ...(rows.some(({ isWarning, status }) => isWarning && !status) ? [warningColumn(canvas)] : []),
  ];
}

function inksOf({ isTotal, isWarning }: ListRow, canvas: Canvas): Inks {
  return inksOfRows(canvas, isTotal || isWarning);
}

function amountColumn(canvas: Canvas): RowColumn<ListRow> {
  return {
    name: "Amount",
    width: { most: 0.3 },
    paragraphs: (row, size) => {
      const { text, accent } = inksOf(row, canvas);
      if (!row.amount) return [];
      return [numeralParagraph(row.amount.shown, numeralSize(size), row.isTotal ? text : accent, canvas)];
    },
    mostLines: () => 1,
  };
}

function numeralSize(size: number): number {
  return size >= 24 ? 40 : size >= 20 ? 30 : size >= 16 ? 24 : 20;
}

function besideColumns(rows: readonly ListRow[], canvas: Canvas): readonly RowColumn<ListRow>[] {
  const least = rows.every(({ term = "" }) => isClauseNumber(term)) ? 0 : 0.16 * canvas.box.width;
  return [
    {
      name: "Term",
      width: { most: 0.36, least },
      paragraphs: (row, size) => {
        const { accent: color } = inksOf(row, canvas);
        // A point that goes on from another page has its term there.
        return row.term ? [rowParagraph(row.term, { size, color, bold: true })] : [];
      },
      mostLines: () => 2,
    },
    {
      name: "Text",
      width: "rest",
      // The terms have the accent: emphasis beside them would compete.
      paragraphs: (row, size) => textParagraphs(row, textSize(size), false, canvas),
      mostLines: (size) => mostTextLines(size, rows.length),
    },
  ];
}

function stackedColumn(count: number, canvas: Canvas): RowColumn<ListRow> {
  return {
    name: "Point",
    width: "rest",
    paragraphs: (row, size) => {
      if (row.term === undefined)
        return textParagraphs(row, Math.max(16, textSize(size)), !row.isTotal, canvas);
      const { text: color } = inksOf(row, canvas);
      const head = rowParagraph(row.term, { size: Math.max(16, size), color, bold: true });
      return [head, ...textParagraphs(row, belowHead(size), false, canvas)];
    },
    mostLines: (size) => 1 + mostTextLines(size, count),
  };
}

function textParagraphs(
  row: ListRow,
  size: number,
  isAccented: boolean,
  canvas: Canvas,
): readonly PlacedParagraph[] {
  const { text, details, term } = row;
  const inks = inksOf(row, canvas);
  const isHead = details.length > 0 && term === undefined;
  const gap = inches(0.04);
  const said =
    text.length === 0
      ? []
      : [
          rowParagraph(text, {
            size,
            color: inks.text,
            gap,
            ...(isHead && { bold: true }),
            ...(isAccented && { accent: inks.accent }),
          }),
        ];
  const smaller = size > largestOfMany ? 24 : size >= 24 ? 20 : size >= 20 ? 18 : 16;
  return [
    ...said,
    ...details.map((detail) =>
      rowParagraph(detail, { size: Math.min(size, smaller), color: inks.muted, gap }),
    ),
  ];
}

function belowHead(size: number): number {
  return size >= 32 ? 28 : size >= 28 ? 24 : size >= 24 ? 20 : size === 20 ? 18 : Math.min(size, 16);
}

// Two long points have half of the page each.
function mostTextLines(size: number, count: number): number {
  if (size > largestOfMany) return 3;
  return size >= 24 ? (count <= 2 ? 4 : count === 3 ? 3 : 2) : size >= 18 ? 4 : 6;
}

/** The side of a state's mark, and what stands between it and its word. */
const markSide = inches(0.24);
const besideMark = inches(0.12);
/** Of a mark that stands for itself. */
const warningSide = inches(0.36);

function warningColumn(canvas: Canvas): RowColumn<ListRow> {
  return {
    name: "Warning",
    width: { share: warningSide / canvas.box.width },
    draw: ({ index, isWarning, status }, { start, top, height }, on) => {
      if (!isWarning || status) return [];
      const box = boxAt(on, start, top + (height - warningSide) / 2, warningSide, warningSide);
      return [createStatusMark(`Warning ${index + 1}`, "watch", box, on)];
    },
  };
}

function statusColumn(canvas: Canvas): RowColumn<ListRow> {
  return {
    name: "Status",
    width: { most: 0.24 },
    paragraphs: (row, size) => {
      if (!row.status) return [];
      const { text: color } = inksOf(row, canvas);
      const word = rowParagraph(row.status.word, { size: Math.min(size, 20), color, bold: true });
      return [{ ...word, marginStart: emu(markSide + besideMark) }];
    },
    mostLines: () => 2,
    draw: ({ index, status }, { start, top, height }, on) => {
      if (!status) return [];
      const box = boxAt(on, start, top + (height - markSide) / 2, markSide, markSide);
      return [createStatusMark(`Mark ${index + 1}`, status.state, box, on)];
    },
  };
}
