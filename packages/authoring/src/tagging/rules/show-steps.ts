import type { TaggedUnit } from "../role.ts";

const leadsOn = /(?:→|⇒|->|=>|–>)\s*$/u;
const fewestSteps = 3;

/** Returns the units with the steps that arrows join in one line as matter, where some of them were taken for planned slides. */
export function showSteps(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const shown = [...units];
  for (let from = 0; from < units.length; from += 1) {
    let end = from;
    while (end + 1 < units.length && goesOn(units[end], units[end + 1])) end += 1;
    const run = units.slice(from, end + 1);
    const areSteps =
      run.length >= fewestSteps && run.every(({ role }) => role === "plan" || role === "content");
    if (areSteps && run.some(({ role }) => role === "plan"))
      for (const [index, unit] of run.entries()) shown[from + index] = asStep(unit);
    from = end;
  }
  return shown;
}

function goesOn(unit: TaggedUnit | undefined, next: TaggedUnit | undefined): boolean {
  return unit !== undefined && unit.line === next?.line && leadsOn.test(unit.text);
}

function asStep(unit: TaggedUnit): TaggedUnit {
  return { ...unit, role: "content", place: "slide", reason: "is a step between arrows" };
}
