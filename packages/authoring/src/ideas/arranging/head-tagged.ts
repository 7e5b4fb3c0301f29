import type { Block, HeadingBlock, ListItem, Span } from "../../structure/blocks.ts";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { readLabel } from "../../text/words/labelled.ts";

const level = 3;

/**
 * Returns the blocks with those lines as headings that were tagged as such, though nothing but their place in the text sets
 * them apart: a paragraph before other matter, or an item of a list before others, which is parted there.
 */
export function headTagged(blocks: readonly Block[], names: ReadonlySet<string>): readonly Block[] {
  if (names.size === 0) return blocks;
  let depth = level;
  return levelFirst(blocks, names).flatMap((block, index): readonly Block[] => {
    if (block.kind === "heading" && index > 0) depth = block.level;
    if (block.kind === "list" && !block.ordered) {
      const { source } = block;
      const lists = splitAtNames(block.items, names);
      return lists.flatMap(({ head, items }): readonly Block[] => [
        ...(head === undefined ? [] : [toHeading(head, depth, source)]),
        ...(items.length === 0 ? [] : [{ ...block, items }]),
      ]);
    }
    const next = blocks[index + 1];
    const opens = next !== undefined && next.kind !== "heading";
    if (block.kind !== "paragraph" || !opens || !isNamed(block, names)) return [block];
    return [toHeading(block, depth, block.source)];
  });
}

/** A first line that was tagged as the heading of a part, as others are, stands over none of them: "LIFT …", "ROOF …". */
function levelFirst(blocks: readonly Block[], names: ReadonlySet<string>): readonly Block[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "heading" || !isNamed(first, names)) return blocks;
  const peers = others.filter((block) => block.kind === "heading" && isNamed(block, names));
  const levels = others.flatMap((block) => (block.kind === "heading" ? [block.level] : []));
  const highest = Math.min(...levels);
  return peers.length === 0 || others[0]?.kind === "heading" || highest <= first.level
    ? blocks
    : [{ ...first, level: highest }, ...others];
}

interface NamedItems {
  readonly head?: ListItem;
  readonly items: readonly ListItem[];
}

function splitAtNames(items: readonly ListItem[], names: ReadonlySet<string>): readonly NamedItems[] {
  const lists: { head?: ListItem; items: ListItem[] }[] = [{ items: [] }];
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    const isHead =
      item.marker === undefined &&
      item.children.length === 0 &&
      isNamed(item, names) &&
      next !== undefined &&
      !isNamed(next, names);
    if (isHead) lists.push({ head: item, items: [] });
    else lists.at(-1)?.items.push(item);
  }
  return lists.filter(({ head, items: own }) => head !== undefined || own.length > 0);
}

/** A label with its value tells something itself. */
function isNamed({ text }: Pick<ListItem, "text">, names: ReadonlySet<string>): boolean {
  const words = toPlainText(text).trim();
  return names.has(words) && readLabel(words) === undefined;
}

function toHeading({ text }: Pick<ListItem, "text">, depth: number, source: Span): HeadingBlock {
  return { kind: "heading", level: depth, text, source };
}
