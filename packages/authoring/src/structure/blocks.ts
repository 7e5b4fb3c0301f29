import type { RichText } from "@lectern/deck";
import type { WantedForm } from "../brief/brief.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import type { Span } from "../text/span.ts";

export type { Span };

interface BlockOfAnyKind {
  readonly source: Span;
  /** The form that its matter is asked to be shown in. */
  readonly wanted?: WantedForm;
}

/** A heading. */
export interface HeadingBlock extends BlockOfAnyKind {
  readonly kind: "heading";
  /** 1 is the highest. */
  readonly level: number;
  /** Blank where it only ends the part above it: what follows is of no named part. */
  readonly text: RichText;
  /** The number that the writer gave it: "2.1". */
  readonly number?: string;
  /** True where it is the label of a sentence: "Costs: 1,200 euro". */
  readonly isLabel?: true;
}

/** Sentences that belong together. */
export interface ParagraphBlock extends BlockOfAnyKind {
  readonly kind: "paragraph";
  readonly text: RichText;
}

/** One item of a list, with the items below it. */
export interface ListItem {
  /** The number or letter that the writer gave it: "1.", "a)", "4.3"; left out for bullets. */
  readonly marker?: string;
  readonly text: RichText;
  readonly children: readonly ListItem[];
}

/** A list as the writer set it. */
export interface ListBlock extends BlockOfAnyKind {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

/** A table; rows are as long as the header, or shorter. */
export interface TableBlock extends BlockOfAnyKind {
  readonly kind: "table";
  readonly header: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
  /** True where every column, the first too, is one of the things compared. */
  readonly comparesColumns?: true;
}

/** Lines of a program, a file or a terminal. */
export interface CodeBlock extends BlockOfAnyKind {
  readonly kind: "code";
  readonly language?: string;
  readonly lines: readonly string[];
}

/** Words of somebody else. */
export interface QuoteBlock extends BlockOfAnyKind {
  readonly kind: "quote";
  readonly text: RichText;
}

/** What a text is built of. */
export type Block = HeadingBlock | ParagraphBlock | ListBlock | TableBlock | CodeBlock | QuoteBlock;

/** Returns what a block says as plain lines, markup left out, links spelled out. */
export function toPlainLines(block: Block): readonly string[] {
  switch (block.kind) {
    case "heading":
      return [withNumber(block.number, toSpokenText(block.text))];
    case "paragraph":
    case "quote":
      return [toSpokenText(block.text)];
    case "list":
      return block.items.flatMap((item) => listItemLines(item, ""));
    case "table":
      return [block.header, ...block.rows].map((cells) => cells.map(toSpokenText).join(" | "));
    case "code":
      return block.lines;
  }
}

/** Returns the lines of a list item and of the items below it, each level indented by two spaces. */
export function listItemLines(item: ListItem, indent: string): readonly string[] {
  const line = `${indent}${item.marker ?? "-"} ${toSpokenText(item.text)}`;
  return [line, ...item.children.flatMap((child) => listItemLines(child, `${indent}  `))];
}

/** Returns the plain characters of rich text, with the target after each link whose words do not show it. */
export function toSpokenText(text: RichText): string {
  return text
    .map(({ text: words, href }) =>
      href === undefined || href.includes(words) ? words : `${words} (${href})`,
    )
    .join("");
}

/** Returns a heading's words after its number, if it has one. */
function withNumber(number: string | undefined, words: string): string {
  return number === undefined ? words : `${number} ${words}`;
}

/** Says whether a block holds any words. */
export function hasWords(block: Block): boolean {
  if (block.kind === "list") return block.items.length > 0;
  return toPlainLines(block).some((line) => line.trim() !== "");
}

/** Returns whether rich text has no characters but spaces. */
export function isBlank(text: RichText): boolean {
  return toPlainText(text).trim() === "";
}
