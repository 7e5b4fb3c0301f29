import type { RichText } from "@lectern/deck";
import type { Block, HeadingBlock, ListItem } from "../../structure/blocks.ts";
import { createSectionTree, type Section } from "../../structure/section-tree.ts";
import { countColumns } from "../../text/columns.ts";
import { toPlainText, toRichText } from "../../text/rich-text.ts";
import { areOpposites } from "../detectors/find-comparison.ts";

const columnsPerLine = 90;
const mostLines = 11;
const mostParts = 6;
const mostItemsOfPart = 5;
const longestName = 40;

/**
 * Returns the blocks with the names of sections that come back under several parents told apart: "Fixed" of two releases
 * goes below its release as a list where there is room on a slide for all of it, else it is called "4.2.0: Fixed".
 */
export function foldRepeatedSections(blocks: readonly Block[]): readonly Block[] {
  if (!hasRepeatedHeadings(blocks)) return blocks;
  return flatten(foldIn(createSectionTree(blocks)));
}

function hasRepeatedHeadings(blocks: readonly Block[]): boolean {
  const names = blocks.flatMap((block) => (block.kind === "heading" ? [keyOf(block)] : []));
  return new Set(names).size < names.length;
}

function foldIn(section: Section): Section {
  const children = section.children.map(foldIn);
  const parents = children.filter(isParent);
  const counts = new Map<string, number>();
  for (const parent of parents) {
    for (const key of new Set(parent.children.flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRepeated = (child: Section): boolean => keysOf(child).some((key) => (counts.get(key) ?? 0) >= 2);
  // A parent beside such ones is of their sort even where its own parts come once.
  const isSort = parents.filter((parent) => parent.children.some(isRepeated)).length >= 2;
  if (!isSort) return { ...section, children };
  return { ...section, children: children.map((child) => (isParent(child) ? foldParent(child) : child)) };
}

/** A section without words of its own, whose parts hold no further ones; pros and cons are shown side by side. */
function isParent({ heading, blocks, children }: Section): boolean {
  return (
    heading !== undefined &&
    blocks.length === 0 &&
    children.length > 0 &&
    children.every((child) => child.children.length === 0 && child.blocks.length > 0) &&
    !children.some((child, index) => areOpposites(wordsOf(children[index - 1]), wordsOf(child)))
  );
}

function wordsOf(section: Section | undefined): string {
  return section?.heading === undefined ? "" : toPlainText(section.heading.text);
}

function foldParent(parent: Section): Section {
  const { heading } = parent;
  if (heading === undefined) return parent;
  const whole = { ...withoutNumber(heading), text: nameOf(heading) };
  const items = parent.children.map(toItem);
  const lists = items.filter((item) => item !== undefined);
  const lines = lists.reduce((sum, item) => sum + countLines(item), 0);
  const fits = lists.length === items.length && lists.length <= mostParts && lines <= mostLines;
  if (fits && lists.length > 1) {
    const list: Block = { kind: "list", ordered: false, items: lists, source: heading.source };
    return { heading: whole, blocks: [list], children: [] };
  }
  const short = shortName(toPlainText(whole.text));
  const children = parent.children.map((child): Section => {
    if (child.heading === undefined) return child;
    const text = [{ text: `${short}: ` }, ...child.heading.text];
    return { ...child, heading: { ...child.heading, text } };
  });
  return { heading: whole, blocks: [], children };
}

/** A part as an item with what it lists below it. */
function toItem({ heading, blocks }: Section): ListItem | undefined {
  const [block, ...more] = blocks;
  if (heading === undefined || block === undefined || more.length > 0) return undefined;
  const text = heading.text.map((run) => ({ ...run, bold: true }));
  if (block.kind === "paragraph") return { text, children: [{ text: block.text, children: [] }] };
  if (block.kind !== "list" || block.items.length > mostItemsOfPart) return undefined;
  return { text, children: block.items };
}

function countLines(item: ListItem): number {
  const own = Math.max(1, Math.ceil(countColumns(toPlainText(item.text)) / columnsPerLine));
  return item.children.reduce((sum, child) => sum + countLines(child), own);
}

/** "[4.2.0] - 2025-10-28" without its brackets; a version is no number of a section. */
function nameOf({ number, text }: HeadingBlock): RichText {
  const words = [number ?? "", toPlainText(text)].filter((part) => part !== "").join(" ");
  return toRichText(words.replace(/^\[([^\]]{1,40})\]/u, "$1").replace(/ - /u, " – "));
}

function withoutNumber({ number: _, ...heading }: HeadingBlock): HeadingBlock {
  return heading;
}

/** A name's first part: the version before its date. */
function shortName(words: string): string {
  const cut = words.search(/ [–—-] | \(/u);
  return cut > 0 && cut <= longestName ? words.slice(0, cut) : words;
}

function keysOf({ heading }: Section): readonly string[] {
  return heading === undefined ? [] : [keyOf(heading)];
}

function keyOf({ text }: HeadingBlock): string {
  return toPlainText(text).trim().toLowerCase();
}

function flatten({ heading, blocks, children }: Section): readonly Block[] {
  return [...(heading === undefined ? [] : [heading]), ...blocks, ...children.flatMap(flatten)];
}
