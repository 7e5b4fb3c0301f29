import { countPassageColumns, type Idea, pointsOf } from "../ideas/ideas.ts";

/** A deck of so many slides of content is a talk; more of them are only worth it for what fills a slide. */
const comfortableIdeas = 12;
const mostPoints = 8;
const mostColumns = 1_000;

/** Returns the ideas of a text with short neighbouring sections on one slide, where there are many ideas. */
export function joinNeighbours(ideas: readonly Idea[]): readonly Idea[] {
  let surplus = ideas.length - comfortableIdeas;
  if (surplus <= 0) return ideas;
  const joined: Idea[] = [];
  for (const idea of ideas) {
    const last = joined.at(-1);
    if (surplus > 0 && last !== undefined && belongTogether(last, idea)) {
      joined[joined.length - 1] = { ...last, parts: [...last.parts, ...idea.parts], opens: last.opens };
      surplus -= 1;
    } else joined.push(idea);
  }
  return joined;
}

/** Two lists below the same heading, each with a heading of its own. */
function belongTogether(one: Idea, other: Idea): boolean {
  if (one.exhibit !== undefined || other.exhibit !== undefined || other.opens.length > 0) return false;
  const isHeaded = [one, other].every(({ parts }) => parts.every(({ heading }) => heading !== undefined));
  if (!isHeaded || one.parts.at(-1)?.heading === other.parts[0]?.heading) return false;
  const isSamePlace =
    one.path.length === other.path.length &&
    one.path.every((heading, index) => heading === other.path[index]);
  if (!isSamePlace || one.parts.length + other.parts.length > 2) return false;
  const points = pointsOf(one).length + pointsOf(other).length;
  const passages = [...one.parts, ...other.parts].flatMap((part) => part.passages);
  return points <= mostPoints && countPassageColumns(passages) <= mostColumns;
}
