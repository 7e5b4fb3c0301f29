// A slide as lines of text that people can edit, and back: what the lines do not show stays with the line it belongs to.

/** What an edited line was before, so that what it does not show is kept. */
export type FindBefore<Item> = (line: string, index: number) => Item | undefined;

/** Returns what finds, for each line of an edited text, the thing that it was: the one with the same words, else the one in its place where none came or went. */
export function matchLines<Item>(
  before: readonly { readonly line: string; readonly item: Item }[],
  count: number,
): FindBefore<Item> {
  const byLine = new Map(before.map(({ line, item }) => [line.trim(), item]));
  return (line, index) =>
    byLine.get(line.trim()) ?? (before.length === count ? before[index]?.item : undefined);
}

/** Returns the lines that say something, without the spaces at their ends. */
export function splitLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "");
}

/** Returns a line without the bullet or number that it begins with. */
export function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)/, "").trim();
}

/** Returns what stands before and after the first colon that is followed by a space. */
export function splitPair(line: string): readonly [name: string, text: string | undefined] {
  const [, name, text] = /^(.+?)(?::\s+|：\s*)(.+)$/.exec(line) ?? [];
  return name === undefined || text === undefined
    ? [line.replace(/[:：]$/, "").trim(), undefined]
    : [name.trim(), text.trim()];
}

/** Returns the cells of a row: what stands between | signs. */
export function splitCells(line: string): readonly string[] {
  // Signs at both ends stand around the row, as in Markdown; one alone has an empty cell beside it.
  const [, inner = line] = /^\s*\|(.*)(?<!\\)\|\s*$/.exec(line) ?? [];
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** Returns a row of cells as one line. */
export function joinCells(cells: readonly string[]): string {
  return cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ");
}
