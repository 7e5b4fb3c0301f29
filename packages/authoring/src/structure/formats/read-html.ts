import { isAbsoluteHref, type RichText, type TextRun } from "@lectern/deck";
import type { LeftOut } from "../../author.ts";
import { clip } from "../../text/clip.ts";
import { countColumns } from "../../text/columns.ts";
import { splitNumber } from "../../text/numbering.ts";
import { sliceText, tidyText, toPlainText } from "../../text/rich-text.ts";
import { sanitiseDecoded } from "../../text/sanitise-prompt.ts";
import { type Block, hasWords, isBlank, type ListItem } from "../blocks.ts";
import { type HtmlElement, type HtmlNode, isBlockTag, parseHtml } from "./html-tree.ts";
import { type ReadBlocks, toListItem } from "./markdown.ts";
import { furnitureOf } from "./web-page-furniture.ts";

const beginsPage = /^<(?:!doctype html|html|head|body)[\s>]/iu;
const beginsBlock =
  /^<(?:address|article|aside|blockquote|center|div|dl|figure|h[1-6]|header|main|nav|ol|p|pre|section|span|table|ul)[\s>]/iu;
const blockEnds = /<\/(?:article|blockquote|div|dl|h[1-6]|li|main|ol|p|section|table|td|tr|ul)\s{0,3}>/giu;
const fewestBlockEnds = 2;
const longestLead = 2_000;

/** Returns the blocks of a web page, or of a part of one, without its menus, forms and notices; undefined for other texts. */
export function readHtml(source: string): ReadBlocks | undefined {
  if (!isHtml(source)) return undefined;
  const page = parseHtml(source);
  const reader = new HtmlReader(page);
  const content = findContent(page);
  reader.read(content);
  const blocks = withoutKickers(reader.blocks.filter(hasWords), reader.leftOut);
  const title = blocks.some((block) => block.kind === "heading" && block.level === 1)
    ? undefined
    : titleOf(page);
  return { blocks, leftOut: reader.leftOut, ...(title === undefined ? {} : { title }) };
}

/** A text that begins with a block's tag, ends several and has no marks of Markdown; tags that are told about are none. */
function isHtml(source: string): boolean {
  const start = source.slice(0, longestLead).search(/\S/u);
  if (start === -1) return false;
  const place = source.charAt(start) === "<" ? start : lineOfTag(source, start);
  if (place === -1) return false;
  if (beginsPage.test(source.slice(place, place + 20))) return true;
  if (!beginsBlock.test(source.slice(place, place + 20))) return false;
  if (/^(?:#{1,6} |```|~~~)/mu.test(source)) return false;
  return (source.match(blockEnds)?.length ?? 0) >= fewestBlockEnds;
}

/** Where a line begins with a tag after words of one's own: "Summarise this page:". */
function lineOfTag(source: string, start: number): number {
  const place = source.indexOf("\n<", start);
  if (place === -1 || place > longestLead) return -1;
  const lead = source.slice(start, place).trim();
  return lead.includes("\n\n") || lead.includes("<") || lead.split("\n").length > 3 ? -1 : place + 1;
}

/** What is marked as the main part, if that is a good deal of the page; else all of it. */
function findContent(page: HtmlElement): HtmlElement {
  const [main] = findAll(
    page,
    (element) => element.tag === "main" || element.attributes.get("role") === "main",
  );
  const articles = main === undefined ? findAll(page, ({ tag }) => tag === "article") : [];
  const found = main ?? (articles.length === 1 ? articles[0] : undefined);
  return found !== undefined && found.textLength * 4 > page.textLength ? found : page;
}

function findAll(element: HtmlElement, isWanted: (element: HtmlElement) => boolean): readonly HtmlElement[] {
  if (isWanted(element)) return [element];
  return element.children.flatMap((child) => (typeof child === "string" ? [] : findAll(child, isWanted)));
}

/** The window's title names the site too, behind the last bar or dash. */
function titleOf(page: HtmlElement): string | undefined {
  const [element] = findAll(page, ({ tag }) => tag === "title");
  const words = element === undefined ? "" : wordsOf(element);
  const cut = Math.max(...[" | ", " – ", " — ", " - ", " · ", " :: "].map((mark) => words.lastIndexOf(mark)));
  const title = cut > 8 ? words.slice(0, cut) : words;
  return title === "" ? undefined : title;
}

/** Short lines above a page's heading say which part of the site it stands in. */
function withoutKickers(blocks: readonly Block[], leftOut: LeftOut[]): readonly Block[] {
  const first = blocks.findIndex(({ kind }) => kind === "heading");
  const heading = blocks[first];
  if (first <= 0 || heading?.kind !== "heading" || heading.level !== 1) return blocks;
  const before = blocks.slice(0, first);
  const isKicker = (block: Block): boolean =>
    block.kind === "paragraph" &&
    countColumns(toPlainText(block.text)) <= 60 &&
    !/[.!?。]$/u.test(toPlainText(block.text));
  leftOut.push(
    ...before.filter(isKicker).map(
      (block): LeftOut => ({
        text: "text" in block ? toPlainText(block.text) : "",
        where: "notes",
        reason: "line above a web page's heading",
      }),
    ),
  );
  return [...before.filter((block) => !isKicker(block)), ...blocks.slice(first)];
}

type Look = Omit<TextRun, "text">;

const boldTags = new Set(["b", "strong"]);
const italicTags = new Set(["i", "em", "cite", "dfn", "var"]);
const codeTags = new Set(["code", "kbd", "samp", "tt"]);
const longestStrongLine = 120;
const mostSpan = 30;
/** What a quotation holds is read as a box of its own name. */
const quoteBox = "quote-box";

class HtmlReader {
  readonly blocks: Block[] = [];
  readonly leftOut: LeftOut[];
  readonly #page: HtmlElement;
  #runs: TextRun[] = [];
  #breaks = 0;
  #level = 1;

  constructor(page: HtmlElement, leftOut: LeftOut[] = []) {
    this.#page = page;
    this.leftOut = leftOut;
  }

  read(element: HtmlElement): void {
    this.#readChildren(element, {});
    this.#endParagraph(element);
  }

  #readChildren(element: HtmlElement, look: Look): void {
    for (const child of element.children) this.#readNode(child, element, look);
  }

  #readNode(node: HtmlNode, parent: HtmlElement, look: Look): void {
    if (typeof node === "string") {
      this.#addText(node, look);
      return;
    }
    const isSigned = node.tag === "footer" && parent.tag === quoteBox;
    const furniture = isSigned ? undefined : furnitureOf(node, this.#page);
    if (furniture !== undefined) this.#leaveOut(node, furniture);
    else if (node.tag === "br") this.#breakLine(parent);
    else if (node.tag === "img") this.#leaveOutPicture(node);
    else if (isInline(node)) this.#readChildren(node, lookOf(node, look));
    else {
      this.#endParagraph(parent);
      this.#readBlock(node, look);
      this.#endParagraph(node);
    }
  }

  #readBlock(element: HtmlElement, look: Look): void {
    const { tag } = element;
    switch (tag) {
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        this.#readHeading(element, Number(tag.charAt(1)));
        break;
      case "summary":
        this.#readHeading(element, Math.min(6, this.#level + 1), false);
        break;
      case "ul":
      case "ol":
      case "menu":
        this.#readList(element);
        break;
      case "dl":
        this.#readTerms(element);
        break;
      case "table":
        this.#readTable(element);
        break;
      case "blockquote":
        this.#readQuote(element);
        break;
      case "pre":
        this.#readCode(element);
        break;
      case "figcaption":
        this.#leaveOut(element, "caption of a picture", "notes");
        break;
      default:
        this.#readChildren(element, look);
    }
  }

  #readHeading(element: HtmlElement, level: number, isLevel = true): void {
    const text = this.#inlineOf(element).map(({ bold: _, ...run }) => run);
    if (isBlank(text)) return;
    if (isLevel) this.#level = level;
    this.blocks.push({ kind: "heading", level, source: spanOf(element), ...splitNumber(tidyText(text)) });
  }

  #readList(element: HtmlElement): void {
    const isOrdered = element.tag === "ol";
    const items = element.children.flatMap((child): readonly ListItem[] => {
      if (typeof child === "string" || furnitureOf(child, this.#page) !== undefined) return [];
      // Some pages set a list right into another one, between its items.
      const inner = this.#inside(child);
      return inner.length === 0 ? [] : [toListItem(inner, undefined)];
    });
    const marked = isOrdered ? items.map((item, index) => ({ ...item, marker: `${index + 1}.` })) : items;
    if (items.length > 0)
      this.blocks.push({ kind: "list", ordered: isOrdered, items: marked, source: spanOf(element) });
  }

  /** "Term: explanation", as lists of terms are written elsewhere. */
  #readTerms(element: HtmlElement): void {
    const items: ListItem[] = [];
    let term: RichText = [];
    for (const child of elementsOf(element).flatMap((inner) =>
      inner.tag === "div" ? elementsOf(inner) : [inner],
    )) {
      if (child.tag === "dt") {
        if (term.length > 0) items.push({ text: term, children: [] });
        term = this.#inlineOf(child);
      } else {
        const [first, ...rest] = this.#inside(child);
        const item = toListItem(first === undefined ? [] : [first, ...rest], undefined);
        const lead = term.length === 0 ? [] : [...term, { text: ": " }];
        items.push({ ...item, text: tidyText([...lead, ...item.text]) });
        term = [];
      }
    }
    if (term.length > 0) items.push({ text: term, children: [] });
    if (items.length > 0) this.blocks.push({ kind: "list", ordered: false, items, source: spanOf(element) });
  }

  /** A table of data has short cells in rows of two or more; others only set a page out. */
  #readTable(element: HtmlElement): void {
    const rows = rowsOf(element);
    const caption = elementsOf(element).find(({ tag }) => tag === "caption");
    if (caption !== undefined) this.#addParagraph(this.#inlineOf(caption), caption);
    if (!isData(rows)) {
      for (const cell of rows.flatMap(elementsOf)) {
        this.#readChildren(cell, {});
        this.#endParagraph(cell);
      }
      return;
    }
    const cells = this.#cellsOf(rows);
    const [header = [], ...body] = cells;
    this.blocks.push({ kind: "table", header, rows: body, source: spanOf(element) });
  }

  /** A cell over several columns is followed by empty ones; one over several rows stands in each of them. */
  #cellsOf(rows: readonly HtmlElement[]): readonly (readonly RichText[])[] {
    const reaching = new Map<number, { text: RichText; left: number }>();
    return rows.map((row) => {
      const cells: RichText[] = [];
      const takeOver = (): void => {
        for (let above = reaching.get(cells.length); above !== undefined && above.left > 0; ) {
          above.left -= 1;
          cells.push(above.text);
          above = reaching.get(cells.length);
        }
      };
      for (const cell of elementsOf(row)) {
        takeOver();
        const text = this.#inlineOf(cell);
        const down = spanCount(cell, "rowspan") - 1;
        if (down > 0) reaching.set(cells.length, { text, left: down });
        cells.push(text);
        for (let more = spanCount(cell, "colspan"); more > 1; more -= 1) cells.push([]);
      }
      takeOver();
      return cells;
    });
  }

  #readQuote(element: HtmlElement): void {
    const inner = this.#inside(element);
    const texts = inner.flatMap((block) => ("text" in block ? [block.text] : []));
    const by = elementsOf(element).some(({ tag }) => tag === "footer" || tag === "cite") && texts.length > 1;
    const [last, ...before] = by ? texts.toReversed() : [];
    const name = last === undefined ? "" : toPlainText(last).replace(/^[\s–—-]{1,4}/u, "");
    const words = by ? [...before.toReversed(), [{ text: `— ${name}` }]] : texts;
    const text = tidyText(words.flatMap((part) => [...part, { text: " " }]));
    if (text.length > 0) this.blocks.push({ kind: "quote", text, source: spanOf(element) });
    this.blocks.push(...inner.filter((block) => !("text" in block)));
  }

  #readCode(element: HtmlElement): void {
    const lines = rawText(element)
      .replaceAll("\r\n", "\n")
      .split("\n")
      .map((line) => line.trimEnd());
    while (lines.at(-1) === "") lines.pop();
    while (lines[0] === "") lines.shift();
    const classes = [element, ...elementsOf(element)].map(({ attributes }) => attributes.get("class") ?? "");
    const language = /(?:^|\s)(?:language|lang)-([\w+#-]{1,30})/u.exec(classes.join(" "))?.[1];
    const source = spanOf(element);
    if (lines.length > 0)
      this.blocks.push({ kind: "code", lines, source, ...(language === undefined ? {} : { language }) });
  }

  /** The blocks that stand in an element, apart from those around it. */
  #inside(element: HtmlElement): readonly Block[] {
    const inner = new HtmlReader(this.#page, this.leftOut);
    inner.#level = this.#level;
    inner.#readNode(element.tag === "blockquote" ? { ...element, tag: quoteBox } : element, element, {});
    inner.#endParagraph(element);
    return inner.blocks.filter(hasWords);
  }

  #inlineOf(element: HtmlElement): RichText {
    const runs = this.#inside({ ...element, tag: "div" }).flatMap((block): RichText => {
      if ("text" in block) return [...block.text, { text: " " }];
      if (block.kind === "list") return block.items.flatMap(({ text }) => [...text, { text: "; " }]);
      return [];
    });
    const text = tidyText(runs);
    return toPlainText(text).endsWith(";") ? sliceText(text, 0, toPlainText(text).length - 1) : text;
  }

  #addText(text: string, look: Look): void {
    if (this.#breaks > 0 && text.trim() !== "") {
      this.#runs.push({ text: " " });
      this.#breaks = 0;
    }
    this.#runs.push({ ...look, text: sanitiseDecoded(text) });
  }

  /** Two line breaks in a row part paragraphs on old pages. */
  #breakLine(parent: HtmlElement): void {
    this.#breaks += 1;
    if (this.#breaks >= 2) this.#endParagraph(parent);
  }

  #endParagraph(element: HtmlElement): void {
    const text = tidyText(this.#runs.filter((run) => run.text !== ""));
    this.#runs = [];
    this.#breaks = 0;
    if (text.length > 0) this.#addParagraph(text, element);
  }

  /** A line that is strong from end to end is a heading below all others, as in Markdown. */
  #addParagraph(text: RichText, element: HtmlElement): void {
    const source = spanOf(element);
    const words = toPlainText(text);
    const isHeading =
      text.every(({ bold, text: part }) => bold === true || part.trim() === "") &&
      words.length <= longestStrongLine &&
      !words.endsWith(".");
    if (isHeading) {
      const plain = text.map(({ bold: _, ...run }) => run);
      this.blocks.push({ kind: "heading", level: 6, source, ...splitNumber(tidyText(plain)) });
      return;
    }
    this.blocks.push({ kind: "paragraph", text: withoutReadingTime(text), source });
  }

  #leaveOut(element: HtmlElement, reason: string, where: LeftOut["where"] = "nowhere"): void {
    const text = clip(wordsOf(element), 160);
    if (text !== "" && reason !== "part of a web page's program") this.leftOut.push({ text, where, reason });
  }

  #leaveOutPicture({ attributes }: HtmlElement): void {
    const text = (attributes.get("alt") ?? "").trim();
    if (text !== "") this.leftOut.push({ text: clip(text, 160), where: "nowhere", reason: "picture" });
  }
}

const blockLike = new Set(
  "body html li dt dd td th tr tbody thead tfoot caption figcaption summary legend menu hgroup".split(" "),
);

function isInline({ tag, children }: HtmlElement): boolean {
  if (isBlockTag(tag) || blockLike.has(tag) || tag.includes("-")) return false;
  // A link around a whole card, or a span around paragraphs, is a box.
  return !children.some((child) => typeof child !== "string" && isBlockTag(child.tag));
}

function lookOf({ tag, attributes }: HtmlElement, look: Look): Look {
  if (boldTags.has(tag)) return { ...look, bold: true };
  if (italicTags.has(tag)) return { ...look, italic: true };
  if (codeTags.has(tag)) return { ...look, code: true };
  const href = tag === "a" ? (attributes.get("href") ?? "").trim() : "";
  return href !== "" && isAbsoluteHref(href) ? { ...look, href } : look;
}

function elementsOf({ children }: HtmlElement): readonly HtmlElement[] {
  return children.filter((child) => typeof child !== "string");
}

function rowsOf(table: HtmlElement): readonly HtmlElement[] {
  return elementsOf(table).flatMap((child) =>
    child.tag === "tr" ? [child] : /^t(?:head|body|foot)$/u.test(child.tag) ? rowsOf(child) : [],
  );
}

const longestCell = 400;

function isData(rows: readonly HtmlElement[]): boolean {
  const cells = rows.flatMap(elementsOf);
  const hasRows = rows.length >= 2 && rows.some((row) => elementsOf(row).length >= 2);
  return (
    hasRows &&
    cells.every(
      (cell) =>
        cell.textLength <= longestCell &&
        !elementsOf(cell).some(({ tag }) => tag === "table" || /^h[1-6]$/u.test(tag)),
    )
  );
}

function spanCount({ attributes }: HtmlElement, name: string): number {
  const count = Number.parseInt(attributes.get(name) ?? "1", 10);
  return Number.isNaN(count) ? 1 : Math.min(Math.max(count, 1), mostSpan);
}

function spanOf({ start, end }: HtmlElement): { start: number; end: number } {
  return { start, end };
}

/** The text of an element with its line ends, as in a listing. */
function rawText(element: HtmlElement): string {
  return element.children
    .map((child) =>
      typeof child === "string" ? sanitiseDecoded(child) : child.tag === "br" ? "\n" : rawText(child),
    )
    .join("");
}

function wordsOf(element: HtmlElement): string {
  const words = element.children.map((child) =>
    typeof child === "string" ? child : child.tag === "script" ? "" : ` ${wordsOf(child)} `,
  );
  return sanitiseDecoded(words.join("")).slice(0, 2_000).replace(/\s+/gu, " ").trim();
}

const readingTime =
  /(?:^|\s?[|·•–—-]\s?)\d{1,3}[ -](?:min|mins|minute|minutes|minuten|minutos|minuti)[ -](?:read|reading time|lesezeit|de lecture|de lectura|di lettura|de leitura|lezen)$/iu;

/** "… | 4 min read" is said of the page. */
function withoutReadingTime(text: RichText): RichText {
  const words = toPlainText(text);
  const found = words.length > 200 ? undefined : readingTime.exec(words)?.[0];
  return found === undefined ? text : tidyText(sliceText(text, 0, words.length - found.length));
}
