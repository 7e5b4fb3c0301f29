import type { PlannedSlide } from "../brief/brief.ts";
import { type Block, toPlainLines } from "../structure/blocks.ts";
import { sliceText, toPlainText } from "../text/markup/rich-text.ts";
import { splitMembers } from "../text/sentences/members.ts";
import { countColumns } from "../text/words/columns.ts";
import { readLabel } from "../text/words/labelled.ts";
import { readContentWords } from "../text/words/words.ts";

/** One slide of a plan, the blocks that are to stand on it and the words that are only to be said with it. */
export interface PlannedMatter {
  readonly slide: PlannedSlide;
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
}

const longestHeading = 40;

/** Returns the members of a list, or of a sentence that only lists things. */
export function membersOf(blocks: readonly Block[]): readonly string[] {
  const items = blocks.flatMap((block) =>
    block.kind === "list" ? block.items.map(({ text }) => toPlainText(text)) : [],
  );
  if (items.length > 0) return items;
  const [only, ...others] = blocks;
  if (only === undefined || others.length > 0 || only.kind !== "paragraph") return [];
  return splitMembers(toPlainText(only.text).replace(/[.。]$/u, ""));
}

/** Returns as many slides as a range of a plan names ("Slides 4-6: our coffees"), each with its member, or its share of the blocks. */
export function expandRange(matter: PlannedMatter): readonly PlannedMatter[] {
  const { slide, blocks } = matter;
  const count = slide.last - slide.first + 1;
  if (count <= 1) return [matter];
  const members = membersOf(blocks);
  return Array.from({ length: count }, (_, index): PlannedMatter => {
    const place = { ...slide, first: slide.first + index, last: slide.first + index };
    const notes = index === 0 ? matter.notes : [];
    if (members.length >= count) {
      const own = index === count - 1 ? members.slice(index) : members.slice(index, index + 1);
      return { ...ofMembers(place, own, blocks), notes };
    }
    const from = Math.floor((index * blocks.length) / count);
    const to = Math.floor(((index + 1) * blocks.length) / count);
    return { slide: place, blocks: blocks.slice(from, to), notes };
  });
}

/** "House espresso (60 % Brazil, 40 % Ethiopia)" names its slide, and tells what stands in the brackets. */
function ofMembers(
  slide: PlannedSlide,
  own: readonly string[],
  blocks: readonly Block[],
): Omit<PlannedMatter, "notes"> {
  const source = blocks[0]?.source ?? { start: 0, end: 0 };
  const toBlock = (text: string): Block => ({ kind: "paragraph", text: [{ text }], source });
  const [only, ...others] = own;
  if (only === undefined || others.length > 0) return { slide, blocks: own.map(toBlock) };
  const { name, rest } = splitName(only);
  const isShort = slide.title !== "" && countColumns(slide.title) <= longestHeading;
  const title = isShort ? `${slide.title}: ${name}` : name;
  return { slide: { ...slide, title }, blocks: rest === "" ? [] : [toBlock(rest)] };
}

function splitName(words: string): { readonly name: string; readonly rest: string } {
  const open = words.search(/[(\uFF08]/u);
  if (open > 0 && /[)\uFF09]$/u.test(words))
    return { name: words.slice(0, open).trim(), rest: words.slice(open + 1, -1) };
  const label = readLabel(words);
  return label === undefined
    ? { name: words, rest: "" }
    : { name: label.term, rest: words.slice(label.textStart) };
}

/** Returns a paragraph that stands in brackets as a whole without them. */
export function withoutBrackets(block: Block): Block {
  if (block.kind !== "paragraph") return block;
  const plain = toPlainText(block.text);
  if (!/^[(\uFF08][^()\uFF08\uFF09]{1,600}[)\uFF09][.。]?$/u.test(plain)) return block;
  const end = plain.search(/[)\uFF09][.。]?$/u);
  return { ...block, text: sliceText(block.text, 1, end) };
}

/** Returns a list of one item as the paragraph that it is: "- 64 evenings, 21,480 guests, 78 % sold". */
export function asParagraph(block: Block): Block {
  if (block.kind !== "list") return block;
  const [only, ...others] = block.items;
  if (only === undefined || others.length > 0 || only.children.length > 0) return block;
  return { kind: "paragraph", text: only.text, source: block.source };
}

/** Matter outside of the plan goes to the slide whose title has its words, first to those that bring none; the rest is spoken. */
export function placeOutside(
  planned: readonly PlannedMatter[],
  outside: readonly Block[],
  language: string,
): {
  planned: readonly PlannedMatter[];
  spoken: readonly string[];
} {
  if (outside.length === 0) return { planned, spoken: [] };
  const stems = (text: string): ReadonlySet<string> =>
    new Set(readContentWords(text, language).map((word) => word.slice(0, 5)));
  const titles = planned.map(({ slide }) => stems(slide.title));
  const added = planned.map((): Block[] => []);
  const spoken: string[] = [];
  for (const section of sectionsOf(outside)) {
    const words = stems(section.flatMap(toPlainLines).join(" "));
    const shares = titles.map((title, index) => {
      const found = [...title].filter((stem) => words.has(stem)).length / Math.max(1, title.size);
      return found + (found > 0 && planned[index]?.blocks.length === 0 ? 0.3 : 0);
    });
    const best = shares.indexOf(Math.max(...shares));
    if ((shares[best] ?? 0) >= 0.5) added[best]?.push(...section);
    else spoken.push(...section.flatMap(toPlainLines));
  }
  return {
    planned: planned.map((matter, index) => ({
      ...matter,
      blocks: [...matter.blocks, ...(added[index] ?? [])],
    })),
    spoken,
  };
}

/** A heading and what stands below it belong together; blocks without a heading stand alone. */
function sectionsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last?.[0]?.kind === "heading" && block.kind !== "heading") last.push(block);
    else sections.push([block]);
  }
  return sections;
}
