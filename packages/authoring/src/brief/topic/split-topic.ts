import { endOfList, splitItems } from "../../text/sentences/list-items.ts";
import type { FoundSlot } from "../slots/labels.ts";

/** "X – A", "X: A"; the words for "with" are read by `cutCoveredParts`. */
const adding = /^(.*?\S)(?:\s[–—-]\s+|\s?[:：]\s*)(\S.*)$/su;
const comma = /^\s*[,،、，]\s*\S/u;
const fewestFurther = 2;
const mostWords = 5;

/**
 * Returns the slots with the first part of a list taken out of the topic that the list is of: "hydrogen: history, benefits
 * and outlook" is on hydrogen, and has three parts. Slots are in the order of the text.
 */
export function splitTopics(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  return slots.flatMap((slot) => (slot.slot === "topic" ? splitTopic(text, slot) : [slot]));
}

function splitTopic(text: string, topic: FoundSlot): readonly FoundSlot[] {
  const [, name = "", first = ""] = adding.exec(topic.text) ?? [];
  if (name === "" || !comma.test(text.slice(topic.end)) || countWords(first) > mostWords) return [topic];
  const further = splitItems(text, { start: topic.end + 1, end: endOfList(text, topic.end + 1) });
  const short = further.filter(({ start, end }) => countWords(text.slice(start, end)) <= mostWords);
  if (further.length < fewestFurther || short.length < further.length) return [topic];
  const start = topic.end - first.length;
  return [
    { ...topic, end: topic.start + name.length, text: name },
    { slot: "part", start, end: topic.end, text: first },
  ];
}

function countWords(text: string): number {
  return text.trim().split(/\s+/u).length;
}
