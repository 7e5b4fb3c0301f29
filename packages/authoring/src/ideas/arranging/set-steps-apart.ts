import type { RichText } from "@lectern/deck";
import type { Block, ParagraphBlock, Span } from "../../structure/blocks.ts";
import { capitaliseText, sliceText, tidyText, toPlainText } from "../../text/markup/rich-text.ts";
import { spansAt } from "../../text/sentences/members.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { countColumns } from "../../text/words/columns.ts";
import { opensStep } from "../detectors/steps-in-prose.ts";

const fewestSteps = 3;
const fewestOrdered = 2;
const longestStep = 90;
const longestParagraph = 3_000;

/**
 * Returns the blocks with steps that a sentence tells amid other clauses made a sentence of their own: "…, first count the till, then
 * wipe the taps, then take the bins out, it takes ten minutes". What stands before and behind them is a sentence each.
 */
export function setStepsApart(blocks: readonly Block[], language: string): readonly Block[] {
  return blocks.map((block) => (block.kind === "paragraph" ? withStepsApart(block, language) : block));
}

function withStepsApart(block: ParagraphBlock, language: string): ParagraphBlock {
  const plain = toPlainText(block.text);
  if (plain.length > longestParagraph) return block;
  const cuts = splitSentences(plain, language).flatMap(({ start, end }) => {
    const run = findRun(plain.slice(start, end));
    return run === undefined
      ? []
      : [start + run.start, start + run.end].filter((cut) => cut > start && cut < end);
  });
  if (cuts.length === 0) return block;
  const starts = [0, ...cuts];
  const pieces = starts.map((start, index) =>
    tidyText(sliceText(block.text, start, starts[index + 1] ?? plain.length)),
  );
  return { ...block, text: pieces.flatMap((piece, index) => asSentence(piece, index, pieces.length)) };
}

function asSentence(piece: RichText, index: number, count: number): RichText {
  const plain = toPlainText(piece);
  const bare = tidyText(sliceText(piece, 0, plain.replace(/[\s,;、，]+$/u, "").length));
  const text = index === 0 ? bare : capitaliseText(bare);
  return index === count - 1 ? text : [...text, { text: ". " }];
}

/** The clauses from the one before the first "then", or from "first" on, up to the last "then". */
function findRun(sentence: string): Span | undefined {
  const mark = ["，", "、", ", "].find((one) => sentence.includes(one)) ?? ", ";
  const clauses = spansAt(sentence, mark).map((span) => ({
    ...span,
    step: opensStep(sentence.slice(span.start, span.end).trim()),
    columns: countColumns(sentence.slice(span.start, span.end)),
  }));
  const ordered = clauses.flatMap(({ step }, index) => (step === undefined ? [] : [index]));
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined || ordered.length < fewestOrdered) return undefined;
  const from = clauses[first]?.step === "first" ? first : first - 1;
  const run = clauses.slice(Math.max(0, from), last + 1);
  const gaps = ordered.some((place, index) => index > 0 && place - (ordered[index - 1] ?? 0) > 2);
  const isWhole = from <= 0 && last === clauses.length - 1;
  if (
    from < 0 ||
    gaps ||
    isWhole ||
    run.length < fewestSteps ||
    run.some(({ columns }) => columns > longestStep)
  )
    return undefined;
  const end = clauses[last + 1]?.start ?? sentence.length;
  return { start: run[0]?.start ?? 0, end };
}
