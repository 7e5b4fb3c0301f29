import type { RichText } from "@lectern/deck";
import { toLinkedText } from "../../text/markup/links.ts";
import { readDashLabel, readLabel, readTimeLabel } from "../../text/words/labelled.ts";
import type { Block } from "../blocks.ts";
import { isPassage } from "../passage-lines.ts";
import { openSentencesLarge } from "../typed-small.ts";
import { areJotted } from "./jotted-lines.ts";
import type { LineCursor, TextLine } from "./line-cursor.ts";
import { endsSentence, isClosedOff, isRule, joinAll, joinLines, underlineOf } from "./line-shapes.ts";
import { isProseDash, readListMark } from "./list-marks.ts";
import { countLabelled, toPlainItems } from "./plain-lists.ts";
import { readsTable } from "./plain-tables.ts";

/** Returns the lines from here on up to a blank one as a paragraph, or as a list or paragraphs where each stands for itself. */
export function readParagraph(cursor: LineCursor): readonly Block[] {
  const lines: TextLine[] = [];
  const isBelowColon = /[:\uFF1A]$/u.test(cursor.line(-1)?.text ?? "");
  for (let line = cursor.line(); line !== undefined && line.text !== ""; line = cursor.line()) {
    if (lines.length > 0 && beginsBlock(cursor, line)) break;
    lines.push(line);
    cursor.take();
  }
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const source = { start: first.start, end: lines.at(-1)?.end ?? first.end };
  if (
    rest.length === 0 ||
    !(cursor.isJotted || areSeparateLines(lines) || (isBelowColon && (areNames(lines) || areDashed(lines))))
  ) {
    const text = joinAll(lines.map((line) => line.text));
    return [{ kind: "paragraph", text: toProse(text), source }];
  }
  if (lines.length >= 3 && !areSentences(lines) && !lines.some(({ text }) => isPassage(text)))
    return [{ kind: "list", ordered: false, items: lines.flatMap(({ text }) => toPlainItems(text)), source }];
  return lines.map(({ text, start, end }) => ({
    kind: "paragraph",
    text: toProse(text),
    source: { start, end },
  }));
}

function toProse(text: string): RichText {
  return toLinkedText(openSentencesLarge(text));
}

/** Returns the lines from here on that open with ">" as words of somebody else. */
export function readQuotedLines(cursor: LineCursor): readonly Block[] | undefined {
  if (cursor.line()?.text.startsWith("> ") !== true) return undefined;
  let text = "";
  let count = 0;
  for (let line = cursor.line(); line?.text.startsWith(">"); line = cursor.line(count)) {
    text = joinLines(text, line.text.slice(1).trim());
    count += 1;
  }
  return [{ kind: "quote", text: toLinkedText(text), source: cursor.take(count) }];
}

function beginsBlock(cursor: LineCursor, line: TextLine): boolean {
  if (isRule(line.text)) return true;
  if (readListMark(line.text) !== undefined && !isProseDash(line.text)) return true;
  if (readLabel(line.text) !== undefined && countLabelled(cursor) >= 2) return true;
  const next = cursor.line(1);
  const isHeading = next !== undefined && underlineOf(next.text) !== undefined && !isClosedOff(line, next);
  return isHeading || readsTable(cursor);
}

/** Nobody breaks text at so few columns: short lines below a colon are what it announces, whatever letter they open with. */
function areNames(lines: readonly TextLine[]): boolean {
  return (
    lines.length >= 3 && lines.every(({ text, columns }) => columns <= longestName && !/[.,;]$/u.test(text))
  );
}

const longestName = 40;

/** Below a colon "stage I – from 12 April", "stage II – from 31 May": a name and a dash open two of three lines or more. */
function areDashed(lines: readonly TextLine[]): boolean {
  const dashed = lines.filter(({ text }) => readDashLabel(text) !== undefined && !/[.,;]$/u.test(text));
  return lines.length >= 3 && dashed.length * 3 >= lines.length * 2;
}

/** Lines that were broken to fit a width are all about as long. */
function areSeparateLines(lines: readonly TextLine[]): boolean {
  if (lines.every(({ text }) => readTimeLabel(text) !== undefined)) return true;
  if (areJotted(lines)) return true;
  if (lines.slice(1).some((line) => /^[\p{Ll}(]/u.test(line.text))) return false;
  if (runsOn(lines)) return false;
  if (lines.every(isEntry)) return true;
  const widths = lines.slice(0, -1).map((line) => line.columns);
  const widest = Math.max(...lines.map((line) => line.columns));
  const isEven = widest >= 50 && widest <= 110 && widths.every((width) => width >= widest * 0.7);
  return !isEven;
}

/**
 * Scripts without small letters do not show that a line goes on; sentences that end within lines, and a last line that
 * ends a sentence where others are left open, do.
 */
function runsOn(lines: readonly TextLine[]): boolean {
  const text = lines.map((line) => line.text).join("\n");
  if ((text.match(/\p{Lo}/gu)?.length ?? 0) <= (text.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0)) return false;
  const isOpen = lines.slice(0, -1).some((line) => line.columns >= 30 && !endsSentence(line.text));
  return isOpen && (endsSentence(text) || /[。！？।؟۔] ?\p{Lo}|[.!?] \p{Lo}/u.test(text));
}

/** "MSc Botany, University of Lund, 2016": an entry of a list rather than a piece of a sentence. */
function isEntry({ text }: TextLine): boolean {
  return /^[\p{Lu}\p{Nd}]/u.test(text) && /\p{Nd}/u.test(text) && !/[.,;:!?。]$/u.test(text);
}

/** Lines that are mostly whole sentences of some length are paragraphs that somebody left no blank lines between. */
function areSentences(lines: readonly TextLine[]): boolean {
  const whole = lines.filter(({ text, columns }) => columns > 50 && endsSentence(text));
  return whole.length * 2 > lines.length;
}
