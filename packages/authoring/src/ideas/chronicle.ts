import type { TimelineEvent } from "@lectern/deck";
import { findTimelineInProse } from "./detectors/find-timeline.ts";
import type { Exhibit } from "./exhibits.ts";
import { hasPoint, type Idea } from "./ideas.ts";

const fewestIdeas = 3;
const mostOnOne = 5;
const bounds = { fewest: 6, most: 12, share: 0.06, opening: 0 };

/**
 * Returns the ideas of a text without headings that tells a history with its dates gathered: a timeline for each epoch
 * where it has been told, in place of the small ones on the way.
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
    parts.flatMap(({ passages }) => passages.filter(({ kind }) => kind !== "listed").map(({ text }) => text)),
  );
  const found = findTimelineInProse(sentences.flat(), { language, subject: "" }, bounds);
  if (found?.body.kind !== "timeline") return ideas;
  const { events } = found.body;
  const told = ideas.map(({ exhibit, ...rest }): Idea => {
    const isOfOwn = exhibit !== undefined && exhibit.body.kind !== "timeline";
    return isOfOwn ? { ...rest, exhibit } : rest;
  });
  if (events.length <= mostOnOne) return addTimeline(told, told.length - 1, events);
  return epochsOf(events, sentences).flatMap(({ from, to, events: own }) =>
    addTimeline(told.slice(from, to), to - from - 1, own),
  );
}

interface Epoch {
  /** The ideas that tell of it. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly TimelineEvent[];
}

/** As many epochs as it takes for their events to be read at a glance, of about the same length. */
function epochsOf(
  events: readonly TimelineEvent[],
  sentences: readonly (readonly string[])[],
): readonly Epoch[] {
  const count = Math.ceil(events.length / mostOnOne);
  const length = Math.ceil(events.length / count);
  const epochs: Epoch[] = [];
  for (let index = 0; index < events.length; index += length) {
    const own = events.slice(index, index + length);
    const from = epochs.at(-1)?.to ?? 0;
    const isLast = index + length >= events.length;
    const to = isLast ? sentences.length : Math.max(from, placeOf(own.at(-1), sentences) + 1);
    epochs.push({ from, to, events: own });
  }
  return epochs;
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
  const [first, last] = [yearOf(events[0]), yearOf(events.at(-1))];
  const exhibit: Exhibit = {
    body: { kind: "timeline", events },
    strength: "strong",
    title: first === last ? first : `${first} – ${last}`,
  };
  return { parts: [], path: [], opens: [], exhibit };
}

/** The title of an epoch names years only. */
function yearOf(event: TimelineEvent | undefined): string {
  const date = event?.date ?? "";
  return /(?<!\p{Nd})\p{Nd}{4}年?(?!\p{Nd})/u.exec(date)?.[0] ?? date;
}

/** Returns which idea tells an event: the one whose sentences have its words. */
function placeOf(event: TimelineEvent | undefined, sentences: readonly (readonly string[])[]): number {
  const words = (event?.title ?? "").slice(1, 24);
  const place = sentences.findIndex((own) => own.some((sentence) => sentence.includes(words)));
  return place === -1 ? Math.floor(sentences.length / 2) : place;
}
