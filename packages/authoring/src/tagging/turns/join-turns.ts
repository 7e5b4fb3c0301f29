import type { TaggedUnit } from "../role.ts";

/** Returns the units with those joined again that were cut from one sentence and turned out to be of one role and place, or torn from a secret. */
export function joinTurns(
  text: string,
  units: readonly TaggedUnit[],
  goesOn: readonly boolean[],
): readonly TaggedUnit[] {
  const joined: TaggedUnit[] = [];
  for (const [index, unit] of units.entries()) {
    const last = joined.at(-1);
    const isSame = last !== undefined && last.role === unit.role && last.place === unit.place;
    const isTorn = last !== undefined && isTornFromSecret(last, unit);
    if (goesOn[index] !== true || !(isSame || isTorn)) joined.push(unit);
    else joined[joined.length - 1] = joinUnits(text, last, unit);
  }
  return joined;
}

const joint =
  /^(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|och|men|og|i|a|ale|и|а|но|й|та|але|ve|ama)(?!\p{L})/iu;

/** "200 sacks are promised to a house | of Tokyo at 19 dollars": what goes on within the clause of a secret is of it. */
function isTornFromSecret(last: TaggedUnit, unit: TaggedUnit): boolean {
  return (
    last.role === "withhold" &&
    unit.role !== "request" &&
    /[\p{L}\p{N}]$/u.test(last.text) &&
    !joint.test(unit.text)
  );
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
