import { countPassageColumns, hasPoint, type Idea, type Part, type Passage } from "./ideas.ts";

/** About forty words. */
const comfortableColumns = 260;
const fewestClauses = 2;

/**
 * Returns the ideas with long lists of numbered clauses on two slides each, the longest first, as far as there is room:
 * a clause keeps its conditions, so that it cannot be made shorter.
 */
export function splitClauses(ideas: readonly Idea[], most: number): readonly Idea[] {
  const dense = ideas
    .filter((idea) => clausesOf(idea).length >= fewestClauses && widthOf(idea) > comfortableColumns)
    .sort((one, other) => widthOf(other) - widthOf(one));
  const chosen = new Set(dense.slice(0, Math.max(0, most - ideas.length)));
  return ideas.flatMap((idea) => (chosen.has(idea) ? halvesOf(idea) : [idea]));
}

function widthOf(idea: Idea): number {
  return countPassageColumns(clausesOf(idea));
}

function clausesOf({ parts, exhibit }: Idea): readonly Passage[] {
  const [part] = parts;
  if (part === undefined || parts.length > 1 || exhibit !== undefined) return [];
  const clauses = part.passages.filter(
    (passage) => passage.kind === "listed" && hasPoint(passage) && /^\d+\.\d/u.test(passage.point.lead ?? ""),
  );
  return clauses.length === part.passages.filter(hasPoint).length ? clauses : [];
}

function halvesOf(idea: Idea): readonly Idea[] {
  const [part] = idea.parts;
  if (part === undefined) return [idea];
  const half = countPassageColumns(part.passages) / 2;
  const distance = (end: number): number => Math.abs(countPassageColumns(part.passages.slice(0, end)) - half);
  const borders = part.passages.slice(1).map((_, index) => index + 1);
  const border = borders.reduce((best, next) => (distance(next) < distance(best) ? next : best), 1);
  const take = (passages: readonly Passage[]): Part => ({ ...part, passages });
  return [
    { ...idea, parts: [take(part.passages.slice(0, border))] },
    { ...idea, opens: [], parts: [take(part.passages.slice(border))] },
  ];
}
