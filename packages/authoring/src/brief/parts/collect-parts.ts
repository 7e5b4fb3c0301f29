import type { TaggedUnit } from "../../tagging/role.ts";
import { atEndWords, endingVerbs, firstWords, sequenceWords } from "../../text/lexicon/part-words.ts";
import { splitItems } from "../../text/sentences/list-items.ts";
import { overlap } from "../../text/span.ts";
import { readTokens } from "../../text/words/tokens.ts";
import type { WantedForm } from "../brief.ts";
import { findCounts } from "../counts/read-slide-count.ts";
import { strongIncludeWords } from "../lexicon/include-words.ts";
import { slideFillers } from "../lexicon/own-slide-words.ts";
import { joinWords } from "../lexicon/plan-words.ts";
import { readNumber } from "../numbers.ts";
import { readForm, readWishedForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { trimSlot } from "../trim-slot.ts";
import { createWordList } from "../word-list.ts";
import { innerName } from "./drawn-parts.ts";
import { readNamedParts } from "./named-parts.ts";
import type { LooseForm, PartCandidate } from "./part-candidate.ts";
import { columnsOfTable } from "./visuals.ts";

/** What is to be covered, in order, and the forms that are asked for without saying of what. */
export interface CollectedParts {
  readonly parts: readonly PartCandidate[];
  readonly forms: readonly WantedForm[];
  /** The same forms with the words that ask for them. */
  readonly loose: readonly LooseForm[];
}

const joins = createWordList(joinWords);
const mostParts = 60;

/** Below a line of the request that ends with a colon each item of a list is one part, whatever marks stand within it. */
function itemOf(found: readonly Found[], index: number): string | undefined {
  const own = found[index];
  if (own === undefined || own.unit.form !== "item" || own.unit.role !== "request") return undefined;
  if (!own.slots.some(({ slot }) => slot === "part")) return undefined;
  const opener = found.findLast(({ unit }, place) => place < index && unit.form !== "item");
  if (opener?.unit.role !== "request" || !/[:：]\s*$/u.test(opener.unit.text)) return undefined;
  const whole = (/^[^(（\n]*/u.exec(own.unit.text)?.[0] ?? "").trim();
  // "Tears, silence or anger" is a list of its own; what follows a comma else says how it is to be told.
  const isList =
    /[,、，][^,、，]*\s(?:and|or|und|oder|et|ou|y|o|e|en|of|och|eller|i|lub|и|или)\s/u.test(whole) ||
    /、/u.test(whole);
  const text = trimSlot({ text: isList ? whole : whole.replace(/[,;，；].*$/u, "") });
  return text === "" || text.length > longestItem ? undefined : text;
}

const longestItem = 70;

interface Found {
  readonly unit: TaggedUnit;
  readonly slots: readonly FoundSlot[];
}

/** Returns the parts that units ask for, each with the form that its clause asks for. */
export function collectParts(
  units: readonly TaggedUnit[],
  slotsOf: (unit: TaggedUnit) => readonly FoundSlot[],
  language = "en",
): CollectedParts {
  const parts: PartCandidate[] = [];
  const loose: LooseForm[] = [];
  const seen = new Set<string>();
  const found = units.map((unit) => ({ unit, slots: slotsOf(unit) }));
  for (const [index, { unit, slots }] of found.entries()) {
    const used = new Set<FoundSlot>();
    const isOpener = announces(unit, found[index + 1]);
    const named = unit.role === "request" ? readNamedParts(unit.text) : [];
    const item = itemOf(found, index);
    if (item !== undefined) {
      const key = item.toLowerCase();
      const form = slots.flatMap(({ slot, text }) =>
        slot === "form" ? (readWishedForm(text) ?? []) : [],
      )[0];
      if (!seen.has(key) && parts.length < mostParts)
        parts.push({ part: { text: item, ...(form && { form }) }, unit, start: 0, end: unit.text.length });
      seen.add(key);
      continue;
    }
    const columns = unit.role === "request" ? columnsOfTable(unit.text) : [];
    for (const slot of slots) {
      // "A table with owner and date" names its columns.
      if (slot.slot !== "part" || columns.some((column) => overlap(column, slot))) continue;
      const grammar = named.find((part) => overlap(part, slot));
      if (isOpener && slot.details === undefined && grammar === undefined) continue;
      const words = trimSlot(slot).replace(joinedAnd, "");
      // Grammar has found where a name begins: "then next year".
      const isWhole = grammar?.start === slot.start && grammar.end === slot.end;
      const text = nameOf(isWhole ? words : withoutPlace(words), language).replace(/[?？؟]$/u, "");
      const key = text.toLowerCase();
      if (text === "" || isPolite(text) || isSlideOnly(text) || seen.has(key) || parts.length >= mostParts)
        continue;
      seen.add(key);
      // "The causes (with icons):": what a part holds stands behind the colon.
      const isToldBehind = /[)）]\s?[:：]\s*$/u.test(unit.text) && found[index + 1]?.unit.role === "content";
      const bracket = isToldBehind ? undefined : (slot.details ?? bracketBehind(unit.text, slot, slots));
      // "A line chart of the orders" names the orders.
      const inner = innerName(text, parts.findLast((one) => one.unit === unit)?.part.form);
      const form =
        inner?.form ?? formBeside(unit.text, slot, slots, used) ?? formIn(bracket) ?? grammar?.form;
      const details = detailsIn(bracket);
      const part = {
        text: inner?.text ?? text,
        ...(details.length > 0 && { details }),
        ...(form && { form }),
      };
      parts.push({ part, unit, start: slot.start, end: slot.end });
    }
    for (const slot of slots) {
      // "A line chart of the orders" is of its part.
      const isOfPart = parts.some(
        (one) => one.unit === unit && one.part.form !== undefined && overlap(one, slot),
      );
      const form =
        slot.slot === "form" && !used.has(slot) && !isOfPart ? readWishedForm(slot.text) : undefined;
      if (form !== undefined) loose.push({ form, unit, start: slot.start, end: slot.end });
    }
  }
  return { parts, forms: [...new Set(loose.map(({ form }) => form))], loose };
}

/** "Slides on our canteen, to include:": the parts are those of the list that follows. "Here is what I know:": the matter follows. */
function announces({ text, role }: TaggedUnit, next: Found | undefined): boolean {
  if (!/[:：]\s*$/u.test(text) || next === undefined) return false;
  if (next.slots.filter(({ slot }) => slot === "part").length >= 2) return true;
  return role === "request" && next.unit.role === "content" && text.length <= longestLead;
}

const placed = new RegExp(
  `^(?:${atEndWords}|${firstWords}|${sequenceWords}|${endingVerbs})[\\s:,]{1,3}|[\\s,]{1,2}(?:${atEndWords})(?=\\s|$)|^(?:最后|最後に?|마지막(?:엔|에는?|으로)|首先|然后|まず|次に|먼저)[、，\\s]?|の順$`,
  "giu",
);

const onlyPlace = new RegExp(`^(?:${atEndWords}|${firstWords}|${sequenceWords})$`, "iu");

/** Says whether words only say where a slide stands: "at the end". */
export function isPlace(text: string): boolean {
  return onlyPlace.test(text.trim());
}

/** "At the end a quiz with 6 questions", "a quick quiz at the end with 3 questions": the place is no part of the name. */
function withoutPlace(text: string): string {
  const bare = text.replace(placed, "").replace(trailing, "").trim();
  return bare.length < shortestName ? text : bare;
}

const numbered = /^(?:\(?(?:[a-h]|\p{Nd}{1,2}|[ivx]{1,4})[).]|[①-⑩])\s/iu;
const telling = new RegExp(
  `^(?:${strongIncludeWords})\\s(?=(?:the|an?|our|what|how|why|where|when|who|die|der|das|was|wie|warum|wo|wann|wer|les?|la|ce|comment|pourquoi|où|quand|qui|el|los|las|qué|cómo|por qué|dónde|cuándo|quién|o|a|os|as|como|por que|onde|quando|quem|il|lo|gli|i|che cosa|cosa|come|perché|dove|chi|het|de|wat|hoe|waarom|waar|wanneer|wie|vad|hur|varför|var|när|vem|co|jak|dlaczego|gdzie|kiedy|kto|что|как|почему|где|когда|кто)\\s)`,
  "iu",
);
const asSlide = /^(?:an?|the|one)\s(?<name>.{3,40})\s(?:slide|page)$/iu;
/** What goes with a verb of speaking, without it: "(parler) du problème" is "le problème". */
const contractions: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/^du\s/iu, "le "],
    [/^des\s/iu, "les "],
    [/^de\s(?=la\s|l['’]|notre|nos|votre|vos|ce)/iu, ""],
    [/^de\s?(?=l['’])/iu, ""],
  ],
  es: [
    [/^del\s/iu, "el "],
    [/^de\s(?=(?:la|las|los|nuestr\p{L}+|cómo|qué)\s)/iu, ""],
  ],
  pt: [
    [/^do\s/iu, "o "],
    [/^da\s/iu, "a "],
    [/^dos\s/iu, "os "],
    [/^das\s/iu, "as "],
  ],
  it: [
    [/^del\s/iu, "il "],
    [/^dello\s/iu, "lo "],
    [/^della\s/iu, "la "],
    [/^dei\s/iu, "i "],
    [/^degli\s/iu, "gli "],
    [/^delle\s/iu, "le "],
    [/^dell['’]/iu, "l’"],
  ],
};

/** The name of a part without its number, a verb of telling, the word for its slide, or what went with the verb before it. */
function nameOf(text: string, language: string): string {
  const bare = text.replace(numbered, "").replace(telling, "");
  const name = asSlide.exec(bare)?.groups?.["name"] ?? bare;
  const found = (contractions[language.slice(0, 2)] ?? []).find(([lead]) => lead.test(name));
  return found === undefined ? name : name.replace(...found);
}

const shortestName = 3;
const trailing = new RegExp(`\\s(?:${slideFillers})$`, "iu");

/** What a bracket says of the part before it. */
function bracketBehind(text: string, { end }: FoundSlot, slots: readonly FoundSlot[]): string | undefined {
  const found = /^\s?[(（]([^()（）]{2,240})[)）]/u.exec(text.slice(end, end + 244));
  const isFree = slots.every((slot) => slot.end <= end || slot.start >= end + (found?.[0].length ?? 0));
  return isFree ? found?.[1] : undefined;
}

const mostWordsOfForm = 4;

function formIn(bracket: string | undefined): WantedForm | undefined {
  return bracket === undefined || bracket.split(/\s+/u).length > mostWordsOfForm
    ? undefined
    : readForm(bracket);
}

/** "(priority, roundabouts)": what a bracket lists; a form, a number of slides or a mere stress ("!") is none. */
export function detailsIn(bracket: string | undefined): readonly string[] {
  const words = bracket?.trim() ?? "";
  const isWish = formIn(words) !== undefined || findCounts(words).length > 0 || /!$/u.test(words);
  if (words === "" || isWish) return [];
  if (/[:：]/u.test(words) || !/[,、，،;；]/u.test(words)) return [words];
  const items = splitItems(words, { start: 0, end: words.length });
  return items.map(({ start, end, details }) =>
    words.slice(start, details === undefined ? end : details.end + 1),
  );
}

/** Arabic writes "and" together with the word behind it. */
const joinedAnd = /^و(?=ال|ما\s|كيف|ماذا|شريحة|أ)/u;
const longestLead = 40;

/** "Bitte", "please": courtesy alone names no part. */
function isPolite(text: string): boolean {
  return readWordClasses(readTokens(text.slice(0, 60))).every((own) => (own & bitOf("polite")) !== 0);
}

/** "One slide": what it is to show is said elsewhere. */
function isSlideOnly(text: string): boolean {
  const [first, noun, ...rest] = readTokens(text.slice(0, 60));
  if (first === undefined || noun === undefined || rest.length > 0) return false;
  return readNumber(first.small) !== undefined && ((readWordClasses([noun])[0] ?? 0) & bitOf("deck")) !== 0;
}

/** "a chart of X", "X as a table", "X (timeline)": only words that join stand between. */
function formBeside(
  text: string,
  part: FoundSlot,
  slots: readonly FoundSlot[],
  used: Set<FoundSlot>,
): WantedForm | undefined {
  for (const slot of slots) {
    if (slot.slot !== "form" || used.has(slot)) continue;
    const between =
      slot.start >= part.end ? text.slice(part.end, slot.start) : text.slice(slot.end, part.start);
    if (between.length > 24 || /[.;!?。\n]/u.test(between)) continue;
    // "goals, timeline and mentoring": in a list it is a part of its own.
    if (/^\s?[,、،]\s?$/u.test(between)) continue;
    const isJoined = between
      .split(/[\s,(:–—-]+/u)
      .every((word) => word === "" || joins.has(word.toLowerCase()));
    const form = isJoined ? readWishedForm(slot.text) : undefined;
    if (form === undefined) continue;
    used.add(slot);
    return form;
  }
  return undefined;
}
