import type { Span, UnitForm } from "./unit.ts";

/** What a tag says of the words in it. */
export interface MarkedUp extends Span {
  readonly form: UnitForm;
  readonly depth: number;
}

/** A text of the same length without its tags, and what they say of their words; none where the text is not HTML. */
export interface HiddenMarkup {
  readonly view: string;
  readonly isHtml: boolean;
  readonly marked: readonly MarkedUp[];
}

const tag = /<(\/?)([a-z][a-z0-9]{0,15})(?:\s[^<>]{0,600})?\/?>/giu;
const known = new Set(
  "a abbr article aside b blockquote body br button caption code dd div dl dt em footer form h1 h2 h3 h4 h5 h6 head header hr html i img li link main meta nav noscript ol p pre script section select small span strong style sub sup svg table tbody td template tfoot th thead title tr u ul".split(
    " ",
  ),
);
const inline = new Set("a abbr b button code em i img small span strong sub sup u td th".split(" "));
/** What stands in them is no part of what a page tells. */
const unread = new Set("button footer form nav noscript script select style svg template".split(" "));
const fewestBlockEnds = 2;

/** Returns a view of the text in which HTML comments' marks and, in HTML, tags are spaces and blocks begin on lines of their own. */
export function hideMarkup(text: string): HiddenMarkup {
  if (!text.includes("<")) return { view: text, isHtml: false, marked: [] };
  const bare = text.replace(/<!--|-->/gu, (mark) => " ".repeat(mark.length));
  const tags = [...bare.matchAll(tag)].filter(([, , name = ""]) => known.has(name.toLowerCase()));
  const isHtml = isPage(bare, tags);
  if (!isHtml) return { view: bare, isHtml, marked: [] };
  const parts: string[] = [];
  const marked: MarkedUp[] = [];
  const open = new Map<string, number>();
  let from = 0;
  let hiddenBy = "";
  for (const match of tags) {
    const name = (match[2] ?? "").toLowerCase();
    const isClosing = match[1] === "/";
    const words = bare.slice(from, match.index);
    parts.push(hiddenBy === "" ? (open.has("tr") ? words.replaceAll("\n", " ") : words) : blank(words));
    const mark = match[0];
    parts.push(inline.has(name) ? " ".repeat(mark.length) : `\n${" ".repeat(mark.length - 1)}`);
    from = match.index + mark.length;
    if (hiddenBy === "" && !isClosing && unread.has(name)) hiddenBy = name;
    else if (isClosing && hiddenBy === name) hiddenBy = "";
    // Items and rows that are left open end where the next one, or what is after their list, begins.
    const ended = isClosing ? [name, ...(endedBy[name] ?? [])] : [name];
    for (const inner of ended) {
      const start = open.get(inner);
      const form = formOf(inner);
      if (start !== undefined && form !== undefined)
        marked.push({ start, end: match.index, form, depth: depthOf(inner, form) });
      open.delete(inner);
    }
    if (!isClosing) open.set(name, from);
  }
  parts.push(hiddenBy === "" ? bare.slice(from) : blank(bare.slice(from)));
  return { view: parts.join(""), isHtml, marked: marked.sort((one, other) => one.start - other.start) };
}

/** Lines that begin with the tag of a block, and some blocks that end; a text that only holds tags is no page. */
function isPage(text: string, tags: readonly RegExpExecArray[]): boolean {
  const blocks = tags.filter(([, , name = ""]) => !inline.has(name.toLowerCase()));
  const opensLine = blocks.some(
    ({ index }) => text.slice(text.lastIndexOf("\n", index) + 1, index).trim() === "",
  );
  const ends = blocks.filter(([, slash]) => slash === "/").length;
  return opensLine && ends >= fewestBlockEnds && !/^(?:#{1,6} |```|~~~)/mu.test(text);
}

const endedBy: Readonly<Record<string, readonly string[]>> = { ul: ["li"], ol: ["li"], table: ["tr"] };

function depthOf(name: string, form: UnitForm): number {
  return form === "heading" ? Number(name.charAt(1)) || 1 : 0;
}

/** Says whether a tag that begins or ends a block is among some words of a page. */
export function hasBlockTag(words: string): boolean {
  return [...words.matchAll(tag)].some(([, , name = ""]) => {
    const lower = name.toLowerCase();
    return known.has(lower) && !inline.has(lower);
  });
}

function blank(words: string): string {
  return words.replace(/[^\n]/gu, " ");
}

function formOf(name: string): UnitForm | undefined {
  if (/^h[1-6]$/u.test(name) || name === "title") return "heading";
  if (name === "li") return "item";
  if (name === "tr") return "row";
  return name === "pre" ? "code" : undefined;
}
