import {
  type BulletItem,
  type DesignStyle,
  type Emu,
  emu,
  type Insets,
  inches,
  type LineSpacing,
  type PlacedElement,
  type PlacedLine,
  type PlacedParagraph,
  type PlacedTable,
  type PlacedTableCell,
  type PlacedTableRow,
  points,
  type RichText,
  type StatusState,
  type TableRow,
  type TableSlide,
  type ThemeColor,
} from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import { fallbackGrowth } from "../fonts/font-family.ts";
import { drawPairBars, lengthsOfPairs } from "../forms/pair-bars.ts";
import { fewestStripes } from "../forms/rows/row-surface.ts";
import {
  alignColumns,
  type ColumnAlignment,
  type ColumnNeed,
  needOfColumn,
  plainTextOf,
  shareWidth,
} from "../forms/table-columns.ts";
import { readTrafficLights } from "../forms/traffic-lights.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createCanvas, inkParagraph } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";
import { colorOfState, fieldOfState } from "../parts/status-mark.ts";
import { boldBlock, chooseOn } from "../template/colors/tones.ts";
import { toMeasuredText } from "../text/lines/fit-text.ts";
import { holdLastWords } from "../text/lines/hold-last-words.ts";
import { levelOf, measurePlacedText } from "../text/lines/measure-placed-text.ts";
import type { TextMeasure } from "../text/lines/measure-text.ts";
import { holdNumbers } from "../text/numbers/hold-numbers.ts";
import { releaseUnits } from "../text/numbers/release-units.ts";

/** Composes a native table as wide as the page; what does not fit goes on, with its head and its first column again. */
export function composeTable(given: TableSlide, stage: Stage): readonly Page[] {
  const slide = readTrafficLights(given);
  const whole = createCanvas(stage);
  const foot = setFoot(slide, whole);
  const { canvas } = foot;
  const sheets = setSheets(slide, { room: canvas.box.height, canvas });
  if (!sheets) return toListPages(slide, toItems(slide), stage);
  const contents = sheets.map((table): readonly PlacedElement[] => [
    table,
    ...(sheets.length === 1 ? setBars(slide, table, canvas) : []),
    ...foot.elements,
  ]);
  const spilled = toSpilledItems(foot.unplaced);
  return toPagesWithSpill("table", canvas.anatomy, slide, contents, { stage, spilled });
}

// Beside names and numbers that take half of the page, what the numbers come to is seen.
function setBars(slide: TableSlide, table: PlacedTable, canvas: Canvas): readonly PlacedElement[] {
  const lengths = lengthsOfPairs(slide);
  const start = table.box.width + beforeBars;
  if (!lengths || start > canvas.box.width - leastBars) return [];
  return drawPairBars(lengths, { rows: slide.rows, table, start }, canvas);
}

const beforeBars = inches(0.3);
const leastBars = inches(2);

interface Place {
  /** The height that a table may take. */
  readonly room: number;
  readonly canvas: Canvas;
}

/** A table as it is set: some columns of the outline's, in one size. */
interface Grid {
  readonly size: number;
  /** Of each column's cells below the head. */
  readonly sizes: readonly number[];
  readonly columns: readonly number[];
  readonly widths: readonly Emu[];
  /** Says whether the first column, which names its rows, has them on one line each. */
  readonly keepsNames: boolean;
  readonly alignments: readonly ColumnAlignment[];
  readonly insets: Insets;
  /** What the last column keeps free beyond its numbers, so that they stand near what they belong to. */
  readonly beyond?: Pick<Insets, "left" | "right"> | undefined;
}

/** The sizes to try; few rows are larger, as far as that costs them few lines. */
const usualSizes = [16, 14, 12];

function largerSizes({ rows, columns }: TableSlide): readonly number[] {
  if (columns.length > 5) return rows.length <= 6 ? [18] : [];
  if (rows.length <= 3) return [36, 32, 28, 24, 20, 18];
  return rows.length <= 5 ? [32, 28, 24, 20, 18] : rows.length <= 8 ? [24, 20, 18] : [20, 18];
}

function setSheets(slide: TableSlide, place: Place): readonly PlacedTable[] | undefined {
  const everyColumn = slide.columns.map((_, index) => index);
  const best = findSheet(slide, everyColumn, [...largerSizes(slide), ...usualSizes], place);
  if (best) return toTables(slide, best, place);
  const groups = groupColumns(slide, place.canvas);
  const sheets = groups?.map((group) => findSheet(slide, group, usualSizes, place));
  if (!sheets?.every((sheet) => sheet !== undefined)) return undefined;
  return sheets.flatMap((sheet) => toTables(slide, sheet, place));
}

interface Sheet {
  readonly grid: Grid;
  readonly head: readonly MeasuredCell[];
  readonly pages: readonly (readonly MeasuredRow[])[];
}

/** The fewest pages, and of those the largest type, or the next smaller one for names that it would break. */
function findSheet(
  slide: TableSlide,
  columns: readonly number[],
  largestFirst: readonly number[],
  place: Place,
): Sheet | undefined {
  let best: Sheet | undefined;
  let large: Sheet | undefined;
  const sheets = new Map<number, Sheet | undefined>();
  const sheetIn = (size: number) => {
    if (!sheets.has(size))
      sheets.set(size, paginateSheet(slide, createGrid(slide, columns, size, place.canvas), place));
    return sheets.get(size);
  };
  for (const size of withWholeValues(largestFirst, sheetIn)) {
    const sheet = sheetIn(size);
    if (!sheet) continue;
    if (size > usualSize) {
      // The largest that leaves rows air, in lines that are not many.
      if (sheet.pages.length === 1 && isAiry(sheet, place)) {
        large = sheet;
        break;
      }
      // Else the largest of which the next smaller one has hardly fewer lines.
      if (large && linesOf(large) <= linesOf(sheet) + slide.rows.length / 4) break;
      if (sheet.pages.length === 1) large = sheet;
      // Where every row has one line, no smaller size saves any.
      if (large && linesOf(large) === slide.rows.length) break;
      continue;
    }
    if (large && (isAiry(large, place) || linesOf(large) <= linesOf(sheet) + slide.rows.length / 4)) break;
    large = undefined;
    if (sheet.pages.length < (best?.pages.length ?? Number.POSITIVE_INFINITY)) best = sheet;
    if (best?.pages.length === 1) break;
  }
  best = large ?? best;
  if (!best || best.grid.keepsNames) return best;
  const { grid, pages } = best;
  const smaller = largestFirst.find((size) => size < grid.size && size >= leastForNames(grid.size));
  if (smaller === undefined) return best;
  const next = sheetIn(smaller);
  return next?.grid.keepsNames && next.pages.length <= pages.length ? next : best;
}

// What is set from the end of its column is a value: larger type that tears it over two lines is worth less than a smaller one.
function withWholeValues(
  largestFirst: readonly number[],
  sheetIn: (size: number) => Sheet | undefined,
): readonly number[] {
  const whole = largestFirst.findIndex((size) => {
    const sheet = sheetIn(size);
    return size >= leastForWhole && sheet?.pages.length === 1 && !tearsValues(sheet);
  });
  return largestFirst.slice(Math.max(0, whole));
}

function tearsValues({ grid, pages }: Sheet): boolean {
  return pages
    .flat()
    .some(({ cells }) =>
      cells.some(({ measure }, index) => grid.alignments[index] === "end" && measure.lines > 1),
    );
}

/** In points: smaller type is too much to give for it. */
const leastForWhole = 20;

// Type that is read from the back row stays so: a name may take a second line.
function leastForNames(size: number): number {
  return size >= leastForWhole ? leastForWhole : 14;
}

/** Of the height of a page that the lines of a table may take in type larger than usual, and how many a row may have. */
const airyShare = 0.68;
const mostAiryLines = 3;

function isAiry({ head, pages, grid }: Sheet, { room }: Place): boolean {
  const rows = pages.flat();
  const height = rows.reduce((sum, row) => sum + row.height, heightOfCells(head));
  const lines = Math.max(...rows.flatMap(({ cells }) => cells.map(({ measure }) => measure.lines)));
  return grid.keepsNames && height <= airyShare * room && lines <= mostAiryLines;
}

const usualSize = 16;

function linesOf({ pages }: Sheet): number {
  const heights = pages.flat().map(({ cells }) => Math.max(...cells.map(({ measure }) => measure.lines)));
  return heights.reduce((sum, lines) => sum + lines, 0);
}

function createGrid(
  slide: TableSlide,
  columns: readonly number[],
  size: number,
  canvas: Canvas,
): Grid | undefined {
  const insets = insetsOf(size, columns.length);
  const everyAlignment = alignColumns(slide);
  const alignments = columns.map((column) => everyAlignment[column] ?? "start");
  const needs = columns.map((column, index) =>
    needOfColumn(
      [
        headParagraph(slide, column, size, canvas),
        ...slide.rows.map((row) =>
          cellParagraph(row, column, {
            size: sizeIn(slide, column, size),
            alignment: alignments[index] ?? "start",
            canvas,
          }),
        ),
      ],
      {
        look: canvas.look,
        inset: insetsAt({ insets, alignments }, index).left,
        alignment: alignments[index] ?? "start",
      },
    ),
  );
  // A word without end may be broken: nothing else would let it stand in a table.
  const most = canvas.box.width * (columns.length > 1 ? 0.5 : 1);
  const growth = fallbackGrowth(levelOf(canvas.look, 0).fontFamily);
  const bounded = needs.map(({ least, wanted, alignment }) => {
    return { alignment, least: Math.min(growth * least, most), wanted: growth * wanted };
  });
  const near = placeNear(bounded, lengthsOfPairs(slide) !== undefined, canvas);
  const widths = near?.widths ?? shareWidth(bounded, canvas.box.width);
  const keepsNames = (widths?.[0] ?? 0) >= (bounded[0]?.wanted ?? 0);
  const sizes = columns.map((column) => (near ? sizeIn(slide, column, size) : size));
  return widths && { size, sizes, columns, widths, insets, alignments, keepsNames, beyond: near?.beyond };
}

/** How much larger the numbers of a pair are than its names: they are what is looked up. */
const numbersOfPair = 1.4;

function sizeIn(slide: TableSlide, column: number, size: number): number {
  const isOfPair = slide.columns.length === 2 && column === 1 && alignColumns(slide)[1] === "end";
  return isOfPair && slide.rows.length <= mostOfLarge ? Math.round(size * numbersOfPair) : size;
}

/** Of rows. */
const mostOfLarge = 6;

/** Of the width of a page: names and numbers that take no more would stand at its opposite edges. */
const mostOfPair = 0.62;
/** Of the width of a page, where the numbers of such a pair end at the least. */
const leastOfPair = 0.5;

// Names and one column of numbers are read together: the numbers end near the names, not at the edge of the page.
function placeNear(
  [names, numbers, another]: readonly ColumnNeed[],
  hasBars: boolean,
  { box, direction }: Canvas,
): Pick<Grid, "widths" | "beyond"> | undefined {
  if (!names || numbers?.alignment !== "end" || another) return undefined;
  const wanted = names.wanted + numbers.wanted;
  if (wanted + betweenPair > mostOfPair * box.width) return undefined;
  const end = Math.max(wanted + betweenPair, leastOfPair * box.width);
  const first = emu(Math.floor(end - numbers.wanted));
  if (hasBars) return { widths: [first, emu(Math.ceil(numbers.wanted))] };
  const free = emu(Math.floor(box.width - end));
  const beyond = direction === "ltr" ? { left: emu(0), right: free } : { left: free, right: emu(0) };
  return { widths: [first, emu(Math.round(box.width) - first)], beyond };
}

const betweenPair = inches(0.6);

/** Text that begins where the numbers of the column before it end keeps clear of them. */
function insetsAt(
  { insets, alignments, beyond }: Pick<Grid, "insets" | "alignments" | "beyond">,
  index: number,
): Insets {
  if (beyond && index === 1) {
    return { ...insets, left: emu(insets.left + beyond.left), right: emu(insets.right + beyond.right) };
  }
  if (alignments[index] !== "start" || alignments[index - 1] !== "end") return insets;
  const side = emu(2.4 * insets.left);
  return { ...insets, left: side, right: side };
}

function insetsOf(size: number, columns: number): Insets {
  const side = inches(columns <= 6 && size >= 14 ? 0.16 : 0.1);
  const air = emu(size * 12_700 * 0.24);
  return { left: side, right: side, top: air, bottom: air };
}

function headParagraph(
  slide: TableSlide,
  column: number,
  size: number,
  { tones, style }: Canvas,
): PlacedParagraph {
  const heading = slide.columns[column]?.heading ?? "";
  const largest = headSize(size);
  const onPage = style.table?.head === "tint" ? tones.onTint.text : tones.page.text;
  const color = hasFilledHead(style) ? boldBlock(largest, tones).text : onPage;
  const paragraph = inkParagraph(heading, { size: largest, color, bold: true });
  return { ...paragraph, lineSpacing };
}

// Above stripes, panels and full blocks a head of one more colour would be loud.
function hasFilledHead({ row, panel, table }: DesignStyle): boolean {
  if (table) return table.head === "fill";
  return row === "rules" && panel !== "blocks";
}

/** In points: heads are smaller than their columns, and larger where these are set for few rows. */
function headSize(size: number): number {
  return Math.min(size, size >= 24 ? 18 : 16);
}

/** Tables are read across: their lines stand closer than those of prose. */
const lineSpacing: LineSpacing = { kind: "share", share: 1 };

interface CellManner {
  readonly size: number;
  readonly alignment: ColumnAlignment;
  readonly canvas: Canvas;
}

function cellParagraph(
  row: TableRow,
  column: number,
  { size, alignment, canvas }: CellManner,
): PlacedParagraph {
  const { tones } = canvas;
  const text = row.cells[column] ?? [];
  const fill = fillOfState(row, column, canvas);
  const state = row.states?.[column];
  const ink = fill ? chooseOn(fill, canvas.anatomy.layout) : inkOf(row, state, tones);
  const paragraph = { ...inkParagraph(text.length > 0 ? text : "", { size, color: ink }), lineSpacing };
  // A whole row of bold prose would shout.
  const isBold = state || column === 0 || (row.role !== undefined && plainTextOf(text).length <= 24);
  const runs = isBold ? paragraph.runs.map((run) => ({ ...run, bold: true })) : paragraph.runs;
  if (!state || fill) return { ...paragraph, runs };
  const [character, color] = [signOfState[state], colorOfState(state, canvas)];
  if (alignment !== "start") {
    const sign = { text: `${character}\u00a0\u00a0`, size: points(size), color, bold: true };
    return { ...paragraph, runs: [sign, ...runs] };
  }
  // As a marker, so that the words of all rows begin at one edge, and so do their further lines.
  const hang = emu(Math.round(size * 12_700 * signShare));
  return { ...paragraph, runs, bullet: { character, color }, marginStart: hang, indent: emu(-hang) };
}

/** Of the size of type: from the edge of a sign to the words after it. */
const signShare = 1.35;

/** The accent of a highlighted row may be the colour of another state than a cell of it names. */
function inkOf(
  { role }: TableRow,
  state: StatusState | null | undefined,
  { page, onTint }: Canvas["tones"],
): ThemeColor {
  if (role !== "highlight") return page.text;
  return state ? onTint.text : onTint.accent;
}

/** Characters that every font of Office has, so that a state moves with its table: each of a form of its own. */
const signOfState: Readonly<Record<StatusState, string>> = { good: "●", watch: "▲", bad: "■", neutral: "○" };

// Where panels are full of colour, cells that name a state are too.
function fillOfState({ states }: TableRow, column: number, canvas: Canvas): ThemeColor | undefined {
  const state = states?.[column];
  if (!state || canvas.style.panel !== "blocks") return undefined;
  return fieldOfState(state, canvas);
}

/** Shares rows out among pages; undefined where a row alone is too high. */
function paginateSheet(
  slide: TableSlide,
  grid: Grid | undefined,
  { room, canvas }: Place,
): Sheet | undefined {
  if (!grid) return undefined;
  const head = measureHead(slide, grid, canvas);
  const headHeight = heightOfCells(head);
  const rows = slide.rows.map((row) => measureRow(row, grid, canvas));
  const heightOf = (row: MeasuredRow) => row.height;
  const height = room * (isMeasuredExactly(slide, grid, canvas) ? 1 : roomOfGuesses);
  const fits = (some: readonly MeasuredRow[]) =>
    headHeight + some.reduce((sum, row) => sum + row.height, 0) <= height;
  if (rows.some((row) => !fits([row]))) return undefined;
  return { grid, head, pages: keepTotalCompany(paginate(rows, fits, heightOf)) };
}

/** How much of its room a table may take where the widths of its font are guessed: rows grow with every line too many. */
const roomOfGuesses = 0.88;

function isMeasuredExactly(slide: TableSlide, grid: Grid, canvas: Canvas): boolean {
  const head = headParagraph(slide, grid.columns[0] ?? 0, grid.size, canvas);
  return measurePlacedText([head], canvas.look, canvas.box.width).exact;
}

// A total alone on its page sums up what nobody sees.
function keepTotalCompany(pages: readonly (readonly MeasuredRow[])[]): readonly (readonly MeasuredRow[])[] {
  const last = pages.at(-1) ?? [];
  const before = pages.at(-2);
  if (last.length > 1 || last[0]?.row.role !== "total" || !before || before.length < 3) return pages;
  return [...pages.slice(0, -2), before.slice(0, -1), [...before.slice(-1), ...last]];
}

/** The text of a cell as it stands in its column. */
interface MeasuredCell {
  readonly paragraph: PlacedParagraph;
  readonly insets: Insets;
  readonly measure: TextMeasure;
}

interface MeasuredRow {
  readonly row: TableRow;
  readonly cells: readonly MeasuredCell[];
  /** Without the air that there may be room for. */
  readonly height: number;
}

function measureCell(paragraph: PlacedParagraph, index: number, grid: Grid, { look }: Canvas): MeasuredCell {
  const insets = insetsAt(grid, index);
  const width = emu((grid.widths[index] ?? 0) - insets.left - insets.right);
  const held = holdLastWords(holdNumbers(releaseUnits(paragraph, look, width), look, width), look, width);
  return { paragraph: held, insets, measure: measurePlacedText([held], look, width) };
}

function heightOfCells(cells: readonly MeasuredCell[]): number {
  const heights = cells.map(({ insets, measure }) => measure.height + insets.top + insets.bottom + 1_500);
  return Math.max(...heights);
}

function measureHead(slide: TableSlide, grid: Grid, canvas: Canvas): readonly MeasuredCell[] {
  return grid.columns.map((column, index) =>
    measureCell(headParagraph(slide, column, grid.size, canvas), index, grid, canvas),
  );
}

function measureRow(row: TableRow, grid: Grid, canvas: Canvas): MeasuredRow {
  const cells = grid.columns.map((column, index) =>
    measureCell(
      cellParagraph(row, column, {
        size: grid.sizes[index] ?? grid.size,
        alignment: grid.alignments[index] ?? "start",
        canvas,
      }),
      index,
      grid,
      canvas,
    ),
  );
  return { row, cells, height: heightOfCells(cells) };
}

/** Rows share the height of the page; higher than this they would fall apart. */
const mostRowHeight = inches(1.9);
const mostHeadHeight = inches(0.7);

function toTables(slide: TableSlide, { grid, head, pages }: Sheet, place: Place): readonly PlacedTable[] {
  const breaths = pages.map((rows) => breathOf(rows, heightOfCells(head), place));
  // Rows of one table are equally high on all of its pages.
  const breath = Math.min(...breaths);
  return pages.map((rows, page) => toTable(slide, rows, { grid, head, breath, canvas: place.canvas, page }));
}

function breathOf(rows: readonly MeasuredRow[], head: number, { room }: Place): number {
  const heights = rows.map(({ height }) => height);
  const spare = room - head - heights.reduce((sum, height) => sum + height, 0);
  const headBreath = Math.max(0, Math.min(mostHeadHeight - head, spare / (rows.length + 1)));
  return Math.max(0, Math.min((spare - headBreath) / rows.length, mostRowHeight - Math.min(...heights)));
}

interface TablePlace {
  readonly grid: Grid;
  readonly head: readonly MeasuredCell[];
  readonly breath: number;
  readonly canvas: Canvas;
  readonly page: number;
}

function toTable(slide: TableSlide, rows: readonly MeasuredRow[], place: TablePlace): PlacedTable {
  const { grid, canvas, breath } = place;
  const heights = rows.map((row) => emu(Math.floor(row.height + breath)));
  const leastHead = heightOfCells(place.head);
  const head = emu(Math.max(leastHead, Math.min(leastHead + breath, mostHeadHeight)));
  const height = heights.reduce((sum, each) => sum + each, head as number);
  const isTall = rows.some(({ cells }) => cells.some(({ measure }) => measure.lines > 3));
  return {
    kind: "table",
    name: "Table",
    box: boxAt(
      canvas,
      0,
      0,
      grid.widths.reduce((sum, width) => sum + width, 0),
      height,
    ),
    columnWidths: grid.widths,
    rows: [
      { height: head, cells: headCells(place) },
      ...rows.map(
        (row, index): PlacedTableRow => ({
          height: heights[index] ?? emu(0),
          cells: rowCells(row, {
            ...place,
            style: rowStyleOf(slide, canvas),
            isTall,
            isLast: index === rows.length - 1,
            number: index,
            next: rows[index + 1]?.row,
          }),
        }),
      ),
    ],
    headerRow: true,
    firstColumn: grid.columns.length > 1,
    totalRow: rows.at(-1)?.row.role === "total",
    description: describeTable(slide, rows.length, grid),
  };
}

function headCells({ grid, canvas, head }: TablePlace): readonly PlacedTableCell[] {
  const { style, tones } = canvas;
  const rule: PlacedLine = { color: style.table ? tones.field : tones.page.text, width: points(2) };
  return head.map((cell, index) => ({
    text: cellText(cell, { alignment: grid.alignments[index], anchor: "middle" }),
    ...(hasFilledHead(canvas.style)
      ? { fill: boldBlock(headSize(grid.size), canvas.tones).fill }
      : { borderBottom: rule, ...(style.table?.head === "tint" && { fill: tones.tint }) }),
  }));
}

interface RowPlace extends TablePlace {
  readonly style: DesignStyle["row"];
  /** Where text of the table takes many lines, all rows begin at their top. */
  readonly isTall: boolean;
  readonly isLast: boolean;
  /** From 0, on its page. */
  readonly number: number;
  readonly next: TableRow | undefined;
}

function rowCells(
  { row, cells }: MeasuredRow,
  { grid, canvas, breath, style, isTall, isLast, number, next }: RowPlace,
): readonly PlacedTableCell[] {
  const { tones } = canvas;
  const strong: PlacedLine = { color: tones.page.text, width: points(2) };
  const below = next?.role === "total" ? strong : lineBelow(style, canvas);
  const isFilled = row.role === "highlight" || isOnPanel(row, number, style);
  return cells.map((cell, index): PlacedTableCell => {
    const manner = { anchor: isTall ? ("top" as const) : ("middle" as const), breath };
    const fill = fillOfState(row, grid.columns[index] ?? 0, canvas) ?? (isFilled ? tones.tint : undefined);
    return {
      text: cellText(cell, { ...manner, alignment: grid.alignments[index] }),
      ...(fill && { fill }),
      ...(row.role === "total" && { borderTop: strong }),
      ...(below && !(isLast && row.role === "total") && { borderBottom: below }),
    };
  });
}

function isOnPanel({ role }: TableRow, number: number, row: DesignStyle["row"]): boolean {
  if (role === "total") return false;
  return row === "pills" || (row === "stripes" && number % 2 === 0);
}

// Stripes beside a row that is tinted because it matters, or among few rows, would seem to matter as well.
function rowStyleOf({ rows }: TableSlide, { style }: Canvas): DesignStyle["row"] {
  const own = style.table?.rows ?? style.row;
  const isPlain = rows.length < fewestStripes || rows.some(({ role }) => role === "highlight");
  return own === "stripes" && isPlain ? "rules" : own;
}

// Between the panels of rows the page shows.
function lineBelow(row: DesignStyle["row"], { style, tones }: Canvas): PlacedLine | undefined {
  switch (row) {
    case "rules":
      return { color: tones.hairline, width: style.ruleWidth };
    case "stripes":
      return undefined;
    case "pills":
      return { color: { scheme: "bg1" }, width: points(6) };
  }
}

interface TextManner {
  readonly alignment: ColumnAlignment | undefined;
  readonly anchor: "top" | "middle";
  readonly breath?: number;
}

function cellText(
  { paragraph, insets, measure }: MeasuredCell,
  { alignment = "start", anchor, breath = 0 }: TextManner,
): PlacedTableCell["text"] {
  const { left, right, top, bottom } = insets;
  const air = anchor === "top" ? Math.floor(breath / 2) : 0;
  return {
    paragraphs: [{ ...paragraph, alignment }],
    anchor,
    insets: { left, right, top: emu(top + air), bottom },
    measured: toMeasuredText(measure),
  };
}

function describeTable({ columns }: TableSlide, rowCount: number, grid: Grid): string {
  const heads = grid.columns
    .map((column) => columns[column]?.heading.trim() ?? "")
    .filter((head) => head !== "");
  return `${heads.join(", ")} (${rowCount} × ${grid.columns.length})`;
}

/** Returns columns in groups that each fit a page, all with the first column, which names the rows. */
function groupColumns(slide: TableSlide, canvas: Canvas): readonly (readonly number[])[] | undefined {
  const rest = slide.columns.map((_, index) => index).slice(1);
  const smallest = usualSizes.at(-1) ?? 12;
  const fits = (group: readonly number[]) => createGrid(slide, [0, ...group], smallest, canvas) !== undefined;
  if (rest.length === 0 || rest.some((column) => !fits([column]))) return undefined;
  return paginate(rest, fits, () => 1).map((group) => [0, ...group]);
}

// What no table can show is said row by row.
function toItems({ columns, rows, takeaway, footnote, source }: TableSlide): readonly BulletItem[] {
  const items = rows.map(({ cells }): BulletItem => {
    const [first = [], ...others] = cells;
    const children = others.flatMap((text, index) => toChild(columns[index + 1]?.heading ?? "", text));
    const heading = columns[0]?.heading ?? "";
    const head: BulletItem = {
      text: first.length > 0 ? first : [{ text: "–" }],
      ...(heading !== "" && { lead: heading }),
    };
    return children.length > 0 ? { ...head, children } : head;
  });
  return [...items, ...(takeaway ? [{ text: takeaway }] : []), ...toSpilledItems([footnote, source])];
}

function toChild(heading: string, text: RichText): readonly BulletItem[] {
  if (plainTextOf(text) === "" && heading === "") return [];
  const said = plainTextOf(text) === "" ? [{ text: "–" }] : text;
  return [heading === "" ? { text: said } : { lead: heading, text: said }];
}
