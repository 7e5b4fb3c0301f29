import type { TimelineEvent } from "@lectern/deck";
import { type Exhibit, isStrong } from "../ideas/exhibits.ts";
import { hasPoint, type Idea, type Part, type Passage, pointsOf } from "../ideas/ideas.ts";
import { cohesionOf } from "./cohesion.ts";

/** Returns the ideas with the fullest of them split until there are `count`; fewer where the text holds no more points. */
export function splitIdeas(ideas: readonly Idea[], count: number, language: string): readonly Idea[] {
  const split = [...ideas];
  while (split.length < count) {
    const place = fullest(split);
    const halves = place === undefined ? undefined : splitIdea(split[place], language);
    if (place === undefined || halves === undefined) break;
    split.splice(place, 1, ...halves);
  }
  return split;
}

function fullest(ideas: readonly Idea[]): number | undefined {
  let best: number | undefined;
  let most = 1;
  for (const [index, idea] of ideas.entries()) {
    // What is shown as a whole is cut last, sentences of one paragraph after paragraphs.
    const ease = isStrong(idea.exhibit) ? 0.01 : hasParagraphs(idea) ? 2 : 1;
    const points = Math.max(pointsOf(idea).length, idea.parts.length);
    if (isRow(idea) || isAskedList(idea)) continue;
    const size = isLongTimeline(idea) ? sizeOfTimeline : points * ease;
    if (size > most) [best, most] = [index, size];
  }
  return best;
}

const widestMember = 24;
const longestRow = 6;

/** "Bar magnets, paper clips, coins": a few members of a row are no slide each. */
function isRow(idea: Idea): boolean {
  const points = pointsOf(idea);
  return (
    idea.parts.length === 1 &&
    points.length <= longestRow &&
    points.every(({ kind }) => kind === "listed") &&
    (points.every(({ columns }) => columns <= widestMember) || areNotes(idea))
  );
}

/** Short facts of a text without headings that tell a number each, or most of them. */
function areNotes(idea: Idea): boolean {
  const points = pointsOf(idea);
  return (
    idea.parts[0]?.heading === undefined &&
    points.every(({ columns }) => columns <= widestNote) &&
    points.filter(({ text }) => /\p{Nd}/u.test(text)).length * 2 >= points.length
  );
}

const widestNote = 36;

const longestAskedList = 6;

/** What is listed of a part that is asked for stands on its slide together. */
function isAskedList(idea: Idea): boolean {
  const points = pointsOf(idea);
  return (
    idea.wanted !== undefined &&
    idea.parts.length === 1 &&
    points.length <= longestAskedList &&
    points.every(({ kind }) => kind === "listed")
  );
}

function hasParagraphs(idea: Idea): boolean {
  const [first, ...others] = pointsOf(idea);
  return others.some(({ paragraph }) => paragraph !== first?.paragraph);
}

function splitIdea(idea: Idea | undefined, language: string): readonly [Idea, Idea] | undefined {
  if (idea === undefined) return undefined;
  const epochs = splitTimeline(idea);
  if (epochs !== undefined) return epochs;
  const { exhibit: _, ...rest } = idea;
  const { parts } = rest;
  if (parts.length > 1) {
    const middle = Math.ceil(parts.length / 2);
    return [
      { ...rest, parts: parts.slice(0, middle) },
      { ...rest, parts: parts.slice(middle), opens: [] },
    ];
  }
  const [part] = parts;
  const place = part === undefined ? undefined : middleOf(part, language);
  if (part === undefined || place === undefined) return undefined;
  const take = (passages: readonly Passage[]): Part => ({ ...part, passages });
  return [
    { ...rest, parts: [take(part.passages.slice(0, place))] },
    { ...rest, parts: [take(part.passages.slice(place))], opens: [] },
  ];
}

const fewestToSplit = 6;
/** It is split after lists that fill a slide, and before those of a few points. */
const sizeOfTimeline = 3.5;

function isLongTimeline({ exhibit }: Idea): boolean {
  return (
    isStrong(exhibit) && exhibit?.body.kind === "timeline" && exhibit.body.events.length >= fewestToSplit
  );
}

/** A timeline of many events is told in two halves, each named by its dates; the words go with the first. */
function splitTimeline({ exhibit, ...idea }: Idea): readonly [Idea, Idea] | undefined {
  if (!isStrong(exhibit) || exhibit?.body.kind !== "timeline") return undefined;
  const { events } = exhibit.body;
  if (events.length < fewestToSplit) return undefined;
  const half = Math.ceil(events.length / 2);
  const epoch = (own: readonly TimelineEvent[]): Exhibit => ({
    ...exhibit,
    body: { kind: "timeline", events: own },
    title: [...new Set([own[0]?.date ?? "", own.at(-1)?.date ?? ""])].join(" – "),
  });
  const parts = idea.parts.map(({ heading }): Part => ({ passages: [], ...(heading && { heading }) }));
  return [
    { ...idea, exhibit: epoch(events.slice(0, half)) },
    { ...idea, parts, opens: [], exhibit: epoch(events.slice(half)) },
  ];
}

/** The border between points that is nearest to the middle, between paragraphs rather than within one. */
function middleOf({ passages }: Part, language: string): number | undefined {
  const points = passages.flatMap((passage, index) => (hasPoint(passage) ? [index] : []));
  const borders = points.slice(1);
  const half = points.length / 2;
  const distance = (border: number): number => {
    const place = points.indexOf(border);
    const [before, next] = [passages[points[place - 1] ?? -1], passages[border]];
    const isProse = before?.kind === "sentence" && next?.kind === "sentence";
    const joined = isProse ? cohesionOf(before, next, language) : 0;
    const isWithin = next?.paragraph === passages[border - 1]?.paragraph;
    return Math.abs(place - half) + joined + (isWithin && next?.kind === "sentence" ? 1.2 : 0);
  };
  return borders.reduce(
    (best: number | undefined, border) =>
      best === undefined || distance(border) < distance(best) ? border : best,
    undefined,
  );
}
