import type { RichText } from "@lectern/deck";
import {
  type Block,
  type ListBlock,
  listItemLines,
  type Span,
  toPlainLines,
  toSpokenText,
} from "../structure/blocks.ts";
import { sliceText, tidyText, toPlainText } from "../text/markup/rich-text.ts";
import { readOrdinals } from "../text/numbers/ordinals.ts";
import { findEnumeration } from "../text/sentences/members.ts";
import { splitSentences } from "../text/sentences/sentences.ts";
import { countColumns } from "../text/words/columns.ts";
import {
  createCodePoint,
  createListPoint,
  createRowPoint,
  createSentencePoint,
  type ListReading,
} from "./create-points.ts";
import { findNotes } from "./find-notes.ts";
import { hasPoint, type Passage } from "./ideas.ts";
import type { PositionedSentence } from "./rank-sentences.ts";

/** A sentence that lists more stays a sentence. */
const mostPoints = 6;
const mostShownCodeLines = 6;
/** What comes after so many rows is looked up in the notes. */
const mostShownRows = 60;

/** How a text is to be read. */
export type TextReading = Pick<PassageReader, "language" | "subject" | "columnsPerIdea" | "isLong">;

/** Reads blocks as passages. While ideas are collected a passage's score is its place among the sentences to rank. */
export class PassageReader {
  readonly sentences: PositionedSentence[] = [];
  readonly language: string;
  /** What the text is looked at for: the words of the instruction. */
  readonly subject: string;
  /** How much prose under a heading shares a slide. */
  readonly columnsPerIdea: number;
  /** True where the text is told rather than shown. */
  readonly isLong: boolean;
  #paragraph = 0;

  constructor({ language, subject, columnsPerIdea, isLong }: TextReading) {
    this.language = language;
    this.subject = subject;
    this.columnsPerIdea = columnsPerIdea;
    this.isLong = isLong;
  }

  readPassages(blocks: readonly Block[]): readonly Passage[] {
    const weighs = blocks.some(
      (block) => block.kind === "list" && block.items.some((item) => item.marker === "+"),
    );
    const firstParagraph = this.#paragraph + 1;
    return blocks.flatMap((block) => {
      this.#paragraph += 1;
      return this.#readBlock(block, weighs, this.#paragraph === firstParagraph, blocks.length === 1);
    });
  }

  #readBlock(block: Block, weighs: boolean, isFirst: boolean, isAlone: boolean): readonly Passage[] {
    switch (block.kind) {
      case "paragraph":
        return this.#readSentences(block.text, isFirst, isAlone);
      case "quote":
        return this.#readQuote(block.text);
      case "list":
        return this.#readItems(block, weighs);
      case "table":
        return this.#readRows(block);
      case "code":
        return this.#readCode(block.lines);
      case "heading":
        return [];
    }
  }

  /** A text that is alone under its heading shows what it lists; beside others its sentences stay whole. */
  #readSentences(text: RichText, isFirst: boolean, isAlone = false): readonly Passage[] {
    const plain = toPlainText(text);
    const spans = splitSentences(plain, this.language);
    const ordinals = readOrdinals(spans.map(({ start, end }) => plain.slice(start, end)));
    return spans.flatMap((span, index): readonly Passage[] => {
      const counted = ordinals?.[index] ?? 0;
      if (counted > 0) return [this.#readCounted(text, span, counted)];
      const members = isAlone ? membersIn(plain.slice(span.start, span.end), spans.length) : undefined;
      if (members !== undefined && members.length + spans.length - 1 <= mostPoints)
        return this.#readMembers(text, span.start, members);
      const sentence = tidyText(sliceText(text, span.start, span.end));
      const words = toPlainText(sentence);
      const score = this.#rankLater(words, index === 0, isFirst);
      const spoken = toSpokenText(sentence);
      const passage = { text: spoken, columns: countColumns(spoken), paragraph: this.#paragraph, score };
      if (!isPresentable(words)) return [{ ...passage, kind: "aside" }];
      return [{ ...passage, kind: "sentence", point: createSentencePoint(sentence, this.#reading(false)) }];
    });
  }

  /** "First, … Second, …" is a list. */
  #readCounted(text: RichText, { start, end }: Span, ordinal: number): Passage {
    const item = tidyText(sliceText(text, start + ordinal, end));
    const point = createListPoint({ text: item, children: [] }, this.#reading(false));
    return this.#listed(toSpokenText(tidyText(sliceText(text, start, end))), toPlainText(item), point);
  }

  /** A sentence that only lists things is a list. */
  #readMembers(text: RichText, offset: number, members: readonly Span[]): readonly Passage[] {
    return members.map(({ start, end }) => {
      const member = tidyText(sliceText(text, offset + start, offset + end));
      const point = createListPoint({ text: member, children: [] }, this.#reading(false));
      return this.#listed(toSpokenText(member), toPlainText(member), point);
    });
  }

  #readQuote(text: RichText): readonly Passage[] {
    const words = toPlainText(text);
    if (words.trim() === "") return [];
    const point = createListPoint(
      { text: text.map((run) => ({ ...run, italic: true })), children: [] },
      this.#reading(false),
    );
    return [this.#listed(toSpokenText(text), words, point)];
  }

  #readItems({ items }: ListBlock, weighs: boolean): readonly Passage[] {
    return items.map((item) =>
      this.#listed(
        listItemLines(item, "").join("\n"),
        toPlainText(item.text),
        createListPoint(item, this.#reading(weighs)),
      ),
    );
  }

  #readRows(block: Extract<Block, { readonly kind: "table" }>): readonly Passage[] {
    const [head = "", ...lines] = toPlainLines(block);
    const header = this.#aside(head);
    const rows = block.rows.map((cells, index) => {
      const line = lines[index] ?? "";
      return index < mostShownRows
        ? this.#listed(line, line, createRowPoint(block.header, cells))
        : // Without spaces the rows take no more room in the notes than in the prompt.
          this.#aside(line.replaceAll(" | ", "|"));
    });
    if (rows.some(hasPoint)) return [header, ...rows];
    const only = createRowPoint([], block.header);
    return [this.#listed(head, head, only), ...rows];
  }

  /** A few lines can be shown; a longer listing is looked up in the notes. */
  #readCode(lines: readonly string[]): readonly Passage[] {
    const isShown = lines.filter((line) => line.trim() !== "").length <= mostShownCodeLines;
    return lines.map((line) => {
      const passage = this.#listed(line, line, line.trim() === "" ? undefined : createCodePoint(line));
      return isShown || passage.point === undefined ? passage : { ...passage, kind: "aside" };
    });
  }

  #aside(text: string): Passage {
    return {
      kind: "aside",
      text,
      columns: countColumns(text),
      paragraph: this.#paragraph,
      score: this.#rankLater("", false, false),
    };
  }

  #listed(text: string, words: string, point: Passage["point"]): Passage {
    const passage = {
      text,
      columns: countColumns(text),
      paragraph: this.#paragraph,
      score: this.#rankLater(words.slice(0, 600), false, false),
    };
    return point === undefined ? { ...passage, kind: "aside" } : { ...passage, kind: "listed", point };
  }

  #rankLater(text: string, isFirstOfParagraph: boolean, isInFirstParagraph: boolean): number {
    this.sentences.push({ text, isFirstOfParagraph, isInFirstParagraph });
    return this.sentences.length - 1;
  }

  #reading(weighs: boolean): ListReading {
    return { language: this.language, weighs, isLong: this.isLong };
  }
}

/** Where a text of so many sentences lists things in one of them. */
function membersIn(sentence: string, sentences: number): readonly Span[] | undefined {
  if (sentences > mostBesideMembers) return undefined;
  return findEnumeration(sentence) ?? (sentences === 1 ? findNotes(sentence) : undefined);
}

const mostBesideMembers = 2;

function isPresentable(words: string): boolean {
  return words.length >= 8 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{3}/u.test(words);
}
