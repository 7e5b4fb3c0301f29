import type { Block, HeadingBlock } from "./blocks.ts";

/** A heading with what stands below it: its own blocks, then the sections one level further down. */
export interface Section {
  readonly heading?: HeadingBlock;
  readonly blocks: readonly Block[];
  readonly children: readonly Section[];
}

interface OpenSection extends Section {
  readonly blocks: Block[];
  readonly children: OpenSection[];
}

/** Returns the sections that headings part blocks into; the root holds what stands before the first heading. */
export function createSectionTree(blocks: readonly Block[]): Section {
  const root: OpenSection = { blocks: [], children: [] };
  const open: OpenSection[] = [root];
  for (const block of blocks) {
    if (block.kind !== "heading") {
      open.at(-1)?.blocks.push(block);
      continue;
    }
    while (open.length > 1 && (open.at(-1)?.heading?.level ?? 0) >= block.level) open.pop();
    const section: OpenSection = { heading: block, blocks: [], children: [] };
    open.at(-1)?.children.push(section);
    open.push(section);
  }
  return root;
}
