import { findTerms, termBit, termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { TaggedUnit } from "../role.ts";
import { isNearSecret } from "../secrecy/near-secret.ts";

const opens = "opens a slide of the plan";
const wishing = termBits(
  "deck",
  "want",
  "polite",
  "material",
  "note",
  "secretLabel",
  "secretHint",
  "audience",
  "limit",
  "language",
  "minutes",
  "form",
);
const look = termBit("look");
const question = /[?？؟]["”»」]?\s*$/u;
const bracket = /^[([（［]/u;
const mark = /^(?:[-–—*•·+>→⇒]|->|=>)(?=\s)/u;

/**
 * Returns the units with those as matter that stand on lines right below the opener of a planned slide and are questions, or have
 * the mark of a shown line above them, unless they wish for something, name a form, or may be secret; what a bracket behind the opener
 * asks for, it asks of that slide.
 */
export function showOnPlanned(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  let opener: TaggedUnit | undefined;
  let shown: TaggedUnit | undefined;
  return units.map((unit, index) => {
    if (unit.role === "plan" && unit.reason === opens) {
      opener = unit;
      shown = undefined;
      return unit;
    }
    if (unit.opensLine && unit.blankBefore) opener = undefined;
    if (opener === undefined) return unit;
    if (unit.line <= opener.line)
      return unit.role === "request" && bracket.test(unit.text)
        ? { ...unit, role: "plan", reason: "describes a slide" }
        : unit;
    const isAlike = shown !== undefined && markOf(unit) !== undefined && markOf(unit) === markOf(shown);
    const isTold = mayBeTold(unit, isAlike) && !isNearSecret(units, index);
    if (unit.role === "content" && unit.place === "slide") shown = unit;
    return isTold ? { ...unit, role: "content", place: "slide", reason: "stands on a planned slide" } : unit;
  });
}

function markOf({ marker, text }: TaggedUnit): string | undefined {
  return marker ?? mark.exec(text)?.[0];
}

function mayBeTold({ role, place, text }: TaggedUnit, isAlike: boolean): boolean {
  const isDoubted = place === "notes" && (role === "content" || role === "plan" || role === "request");
  const isHidden = place === "nowhere" && role === "request";
  if (!(isDoubted || isHidden) || !(isAlike || question.test(text))) return false;
  const asking = isAlike ? wishing : wishing | look;
  return findTerms(text).every(({ classes }) => (classes & asking) === 0);
}
