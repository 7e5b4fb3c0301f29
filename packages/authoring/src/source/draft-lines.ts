import { meansNoSlide } from "../text/lexicon/day-or-slide.ts";
import { readOrder } from "../text/numbers/slide-order.ts";
import { readLabel } from "../text/words/labelled.ts";
import { findChatOpenings } from "./chat-lines.ts";
import type { Draft } from "./draft.ts";
import type { MarkedUp } from "./hide-markup.ts";
import { findMailLines, isMail } from "./mail-lines.ts";
import { findPageLines } from "./page-lines.ts";
import { findCounted, readMarker } from "./read-marker.ts";
import { cutLines, hasWords, type SourceLine } from "./source-line.ts";
import { findRows } from "./table-lines.ts";
import type { Carrier, UnitForm } from "./unit.ts";

/** What all lines of a text together say about each of them. */
interface Page {
  readonly lines: readonly SourceLine[];
  readonly frame: ReadonlySet<number>;
  readonly openings: ReadonlyMap<number, number>;
  readonly rows: ReadonlySet<number>;
  readonly counted: ReadonlyMap<number, string>;
  readonly carrier: Carrier;
  /** The lines that head what is below them by standing alone. */
  readonly heads: ReadonlySet<number>;
  /** Whether "Dia 1" is a day. */
  readonly isDaily: boolean;
  readonly marked: readonly MarkedUp[];
}

/** Returns the drafts of all lines of a text, those of one paragraph joined where the lines were broken by their width. */
export function draftLines(text: string, isHtml: boolean, marked: readonly MarkedUp[]): readonly Draft[] {
  const lines = cutLines(text);
  const mail = findMailLines(lines);
  const openings = findChatOpenings(lines);
  const page: Page = {
    lines,
    frame: new Set([...mail, ...findPageLines(lines)]),
    openings,
    rows: findRows(lines),
    counted: findCounted(lines.map((line) => line.text)),
    carrier: carrierOf(lines, mail, openings, isHtml),
    heads: findHeads(lines),
    isDaily: meansNoSlide(text),
    marked,
  };
  const drafts: Draft[] = [];
  let isFenced = false;
  let tag = 0;
  for (const line of lines) {
    if (/^\s{0,8}(?:```|~~~)/u.test(line.text)) {
      isFenced = !isFenced;
      continue;
    }
    if (!hasWords(line.text)) continue;
    while (tag < marked.length && (marked[tag]?.end ?? 0) <= line.start) tag += 1;
    const own = isFenced ? [draft(line, 0, "code", "code", 0)] : draftLine(page, line, marked[tag]);
    const last = drafts.at(-1);
    const [first] = own;
    if (last !== undefined && first !== undefined && goesOn(page, drafts, line, first))
      drafts.splice(-1, 1, { ...last, end: first.end }, ...own.slice(1));
    else drafts.push(...own);
  }
  return drafts;
}

function carrierOf(
  lines: readonly SourceLine[],
  mail: ReadonlySet<number>,
  openings: ReadonlyMap<number, number>,
  isHtml: boolean,
): Carrier {
  if (isHtml) return "html";
  if (isMail(lines, mail)) return "mail";
  if (openings.size > 0) return "chat";
  return lines.some(({ text }) => /^#{1,6} \S|^\s*[-*] \*\*|^\*\*[^*\n]{2,80}\*\*$/u.test(text.slice(0, 100)))
    ? "markdown"
    : "plain";
}

function draft(
  line: SourceLine,
  from: number,
  form: UnitForm,
  carrier: Carrier,
  depth: number,
  marker?: string,
): Draft {
  return {
    start: line.start + from,
    end: line.end,
    form,
    carrier,
    depth,
    ...(marker === undefined ? {} : { marker }),
  };
}

function draftLine(page: Page, line: SourceLine, tag: MarkedUp | undefined): readonly Draft[] {
  const { carrier } = page;
  if (page.frame.has(line.index)) return [draft(line, quotes(line.text).length, "carrier", carrier, 0)];
  const opening = page.openings.get(line.index);
  if (opening !== undefined) {
    const stamp: Draft = {
      start: line.start,
      end: line.start + opening,
      form: "carrier",
      carrier: "chat",
      depth: 0,
    };
    return hasWords(line.text.slice(opening)) ? [stamp, draftWords(page, line, opening, tag)] : [stamp];
  }
  return [draftWords(page, line, quotes(line.text).length, tag)];
}

function draftWords(page: Page, line: SourceLine, from: number, tag: MarkedUp | undefined): Draft {
  const { carrier } = page;
  const isTagged = tag !== undefined && tag.start <= line.end && tag.end >= line.start;
  const head = line.text.slice(from);
  const indent = head.length - head.trimStart().length;
  const quoted = [...quotes(line.text)].filter((mark) => mark === ">").length;
  const start = from + indent;
  const words = line.text.slice(start);
  const hashes = /^#{1,6}(?=\s)/u.exec(words)?.[0].length ?? 0;
  if (hashes > 0) {
    const at = start + hashes + 1;
    const marker = readMarker(line.text.slice(at).trimStart(), page.isDaily);
    const skipped = line.text.slice(at).length - line.text.slice(at).trimStart().length;
    return draft(
      line,
      at + skipped + skipOf(marker, line.text.slice(at + skipped)),
      "heading",
      carrier,
      hashes,
      marker?.marker,
    );
  }
  if (page.rows.has(line.index)) {
    const pipe = /^[|｜]\s*/u.exec(words)?.[0].length ?? 0;
    return draft(line, start + pipe, "row", "table", 0);
  }
  const marker = markerOf(page.counted.get(line.index), words) ?? readMarker(words, page.isDaily);
  const textStart = start + skipOf(marker, words);
  const depth =
    marker?.kind === "bullet" || marker?.kind === "number" ? Math.min(8, Math.floor(indent / 2)) : quoted;
  if (isTagged && tag.form !== "item")
    return draft(line, textStart, tag.form, carrier, tag.depth, marker?.marker);
  if (isHeading(page, line, words, marker !== undefined && marker.kind === "bullet"))
    return draft(line, textStart, "heading", carrier, 1, marker?.marker);
  const form: UnitForm = marker !== undefined || isTagged ? "item" : "sentence";
  return draft(line, textStart, form, carrier, depth, marker?.marker);
}

function markerOf(counted: string | undefined, words: string): ReturnType<typeof readMarker> {
  if (counted === undefined) return undefined;
  const gap = /^[\s:：.)–—-]{1,4}/u.exec(words.slice(counted.length))?.[0].length ?? 1;
  return { marker: counted, kind: "number", textStart: counted.length + gap };
}

/** Where nothing stands behind a marker it is the unit itself. */
function skipOf(marker: ReturnType<typeof readMarker>, words: string): number {
  return marker !== undefined && hasWords(words.slice(marker.textStart)) ? marker.textStart : 0;
}

function quotes(text: string): string {
  return /^[ \t]{0,8}(?:>[> \t]{0,40})?/u.exec(text)?.[0].trimEnd() ?? "";
}

/** Underlined, set bold, or a short line without a stop that stands apart from a longer one below it. */
function isHeading(page: Page, line: SourceLine, words: string, isBullet: boolean): boolean {
  if (isBullet) return false;
  const next = page.lines[line.index + 1]?.text.trim() ?? "";
  if (
    /^(?:={3,}|-{3,})$/u.test(next) &&
    words.length < 100 &&
    (page.lines[line.index - 1]?.text.trim() ?? "") === ""
  )
    return true;
  if (/^(?:\*\*|__)[^*_\n]{1,90}(?:\*\*|__):?$/u.test(words)) return true;
  if (page.heads.has(line.index)) return true;
  if (words.length > 70 || /[.!?。！？,;،，；]$/u.test(words)) return false;
  const before = page.lines[line.index - 1]?.text.trim() ?? "";
  const isApart = before === "" && page.lines.length > 3;
  return isApart && /^[\p{Lu}\p{N}\p{Lo}§]/u.test(words) && next.length > words.length;
}

const longestHead = 60;
const fewestHeads = 3;

/** Short lines between blank ones, three at least, each with a longer paragraph below that ends as a sentence: "What changes". */
function findHeads(lines: readonly SourceLine[]): ReadonlySet<number> {
  const textAt = (index: number): string => lines[index]?.text.trim() ?? "";
  const heads = lines.filter(({ text, index }) => {
    const words = text.trim();
    const below = textAt(index + 2);
    return (
      words !== "" &&
      words.length <= longestHead &&
      /^[\p{Lu}\p{Lo}][^:：]*[\p{L}\p{M}\p{Nd})?？]$/u.test(words) &&
      (index === 0 || textAt(index - 1) === "") &&
      textAt(index + 1) === "" &&
      below.length > words.length &&
      /[.!?。！？؟।]["”»)]?$/u.test(below)
    );
  });
  return new Set(heads.length < fewestHeads ? [] : heads.map(({ index }) => index));
}

const narrowest = 50;
const widest = 64;

/** Lines broken by their width: the one before is long and ends in mid-sentence, and this one has no mark. */
function goesOn(page: Page, drafts: readonly Draft[], line: SourceLine, first: Draft): boolean {
  const last = drafts.at(-1);
  const before = page.lines[line.index - 1];
  if (last === undefined || before === undefined || last.end !== before.end) return false;
  if (
    first.form !== "sentence" ||
    first.marker !== undefined ||
    first.start > line.start + quotes(line.text).length + 8
  )
    return false;
  if (last.form !== "sentence" && last.form !== "item") return false;
  if (
    page.frame.has(line.index) ||
    page.openings.has(line.index) ||
    (last.depth !== first.depth && last.form === "sentence")
  )
    return false;
  const ended = before.text.trimEnd();
  if (ended.length < narrowest || ended.length > 130 || /[.!?:;。！？؟।)\]]["”»)]{0,2}$/u.test(ended))
    return false;
  // "internal:" opens what is below it, "#x" marks the line that it ends.
  if (/^[ \t]*[\p{L}_]{2,30}[:：][ \t]*$/u.test(line.text) || /[#@]\p{L}{1,8}$/u.test(ended)) return false;
  const start = page.lines[line.index]?.text.replace(/^[>\s]{0,40}/u, "") ?? "";
  if (standsAlone(page, line.index, ended.length) || readOrder(start)?.isSure) return false;
  // "14 accidents in two years / main cause: cables": a label opens a line of its own below a short one.
  if (ended.length < widest && readLabel(start) !== undefined) return false;
  const isWide = ended.length >= widest && (page.lines[line.index - 2]?.text.length ?? 0) >= narrowest;
  return /^[\p{Ll}(„“"«]/u.test(start) || (isWide && /[\p{Ll},–-]$/u.test(ended));
}

const mostAround = 40;
const fewestLines = 4;
const ragged = 15;

/** Lines jotted down without capitals are one thought each: one before a line that had room for its first word was not broken by its width. */
function standsAlone({ lines }: Page, index: number, before: number): boolean {
  const isText = (at: number): boolean => (lines[at]?.text.trim() ?? "") !== "";
  let first = index;
  while (first > 0 && index - first < mostAround && isText(first - 1)) first -= 1;
  // So are the lines of a plan, which open with their slide.
  const isPlan = readMarker(lines[index - 1]?.text.trimStart() ?? "")?.kind === "slide";
  if (
    !isPlan &&
    !/^\W{0,4}\p{Ll}/u.test(lines[first]?.text ?? "") &&
    !/^\W{0,4}\p{Ll}/u.test(lines[first + 1]?.text ?? "")
  )
    return false;
  const texts: string[] = [];
  for (let at = first; at < first + mostAround && isText(at); at += 1)
    texts.push(lines[at]?.text.trim() ?? "");
  const lengths = texts.map((text) => text.length);
  const widestLine = Math.max(...lengths);
  const isAlone =
    lengths.length >= fewestLines && lengths.filter((one) => one > widestLine - ragged).length === 1;
  const hadRoom = (at: number): boolean => (lengths[at - 1] ?? 0) + 1 + firstWord(texts[at]) <= widestLine;
  // Where most lines had room for the next one's first word, no line was broken by its width.
  const roomy = texts.filter((_, at) => at > 0 && hadRoom(at)).length;
  const isJotted = texts.length >= fewestLines && 2 * roomy >= texts.length - 1;
  const hasRoom = before + 1 + firstWord(lines[index]?.text.trim()) <= widestLine;
  return hasRoom || isJotted || (isAlone && before === widestLine);
}

function firstWord(text = ""): number {
  return /^\S{1,40}/u.exec(text)?.[0].length ?? 0;
}
