import { toLinkedText } from "../../text/markup/links.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { Block } from "../blocks.ts";
import { openSentencesLarge } from "../typed-small.ts";
import type { LineCursor, TextLine } from "./line-cursor.ts";
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
  const isBlank = (index: number): boolean => (lines[index]?.text ?? "") === "";
  const choices = findAlternatives(lines);
  const alone = lines.filter((line, index) => line.text !== "" && isBlank(index - 1) && isBlank(index + 1));
  const opened = alone.filter(({ text }) => readRunIn(text) !== undefined);
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

/** The lines that name what there is to choose from, one right below the other: A, B, C. */
function findAlternatives(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const runs: { word: string; marks: string; lines: TextLine[] }[] = [];
  for (const line of lines) {
    const [, word = "", mark = ""] = alternative.exec(line.text.slice(0, 120)) ?? [];
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

function readAlternative(text: string): { readonly label: string; readonly told: string } | undefined {
  const found = alternative.exec(text.slice(0, 120))?.[0];
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
