import { findAskedLists } from "../tagging/asked-lists.ts";
import { forgedMarks } from "../tagging/find-forged.ts";
import type { TaggedUnit } from "../tagging/role.ts";
import { findTerms, termBits } from "../text/lexicon/terms/find-terms.ts";
import { overlap, type Span } from "../text/span.ts";
import { readAnnounced } from "./announced.ts";
import type { Brief, WantedEnding } from "./brief.ts";
import {
  chooseCount,
  countOfHead,
  countOfSlots,
  findCorrections,
  wordsWithKey,
} from "./counts/choose-count.ts";
import { type FoundCount, findCounts } from "./counts/read-slide-count.ts";
import { findStrayCount } from "./counts/stray-counts.ts";
import { isDuty, readDuty, readPersuasion } from "./ending/read-ask.ts";
import { toEnding } from "./ending/read-ending.ts";
import { holdMatter } from "./held-matter.ts";
import { eachApartWords, noNotesWords, noteWords } from "./lexicon/note-words.ts";
import { collectParts } from "./parts/collect-parts.ts";
import { askAlike, judgeParts, leastChance, type PartJudge } from "./parts/judge-parts.ts";
import { joinAsking, withListed } from "./parts/listed-parts.ts";
import { findMatterWishes, onlyPoints, pointsBack, wishOf } from "./parts/matter-wishes.ts";
import { readNamedParts } from "./parts/named-parts.ts";
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

/** "One slide on prices", where a deck was asked for before, counts a slide of it. */
function countsOne({ count, start, end }: FoundCount, words: string): boolean {
  return count.most === 1 && readSlideLeads(words).some((lead) => overlap(lead, { start, end }));
}

const deck = termBits("deck");

function namesDeck(words: string): boolean {
  return findTerms(words).some(({ classes }) => (classes & deck) !== 0);
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
    // "End with that" names nothing that could stand there.
    if (ending !== undefined && !onlyPoints(ending.text)) return ending;
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
