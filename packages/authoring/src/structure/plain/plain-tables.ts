import { toLinkedText } from "../../text/markup/links.ts";
import type { Block } from "../blocks.ts";
import { readAlignedRows } from "./aligned.ts";
import { type DelimitedRows, readDelimitedRows, readLooseRows, readPipeRows } from "./delimited.ts";
import type { LineCursor } from "./line-cursor.ts";

/** Returns the table whose first line stands here, drawn with pipes, cut by tabs, semicolons or commas, or of numbers set below each other. */
export function readTable(cursor: LineCursor): readonly Block[] | undefined {
  const read = readRows(cursor);
  if (read === undefined) return undefined;
  const [header = [], ...rows] = read.rows.map((cells) => cells.map(toLinkedText));
  return [{ kind: "table", header, rows, source: cursor.take(read.lineCount) }];
}

/** Says whether a table begins here. */
export function readsTable(cursor: LineCursor): boolean {
  return /[|\t,;]| [-–—/·] |\p{Nd}/u.test(cursor.textOf(0) ?? "") && readRows(cursor) !== undefined;
}

function readRows({ textOf }: LineCursor): DelimitedRows | undefined {
  return (
    readPipeRows([textOf(0) ?? "", textOf(1) ?? ""], textOf) ??
    readDelimitedRows(textOf) ??
    readLooseRows(textOf) ??
    readAlignedRows(textOf)
  );
}
