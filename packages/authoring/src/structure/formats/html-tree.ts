import { Tokenizer } from "htmlparser2";
import type { Span } from "../blocks.ts";

/** An element of a web page, with how much text stands in it and how much of that in links. */
export interface HtmlElement extends Span {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
  readonly textLength: number;
  readonly linkLength: number;
}

/** An element or text, entities decoded. */
export type HtmlNode = HtmlElement | string;

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
  end: number;
  textLength: number;
  linkLength: number;
}

/** Nobody nests so deep what is meant to be read; what stands deeper goes to the element at this depth. */
const deepest = 60;
const longestAttribute = 2_000;
const readAttributes = new Set(
  "alt aria-hidden aria-label class colspan hidden href id role rowspan style".split(" "),
);
const voidTags = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const cellTags = ["td", "th"];
const groupTags = ["tbody", "thead", "tfoot"];
/** Which open elements a tag closes that stands beside them, looked for up to what holds them all. */
const closedBy: Readonly<Record<string, { readonly tags: readonly string[]; readonly upTo: string }>> = {
  li: { tags: ["li"], upTo: "ul ol menu" },
  dt: { tags: ["dt", "dd"], upTo: "dl" },
  dd: { tags: ["dt", "dd"], upTo: "dl" },
  tr: { tags: ["tr", ...cellTags], upTo: "table" },
  td: { tags: cellTags, upTo: "tr table" },
  th: { tags: cellTags, upTo: "tr table" },
  tbody: { tags: [...groupTags, "tr", ...cellTags], upTo: "table" },
  thead: { tags: [...groupTags, "tr", ...cellTags], upTo: "table" },
  tfoot: { tags: [...groupTags, "tr", ...cellTags], upTo: "table" },
  option: { tags: ["option"], upTo: "select" },
};
const headingTags = ["h1", "h2", "h3", "h4", "h5", "h6"];
/** What cannot stand within a paragraph closes it. */
const blockTags = new Set([
  ...headingTags,
  ..."address article aside blockquote center details div dl fieldset figure footer form header hr main nav ol p pre section table ul".split(
    " ",
  ),
]);

/** Returns the tree of a web page, or of a part of one; tags that were left open are closed as browsers do, about. */
export function parseHtml(source: string): HtmlElement {
  const builder = new TreeBuilder(source);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(source);
  tokenizer.end();
  return builder.root;
}

/** Says whether a tag begins a block of its own. */
export function isBlockTag(tag: string): boolean {
  return blockTags.has(tag);
}

/** The library's own parser looks through all open elements at each closing tag; this one has few open at a time. */
class TreeBuilder {
  readonly root: OpenElement = createElement("", new Map(), 0);
  readonly #source: string;
  readonly #open: OpenElement[] = [this.root];
  #links = 0;
  /** How many elements are open below the deepest one that is kept. */
  #tooDeep = 0;
  #tag = "";
  #tagStart = 0;
  #attributes = new Map<string, string>();
  #name = "";
  #value = "";

  constructor(source: string) {
    this.#source = source;
  }

  ontext(start: number, end: number): void {
    this.#addText(this.#source.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#addText(String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#addText(this.#source.slice(start, end - endOffset));
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#source.slice(start, end).toLowerCase();
    this.#tagStart = start - 1;
    this.#attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.#name = this.#source.slice(start, Math.min(end, start + 40)).toLowerCase();
    this.#value = "";
  }

  onattribdata(start: number, end: number): void {
    if (this.#value.length < longestAttribute)
      this.#value += this.#source.slice(start, Math.min(end, start + longestAttribute));
  }

  onattribentity(codepoint: number): void {
    this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (readAttributes.has(this.#name) && !this.#attributes.has(this.#name))
      this.#attributes.set(this.#name, this.#value);
  }

  onopentagend(): void {
    this.#openElement();
  }

  onselfclosingtag(): void {
    this.#openElement();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#source.slice(start, end).toLowerCase();
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    const isOfTable = tag === "table" || closedBy[tag]?.upTo.includes("table") === true;
    for (let place = this.#open.length - 1; place > 0; place -= 1) {
      const open = this.#open[place]?.tag ?? "";
      if (open === tag) {
        this.#closeFrom(place, start - 2);
        return;
      }
      // What stands in a cell closes nothing around its table.
      if (!isOfTable && (cellTags.includes(open) || open === "table")) return;
    }
  }

  onend(): void {
    this.#closeFrom(1, this.#source.length);
    this.root.end = this.#source.length;
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  #openElement(): void {
    const tag = this.#tag;
    this.#closeImplied(tag);
    const element = createElement(tag, this.#attributes, this.#tagStart);
    const isVoid = voidTags.has(tag);
    if (this.#open.length >= deepest && !isVoid) {
      this.#tooDeep += 1;
      return;
    }
    this.#open.at(-1)?.children.push(element);
    if (isVoid) return;
    this.#open.push(element);
    if (tag === "a") this.#links += 1;
  }

  #closeImplied(tag: string): void {
    const rule = closedBy[tag];
    if (rule !== undefined) {
      const limits = rule.upTo.split(" ");
      this.#closeOutermost(rule.tags, (open) => limits.includes(open));
    }
    if (headingTags.includes(tag)) this.#closeOutermost(headingTags, isContainer);
    if (blockTags.has(tag)) this.#closeOutermost(["p"], isContainer);
    if (tag === "a") this.#closeOutermost(["a"], (open) => blockTags.has(open) || cellTags.includes(open));
  }

  #closeOutermost(tags: readonly string[], isLimit: (open: string) => boolean): void {
    let found = -1;
    for (let place = this.#open.length - 1; place > 0; place -= 1) {
      const open = this.#open[place]?.tag ?? "";
      if (isLimit(open)) break;
      if (tags.includes(open)) found = place;
    }
    if (found !== -1) this.#closeFrom(found, this.#tagStart);
  }

  #closeFrom(place: number, end: number): void {
    while (this.#open.length > place) {
      const closed = this.#open.pop();
      const parent = this.#open.at(-1);
      if (closed === undefined || parent === undefined) return;
      closed.end = end;
      if (closed.tag === "a") this.#links -= 1;
      parent.textLength += closed.textLength;
      parent.linkLength += closed.linkLength;
    }
  }

  #addText(text: string): void {
    const parent = this.#open.at(-1);
    if (parent === undefined) return;
    const last = parent.children.length - 1;
    const before = parent.children[last];
    if (typeof before === "string") parent.children[last] = before + text;
    else parent.children.push(text);
    const { length } = text.trim();
    parent.textLength += length;
    if (this.#links > 0) parent.linkLength += length;
  }
}

/** Paragraphs and headings are not looked for outside of what holds the place that is read. */
function isContainer(tag: string): boolean {
  return (
    tag !== "p" &&
    !headingTags.includes(tag) &&
    (blockTags.has(tag) || cellTags.includes(tag) || tag === "li")
  );
}

function createElement(tag: string, attributes: ReadonlyMap<string, string>, start: number): OpenElement {
  return { tag, attributes, children: [], textLength: 0, linkLength: 0, start, end: start };
}
