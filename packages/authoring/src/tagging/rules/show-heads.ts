import type { TaggedUnit } from "../role.ts";

const longestHead = 60;
const fewestHeads = 2;

/**
 * Returns the units with those lines as headings that only might plan slides: short ones, alone in their line and with matter right
 * below, in a prompt that plans no slide for sure. "2. Warning signs" of a pasted policy heads its part, however much it looks
 * like the opener of a slide.
 */
export function showHeads(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  if (units.some(plansSlide)) return units;
  const heads = units.filter((unit, index) => mayHead(unit, units[index + 1]));
  const areAmongHeads = heads.length >= fewestHeads || units.some(isHeading);
  if (heads.length === 0 || !areAmongHeads) return units;
  const found = new Set(heads);
  return units.map((unit) =>
    found.has(unit) ? { ...unit, role: "heading", place: "slide", reason: "heads matter" } : unit,
  );
}

/** "(a pie here, please)" describes a slide and opens none. */
function plansSlide({ role, place, text }: TaggedUnit): boolean {
  return role === "plan" && place === "nowhere" && !/^[(（[]/u.test(text);
}

function isHeading({ role, place }: TaggedUnit): boolean {
  return role === "heading" && place === "slide";
}

function mayHead(unit: TaggedUnit, next: TaggedUnit | undefined): boolean {
  const { role, place, text, opensLine, closesLine, line } = unit;
  return (
    place === "notes" &&
    (role === "plan" || role === "heading") &&
    opensLine &&
    closesLine &&
    text.length <= longestHead &&
    !/[.!:：。！]$/u.test(text) &&
    next?.role === "content" &&
    next.place === "slide" &&
    next.line > line
  );
}
