import { findTerms, termBit } from "../text/lexicon/terms/find-terms.ts";
import { readOrder } from "../text/numbers/slide-order.ts";
import type { Span } from "./unit.ts";

const wide = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;
const thai = /[\u0e00-\u0e7f]/u;

/**
 * Returns the clauses of a sentence that stand alone: both sides of a colon, an arrow or a semicolon, and brackets.
 * What opens a numbered line ("3) Ask: …", "Slide 4 – Why: …") is cut off however short it is.
 */
export function cutClauses(
  text: string,
  sentence: Span,
  opensNumbered: boolean,
  opensSlide = false,
): readonly Span[] {
  return cutBrackets(text, sentence)
    .flatMap((span) =>
      cutAtMarks(text, span, {
        numbered: opensNumbered && span.start === sentence.start,
        slide: opensSlide && span.start === sentence.start,
      }),
    )
    .flatMap((span) => cutBeforeScope(text, span));
}

const scoped = termBit("note") | termBit("secretLabel") | termBit("secretHint");
const longestScope = 60;
const shortestScope = 8;

/** "…, but in the speaker notes only:": words that set apart what follows a colon are a clause of their own. */
function cutBeforeScope(text: string, { start, end }: Span): readonly Span[] {
  const words = text.slice(start, end);
  const colon = /\s?[:：]\s*$/u.exec(words);
  if (colon === null) return [{ start, end }];
  const from = Math.max(0, words.length - longestScope);
  const hits = findTerms(words.slice(from)).filter(({ classes }) => (classes & scoped) !== 0);
  const last = hits.findLast(
    (hit) =>
      hit.end - hit.start >= shortestScope &&
      /^(?:\s\p{L}{3,12})?$/u.test(words.slice(from + hit.end, colon.index)),
  );
  if (last === undefined) return [{ start, end }];
  const first = hits.reduce((one, hit) => (hit.end >= one - 1 ? Math.min(one, hit.start) : one), last.start);
  const before = words.slice(0, from + first);
  const lead = /(?:(?<=^|\s)\p{L}{1,4}\s){0,3}$/u.exec(before)?.[0].length ?? 0;
  const cut = before.length - lead;
  return standAlone(before.slice(0, cut).trim(), words.slice(cut), ";")
    ? [
        { start, end: start + cut },
        { start: start + cut, end },
      ]
    : [{ start, end }];
}

const pairs: Readonly<Record<string, string>> = {
  "(": ")",
  "[": "]",
  "{": "}",
  "（": "）",
  "【": "】",
  "＜": "＞",
  "〔": "〕",
};
const shortestBracket = 9;

/**
 * A bracket of several words that may ask for something, or that opens or ends a sentence, is a clause of its own; what stands in
 * words before it goes on behind it. All others belong to what they explain: "the chair (Ann Okoye) resigned".
 */
function cutBrackets(text: string, { start, end }: Span): readonly Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let index = start; index < end; index += 1) {
    const closer = pairs[text.charAt(index)];
    if (closer === undefined) continue;
    const close = text.indexOf(closer, index + 1);
    const closed = close === -1 || close >= end ? end : close + 1;
    // "Garden (make 5 slides): costs …": the colon is no word of what it announces.
    const to = closed + (/^\s?[:：](?=\s)/u.exec(text.slice(closed, closed + 3))?.[0].length ?? 0);
    const inner = text.slice(index + 1, Math.min(closed, end) - 1);
    const isLink = text.charAt(index) === "[" && text.charAt(to) === "(";
    const isUnclosed = close === -1 || close >= end;
    const isClause =
      inner.length >= (wide.test(inner) ? 4 : shortestBracket) &&
      /[\s\u3040-\u9fff\uac00-\ud7af]/u.test(inner.trim());
    const isWithin =
      index > start &&
      /[\p{L}\p{N}]/u.test(text.slice(to, end)) &&
      !isUnclosed &&
      findTerms(inner).length === 0;
    if (isLink || !isClause || isWithin || (isUnclosed && index > start)) {
      if (isUnclosed) continue;
      index = to - 1;
      continue;
    }
    if (index > from) spans.push({ start: from, end: index });
    spans.push({ start: index, end: to });
    from = to;
    index = to - 1;
  }
  if (from < end) spans.push({ start: from, end });
  return joinBits(text, spans);
}

/** A stop or two letters left over by a cut stay with the clause before them. */
function joinBits(text: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isBit = !/[\p{L}\p{N}]{2}/u.test(text.slice(span.start, span.end));
    if (isBit && last !== undefined) joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

const mark =
  /[:：](?=\s|[\u3000-\u9fff\uac00-\ud7af"“„«「])|[：｜]| (?:->|→|=>|–>) |[;；](?=\s|$)|；| (?:–|—|--) |[\u0e00-\u0e7f] {1,2}(?=[\u0e00-\u0e7f])/gu;

/** What a span opens: a numbered line, a slide by its name. */
interface Opens {
  readonly numbered: boolean;
  readonly slide: boolean;
}

function cutAtMarks(text: string, { start, end }: Span, opens: Opens): readonly Span[] {
  const spans: Span[] = [];
  const words = text.slice(start, end);
  let from = 0;
  // A planned line divided by bars is not cut at lesser marks: "S1｜Cover｜Bees: a year".
  const isBarred = opens.numbered && words.includes("｜");
  // To search first costs less: most spans have no mark.
  for (const match of words.search(mark) === -1 ? [] : words.matchAll(mark)) {
    if (isBarred && match[0] !== "｜") continue;
    const to = match.index + match[0].length;
    const left = words.slice(from, match.index).trim();
    const right = words.slice(to).trim();
    const isOpener =
      opens.numbered && spans.length === 0 && left.length >= 2 && right.length >= 2 && left.length <= 60;
    if (!isOpener && (endsInOrder(left, match[0]) || !standAlone(left, right, match[0]))) continue;
    spans.push({ start: start + from, end: start + to });
    from = to;
  }
  if (opens.slide && spans.length === 0) {
    const name = openerName(words);
    if (name > 0)
      return [
        { start, end: start + name },
        { start: start + name, end },
      ];
  }
  spans.push({ start: start + from, end });
  return spans;
}

/** "…, last slide: decision needed": what a slide is called by its place stays with it. */
function endsInOrder(left: string, by: string): boolean {
  if (!/[:：]/u.test(by)) return false;
  const tail = /[^,;:.!?，；]{2,40}$/u.exec(left)?.[0] ?? "";
  const order = readOrder(tail);
  return order?.namesSlide === true && order.end >= tail.length && tail.length < left.length;
}

const longestName = 48;

/** "Preise, ab 6,40 € das Glas bis …": the name of a planned slide ends at its first comma where facts with figures follow; 0 where none do. */
function openerName(words: string): number {
  const comma = /[,，、](?=\s|[\u3000-\u9fff])|，/u.exec(words.slice(0, longestName));
  if (comma === null) return 0;
  const rest = words.slice(comma.index + 1);
  return /\p{Nd}/u.test(rest) && rest.trim().length >= (wide.test(rest) ? 6 : 12) ? comma.index + 1 : 0;
}

function standAlone(left: string, right: string, by: string): boolean {
  if (/\d$/u.test(left) && /^\d/u.test(right)) return false;
  const isWide = wide.test(left.slice(-12));
  if (thai.test(by)) return left.length >= 16 && right.length >= 10;
  if (/[–—]|--/u.test(by)) return left.length >= (isWide ? 6 : 16) && right.length >= (isWide ? 6 : 16);
  // "3 slides: visits rose to 9,900": figures are no parts.
  const isCount = /^\p{Nd}{1,2}\s\p{L}{3,}$/u.test(left) && /[:：]/u.test(by) && /\p{Nd}/u.test(right);
  return left.length >= (isWide ? 4 : isCount ? 6 : 10) && right.length >= (isWide ? 3 : 8);
}
