import type { BulletItem } from "@lectern/types";
import { type FindBefore, matchLines, splitLines } from "./lines.ts";
import { parseWords, toWords } from "./rich-text.ts";

/** A point with points below it, on whatever level. */
export interface Point extends Omit<BulletItem, "children"> {
  children?: Point[];
}

/** How deep points stand below points. */
const deepest = 2;

interface Flat {
  readonly depth: number;
  readonly line: string;
  readonly item: Point;
}

/** Returns points as lines, those below others indented. */
export function toPointLines(items: readonly Point[]): readonly string[] {
  return flatten(items).map(({ depth, line }) => "  ".repeat(depth) + line);
}

function flatten(items: readonly Point[], depth = 0): readonly Flat[] {
  return items.flatMap((item) => [
    { depth, line: toLine(item), item },
    ...flatten(item.children ?? [], depth + 1),
  ]);
}

function toLine({ lead, text }: Point): string {
  return lead === undefined ? toWords(text) : `${lead}: ${toWords(text)}`;
}

/** Returns edited lines as points again; undefined where none is left. */
export function readPoints(text: string, before: readonly Point[]): Point[] | undefined {
  const lines = splitLines(text);
  const roots: Point[] = [];
  // The last point of each level, the outermost first.
  const open: Point[] = [];
  const findBefore: FindBefore<Point> = matchLines(flatten(before), lines.length);
  lines.forEach((line, index) => {
    const words = line.replace(/^\s*(?:[-*•]\s+)?/, "");
    const item = toPoint(words, findBefore(words, index));
    if (item === undefined) return;
    open.length = Math.min(readDepth(line), open.length);
    const parent = open.at(-1);
    if (parent === undefined) roots.push(item);
    else {
      delete item.amount;
      parent.children = [...(parent.children ?? []), item];
    }
    open.push(item);
  });
  return roots.length > 0 ? roots : undefined;
}

function readDepth(line: string): number {
  const indent = /^\s*/.exec(line.replaceAll("\t", "  "))?.[0].length ?? 0;
  return Math.min(Math.floor(indent / 2), deepest);
}

/** A point that had a term before its text keeps having one, as long as the colon stands. */
function toPoint(line: string, before: Point | undefined): Point | undefined {
  const { children: _children, lead: oldLead, text: oldText, ...kept } = before ?? { text: [] };
  if (before !== undefined && toLine(before) === line.trim())
    return { ...kept, text: oldText, ...(oldLead !== undefined && { lead: oldLead }) };
  const [, lead, rest = line] = oldLead === undefined ? [] : (/^(.{1,80}?):\s+(.+)$/.exec(line) ?? []);
  const text = parseWords(rest);
  return text && { ...kept, ...(lead !== undefined && { lead }), text };
}
