import { toLinkedText } from "../../text/markup/links.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { Block } from "../blocks.ts";
import { isPassage } from "../passage-lines.ts";
import { openSentencesLarge } from "../typed-small.ts";
import type { LineCursor, TextLine } from "./line-cursor.ts";
import { readListMark } from "./list-marks.ts";
import { labelLevel } from "./plain-headings.ts";

/** "What did not work: the salad bar …": a few words, a colon, and what is told; no web address and no time of day. */
const labelled =
  /^((?:[^\s:\uFF1A.!?。]+\s){0,7}[^\s:\uFF1A.!?。]+(?:\s?\([^()]{1,60}\))?)\s?[:\uFF1A]\s+(?=\S)/u;
const longestLabel = 90;
const shortestTold = 24;
const fewest = 2;
const leastShare = 1 / 3;
/** "Payback: 5.5 years. The loan …": a value and what is said of it are points of one list. */
const value = /^(?=\P{Nd}{0,12}\p{Nd})[^.!?]{1,14}(?:\.\p{Nd}[^.!?]{0,10})?[.!?]\s/u;
/** "OPTION B - new plant. $1,420,000, …": a word, a letter or number, and the name of what is to be chosen. */
const alternative =
  /^((?:[\p{L}\p{M}]{3,14}|\p{sc=Han}{2,4})\s?)([A-E]|[1-5])(?![\p{L}\p{Nd}])\s?[-–—:\uFF1A.)]\s*([^.:\uFF1A。]{2,60})[.:\uFF1A。]\s+(?=\S)/u;
/** "A. Borehole. Quote from the driller …": the letter alone, and the name of what it stands for. */
const lettered = /^()([A-E])[.):\uFF1A]\s([^.:\uFF1A。?!]{2,72})[.:\uFF1A。]\s+(?=\S)/u;
const mostWordsOfName = 12;
const fewestAlternatives = 2;
/** What somebody says is not headed by who says it. */
const quotation = /^["“„«「『]/u;

/** Reads the line here as a heading and its paragraph, where it is one. */
type ReadRunIn = (cursor: LineCursor) => readonly Block[] | undefined;

/**
 * Returns the reader of paragraphs of one line that open with a label, for a text of which a third or more of such lines do, and of
 * lines that name what there is to choose from: each is a part of its own, named by its label.
 */
export function createRunInReader(lines: readonly TextLine[]): ReadRunIn {
  const choices = findAlternatives(lines);
  const told = new Set(
    lines.filter(({ text }) => readListMark(text) === undefined && readRunIn(text) !== undefined),
  );
  const runs = findRuns(lines, told);
  // Rows of facts one right below the other are a list; what takes a line and more each are parts.
  const isApart = (index: number): boolean =>
    lines[index] === undefined || lines[index].text === "" || runs.has(lines[index]);
  const alone = lines.filter((line, index) => line.text !== "" && isApart(index - 1) && isApart(index + 1));
  const opened = alone.filter((line) => told.has(line));
  const areParts = opened.length >= fewest && opened.length >= alone.length * leastShare;
  const headed = new Set(areParts ? opened : []);
  if (headed.size === 0 && choices.size === 0) return () => undefined;
  return (cursor) => {
    const line = cursor.line();
    if (line === undefined) return undefined;
    const choice = choices.has(line) ? readAlternative(line.text) : undefined;
    const found = choice ?? (headed.has(line) ? readRunIn(line.text) : undefined);
    if (found === undefined) return undefined;
    const source = cursor.take();
    return [
      {
        kind: "heading",
        level: labelLevel,
        text: toLinkedText(capitalise(found.label)),
        source,
        isLabel: true,
      },
      { kind: "paragraph", text: toLinkedText(openSentencesLarge(capitalise(found.told))), source },
    ];
  };
}

/** The lines that open with a label one right below the other, of which most are too long for rows of a list. */
function findRuns(lines: readonly TextLine[], told: ReadonlySet<TextLine>): ReadonlySet<TextLine> {
  const runs: TextLine[][] = [[]];
  for (const line of lines) {
    if (told.has(line)) runs.at(-1)?.push(line);
    else runs.push([]);
  }
  const long = runs.filter(
    (run) =>
      run.length > 1 &&
      (run.some(({ text }) => isPassage(text)) ||
        run.filter(({ columns }) => columns >= longestRow).length * 2 > run.length),
  );
  return new Set(long.flat());
}

const longestRow = 84;

/** The lines that name what there is to choose from, one below the other: A, B, C. */
function findAlternatives(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const runs: { word: string; marks: string; lines: TextLine[] }[] = [];
  for (const line of lines) {
    if (line.text === "") continue;
    const [, word = "", mark = ""] = openAlternative(line.text) ?? [];
    const last = runs.at(-1);
    if (mark === "") runs.push({ word: "", marks: "", lines: [] });
    else if (last?.word === word && orders.some((order) => order.includes(last.marks + mark))) {
      last.marks += mark;
      last.lines.push(line);
    } else runs.push({ word, marks: mark, lines: [line] });
  }
  return new Set(runs.flatMap((run) => (run.lines.length >= fewestAlternatives ? run.lines : [])));
}

const orders = ["ABCDE", "12345"];

function openAlternative(text: string): RegExpExecArray | undefined {
  const head = text.slice(0, 120);
  const found = alternative.exec(head) ?? lettered.exec(head) ?? undefined;
  return (found?.[3]?.trim().split(/\s/u).length ?? 0) > mostWordsOfName ? undefined : found;
}

function readAlternative(text: string): { readonly label: string; readonly told: string } | undefined {
  const found = openAlternative(text)?.[0];
  if (found === undefined) return undefined;
  return { label: found.trim().replace(/[.:\uFF1A。]$/u, ""), told: text.slice(found.length) };
}

function readRunIn(text: string): { readonly label: string; readonly told: string } | undefined {
  const found = labelled.exec(text.slice(0, 160));
  const label = found?.[1] ?? "";
  if (found === null || countColumns(label) > longestLabel || !/\p{L}{2}/u.test(label)) return undefined;
  const told = text.slice(found[0].length);
  const isBare = value.test(told);
  return countColumns(told) < shortestTold || quotation.test(told) || isBare ? undefined : { label, told };
}
