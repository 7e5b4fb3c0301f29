import { countColumns } from "../text/columns.ts";
import { toPlainText } from "../text/rich-text.ts";
import { splitSentences } from "../text/sentences.ts";
import { nameChangelog } from "../writing/name-changelog.ts";
import type { Block, HeadingBlock } from "./blocks.ts";
import { isMarkdown, type ReadBlocks, readMarkdown } from "./formats/markdown.ts";
import { readJson } from "./formats/read-json.ts";
import { readPlainText } from "./plain/plain-text.ts";

/** What the material consists of, and how it was read. */
export interface Structure extends ReadBlocks {
  readonly format: "Markdown" | "plain text" | "JSON";
  /** False for a few words without any form: a topic rather than a text. */
  readonly isDocument: boolean;
}

const longestTopic = 320;

/** Returns the blocks of the material; Markdown is read as such where it is used on purpose, all else as plain text. */
export function readStructure(material: string): Structure {
  const json = readJson(material);
  if (json !== undefined) return { ...json, format: "JSON", isDocument: isDocument(json.blocks) };
  const format = isMarkdown(material) ? "Markdown" : "plain text";
  const read = format === "Markdown" ? readMarkdown(material, 0) : readPlainText(material, 0);
  return { ...nameChangelog(read), format, isDocument: isDocument(read.blocks) };
}

/** Lists, tables, code and parts under headings are material however short; prose is from a few sentences on. */
function isDocument(blocks: readonly Block[]): boolean {
  const columns = blocks.reduce(
    (sum, block) => sum + ("text" in block ? countColumns(toPlainText(block.text)) : 0),
    0,
  );
  if (columns > longestTopic || tellsSomething(blocks)) return true;
  if (
    blocks.some((block) =>
      block.kind === "list"
        ? block.items.length >= 2 || block.items.some(({ children }) => children.length > 0)
        : block.kind === "table" || block.kind === "code",
    )
  ) {
    return true;
  }
  const headings = blocks.filter((block): block is HeadingBlock => block.kind === "heading");
  return headings.length >= 2 || (headings.length === 1 && blocks.length >= 2);
}

const fewestWords = 4;

/** Three whole sentences say something of a topic, and so do two with figures. */
function tellsSomething(blocks: readonly Block[]): boolean {
  const sentences = blocks.flatMap((block) => {
    if (block.kind !== "paragraph") return [];
    const plain = toPlainText(block.text);
    return splitSentences(plain, "en").map(({ start, end }) => plain.slice(start, end));
  });
  const whole = sentences.filter(
    (words) =>
      /[.!。！]["”»」]?$/u.test(words) && (words.split(" ").length >= fewestWords || isUnspaced(words)),
  );
  return whole.length >= 3 || (whole.length === 2 && whole.some((words) => /\p{Nd}/u.test(words)));
}

function isUnspaced(words: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(words) && countColumns(words) >= 16;
}
