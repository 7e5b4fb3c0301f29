import type { RichText } from "@lectern/deck";
import type { Brief } from "../../brief/brief.ts";
import type { Block, HeadingBlock, ListBlock, ListItem } from "../../structure/blocks.ts";
import type { Labels } from "../../text/languages/labels.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { clauseWithin } from "../../text/sentences/clause-within.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Label, readDashLabel, readLabel } from "../../text/words/labelled.ts";
import { listFacts } from "./list-facts.ts";

const fewestStepsApart = 3;

/** Says what language the words are in and which of our own words may be used in it. */
export interface Arrangement {
  readonly language: string;
  readonly labels: Labels | undefined;
  readonly brief: Brief;
}

/** Returns the blocks with headings where the text has them in other ways: before decisions, labelled parts, steps. */
export function arrangeBlocks(blocks: readonly Block[], arrangement: Arrangement): readonly Block[] {
  const labelled = headLabelledParagraphs(blocks, arrangement.language);
  return labelled.flatMap((block) => {
    if (block.kind === "list" && arrangement.brief.eachStepApart === true && block.ordered) {
      return block.items.length >= fewestStepsApart ? partSteps(block, arrangement) : [block];
    }
    return [block];
  });
}

/** "Problem: …" opens a part, in a text that has no headings of a better sort. */
function headLabelledParagraphs(blocks: readonly Block[], language: string): readonly Block[] {
  const headings = blocks.filter((block): block is HeadingBlock => block.kind === "heading");
  const isHeaded = headings.some(
    (heading) => heading !== blocks[0] && (heading.level < 3 || heading.number !== undefined),
  );
  if (isHeaded) return blocks;
  const opensParts = areMostlyLabelled(blocks);
  let level = 5;
  return blocks.flatMap((block, index): readonly Block[] => {
    if (block.kind === "heading" && index > 0) level = block.level;
    if (block.kind !== "paragraph" || blocks[index + 1]?.kind === "list") return [block];
    const words = toPlainText(block.text);
    const asked =
      /^(?:(?:also )?please (?:show|add|include|mention|list)(?: the)?) /iu.exec(words.slice(0, 60))?.[0] ??
      "";
    const label = openingOf(words.slice(asked.length));
    if (label === undefined || label.term.split(" ").length > 4) return [block];
    // "2008–2013: degree in engineering" below a heading is dated, not named.
    if (blocks[index - 1]?.kind === "heading" && !/\p{L}/u.test(label.term)) return [block];
    const start = asked.length + label.textStart;
    if (countColumns(words.slice(start)) < 20) return [block];
    // Among others a paragraph with a label names only itself.
    if (!opensParts && blocks[index + 1]?.kind === "paragraph") return [block];
    const { source } = block;
    const heading: HeadingBlock = {
      kind: "heading",
      level,
      text: toRichText(capitalise(label.term)),
      source,
      isLabel: true,
    };
    const text = openLarge(tidyText(sliceText(block.text, start, words.length)));
    const values = valuesIn(text, language) ?? listFacts(label.term, text, language);
    return [
      heading,
      values === undefined
        ? { kind: "paragraph", text, source }
        : { kind: "list", ordered: false, items: values, source },
    ];
  });
}

/** What stood behind a colon stands for itself now; names that begin small keep their spelling. */
function openLarge(text: RichText): RichText {
  const opens = /^\p{Ll}{2,}(?=[\s,])/u.test(toPlainText(text).slice(0, 40));
  return opens && text[0]?.code !== true ? capitaliseText(text) : text;
}

const longestValue = 16;
const mostValues = 3;

/** "Payback: 5.5 years. The loan …": where a few words with a figure stand alone behind a label, each sentence is a point. */
function valuesIn(text: RichText, language: string): readonly ListItem[] | undefined {
  const words = toPlainText(text);
  const sentences = splitSentences(words, language);
  const [first] = sentences;
  if (first === undefined || sentences.length < 2 || sentences.length > mostValues) return undefined;
  if (first.end > longestValue || !/\p{Nd}/u.test(words.slice(0, first.end))) return undefined;
  return sentences.map(({ start, end }) => ({ text: tidyText(sliceText(text, start, end)), children: [] }));
}

/** "Rent: …", and "Rent – …" in notes; "winter 19,800 – spring 28,400" is a row of values. */
function openingOf(words: string): Label | undefined {
  const dashed = readDashLabel(words);
  const label = readLabel(words) ?? (/\p{Nd}/u.test(dashed?.term ?? "") ? undefined : dashed);
  return label !== undefined && /^\p{Nd}/u.test(label.term) ? undefined : label;
}

function areMostlyLabelled(blocks: readonly Block[]): boolean {
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const labelled = paragraphs.filter(({ text }) => openingOf(toPlainText(text)) !== undefined);
  return labelled.length * 2 > paragraphs.length;
}

/** "One slide per step": the steps' names at a glance, then each step under its own name. */
function partSteps(block: ListBlock, { language, labels }: Arrangement): readonly Block[] {
  const steps = block.items.map((item) => {
    const words = toPlainText(item.text);
    const [first] = splitSentences(words, language);
    const label = readLabel(words);
    const end = label === undefined ? (first?.end ?? words.length) : label.textStart;
    const name = label?.term ?? nameOfStep(words.slice(0, end).replace(/[.。]$/u, ""));
    const isWhole = label === undefined && countColumns(words.slice(0, end)) > 46;
    const rest = tidyText(sliceText(item.text, isWhole ? 0 : end, words.length));
    return { item, name, rest: rest.length === 0 ? item.text : rest };
  });
  const { source } = block;
  const overview: ListBlock = {
    ...block,
    items: steps.map(({ name, item }) => ({ ...item, text: toRichText(name), children: [] })),
  };
  const head: Block[] =
    labels === undefined ? [] : [{ kind: "heading", level: 5, text: toRichText(labels.overview), source }];
  return [
    ...head,
    overview,
    ...steps.flatMap(({ item, name, rest }): readonly Block[] => [
      { kind: "heading", level: 5, text: toRichText(name), source, ...numberOf(item) },
      { kind: "paragraph", text: rest, source },
      ...(item.children.length > 0
        ? [{ kind: "list", ordered: false, items: item.children, source } as const]
        : []),
    ]),
  ];
}

/** A long step is named by its words up to the first comma. */
function nameOfStep(words: string): string {
  const comma = words.search(/, |; |\uFF0C/u);
  return countColumns(words) > 60 && comma >= 16 && comma <= 70
    ? words.slice(0, comma)
    : (clauseWithin(words, 70) ?? words);
}

function numberOf({ marker }: ListItem): { number?: string } {
  const number = marker?.replace(/[.)]$/u, "");
  return number === undefined ? {} : { number };
}
