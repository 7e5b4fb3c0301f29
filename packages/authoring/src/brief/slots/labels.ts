/** The slots that a chain finds in units that ask or plan; the others are read by rules. */
export const slotNames = [
  "topic",
  "about",
  "audience",
  "tone",
  "genre",
  "part",
  "form",
  "title",
  "ending",
  "exclude",
  "occasion",
  "count",
] as const;

/** A slot of a unit that asks or plans. */
export type SlotName = (typeof slotNames)[number];

/** Label 0 is outside; slot n begins with label 2n + 1 and goes on with 2n + 2. */
export const labelCount = 1 + 2 * slotNames.length;

/** Words of a unit's text that fill a slot; offsets count in that text. */
export interface FoundSlot {
  readonly slot: SlotName;
  readonly start: number;
  readonly end: number;
  /** In the prompt's words. */
  readonly text: string;
  /** Of a part or an ending: what the bracket or the colon behind it says. */
  readonly details?: string;
}

/** Says whether one label may follow another: a slot goes on only where it has begun. */
export function mayFollow(before: number, label: number): boolean {
  if (label === 0 || label % 2 === 1) return true;
  return before === label || before === label - 1;
}
