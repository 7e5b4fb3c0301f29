import type { Block, HeadingBlock, ParagraphBlock } from "../../structure/blocks.ts";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { countColumns } from "../../text/words/columns.ts";

const widestHeading = 48;
const level = 3;

/**
 * Returns the blocks with the line over each further list as its heading, where a heading stands over the list before: who
 * writes notes sets no blank line between a list and the next heading.
 */
export function headLists(blocks: readonly Block[]): readonly Block[] {
  let above: HeadingBlock | undefined;
  return blocks.map((block, index): Block => {
    const last = blocks[index - 1];
    if (block.kind === "heading") above = block;
    const isBetween = last?.kind === "list" && blocks[index + 1]?.kind === "list";
    if (block.kind !== "paragraph" || !isBetween || above === undefined || !isName(block)) return block;
    const heading: HeadingBlock = {
      kind: "heading",
      level: above.level === 1 ? level : above.level,
      text: block.text,
      source: block.source,
    };
    above = heading;
    return heading;
  });
}

/** A few words without the mark that ends a sentence or announces something. */
function isName({ text }: ParagraphBlock): boolean {
  const words = toPlainText(text).trim();
  return countColumns(words) <= widestHeading && /[\p{L}\p{M}\p{Nd})]$/u.test(words);
}
