import type { TaggedUnit } from "../role.ts";

/** Returns the units with those joined again that were cut from one sentence and turned out to be of one role and place. */
export function joinTurns(
  text: string,
  units: readonly TaggedUnit[],
  goesOn: readonly boolean[],
): readonly TaggedUnit[] {
  const joined: TaggedUnit[] = [];
  for (const [index, unit] of units.entries()) {
    const last = joined.at(-1);
    const isSame = last !== undefined && last.role === unit.role && last.place === unit.place;
    if (goesOn[index] !== true || !isSame) joined.push(unit);
    else joined[joined.length - 1] = joinUnits(text, last, unit);
  }
  return joined;
}

function joinUnits(text: string, last: TaggedUnit, unit: TaggedUnit): TaggedUnit {
  const span = { start: last.span.start, end: unit.span.end };
  return {
    ...last,
    span,
    text: text.slice(span.start, span.end),
    closesLine: unit.closesLine,
    blankAfter: unit.blankAfter,
    confidence: Math.min(last.confidence, unit.confidence),
  };
}
