import type {
  BulletItem,
  Emu,
  PlacedParagraph,
  PlacedRun,
  Points,
  RichText,
  Spacing,
  ThemeColor,
} from "@lectern/deck";
import { emu, points } from "@lectern/deck";
import { stepBelow } from "./type-scale.ts";

/** One paragraph of a list. */
export interface ListLine {
  readonly level: number;
  readonly lead?: string;
  readonly text: RichText;
  /** Goes on from a line of the page before, so that it has no marker of its own. */
  readonly continues?: boolean;
}

/** A point with the points below it, which stay together as long as a page can hold them. */
export type ListBlock = readonly ListLine[];

/** How a list is set. */
export interface ListStyle {
  /** Of the first level; deeper ones step down from it. */
  readonly size: Points;
  readonly smallest: number;
  /** Above every block but the first. */
  readonly blockGap: Emu;
  /** Above each block, where the gaps differ. */
  readonly blockGaps?: readonly Emu[];
  /** False takes the markers of the first level away and sets it at the start edge. */
  readonly marked: boolean;
  /** Lines at fixed distances, so that they stand where they were planned whatever the height of their font. */
  readonly fixedLines?: boolean;
  /** For bold runs. */
  readonly accent?: ThemeColor;
}

/** Returns the points of a list as blocks of lines, in order. */
export function toBlocks(items: readonly BulletItem[]): readonly ListBlock[] {
  return items.map((item) => toLines(item, 0));
}

/** Returns the paragraphs of a list set in a style; emphasis takes the accent only where the whole list is sparing with it. */
export function toListParagraphs(
  blocks: readonly ListBlock[],
  { accent, ...plain }: ListStyle,
): readonly PlacedParagraph[] {
  const isQuiet = accent !== undefined && areSparing(blocks.flatMap(textsOf));
  const style: ListStyle = isQuiet ? { ...plain, accent } : plain;
  return blocks.flatMap((block, blockIndex) =>
    block.map((line, lineIndex) => {
      const isHead = !style.marked && lineIndex === 0 && block.length > 1;
      const isFirst = blockIndex === 0 && lineIndex === 0;
      const gap = isFirst ? emu(0) : lineIndex === 0 ? gapAbove(blockIndex, style) : lineGap(style.size);
      return toParagraph(isHead ? embolden(line) : line, style, gap);
    }),
  );
}

function textsOf(block: ListBlock): RichText {
  const [line, another] = block;
  return line && !another ? line.text : block.flatMap(({ text }) => text);
}

function gapAbove(block: number, { blockGap, blockGaps }: ListStyle): Emu {
  return blockGaps?.[block] ?? blockGap;
}

/** Returns the size of a list level whose first level has a size. */
export function sizeOfLevel(level: number, { size, smallest }: Pick<ListStyle, "size" | "smallest">): Points {
  return level === 0 ? size : stepBelow(size, smallest);
}

/** Returns rich text as runs of one size, bold ones in the accent where there is one. */
export function toRuns(text: RichText, size: Points, accent?: ThemeColor): readonly PlacedRun[] {
  return text.map((run) => ({
    text: run.text,
    size,
    ...(run.bold && { bold: true }),
    ...(run.bold && accent && { color: accent }),
    ...(run.italic && { italic: true }),
    ...(run.code && { font: "code" as const }),
    ...(run.href !== undefined && { href: run.href }),
  }));
}

/** Returns a fixed distance of so many EMU, in hundredths of a point as files have it. */
export function fixedSpacing(length: number): Spacing {
  return { kind: "fixed", points: points(Math.floor(length / 127) / 100) };
}

// Without a marker, what a block opens with must be told from the points below it.
function embolden(line: ListLine): ListLine {
  return { ...line, text: line.text.map((run) => ({ ...run, bold: true })) };
}

function toLines({ lead, text, children = [] }: BulletItem, level: number): ListLine[] {
  return [
    { level, text, ...(lead !== undefined && { lead }) },
    ...children.flatMap((child) => toLines(child, level + 1)),
  ];
}

function lineGap(size: Points): Emu {
  return emu(size * 0.35 * 12_700);
}

function toParagraph(line: ListLine, style: ListStyle, gap: Emu): PlacedParagraph {
  const size = sizeOfLevel(line.level, style);
  const isFlush = line.level === 0 && !style.marked;
  const tick = startsWithTick(line) ? emu(Math.round(size * 12_700 * tickShare)) : undefined;
  return {
    level: line.level,
    runs: [...leadRuns(line, size), ...toRuns(line.text, size, style.accent)],
    spaceBefore: fixedSpacing(gap),
    spaceAfter: fixedSpacing(0),
    ...(style.fixedLines && { lineSpacing: fixedSpacing(size * fixedLineShare * 12_700) }),
    ...(isFlush && { bullet: "none" as const, marginStart: emu(0), indent: emu(0) }),
    ...(!isFlush && line.continues && { bullet: "none" as const, indent: emu(0) }),
    // A box to tick is the marker of its line.
    ...(tick !== undefined && { bullet: "none" as const, marginStart: tick, indent: emu(-tick) }),
  };
}

/** Of the size of type: from the edge of a box to tick to the words after it. */
const tickShare = 1.25;

function startsWithTick({ lead, text }: ListLine): boolean {
  return /^[\u2610-\u2612\u25a1\u25a2\u2713-\u2718]\s/u.test(lead ?? text[0]?.text ?? "");
}

/** The distance between lines of unknown height, as a share of the text size: room for the tallest scripts. */
const fixedLineShare = 1.4;

function leadRuns({ lead, text }: ListLine, size: Points): readonly PlacedRun[] {
  if (lead === undefined) return [];
  if (text.length === 0) return [{ text: lead, size, bold: true }];
  const separator = /[\p{P}]$/u.test(lead) ? " " : /\p{scx=Han}|\p{scx=Hira}/u.test(lead) ? "：" : ": ";
  return [{ text: `${lead}${separator}`, size, bold: true }];
}

/** Says whether so little of a text is bold that colour sets it off: where most of a line is, it would set nothing off. */
export function areSparing(text: RichText): boolean {
  let bold = 0;
  let whole = 0;
  for (const run of text) {
    whole += run.text.length;
    if (run.bold) bold += run.text.length;
  }
  return bold <= 0.4 * whole;
}
