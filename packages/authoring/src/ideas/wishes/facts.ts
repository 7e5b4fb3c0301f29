import type { Block } from "../../structure/blocks.ts";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import type { Span } from "../../text/span.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { readContentWords } from "../../text/words/words.ts";

/** A sentence or an item of the matter: what a drawing that is asked for may show. */
export interface Fact {
  /** Which of the blocks, and which of its items, it is. */
  readonly place: number;
  readonly item?: number;
  /** Where it stands in its paragraph. */
  readonly span?: Span;
  /** Without the stop at its end. */
  readonly words: string;
  /** True for a heading: a line that tells of an hour may have been taken for one. */
  readonly isHeading?: true;
  /** The heading above it. */
  readonly heading: string;
  /** What stands before its colon, and what behind it; all of the words where there is none. */
  readonly label: string;
  readonly body: string;
}

/** Returns the sentences and items of blocks, in their order; those that are already shown as is asked for are none. */
export function readFacts(blocks: readonly Block[], language: string): readonly Fact[] {
  let heading = "";
  return blocks.flatMap((block, place): readonly Fact[] => {
    if (block.wanted !== undefined) return [];
    if (block.kind === "heading") {
      heading = toPlainText(block.text);
      return [{ ...toFact(heading, { place, heading: "" }), isHeading: true }];
    }
    if (block.kind === "list")
      return block.items.flatMap(({ text, children }, item) =>
        children.length > 0 ? [] : [toFact(toPlainText(text), { place, item, heading })],
      );
    if (block.kind !== "paragraph") return [];
    const plain = toPlainText(block.text);
    return splitSentences(plain, language).map((span) =>
      toFact(plain.slice(span.start, span.end), { place, span, heading }),
    );
  });
}

function toFact(text: string, where: Pick<Fact, "place" | "item" | "span" | "heading">): Fact {
  const words = text.trim().replace(/(?<=[\p{L})%€$£°\p{Nd}])[.。]$/u, "");
  const label = readLabel(words);
  return { ...where, words, label: label?.term ?? "", body: words.slice(label?.textStart ?? 0) };
}

/** The first letters of the words that carry meaning. */
export type Stems = ReadonlySet<string>;

const lengthOfStem = 5;

/** Returns the stems of words. */
export function stemsOf(words: string, language: string): Stems {
  return new Set(readContentWords(words, language).map((word) => word.slice(0, lengthOfStem)));
}

/** Returns which share of the stems some words have, 0 to 1: 0 where there are none. */
export function shareOf(stems: Stems, words: string, language: string): number {
  if (stems.size === 0) return 0;
  const own = stemsOf(words, language);
  return [...stems].filter((stem) => own.has(stem)).length / stems.size;
}
