import type { RichText } from "@lectern/deck";
import type { Block, TableBlock } from "../../structure/blocks.ts";
import { labelsOf } from "../../text/languages/labels.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";

const fewestColumns = 2;
const longestHead = 120;
const dash = /^[-–—:|·.…=>]{1,3}$/u;

/**
 * Returns the blocks with the columns of tables that hold nothing but dashes left out: lines typed "Drawing - 1,500" are rows of two
 * cells. A heading right above with as many parts between such dashes is the head of the table; a table of names and numbers
 * without one is headed by what its section is of.
 */
export function dropDashColumns(blocks: readonly Block[], language: string): readonly Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    const bare = block.kind === "table" ? withoutDashes(block) : undefined;
    if (bare === undefined) {
      kept.push(block);
      continue;
    }
    const above = kept.at(-1);
    const head = above === undefined ? [] : headIn(above);
    if (head.length === bare.rows[0]?.length) {
      kept[kept.length - 1] = { ...bare, header: head };
      continue;
    }
    const name = above?.kind === "heading" ? above.text : toRichText(labelsOf(language)?.figures ?? "");
    const isPair = bare.header.every((cell) => cell.length === 0) && bare.rows[0]?.length === 2;
    kept.push(isPair ? { ...bare, header: [[], name] } : bare);
  }
  return kept;
}

function withoutDashes(block: TableBlock): TableBlock | undefined {
  const rows = [block.header, ...block.rows];
  const width = Math.max(...rows.map((row) => row.length));
  const own = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !isOfDashes(rows, column),
  );
  if (own.length === width || own.length < fewestColumns) return undefined;
  const pick = (row: readonly RichText[]): readonly RichText[] => own.map((column) => row[column] ?? []);
  return { ...block, header: pick(block.header), rows: block.rows.map(pick) };
}

/** Every cell that has words is a dash, and some are. */
function isOfDashes(rows: readonly (readonly RichText[])[], column: number): boolean {
  const words = rows.map((row) => toPlainText(row[column] ?? []).trim()).filter((text) => text !== "");
  return words.length >= fewestColumns && words.every((text) => dash.test(text));
}

function headIn(block: Block): readonly RichText[] {
  if (block.kind !== "heading" && block.kind !== "paragraph") return [];
  const plain = toPlainText(block.text);
  if (plain.length > longestHead || /\p{Nd}/u.test(plain)) return [];
  return plain.split(/\s[-–—|:]\s/u).map((part) => toRichText(part.trim()));
}
