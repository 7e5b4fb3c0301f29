import { endingVerbs } from "../../text/lexicon/part-words.ts";
import { splitItems } from "../../text/sentences/list-items.ts";
import { readTokens, type Token } from "../../text/words/tokens.ts";
import { findCounts } from "../counts/read-slide-count.ts";
import { strongIncludeWords } from "../lexicon/include-words.ts";
import { readForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { splitTopics } from "../topic/split-topic.ts";
import { createWordList } from "../word-list.ts";
import { isDrawn } from "./drawn-parts.ts";

/** Members of a list from one token up to, not including, another. */
interface Member {
  readonly from: number;
  readonly to: number;
  /** What the bracket behind it says. */
  readonly details?: string;
}

const includes = createWordList(strongIncludeWords);
const longestMember = 14;
const stops = /^[.!?。！？]$/u;

/**
 * Returns a unit's slots with the members of its lists as parts: of "include a, b and c", "X: a, b, c", and of any list of
 * which the chain took a member for a part. Members that say something else (a count, an audience, an ending) end a list.
 */
export function addListedParts(
  text: string,
  given: readonly FoundSlot[],
  isBelowColon = false,
): readonly FoundSlot[] {
  const slots = joinParts(text, splitTopics(text, given));
  const tokens = readTokens(text.slice(0, 3_000));
  const classes = readWordClasses(tokens);
  const counts = findCounts(text);
  const added: FoundSlot[] = [];
  for (const [from, to] of sentencesOf(tokens, text)) {
    const zone =
      (isBelowColon && from === 0 ? bareList(tokens, to) : undefined) ??
      zoneOf(tokens, classes, slots, from, to);
    if (zone === undefined) continue;
    const others = [...slots.filter(({ slot }) => !tellsMatter.has(slot)), ...counts];
    const end = endOfMembers(tokens, classes, zone.start, to, others);
    const members = membersOf(text, tokens, zone.start, end);
    const parts = members
      .map((member) => stripped(tokens, classes, member))
      .filter(({ from: one, to: other }) => other > one);
    const isRow = zone.isBehindVerb === true || parts.length !== pair || isJoined(text, tokens, parts);
    const found = isRow ? takeParts(text, tokens, classes, parts, slots, counts) : [];
    if (found.length >= zone.least || (found.length > 0 && zone.hasPart)) added.push(...found);
  }
  const kept = slots.filter(
    (slot) =>
      !added.some(
        // The bracket behind a part is told with it.
        ({ start, end, details }) =>
          slot.start < end + (details === undefined ? 0 : details.length + 2) && start < slot.end,
      ),
  );
  return [...kept, ...added].sort((one, other) => one.start - other.start);
}

/** The slots of what a deck is to hold, and of how it is to end. */
const tellsMatter: ReadonlySet<string> = new Set(["part", "topic", "about", "form", "ending"]);
const withinWords = /^(?:in|within|across|over|auf|en|dans|sur|em|su|op|på|w|na|v|в|на)$/u;

/**
 * Behind a comma or "in", a number of slides or an audience ends the list, if nothing of it follows: "…, drawbacks and outlook,
 * 9 slides", "… and outlook in 9 slides".
 */
function endOfMembers(
  tokens: readonly Token[],
  classes: readonly number[],
  from: number,
  to: number,
  others: readonly { readonly start: number; readonly end: number }[],
): number {
  const isAt = (index: number): boolean => {
    const { start, end } = tokens[index] ?? { start: 0, end: 0 };
    return others.some((other) => other.start < end && start < other.end);
  };
  // "for" parents: the audience is told behind the word.
  const isOther = (index: number): boolean =>
    isAt(index) || (((classes[index] ?? 0) & bitOf("forWhom")) !== 0 && isAt(index + 1));
  let last = to;
  for (let index = to - 1; index > from; index -= 1) {
    const small = tokens[index]?.small ?? "";
    if (withinWords.test(small) && isOther(index + 1)) last = index;
    else if (/^[,;、，；،.!–—-]$/u.test(small)) {
      if (last !== index + 1 && !isOther(index + 1)) return last;
      last = index;
    }
  }
  return last;
}

const pair = 2;
const conjunction =
  /(?:^|[\s,;])(?:and|und|sowie|et|y|e|ed|en|och|og|i|oraz|и|та|і|й|ve|ja|és|și|και|&)\s|[、，；;和与及]|\sو/iu;

/** "Allergies, that one I write myself": of two a comma alone makes no list. */
function isJoined(text: string, tokens: readonly Token[], [one, other]: readonly Member[]): boolean {
  const start = tokens[(one?.to ?? 1) - 1]?.end ?? 0;
  return conjunction.test(text.slice(start, tokens[other?.from ?? 0]?.start ?? start));
}

function sentencesOf(tokens: readonly Token[], text: string): readonly (readonly [number, number])[] {
  const sentences: (readonly [number, number])[] = [];
  let from = 0;
  tokens.forEach((token, index) => {
    const gap = text.slice(token.end, tokens[index + 1]?.start ?? text.length);
    const isEnd =
      (stops.test(token.small) && (gap !== "" || !/^\./u.test(token.small))) ||
      gap.includes("\n") ||
      index === tokens.length - 1;
    if (!isEnd) return;
    sentences.push([from, stops.test(token.small) && token.small !== "?" ? index : index + 1]);
    from = index + 1;
  });
  return sentences;
}

interface Zone {
  readonly start: number;
  /** How many members make it a list. */
  readonly least: number;
  readonly hasPart: boolean;
  readonly isBehindVerb?: boolean;
}

/** Where a sentence begins to list: behind a verb of including, behind a colon, or at the clause of a part. */
function zoneOf(
  tokens: readonly Token[],
  classes: readonly number[],
  slots: readonly FoundSlot[],
  from: number,
  to: number,
): Zone | undefined {
  const isInside = (slot: FoundSlot): boolean =>
    slot.start >= (tokens[from]?.start ?? 0) && slot.end <= (tokens[to - 1]?.end ?? 0);
  // What is to be drawn ("the prices as columns") opens no list of parts.
  const parts = slots.filter((slot) => slot.slot === "part" && !isDrawn(slot) && isInside(slot));
  const hasPart = parts.length > 0;
  for (let index = from; index < Math.min(to, from + 60); index += 1) {
    const small = tokens[index]?.small ?? "";
    const isNegated = [1, 2, 3].some(
      (step) => index - step >= from && ((classes[index - step] ?? 0) & bitOf("exclude")) !== 0,
    );
    if (isVerb(tokens, index) && !isNegated && index + 1 < to)
      return { start: index + 1, least: hasPart ? 1 : 2, hasPart, isBehindVerb: true };
    if (/^[:：]$/u.test(small) && countCommas(tokens, index, to) >= 2 && isOpen(tokens, classes, from, index))
      return { start: index + 1, least: 3, hasPart };
  }
  const [first] = parts;
  if (first === undefined) return undefined;
  const start = tokens.findIndex((token) => token.start >= first.start);
  return start === -1
    ? undefined
    : { start: openingOf(tokens, classes, slots, from, start), least: 1, hasPart: true };
}

const ofWords =
  /^\s(?:of|of the|of a|der|des|von|vom|de|del|de la|du|des|do|da|dos|das|van|van de|av|af|di|della|dei)\s$/iu;

/** "the risks" and "the winner" of "the risks of the winner" are one part. */
function joinParts(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const joined: FoundSlot[] = [];
  for (const slot of slots) {
    const last = joined.at(-1);
    if (last?.slot === "part" && slot.slot === "part" && ofWords.test(text.slice(last.end, slot.start)))
      joined[joined.length - 1] = { ...last, end: slot.end, text: text.slice(last.start, slot.end) };
    else joined.push(slot);
  }
  return joined;
}

const longestBare = 6;

/** Nothing but short members, below a line that ends with a colon. */
function bareList(tokens: readonly Token[], to: number): Zone | undefined {
  const lengths: number[] = [0];
  for (const { small } of tokens.slice(0, to)) {
    if (/^[,;、，；،・]$/u.test(small)) lengths.push(0);
    else lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
  }
  return lengths.length >= 3 && lengths.every((length) => length > 0 && length <= longestBare)
    ? { start: 0, least: 3, hasPart: false }
    : undefined;
}

/** Where the first part is the second member of a list that opens the sentence, the short member before it is one too. */
function openingOf(
  tokens: readonly Token[],
  classes: readonly number[],
  slots: readonly FoundSlot[],
  from: number,
  start: number,
): number {
  const before = tokens.slice(from, start);
  const end = before.at(-1);
  if (end === undefined || !/^[,、，،]$/u.test(end.small) || before.length > longestBare) return start;
  const words = before.slice(0, -1);
  const says = classes.slice(from, start - 1).reduce((all, own) => all | own, 0);
  const isOther =
    words.length === 0 ||
    words.some(({ small }) => /^[,;:、，،!?]$|^\p{Nd}/u.test(small)) ||
    slots.some((slot) => slot.start < end.start && slot.end > (words[0]?.start ?? 0)) ||
    (says &
      (bitOf("make") |
        bitOf("deck") |
        bitOf("polite") |
        bitOf("toneWord") |
        bitOf("toneLabel") |
        bitOf("audienceLabel") |
        bitOf("forWhom") |
        bitOf("exclude") |
        bitOf("genre") |
        bitOf("self"))) !==
      0;
  return isOther ? start : from;
}

function isVerb(tokens: readonly Token[], index: number): boolean {
  const small = tokens[index]?.small ?? "";
  return includes.has(small) || includes.hasPair(small, tokens[index + 1]?.small ?? "");
}

/** What stands before the colon names a topic or says that a list comes, and no audience, tone or end. */
function isOpen(tokens: readonly Token[], classes: readonly number[], from: number, colon: number): boolean {
  const before = classes.slice(Math.max(from, colon - 3), colon).reduce((all, own) => all | own, 0);
  return (
    (before &
      (bitOf("audienceLabel") | bitOf("toneLabel") | bitOf("exclude") | bitOf("title") | bitOf("ending"))) ===
      0 &&
    colon - from <= 30 &&
    colon > from &&
    tokens[colon] !== undefined
  );
}

function countCommas(tokens: readonly Token[], from: number, to: number): number {
  return tokens.slice(from, to).filter(({ small }) => /^[,;、，；/،・]$/u.test(small)).length;
}

/** The members of a list from one token up to, not including, another. */
function membersOf(text: string, tokens: readonly Token[], from: number, to: number): readonly Member[] {
  // "Explain a and b, mention c": another verb begins another list.
  const next = tokens.findIndex(
    (_, index) =>
      index > from + 1 &&
      index < to &&
      isVerb(tokens, index) &&
      /^[,،、，;]$/u.test(tokens[index - 1]?.small ?? ""),
  );
  if (next !== -1) return [...membersOf(text, tokens, from, next - 1), ...membersOf(text, tokens, next, to)];
  const span = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
  const at = (offset: number): number => tokens.findIndex(({ start }) => start >= offset);
  return splitItems(text, span)
    .map(({ start, end, details }) => {
      const last = at(end);
      return {
        from: at(start),
        to: last === -1 ? to : last,
        ...(details && { details: text.slice(details.start, details.end) }),
      };
    })
    .filter((member) => member.to > member.from);
}

const endsWith = new RegExp(`^(?:${endingVerbs})\\s`, "iu");
const fewestOfGrammar = 3;
/** Words of scripts that set spaces and write what joins them apart. */
const goingOn = /^(?:\s[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{Nd}'’-]+)+$/u;

/** Without the words that only lead on: "then", "also", "mention", "and". */
function stripped(tokens: readonly Token[], classes: readonly number[], member: Member): Member {
  let { from, to } = member;
  const { details } = member;
  const leads = bitOf("order") | bitOf("and") | bitOf("polite");
  while (
    from < to &&
    (isVerb(tokens, from) ||
      ((classes[from] ?? 0) & leads) !== 0 ||
      /^(?:about|on|with|um|über|von|de|sur|sobre|про|о|also|auch|["'“„«:：*-])$/u.test(
        tokens[from]?.small ?? "",
      ))
  )
    from += 1;
  while (
    to > from &&
    (((classes[to - 1] ?? 0) & bitOf("polite")) !== 0 ||
      /^(?:too|as|well|auch|also|rein|ein|gehen|drehen|etc|usw|["'”»*:：.-])$/u.test(
        tokens[to - 1]?.small ?? "",
      ))
  )
    to -= 1;
  return { from, to, ...(details !== undefined && { details }) };
}

function takeParts(
  text: string,
  tokens: readonly Token[],
  classes: readonly number[],
  members: readonly Member[],
  slots: readonly FoundSlot[],
  counts: readonly { readonly start: number; readonly end: number }[],
): readonly FoundSlot[] {
  const found: FoundSlot[] = [];
  for (const { from, to, details } of members) {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    const overlapping = slots.filter((slot) => slot.start < end && start < slot.end);
    const other = overlapping.find(({ slot }) => slot !== "part" && slot !== "topic" && slot !== "about");
    if (other?.slot === "form" && readForm(other.text) !== undefined) continue;
    // "…, a quiz at the end", "and finish with a quiz": in a list what ends the deck is its last part.
    if ((other?.slot === "ending" || endsWith.test(text.slice(start, end))) && found.length > 1) {
      const slot = endsWith.test(text.slice(start, end)) ? "ending" : "part";
      found.push({ slot, start, end, text: text.slice(start, end) });
      continue;
    }
    const says = classes.slice(from, to).reduce((all, own) => all | own, 0);
    const isElse =
      (other !== undefined && other.slot !== "form") ||
      // "…, which sold 41,200 loaves, 8 % more": figures are told, not asked for.
      /\p{Nd}{3}|\p{Nd}\s?%/u.test(text.slice(start, end)) ||
      counts.some((count) => count.start < end && start < count.end) ||
      (says & (bitOf("deck") | bitOf("toneLabel") | bitOf("audienceLabel"))) !== 0;
    const begins = classes[from] ?? 0;
    const isTurned =
      (begins & (bitOf("exclude") | bitOf("ending") | bitOf("make") | bitOf("forWhom"))) !== 0 &&
      overlapping.every(({ slot }) => slot !== "part");
    if (isElse || isTurned || to - from > longestMember) {
      if (found.length > 0) break;
      continue;
    }
    const part = overlapping.find(({ slot }) => slot === "part");
    const isInside = part !== undefined && part.start >= start && part.end <= end;
    // Among three the grammar of the list says where a member ends: "safety around dogs" is not only "safety".
    const goesOn =
      isInside &&
      part.start === start &&
      members.length >= fewestOfGrammar &&
      goingOn.test(text.slice(part.end, end));
    const own = details === undefined ? {} : { details };
    if (isInside && !goesOn) found.push({ ...part, ...own });
    else found.push({ slot: "part", start, end, text: text.slice(start, end), ...own });
  }
  return found;
}
