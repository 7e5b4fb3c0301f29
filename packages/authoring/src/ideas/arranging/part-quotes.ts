import type { RichText } from "@lectern/deck";
import type { Block, ListBlock, ListItem, QuoteBlock } from "../../structure/blocks.ts";
import { mapAll } from "../../text/map-all.ts";
import { sliceText, tidyText, toPlainText } from "../../text/markup/rich-text.ts";
import type { Span } from "../../text/span.ts";
import { readAttribution, readName, readQuoteLabel, readSpeaker } from "../detectors/read-speaker.ts";

const marks: readonly (readonly [open: string, close: string])[] = [
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["»", "«"],
  ["「", "」"],
  ['"', '"'],
];
const longestParagraph = 3_000;
const longestQuotation = 420;
const mostQuotations = 6;
const fewestWords = 3;
const fewestOfList = 3;

/** Words in quotation marks, and who said them. */
interface Said {
  readonly person: string;
  /** With their marks. */
  readonly words: RichText;
  /** Where the words and who said them stand. */
  readonly span: Span;
}

/**
 * Returns the blocks with each paragraph that holds nothing but what people say, several of them or one in several sentences, as a
 * quotation for each, with its own speaker: `Ann (plot 12) "…" Bo (plot 51) "…"`, `"…" (Ann, 8) "…" (Bo, 7)`.
 */
export function partQuotes(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind !== "paragraph") return [block];
    return quotesOf(block.text, block.source) ?? [block];
  });
}

/** Returns what people say in a text that holds nothing else: a quotation each, or a list of them; undefined for any other text. */
export function quotesOf(text: RichText, source: Span): readonly Block[] | undefined {
  const said = readAll(text);
  return said && toBlocks(said, text, source);
}

function toBlocks(said: readonly Said[], text: RichText, source: Span): readonly Block[] {
  if (said.length >= fewestOfList) {
    const list: ListBlock = { kind: "list", ordered: false, items: said.map(toItem), source };
    return [list];
  }
  return said.map(
    ({ span }): QuoteBlock => ({
      kind: "quote",
      text: tidyText(sliceText(text, span.start, span.end)),
      source,
    }),
  );
}

function toItem({ person, words }: Said): ListItem {
  return { text: [{ text: `${person}:`, bold: true }, { text: " " }, ...words], children: [] };
}

/** All that is said in a text, where it holds nothing else. */
function readAll(text: RichText): readonly Said[] | undefined {
  const plain = toPlainText(text);
  if (plain.length > longestParagraph) return undefined;
  const found = marks
    .map(([open, close]) => findQuotations(plain, open, close))
    .find(({ length }) => length > 0);
  if (found === undefined || found.length > mostQuotations) return undefined;
  if (found.length === 1 && !/[.!?…。]\s*\S/u.test(plain.slice(found[0]?.start, found[0]?.end).slice(1, -2)))
    return undefined;
  return saidBehind(text, plain, found) ?? saidBefore(text, plain, found);
}

function findQuotations(plain: string, open: string, close: string): readonly Span[] {
  const spans: Span[] = [];
  for (let start = plain.indexOf(open); start !== -1; start = plain.indexOf(open, start)) {
    const end = plain.indexOf(close, start + open.length);
    if (end === -1) break;
    const words = plain.slice(start + open.length, end).trim();
    const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}]/u.test(words);
    if (words.length > longestQuotation || (isSpaced && words.split(/\s/u).length < fewestWords)) return [];
    spans.push({ start, end: end + close.length });
    start = end + close.length;
  }
  return spans;
}

/** `"…" (Ann, 8) "…" (Bo, 7)`: each is followed by who said it. */
function saidBehind(text: RichText, plain: string, spans: readonly Span[]): readonly Said[] | undefined {
  const opening = plain.slice(0, spans[0]?.start).trim();
  if (opening !== "" && readQuoteLabel(opening.replace(/[:\uFF1A]$/u, "")) === undefined) return undefined;
  return mapAll([...spans.entries()], ([index, { start, end }]) => {
    const next = spans[index + 1]?.start ?? plain.length;
    const person = readAttribution(plain.slice(end, next).replace(/[,;]\s*$/u, ""));
    return person === undefined
      ? undefined
      : { person, words: tidyText(sliceText(text, start, end)), span: { start, end: next } };
  });
}

/** `Ann (plot 12) "…" Bo (plot 51) "…"`: who said each stands before it. */
function saidBefore(text: RichText, plain: string, spans: readonly Span[]): readonly Said[] | undefined {
  if (!/^[\s.!?,;]*$/u.test(plain.slice(spans.at(-1)?.end))) return undefined;
  return mapAll([...spans.entries()], ([index, { start, end }]) => {
    const from = spans[index - 1]?.end ?? 0;
    const before = plain.slice(from, start);
    const gap = /^[\s.,;–—-]*/u.exec(before)?.[0].length ?? 0;
    const person = personIn(before.slice(gap));
    return person === undefined
      ? undefined
      : { person, words: tidyText(sliceText(text, start, end)), span: { start: from + gap, end } };
  });
}

const longestPerson = 60;
const mostWordsOfPerson = 9;

/** "Ann (plot 12)", "Yanis, 27 ans, maître de Moka :", "our driver Rosa said": a name and a role, a colon or a verb of saying. */
function personIn(words: string): string | undefined {
  const bare = words.trim().replace(/\s*[:\uFF1A,]$/u, "");
  if (bare === "" || bare.length > longestPerson || bare.split(/\s/u).length > mostWordsOfPerson)
    return undefined;
  if (/[.!?;:]\s/u.test(bare)) return undefined;
  const spoken = readSpeaker(bare, "before");
  if (spoken !== undefined) return spoken;
  const isNamed = /[:\uFF1A]\s*$/u.test(words) || /^\p{Lu}[\p{L}.'’ -]{1,40}\s\([^()]{1,30}\)$/u.test(bare);
  return isNamed && /^[\p{Lu}\p{Lo}]/u.test(bare) ? bare : readName(bare);
}
