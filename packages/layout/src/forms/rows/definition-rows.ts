import { inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { type Canvas, inkParagraph } from "../../parts/canvas.ts";
import type { ListBlock, ListLine } from "../../text/list-paragraphs.ts";
import { createListRoom } from "../list-setting.ts";
import { composeRows, type RowColumn, type RowForm } from "./compose-rows.ts";
import { inksOfRows } from "./row-surface.ts";

/**
 * Sets points that open with a term as rows that divide the height of a canvas, on as many pages as they need: term beside
 * text between rules, above it on stripes and panels. Undefined where a row does not suit: a point without a term, with
 * points below it, or too long.
 */
export function composeDefinitionRows(
  blocks: readonly ListBlock[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const form = formOf(blocks, canvas);
  return form && composeRows(form.rows, form, canvas);
}

interface DefinitionForm extends RowForm<Row> {
  readonly rows: readonly Row[];
}

function formOf(blocks: readonly ListBlock[], canvas: Canvas): DefinitionForm | undefined {
  const found = blocks.map(toRow);
  if (!found.every((row) => row !== undefined)) return undefined;
  const areClauses = haveClauses(blocks);
  const rows = areClauses ? found.map(partClause) : found;
  const isBeside = areClauses || (canvas.style.row === "rules" && canvas.box.width >= leastWidthBeside);
  return {
    rows,
    columns: isBeside ? besideColumns(rows, canvas) : [stackedColumn(canvas)],
    sizes: sizesOf(canvas),
    mostRows,
  };
}

interface Row {
  readonly term: string;
  readonly line: ListLine;
}

const mostRows = 7;
/** In narrower places terms stand above their texts. */
const leastWidthBeside = inches(8.5);

function sizesOf({ anatomy, direction }: Canvas): readonly number[] {
  const { sizes } = createListRoom(anatomy, direction);
  return sizes[0] === 20 ? [28, 24, ...sizes] : sizes;
}

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

function besideColumns(rows: readonly Row[], canvas: Canvas): readonly RowColumn<Row>[] {
  const inks = inksOfRows(canvas);
  const least = rows.every(({ term }) => isClauseNumber(term)) ? 0 : 0.16 * canvas.box.width;
  return [
    {
      name: "Term",
      width: { most: 0.36, least },
      paragraphs: ({ term }, size) => [
        inkParagraph(withoutColon(term), { size, color: inks.accent, bold: true }),
      ],
      mostLines: () => 2,
    },
    {
      name: "Text",
      width: "rest",
      // The terms have the accent: emphasis beside them would compete.
      paragraphs: ({ line }, size) => [
        inkParagraph(line.text, { size: Math.min(size, 24), color: inks.text }),
      ],
      mostLines: mostTextLines,
    },
  ];
}

function stackedColumn(canvas: Canvas): RowColumn<Row> {
  const inks = inksOfRows(canvas);
  return {
    name: "Point",
    width: "rest",
    paragraphs: ({ term, line }, size): readonly PlacedParagraph[] => [
      inkParagraph(withoutColon(term), { size, color: inks.accent, bold: true }),
      inkParagraph(line.text, { size: belowHead(size), color: inks.text, gap: inches(0.03) }),
    ],
    mostLines: (size) => 1 + mostTextLines(size),
  };
}

// Beside or above its text a term needs no colon to be told from it.
function withoutColon(term: string): string {
  return term.replace(/\s*[:：]$/u, "");
}

function belowHead(size: number): number {
  return size >= 24 ? 20 : size === 20 ? 18 : Math.min(size, 16);
}

function mostTextLines(size: number): number {
  return size >= 24 ? 2 : size >= 18 ? 3 : 5;
}
