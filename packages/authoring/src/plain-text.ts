import type { RichText } from "@lectern/deck";
import type { Block, ListItem, Span, Turn } from "./blocks.ts";
import { countColumns } from "./columns.ts";
import { readDelimitedRows, readPipeRows } from "./delimited.ts";
import { readLabel } from "./labelled.ts";
import { linkUrls } from "./links.ts";
import type { ReadBlocks } from "./markdown.ts";
import { isNextNumber, readNumbering } from "./numbering.ts";
import { readPlannedSlide } from "./planned-slide.ts";
import { tidyText } from "./rich-text.ts";

/** One line of the text, trimmed, and where it stands. */
interface Line {
  readonly text: string;
  readonly indent: number;
  readonly columns: number;
  readonly start: number;
  readonly end: number;
}

interface Marked {
  readonly marker?: string;
  readonly textStart: number;
}

const longestHeading = 100;
const longestLoneHeading = 70;
const longestColonHeading = 48;
const shortestBelowNumber = 29;

const questionMarks = "?\uFF1F؟;";
/** After these a text goes on, or a sentence is over: no heading ends so. */
const pauses = ".,;…。、\uFF0C\uFF1B।۔።،؛";

/**
 * Returns the blocks of a text without markup: underlined, numbered and short lines that stand alone become headings,
 * marked lines lists, delimited lines tables; `offset` is where the text begins in the prompt.
 */
export function readPlainText(source: string, offset: number): ReadBlocks {
  const reader = new PlainTextReader(toLines(source, offset));
  return { blocks: reader.read(), leftOut: [] };
}

function toLines(source: string, offset: number): readonly Line[] {
  let start = offset;
  return source.split("\n").map((raw) => {
    const text = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    const line = { text, indent, columns: countColumns(text), start, end: start + raw.length };
    start += raw.length + 1;
    return line;
  });
}

class PlainTextReader {
  readonly #lines: readonly Line[];
  readonly #blocks: Block[] = [];
  /** Which character underlines which level: the first one seen is the highest. */
  readonly #underlines: string[] = [];
  #position = 0;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  read(): readonly Block[] {
    while (this.#position < this.#lines.length) this.#readNext();
    return this.#blocks;
  }

  #readNext(): void {
    const line = this.#line();
    if (line === undefined || line.text === "" || isRule(line.text)) {
      this.#position += 1;
      return;
    }
    const isRead =
      this.#readPlanned(line) ||
      this.#readTable() ||
      this.#readUnderlined(line) ||
      this.#readNumberedHeading(line) ||
      this.#readList(line) ||
      this.#readQuote(line) ||
      this.#readLoneHeading(line) ||
      this.#readLabelled(line);
    if (!isRead) this.#readParagraph();
  }

  #readPlanned(line: Line): boolean {
    const planned = readPlannedSlide(line.text);
    if (planned === undefined) return false;
    const { first, last, text } = planned;
    this.#heading(line, text === "" ? line.text : text, 1, { planned: { first, last } });
    return true;
  }

  #readTable(): boolean {
    const texts = this.#lines.slice(this.#position, this.#position + 2).map((line) => line.text);
    const following = (index: number): string | undefined => this.#lines[this.#position + index]?.text;
    const read = readPipeRows(texts, following) ?? readDelimitedRows(following);
    if (read === undefined) return false;
    const source = this.#span(read.lineCount);
    const [header = [], ...rows] = read.rows.map((cells) => cells.map(toText));
    this.#blocks.push({ kind: "table", header, rows, source });
    this.#position += read.lineCount;
    return true;
  }

  #readUnderlined(line: Line): boolean {
    const next = this.#line(1);
    const mark = next === undefined ? undefined : underlineOf(next.text);
    if (next === undefined || mark === undefined || line.columns > longestHeading) return false;
    if (next.columns < Math.min(3, line.columns) || next.columns * 2 < line.columns) return false;
    const isMarked = /^[-*+•] /u.test(line.text);
    if ((isMarked && !this.#isMarkedHeading(line, next)) || isClosedOff(line, next)) return false;
    if (!this.#underlines.includes(mark)) this.#underlines.push(mark);
    this.#heading(line, line.text.slice(isMarked ? 2 : 0), this.#underlines.indexOf(mark) + 1, {}, 2);
    return true;
  }

  /** "* Summary", alone and underlined in its own width, is a heading; below other items the line ends the list. */
  #isMarkedHeading(line: Line, next: Line): boolean {
    return this.#opensBlock() && Math.abs(next.columns - line.columns) <= Math.max(2, line.columns / 5);
  }

  /** What stands above the line is not its own paragraph. */
  #opensBlock(): boolean {
    const before = this.#line(-1)?.text ?? "";
    return before === "" || isRule(before);
  }

  /** "2. Definitions" before text is a heading, before "3. …" an item of a list. */
  #readNumberedHeading(line: Line): boolean {
    const numbering = readNumbering(line.text);
    if (numbering === undefined || line.columns > longestHeading || this.#isWholeSentence(line)) return false;
    const next = this.#nextText(1);
    if (next === undefined) return false;
    const following = readNumbering(next.text);
    if (following !== undefined && isNextNumber(following.number, numbering.number)) return false;
    if (this.#isWrappedItem(line)) return false;
    const isAlone = this.#line(-1)?.text === "" || this.#position === 0;
    if (!isAlone && following?.depth !== numbering.depth + 1) return false;
    if (this.#blocks.at(-1)?.kind === "list" && !isAlone) return false;
    const isShown = following !== undefined || readMarker(next.text) !== undefined;
    if (!isShown && !this.#isLongParagraph(next, shortestBelowNumber)) return false;
    const isBelowTitle = this.#blocks[0]?.kind === "heading" && this.#blocks[0].number === undefined;
    this.#heading(line, line.text.slice(numbering.textStart), numbering.depth + (isBelowTitle ? 1 : 0), {
      number: numbering.number,
    });
    return true;
  }

  /** A question that stands alone is a heading: "3.2 What is a tag?" */
  #isWholeSentence(line: Line): boolean {
    const isQuestion = questionMarks.includes(line.text.slice(-1)) && this.#line(1)?.text === "";
    return endsSentence(line.text) && !(isQuestion && this.#opensBlock());
  }

  /** What goes on below its own words, further in than its number, is an item and no heading. */
  #isWrappedItem(line: Line): boolean {
    const next = this.#line(1);
    return (
      next !== undefined &&
      next.text !== "" &&
      next.indent > line.indent &&
      readMarker(next.text) === undefined
    );
  }

  #readList(line: Line): boolean {
    const first = readMarker(line.text);
    if (first === undefined) return false;
    const start = this.#position;
    const entries: Entry[] = [];
    for (let current = this.#line(); current !== undefined; current = this.#line()) {
      const marked = current.text === "" ? undefined : readMarker(current.text);
      if (marked !== undefined) {
        if (entries.length > 0 && (this.#startsHeading(current) || this.#isUnderlined())) break;
        const text = current.text.slice(marked.textStart);
        const marker = marked.marker === undefined ? {} : { marker: marked.marker };
        entries.push({ indent: current.indent, text, ...marker });
      } else if (current.text === "") {
        if (this.#paragraphGoesOn(line, entries.at(-1))) {
          const next = this.#line(1);
          entries.push({ indent: next?.indent ?? 0, text: next?.text ?? "", isParagraph: true });
          this.#position += 1;
        } else if (!this.#listGoesOn(line)) break;
      } else if (entries.at(-1)?.isParagraph === true && current.indent < (entries.at(-1)?.indent ?? 0))
        break;
      else if (this.#isContinuation(current, indentOfText(entries.at(-1)))) {
        const last = entries.at(-1);
        if (last !== undefined) last.text = joinLines(last.text, current.text);
      } else break;
      this.#position += 1;
    }
    const lineCount = this.#position - start;
    this.#position = start;
    const source = this.#span(lineCount);
    this.#position = start + lineCount;
    this.#blocks.push({ kind: "list", ordered: first.marker !== undefined, items: nest(entries), source });
    return true;
  }

  #isUnderlined(): boolean {
    const next = this.#line(1)?.text ?? "";
    return underlineOf(next) !== undefined && next.length * 2 >= (this.#line()?.columns ?? 0);
  }

  /** A line is part of the item before it where it is indented below it, or goes on in mid-sentence. */
  #isContinuation(line: Line, indent: number): boolean {
    if (
      readPlannedSlide(line.text) !== undefined ||
      isRule(line.text) ||
      underlineOf(line.text) !== undefined
    ) {
      return false;
    }
    if (line.indent > indent) return true;
    const previous = this.#line(-1);
    return (
      previous !== undefined &&
      previous.text !== "" &&
      /^\p{Ll}/u.test(line.text) &&
      !endsSentence(previous.text)
    );
  }

  #startsHeading(line: Line): boolean {
    if (this.#line(-1)?.text !== "") return false;
    const numbering = readNumbering(line.text);
    if (numbering === undefined || endsSentence(line.text) || line.columns > longestHeading) return false;
    const next = this.#nextText(1);
    const following = next === undefined ? undefined : readNumbering(next.text);
    return following !== undefined && following.depth === numbering.depth + 1;
  }

  /** A blank line ends a list unless a marked line of the same sort follows at once. */
  #listGoesOn(first: Line): boolean {
    const next = this.#line(1);
    if (next === undefined || next.text === "") return false;
    const marked = readMarker(next.text);
    const isSameSort = (marked?.marker === undefined) === (readMarker(first.text)?.marker === undefined);
    return marked !== undefined && isSameSort && next.indent >= first.indent;
  }

  /** A paragraph that is set in as far as the item's words belongs to it: a mark and its space take two to six columns. */
  #paragraphGoesOn(first: Line, last: Entry | undefined): boolean {
    const next = this.#line(1);
    if (next === undefined || last === undefined || next.text === "" || readMarker(next.text) !== undefined)
      return false;
    if (isRule(next.text) || readPlannedSlide(next.text) !== undefined) return false;
    const deeper = next.indent - (last.isParagraph === true ? first.indent : last.indent);
    return deeper >= 2 && deeper <= 6;
  }

  #readQuote(line: Line): boolean {
    if (!line.text.startsWith("> ")) return false;
    const start = this.#position;
    let text = "";
    while (this.#line()?.text.startsWith(">")) {
      text = joinLines(text, (this.#line()?.text ?? "").slice(1).trim());
      this.#position += 1;
    }
    const lineCount = this.#position - start;
    this.#position = start;
    this.#blocks.push({ kind: "quote", text: toText(text), source: this.#span(lineCount) });
    this.#position = start + lineCount;
    return true;
  }

  /** A short line between blank lines, in capitals, before a list or with a colon at its end names what follows it. */
  #readLoneHeading(line: Line): boolean {
    const isFirst = this.#blocks.length === 0;
    const endsInColon = /[:\uFF1A]$/u.test(line.text) && line.columns <= longestColonHeading;
    if (this.#nextText(1) === undefined || line.columns > longestLoneHeading) return false;
    if (!isFirst && !endsInColon && !this.#opensBlock()) return false;
    const text = line.text.replace(/[:\uFF1A]$/u, "").trim();
    if (text === "" || !(endsInColon || this.#standsAsHeading(line, isFirst))) return false;
    const isLabel = endsInColon || (!isFirst && readLabel(line.text) !== undefined && !isChapter(line.text));
    this.#heading(line, text, isLabel ? 5 : isFirst ? 1 : levelOfLone(line.text), {});
    return true;
  }

  #standsAsHeading(line: Line, isFirst: boolean): boolean {
    const next = this.#line(1);
    const following = this.#nextText(1);
    if (next === undefined || following === undefined) return false;
    if (next.text !== "" && readMarker(next.text) !== undefined) return !/[.,;。、।]$/u.test(line.text);
    const end = line.text.slice(-1);
    const asks = questionMarks.includes(end) && next.text === "" && !/[,;，、،]/u.test(line.text);
    const isTerminal = /\p{Sentence_Terminal}/u.test(end);
    if (pauses.includes(end) || (isTerminal && !asks && !isFirst)) return false;
    if (isFirst && next.text === "") return true;
    if (readLabel(line.text) !== undefined && !isChapter(line.text)) return false;
    if (isCapitals(line.text) || (isChapter(line.text) && next.text === "")) return true;
    if (next.text !== "") return isFirst && !isWrapped(line, next) && readLabel(next.text) === undefined;
    if (/^[$#] /u.test(line.text)) return false;
    return this.#isLongParagraph(following, longestLoneHeading) || readMarker(following.text) !== undefined;
  }

  /** Whether its lines were broken or not, a paragraph is as long as all of them. */
  #isLongParagraph(first: Line, limit: number): boolean {
    let columns = 0;
    for (let place = this.#lines.indexOf(first, this.#position); columns <= limit; place += 1) {
      const line = this.#lines[place];
      if (line === undefined || line.text === "") return false;
      columns += line.columns;
    }
    return true;
  }

  /** "Budget: …" lines one below the other are points of a list, or the turns of a conversation. */
  #readLabelled(line: Line): boolean {
    const count = readLabel(line.text) === undefined ? 0 : this.#labelledGroup();
    if (count < 2) return false;
    const source = this.#span(count);
    const lines = this.#lines.slice(this.#position, this.#position + count).map(({ text }) => text);
    if (isConversation(lines)) {
      const turns = lines.map((text) => toTurn(text));
      this.#blocks.push({ kind: "conversation", turns, source });
    } else {
      const items = lines.map((text): ListItem => ({ text: toText(text), children: [] }));
      this.#blocks.push({ kind: "list", ordered: false, items, source });
    }
    this.#position += count;
    return true;
  }

  #labelledGroup(): number {
    let count = 0;
    for (let line = this.#line(count); line !== undefined && line.text !== ""; line = this.#line(count)) {
      const isOther = readMarker(line.text) !== undefined || readPlannedSlide(line.text) !== undefined;
      if (isOther || readLabel(line.text) === undefined) break;
      count += 1;
    }
    return count;
  }

  #readParagraph(): void {
    const start = this.#position;
    const lines: Line[] = [];
    for (let line = this.#line(); line !== undefined && line.text !== ""; line = this.#line()) {
      if (lines.length > 0 && this.#beginsBlock(line)) break;
      lines.push(line);
      this.#position += 1;
    }
    const [first, ...rest] = lines;
    if (first === undefined) return;
    const from = first.start;
    const texts = [first, ...rest].map((line) => line.text);
    if (start + 1 < this.#position && areSeparateLines(lines)) {
      const items = texts.map((text): ListItem => ({ text: toText(text), children: [] }));
      const source = { start: from, end: lines.at(-1)?.end ?? from };
      if (items.length >= 3 && !areSentences(lines)) {
        this.#blocks.push({ kind: "list", ordered: false, items, source });
        return;
      }
      for (const { text, start: lineStart, end } of lines)
        this.#blocks.push({ kind: "paragraph", text: toText(text), source: { start: lineStart, end } });
      return;
    }
    const text = toText(joinAll(texts));
    this.#blocks.push({ kind: "paragraph", text, source: { start: from, end: lines.at(-1)?.end ?? from } });
  }

  #beginsBlock(line: Line): boolean {
    if (readPlannedSlide(line.text) !== undefined || isRule(line.text)) return true;
    if (readMarker(line.text) !== undefined && !isProseDash(line.text)) return true;
    if (readLabel(line.text) !== undefined && this.#labelledGroup() >= 2) return true;
    const next = this.#line(1);
    const isHeading = next !== undefined && underlineOf(next.text) !== undefined && !isClosedOff(line, next);
    return isHeading || (this.#readsTableHere() && line.text !== "");
  }

  #readsTableHere(): boolean {
    const following = (index: number): string | undefined => this.#lines[this.#position + index]?.text;
    const first = following(0) ?? "";
    if (!first.includes("|") && !first.includes("\t") && !first.includes(",") && !first.includes(";"))
      return false;
    return (
      readPipeRows([first, following(1) ?? ""], following) !== undefined ||
      readDelimitedRows(following) !== undefined
    );
  }

  #heading(
    line: Line,
    text: string,
    level: number,
    extra: { number?: string; planned?: { first: number; last: number } },
    lineCount = 1,
  ): void {
    const numbering = extra.number === undefined ? readNumbering(text) : undefined;
    const words = numbering === undefined ? text : text.slice(numbering.textStart);
    const number = extra.number ?? numbering?.number;
    this.#blocks.push({
      kind: "heading",
      level,
      text: toText(words),
      source: { start: line.start, end: line.end },
      ...(number === undefined || extra.planned !== undefined ? {} : { number }),
      ...(extra.planned === undefined ? {} : { planned: extra.planned }),
    });
    this.#position += lineCount;
  }

  #line(ahead = 0): Line | undefined {
    return this.#lines[this.#position + ahead];
  }

  #nextText(ahead: number): Line | undefined {
    let position = this.#position + ahead;
    while (this.#lines[position]?.text === "") position += 1;
    return this.#lines[position];
  }

  #span(lineCount: number): Span {
    const first = this.#lines[this.#position];
    const last = this.#lines[this.#position + lineCount - 1];
    return { start: first?.start ?? 0, end: last?.end ?? 0 };
  }
}

function toText(text: string): RichText {
  return tidyText(linkUrls({ text }));
}

/** At least four lines by speakers of whom two come back. */
function isConversation(lines: readonly string[]): boolean {
  if (lines.length < 4) return false;
  const turns = Map.groupBy(lines, (line) => readLabel(line)?.term);
  return [...turns.values()].filter((own) => own.length >= 2).length >= 2;
}

function toTurn(line: string): Turn {
  const label = readLabel(line);
  return { speaker: label?.term ?? "", text: toText(line.slice(label?.textStart ?? 0)) };
}

/** "-" alone could be a dash in prose; other bullets and all numbers are marks wherever they open a line. */
function isProseDash(text: string): boolean {
  return text.startsWith("– ") || text.startsWith("— ");
}

/** "a) ", "(b) ", "iv) ", "б) ", "（3）" and the syllables that Korean counts with. */
const letteredMark =
  /^(?:(?:\p{L}|[ivx]{1,4}|\d{1,2})\)[ \t]|\((?:\p{L}|[ivx]{1,4}|\d{1,2})\)[ \t]|\uFF08(?:\p{L}|\d{1,2})\uFF09[ \t]?|[가나다라마바사아자차카타파하]\.[ \t])/u;

function readMarker(text: string): Marked | undefined {
  const first = text.charAt(0);
  const second = text.charAt(1);
  if ("•◦‣▪●○■□✓✔·・►▸➤".includes(first) && first !== "") {
    return text.trim().length > 1 ? { textStart: second === " " ? 2 : 1 } : undefined;
  }
  if ("-*–—".includes(first) && first !== "" && (second === " " || second === "\t")) return { textStart: 2 };
  if (first === "+" && second === " ") return { marker: "+", textStart: 2 };
  if (first >= "①" && first <= "⑳" && second !== "")
    return { marker: first, textStart: second === " " ? 2 : 1 };
  const numbering = readNumbering(text);
  if (numbering !== undefined) {
    const marker = numbering.depth > 1 ? numbering.number : text.slice(0, numbering.textStart).trim();
    return { marker, textStart: numbering.textStart };
  }
  const lettered = letteredMark.exec(text.slice(0, 12))?.[0];
  return lettered === undefined ? undefined : { marker: lettered.trim(), textStart: lettered.length };
}

/** "Chapter 8. …", "Lesson 1.2: …", "第 8 章 …", "제8장" count what the deeper headings stand below. */
const chapter =
  /^(?:第 ?[\p{Nd}一二三四五六七八九十]{1,3} ?[章部編篇課课]|제? ?\p{Nd}{1,3} ?[장부편][. ]|[\p{L}\p{M}]{3,14} (?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3})?|[IVXL]{1,6})(?:[.:\uFF1A]|$| [-–—])|\p{Nd}{1,3}[.] [\p{L}\p{M}]{5,12}$)/u;

function isChapter(text: string): boolean {
  return chapter.test(text.slice(0, 40).replaceAll("\u00a0", " "));
}

function levelOfLone(text: string): number {
  return isCapitals(text) || isChapter(text) ? 2 : 3;
}

/** Builds levels from indentation: an item further in than the one before it stands below that one. */
function nest(entries: readonly Entry[]): readonly ListItem[] {
  const roots: MutableItem[] = [];
  const open: { indent: number; item: MutableItem }[] = [];
  for (const { indent, text, marker } of entries) {
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    const item: MutableItem = {
      text: toText(text),
      children: [],
      ...(marker === undefined ? {} : { marker }),
    };
    const parent = open.at(-1)?.item;
    (parent?.children ?? roots).push(item);
    // Deeper levels than three become neighbours on the third.
    if (open.length < 2) open.push({ indent, item });
  }
  return roots;
}

/** A line of a list: an item, or a paragraph below one. */
interface Entry {
  readonly indent: number;
  readonly marker?: string;
  text: string;
  readonly isParagraph?: boolean;
}

/** The lines of a paragraph stand straight below each other, those of an item further in than its mark. */
function indentOfText(entry: Entry | undefined): number {
  return (entry?.indent ?? 0) - (entry?.isParagraph === true ? 1 : 0);
}

interface MutableItem extends ListItem {
  readonly children: MutableItem[];
}

function isRule(text: string): boolean {
  return (
    text.length >= 3 && /^(?:-{3,}|_{3,}|\*{3,}|={3,}|~{3,}|(?:[*-] ){2,}[*-])$/u.test(text.slice(0, 200))
  );
}

function underlineOf(text: string): string | undefined {
  const mark = text.charAt(0);
  if (text.length < 2 || !'=-~*^"#+_'.includes(mark) || mark === "") return undefined;
  for (let index = 1; index < text.length; index += 1) if (text.charAt(index) !== mark) return undefined;
  return mark;
}

/** A line across the page below the end of a sentence, or below what goes on in small letters, is a rule. */
function isClosedOff(line: Line, next: Line): boolean {
  if (next.columns <= line.columns + 4) return false;
  return endsSentence(line.text) || (/^\p{Ll}/u.test(line.text) && line.columns * 2 < next.columns);
}

function endsSentence(text: string): boolean {
  return /[\p{Sentence_Terminal};…\uFF1B]["'”»」』)]?$/u.test(text.slice(-3));
}

/** Capitals alone, and not just an acronym among letters that have no case. */
function isCapitals(text: string): boolean {
  if (text.length <= 3 || text !== text.toUpperCase() || text === text.toLowerCase()) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 > letters;
}

/** Lines that were broken to fit a width are all about as long; lines that mean something are not. */
function isWrapped(line: Line, next: Line): boolean {
  return line.columns >= 50 || /^[\p{Ll}]/u.test(next.text);
}

function areSeparateLines(lines: readonly Line[]): boolean {
  if (lines.slice(1).some((line) => /^[\p{Ll}(]/u.test(line.text))) return false;
  if (runsOn(lines)) return false;
  const widths = lines.slice(0, -1).map((line) => line.columns);
  const widest = Math.max(...lines.map((line) => line.columns));
  const isEven = widest >= 50 && widest <= 110 && widths.every((width) => width >= widest * 0.7);
  return !isEven;
}

/**
 * Scripts without small letters do not show that a line goes on; sentences that end within lines, and a last line that
 * ends a sentence where others are left open, do.
 */
function runsOn(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join("\n");
  if ((text.match(/\p{Lo}/gu)?.length ?? 0) <= (text.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0)) return false;
  const isOpen = lines.slice(0, -1).some((line) => line.columns >= 30 && !endsSentence(line.text));
  return isOpen && (endsSentence(text) || /[。！？।؟۔] ?\p{Lo}|[.!?] \p{Lo}/u.test(text));
}

/** Lines that are mostly whole sentences of some length are paragraphs that somebody left no blank lines between. */
function areSentences(lines: readonly Line[]): boolean {
  const whole = lines.filter(({ text, columns }) => columns > 50 && endsSentence(text));
  return whole.length * 2 > lines.length;
}

function joinLines(before: string, after: string): string {
  return before === "" ? after : `${before}${jointOf(before, after)}${after}`;
}

/** The same for many lines, whose ends are looked at one by one: a text that grows would be copied for each. */
function joinAll([first = "", ...lines]: readonly string[]): string {
  const parts = [first];
  let before = first;
  for (const line of lines) {
    parts.push(jointOf(before, line), line);
    before = line.length >= 3 ? line : parts.slice(-5).join("");
  }
  return parts.join("");
}

/** East Asian lines join without a space, and so do words cut at their own hyphen. */
function jointOf(before: string, after: string): string {
  const isCut = /[\p{L}]-$/u.test(before.slice(-3)) && /^[\p{Ll}]/u.test(after);
  const isEastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。\uFF0C]$/u.test(before.slice(-2));
  return isCut || isEastAsian ? "" : " ";
}
