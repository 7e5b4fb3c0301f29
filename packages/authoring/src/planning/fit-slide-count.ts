import {
  countPassageColumns,
  type Heading,
  hasPoint,
  type Idea,
  type Part,
  type Passage,
  pointsOf,
} from "../ideas/ideas.ts";
import { rememberEach } from "../text/remember-each.ts";

/** Merging looks at every pair of neighbours again and again: so many at most. */
const mostToCompare = 300;
const mostParts = 6;

/**
 * Returns as many ideas as asked: the slightest neighbours are merged, best under one heading, or the fullest ideas
 * are split. Fewer come back where the text holds no more points than that.
 */
export function fitIdeas(ideas: readonly Idea[], count: number): readonly Idea[] {
  if (ideas.length > count) return mergeDown(ideas, Math.max(1, count));
  return splitUp(ideas, count);
}

function mergeDown(ideas: readonly Idea[], count: number): readonly Idea[] {
  const merged = mergeRuns(ideas, Math.max(count, mostToCompare));
  // What it costs to merge each idea with the next: only that of the neighbours changes.
  const costs = merged.map((_, index) => costOfMerging(merged, index));
  while (merged.length > count) {
    const place = cheapestPair(costs);
    const [one, other] = [merged[place], merged[place + 1]];
    if (one === undefined || other === undefined) break;
    merged.splice(place, 2, mergesOf(one)(other));
    costs.splice(place, 1);
    costs[place] = costOfMerging(merged, place);
    if (place > 0) costs[place - 1] = costOfMerging(merged, place - 1);
  }
  return merged;
}

function mergeRuns(ideas: readonly Idea[], most: number): Idea[] {
  const length = Math.ceil(ideas.length / most);
  if (length <= 1) return [...ideas];
  const runs: Idea[] = [];
  for (let start = 0; start < ideas.length; start += length) {
    runs.push(mergeAll(ideas.slice(start, start + length)));
  }
  return runs;
}

function cheapestPair(costs: readonly number[]): number {
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < costs.length; index += 1) {
    const cost = costs[index] ?? lowest;
    if (cost >= lowest) continue;
    best = index;
    lowest = cost;
  }
  return best;
}

/** The last idea has none after it. */
function costOfMerging(ideas: readonly Idea[], place: number): number {
  const [one, other] = [ideas[place], ideas[place + 1]];
  if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
  return (weightOf(one) + weightOf(other)) * strangeness(one, other);
}

/** Ideas are compared many times and never change. */
const weightOf = rememberEach(({ parts }: Idea): number => {
  let points = 0;
  let columns = 0;
  for (const { passages } of parts) {
    for (const passage of passages) if (hasPoint(passage)) points += 1;
    columns += countPassageColumns(passages);
  }
  return 1 + points / 2 + columns / 250;
});

/** Neighbours under one heading belong together more than those of different chapters. */
function strangeness(one: Idea, other: Idea): number {
  if (one.exhibit?.strength === "strong" || other.exhibit?.strength === "strong") return 12;
  const parts = countParts(one, other);
  const crowding = parts > mostParts ? 1 + (parts - mostParts) : 1;
  if (one.parts.at(-1)?.heading !== undefined && one.parts.at(-1)?.heading === other.parts[0]?.heading)
    return 0.8;
  const shared = commonPath(one.path, other.path).length;
  const deepest = Math.max(one.path.length, other.path.length);
  if (deepest === 0) return crowding * 1.2;
  return crowding * (shared === 0 ? 4 : 1 + (deepest - shared) * 0.5);
}

function countParts(one: Idea, other: Idea): number {
  return one.parts.length + other.parts.length;
}

/** Several numbers of slides are tried, and most merges are the same for each. */
const mergesOf = rememberEach((one: Idea) => rememberEach((other: Idea) => mergeAll([one, other])));

function mergeAll(ideas: readonly Idea[]): Idea {
  const parts: { heading?: Heading; passages: Passage[] }[] = [];
  for (const part of ideas.flatMap((idea) => idea.parts)) {
    const last = parts.at(-1);
    if (last !== undefined && last.heading === part.heading) last.passages.push(...part.passages);
    else parts.push({ ...part, passages: [...part.passages] });
  }
  const [first, ...rest] = ideas;
  const path = rest.reduce(
    (shared: readonly Heading[], { path: next }) => commonPath(shared, next),
    first?.path ?? [],
  );
  // What the first one opens it may also be the title of; what later ones open is told with them.
  return { parts, path, opens: ideas.flatMap((idea) => idea.opens), ...keptExhibit(ideas) };
}

/** What one idea shows is kept if it is most of what they hold together. */
function keptExhibit(ideas: readonly Idea[]): Pick<Idea, "exhibit"> {
  const shown = ideas.filter(({ exhibit }) => exhibit?.strength === "strong");
  const [first] = shown;
  if (first?.exhibit === undefined) return {};
  const rest = ideas.filter((idea) => !shown.includes(idea));
  const weight = rest.reduce((sum, idea) => sum + weightOf(idea), 0);
  return shown.length === 1 && weightOf(first) * 1.5 < weight ? {} : { exhibit: first.exhibit };
}

function commonPath(one: readonly Heading[], other: readonly Heading[]): readonly Heading[] {
  const end = one.findIndex((heading, index) => heading !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

function splitUp(ideas: readonly Idea[], count: number): readonly Idea[] {
  const split = [...ideas];
  while (split.length < count) {
    const place = fullest(split);
    const halves = place === undefined ? undefined : splitIdea(split[place]);
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
    const ease = idea.exhibit?.strength === "strong" ? 0.01 : hasParagraphs(idea) ? 2 : 1;
    const size = Math.max(pointsOf(idea).length, idea.parts.length) * ease;
    if (size > most) [best, most] = [index, size];
  }
  return best;
}

function hasParagraphs(idea: Idea): boolean {
  const [first, ...others] = pointsOf(idea);
  return others.some(({ paragraph }) => paragraph !== first?.paragraph);
}

function splitIdea(idea: Idea | undefined): readonly [Idea, Idea] | undefined {
  if (idea === undefined) return undefined;
  const { parts, path, opens } = idea;
  if (parts.length > 1) {
    const middle = Math.ceil(parts.length / 2);
    return [
      { parts: parts.slice(0, middle), path, opens },
      { parts: parts.slice(middle), path, opens: [] },
    ];
  }
  const [part] = parts;
  const place = part === undefined ? undefined : middleOf(part);
  if (part === undefined || place === undefined) return undefined;
  const take = (passages: readonly Passage[]): Part => ({ ...part, passages });
  return [
    { parts: [take(part.passages.slice(0, place))], path, opens },
    { parts: [take(part.passages.slice(place))], path, opens: [] },
  ];
}

/** The border between points that is nearest to the middle, between paragraphs rather than within one. */
function middleOf({ passages }: Part): number | undefined {
  const points = passages.flatMap((passage, index) => (hasPoint(passage) ? [index] : []));
  const borders = points.slice(1);
  const half = points.length / 2;
  const distance = (border: number): number => {
    const isWithin = passages[border]?.paragraph === passages[border - 1]?.paragraph;
    return (
      Math.abs(points.indexOf(border) - half) + (isWithin && passages[border]?.kind === "sentence" ? 1.2 : 0)
    );
  };
  return borders.reduce(
    (best: number | undefined, border) =>
      best === undefined || distance(border) < distance(best) ? border : best,
    undefined,
  );
}
