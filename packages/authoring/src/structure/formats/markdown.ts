import { isAbsoluteHref, type RichText, type TextRun } from "@lectern/deck";
import MarkdownIt, { type Token } from "markdown-it";
import type { LeftOut } from "../../author.ts";
import { linkUrls } from "../../text/markup/links.ts";
import { collapseSpaces, sliceText, tidyText, toPlainText } from "../../text/markup/rich-text.ts";
import { sanitiseDecoded } from "../../text/markup/sanitise-prompt.ts";
import { splitNumber } from "../../text/numbers/numbering.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Block, hasWords, type ListItem, type Span } from "../blocks.ts";
import { blankOutHtml } from "./html.ts";

/** Indentation is layout in a pasted text and hardly ever code, which people fence. */
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("code");
/** What stands in a line is read block by block: most blocks have no marks, and the signs of all of them would fill the memory. */
const blockParser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("code");
blockParser.core.ruler.disable(["inline", "text_join"]);
const inlineMarks = /[\n\\`~*_[\]<&]/;

/** What a Markdown text consists of, and what of it cannot be shown. */
export interface ReadBlocks {
  readonly blocks: readonly Block[];
  readonly leftOut: readonly LeftOut[];
  /** The title that front matter gives. */
  readonly title?: string;
  /** What the text may be called where nothing else names it. */
  readonly name?: string;
}

/** Returns the blocks of a Markdown text (CommonMark with tables); `offset` is where it begins in the prompt. */
export function readMarkdown(source: string, offset: number): ReadBlocks {
  const leftOut: LeftOut[] = [];
  const { text, title } = blankOutFrontMatter(source);
  const ready = blankOutHtml(markBullets(text), leftOut);
  const references: Record<string, unknown> = {};
  const tokens = blockParser.parse(ready, references);
  const reader = new BlockReader({ tokens, references, starts: lineStarts(source, offset), leftOut });
  const blocks = reader.readBlocks().filter(hasWords);
  return { blocks, leftOut, ...(title === undefined ? {} : { title }) };
}

/** Says whether a text uses Markdown on purpose: headings, fences, links or strong emphasis, and no lines of other marks. */
export function isMarkdown(source: string): boolean {
  const lines = source.split("\n");
  if (lines.some(isAtxHeading)) return true;
  if (lines.some(isForeignUnderline)) return false;
  if (lines.filter((line) => line.startsWith("```")).length >= 2) return true;
  return lines.some((line) => hasPair(line, "**", "**") || isLink(line));
}

/** Rows of stars, tildes and the like under a heading are how plain text marks it, and mean something else in Markdown. */
function isForeignUnderline(line: string): boolean {
  return /^(?:\*{4,}|~{4,}|\^{4,}|#{4,}|"{4,})$/u.test(line.trimEnd().slice(0, 200));
}

function isAtxHeading(line: string): boolean {
  return /^#{1,6} {1,8}\S/u.test(line);
}

function isLink(line: string): boolean {
  const middle = line.indexOf("](");
  return middle > line.indexOf("[") && line.includes("[") && line.indexOf(")", middle) !== -1;
}

function hasPair(line: string, opening: string, closing: string): boolean {
  const start = line.indexOf(opening);
  if (start === -1) return false;
  const next = line.charAt(start + opening.length);
  return (
    next !== "" && next !== " " && next !== "*" && line.indexOf(closing, start + opening.length + 1) !== -1
  );
}

/** Bullets that word processors set are no Markdown: a hyphen of the same length takes their place. */
function markBullets(text: string): string {
  let isFenced = false;
  const lines = text.split("\n").map((line) => {
    const content = line.trimStart();
    if (content.startsWith("```") || content.startsWith("~~~")) isFenced = !isFenced;
    if (isFenced || !"•◦‣▪●–".includes(content.charAt(0)) || content.charAt(1) !== " ") return line;
    return `${line.slice(0, line.length - content.length)}-${content.slice(1)}`;
  });
  return lines.join("\n");
}

/** Only "title:" is read from YAML front matter; the rest is for other programs. */
function blankOutFrontMatter(source: string): { text: string; title?: string } {
  if (!source.startsWith("---\n")) return { text: source };
  const end = source.indexOf("\n---\n", 3);
  if (end === -1 || end > 4_000) return { text: source };
  const lines = source.slice(4, end).split("\n");
  if (!lines.every((line) => line.trim() === "" || /^[\w-]{1,40}:|^\s|^- /u.test(line)))
    return { text: source };
  const value = lines
    .find((line) => line.startsWith("title:"))
    ?.slice("title:".length)
    .trim();
  const title = value?.replace(/^(["'])(.*)\1$/u, "$2");
  const text = "\n".repeat(lines.length + 2) + source.slice(end + 5);
  return title ? { text, title } : { text };
}

function lineStarts(source: string, offset: number): readonly number[] {
  const starts = [offset];
  for (let index = source.indexOf("\n"); index !== -1; index = source.indexOf("\n", index + 1)) {
    starts.push(offset + index + 1);
  }
  return [...starts, offset + source.length];
}

interface ParsedBlocks {
  readonly tokens: readonly Token[];
  /** The targets of links that are defined apart from them. */
  readonly references: Record<string, unknown>;
  readonly starts: readonly number[];
  readonly leftOut: LeftOut[];
}

class BlockReader {
  readonly #tokens: readonly Token[];
  readonly #references: Record<string, unknown>;
  readonly #lineStarts: readonly number[];
  readonly #leftOut: LeftOut[];
  #position = 0;

  constructor({ tokens, references, starts, leftOut }: ParsedBlocks) {
    this.#tokens = tokens;
    this.#references = references;
    this.#lineStarts = starts;
    this.#leftOut = leftOut;
  }

  /** Reads up to the closing token of the given type, or to the end. */
  readBlocks(closing?: string): Block[] {
    const blocks: Block[] = [];
    for (let token = this.#next(); token !== undefined; token = this.#next()) {
      if (token.type === closing) break;
      blocks.push(...this.#readBlock(token));
    }
    return blocks;
  }

  #readBlock(token: Token): readonly Block[] {
    const source = this.#span(token);
    switch (token.type) {
      case "heading_open":
        return [this.#readHeading(Number(token.tag.slice(1)), source)];
      case "paragraph_open":
        return this.#readParagraph(source);
      case "bullet_list_open":
      case "ordered_list_open":
        return [{ kind: "list", ordered: token.tag === "ol", items: this.#readItems(token.type), source }];
      case "blockquote_open":
        return this.#readQuote(source);
      case "table_open":
        return [this.#readTable(source)];
      case "fence":
      case "code_block":
        return [readCode(token, source)];
      default:
        return [];
    }
  }

  #readHeading(level: number, source: Span): Block {
    const { number, text } = splitNumber(this.#readInline());
    return { kind: "heading", level, text, source, ...(number === undefined ? {} : { number }) };
  }

  /** A first line that is strong from end to end is a heading below all others; the rest follows it. */
  #readParagraph(source: Span): readonly Block[] {
    const runs = this.#readInline("\n");
    const length = strongLineLength(runs);
    const all = toPlainText(runs).length;
    if (length === 0)
      return [linesApart(runs, source) ?? { kind: "paragraph", text: tidyText(runs), source }];
    const words = tidyText(sliceText(runs, 0, length).map(({ bold: _, ...run }) => run));
    const heading = splitNumber(words);
    const rest = tidyText(sliceText(runs, length, all));
    const blocks: Block[] = [{ kind: "heading", level: 6, source, ...heading }];
    if (rest.length > 0) blocks.push({ kind: "paragraph", text: rest, source });
    return blocks;
  }

  #readItems(listType: string): ListItem[] {
    const closing = listType.replace("_open", "_close");
    const items: ListItem[] = [];
    for (let token = this.#next(); token !== undefined && token.type !== closing; token = this.#next()) {
      if (token.type !== "list_item_open") continue;
      const marker = token.info === "" ? plusOf(token) : `${token.info}${token.markup}`;
      items.push(toListItem(this.readBlocks("list_item_close"), marker));
    }
    return items;
  }

  #readQuote(source: Span): readonly Block[] {
    const inner = this.readBlocks("blockquote_close");
    const text = inner.flatMap((block) => ("text" in block ? [...block.text, { text: " " }] : []));
    const rest = inner.filter((block) => !("text" in block));
    return [{ kind: "quote", text: tidyText(text), source }, ...rest];
  }

  #readTable(source: Span): Block {
    const rows: RichText[][] = [];
    for (
      let token = this.#next();
      token !== undefined && token.type !== "table_close";
      token = this.#next()
    ) {
      if (token.type === "tr_open") rows.push([]);
      if (token.type === "th_open" || token.type === "td_open") rows.at(-1)?.push(this.#readInline());
    }
    return { kind: "table", header: rows[0] ?? [], rows: rows.slice(1), source };
  }

  #readInline(lineBreak = " "): RichText {
    const token = this.#next();
    if (token?.type !== "inline") return [];
    const runs = inlineMarks.test(token.content)
      ? readRuns(this.#parseInline(token.content), lineBreak, this.#leftOut)
      : linkUrls({ text: token.content }).filter((run) => run.text !== "");
    return lineBreak === "\n" ? runs : tidyText(runs);
  }

  #parseInline(content: string): readonly Token[] {
    return parser.parseInline(content, this.#references)[0]?.children ?? [];
  }

  #next(): Token | undefined {
    const token = this.#tokens[this.#position];
    this.#position += 1;
    return token;
  }

  #span(token: Token): Span {
    const [first, last] = token.map ?? [0, 0];
    return {
      start: this.#lineStarts[first] ?? 0,
      end: this.#lineStarts[last] ?? this.#lineStarts.at(-1) ?? 0,
    };
  }
}

/** Lines that each begin large and end without a stop are entries: nobody broke them to fit a width. */
function linesApart(runs: RichText, source: Span): Block | undefined {
  const lines = toPlainText(runs).split("\n");
  const widest = Math.max(...lines.map(countColumns));
  const areEntries = lines.every(
    (line) => /^[\p{Lu}\p{Nd}]/u.test(line) && !/[.,;:!?。]$/u.test(line.trimEnd()),
  );
  if (lines.length < 2 || widest > longestEntry || !areEntries) return undefined;
  let start = 0;
  const items = lines.map((line): ListItem => {
    const text = tidyText(sliceText(runs, start, start + line.length));
    start += line.length + 1;
    return { text, children: [] };
  });
  return { kind: "list", ordered: false, items, source };
}

const longestEntry = 70;

/** "+" is kept where it may mean what speaks for something. */
function plusOf(token: Token): string | undefined {
  return token.markup === "+" ? "+" : undefined;
}

function readCode(token: Token, source: Span): Block {
  const lines = token.content.split("\n").map((line) => line.trimEnd());
  while (lines.at(-1) === "") lines.pop();
  const language = token.info.trim().split(" ", 1)[0] ?? "";
  return { kind: "code", lines, source, ...(language === "" ? {} : { language }) };
}

/** Returns a list item made of blocks: the first paragraph is its text; what else stands in the item goes below it. */
function toListItem(blocks: readonly Block[], marker: string | undefined): ListItem {
  const [first, ...rest] = blocks;
  const opens = first !== undefined && "text" in first;
  const children = (opens ? rest : blocks).flatMap(toChildItems);
  return { text: opens ? first.text : [], children, ...(marker === undefined ? {} : { marker }) };
}

function toChildItems(block: Block): readonly ListItem[] {
  switch (block.kind) {
    case "list":
      return block.items;
    case "table":
      return block.rows.map((cells) => ({
        text: cells.flatMap((cell) => [...cell, { text: " " }]),
        children: [],
      }));
    case "code":
      return block.lines.map((text) => ({ text: [{ text, code: true }], children: [] }));
    case "heading":
    case "paragraph":
    case "quote":
      return [{ text: block.text, children: [] }];
  }
}

function strongLineLength(runs: RichText): number {
  let length = 0;
  for (const run of runs) {
    if (run.text.startsWith("\n")) break;
    if (run.bold !== true || run.text.includes("\n")) return 0;
    length += run.text.length;
  }
  const words = toPlainText(runs).slice(0, length).trim();
  return length > 120 || words.endsWith(".") ? 0 : length;
}

function readRuns(tokens: readonly Token[], lineBreak: string, leftOut: LeftOut[]): RichText {
  const runs: TextRun[] = [];
  let look: Omit<TextRun, "text"> = {};
  const links: (string | undefined)[] = [];
  for (const token of tokens) {
    switch (token.type) {
      case "text":
        runs.push(...linkUrls({ ...look, text: sanitiseDecoded(token.content) }));
        break;
      case "code_inline":
        runs.push({ ...look, text: collapseSpaces(token.content), code: true });
        break;
      case "softbreak":
      case "hardbreak":
        runs.push({ text: lineBreak });
        break;
      case "image":
        leftOut.push({ text: token.content || attribute(token, "src"), where: "nowhere", reason: "picture" });
        break;
      case "link_open":
        links.push(attribute(token, "href"));
        look = withLink(look, links.at(-1));
        break;
      case "link_close":
        links.pop();
        look = withLink(look, links.at(-1));
        break;
      default:
        look = withEmphasis(look, token);
    }
  }
  return runs.filter((run) => run.text !== "");
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? "");
}

function withLink(look: Omit<TextRun, "text">, href: string | undefined): Omit<TextRun, "text"> {
  const { href: _, ...rest } = look;
  return href !== undefined && isAbsoluteHref(href) ? { ...rest, href } : rest;
}

function withEmphasis(look: Omit<TextRun, "text">, token: Token): Omit<TextRun, "text"> {
  const { bold, italic, ...rest } = look;
  const isOpening = token.nesting === 1;
  const isBold = token.tag === "strong" ? isOpening : bold === true;
  const isItalic = token.tag === "em" ? isOpening : italic === true;
  return { ...rest, ...(isBold ? { bold: true } : {}), ...(isItalic ? { italic: true } : {}) };
}
