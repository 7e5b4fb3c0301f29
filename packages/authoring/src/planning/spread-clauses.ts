import type { RichText } from "@lectern/deck";
import { isStrong } from "../ideas/exhibits.ts";
import { hasPoint, type Idea, type Part, type Passage, pointsOf } from "../ideas/ideas.ts";
import { splitClauses, splitEnumeration } from "../ideas/unfold-sentences.ts";
import { capitaliseText, toPlainText } from "../text/markup/rich-text.ts";
import { countColumns } from "../text/words/columns.ts";

const shortClauses = { fewest: 2, shortest: 36 } as const;

/**
 * Returns the ideas with the sentences that tell several things cut into their clauses, the longest first, until there are `count`
 * points; a sentence of one thing, and what is shown in a form of its own, stays whole.
 */
export function spreadClauses(ideas: readonly Idea[], count: number): readonly Idea[] {
  let missing = count - ideas.reduce((sum, idea) => sum + Math.max(1, pointsOf(idea).length), 0);
  if (missing <= 0) return ideas;
  const found = ideas
    .filter(({ exhibit }) => !isStrong(exhibit))
    .flatMap(pointsOf)
    .map((passage) => ({ passage, clauses: clausesOf(passage) }))
    .filter(({ clauses }) => clauses.length > 1)
    .sort((one, other) => other.passage.columns - one.passage.columns);
  const chosen = new Map<Passage, readonly Passage[]>();
  for (const { passage, clauses } of found) {
    if (missing <= 0) break;
    chosen.set(passage, clauses);
    missing -= clauses.length - 1;
  }
  return chosen.size === 0 ? ideas : ideas.map((idea) => withClauses(idea, chosen));
}

function withClauses(idea: Idea, chosen: ReadonlyMap<Passage, readonly Passage[]>): Idea {
  if (!pointsOf(idea).some((passage) => chosen.has(passage))) return idea;
  const { exhibit: _, ...rest } = idea;
  const isAlone = pointsOf(idea).length === 1;
  const parts = idea.parts.map(
    (part): Part => ({
      ...part,
      passages: part.passages.flatMap((passage) => {
        const clauses = chosen.get(passage);
        if (clauses === undefined) return [passage];
        return isAlone && areNotes(clauses) ? clauses.map(asListed) : clauses;
      }),
    }),
  );
  return { ...rest, parts };
}

function clausesOf(passage: Passage): readonly Passage[] {
  if (!hasPoint(passage) || passage.kind === "aside") return [];
  const { text, lead, children } = passage.point;
  if (lead !== undefined || children !== undefined) return [];
  const listed = splitEnumeration(text, shortClauses);
  const clauses = listed.length > 1 ? listed : splitClauses(text);
  return clauses.length > 1 ? clauses.map((clause) => toPassage(passage, capitaliseText(clause))) : [];
}

/** Of short facts none is a name for the others. */
function areNotes(clauses: readonly Passage[]): boolean {
  return clauses.length >= fewestNotes && clauses.every(({ columns }) => columns <= widestNote);
}

const fewestNotes = 3;
const widestNote = 36;

function asListed(passage: Passage): Passage {
  return { ...passage, kind: "listed" };
}

function toPassage(passage: Passage, clause: RichText): Passage {
  const text = toPlainText(clause);
  return { ...passage, text, columns: countColumns(text), point: { text: clause } };
}
