import { type Emu, emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { balanceBox } from "../../fitting/balance-box.ts";
import { paginate } from "../../fitting/paginate.ts";
import { noInsets } from "../../geometry.ts";
import { boxAt, type Canvas, optically, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { type Anatomy, upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { TextMeasure } from "../../text/lines/measure-text.ts";
import { type RowPlace, setSurfaces, surfaceOf } from "./row-surface.ts";

/** One column of rows that divide a page among them. */
export interface RowColumn<Row> {
  /** Of its shapes: "Term". */
  readonly name: string;
  /**
   * "rest": what the other columns leave; "share": so much of the rows' width; else as wide as what stands in it, up to a
   * share of that width.
   */
  readonly width: "rest" | { readonly share: number } | { readonly most: number; readonly least?: number };
  /** What stands in it at a size of running text, in points; nothing: no shape. */
  readonly paragraphs?: (row: Row, size: number) => readonly PlacedParagraph[];
  /** The most lines that a cell may take at a size. */
  readonly mostLines?: (size: number) => number;
  /** Draws what is no text into the column's part of a row, on the canvas that the rows divide. */
  readonly draw?: (row: Row, place: RowPlace, canvas: Canvas) => readonly PlacedElement[];
}

/** How rows are set. */
export interface RowForm<Row> {
  readonly columns: readonly RowColumn<Row>[];
  /** Of running text, in points; to try in this order. */
  readonly sizes: readonly number[];
  /** On one page. */
  readonly mostRows: number;
  /** The columns of these rows, so that they do not jump from page to page; left out: of the rows themselves. */
  readonly all?: readonly Row[];
  /** How many rows the height is divided among; left out: as many as there are. */
  readonly slots?: number;
  /** True where rows are read from afar: the largest size that leaves air is taken, however many lines it asks for. */
  readonly isLarge?: boolean;
  /** Says which rows are set off from the others. */
  readonly isMarked?: (row: Row) => boolean;
}

/**
 * Sets rows that divide the height of a canvas among them, in one size on as many pages as they need; undefined where a row
 * finds no room on a page of its own.
 */
export function composeRows<Row>(
  rows: readonly Row[],
  form: RowForm<Row>,
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const fitted = fitRows(rows, form, canvas);
  return fitted?.pages.map((page) => setRows(page, fitted.grid, form, canvas));
}

/** Of text that so few rows have a page for, largest first. */
const largeSizes: Readonly<Record<number, readonly number[]>> = {
  1: [40, 36, 32, 30],
  2: [36, 32, 30],
  3: [32, 30],
  4: [30],
};

/** Returns the sizes that text of so few rows has before usual ones, so that it owns its page; none larger than the title. */
export function sizesOfFew(count: number, { title, titleSizes }: Anatomy): readonly number[] {
  const most = titleSizes?.[0] ?? title?.levels[0]?.size ?? 0;
  return (largeSizes[count] ?? []).filter((size) => size <= most);
}

/**
 * Sets rows in columns of a canvas, all in one size and equally high; undefined where they do not fit on one page.
 */
export function composeRowColumns<Row>(
  rows: readonly Row[],
  columns: number,
  form: RowForm<Row>,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const slots = Math.ceil(rows.length / columns);
  const width = Math.floor((canvas.box.width - (columns - 1) * betweenColumns) / columns);
  for (const size of form.sizes) {
    const parts = Array.from({ length: columns }, (_, column) => {
      const part = rows.slice(column * slots, (column + 1) * slots);
      const box = boxAt(canvas, column * (width + betweenColumns), 0, width, canvas.box.height);
      const one = { ...form, sizes: [size], slots, all: rows };
      const fitted = fitRows(part, one, { ...canvas, box });
      return fitted?.pages.length === 1 ? setRows(part, fitted.grid, one, { ...canvas, box }) : undefined;
    });
    if (parts.every((part) => part !== undefined)) return parts.flat();
  }
  return undefined;
}

const betweenColumns = inches(0.5);

interface RowGrid<Row> {
  readonly size: number;
  readonly columns: readonly ColumnPlace[];
  /** Set and measured when they are first asked for: what is tried looks at the same cells again and again. */
  readonly cellsOf: (row: Row) => readonly RowCell[];
}

interface ColumnPlace {
  /** From the start edge of the rows' surface. */
  readonly start: number;
  readonly width: Emu;
}

interface Fitted<Row> {
  readonly grid: RowGrid<Row>;
  readonly pages: readonly (readonly Row[])[];
}

const gutter = inches(0.35);
const leastPadding = inches(0.08);

function fitRows<Row>(rows: readonly Row[], given: RowForm<Row>, canvas: Canvas): Fitted<Row> | undefined {
  const form = { ...given, sizes: upToTitle(given.sizes, canvas.anatomy, Number) };
  const best = findBestGrid(rows, form, canvas);
  if (best) return { grid: best, pages: [rows] };
  const grid = createGrid(rows, form.sizes.at(-1) ?? 16, form, canvas);
  if (!grid || !rows.every((row) => fits([row], grid, form, canvas))) return undefined;
  if (!isCalm(rows, grid, mostLinesMore)) return undefined;
  const pages = paginate(
    rows,
    (page) => fits(page, grid, form, canvas),
    (row) => heightOf(row, grid) + 2 * leastPadding,
  );
  return { grid: largestOnPages(rows, pages, form, canvas) ?? grid, pages };
}

// Fewer rows on a page have room for larger type than all of them on one.
function largestOnPages<Row>(
  rows: readonly Row[],
  pages: readonly (readonly Row[])[],
  form: RowForm<Row>,
  canvas: Canvas,
): RowGrid<Row> | undefined {
  for (const size of form.sizes.filter((one) => one <= largeSize)) {
    const grid = createGrid(rows, size, form, canvas);
    const isWell = (page: readonly Row[], on: RowGrid<Row>) =>
      fits(page, on, form, canvas) && (size <= usualSize || isAiry(page, on, canvas, largeShare));
    if (grid && isCalm(rows, grid) && pages.every((page) => isWell(page, grid))) return grid;
  }
  return undefined;
}

// The largest size whose next smaller one saves hardly a line; smaller ones are not tried at all.
function findBestGrid<Row>(
  rows: readonly Row[],
  form: RowForm<Row>,
  canvas: Canvas,
): RowGrid<Row> | undefined {
  let best: RowGrid<Row> | undefined;
  for (const size of form.sizes) {
    const grid = createGrid(rows, size, form, canvas);
    if (!grid || !isCalm(rows, grid) || !fits(rows, grid, form, canvas)) continue;
    if (form.isLarge && (size <= usualSize || isAiry(rows, grid, canvas, largeShare))) return grid;
    if (size > largestUsual && !isAiry(rows, grid, canvas, rows.length > fewRows ? airyShare : fewShare))
      continue;
    if (best) {
      const more = linesOf(rows, best) - linesOf(rows, grid);
      if (more <= (rows.length <= 3 ? 1 : 0)) return best;
    }
    // Nor where the page has room for all the lines that it takes.
    if (size <= largeSize && isAiry(rows, grid, canvas)) return grid;
    // Where every paragraph has one line, no smaller size saves any.
    if (size <= usualSize || linesOf(rows, grid) === paragraphsOf(rows, grid)) return grid;
    best = grid;
  }
  return best;
}

/** Larger text is for a row or two, and for pages that it leaves airy. */
const largestUsual = 28;
const fewRows = 2;
/** Of text that may take more lines than in a smaller size, and what of the page such text may take. */
const largeSize = 24;
const airyShare = 0.6;
const largeShare = 0.72;
/** What a row or two may take of the page, so that they do not touch the rules between them. */
const fewShare = 0.75;

function isAiry<Row>(
  rows: readonly Row[],
  grid: RowGrid<Row>,
  { box }: Canvas,
  share: number = airyShare,
): boolean {
  return rows.reduce((sum, row) => sum + heightOf(row, grid), 0) <= share * box.height;
}

/** Larger type is for rows that take no more lines for it. */
const usualSize = 18;

function linesOf<Row>(rows: readonly Row[], { cellsOf }: RowGrid<Row>): number {
  return rows.reduce((sum, row) => sum + Math.max(0, ...cellsOf(row).map(({ measure }) => measure.lines)), 0);
}

function paragraphsOf<Row>(rows: readonly Row[], { cellsOf }: RowGrid<Row>): number {
  return rows.reduce(
    (sum, row) => sum + Math.max(0, ...cellsOf(row).map(({ paragraphs }) => paragraphs.length)),
    0,
  );
}

/** A line more than a column's own most, before rows are not what the content should be set as. */
const mostLinesMore = 1;

function createGrid<Row>(
  rows: readonly Row[],
  size: number,
  form: RowForm<Row>,
  canvas: Canvas,
): RowGrid<Row> | undefined {
  const { look, box } = canvas;
  const isAnyMarked = (form.all ?? rows).some((row) => form.isMarked?.(row));
  const { inset } = surfaceOf(canvas, isAnyMarked);
  const room = box.width - 2 * inset;
  const wanted = form.columns.map(({ width, paragraphs = noParagraphs }) => {
    if (width === "rest") return undefined;
    if ("share" in width) return width.share * room;
    const widths = (form.all ?? rows).map((row) => {
      const set = paragraphs(row, size);
      if (set.length === 0) return 0;
      const measure = measurePlacedText(set, look, unlimited);
      return measure.width * (measure.exact ? 1.02 : 1.25) + inches(0.03);
    });
    const widest = Math.max(0, ...widths);
    return widest === 0 ? 0 : Math.max(width.least ?? 0, Math.min(widest, width.most * room));
  });
  const used = wanted.reduce<number>((sum, width) => sum + (width ? width + gutter : 0), 0);
  const rest = room - used;
  if (rest < leastRest && wanted.includes(undefined)) return undefined;
  let start = inset;
  const columns = wanted.map((width): ColumnPlace => {
    const place = { start, width: emu(Math.floor(width ?? rest)) };
    if (width !== 0) start += place.width + gutter;
    return place;
  });
  return { size, columns, cellsOf: rememberRows((row) => setCells(row, size, columns, form, canvas)) };
}

function rememberRows<Row, Value>(create: (row: Row) => Value): (row: Row) => Value {
  const known = new Map<Row, Value>();
  return (row) => {
    const value = known.get(row) ?? create(row);
    known.set(row, value);
    return value;
  };
}

const leastRest = inches(1.5);
const noParagraphs = (): readonly PlacedParagraph[] => [];

interface RowCell {
  readonly name: string;
  readonly place: ColumnPlace;
  readonly paragraphs: readonly PlacedParagraph[];
  readonly measure: TextMeasure;
  readonly mostLines: number;
}

function setCells<Row>(
  row: Row,
  size: number,
  columns: readonly ColumnPlace[],
  form: RowForm<Row>,
  { look }: Canvas,
): readonly RowCell[] {
  return form.columns.flatMap(({ name, paragraphs: set = noParagraphs, mostLines }, index) => {
    const paragraphs = set(row, size);
    const place = columns[index];
    if (!place || paragraphs.length === 0) return [];
    const measure = measurePlacedText(paragraphs, look, place.width);
    return [{ name, place, paragraphs, measure, mostLines: mostLines?.(size) ?? 1 }];
  });
}

function isCalm<Row>(rows: readonly Row[], { cellsOf }: RowGrid<Row>, more = 0): boolean {
  return rows.every((row) =>
    cellsOf(row).every(
      ({ measure: { lines, brokenWords }, mostLines }) => lines <= mostLines + more && brokenWords === 0,
    ),
  );
}

function heightOf<Row>(row: Row, { cellsOf }: RowGrid<Row>): number {
  return Math.ceil(Math.max(0, ...cellsOf(row).map(({ measure }) => measure.height))) + 2_000;
}

function fits<Row>(rows: readonly Row[], grid: RowGrid<Row>, form: RowForm<Row>, canvas: Canvas): boolean {
  const { gap } = surfaceOf(canvas);
  const text = rows.reduce((sum, row) => sum + heightOf(row, grid) + 2 * leastPadding, 0);
  return rows.length <= form.mostRows && text + (rows.length - 1) * gap <= canvas.box.height;
}

/** Higher rows would fall apart: a page of one or two keeps some of its height free. */
function mostRowHeight(count: number, size: number): number {
  const usual = count === 1 ? 3 : count === 2 ? 2.2 : 1.75;
  return inches(size >= 30 ? usual * 1.2 : size >= 24 ? usual : usual * 0.92);
}

/** Of a row on a panel of its own, beyond the tallest text: a panel much higher would look empty. */
const mostPanelAir = (count: number) => inches(count === 1 ? 1.6 : count === 2 ? 1.2 : 0.9);

function setRows<Row>(
  rows: readonly Row[],
  grid: RowGrid<Row>,
  form: RowForm<Row>,
  canvas: Canvas,
): readonly PlacedElement[] {
  const places = placeRows(rows, grid, form, canvas);
  const texts = places.flatMap((place, index) =>
    grid
      .cellsOf(place.row)
      .map(({ name, place: { start, width }, paragraphs }) =>
        setCell(`${name} ${index + 1}`, { ...place, start: place.start + start, width }, paragraphs, canvas),
      ),
  );
  const drawn = places.flatMap((place) =>
    form.columns.flatMap(({ draw }, index) => {
      const column = grid.columns[index];
      if (!draw || !column) return [];
      return draw(place.row, { ...place, start: place.start + column.start, width: column.width }, canvas);
    }),
  );
  const marked = places.map((place) => ({ ...place, isMarked: form.isMarked?.(place.row) ?? false }));
  return [...setSurfaces(marked, canvas), ...drawn, ...texts];
}

interface PlacedRow<Row> extends RowPlace {
  readonly row: Row;
}

// Rows are equally high where the highest leaves room for that, else equally airy.
function placeRows<Row>(
  rows: readonly Row[],
  grid: RowGrid<Row>,
  form: RowForm<Row>,
  canvas: Canvas,
): readonly PlacedRow<Row>[] {
  const { box } = canvas;
  const { gap } = surfaceOf(canvas);
  const natural = rows.map((row) => heightOf(row, grid) + 2 * leastPadding);
  const room = box.height - (rows.length - 1) * gap;
  const slots = Math.max(rows.length, form.slots ?? 0);
  const shared = (box.height - (slots - 1) * gap) / slots;
  const most =
    canvas.style.row === "pills"
      ? Math.max(...natural) + mostPanelAir(rows.length)
      : Number.POSITIVE_INFINITY;
  const equal = Math.floor(Math.min(shared, mostRowHeight(slots, grid.size), most));
  const air = Math.floor((room - natural.reduce((sum, height) => sum + height, 0)) / rows.length);
  const isEven = natural.every((height) => height <= equal);
  const heights = natural.map((height) => (isEven ? equal : height + Math.max(0, air)));
  const used = heights.reduce((sum, height) => sum + height, 0) + (rows.length - 1) * gap;
  let top = slots > rows.length ? 0 : Math.round(optically(box.height - used));
  return rows.map((row, index) => {
    const place = { row, start: 0, top, width: box.width, height: heights[index] ?? 0 };
    top += place.height + gap;
    return place;
  });
}

function setCell(
  name: string,
  { start, top, width, height }: RowPlace,
  paragraphs: readonly PlacedParagraph[],
  canvas: Canvas,
): PlacedElement {
  const { look, direction, tones } = canvas;
  const box = boxAt(canvas, start, top, width, height);
  return createTextShape({
    name,
    box: balanceBox(paragraphs, { box, insets: noInsets, look, direction }),
    paragraphs,
    look,
    color: tones.page.text,
    anchor: "middle",
  });
}
