import type { RichText } from "@lectern/deck";
import type { Block, ParagraphBlock, TableBlock } from "../../structure/blocks.ts";
import { sliceText, tidyText, toPlainText } from "../../text/markup/rich-text.ts";

const fewestRows = 2;
const mostCells = 8;
const longestRun = 4_000;
const mark = /\s*(?:\||\t|｜)\s*/gu;

/**
 * Returns the blocks with rows that were typed with bars or tabs between their cells, and without the line that rules a
 * table, made a table: a heading of such cells is its head, and items of a list are its rows.
 */
export function gatherRows(blocks: readonly Block[]): readonly Block[] {
  const lines = blocks.flatMap(linesOf).filter(({ block }) => !isRule(block));
  const gathered: Block[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const run = runAt(lines, index);
    if (run.length >= fewestRows) {
      gathered.push(createTable(run));
      index += run.length - 1;
    } else addLine(gathered, lines[index]);
  }
  return gathered;
}

/** "|---|---|" says nothing. */
function isRule(block: Block): boolean {
  return block.kind !== "code" && "text" in block && /^[|\s:-]{3,200}$/u.test(toPlainText(block.text));
}

/** One line that may be a row, or a block as it is. */
interface Line {
  readonly block: Block;
  readonly cells: readonly RichText[];
}

function linesOf(block: Block): readonly Line[] {
  if (block.kind === "heading") return [{ block, cells: cellsOf(block.text) }];
  if (block.kind === "paragraph") return framedRows(block);
  if (block.kind === "table") return misreadRows(block);
  const areRows = block.kind === "list" && block.items.some(({ text }) => cellsOf(text).length > 1);
  if (block.kind !== "list" || !areRows) return [{ block, cells: [] }];
  return block.items.map((item) => ({
    block: { ...block, items: [item] },
    cells: item.children.length > 0 ? [] : cellsOf(item.text),
  }));
}

/** "| a | b | | c | d |": rows that ran together are parted where two bars meet. */
function framedRows(block: ParagraphBlock): readonly Line[] {
  const plain = toPlainText(block.text);
  const isFramed = /^\|.*\|$/su.test(plain) && plain.length < longestRun;
  const places = isFramed ? [...plain.matchAll(/\|\s+\|/gu)].map(({ index }) => index + 1) : [];
  const starts = [0, ...places];
  return starts.map((start, index) => {
    const text = tidyText(sliceText(block.text, start, places[index] ?? plain.length));
    return { block: { ...block, text }, cells: cellsOf(text) };
  });
}

/** Framed rows with decimal commas may have been cut at those. */
function misreadRows(block: TableBlock): readonly Line[] {
  const rows = [block.header, ...block.rows];
  const areFramed = rows.every((row) => toPlainText(row[0] ?? []).startsWith("|"));
  if (!areFramed) return [{ block, cells: [] }];
  return rows.map((row) => {
    const text = row.flatMap((cell, index) => (index === 0 ? cell : [{ text: "," }, ...cell]));
    return { block: { kind: "paragraph", text, source: block.source }, cells: cellsOf(text) };
  });
}

function cellsOf(text: RichText): readonly RichText[] {
  const plain = toPlainText(text);
  if (plain.length > 1_000 || !/[|\t｜]/u.test(plain)) return [];
  const borders = [...plain.matchAll(mark)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const starts = [0, ...borders.map(({ end }) => end)];
  const cells = starts.map((start, index) =>
    tidyText(sliceText(text, start, borders[index]?.start ?? plain.length)),
  );
  // Bars at the ends frame the row.
  const from = cells[0]?.length === 0 ? 1 : 0;
  const to = cells.at(-1)?.length === 0 ? cells.length - 1 : cells.length;
  const own = cells.slice(from, to);
  return own.length > mostCells || own.every((cell) => cell.length === 0) ? [] : own;
}

/** The rows from a line on, of which the first says how many cells they have. */
function runAt(lines: readonly Line[], start: number): readonly Line[] {
  const width = lines[start]?.cells.length ?? 0;
  if (width < 2) return [];
  const end = lines.findIndex(
    ({ cells, block }, index) => index > start && (cells.length !== width || block.kind === "heading"),
  );
  return lines.slice(start, end === -1 ? lines.length : end);
}

function createTable(run: readonly Line[]): TableBlock {
  const [head, ...rows] = run.map(({ cells }) => cells);
  const source = run[0]?.block.source ?? { start: 0, end: 0 };
  const hasHead = head !== undefined && isHead(head, rows);
  const header = hasHead ? head : (head ?? []).map(() => []);
  return { kind: "table", header, rows: hasHead || head === undefined ? rows : [head, ...rows], source };
}

/** A head has words where the rows below it have figures, or words in every cell that no row has. */
function isHead(head: readonly RichText[], rows: readonly (readonly RichText[])[]): boolean {
  const words = head.map((cell) => toPlainText(cell));
  const isWord = (text: string): boolean => /^\p{L}|^\p{Nd}{4}$|^[#№]/u.test(text);
  if (!words.every((text, index) => isWord(text) || (index === 0 && text === ""))) return false;
  return (
    rows.length >= fewestRows ||
    words.some((_, index) => rows.some((row) => /\p{Nd}/u.test(toPlainText(row[index] ?? []))))
  );
}

/** Items that are no rows go on in their list; bars that frame a single line are no words. */
function addLine(blocks: Block[], line: Line | undefined): void {
  if (line === undefined) return;
  const { block, cells } = line;
  const last = blocks.at(-1);
  const own = cells.length === 0 ? block : withoutBars(block, cells);
  if (own.kind === "list" && last?.kind === "list" && last.source === own.source)
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...own.items] };
  else blocks.push(own);
}

function withoutBars(block: Block, cells: readonly RichText[]): Block {
  const text = tidyText(
    cells
      .filter((cell) => cell.length > 0)
      .flatMap((cell, index) => (index === 0 ? cell : [{ text: ", " }, ...cell])),
  );
  if (block.kind === "list") return { ...block, items: block.items.map((item) => ({ ...item, text })) };
  return block.kind === "heading" || block.kind === "paragraph" ? { ...block, text } : block;
}
