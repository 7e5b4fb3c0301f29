import { isDia, meansNoSlide } from "../text/lexicon/day-or-slide.ts";
import { readOrder } from "../text/numbers/slide-order.ts";
import { looksGerman } from "../text/sentences/ordinal-stops.ts";
import { isTypedSmall } from "../text/sentences/small-starts.ts";
import { cutClauses } from "./cut-clauses.ts";
import { cutOrders } from "./cut-orders.ts";
import { cutRows } from "./cut-rows.ts";
import { cutSentences, type Typing } from "./cut-sentences.ts";
import { type Draft, trimDraft } from "./draft.ts";
import { draftLines } from "./draft-lines.ts";
import { hideMarkup } from "./hide-markup.ts";
import { draftJson } from "./json-drafts.ts";
import { readMarker } from "./read-marker.ts";
import { findJson } from "./scan-json.ts";
import { cutLines, hasWords } from "./source-line.ts";
import { cutSpeech } from "./speech/cut-speech.ts";
import type { Source, Span, Unit } from "./unit.ts";

/**
 * Returns the units of a sanitised prompt: JSON blocks are taken out first, tags hidden, the lines read by their carrier
 * (mail, chat, table, code, list, prose), and what is prose cut into sentences and clauses. Never throws.
 */
export function readSource(text: string): Source {
  const blocks = findJson(text);
  const { view, isHtml, marked } = hideMarkup(text);
  const plain = hideSpans(view, blocks);
  const typing: Typing = { opensSmall: isTypedSmall(plain.trimStart()), isGerman: looksGerman(plain) };
  const drafts = [...draftLines(plain, isHtml, marked), ...blocks.flatMap((block) => draftJson(text, block))];
  const pieces = cutRows(
    plain,
    drafts.sort((one, other) => one.start - other.start),
  )
    .flatMap((draft) => cutDraft(plain, text, draft, typing))
    .filter((draft) => hasWords(text.slice(draft.start, draft.end)));
  return { text, units: toUnits(text, pieces) };
}

function hideSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\n]/gu, " "));
    from = end;
  }
  return [...parts, text.slice(from)].join("");
}

const longestWord = 40;
/** All cuts are at a space or a mark: one word has none. */
const oneWord = new RegExp(`^[\\p{L}\\p{N}]{1,${longestWord}}$`, "u");

function cutDraft(view: string, text: string, draft: Draft, typing: Typing): readonly Draft[] {
  const isWhole =
    draft.form === "row" || draft.form === "code" || draft.form === "carrier" || draft.form === "key";
  const own = draft.carrier === "json" ? text : view;
  const trimmed = trimDraft(own, draft);
  if (trimmed === undefined) return [];
  if (
    isWhole ||
    oneWord.test(own.slice(trimmed.start, Math.min(trimmed.end, trimmed.start + longestWord + 1)))
  )
    return [trimmed];
  const cuts: Draft[] = [];
  const isNumbered = /[\p{L}\p{N}①-⑳]/u.test(draft.marker ?? "");
  const isSlide = /\p{L}.{0,8}\p{Nd}|\p{Nd}.{0,3}\p{L}|第/u.test(draft.marker ?? "");
  let from = trimmed.start;
  let before = trimmed.start;
  const ends = cutSentences(own, trimmed, typing).flatMap((end) => {
    const thoughts = cutSpeech(own, { start: before, end });
    before = end;
    return thoughts;
  });
  for (const end of ends.flatMap((end, index) => cutOrders(own, { start: ends[index - 1] ?? from, end }))) {
    const isFirst = from === trimmed.start;
    // "Third: what they eat, 3,000 midges a night": what orders slides is cut like what numbers them, and stays with their name.
    const opener = openerOf(own, { start: from, end });
    const clauses = cutClauses(
      own,
      { start: opener, end },
      opener > from || (isFirst && isNumbered),
      opener > from || (isFirst && isSlide),
    );
    for (const [index, clause] of clauses.entries()) {
      const start = index === 0 ? from : clause.start;
      const piece = trimDraft(own, { ...trimmed, ...clause, start });
      if (piece !== undefined) cuts.push(cuts.length === 0 ? piece : openSlide(own, piece));
    }
    from = end;
  }
  return joinWordless(own, cuts);
}

/** Where the words behind a sure opener of a slide in words begin; the start where there is none. */
function openerOf(text: string, { start, end }: Span): number {
  const lead = /^\s*/u.exec(text.slice(start, end))?.[0].length ?? 0;
  const order = readOrder(text.slice(start + lead, end));
  if (order?.isSure !== true) return start;
  const after = start + lead + order.end;
  const behind = after + (/^\s?[:：=–—-]?\s{0,2}/u.exec(text.slice(after, end))?.[0].length ?? 0);
  return hasWords(text.slice(behind, end)) ? behind : start;
}

/** "slide 2: …" within a line opens a slide as it does at its start. */
function openSlide(text: string, piece: Draft): Draft {
  const marker = readMarker(text.slice(piece.start, piece.end));
  if (marker?.kind !== "slide" || !hasWords(text.slice(piece.start + marker.textStart, piece.end)))
    return piece;
  if (isDia(marker.marker) && meansNoSlide(text)) return piece;
  return { ...piece, start: piece.start + marker.textStart, marker: marker.marker };
}

/** What has no word of its own, as a stop behind a bracket, stays with the piece before it. */
function joinWordless(text: string, cuts: readonly Draft[]): readonly Draft[] {
  const joined: Draft[] = [];
  for (const piece of cuts) {
    const last = joined.at(-1);
    if (last !== undefined && !hasWords(text.slice(piece.start, piece.end)))
      joined[joined.length - 1] = { ...last, end: piece.end };
    else joined.push(piece);
  }
  return joined;
}

function toUnits(text: string, pieces: readonly Draft[]): readonly Unit[] {
  const lines = cutLines(text);
  let line = 0;
  const opened = pieces.map((piece) => {
    while (line + 1 < lines.length && (lines[line + 1]?.start ?? 0) <= piece.start) line += 1;
    return { piece, line };
  });
  return opened.map(({ piece, line: own }, index) => {
    const before = opened[index - 1]?.piece.end ?? 0;
    const after = opened[index + 1]?.piece.start ?? text.length;
    const gapBefore = text.slice(before, piece.start);
    const gapAfter = text.slice(piece.end, after);
    const { start, end, form, carrier, depth, marker } = piece;
    return {
      span: { start, end },
      text: text.slice(start, end),
      form,
      carrier,
      depth,
      ...(marker === undefined ||
      index === 0 ||
      opened[index - 1]?.piece.marker !== marker ||
      gapBefore.includes("\n")
        ? marker === undefined
          ? {}
          : { marker }
        : {}),
      line: own,
      opensLine: index === 0 || gapBefore.includes("\n"),
      closesLine: index === opened.length - 1 || gapAfter.includes("\n"),
      blankBefore: index === 0 || isBlankGap(gapBefore),
      blankAfter: index === opened.length - 1 || isBlankGap(gapAfter),
    };
  });
}

/** A line between that is empty or only ruled. */
function isBlankGap(gap: string): boolean {
  const first = gap.indexOf("\n");
  return first !== -1 && gap.indexOf("\n", first + 1) !== -1;
}
