import type { Span } from "../source/unit.ts";
import type { TaggedUnit } from "../tagging/role.ts";
import { findTerms, termBits } from "../text/lexicon/terms/find-terms.ts";
import { slideFillers } from "./lexicon/own-slide-words.ts";
import { readHeadOf } from "./parts/named-parts.ts";
import type { FoundSlot } from "./slots/labels.ts";

/** The slots of units, with what a part or an ending is to hold as its details, and the units of matter that tell it. */
export interface HeldMatter {
  readonly slots: ReadonlyMap<TaggedUnit, readonly FoundSlot[]>;
  /** Spans of units, as they were tagged: they stand on the slide that they are told for and nowhere else. */
  readonly taken: readonly Span[];
}

const colon = new RegExp(
  `^(?:[\\s,]{1,2}(?:${slideFillers}|s['’]il (?:vous|te) pla[iî]t|with this|so)){0,2}\\s?[:：]\\s?$`,
  "iu",
);
const asking = termBits("deck", "polite", "note", "secretLabel", "secretHint", "look", "language");
const mostUnits = 6;

/**
 * Returns the slots of units that ask with what stands behind the name of a part or of the ending as its details: behind a colon
 * ("finish on what to decide: the price holds until 14 March") up to the end of the sentence, or in a bracket. `tagged` has the
 * units before those that ask were joined.
 */
export function holdMatter(
  units: readonly TaggedUnit[],
  slotsOf: (unit: TaggedUnit) => readonly FoundSlot[],
  tagged: readonly TaggedUnit[],
): HeldMatter {
  const slots = new Map(units.map((unit) => [unit, slotsOf(unit)]));
  const taken: Span[] = [];
  const brackets = tagged.flatMap(({ role, span, text }) =>
    role !== "request" && /^[(（]/u.test(text) ? [span] : [],
  );
  for (const [index, unit] of units.entries()) {
    if (unit.role !== "request") continue;
    const own = slots.get(unit) ?? [];
    taken.push(...bracketsOf(unit, own, brackets));
    const named = wholeName(own.at(-1), unit.text);
    if (named === undefined || named.details !== undefined || !mayHold(named, unit, units[index + 1]))
      continue;
    const held = unitsBehind(units, index);
    if (held.length === 0) continue;
    slots.set(unit, [
      ...own.slice(0, -1),
      { ...named, details: held.map(({ text }) => text.trim()).join(" ") },
    ]);
    for (const one of held) {
      slots.set(one, []);
      taken.push(one.span);
    }
  }
  return { slots, taken };
}

/**
 * Behind a part that is named by grammar more may stand before the colon where only names follow ("then the steps, as a ladder:");
 * figures are left to the wish for the part: what sums them up stands behind their sentence.
 */
function mayHold(named: FoundSlot, { text }: TaggedUnit, next: TaggedUnit | undefined): boolean {
  const isHead = named.slot === "part" && readHeadOf(text)?.start === named.start;
  if (isHead && next?.role === "request") return true;
  const tellsFigures = (next?.text.match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu)?.length ?? 0) >= fewestFigures;
  return !(isHead && tellsFigures) && colon.test(text.slice(named.end));
}

const fewestFigures = 3;

/** "Finish on what to decide and by when:": what ends the deck goes on to the colon. */
function wholeName(slot: FoundSlot | undefined, text: string): FoundSlot | undefined {
  if (slot?.slot === "part") return slot;
  if (slot?.slot !== "ending") return undefined;
  const rest = goingOn.exec(text.slice(slot.end))?.[0] ?? "";
  const end = slot.end + rest.trimEnd().length;
  return { ...slot, end, text: text.slice(slot.start, end) };
}

const goingOn = /^\s(?:and|und|et|y|e|en|och|og|i|и)\s[^.,;:!?()]{2,30}(?=:\s?$)/iu;

/** The brackets of matter behind the name of a part of a unit. */
function bracketsOf(
  { span }: TaggedUnit,
  slots: readonly FoundSlot[],
  brackets: readonly Span[],
): readonly Span[] {
  const ends = slots.flatMap(({ slot, end }) => (slot === "part" ? [span.start + end] : []));
  if (ends.length === 0) return [];
  return brackets.filter(
    ({ start, end }) =>
      start >= span.start && end <= span.end && ends.some((behind) => Math.abs(behind - start) <= 1),
  );
}

/** What goes on behind a unit in its line to the end of the sentence; nothing where it asks for something, or is kept back. */
function unitsBehind(units: readonly TaggedUnit[], index: number): readonly TaggedUnit[] {
  const held: TaggedUnit[] = [];
  for (const unit of units.slice(index + 1, index + 1 + mostUnits)) {
    const asks = findTerms(unit.text).some(({ classes }) => (classes & asking) !== 0);
    if (unit.opensLine || asks || (unit.role !== "content" && unit.role !== "request")) break;
    held.push(unit);
    if (/[.!?。！？]["”»)]?\s*$/u.test(unit.text)) break;
  }
  // What would only be spoken for doubt tells something.
  const tells = held.some(
    ({ role, place, text }) => role === "content" || place === "notes" || /\p{Nd}/u.test(text),
  );
  return tells ? held : [];
}
