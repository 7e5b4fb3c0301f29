import { readMarker } from "./read-marker.ts";
import type { SourceLine } from "./source-line.ts";

/** Returns the lines that are rows of tables: between pipes, or divided by tabs, commas or semicolons like their neighbours. */
export function findRows(lines: readonly SourceLine[]): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const { index, text } of lines) {
    const words = text.trim();
    if (/^\|.*\|$/u.test(words) && words.length > 2) rows.add(index);
  }
  for (const divider of ["|", "｜", "\t", ";", ",", "；"])
    if (lines.some(({ text }) => text.includes(divider))) addDivided(lines, divider, rows);
  return rows;
}

function addDivided(lines: readonly SourceLine[], divider: string, rows: Set<number>): void {
  let run: SourceLine[] = [];
  let parts = 0;
  const close = (): void => {
    const needed = divider === "\t" || divider === "｜" || divider === "|" ? 2 : 3;
    const isPaired = divider !== "," || parts > 1 || run.slice(1).every(({ text }) => isPair(text.trim()));
    if (run.length >= needed && isPaired) for (const { index } of run) rows.add(index);
    run = [];
  };
  for (const line of lines) {
    const words = line.text.trim();
    // "---|---" below the head of a table.
    if (/^[|:+ -]{3,}$/u.test(words) && /[|+]/u.test(words)) continue;
    // "S3｜Costs｜…": what opens with its slide belongs to a plan.
    const isPlan = divider === "｜" && readMarker(words)?.kind === "slide";
    const count = isPlan || words.length > 400 ? 0 : countCells(words, divider);
    const isRow = count >= 1 && !/[.!?。]$/u.test(words) && !(divider === "," && /, /u.test(words));
    if (!isRow || (run.length > 0 && count !== parts && divider !== "\t")) close();
    if (isRow) {
      parts = count;
      run.push(line);
    }
  }
  close();
}

/** "2017,2100": of two cells with a comma between, the second is a number; "2,100" is one. */
function isPair(words: string): boolean {
  return (
    /^[^,]{1,80},-?\p{Nd}{1,12}(?:\.\p{Nd}{1,6})? ?%?$/u.test(words) &&
    !/^\p{Nd}{1,3},\p{Nd}{3}$/u.test(words)
  );
}

function countCells(words: string, divider: string): number {
  if (words === "" || (divider !== "\t" && /^[-*•#>]/u.test(words))) return 0;
  return words.split(divider).length - 1;
}
