import type { Block, ListItem, ParagraphBlock } from "../../structure/blocks.ts";
import { capitaliseText, sliceText, tidyText, toPlainText } from "../../text/markup/rich-text.ts";
import { spansAt } from "../../text/sentences/members.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { countColumns } from "../../text/words/columns.ts";

const fewestFacts = 4;
/** Of the members of a row so many tell a number: of prose, commas part fewer. */
const shareWithNumbers = 0.75;
const widestFact = 110;
const longestSentence = 600;

/**
 * Returns the blocks with a sentence that is a row of facts between commas ("30 days instead of 28, up to 5 days carried over,
 * sick notes from day 3, …") as a list, where it opens a paragraph.
 */
export function listFacts(blocks: readonly Block[], language: string): readonly Block[] {
  return blocks.flatMap((block) => (block.kind === "paragraph" ? listed(block, language) : [block]));
}

function listed(block: ParagraphBlock, language: string): readonly Block[] {
  const plain = toPlainText(block.text);
  const [first] = splitSentences(plain.slice(0, longestSentence * 2), language);
  if (first === undefined || first.end - first.start > longestSentence) return [block];
  const stop = /[.。]$/u.test(plain.slice(0, first.end)) ? 1 : 0;
  const sentence = plain.slice(first.start, first.end - stop);
  const spans = spansAt(sentence, ", ");
  const facts = spans.map(({ start, end }) => sentence.slice(start, end));
  const counted = facts.filter((fact) => /\p{Nd}/u.test(fact));
  const areFacts = facts.every((fact) => /\S\s+\S/u.test(fact.trim()) && countColumns(fact) <= widestFact);
  if (facts.length < fewestFacts || counted.length < facts.length * shareWithNumbers || !areFacts)
    return [block];
  const { source } = block;
  const items = spans.map(
    ({ start, end }): ListItem => ({
      text: capitaliseText(tidyText(sliceText(block.text, first.start + start, first.start + end))),
      children: [],
    }),
  );
  const rest = tidyText(sliceText(block.text, first.end, plain.length));
  return [
    { kind: "list", ordered: false, items, source },
    ...(rest.length === 0 ? [] : [{ ...block, text: rest }]),
  ];
}
