// lines -> what each reader makes of the place it is asked at, the surest sign first -> blocks

import type { Block } from "../blocks.ts";
import type { ReadBlocks } from "../formats/markdown.ts";
import { joinPartedWords } from "./hyphenation.ts";
import { isJottedThroughout } from "./jotted-lines.ts";
import { LineCursor, type TextLine, toLines } from "./line-cursor.ts";
import { isRule, longestHeading } from "./line-shapes.ts";
import {
  labelLevel,
  readKnownHeading,
  readLoneHeading,
  readNumberedHeading,
  readUnderlinedHeading,
} from "./plain-headings.ts";
import { readDashedLines, readLabelledLines, readMarkedList } from "./plain-lists.ts";
import { readParagraph, readQuotedLines } from "./plain-paragraphs.ts";
import { readTable } from "./plain-tables.ts";
import { createRunInReader } from "./run-in-headings.ts";

/**
 * Returns the blocks of a text without markup: underlined, numbered and short lines that stand alone become headings,
 * marked lines lists, delimited lines tables; `offset` is where the text begins in the prompt, `heads` where lines begin that
 * are known to be headings.
 */
export function readPlainText(
  source: string,
  offset: number,
  heads: ReadonlySet<number> = new Set(),
): ReadBlocks {
  const blocks: Block[] = [];
  const underlines: string[] = [];
  const all = joinPartedWords(toLines(source, offset));
  const isJotted = isJottedThroughout(all);
  for (const lines of partAt(all, heads)) {
    const cursor = new LineCursor(lines, isJotted);
    const isTitle = blocks.length === 0 && heads.size > 0 && isOneLine(lines);
    if (isTitle) while (cursor.isBelowBlank && cursor.textOf(0) === "") cursor.take();
    if (isTitle || heads.has(lines[0]?.start ?? -1))
      blocks.push(...readKnownHeading(cursor, isTitle ? 1 : levelOfKnown));
    readLines(cursor, createRunInReader(lines), blocks, underlines);
  }
  return { blocks, leftOut: [] };
}

const levelOfKnown = 2;

/** A line alone above known headings is the title of them all. */
function isOneLine(lines: readonly TextLine[]): boolean {
  const [only, ...others] = lines.filter(({ text }) => text !== "");
  return only !== undefined && others.length === 0 && only.columns <= longestHeading;
}

/** Lines in runs, each of which begins with a known heading; the first one may be without. */
function partAt(lines: readonly TextLine[], heads: ReadonlySet<number>): readonly (readonly TextLine[])[] {
  const runs: TextLine[][] = [[]];
  for (const line of lines) {
    if (heads.has(line.start)) runs.push([]);
    runs.at(-1)?.push(line);
  }
  return runs;
}

function readLines(
  cursor: LineCursor,
  readLabelled: ReturnType<typeof createRunInReader>,
  blocks: Block[],
  underlines: string[],
): void {
  while (!cursor.isAtEnd) {
    const text = cursor.textOf(0) ?? "";
    if (text === "" || isRule(text)) cursor.take();
    else {
      const isBelowBlank = cursor.isBelowBlank;
      const read = readLabelled(cursor) ?? readBlocksHere(cursor, blocks, underlines);
      if (isBelowBlank && endsPart(blocks, read)) blocks.push(endOfPart(blocks));
      blocks.push(...read);
    }
  }
}

/**
 * Lines that a heading lists directly below it are all of its part, as is what a label names in its own line: a paragraph behind a
 * blank line is of none.
 */
function endsPart(before: readonly Block[], [next]: readonly Block[]): boolean {
  const [heading, told] = before.slice(-2);
  if (heading?.kind !== "heading" || heading.text.length === 0 || next?.kind !== "paragraph") return false;
  return told?.kind === "list"
    ? told.items.every(({ marker }) => marker === undefined)
    : told?.kind === "paragraph" && heading.isLabel === true;
}

function endOfPart(before: readonly Block[]): Block {
  const [heading, told] = before.slice(-2);
  const level = heading?.kind === "heading" ? heading.level : labelLevel;
  return { kind: "heading", level, text: [], source: told?.source ?? { start: 0, end: 0 } };
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
