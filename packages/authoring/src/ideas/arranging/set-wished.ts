import type { RichText } from "@lectern/deck";
import type { MatterWish, WantedForm } from "../../brief/brief.ts";
import type { Block, HeadingBlock, ListItem } from "../../structure/blocks.ts";
import { toPlainLines } from "../../structure/blocks.ts";
import {
  capitaliseText,
  collapseSpaces,
  sliceText,
  tidyText,
  toPlainText,
  toRichText,
} from "../../text/markup/rich-text.ts";
import { splitMembers } from "../../text/sentences/members.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { titleOfPart } from "../../topics/name-part.ts";
import { findSegments } from "../segments/find-segments.ts";
import { hasForm } from "../segments/wanted-exhibit.ts";

/** What is asked for of some matter, the words of its units, and those of them that open a line. */
export interface WishedMatter extends Omit<MatterWish, "spans"> {
  readonly texts: readonly string[];
  readonly openers: readonly string[];
}

/** Blocks in which wished matter stands apart, and those that are to end the deck. */
export interface SetMatter {
  readonly blocks: readonly Block[];
  readonly closing: readonly Block[];
}

const level = 5;
const fewestMembers = 3;

/**
 * Returns the blocks with the matter of each wish in blocks of its own, which say the form that is asked for; what tells of a
 * part stands under its name, in a text without other headings. What is nowhere found as a whole stays as it is.
 */
export function setWished(
  blocks: readonly Block[],
  wishes: readonly WishedMatter[],
  language: string,
): SetMatter {
  const mayHead = blocks.every(({ kind }) => kind !== "heading");
  const closing: Block[] = [];
  const set = wishes.reduce((before: readonly Block[], wish) => {
    const cut = cutOut(before, wish.texts);
    if (cut === undefined) return before;
    const found = withLabelled(cut);
    const own = wish.form === undefined ? found.own : inForm(found.own, wish.form, wish);
    if (wish.endsDeck !== true && wish.form !== undefined && !mayShow(own, wish.form, language))
      return before;
    if (wish.endsDeck === true) closing.push(...own.map(withoutRelative));
    const kept = wish.endsDeck === true ? [] : mayHead ? underName(own, wish) : own;
    return [...found.before, ...kept, ...found.after];
  }, blocks);
  return set.some(({ kind }) => kind !== "heading") ? { blocks: set, closing } : { blocks, closing: [] };
}

const relative = /^(?:which|who|ce qui|qui|lo que|lo cual|o que|il che|vilket|hvilket|co|что|що)\s/iu;

/** "…, which would cost 400 a cage": what a relative clause tells stands below what it tells it of. */
function withoutRelative(block: Block): Block {
  if (block.kind !== "paragraph") return block;
  const plain = toPlainText(block.text);
  const length = relative.exec(plain)?.[0].length ?? 0;
  return length === 0
    ? block
    : { ...block, text: capitaliseText(tidyText(sliceText(block.text, length, plain.length))) };
}

/** Matter that cannot be shown as is asked for stays where it is. */
function mayShow(own: readonly Block[], form: WantedForm, language: string): boolean {
  const segments = findSegments(own, { language, heading: "", subject: "", showsAll: true });
  return segments.some(({ exhibit }) => exhibit !== undefined && hasForm(exhibit, form));
}

function underName(own: readonly Block[], { part: name, form }: WishedMatter): readonly Block[] {
  const [first] = own;
  if (name === undefined || first === undefined) return own;
  const { source } = first;
  const heading: HeadingBlock = {
    kind: "heading",
    level,
    text: toRichText(titleOfPart(name)),
    source,
    ...(form && { wanted: form }),
  };
  return [heading, ...own, { ...heading, text: [] }];
}

interface Cut {
  readonly before: readonly Block[];
  readonly own: readonly Block[];
  readonly after: readonly Block[];
}

/** "Three things: sponsor a rope, come to the tower": what a label names in its line goes with it. */
function withLabelled({ before, own, after }: Cut): Cut {
  const last = own.at(-1);
  if (last?.kind !== "heading" || last.isLabel !== true) return { before, own, after };
  const end = after.findIndex(({ source }) => source.start !== last.source.start);
  const labelled = after.slice(0, end === -1 ? after.length : end);
  return { before, own: [...own, ...labelled], after: after.slice(labelled.length) };
}

/** The blocks before, of and behind some texts that follow on each other. */
function cutOut(blocks: readonly Block[], texts: readonly string[]): Cut | undefined {
  const pieces = blocks.map((block) => (block.wanted === undefined ? piecesOf(block, texts) : undefined));
  const first = pieces.findIndex((piece) => piece !== undefined);
  const run: Cut[] = [];
  for (const piece of pieces.slice(Math.max(0, first))) {
    // What stands between is of another matter.
    const isBroken =
      run.length > 0 && ((run.at(-1)?.after.length ?? 0) > 0 || (piece?.before.length ?? 0) > 0);
    if (piece === undefined || isBroken) break;
    run.push(piece);
  }
  if (run.length === 0) return undefined;
  return {
    before: [...blocks.slice(0, first), ...(run[0]?.before ?? [])],
    own: run.flatMap(({ own }) => own),
    after: [...(run.at(-1)?.after ?? []), ...blocks.slice(first + run.length)],
  };
}

function piecesOf(block: Block, texts: readonly string[]): Cut | undefined {
  if (block.kind === "paragraph") return piecesOfParagraph(block, texts);
  if (block.kind === "list") {
    const isOwn = ({ text }: ListItem): boolean => isOneOf(toPlainText(text), texts);
    const first = block.items.findIndex(isOwn);
    const last = block.items.findLastIndex(isOwn);
    if (first === -1) return undefined;
    const part = (start: number, end: number): readonly Block[] =>
      end <= start ? [] : [{ ...block, items: block.items.slice(start, end) }];
    return {
      before: part(0, first),
      own: part(first, last + 1),
      after: part(last + 1, block.items.length),
    };
  }
  // The marks between cells are no words.
  const words = lettersOf(toPlainLines(block).join(" "));
  const told = texts
    .map(lettersOf)
    .filter((text) => words.includes(text))
    .join("").length;
  return told * 2 > words.length ? { before: [], own: [block], after: [] } : undefined;
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function piecesOfParagraph(
  block: Extract<Block, { readonly kind: "paragraph" }>,
  texts: readonly string[],
): Cut | undefined {
  const plain = toPlainText(block.text);
  const spans = spansIn(plain, texts);
  if (spans.length === 0) return undefined;
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const part = (from: number, to: number): readonly Block[] => {
    const text = tidyText(sliceText(block.text, from, to));
    return /[\p{L}\p{N}]/u.test(toPlainText(text)) ? [{ ...block, text }] : [];
  };
  return { before: part(0, start), own: part(start, end), after: part(end, plain.length) };
}

function spansIn(
  plain: string,
  texts: readonly string[],
): readonly { readonly start: number; readonly end: number }[] {
  return texts.flatMap((text) => {
    const start = plain.indexOf(text);
    return start === -1 || text.length < shortestText ? [] : [{ start, end: start + text.length }];
  });
}

function isOneOf(words: string, texts: readonly string[]): boolean {
  const line = collapseSpaces(words).trim();
  return texts.some(
    (text) =>
      line === text ||
      (text.length >= shortestText && line.includes(text)) ||
      (line.length >= shortestText && text.includes(line)),
  );
}

/** A word or a number may stand anywhere. */
const shortestText = 6;

/** What is asked for in rows is a row for each line, where it has several; else for each sentence or clause. */
function inForm(
  blocks: readonly Block[],
  wanted: WantedForm,
  { texts, openers }: WishedMatter,
): readonly Block[] {
  const [first] = blocks;
  if (first === undefined) return blocks;
  const areText = blocks.every(({ kind }) => kind === "paragraph" || kind === "list");
  const marked = blocks.map((block): Block => (block.kind === "heading" ? block : { ...block, wanted }));
  if (!areText || !formsOfRows.has(wanted)) return marked;
  const { source } = first;
  if (wanted === "quote") {
    const texts = quotationsIn(joined(blocks));
    return texts.every(isQuotation) ? asQuotations(texts, source) : blocks;
  }
  const items = blocks.flatMap((block) => itemsOf(block, openers.length > 1 ? openers : texts));
  const [only] = items;
  const rows = items.length === 1 && only !== undefined ? membersOf(only) : items;
  if (rows.length < 2) return marked;
  return [{ kind: "list", ordered: wanted === "process", items: rows, source, wanted }];
}

const formsOfRows: ReadonlySet<WantedForm> = new Set(["process", "table", "comparison", "numbers", "quote"]);

/** Short quotations stand side by side, from three on; others have a block each. */
function asQuotations(texts: readonly RichText[], source: Block["source"]): readonly Block[] {
  const areShort = texts.every((text) => countColumns(toPlainText(text)) <= longestBeside);
  if (texts.length < fewestBeside || !areShort)
    return texts.map((text): Block => ({ kind: "quote", text, source, wanted: "quote" }));
  const items = texts.map((text) => ({ text, children: [] }));
  return [{ kind: "list", ordered: false, items, source, wanted: "quote" }];
}

const fewestBeside = 3;
const longestBeside = 190;

/** Words in one pair of marks, or in none. */
function isQuotation(text: RichText): boolean {
  const marks = toPlainText(text).match(/["“”„«»「」]/gu)?.length ?? 0;
  return marks === 0 || marks === 2;
}

/** Several quotations one by one, each with what stands behind it up to the next; what stands before the first of them goes with each before it. */
function quotationsIn(text: RichText): readonly RichText[] {
  const plain = toPlainText(text);
  const starts = [...plain.matchAll(/(?<![\p{L}\p{Nd}])["“„«「](?=\S)[^"”“»」]{8,}["”“»」]/gu)].map(
    ({ index }) => index,
  );
  if (starts.length < 2) return [text];
  const lead = starts[0] ?? 0;
  // "Ann: "…" Bo: "…"": who speaks stands before the words.
  const cuts = lead === 0 ? starts : starts.map((start) => opening(plain, start));
  return cuts
    .map((start, index) =>
      tidyText(sliceText(text, index === 0 ? 0 : start, cuts[index + 1] ?? plain.length)),
    )
    .filter((piece) => piece.length > 0);
}

/** Where the words begin that lead to a quotation: behind the one before. */
function opening(plain: string, start: number): number {
  const end = plain.slice(0, start).search(/["”“»」][.,!?]?\s+[^"”“»」„«「]*$/u);
  return end === -1 ? start : end + 1;
}

function joined(blocks: readonly Block[]): RichText {
  const texts = blocks.flatMap((block) =>
    block.kind === "list" ? block.items.map(({ text }) => text) : "text" in block ? [block.text] : [],
  );
  return texts.flatMap((text, index) => (index === 0 ? text : [{ text: " " }, ...text]));
}

function itemsOf(block: Block, texts: readonly string[]): readonly ListItem[] {
  if (block.kind === "list") return block.items;
  if (block.kind !== "paragraph") return [];
  const plain = toPlainText(block.text);
  const starts = spansIn(plain, texts).map(({ start }) => start);
  const cuts = [...new Set([0, ...starts])].sort((one, other) => one - other);
  return cuts
    .map((start, index) => tidyText(sliceText(block.text, start, cuts[index + 1] ?? plain.length)))
    .filter((text) => text.length > 0)
    .map((text) => ({ text, children: [] }));
}

/** "Wet the cluster, box under, one sharp knock": what a sentence lists, behind its label. */
function membersOf(item: ListItem): readonly ListItem[] {
  const plain = toPlainText(item.text).replace(/[.。]$/u, "");
  const body = plain.slice(readLabel(plain)?.textStart ?? 0);
  const clauses = body.split(/;\s+|；/u).filter((clause) => clause.trim() !== "");
  const members = clauses.length >= 2 ? clauses : splitMembers(body);
  if (item.children.length > 0 || members.length < (clauses.length >= 2 ? 2 : fewestMembers)) return [item];
  return members.map((member) => ({ text: toRichText(member.trim()), children: [] }));
}
