// lines -> what each reader makes of the place it is asked at, the surest sign first -> blocks

import type { Block } from "../blocks.ts";
import type { ReadBlocks } from "../formats/markdown.ts";
import { joinPartedWords } from "./hyphenation.ts";
import { LineCursor, toLines } from "./line-cursor.ts";
import { isRule } from "./line-shapes.ts";
import { readLoneHeading, readNumberedHeading, readUnderlinedHeading } from "./plain-headings.ts";
import { readDashedLines, readLabelledLines, readMarkedList } from "./plain-lists.ts";
import { readParagraph, readQuotedLines } from "./plain-paragraphs.ts";
import { readTable } from "./plain-tables.ts";

/**
 * Returns the blocks of a text without markup: underlined, numbered and short lines that stand alone become headings,
 * marked lines lists, delimited lines tables; `offset` is where the text begins in the prompt.
 */
export function readPlainText(source: string, offset: number): ReadBlocks {
  const cursor = new LineCursor(joinPartedWords(toLines(source, offset)));
  const blocks: Block[] = [];
  const underlines: string[] = [];
  while (!cursor.isAtEnd) {
    const text = cursor.textOf(0) ?? "";
    if (text === "" || isRule(text)) cursor.take();
    else blocks.push(...readBlocksHere(cursor, blocks, underlines));
  }
  return { blocks, leftOut: [] };
}

function readBlocksHere(
  cursor: LineCursor,
  before: readonly Block[],
  underlines: string[],
): readonly Block[] {
  return (
    readTable(cursor) ??
    readUnderlinedHeading(cursor, underlines) ??
    readNumberedHeading(cursor, before) ??
    readMarkedList(cursor) ??
    readQuotedLines(cursor) ??
    readDashedLines(cursor) ??
    readLoneHeading(cursor, before) ??
    readLabelledLines(cursor) ??
    readParagraph(cursor)
  );
}
