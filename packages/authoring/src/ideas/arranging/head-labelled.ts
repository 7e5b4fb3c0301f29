import type { Block, HeadingBlock, ParagraphBlock, Span } from "../../structure/blocks.ts";
import { isClosingTitle } from "../../text/languages/labels.ts";
import { announcesTasks } from "../../text/lexicon/task-words.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { standsAlone } from "../../text/sentences/stands-alone.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { withoutFinalStop } from "../../text/words/clip.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { isBareValue } from "./bare-value.ts";
import { listFacts } from "./list-facts.ts";

const fewestLabels = 2;
const fewestParts = 3;
const mostWords = 4;
const longestParagraph = 6_000;
const level = 5;

/**
 * Returns the blocks with paragraphs of labelled sentences made parts: "Problem: … Solution: …" has a heading for each
 * label, and the sentences without one go on below the last.
 */
export function headLabelledSentences(blocks: readonly Block[], language: string): readonly Block[] {
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const labelled = paragraphs.filter(({ text }) => labelAt(toPlainText(text)) !== undefined);
  // Where each paragraph is a part, its label opens it.
  if (labelled.length >= fewestParts && labelled.length * 2 > paragraphs.length) return blocks;
  let above = 0;
  return blocks.flatMap((block, index): readonly Block[] => {
    if (block.kind === "heading") above = block.level;
    if (block.kind !== "paragraph") return [block];
    const depth = Math.max(level, above + 1);
    const parts = partsOf(block, depth, language);
    // The next paragraph is of no part that a sentence of this one opens.
    const isLeft = parts.length > 1 && blocks[index + 1]?.kind === "paragraph";
    return isLeft ? [...parts, endOfPart(depth, block.source)] : parts;
  });
}

function partsOf(block: ParagraphBlock, depth: number, language: string): readonly Block[] {
  const plain = toPlainText(block.text);
  if (plain.length > longestParagraph || !/[:\uFF1A]/u.test(plain)) return [block];
  const spans = splitSentences(plain, language);
  const sentences = spans.map(({ start, end }) => plain.slice(start, end));
  // Who types everything small types labels small.
  const isSmall = sentences.slice(1).every((sentence) => /^\P{Lu}/u.test(sentence.trimStart()));
  const labels = sentences.map((sentence) => labelAt(sentence, isSmall && sentences.length > 1));
  const count = labels.filter((label) => label !== undefined).length;
  const names = new Set(labels.flatMap((label) => label?.term ?? []));
  const last = labels.at(-1)?.term ?? "";
  const ends = (isClosingTitle(last) && spans.length > 1) || opensTasks(labels);
  const areParts =
    count >= fewestLabels ||
    labels.some((label, index) => listsThings(label, sentences[index] ?? "", language));
  /** Where most sentences have no label, one that stands alone behind a labelled one is of no part. */
  const areApart = count < fewestLabels || count < spans.length / 2;
  if ((!areParts && !ends) || names.size < count) return [block];
  const { source } = block;
  // Among sentences without labels only the one that ends the talk is a part.
  const starts = labels.flatMap((label, index) =>
    label === undefined || (!areParts && index < spans.length - 1 && !announcesTasks(label.term))
      ? []
      : [index],
  );
  const part = (from: number, to: number): ParagraphBlock => ({
    kind: "paragraph",
    text: capitaliseText(tidyText(sliceText(block.text, from, to))),
    source,
  });
  const headed = (name: string, body: ParagraphBlock): readonly Block[] => {
    const items = listFacts(name, body.text, language);
    const told: Block = items === undefined ? body : { kind: "list", ordered: false, items, source };
    const text = toRichText(capitalise(name));
    return [{ kind: "heading", level: depth, text, source, isLabel: true }, told];
  };
  const opening = spans[starts[0] ?? 0]?.start ?? 0;
  const before = plain.slice(0, opening).trim() === "" ? [] : [part(0, opening)];
  const [closing, behind] = apartFromLast(starts, spans, plain);
  return [
    ...before,
    ...(behind === undefined ? [] : [part(behind.start, behind.end)]),
    ...starts.flatMap((index, place): readonly Block[] => {
      const [span, label] = [spans[index], labels[index]];
      if (span === undefined || label === undefined) return [];
      const own = spans.slice(index, starts[place + 1] ?? closing);
      const value = { start: span.start + label.textStart, end: span.end };
      const apart = own.slice(1).map(({ start, end }) => plain.slice(start, end));
      // What follows a bare value says something else.
      if (!isBareValue(plain.slice(value.start, value.end), language) || !apart.every(isOwnFact)) {
        const told = areApart ? apart.findIndex((sentence) => standsAlone(sentence)) + 1 : 0;
        const last = own[told > 0 ? told - 1 : own.length - 1];
        const rest = own.slice(told > 0 ? told : own.length);
        const [next] = rest;
        return [
          ...headed(label.term, part(value.start, last?.end ?? span.end)),
          ...(next === undefined
            ? []
            : [endOfPart(depth, source), part(next.start, rest.at(-1)?.end ?? next.end)]),
        ];
      }
      return [
        ...headed(label.term, part(value.start, value.end)),
        ...own.slice(1).flatMap(({ start, end }) => {
          const fact = part(start, end);
          return headed(toPlainText(withoutFinalStop(fact.text)), fact);
        }),
      ];
    }),
  ];
}

/** Where every other label names one sentence, what stands behind that of the last speaks of all of them. */
function apartFromLast(
  starts: readonly number[],
  spans: readonly Span[],
  plain: string,
): readonly [closing: number, behind?: Span] {
  const last = (starts.at(-1) ?? 0) + 1;
  const areSingle = starts.slice(1).every((start, place) => start === (starts[place] ?? 0) + 1);
  const [from, to] = [spans[last], spans.at(-1)];
  const areFew = starts.length > fewestLabels && areSingle;
  if (!areFew || from === undefined || to === undefined) return [spans.length];
  const goesOn = !standsAlone(plain.slice(from.start, from.end));
  return goesOn ? [spans.length] : [last, { start: from.start, end: to.end }];
}

/** "To do: Ann writes to the bank; Bob calls the printer": one label is enough. */
function opensTasks(labels: readonly ReturnType<typeof labelAt>[]): boolean {
  return labels.some((label) => label !== undefined && announcesTasks(label.term));
}

function endOfPart(depth: number, source: Span): HeadingBlock {
  return { kind: "heading", level: depth, text: [], source };
}

const fewestListed = 3;

/** "Open points: the gate, the lock, two complaints": one label is enough. */
function listsThings(label: ReturnType<typeof labelAt>, sentence: string, language: string): boolean {
  if (label === undefined) return false;
  const value = toRichText(sentence.slice(label.textStart));
  return (listFacts(label.term, value, language)?.length ?? 0) >= fewestListed;
}

const widestOwnFact = 60;
/** A short sentence with a figure that points back at nothing. */
function isOwnFact(sentence: string): boolean {
  return countColumns(sentence) <= widestOwnFact && /\p{Nd}/u.test(sentence) && standsAlone(sentence);
}

/** A label of a few words that opens large, as in a script without capitals. */
function labelAt(sentence: string, isSmall = false): ReturnType<typeof readLabel> {
  const label = readLabel(sentence);
  if (label === undefined || label.term.split(" ").length > mostWords) return undefined;
  const opensSmall = isSmall ? /^\p{Nd}/u : /^\p{Ll}|^\p{Nd}/u;
  if (opensSmall.test(label.term) && !announcesTasks(label.term)) return undefined;
  return countColumns(sentence.slice(label.textStart)) < 3 ? undefined : label;
}
