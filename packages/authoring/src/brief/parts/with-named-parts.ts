import { overlap } from "../../text/span.ts";
import type { FoundSlot, SlotName } from "../slots/labels.ts";
import { isDrawn } from "./drawn-parts.ts";
import { readNamedParts } from "./named-parts.ts";
import { readSlideLeads } from "./own-slides.ts";
import type { NamedPart } from "./part-names.ts";

const sureBesideNames: ReadonlySet<SlotName> = new Set(["exclude", "ending", "title", "count", "form"]);

/** Returns the slots of a text with what its grammar names as parts, whatever else that was taken for. */
export function withNamedParts(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  return withParts(slots, readNamedParts(text));
}

/** The same of what is to be drawn: "arguments for and against in two columns" is no list of two. */
export function withDrawnParts(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  return withParts(
    slots,
    readNamedParts(text).filter(({ form }) => form !== undefined),
  );
}

const membersBehind = /^(?:\s[^.!?,;:\n]{0,24})?[:：]\s(?<rest>(?:[^.!?\n。！？]|\.(?=\S)){8,600})/u;
const replaced: ReadonlySet<SlotName> = new Set(["part", "topic", "about", "audience", "tone", "occasion"]);

/** Returns the slots with what stands behind the colon of a sure part as what it holds: "one slide on what to do: stay calm, ring us". */
export function withMembers(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const leads = readSlideLeads(text);
  const named = readNamedParts(text);
  return slots.reduce((all: readonly FoundSlot[], slot) => {
    const isSure =
      leads.some(({ end }) => slot.start >= end && slot.start - end <= longestArticle) ||
      named.some((part) => overlap(part, slot));
    const own = slot.slot === "part" && slot.details === undefined && isSure && !isDrawn(slot);
    const behind = own ? membersBehind.exec(text.slice(slot.end)) : null;
    if (behind === null || !all.includes(slot)) return all;
    const end = slot.end + behind[0].length;
    const details = behind.groups?.["rest"]?.trim() ?? "";
    return all.flatMap((other) => {
      if (other === slot) return [{ ...slot, details }];
      return other.start >= slot.end && other.start < end && replaced.has(other.slot) ? [] : [other];
    });
  }, slots);
}

const longestArticle = 5;

function withParts(slots: readonly FoundSlot[], parts: readonly NamedPart[]): readonly FoundSlot[] {
  const isFree = ({ start, end }: NamedPart): boolean =>
    slots.every(
      (slot) =>
        slot.end <= start ||
        slot.start >= end ||
        !sureBesideNames.has(slot.slot) ||
        (slot.slot === "form" && (slot.start < start || slot.end > end)),
    );
  const named = parts.filter(isFree);
  const kept = slots.filter(
    ({ slot, start, end }) => slot === "form" || named.every((own) => end <= own.start || start >= own.end),
  );
  return [...kept, ...named].sort((one, other) => one.start - other.start);
}
