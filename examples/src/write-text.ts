// Short notation for the rich text of outlines that are written by hand.
import type { BulletItem, ComparisonPoint, RichText, TableRow, TextRun } from "@lectern/deck";

/** One point: its text, or its text followed by the points below it. "Lead :: text" sets a lead off. */
export type PointText = string | readonly [string, ...PointText[]];

/** Returns rich text of a line with **bold**, *italic*, `code` and [linked](https://example.org) stretches. */
export function rich(line: string): RichText {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/u)
    .filter((part) => part !== "")
    .map(toRun);
}

/** Returns the points of a list. */
export function points(...texts: readonly PointText[]): BulletItem[] {
  return texts.map((text) => (typeof text === "string" ? toItem(text) : toNestedItem(text)));
}

/** Returns points for (texts that begin with "+ "), against ("- ") or neither. */
export function signed(...texts: readonly string[]): ComparisonPoint[] {
  return texts.map((text) => {
    const sign = text.startsWith("+ ") ? "plus" : text.startsWith("- ") ? "minus" : undefined;
    return sign ? { sign, text: rich(text.slice(2)) } : { text: rich(text) };
  });
}

/** Returns the rows of a table, its cells separated by "|". A row that begins with "= " is the total, with "> " the one that matters. */
export function rows(...lines: readonly string[]): TableRow[] {
  return lines.map((line) => {
    const role = line.startsWith("= ") ? "total" : line.startsWith("> ") ? "highlight" : undefined;
    const cells = (role ? line.slice(2) : line).split("|").map((cell) => rich(cell.trim()));
    return role ? { cells, role } : { cells };
  });
}

function toNestedItem([text, ...below]: readonly [string, ...PointText[]]): BulletItem {
  return { ...toItem(text), children: points(...below) };
}

function toItem(line: string): BulletItem {
  const [lead, text] = line.split(" :: ", 2);
  return lead !== undefined && text !== undefined ? { lead, text: rich(text) } : { text: rich(line) };
}

function toRun(part: string): TextRun {
  if (part.startsWith("**")) return { text: part.slice(2, -2), bold: true };
  if (part.length > 2 && part.startsWith("*") && part.endsWith("*")) {
    return { text: part.slice(1, -1), italic: true };
  }
  if (part.length > 2 && part.startsWith("`") && part.endsWith("`")) {
    return { text: part.slice(1, -1), code: true };
  }
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/u.exec(part);
  return link?.[1] && link[2] ? { text: link[1], href: link[2] } : { text: part };
}
