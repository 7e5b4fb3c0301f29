import { termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "../chain/document-facts.ts";
import { roles } from "../role.ts";

const withhold = roles.indexOf("withhold");
/** What speaks of the deck, or asks, is no line of figures, however many stand around it. */
const asking = termBits("deck", "unit", "ask", "polite", "limit", "secretLabel", "secretHint");
const longestLine = 60;
const fewestLines = 3;
/** A line that may be secret is weighed by itself. */
const mostSecret = 0.3;

/**
 * Returns the estimates with those of lines pooled that are made alike, a few words and a figure each, one right below the other: the
 * last month of a list of months is what the others are.
 */
export function weighAlikeLines({ units }: DocumentFacts, estimates: Float64Array): Float64Array {
  const runs = findRuns(units, (index) => (estimates[index * roles.length + withhold] ?? 0) <= mostSecret);
  if (runs.length === 0) return estimates;
  const weighed = estimates.slice();
  for (const run of runs) {
    const pooled = poolRun(run, estimates);
    for (const index of run) weighed.set(pooled, index * roles.length);
  }
  return weighed;
}

/** What several lines say by themselves is surer than what one does; more than a few of them say no more. */
const mostWitnesses = 3;
const leastLikely = 1e-6;

function poolRun(run: readonly number[], estimates: Float64Array): Float64Array {
  const weight = Math.min(run.length, mostWitnesses) / run.length;
  const scores = roles.map((_, role) => {
    const logs = run.map((index) =>
      Math.log(Math.max(leastLikely, estimates[index * roles.length + role] ?? 0)),
    );
    return Math.exp(weight * logs.reduce((sum, log) => sum + log, 0));
  });
  const all = scores.reduce((sum, score) => sum + score, 0);
  return Float64Array.from(scores, (score) => score / all);
}

function findRuns(
  units: readonly ReadUnit[],
  isOpen: (index: number) => boolean,
): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const [index, read] of units.entries()) {
    if (!isLineOfFigures(read, units[index + 1]) || !isOpen(index)) continue;
    const last = runs.at(-1);
    // What brackets say of the line above stands between.
    const above = isAsideOf(units[index - 1], units[index - 2]) ? index - 2 : index - 1;
    const goesOn = last?.at(-1) === above && !read.unit.blankBefore && isAlike(units[above], read);
    if (goesOn) last?.push(index);
    else runs.push([index]);
  }
  return runs.filter(({ length }) => length >= fewestLines);
}

/** "2024  1 (the year of the flood)": brackets that end the line that a unit opens. */
function isAsideOf(aside: ReadUnit | undefined, opening: ReadUnit | undefined): boolean {
  return (
    aside !== undefined &&
    opening !== undefined &&
    aside.unit.line === opening.unit.line &&
    aside.unit.closesLine &&
    aside.unit.text.startsWith("(")
  );
}

function isLineOfFigures(read: ReadUnit, next: ReadUnit | undefined): boolean {
  const { unit, terms } = read;
  const { text, form, opensLine, closesLine } = unit;
  return (
    (form === "sentence" || form === "item" || form === "row") &&
    opensLine &&
    (closesLine || isAsideOf(next, read)) &&
    text.length <= longestLine &&
    (terms & asking) === 0 &&
    figured.test(text) &&
    !/[.!?:：。！？]\s*$/u.test(text)
  );
}

/** A few words and a figure, in either order, or several figures: "2024 / 44 / 17", "2019  3". */
const figured = /\p{L}[^\n]*\p{Nd}|\p{Nd}[^\n]*\p{L}|\p{Nd}[\s|/;]+\p{Nd}/u;

function isAlike(one: ReadUnit | undefined, other: ReadUnit): boolean {
  return (
    one?.unit.form === other.unit.form &&
    (one.unit.marker === undefined) === (other.unit.marker === undefined)
  );
}
