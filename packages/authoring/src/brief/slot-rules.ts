import type { TaggedUnit } from "../tagging/role.ts";
import { ordersKeeping } from "../text/lexicon/secrecy/leaving-orders.ts";
import { readOrder } from "../text/numbers/slide-order.ts";
import { readTokens } from "../text/words/tokens.ts";
import { isLastDay, opensLast } from "./ending/name-ending.ts";
import { readAtEnd, tellsTime } from "./ending/read-ending.ts";
import { readExclusionPhrases } from "./exclusion-phrases.ts";
import { briefWords } from "./lexicon/brief-words.ts";
import { isPlace } from "./parts/collect-parts.ts";
import { cutCoveredParts, withoutLead } from "./parts/covered-parts.ts";
import { withKeywordParts } from "./parts/keyword-parts.ts";
import { withGivenLists } from "./parts/own-slides.ts";
import { addListedParts } from "./parts/part-lists.ts";
import { readQuestionParts } from "./parts/question-parts.ts";
import { withDrawnParts, withMembers, withNamedParts } from "./parts/with-named-parts.ts";
import type { FoundSlot, SlotName } from "./slots/labels.ts";
import { bitOf, readWordClasses } from "./slots/word-classes.ts";
import { readExplained } from "./topic/explained-topic.ts";
import { trimSlot } from "./trim-slot.ts";
import { createWordList } from "./word-list.ts";

/** What the label of a line gives for sure: "Topic: …", "Audience: …", "Title: …". */
const labels: readonly (readonly [slot: SlotName, list: ReturnType<typeof createWordList>])[] = [
  ["title", createWordList(briefWords.title)],
  ["topic", createWordList(briefWords.topicLabel)],
  ["audience", createWordList(briefWords.audienceLabel)],
  ["tone", createWordList(briefWords.toneLabel)],
];
const quotes = '["“„«「『《‘]([^"”“»」』》’\\n]{2,120})["”“»」』》’]';
const quoted = new RegExp(quotes, "u");
const longestLabel = 24;

/** Returns a unit's slots with those mended that rules are surer of than the chain; `isFurther` where a deck was asked for before. */
export function applySlotRules(
  unit: TaggedUnit,
  slots: readonly FoundSlot[],
  before?: TaggedUnit,
  isFurther = false,
): readonly FoundSlot[] {
  if (unit.role !== "request") return slots;
  const ruled = [
    ...[readKeyed(unit, before), readLabelled(unit.text), readQuotedTitle(unit.text)].filter(
      (slot) => slot !== undefined,
    ),
    ...readExclusionPhrases(unit.text),
    ...(before === undefined ? readExplained(unit.text) : []),
  ];
  const kept = withoutStray(unit.text, slots.map(withinSentence)).filter(
    ({ slot, start, end, text }) =>
      !(slot === "tone" && isIncluded(unit.text.slice(0, start), text)) &&
      !(slot === "exclude" && staysIn(unit.text.slice(0, start), text)) &&
      !(slot === "exclude" && isPurpose.test(unit.text.slice(0, start))) &&
      !(slot === "ending" && sentenceEnd.test(text)) &&
      !(slot === "title" && ofOneSlide.test(unit.text.slice(0, start))) &&
      !ruled.some((rule) => start < rule.end && rule.start < end),
  );
  const all = cutCoveredParts(
    unit.text,
    [...endedAt(unit.text, kept), ...ruled].sort((one, other) => one.start - other.start),
    isFurther,
  );
  const isBelowColon = before?.role === "request" && /[:：]\s*$/u.test(before.text);
  const listed = addListedParts(
    unit.text,
    wholeParts(
      unit.text,
      withQuestions(
        unit.text,
        withNamedParts(
          unit.text,
          withKeywordParts(unit.text, [...all, ...shownAs(unit.text, all), ...formOf(unit.text, all)]),
        ),
      ),
    ),
    isBelowColon,
  );
  const parted = withDrawnParts(unit.text, listed).map((slot) =>
    slot.slot === "part" ? withoutLead(slot) : slot,
  );
  return withGivenLists(unit.text, withMembers(unit.text, parted));
}

/** Questions in a row are parts, whatever less of them was found. */
function withQuestions(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const questions = readQuestionParts(text, slots);
  const kept = slots.filter(({ start, end }) =>
    questions.every((question) => end <= question.start || start >= question.end),
  );
  return [...kept, ...questions].sort((one, other) => one.start - other.start);
}

/** What ends a bracket or a quotation that it did not open runs over what stands between. */
function leavesBracket(words: string): boolean {
  return /^[^(（]*[)）]|^[^"“„«「]*[”“»」]/u.test(words);
}

/** Where an ending has no name but its place, or none was found, what stands beside the place is its name. */
function endedAt(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const bare = slots.filter(
    ({ slot, text: words, start, end }) =>
      slot !== "ending" ||
      !(
        isPlace(trimSlot({ text: words })) ||
        leavesBracket(words) ||
        tellsTime(text.slice(Math.max(0, start - longestPlace), end + longestOf))
      ),
  );
  if (bare.some(({ slot }) => slot === "ending")) return bare;
  const named = readAtEnd(text);
  const isFree = named.every(({ start, end }) =>
    bare.every((slot) => slot.end <= start || slot.start >= end || mayBeEnding.has(slot.slot)),
  );
  if (!isFree) return bare;
  return [
    ...bare.filter((slot) => named.every(({ start, end }) => slot.end <= start || slot.start >= end)),
    ...named,
  ];
}

const longestOf = 8;
const longestPlace = 12;
const mayBeEnding: ReadonlySet<SlotName> = new Set(["topic", "about", "form", "genre", "tone"]);

const sentenceEnd = /(?<=\p{Ll}{3})[.!?]\s+(?=\p{L})/u;

/** Who speaks to a machine opens sentences small: "the new app. pros, cons": a topic ends with its sentence. */
function withinSentence(slot: FoundSlot): FoundSlot {
  const end = slot.slot === "topic" || slot.slot === "about" ? slot.text.search(sentenceEnd) : -1;
  return end === -1 ? slot : { ...slot, end: slot.start + end, text: slot.text.slice(0, end) };
}

/** "Don't skip the costs" leaves nothing out. */
/** "…, so that they need no cardboard": what something is for is told, and nothing is left out of the deck. */
const isPurpose =
  /(?:^|[,;.!?]\s{0,2})(?:so that|in order that|because|damit|sodass|so dass|weil|pour que|afin que|parce que|para que|porque|affinché|perché|zodat|omdat|så att|slik at|żeby|bo|чтобы|потому что|щоб)\s[^,;.!?]*$/iu;

function staysIn(before: string, text: string): boolean {
  const clause = /[^,;.!?]*$/u.exec(before)?.[0] ?? "";
  return ordersKeeping(`${clause}${text}`);
}

const cues = new Map<SlotName, number>([
  ["exclude", bitOf("exclude")],
  ["ending", bitOf("ending") | bitOf("order")],
]);

/**
 * "for people who were not there, decisions must be easy to find": nothing is left out, and nothing ends the deck, without a word
 * for it in its clause, or in that of the one before in a row ("no jokes, animations or sound").
 */
function withoutStray(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const last = new Map<SlotName, number>();
  return slots.filter(({ slot, start, end }) => {
    const cue = cues.get(slot);
    if (cue === undefined) return true;
    const from = Math.max(text.slice(0, start).search(/[^,;.!?，；。、]*$/u), 0);
    const rest = /^[^,;.!?，；。、]{0,80}/u.exec(text.slice(end))?.[0].length ?? 0;
    if (slot === "ending" && isLastDay(text.slice(0, start), text.slice(start, end))) return false;
    const isRow = start - (last.get(slot) ?? Number.NEGATIVE_INFINITY) <= mostBetween;
    const isMeant =
      isRow ||
      opensLast(text.slice(0, start)) ||
      readWordClasses(readTokens(text.slice(from, end + rest))).some((own) => (own & cue) !== 0);
    if (isMeant) last.set(slot, end);
    return isMeant;
  });
}

const mostBetween = 8;

/** "Explain ebb, flood and spring tide": what is listed behind a verb of including is a tone only where a word says so. */
function isIncluded(lead: string, words: string): boolean {
  if (!/[,、，]/u.test(lead)) return false;
  const has = (text: string, bits: number): boolean =>
    readWordClasses(readTokens(text)).some((own) => (own & bits) !== 0);
  const ofTone = bitOf("toneWord") | bitOf("toneLabel");
  return has(lead, bitOf("include")) && !has(`${lead.slice(-24)} ${words}`, ofTone);
}

const asWords =
  /(?:^|[,;:–—(]\s{0,2})([\p{L}\p{M}][^,;:.()\n]{2,48}?)\s(?:as|als|jako|comme|como|come|som|как|як)\s(?:an? |the |eine? |einen |une? |una? |um |uma )?$/u;

/** "the schedule as a timeline": what is to have a form is a part. */
function shownAs(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  return slots.flatMap((form) => {
    if (form.slot !== "form") return [];
    const lead = text.slice(0, form.start);
    const words = asWords.exec(lead)?.[1];
    if (words === undefined) return [];
    const start = lead.lastIndexOf(words);
    const end = start + words.length;
    const isFree = slots.every((slot) => slot.end <= start || slot.start >= end);
    return isFree && words.split(" ").length <= 4 ? [{ slot: "part" as const, start, end, text: words }] : [];
  });
}

const ofWords =
  /^\s(?:of|for|with|showing|con|de|del|di|della|mit|von|zu|zur|zum|der|des|avec|sur|com|do|da|van|met|över|med|z|ze|s|с|со|по|про|із|з|om)\s(?:the |our |las? |los |el |les? |l'|die |der |den |dem |unseren? |i |gli |le |il |as |os |de |het )?(\p{L}[^,;:.!?()\n]{2,48}?)(?=\s(?:and|und|y|e|et|en|och|og|i|и|та|a|as|als|to|für|for|on|auf|in)\s|[,;:.!?()]|\s?$)/iu;

/** "a bar chart of the sales": what a form is to show is a part. */
function formOf(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  return slots.flatMap((form) => {
    if (form.slot !== "form") return [];
    const match = ofWords.exec(text.slice(form.end));
    const words = match?.[1];
    if (match === null || words === undefined || words.split(" ").length > 4 || /\p{Nd}{3}|%/u.test(words))
      return [];
    const start = form.end + match[0].lastIndexOf(words);
    const end = start + words.length;
    const isFree = slots.every((slot) => slot.end <= start || slot.start >= end);
    return isFree ? [{ slot: "part" as const, start, end, text: words }] : [];
  });
}

/** "what a bee hotel is": a question that is to be answered goes on to the end of its clause. */
function wholeParts(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  return slots.map((slot, index) => {
    if (slot.slot !== "part" || !questionWords.test(slot.text)) return slot;
    const rest = /^[\p{L}\p{M}'’ -]{1,40}?(?=[,;.?!]|\s(?:and|und|et|y|e|en|och|og|i|и|та)\s|$)/u.exec(
      text.slice(slot.end, slot.end + 60),
    )?.[0];
    if (rest === undefined || rest.trim() === "" || !rest.startsWith(" ")) return slot;
    const end = slot.end + rest.length;
    const next = slots[index + 1];
    return next !== undefined && next.start < end
      ? slot
      : { ...slot, end, text: text.slice(slot.start, end) };
  });
}

const questionWords = /^(?:what|why|how|who|where|when|was|warum|wie|wer|wo|wann)\s/iu;

/** "…; last slide: decision needed", "letzte Folie: drei Fragen", "Last one: Mind the doors, Pat": what the last slide is to show ends the deck. */
export function readLastSlide(text: string): readonly FoundSlot[] {
  for (const { index, 0: joint } of text.slice(0, 2_000).matchAll(/^|[,;.，；。]\s{0,2}|_/gu)) {
    const from = index + joint.length;
    const order = readOrder(text.slice(from));
    if (order?.place !== "last" || !order.namesSlide) continue;
    const behind = /^\s?[:：=–—]\s{0,3}/u.exec(text.slice(from + order.end))?.[0];
    if (behind === undefined) continue;
    const start = from + order.end + behind.length;
    // What opens large is said as it stands.
    const words = /^(?:\p{Lu}[^;.!?\n，；。]{1,120}|[^,;.!?\n，；。]{2,120})/u
      .exec(text.slice(start))?.[0]
      .trimEnd();
    if (words !== undefined) return [{ slot: "ending", start, end: start + words.length, text: words }];
  }
  return [];
}

/** A whole line of one label and what it says. */
function readLabelled(text: string): FoundSlot | undefined {
  const match = /^[*_"'\s]{0,4}([\p{L}\p{M}][\p{L}\p{M} -]{1,24})["*_']{0,3}\s{0,2}[:：=]["*_'\s]{0,4}/u.exec(
    text.slice(0, longestLabel + 12),
  );
  const label = match?.[1]?.trim().toLowerCase() ?? "";
  const rest = text.slice(match?.[0].length ?? 0);
  if (
    match === null ||
    rest.length > 160 ||
    rest.trim() === "" ||
    /[.!?。]\s\S/u.test(rest) ||
    /[:：]/u.test(rest)
  )
    return undefined;
  const words = label.split(" ");
  const slot = labels.find(
    ([, list]) => list.has(label) || (words.length === 2 && list.hasPair(words[0] ?? "", words[1] ?? "")),
  )?.[0];
  if (slot === undefined || (slot === "topic" && /[,;、，]/u.test(rest))) return undefined;
  const start = match[0].length;
  const end = start + rest.replace(/["*_'.。\s]{1,4}$/u, "").length;
  return { slot, start, end, text: text.slice(start, end) };
}

/** `"topic": "Tides"`: the value of a record by its key. */
function readKeyed({ form, text }: TaggedUnit, before: TaggedUnit | undefined): FoundSlot | undefined {
  if (form !== "value" || before?.form !== "key") return undefined;
  const slot = labels.find(([, list]) => list.has(before.text.toLowerCase().replaceAll("_", " ")))?.[0];
  return slot === undefined ? undefined : { slot, start: 0, end: text.length, text };
}

const titleWords = createWordList(briefWords.title);
/** "a slide titled …" names that slide. */
/** "One slide titled …" names that slide. */
const ofOneSlide =
  /(?:slide|folie|diapo\p{L}{0,8}|lámina|dia|слайд\p{L}{0,2})\s(?:titled|called|named|entitled|mit dem titel|namens|intitulée?|titulad[ao]|с названием)[\s"“„«'‘:]{0,3}$/iu;

const ofSlide =
  /(?:slide|folie|diapo\p{L}{0,8}|lámina|dia|bild|слайд\p{L}{0,2}|شريحة|页|張|张|枚目?)[\s,]{0,2}(?:is |ist |est )?$/iu;

/** `Title should be "…"`, `mit dem Titel „…“`, `タイトルは「…」`: a title word, few words, and words in quotes. */
function readQuotedTitle(text: string): FoundSlot | undefined {
  const match = quoted.exec(text.slice(0, 2_000));
  if (match === null) return undefined;
  const lead = text.slice(Math.max(0, match.index - 40), match.index);
  const words = Array.from(lead.matchAll(/[\p{L}\p{M}]{2,20}/gu));
  const named = words
    .slice(-4)
    .find(
      ({ 0: word }) =>
        titleWords.has(word.toLowerCase()) || /(?:标题|標題|题目|題目|タイトル|題名|제목)/u.test(word),
    );
  if (
    named === undefined ||
    /[.;\n]/u.test(lead.slice(named.index)) ||
    ofSlide.test(lead.slice(0, named.index))
  )
    return undefined;
  const start = match.index + 1;
  const end = start + (match[1] ?? "").length;
  return { slot: "title", start, end, text: text.slice(start, end) };
}
