import type { AskedList } from "../../tagging/asked-lists.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { ListItem } from "../../text/sentences/list-items.ts";
import { overlap, type Span } from "../../text/span.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { withoutLead } from "./covered-parts.ts";
import { readHeadOf, readNamedParts } from "./named-parts.ts";

/** A bracket in a request, and what goes on behind it, are read with it: "naps, coffee (when to stop), and when to see a doctor". */
export function joinAsking(
  tagged: readonly TaggedUnit[],
  text: string,
  lists: readonly AskedList[],
): readonly TaggedUnit[] {
  const joined: TaggedUnit[] = [];
  for (const unit of tagged) {
    const last = joined.at(-1);
    const isListed = lists.some(
      (list) => overlap(list, unit.span) && last !== undefined && overlap(list, last.span),
    );
    const isOpen = last !== undefined && /[(（][^)）]*$/u.test(last.text) && last.line === unit.line;
    const goesOn =
      ((isListed || isOpen) && last?.role === "request" && unit.role === "request") ||
      (last?.role === "request" &&
        unit.role !== "withhold" &&
        unit.line === last.line &&
        unit.form === last.form &&
        !/[.!?:;。]\s*$/u.test(last.text) &&
        (unit.role === "request" || /^[(（[,，、]/u.test(unit.text)) &&
        (/^\s*[(（[,，、]/u.test(unit.text) || /[)）\],，、]\s*$/u.test(last.text)));
    if (last === undefined || !goesOn) joined.push(unit);
    else {
      const span = { start: last.span.start, end: unit.span.end };
      joined[joined.length - 1] = {
        ...last,
        span,
        text: text.slice(span.start, span.end),
        closesLine: unit.closesLine,
      };
    }
  }
  return joined;
}

/** The items of a list that is asked for are its parts, whatever else was found in it. */
export function withListed(
  { role, span, text: words }: TaggedUnit,
  slots: readonly FoundSlot[],
  text: string,
  lists: readonly AskedList[],
): readonly FoundSlot[] {
  const own = role === "request" ? lists.filter((list) => overlap(list, span)) : [];
  if (own.length === 0) return lists.length === 0 || mayAdd(words) ? slots : withoutUnnamed(words, slots);
  const items = own
    .flatMap((list) => list.items)
    .filter(({ start }) => start >= span.start && start < span.end);
  const first = (items[0]?.start ?? span.end) - span.start;
  const last = (items.at(-1)?.details?.end ?? items.at(-1)?.end ?? span.start) - span.start;
  const closing = slots.find(({ slot, start }) => slot === "ending" && start < first);
  const beforeList = words.slice(closing?.start ?? first, first);
  // "End with the dates: 3 May, 7 June".
  if (closing !== undefined && /^[^.!?]*[:：]\s*$/u.test(beforeList)) {
    const text = beforeList.replace(/\s*[:：]\s*$/u, "");
    const ending = { ...closing, end: closing.start + text.length, text, details: words.slice(first, last) };
    return [...slots.filter(({ slot, end }) => slot !== "part" && end <= closing.start), ending];
  }
  // "Then what to bring: a torch, a mat": what has a name of its own holds the items.
  const head = items.length === 0 ? undefined : readHeadOf(words.slice(0, first));
  if (head !== undefined && span.start === 0 && head.start === 0)
    return [{ ...head, slot: "topic" }, ...toParts(items, { span, text })];
  if (head !== undefined)
    return [
      ...slots.filter(({ slot, end }) => slot !== "part" && end <= head.start),
      { ...head, details: words.slice(first, last) },
    ];
  return [
    ...slots.filter(
      ({ start, end, slot }) =>
        // "One slide each on reasons, timeline, risks": what leads to a list may hold its first item.
        (slot !== "part" || /^[\s,、，،]{1,3}$/u.test(words.slice(end, first))) &&
        (end <= first || start >= last),
    ),
    ...toParts(items, { span, text }),
  ].sort((one, other) => one.start - other.start);
}

function toParts(
  items: readonly ListItem[],
  { span, text }: { readonly span: Span; readonly text: string },
): readonly FoundSlot[] {
  return items.map(({ start, end, details }) =>
    withoutLead({
      slot: "part",
      start: start - span.start,
      end: end - span.start,
      text: text.slice(start, end),
      ...(details && { details: text.slice(details.start, details.end) }),
    }),
  );
}

const adding = termBits("deck", "include", "want");

/** Beside a list of parts another is only asked for in so many words: "also a slide with questions", "then the rules". */
function mayAdd(words: string): boolean {
  return findTerms(words).some(({ classes }) => (classes & adding) !== 0);
}

function withoutUnnamed(words: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const named = readNamedParts(words);
  return slots.filter((slot) => slot.slot !== "part" || named.some((part) => overlap(part, slot)));
}
