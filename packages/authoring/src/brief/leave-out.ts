import type { RichText } from "@lectern/deck";
import type { LeftOut } from "../author.ts";
import type { Block, ListItem } from "../structure/blocks.ts";
import { sliceText, tidyText, toPlainText } from "../text/markup/rich-text.ts";
import { splitSentences } from "../text/sentences/sentences.ts";
import { readContentWords } from "../text/words/words.ts";
import type { Brief } from "./brief.ts";

/** Blocks without what the prompt wants left unsaid, and what that was. */
export interface KeptBlocks {
  readonly blocks: readonly Block[];
  readonly leftOut: readonly LeftOut[];
}

/** Endings differ, what a word begins with hardly does. */
const lettersCompared = 6;

/**
 * Returns blocks without the sentences, items and rows that speak of what the prompt wants left unsaid: those that hold
 * at least half of its words; what stands under such a heading goes with it. They go nowhere, not to the notes either. Words of the
 * topic and of asked parts say nothing of what is meant beside others: matter to show holds them ("no cartoons of bees" in a deck on bees).
 */
export function leaveOut(
  blocks: readonly Block[],
  { excluded, topic = "", parts }: Pick<Brief, "excluded" | "topic" | "parts">,
  language: string,
): KeptBlocks {
  const covered = [topic, ...parts.map(({ text }) => text)];
  const common = new Set(covered.flatMap((words) => stemsOf(words, language)));
  const wanted = excluded
    .map((phrase) => withoutCommon(stemsOf(phrase, language), common))
    .filter((stems) => stems.length > 0);
  if (wanted.length === 0) return { blocks, leftOut: [] };
  const remover = new Remover(wanted, language);
  let hidden: number | undefined;
  const kept = blocks.flatMap((block) => {
    if (block.kind === "heading" && (hidden === undefined || block.level <= hidden))
      hidden = remover.drops(toPlainText(block.text)) ? block.level : undefined;
    return hidden === undefined ? remover.keep(block) : [];
  });
  return { blocks: kept, leftOut: remover.leftOut };
}

function withoutCommon(stems: readonly string[], common: ReadonlySet<string>): readonly string[] {
  const own = stems.filter((stem) => !common.has(stem));
  return own.length === 0 ? stems : own;
}

class Remover {
  readonly leftOut: LeftOut[] = [];
  readonly #excluded: readonly (readonly string[])[];
  readonly #language: string;

  constructor(excluded: readonly (readonly string[])[], language: string) {
    this.#excluded = excluded;
    this.#language = language;
  }

  keep(block: Block): readonly Block[] {
    switch (block.kind) {
      case "heading":
        return [block];
      case "paragraph":
      case "quote": {
        const text = this.#keepSentences(block.text);
        return text.length === 0 ? [] : [{ ...block, text }];
      }
      case "list": {
        const items = this.#keepItems(block.items);
        return items.length === 0 ? [] : [{ ...block, items }];
      }
      case "table":
        return [
          { ...block, rows: block.rows.filter((cells) => !this.drops(cells.map(toPlainText).join(" | "))) },
        ];
      case "code":
        return [{ ...block, lines: block.lines.filter((line) => !this.drops(line)) }];
    }
  }

  #keepItems(items: readonly ListItem[]): readonly ListItem[] {
    return items.flatMap((item) => {
      const text = this.#keepSentences(item.text);
      return text.length === 0 ? [] : [{ ...item, text, children: this.#keepItems(item.children) }];
    });
  }

  #keepSentences(text: RichText): RichText {
    const plain = toPlainText(text);
    const spans = splitSentences(plain, this.#language);
    const kept = spans.filter(({ start, end }) => !this.drops(plain.slice(start, end)));
    if (kept.length === spans.length) return text;
    return tidyText(
      kept.flatMap(({ start, end }, index) => [
        ...(index === 0 ? [] : [{ text: " " }]),
        ...sliceText(text, start, end),
      ]),
    );
  }

  drops(words: string): boolean {
    const stems = new Set(stemsOf(words, this.#language));
    const isDropped = this.#excluded.some(
      (phrase) => phrase.filter((stem) => stems.has(stem)).length * 2 >= phrase.length,
    );
    if (isDropped)
      this.leftOut.push({
        text: words.slice(0, 200),
        where: "nowhere",
        reason: "the prompt wants it left unsaid",
      });
    return isDropped;
  }
}

function stemsOf(words: string, language: string): readonly string[] {
  return [...new Set(readContentWords(words, language).map((word) => word.slice(0, lettersCompared)))];
}
