import {
  type Direction,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type Points,
  points,
} from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import { boxOf, noInsets, placeIn } from "../geometry.ts";
import { createTextShape, shapeLook } from "../parts/place-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { type ListBlock, type ListLine, toRuns } from "../text/list-paragraphs.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";
import { createHairline, createListRoom, hasLargeType, type ListRoom } from "./list-setting.ts";

/**
 * Sets points that open with a term as rows of two columns with hairlines above them, on as many pages as they need;
 * undefined where a row does not suit: a point without a term, with points below it, or too long.
 */
export function composeDefinitionRows(
  blocks: readonly ListBlock[],
  anatomy: Anatomy,
  direction: Direction,
  box = anatomy.contentBox,
): readonly (readonly PlacedElement[])[] | undefined {
  const found = blocks.map(toRow);
  if (!found.every((row) => row !== undefined)) return undefined;
  const rows = haveClauses(blocks) ? found.map(partClause) : found;
  const room = { ...createListRoom(anatomy, direction, box), look: shapeLook(anatomy) };
  const [largest = points(20), ...smaller] = room.sizes;
  const linesOf = (size: Points) =>
    createGrid(rows, size, room).heights.reduce((sum, { term, text }) => sum + term + text, 0);
  // Few rows own the page by their size instead of leaving it empty.
  const moreLines = rows.length <= 3 ? 1 : 0;
  const isFew = rows.length <= 3 || (rows.length <= 5 && hasLargeType(anatomy));
  const larger =
    isFew && largest === 20 && linesOf(points(24)) <= linesOf(largest) + moreLines ? [points(24)] : [];
  for (const size of [...larger, largest, ...smaller]) {
    const grid = createGrid(rows, size, room);
    const isSuitable = grid.heights.every(({ term, text }) => term <= 2 && text <= 4);
    if (isSuitable && fits(rows, grid, room)) return [setRows(rows, grid, room, direction)];
  }
  const size = smaller[0] ?? largest;
  const grid = createGrid(rows, size, room);
  if (grid.heights.some(({ term, text }) => term > 2 || text > 5)) return undefined;
  const heightOf = new Map(rows.map((row, index) => [row, grid.heights[index]?.height ?? 0]));
  const pages = paginate(
    rows,
    (page) => fits(page, createGrid(rows, size, room, page), room),
    (row) => (heightOf.get(row) ?? 0) + 2 * leastPadding,
  );
  return pages.map((page) => setRows(page, createGrid(rows, size, room, page), room, direction));
}

interface Row {
  readonly term: string;
  readonly line: ListLine;
}

interface Grid {
  readonly size: Points;
  readonly termWidth: Emu;
  readonly textStart: Emu;
  /** For each row: lines of its two cells, and the height of the taller one. */
  readonly heights: readonly { readonly term: number; readonly text: number; readonly height: number }[];
}

const leastPadding = inches(0.14);
const mostRows = 7;
const gutter = inches(0.3);
const columns = 12;

function toRow(block: ListBlock): Row | undefined {
  const [line] = block;
  if (!line || block.length > 1 || line.lead === undefined || line.text.length === 0) return undefined;
  return { term: line.lead, line };
}

/** Says whether most points of a list open with nothing but the number of a clause. */
export function haveClauses(blocks: readonly ListBlock[]): boolean {
  const numbered = blocks.filter(([line]) => isClauseNumber(line?.lead ?? ""));
  return numbered.length > blocks.length / 2;
}

function isClauseNumber(term: string): boolean {
  return /^(?:§\s?)?\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,3}[.)]?$/u.test(term);
}

// Among clauses that have but their number, the words after one belong to its text.
function partClause(row: Row): Row {
  const [, term, words] = /^(\p{Nd}[\p{Nd}.]*)\s+(.+)$/u.exec(row.term) ?? [];
  if (term === undefined || words === undefined) return row;
  const separator = /[\p{P}]$/u.test(words) ? " " : ": ";
  const text = [{ text: `${words}${separator}`, bold: true }, ...row.line.text];
  return { term, line: { ...row.line, text } };
}

// The columns are those of the widest term of the whole list, so that they do not jump from page to page.
function createGrid(all: readonly Row[], size: Points, room: ListRoom, rows = all): Grid {
  const { width } = room.box;
  const terms = all.map((row) => measurePlacedText([termParagraph(row, size, room)], room.look, width).width);
  const wanted = Math.min(Math.max(...terms) * 1.02 + gutter, 0.36 * width);
  const step = width / columns;
  const least = all.every(({ term }) => isClauseNumber(term)) ? 1 : 2;
  const textStart = emu(Math.max(least, Math.ceil(wanted / step)) * step);
  const termWidth = emu(textStart - gutter);
  return {
    size,
    termWidth,
    textStart,
    heights: rows.map((row) => {
      const term = measurePlacedText([termParagraph(row, size, room)], room.look, termWidth);
      const text = measurePlacedText([textParagraph(row, size)], room.look, emu(width - textStart));
      return { term: term.lines, text: text.lines, height: Math.max(term.height, text.height) };
    }),
  };
}

function fits(rows: readonly Row[], { heights }: Grid, room: ListRoom): boolean {
  return rows.length <= mostRows && totalHeight(heights) + 2 * rows.length * leastPadding <= room.box.height;
}

function totalHeight(heights: Grid["heights"]): number {
  return heights.reduce((sum, { height }) => sum + height, 0);
}

function setRows(rows: readonly Row[], grid: Grid, room: ListRoom, direction: Direction): PlacedElement[] {
  const most = rows.length <= 2 ? 0.8 : rows.length === 3 ? 0.6 : 0.44;
  const slack = room.box.height - totalHeight(grid.heights);
  const padding = Math.min(inches(most), Math.floor(slack / (2 * rows.length)));
  const elements: PlacedElement[] = [];
  let top: number = room.box.y;
  rows.forEach((row, index) => {
    const height = (grid.heights[index]?.height ?? 0) + 2 * padding;
    elements.push(...setRow(row, index + 1, { grid, room, direction, top, height, padding }));
    top += height;
  });
  return elements;
}

interface RowPlace {
  readonly grid: Grid;
  readonly room: ListRoom;
  readonly direction: Direction;
  readonly top: number;
  readonly height: number;
  readonly padding: number;
}

function setRow(
  row: Row,
  number: number,
  { grid, room, direction, top, height, padding }: RowPlace,
): PlacedElement[] {
  const { box, look, palette } = room;
  const cell = (start: number, width: number) =>
    placeIn(box, boxOf(box.x + start, top, width, height), direction);
  const cellStyle = { look, insets: { ...noInsets, top: emu(padding) } };
  return [
    createHairline(`Line ${number}`, room, top),
    createTextShape({
      ...cellStyle,
      name: `Term ${number}`,
      box: cell(0, grid.termWidth),
      paragraphs: [termParagraph(row, grid.size, room)],
      color: palette.accent,
    }),
    createTextShape({
      ...cellStyle,
      name: `Text ${number}`,
      box: cell(grid.textStart, box.width - grid.textStart),
      paragraphs: [textParagraph(row, grid.size)],
      color: palette.text,
    }),
  ];
}

function termParagraph({ term }: Row, size: Points, { palette }: ListRoom): PlacedParagraph {
  return { level: 0, runs: [{ text: term, size, bold: true, color: palette.accent }] };
}

// The terms have the accent: emphasis beside them would compete.
function textParagraph({ line }: Row, size: Points): PlacedParagraph {
  return { level: 0, runs: toRuns(line.text, size) };
}
