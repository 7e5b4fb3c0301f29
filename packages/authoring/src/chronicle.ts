import type { TimelineEvent } from "@lectern/deck";
import type { Exhibit } from "./exhibits.ts";
import { findTimelineInProse } from "./find-timeline.ts";
import { hasPoint, type Idea } from "./ideas.ts";

const fewestIdeas = 3;
const mostOnOne = 6;
const bounds = { fewest: 6, most: 12, share: 0.06 };

/**
 * Returns the ideas of a text without headings that tells a history with its dates gathered: a timeline where the first half
 * of them has been told and one at the end, in place of the small ones on the way.
 */
export function withChronicle(ideas: readonly Idea[], language: string): readonly Idea[] {
  const isPlain = ideas.every(
    ({ parts, path, exhibit }) =>
      path.length === 0 &&
      exhibit?.body.kind !== "process" &&
      !(exhibit?.body.kind === "timeline" && exhibit.strength === "strong") &&
      parts.every(({ heading }) => heading === undefined),
  );
  if (!isPlain || ideas.length < fewestIdeas) return ideas;
  const sentences = ideas.map(({ parts }) =>
    parts.flatMap(({ passages }) => passages.map(({ text }) => text)),
  );
  const found = findTimelineInProse(sentences.flat(), { language, subject: "" }, bounds);
  if (found?.body.kind !== "timeline") return ideas;
  const { events } = found.body;
  const told = ideas.map(({ exhibit, ...rest }): Idea => {
    const isOfOwn = exhibit !== undefined && exhibit.body.kind !== "timeline";
    return isOfOwn ? { ...rest, exhibit } : rest;
  });
  if (events.length <= mostOnOne) return addTimeline(told, told.length - 1, events);
  const half = Math.ceil(events.length / 2);
  const border = placeOf(events[half - 1], sentences);
  return [
    ...addTimeline(told.slice(0, border + 1), border, events.slice(0, half)),
    ...addTimeline(told.slice(border + 1), told.length, events.slice(half)),
  ];
}

/** An idea that is little but dates is shown by the timeline itself; others keep their slides before it. */
function addTimeline(
  ideas: readonly Idea[],
  border: number,
  events: readonly TimelineEvent[],
): readonly Idea[] {
  const last = ideas.at(border) ?? ideas.at(-1);
  const timeline = createIdea(events);
  if (last === undefined || last.exhibit !== undefined || !isToldBy(last, events))
    return [...ideas, timeline];
  return ideas.map((idea) => (idea === last ? { ...timeline, parts: last.parts } : idea));
}

function isToldBy({ parts }: Idea, events: readonly TimelineEvent[]): boolean {
  const points = parts.flatMap(({ passages }) => passages.filter(hasPoint));
  const told = points.filter(({ text }) => events.some(({ title }) => text.includes(title.slice(1, 24))));
  return told.length >= points.length * 0.6;
}

function createIdea(events: readonly TimelineEvent[]): Idea {
  const [first, last] = [events[0]?.date ?? "", events.at(-1)?.date ?? ""];
  const exhibit: Exhibit = {
    body: { kind: "timeline", events },
    strength: "strong",
    title: `${first} – ${last}`,
  };
  return { parts: [], path: [], opens: [], exhibit };
}

/** Returns which idea tells an event: the one whose sentences have its words. */
function placeOf(event: TimelineEvent | undefined, sentences: readonly (readonly string[])[]): number {
  const words = (event?.title ?? "").slice(1, 24);
  const place = sentences.findIndex((own) => own.some((sentence) => sentence.includes(words)));
  return place === -1 ? Math.floor(sentences.length / 2) : place;
}
