import { toLinkedText } from "../../text/markup/links.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { Block } from "../blocks.ts";
import { openSentencesLarge } from "../typed-small.ts";
import type { LineCursor, TextLine } from "./line-cursor.ts";
import { labelLevel } from "./plain-headings.ts";

/** "What did not work: the salad bar …": a few words, a colon, and what is told; no web address and no time of day. */
const labelled = /^((?:[^\s:\uFF1A.!?。]+\s){0,7}[^\s:\uFF1A.!?。]+)\s?[:\uFF1A]\s+(?=\S)/u;
const longestLabel = 60;
const shortestTold = 24;
const fewest = 2;
const leastShare = 1 / 3;
/** "Payback: 5.5 years. The loan …": a value and what is said of it are points of one list. */
const value = /^(?=\P{Nd}{0,12}\p{Nd})[^.!?]{1,14}(?:\.\p{Nd}[^.!?]{0,10})?[.!?]\s/u;
/** What somebody says is not headed by who says it. */
const quotation = /^["“„«「『]/u;

/** Reads the line here as a heading and its paragraph, where it is one. */
type ReadRunIn = (cursor: LineCursor) => readonly Block[] | undefined;

/**
 * Returns the reader of paragraphs of one line that open with a label, for a text of which a third or more of such lines do: each is
 * a part of its own, named by its label.
 */
export function createRunInReader(lines: readonly TextLine[]): ReadRunIn {
  const isBlank = (index: number): boolean => (lines[index]?.text ?? "") === "";
  const alone = lines.filter((line, index) => line.text !== "" && isBlank(index - 1) && isBlank(index + 1));
  const opened = alone.filter(({ text }) => readRunIn(text) !== undefined);
  if (opened.length < fewest || opened.length < alone.length * leastShare) return () => undefined;
  const headed = new Set(opened);
  return (cursor) => {
    const line = cursor.line();
    const found = line === undefined || !headed.has(line) ? undefined : readRunIn(line.text);
    if (line === undefined || found === undefined) return undefined;
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

function readRunIn(text: string): { readonly label: string; readonly told: string } | undefined {
  const found = labelled.exec(text.slice(0, 160));
  const label = found?.[1] ?? "";
  if (found === null || countColumns(label) > longestLabel || !/\p{L}{2}/u.test(label)) return undefined;
  const told = text.slice(found[0].length);
  const isBare = value.test(told);
  return countColumns(told) < shortestTold || quotation.test(told) || isBare ? undefined : { label, told };
}
