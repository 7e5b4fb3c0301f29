/** What a unit of a prompt is; see the README of annotated prompts. */
export const roles = [
  "request",
  "plan",
  "content",
  "heading",
  "title",
  "note",
  "withhold",
  "chrome",
] as const;

/** What the words inside a unit say. */
export const slotNames = [
  "count",
  "language",
  "audience",
  "tone",
  "topic",
  "about",
  "genre",
  "part",
  "form",
  "limit",
  "title",
  "ending",
  "exclude",
  "slide",
  "occasion",
  "label",
] as const;

export type Role = (typeof roles)[number];
export type SlotName = (typeof slotNames)[number];

/** A sentence, a clause, a list item, a heading or a table row of a prompt, and what it is. */
export interface Unit {
  readonly role: Role;
  /** Without marks. */
  readonly text: string;
  /** In the order of their beginnings; a slot may lie inside another one. */
  readonly slots: readonly Slot[];
}

/** Words inside a unit, by their offsets in its text. */
export interface Slot {
  readonly name: SlotName;
  readonly start: number;
  readonly end: number;
}

/** The words of a slot. */
export function toSlotText(unit: Unit, { start, end }: Slot): string {
  return unit.text.slice(start, end);
}

interface OpenUnit {
  readonly role: Role;
  readonly start: number;
  readonly slots: { readonly name: SlotName; readonly start: number; end: number }[];
  /** Slots that are open, by their place in `slots`. */
  readonly open: number[];
}

/** Returns a text without its marks, and its units; throws what `fail` makes of a message where a mark is wrong. */
export function parseUnits(
  annotated: string,
  fail: (message: string) => Error,
): { readonly text: string; readonly units: readonly Unit[] } {
  const units: Unit[] = [];
  let text = "";
  let unit: OpenUnit | undefined;
  for (const [piece, name] of annotated.matchAll(/⟦([a-z]+)\||⟦|⟧|[^⟦⟧]+/gu)) {
    if (name !== undefined) {
      unit = openMark(unit, name, text.length, fail);
    } else if (piece === "⟦") {
      throw fail(`expected ⟦role| or ⟦slot|, got a ⟦ after "${text.slice(-30)}".`);
    } else if (piece !== "⟧") {
      if (unit === undefined && /[\p{L}\p{N}]/u.test(piece)) {
        throw fail(
          `expected every letter and digit inside a unit, got "${piece.trim().slice(0, 40)}" outside.`,
        );
      }
      text += piece;
    } else {
      if (unit === undefined) throw fail(`expected ⟦ before ⟧, got ⟧ after "${text.slice(-30)}".`);
      unit = closeMark(unit, text, units);
    }
  }
  if (unit) throw fail(`expected ⟧ at the end of "${text.slice(unit.start).slice(0, 40)}", got the end.`);
  return { text, units };
}

function openMark(
  unit: OpenUnit | undefined,
  name: string,
  at: number,
  fail: (message: string) => Error,
): OpenUnit {
  if (unit === undefined) {
    const role = roles.find((known) => known === name);
    if (role === undefined) throw fail(`expected a role (${roles.join(", ")}), got "${name}".`);
    return { role, start: at, slots: [], open: [] };
  }
  const slot = slotNames.find((known) => known === name);
  if (slot === undefined) throw fail(`expected a slot (${slotNames.join(", ")}), got "${name}".`);
  unit.open.push(unit.slots.length);
  unit.slots.push({ name: slot, start: at - unit.start, end: at - unit.start });
  return unit;
}

function closeMark(unit: OpenUnit, text: string, units: Unit[]): OpenUnit | undefined {
  const slot = unit.slots[unit.open.pop() ?? -1];
  if (slot) {
    slot.end = text.length - unit.start;
    return unit;
  }
  units.push({ role: unit.role, text: text.slice(unit.start), slots: unit.slots });
  return undefined;
}
