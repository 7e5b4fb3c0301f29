import type { TaggedUnit } from "../../tagging/role.ts";
import { readLead, type UnitContext } from "./features.ts";

/** A unit that asks or plans and what is known of it. */
export interface SlotUnit {
  readonly unit: TaggedUnit;
  readonly context: UnitContext;
}

/** Returns the units that ask or plan, in their order, each with what the units around it tell. */
export function toSlotUnits(units: readonly TaggedUnit[]): readonly SlotUnit[] {
  const isAlone = !units.some(({ role }) => role === "content");
  let isFirst = true;
  let lead = 0;
  return units.flatMap((unit): readonly SlotUnit[] => {
    if (unit.role !== "request" && unit.role !== "plan") {
      if (unit.role === "content" || unit.role === "heading") lead = 0;
      return [];
    }
    const isPlan = unit.role === "plan";
    const isItem = unit.form === "item" || unit.marker !== undefined;
    const context = { text: unit.text, isPlan, isItem, isFirst: isFirst && !isPlan, isAlone, lead };
    if (!isPlan) isFirst = false;
    if (/[:：]\s{0,2}$/u.test(unit.text)) lead = readLead(unit.text.slice(-160));
    else if (!isItem && unit.blankBefore) lead = 0;
    return [{ unit, context }];
  });
}
