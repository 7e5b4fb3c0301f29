import type { TimelineEvent } from "@lectern/deck";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { findTimelineInProse } from "./detectors/find-timeline-in-prose.ts";
import { type Exhibit, isStrong, scores } from "./exhibits.ts";
import { type Heading, hasPoint, type Idea, type Part, type Passage } from "./ideas.ts";

const mostOnOne = 7;
const fewestPoints = 2;
const bounds = { fewest: 5, most: 18, share: 0.2, opening: 0 };

/**
 * Returns the ideas of one heading, or of none, that tell a history with its dates gathered: a timeline for each epoch in
 * place of the sentences that tell its events, which are spoken; what else the text tells keeps its slides.
 */
export function withChronicle(ideas: readonly Idea[], language: string): readonly Idea[] {
  const [first] = ideas;
  const isPlain = ideas.every(
    (idea) =>
      isShownElse(idea) ||
      (idea.path.length === first?.path.length &&
        idea.parts.every(({ heading, passages }) => heading === headingOf(first) && passages.every(isTold))),
  );
  if (first === undefined || !isPlain) return ideas;
  const telling = ideas.filter((idea) => !isShownElse(idea));
  const sentences = telling.flatMap(passagesOf).map(({ text }) => text);
  const found = findTimelineInProse(sentences, { language, subject: "" }, bounds);
  if (found?.body.kind !== "timeline") return ideas;
  const { events } = found.body;
  const told = findTold(telling.flatMap(passagesOf), events);
  const left = ideas.map((idea) => (isShownElse(idea) ? idea : withoutTold(idea, told)));
  return placeEpochs(left, epochsOf(events), told);
}

/** The sentences that tell the events, and those right behind one that cannot be read without it: "He had one apprentice." */
function findTold(passages: readonly Passage[], events: readonly TimelineEvent[]): ReadonlySet<Passage> {
  const told = new Set<Passage>();
  for (const [index, passage] of passages.entries()) {
    const before = passages[index - 1];
    const clings = before !== undefined && told.has(before) && !standsAlone(passage.text);
    if (tells(passage, events) || clings) told.add(passage);
  }
  return told;
}

/** What has a form of its own other than dates keeps it. */
function isShownElse({ exhibit }: Idea): boolean {
  return exhibit !== undefined && exhibit.body.kind !== "timeline" && isStrong(exhibit);
}

/** What is quoted or listed is not told. */
function isTold({ kind }: Passage): boolean {
  return kind !== "listed";
}

function headingOf(idea: Idea | undefined): Heading | undefined {
  return idea?.parts[0]?.heading;
}

function passagesOf({ parts }: Idea): readonly Passage[] {
  return parts.flatMap(({ passages }) => passages);
}

/** An event has the words of its sentence, but for its date and how it opens. */
function tells({ text }: Passage, events: readonly TimelineEvent[]): boolean {
  return events.some(
    ({ title, date }) => text.includes(title.slice(1, 24)) || (text.includes(date) && shares(text, title)),
  );
}

const sharedStart = 8;
const sharedEnd = 12;

/** A date that stood in the middle parts the words of an event from each other. */
function shares(text: string, title: string): boolean {
  return text.includes(title.slice(1, sharedStart)) && text.includes(title.slice(-sharedEnd));
}

function withoutTold({ exhibit: _, ...idea }: Idea, told: ReadonlySet<Passage>): Idea {
  const spoken = (passage: Passage): Passage => {
    const { point: __, ...words } = passage;
    return told.has(passage) ? { ...words, kind: "aside" } : passage;
  };
  return {
    ...idea,
    parts: idea.parts.map((part): Part => ({ ...part, passages: part.passages.map(spoken) })),
  };
}

/** As many epochs as it takes for their events to be read at a glance, of about the same length. */
function epochsOf(events: readonly TimelineEvent[]): readonly (readonly TimelineEvent[])[] {
  const count = Math.ceil(events.length / mostOnOne);
  const length = Math.ceil(events.length / count);
  return Array.from({ length: count }, (_, index) => events.slice(index * length, (index + 1) * length));
}

/** Each epoch stands where its last event has been told; an idea of which nothing is left goes with it. */
function placeEpochs(
  ideas: readonly Idea[],
  epochs: readonly (readonly TimelineEvent[])[],
  told: ReadonlySet<Passage>,
): readonly Idea[] {
  const placed: Idea[] = [];
  let next = 0;
  let waiting: Part[] = [];
  for (const [index, idea] of ideas.entries()) {
    const points = passagesOf(idea).filter(hasPoint).length;
    const last = placed.at(-1);
    if (isShownElse(idea)) placed.push(idea);
    else if (points === 0) waiting.push(...idea.parts);
    else if (points < fewestPoints && last !== undefined && last.exhibit === undefined)
      placed[placed.length - 1] = joined(last, idea);
    else placed.push(idea);
    const isLast = index === ideas.length - 1;
    for (let events = epochs[next]; events !== undefined; events = epochs[next]) {
      if (!isLast && !passagesOf(idea).some((passage) => tells(passage, events.slice(-1)))) break;
      const parts = waiting.length > 0 ? waiting : [{ ...emptyPart(idea) }];
      placed.push({ parts, path: idea.path, opens: [], exhibit: createEpoch(events, epochs.length) });
      waiting = [];
      next += 1;
    }
  }
  return told.size === 0 ? ideas : placed;
}

function joined(one: Idea, other: Idea): Idea {
  const [part] = one.parts;
  if (part === undefined) return one;
  return { ...one, parts: [{ ...part, passages: [...part.passages, ...passagesOf(other)] }] };
}

function emptyPart({ parts: [part] }: Idea): Part {
  return part?.heading === undefined ? { passages: [] } : { heading: part.heading, passages: [] };
}

/** An epoch is named by its years; a history of one keeps its heading. */
function createEpoch(events: readonly TimelineEvent[], count: number): Exhibit {
  const [first, last] = [yearOf(events[0]), yearOf(events.at(-1))];
  const title = first === last ? first : `${first} – ${last}`;
  return {
    body: { kind: "timeline", events },
    score: scores.told,
    ...(count > 1 || title === "" ? { title } : {}),
  };
}

function yearOf(event: TimelineEvent | undefined): string {
  const date = event?.date ?? "";
  return /(?<!\p{Nd})\p{Nd}{4}年?(?!\p{Nd})/u.exec(date)?.[0] ?? date;
}
