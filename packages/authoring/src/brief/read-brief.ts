import { type AskedList, findAskedLists } from "../tagging/asked-lists.ts";
import { forgedMarks } from "../tagging/find-forged.ts";
import type { TaggedUnit } from "../tagging/role.ts";
import { findTerms, termBits } from "../text/lexicon/find-terms.ts";
import type { ListItem } from "../text/sentences/list-items.ts";
import { overlap, type Span } from "../text/span.ts";
import { readAnnounced } from "./announced.ts";
import type { Brief, SlideCount, WantedEnding } from "./brief.ts";
import { findBareCorrection, readSlotCount } from "./counts/bare-counts.ts";
import { type FoundCount, findCounts } from "./counts/read-slide-count.ts";
import { findStrayCount } from "./counts/stray-counts.ts";
import { isDuty, readDuty, readPersuasion } from "./ending/read-ask.ts";
import { toEnding } from "./ending/read-ending.ts";
import { holdMatter } from "./held-matter.ts";
import { eachApartWords, noNotesWords, noteWords } from "./lexicon/note-words.ts";
import { collectParts } from "./parts/collect-parts.ts";
import { withoutLead } from "./parts/covered-parts.ts";
import { askAlike, judgeParts, leastChance, type PartJudge } from "./parts/judge-parts.ts";
import { findMatterWishes, onlyPoints, pointsBack, wishOf } from "./parts/matter-wishes.ts";
import { readHeadOf, readNamedParts } from "./parts/named-parts.ts";
import { readSlideLeads } from "./parts/own-slides.ts";
import type { PartCandidate } from "./parts/part-candidate.ts";
import type { PartContext } from "./parts/part-signs.ts";
import { readVisuals } from "./parts/visuals.ts";
import { readPlan } from "./plan/read-plan.ts";
import { readDesign } from "./read-design.ts";
import { readLanguage } from "./read-language.ts";
import { readSlideLimits } from "./read-limits.ts";
import { applySlotRules, readLastSlide } from "./slot-rules.ts";
import type { ChainWeights } from "./slots/chain.ts";
import type { ChainReading } from "./slots/find-slots.ts";
import type { FoundSlot, SlotName } from "./slots/labels.ts";
import { readUnitSlots } from "./slots/slot-reader.ts";
import { readPlainTopic } from "./topic/plain-topic.ts";
import { trimSlot, withoutNegation } from "./trim-slot.ts";

/**
 * Reads what a prompt asks: the units that ask or plan give values by rules (counts, language, limits) and slots by a
 * trained chain with rules beside it; the units between plan lines are what the planned slides show. Never throws; a
 * language is a BCP 47 tag.
 */
export function readBrief(tagged: readonly TaggedUnit[], text: string, language: string): Brief {
  return readBriefWith(tagged, { text, language });
}

/** The prompt that the units are of, and other weights than the trained ones, for measuring. */
export interface BriefSource {
  readonly text: string;
  readonly language: string;
  readonly weights?: ChainWeights;
  readonly judge?: PartJudge;
}

const mostOfBare = 6;
/** {@link readBrief} with other weights. */
export function readBriefWith(
  tagged: readonly TaggedUnit[],
  { text, language, weights, judge = judgeParts }: BriefSource,
): Brief {
  const lists = findAskedLists(text);
  const whole = joinAsking(tagged, text, lists);
  const asking = whole.filter(({ role, text: words }) => role === "request" && !forgedMarks.test(words));
  const found = readUnitSlots(whole, weights);
  // Where the last slide is named, nothing else ends the deck.
  const last = whole
    .filter(({ role, place }) => role === "request" || role === "plan" || place === "notes")
    .flatMap((unit) => readLastSlide(unit.text))
    .at(-1);
  const foundOf = (unit: TaggedUnit): readonly FoundSlot[] =>
    (found.get(unit)?.slots ?? []).filter(
      ({ slot }) => slot !== "count" && (last === undefined || slot !== "ending"),
    );
  const opening = whole.findIndex(({ role, text: words }) => role === "request" && namesDeck(words));
  const slots = new Map(
    whole.map((unit, index) => [
      unit,
      withListed(
        unit,
        applySlotRules(unit, foundOf(unit), whole[index - 1], index > opening && opening !== -1),
        text,
        lists,
      ),
    ]),
  );
  const held = holdMatter(whole, (unit) => slots.get(unit) ?? [], tagged);
  const slotsOf = (unit: TaggedUnit): readonly FoundSlot[] => held.slots.get(unit) ?? [];
  const asked = asking.flatMap(slotsOf);
  const instruction = asking.map((unit) => unit.text).join("\n");
  const plan = readPlan(whole, slotsOf);
  const {
    parts: candidates,
    forms,
    loose,
  } = collectParts(
    plan === undefined ? whole.filter(({ text: words }) => !forgedMarks.test(words)) : asking,
    slotsOf,
    language,
  );
  const topic = firstOf(asked, "topic") ?? topicOfBare(whole, slotsOf);
  const counts = asking.flatMap((unit) => {
    const words = wordsWithKey(unit, text);
    const found = findCounts(words, text);
    return whole.indexOf(unit) > opening ? found.filter((count) => !countsOne(count, words)) : found;
  });
  const all = [...counts, ...findCorrections(instruction, language)];
  const slideCount =
    chooseCount(all.filter(({ weight }) => weight > 0)) ??
    countOfHead(tagged, text) ??
    countOfSlots(asking, found, language) ??
    chooseCount(all) ??
    findStrayCount(tagged);
  const context: PartContext = {
    units: whole,
    language,
    ...optional("count", slideCount?.count),
    readingOf: (unit) => found.get(unit),
  };
  const chances = judge(candidates, context);
  const judged = askAlike(
    candidates.map((candidate, index) => {
      const isListed = lists.some((list) => list.isSure && overlap(list, placeOf(candidate)));
      const chance = isListed && (chances[index] ?? 0) > 0 ? 1 : (chances[index] ?? 0);
      return { ...candidate, chance, isAsked: chance >= leastChance(candidate, context) };
    }),
  );
  // "Put that up as a quote" names a form, and no part.
  const named = judged.filter(
    ({ part }) => !(onlyPoints(part.text) || (part.form !== undefined && pointsBack(part.text))),
  );
  const pointers = judged.flatMap((one) => (named.includes(one) ? [] : [one.part]));
  const parts = named.flatMap(({ part, isAsked }) => (isAsked ? [part] : []));
  const ending = last === undefined ? (readEnding(asking, slotsOf) ?? endingByAsk(asking)) : toEnding(last);
  const wishes = findMatterWishes(
    whole,
    asking.flatMap((unit) => {
      const own = named.filter((one) => one.isAsked && one.unit === unit);
      const byGrammar = readNamedParts(unit.text);
      const sure = own.findLast(({ start, end }) => byGrammar.some((part) => overlap(part, { start, end })));
      const only = own.length === 1 ? own[0] : undefined;
      return wishOf(unit, slotsOf(unit), (sure ?? only)?.part, ending) ?? [];
    }),
    held.taken,
  );
  const visuals = plan === undefined ? readVisuals(whole, asking, named, loose) : [];
  const doubts = named.filter(({ isAsked, chance }) => !isAsked && chance > 0).map(({ part }) => part);
  return {
    ...optional("slideCount", slideCount),
    ...optional("minutes", counts.find(({ kind }) => kind === "minutes")?.count.most),
    ...optional("language", wantedLanguage(instruction, language)),
    ...optional("audience", firstOf(asked, "audience")),
    ...optional("tone", joined(asked, "tone")),
    ...optional("design", readDesign(instruction)),
    ...optional("topic", topic),
    ...optional(
      "about",
      firstOf(
        asked.filter(({ text: words }) => !subordinate.test(words) && !isDuty(words)),
        "about",
      ),
    ),
    ...optional("genre", firstOf(asked, "genre")),
    ...optional("occasion", firstOf(asked, "occasion")),
    ...optional("announced", readAnnounced(whole, slotsOf, language)),
    ...optional("title", firstOf(asked, "title")),
    parts: parts.filter(({ text: part }) => part !== topic),
    ...(doubts.length > 0 && { doubted: doubts }),
    forms: [...new Set([...forms, ...[...doubts, ...pointers].flatMap(({ form }) => form ?? [])])],
    ...(wishes.length > 0 && plan === undefined && { wishes }),
    ...(visuals.length > 0 && { visuals }),
    ...optional("limits", readSlideLimits(instruction)),
    ...optional("ending", wishes.some(({ endsDeck }) => endsDeck) ? ending : withAsk(ending, asking)),
    ...(held.taken.length > 0 && { taken: held.taken }),
    excluded: asked
      .filter(({ slot }) => slot === "exclude")
      .map((slot) => withoutNegation(slot.text))
      .filter((words) => words !== ""),
    ...optional("plan", plan),
    ...(wantsNotes(instruction) ? { notesOnAll: true as const } : {}),
    ...(includesAny(instruction, eachApartWords) ? { eachStepApart: true as const } : {}),
    instruction,
  };
}

/** Where a candidate stands in the prompt. */
function placeOf({ unit, start, end }: PartCandidate): Span {
  return { start: unit.span.start + start, end: unit.span.start + end };
}

/** What the audience is to be won over to ends a deck of which no other end is asked for. */
function endingByAsk(asking: readonly TaggedUnit[]): WantedEnding | undefined {
  const text = asking.map((unit) => readPersuasion(unit.text)).find((words) => words !== undefined);
  return text === undefined ? undefined : { kind: "ask", text };
}

/** "Close with the motion": what it says may stand in another sentence of the request. */
function withAsk(ending: WantedEnding | undefined, asking: readonly TaggedUnit[]): WantedEnding | undefined {
  if (ending?.kind !== "ask" || ending.details !== undefined || ending.isSaid === true) return ending;
  const told = asking
    .map(({ text }) => readPersuasion(text) ?? readDuty(text))
    .find((words) => words !== undefined && words !== ending.text);
  return told === undefined ? ending : { ...ending, details: [told] };
}

/** A bracket in a request, and what goes on behind it, are read with it: "naps, coffee (when to stop), and when to see a doctor". */
function joinAsking(
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
function withListed(
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

/** "One slide on prices", where a deck was asked for before, counts a slide of it. */
function countsOne({ count, start, end }: FoundCount, words: string): boolean {
  return count.most === 1 && readSlideLeads(words).some((lead) => overlap(lead, { start, end }));
}

const adding = termBits("deck", "include", "want");
const deck = termBits("deck");

function namesDeck(words: string): boolean {
  return findTerms(words).some(({ classes }) => (classes & deck) !== 0);
}

/** Beside a list of parts another is only asked for in so many words: "also a slide with questions", "then the rules". */
function mayAdd(words: string): boolean {
  return findTerms(words).some(({ classes }) => (classes & adding) !== 0);
}

function withoutUnnamed(words: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const named = readNamedParts(words);
  return slots.filter((slot) => slot.slot !== "part" || named.some((part) => overlap(part, slot)));
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [key in Name]?: Value } {
  const record: { [key in Name]?: Value } = {};
  if (value !== undefined && value !== "") record[name] = value;
  return record;
}

function firstOf(slots: readonly FoundSlot[], name: SlotName): string | undefined {
  return slots
    .filter(({ slot }) => slot === name)
    .map(trimSlot)
    .find((words) => words !== "");
}

/** A request that brings no matter is about something, be it found as a slot or not. */
function topicOfBare(
  tagged: readonly TaggedUnit[],
  slotsOf: (unit: TaggedUnit) => readonly FoundSlot[],
): string | undefined {
  const spoken = tagged.filter(({ role }) => role !== "chrome");
  if (spoken.length > mostOfBare || spoken.some(({ role }) => role !== "request")) return undefined;
  if (spoken.some((unit) => slotsOf(unit).some(({ slot }) => slot === "title"))) return undefined;
  const parts = spoken.flatMap(slotsOf).filter(({ slot }) => slot === "part");
  const topic = spoken
    .map((unit) => readPlainTopic(unit.text, slotsOf(unit)))
    .find((words) => words !== undefined && parts.every(({ text }) => text !== words));
  return topic === undefined ? undefined : trimSlot({ text: topic });
}

function joined(slots: readonly FoundSlot[], name: SlotName): string {
  return slots
    .filter(({ slot }) => slot === name)
    .map(trimSlot)
    .filter((words) => words !== "")
    .join(", ");
}

/** "So that they understand …" tells what a deck is to do. */
const subordinate =
  /^(?:so |damit |dass |daß |pour )?(?:that|dass|daß|que|qu['’]|che|dat|att|at|że|чтобы|что)(?:\s|(?<=['’]))/iu;

/** The first number that the chain takes for that of the slides, without a word for a slide beside it: "unas 4", "9ish". */
function countOfSlots(
  units: readonly TaggedUnit[],
  found: ReadonlyMap<TaggedUnit, ChainReading>,
  language: string,
): SlideCount | undefined {
  return units
    .flatMap((unit) =>
      (found.get(unit)?.slots ?? []).flatMap((slot) =>
        slot.slot === "count" ? (readSlotCount(unit.text, slot, language) ?? []) : [],
      ),
    )
    .at(0);
}

/** More slides are asked for alone, and not beside another number: "within 10 pages … last year 298 bags" has one counter in Japanese. */
const mostBesideOthers = 60;

/** Numbers that take back a number of slides in the words before them, which may be another sentence. */
function findCorrections(instruction: string, language: string): readonly FoundCount[] {
  return findCounts(instruction).flatMap((count) => findBareCorrection(instruction, count, language) ?? []);
}

/** The count that is the deck's most likely; of several alike the first. */
function chooseCount(counts: readonly FoundCount[]): SlideCount | undefined {
  const slides = counts.filter(({ kind, weight }) => kind === "slides" && weight >= 0);
  const likely = slides.filter(({ count }) => count.most <= mostBesideOthers);
  let best: FoundCount | undefined;
  for (const count of likely.length > 0 ? likely : slides)
    if (best === undefined || isLikelier(count, best)) best = count;
  return best?.count;
}

/** Of two numbers as likely, the larger is the whole. */
function isLikelier(one: FoundCount, other: FoundCount): boolean {
  if (one.isCorrection === true) return one.weight + 3 > other.weight;
  // "15 slides; explain the causes in at most two slides": a bound within the whole.
  if (one.count.bound === "exactly" && other.count.bound === "atMost" && one.weight >= 4)
    return one.count.most > other.count.most;
  if (other.count.bound === "exactly" && one.count.bound === "atMost" && other.weight >= 4)
    return one.count.most > other.count.most;
  if (one.weight !== other.weight) return one.weight > other.weight;
  return one.count.bound === other.count.bound && one.count.most > other.count.most;
}

/** A short value with the key before it: `"slides": 6`. */
function wordsWithKey({ text: words, span }: TaggedUnit, text: string): string {
  if (words.length > 16) return words;
  const lineStart = text.lastIndexOf("\n", span.start - 1) + 1;
  return text.slice(Math.max(lineStart, span.start - 40), span.end);
}

/** "Board update, third quarter, 8 slides": a count in the title or in the line that heads a text. */
function countOfHead(units: readonly TaggedUnit[], text: string): SlideCount | undefined {
  const firstLine = /^\s{0,100}(\S[^\n]{0,300})(?:\n|$)/u.exec(text)?.[1] ?? "";
  const titles = units.filter(({ role }) => role === "title").map((unit) => unit.text);
  // "7장" numbers a chapter.
  const head = firstLine.replace(units[0]?.marker ?? "", "");
  const lines = [head, ...titles].filter((line) => !pagesOnly.test(line));
  // "3 incidents, 2 of them" counts something else.
  return chooseCount(lines.flatMap((line) => findCounts(line)).filter(({ weight }) => weight >= leastOfHead));
}

const leastOfHead = 3;
/** Pages are a document's as well. */
const pagesOnly = /\b(?:pages?|seiten|páginas|pagine|minut\p{L}*)\b/iu;

/** The language asked for; where it is the prompt's own, with the prompt's script or region. */
function wantedLanguage(instruction: string, language: string): string | undefined {
  const asked = readLanguage(instruction);
  return asked !== undefined && language.startsWith(`${asked}-`) ? language : asked;
}

function readEnding(
  units: readonly TaggedUnit[],
  slotsOf: (unit: TaggedUnit) => readonly FoundSlot[],
): WantedEnding | undefined {
  for (const unit of units) {
    const slot = slotsOf(unit).find((found) => found.slot === "ending");
    if (slot === undefined) continue;
    const ending = toEnding(slot);
    if (ending !== undefined) return ending;
  }
  return undefined;
}

function wantsNotes(instruction: string): boolean {
  return includesAny(instruction, noteWords) && !includesAny(instruction, noNotesWords);
}

function includesAny(text: string, words: string): boolean {
  const small = text.slice(0, 8_000).toLowerCase();
  return words.split("|").some((word) => small.includes(word));
}
