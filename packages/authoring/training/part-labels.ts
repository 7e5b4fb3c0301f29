import type { PartCandidate } from "../src/brief/parts/part-candidate.ts";
import type { AnnotatedPrompt } from "../src/brief/testing/read-annotated.ts";
import type { Span } from "../src/source/unit.ts";

const asked: ReadonlySet<string> = new Set(["part", "ending"]);
/** What is named so may well head a slide, but nobody asks for one. */
const maybe: ReadonlySet<string> = new Set(["topic", "form", "about", "title", "slide"]);
const mostOffset = 40;

/** Says whether a candidate is a part by the annotations of its prompt; undefined where they leave it open. */
export function isPart(
  { unit, start, end }: PartCandidate,
  { text, slots, units }: AnnotatedPrompt,
): boolean | undefined {
  const found = text.indexOf(unit.text, unit.span.start);
  const offset = found === -1 || found > unit.span.start + mostOffset ? unit.span.start : found;
  const own = { start: offset + start, end: offset + end };
  const shareIn = (spans: readonly { readonly span: Span }[]): number =>
    spans.reduce((sum, { span }) => sum + overlapOf(own, span), 0) / Math.max(1, end - start);
  const part = shareIn(slots.filter(({ slot }) => asked.has(slot)));
  const head = shareIn(units.filter(({ role }) => role === "plan" || role === "heading"));
  if (part >= 0.5 || head >= 0.6) return true;
  return part >= 0.3 || shareIn(slots.filter(({ slot }) => maybe.has(slot))) >= 0.6 ? undefined : false;
}

function overlapOf(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}
