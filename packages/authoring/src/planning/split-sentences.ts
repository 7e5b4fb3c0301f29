import { goesOn } from "../ideas/arranging/list-facts.ts";
import type { Idea, Part, Passage } from "../ideas/ideas.ts";
import { pointsOf } from "../ideas/ideas.ts";
import type { Span } from "../structure/blocks.ts";
import { capitaliseText, sliceText, tidyText, toPlainText } from "../text/markup/rich-text.ts";
import { spansAt } from "../text/sentences/members.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { countColumns } from "../text/words/columns.ts";

const joints = ["; ", "；", "、", "，", "، ", ", "];
/** A shorter clause, or one of fewer words, is no fact of its own. */
const narrowest = 14;
const fewestWords = 3;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/**
 * Returns the ideas with their longest sentences cut into clauses that are facts of their own, until there are `count` points
 * to be shown; fewer where no sentence can be cut.
 */
export function splitSentences(ideas: readonly Idea[], count: number): readonly Idea[] {
  let missing = count - ideas.flatMap(pointsOf).length;
  if (missing <= 0) return ideas;
  const cut = new Map<Passage, readonly Passage[]>();
  const passages = ideas.flatMap(({ parts }) => parts.flatMap((part) => part.passages));
  for (const passage of passages.toSorted((one, other) => other.columns - one.columns)) {
    if (missing <= 0) break;
    const clauses = cutPassage(passage);
    if (clauses.length < 2) continue;
    cut.set(passage, clauses);
    missing -= clauses.length - 1;
  }
  if (cut.size === 0) return ideas;
  return ideas.map((idea) => ({
    ...idea,
    parts: idea.parts.map(
      (part): Part => ({
        ...part,
        passages: part.passages.flatMap((passage) => cut.get(passage) ?? [passage]),
      }),
    ),
  }));
}

function cutPassage(passage: Passage): readonly Passage[] {
  const { kind, point } = passage;
  if (kind !== "sentence" || point === undefined) return [passage];
  const plain = toPlainText(point.text);
  const spans = joints
    .map((mark) => joinDependent(plain, spansAt(plain, mark)))
    .find(({ length }) => length > 1);
  if (spans === undefined) return [passage];
  return spans.map((span): Passage => {
    const text = capitaliseText(tidyText(sliceText(point.text, span.start, span.end)));
    const words = toPlainText(text);
    return { ...passage, text: words, columns: countColumns(words), point: { ...point, text } };
  });
}

/** A clause that leans on the one before, or says too little alone, stays with it. */
function joinDependent(plain: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isOwn = isFact(plain.slice(span.start, span.end).trim());
    const isLastOwn = last !== undefined && isFact(plain.slice(last.start, last.end).trim());
    if (last === undefined || (isOwn && isLastOwn)) joined.push(span);
    else joined[joined.length - 1] = { start: last.start, end: span.end };
  }
  return joined;
}

function isFact(words: string): boolean {
  const isLong = unspaced.test(words) || words.split(/\s+/u).length >= fewestWords;
  return isLong && countColumns(words) >= narrowest && standsAlone(words) && !goesOn(words);
}
