// a run of sentences without headings -> a slide for each few of them that belong together: the cheapest way to cut it, by how many
// sentences a slide holds, whether its first one can name it, and how much those on both sides of a cut have to do with each other.
import { countPassageColumns, hasPoint, type Idea, type Passage, pointsOf } from "../ideas/ideas.ts";
import { asksSomething } from "../ideas/rank-sentences.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { columnsOfSameContent } from "../text/words/same-content.ts";
import { cohesionOf } from "./cohesion.ts";

/** Fewer sentences stand on one slide. */
const fewestParted = 4;
const mostPoints = 8;
/** What a slide of so many sentences costs: a claim and two or three more are at ease. */
const costOfPoints: readonly number[] = [0, 1.6, 0.5, 0, 0.15, 0.9, 2, 3.2, 4.5];
/** What is asked for may stand alone. */
const costOfAskAlone = 0.4;
const comfortableColumns = 420;
const costOfColumn = 1 / 150;
const longestClaim = 110;
const costWithoutClaim = 0.6;

/**
 * Returns an idea of several sentences as ideas of a few sentences each, in their order; any other one as it is.
 */
export function partProse(idea: Idea, language: string): readonly Idea[] {
  const [part, ...others] = idea.parts;
  const isProse =
    part !== undefined &&
    others.length === 0 &&
    part.heading === undefined &&
    part.passages.every(({ kind }) => kind !== "listed");
  const points = pointsOf(idea);
  if (!isProse || idea.exhibit !== undefined || points.length < fewestParted) return [idea];
  const starts = cheapestStarts(points, language);
  const places = starts.map((start, index) =>
    index === 0 ? 0 : part.passages.indexOf(points[start] as Passage),
  );
  return places.map((place, index) => ({
    ...idea,
    parts: [{ ...part, passages: part.passages.slice(place, places[index + 1]) }],
    opens: index === 0 ? idea.opens : [],
  }));
}

/** Where the slides begin in the cheapest way to cut the sentences. */
function cheapestStarts(points: readonly Passage[], language: string): readonly number[] {
  interface Way {
    readonly cost: number;
    readonly starts: readonly number[];
  }
  const best: Way[] = [{ cost: 0, starts: [] }];
  for (let end = 1; end <= points.length; end += 1) {
    for (let start = Math.max(0, end - mostPoints); start < end; start += 1) {
      const before = best[start];
      if (before === undefined) continue;
      const [last, first] = [points[start - 1], points[start]];
      const cut = last === undefined || first === undefined ? 0 : cohesionOf(last, first, language);
      const cost = before.cost + cut + costOfSlide(points.slice(start, end), language);
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { cost, starts: [...before.starts, start] };
    }
  }
  return best[points.length]?.starts ?? [];
}

function costOfSlide(points: readonly Passage[], language: string): number {
  const [first] = points;
  const isAsk = points.length === 1 && first !== undefined && asksSomething(first.text);
  const over = countPassageColumns(points) - columnsOfSameContent(comfortableColumns, language);
  const isClaim =
    first !== undefined &&
    hasPoint(first) &&
    standsAlone(first.text) &&
    first.columns <= columnsOfSameContent(longestClaim, language);
  return (
    (isAsk ? costOfAskAlone : (costOfPoints[points.length] ?? 0)) +
    Math.max(0, over) * costOfColumn +
    (isClaim ? 0 : costWithoutClaim)
  );
}
