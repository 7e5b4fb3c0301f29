import {
  countLines,
  countPassageColumns,
  type Heading,
  hasPoint,
  type Idea,
  pointsOf,
} from "../ideas/ideas.ts";
import { commonPath } from "./merge-ideas.ts";

/** What an idea brings to a slide, counted once. */
export interface Load {
  readonly points: number;
  readonly lines: number;
  readonly columns: number;
  /** Of what its writer set apart, and cannot be made shorter. */
  readonly listed: number;
  readonly parts: number;
  /** The heading that its first and its last part stand under. */
  readonly first: Heading | undefined;
  readonly last: Heading | undefined;
}

/** What a slide of several ideas costs, by cause: the optimiser takes the cheapest deck. */
export const costs = {
  /** Each point that a slide has no room for and that is only spoken. */
  droppedPoint: 0.35,
  /** A slide whose list is so long that it is small: for each column more than it holds at ease. */
  dense: 1 / 200,
  /** A slide that shows one short sentence. */
  thin: 1.3,
  /** Something set out by the writer (a table, dated events, steps) that loses its form on a slide with others. */
  lostForm: 7,
  /** The same, where it was only found in prose. */
  lostWeakForm: 0.5,
  /** A part that the prompt asks for shares a slide with something else. */
  sharedPart: 40,
  /** Two headings on one slide: side by side below one heading, or from different chapters. */
  sharedHeading: 0.9,
  sharedChapter: 3.2,
  /** Two headings of a deck that is asked for part by part, a sentence each. */
  partedHeading: 6,
  /** Two paragraphs that fill a slide each. */
  sharedParagraph: 0.6,
  /** What stands under one heading goes on over two slides. */
  splitHeading: 0.55,
  /** The same, where one of the two holds a single point. */
  splitPoint: 2.5,
  /** Two slides of the same form follow on each other; lists may twice. */
  sameForm: 0.7,
  sameWeakForm: 6,
  thirdList: 0.25,
  /** A slide of a single sentence behind two others: each. */
  thirdSentence: 4,
  /** Forms found in prose are a spice: each beyond the fourth. */
  weakForm: 0.15,
} as const;

/** What it costs that slides asked for are left to questions: one may close the deck, one list its parts. */
const missing: readonly number[] = [3, 6];
const missingFurther = 8;
/** A slide of questions parts a run of single sentences. */
const partedByOne = 2;

/**
 * Returns what it costs that so many of the slides asked for tell nothing of the text, where so many slides of a single
 * sentence stand behind two others.
 */
export function costOfMissing(count: number, thirds: number): number {
  const slides = Array.from({ length: Math.max(0, count) }, (_, index) => missing[index] ?? missingFurther);
  const between = Math.max(0, slides.length - missing.length);
  const parted = Math.min(thirds, between * partedByOne) * costs.thirdSentence;
  return slides.reduce((sum, cost) => sum + cost, 0) - parted;
}

const comfortablePoints = 6;
const comfortableLines = 12;
const comfortableColumns = 360;
const thinColumns = 110;
const mostParts = 6;

/** Returns what an idea brings to a slide. */
export function loadOf({ parts }: Idea): Load {
  let [points, lines, columns, listed] = [0, 0, 0, 0];
  for (const { passages } of parts) {
    columns += countPassageColumns(passages);
    for (const passage of passages) {
      if (!hasPoint(passage)) continue;
      points += 1;
      lines += countLines(passage.point);
      if (passage.kind === "listed") listed += passage.columns;
    }
  }
  return {
    points,
    lines,
    columns,
    listed,
    parts: parts.length,
    first: parts[0]?.heading,
    last: parts.at(-1)?.heading,
  };
}

/** Returns the sum of what two neighbours bring. */
export function addLoads(one: Load, other: Load): Load {
  const isSame = one.last !== undefined && one.last === other.first;
  return {
    points: one.points + other.points,
    lines: one.lines + other.lines,
    columns: one.columns + other.columns,
    listed: one.listed + other.listed,
    parts: one.parts + other.parts - (isSame ? 1 : 0),
    first: one.first,
    last: other.last,
  };
}

/** Returns what it costs that a slide of points holds so much, or so little. */
export function costOfLoad({ points, lines, columns, listed, parts }: Load): number {
  const room = parts > 1 ? Math.max(comfortablePoints, parts) : comfortablePoints;
  const over = Math.max(0, points - room) + Math.max(0, (lines - comfortableLines) / 2);
  const crowd = Math.max(0, parts - mostParts);
  const isThin = points <= 1 && columns < thinColumns;
  const dense = Math.max(0, listed - comfortableColumns) * costs.dense;
  return dense + over * costs.droppedPoint + crowd * costs.sharedHeading * 2 + (isThin ? costs.thin : 0);
}

/** Returns what it costs that two neighbours share a slide; `apart` where each heading is to have one of its own. */
export function costOfJoint(one: Idea, other: Idea, apart = false): number {
  if (one.wanted !== other.wanted) return costs.sharedPart;
  const isSame = one.parts.at(-1)?.heading === other.parts[0]?.heading;
  if (isSame && one.path.at(-1) === other.path.at(-1))
    return isToldApart(one, other) ? costs.sharedParagraph : 0;
  const shared = commonPath(one.path, other.path).length;
  const deepest = Math.max(one.path.length, other.path.length);
  if (deepest === 0) return apart ? costs.partedHeading : costs.sharedHeading * 1.2;
  return shared === 0 ? costs.sharedChapter : costs.sharedHeading * (1 + (deepest - shared) * 0.5);
}

/** Paragraphs without a heading that tell several things each are about different ones. */
function isToldApart(one: Idea, other: Idea): boolean {
  return (
    [one, other].every(
      (idea) =>
        idea.parts.length === 1 &&
        idea.parts[0]?.heading === undefined &&
        pointsOf(idea).length >= fewestApart,
    ) && pointsOf(one).at(-1)?.paragraph !== pointsOf(other)[0]?.paragraph
  );
}

const fewestApart = 2;

/** Returns what it costs that two neighbours are parted. */
export function costOfBreak(one: Idea, other: Idea): number {
  const heading = one.parts.at(-1)?.heading;
  const isSame = heading !== undefined && heading === other.parts[0]?.heading;
  return isSame && one.exhibit === undefined && other.exhibit === undefined ? costs.splitHeading : 0;
}
