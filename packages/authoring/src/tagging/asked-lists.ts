import type { Source } from "../source/unit.ts";
import { coveringWords, namesPoints, namesStructure } from "../text/lexicon/list-leads.ts";
import { firstWords, unspacedFirst } from "../text/lexicon/part-words.ts";
import { findTerms, termBits } from "../text/lexicon/terms/find-terms.ts";
import { endOfList, type ListItem, splitItems, toItem } from "../text/sentences/list-items.ts";
import { overlap, type Span } from "../text/span.ts";
import { leadsOn, readItem } from "./clause-or-name.ts";
import { isDatum } from "./data-items.ts";
import { findJottedLists } from "./jotted-lists.ts";
import type { TaggedUnit } from "./role.ts";
import { opensQuestion } from "./statement.ts";
import { asks } from "./wishes.ts";

/** A list of what a deck is to cover: "Structure: a, b (c, d) and e"; the span holds its lead too. */
export interface AskedList extends Span {
  readonly items: readonly ListItem[];
  /** A word for structure leads to it, or a request that nothing but it follows. */
  readonly isSure: boolean;
}

/** A list that is asked for, of whose items most tell something themselves: "main points: start small, tie it to a habit". */
interface ListBehindWish extends AskedList {
  readonly tells: boolean;
}

const deck = termBits("deck", "genre");
const slides = termBits("deck");
const asking = termBits("want", "must", "include", "deck");
/** What hands material over or forbids opens no list of parts. */
const other = termBits("material", "negation", "note", "secretLabel", "secretHint");
/** What says for whom a deck is or how it looks does not either, unless it speaks of the deck as well. */
const onTheWay = termBits("audience", "look", "limit");
const wish = termBits("negation", "look", "limit", "language", "polite", "deck");
const fewestItems = 3;
const longestLead = 140;
const longestStructure = 80;
const longestItem = 110;
const mostWords = 16;
const mostLeads = 60;
const mostOfSentences = 12_000;
const longestText = 60_000;
const colon = /[:：](?=[\s①-⑳\p{L}])/gu;

/** Where a list begins, and where the words that lead to it do. */
interface Lead {
  readonly start: number;
  readonly from: number;
  /** How much the lead itself says that parts follow. */
  readonly names: "structure" | "wish" | "sequence" | "questions" | "lines" | "covering";
}

/**
 * Returns the lists of parts that a prompt asks for, whole at their own level: below a word for structure or a word of asking and
 * a colon; behind a verb of covering; on lines of their own below a request that brings nothing else; in a sentence that goes "first …, then …, finally …"; in one right behind a word for the deck that mostly asks. None
 * where nobody speaks of a deck.
 */
export function findAskedLists(text: string): readonly AskedList[] {
  return findLists(text).filter(({ tells }) => !tells);
}

function findLists(text: string): readonly ListBehindWish[] {
  const head = text.slice(0, longestText);
  const isAsked = findTerms(head.slice(0, 8_000)).some(({ classes }) => (classes & deck) !== 0);
  const leads = isAsked
    ? [...leadsWithColon(head), ...leadsOfSentences(head), ...leadsOfLines(head), ...leadsOfVerbs(head)].sort(
        (one, other) => one.start - other.start,
      )
    : [];
  const lists: ListBehindWish[] = [];
  for (const lead of leads.slice(0, mostLeads)) {
    if (lead.start < (lists.at(-1)?.end ?? 0)) continue;
    const list = readList(head, lead);
    if (list !== undefined) lists.push(list);
  }
  return [...lists, ...jottedBeside(head, lists)].sort((one, other) => one.start - other.start);
}

/** What no word leads to, in a short prompt. */
function jottedBeside(text: string, lists: readonly AskedList[]): readonly ListBehindWish[] {
  return findJottedLists(text).flatMap((items): readonly ListBehindWish[] => {
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined) return [];
    const span = { start: first.start, end: last.details?.end ?? last.end };
    if (lists.some((list) => overlap(list, span))) return [];
    return [{ ...span, items, isSure: true, tells: false }];
  });
}

function leadsWithColon(text: string): readonly Lead[] {
  return [...text.matchAll(colon)].slice(0, mostLeads).flatMap(({ index }): readonly Lead[] => {
    const before = text.slice(Math.max(0, index - longestLead), index);
    const sentence = /(?:^|[\n.!?。！？;])\s*([^\n.!?。！？;]{2,140})$/u.exec(before)?.[1]?.trimStart();
    // "(big photo on the first slide please) We sing in three places": what a bracket asks leads to no list behind it.
    const lead = sentence?.replace(/^\([^()]*\)\s+(?=\p{Lu})/u, "");
    if (lead === undefined || noLead.test(lead)) return [];
    const place = { start: index - lead.length, from: index + 1 };
    if (lead.length <= longestStructure && namesStructure(lead)) return [{ ...place, names: "structure" }];
    const classes = findTerms(lead).reduce((all, hit) => all | hit.classes, 0);
    const isOther = (classes & other) !== 0 || ((classes & onTheWay) !== 0 && (classes & slides) === 0);
    return (classes & asking) === 0 || isOther ? [] : [{ ...place, names: "wish" }];
  });
}

/** A figure, a quotation, a bracket that is still open, or the number of one slide. */
const noLead = /\p{Nd}{3}|["“«„]|\([^)]*$|^\p{L}{2,14}\s?\p{Nd}{1,2}$/u;
const openings = /(?:^|[.!?]["”»)]?\s+|[。！？]\s*|\n\s*)(?=\S)/gu;
const structured =
  /^[^,.;:!?\n]{0,40}\s(?:should be|would be|will be|must be|is|are|be|ist|sind|wäre|soll sein|est|sont|serait|es|son|sería|é|são|è|sono|sarebbe|zijn|moet zijn|är|er|on|jest|są)\s/iu;
const first = new RegExp(`^(?:(?:${firstWords})[\\s,:]|${unspacedFirst})`, "iu");

function leadsOfSentences(text: string): readonly Lead[] {
  const starts = [...text.slice(0, mostOfSentences).matchAll(openings)].map(
    ({ index, 0: { length } }) => index + length,
  );
  return starts.slice(0, mostLeads).flatMap((start, index): readonly Lead[] => {
    const words = text.slice(start, start + longestLead);
    if (first.test(words)) return [{ start, from: start, names: "sequence" }];
    const lead = structured.exec(words)?.[0];
    if (lead !== undefined && namesStructure(lead))
      return [{ start, from: start + lead.length, names: "structure" }];
    const before = text.slice(starts[index - 1] ?? 0, start);
    const isBehind = index > 0 && findTerms(before).some(({ classes }) => (classes & slides) !== 0);
    return isBehind ? [{ start, from: start, names: "questions" }] : [];
  });
}

const longestClause = 260;

/** "6 slides on complaints, cover listening, apologising and the log book": behind the deck in one sentence, or right after it. */
function leadsOfVerbs(text: string): readonly Lead[] {
  const verbs = [...text.slice(0, mostOfSentences).matchAll(coveringWords)].slice(0, mostLeads);
  return verbs.flatMap(({ index, 0: words }): readonly Lead[] => {
    const before = text.slice(Math.max(0, index - longestClause), index);
    const own = /[^.!?。\n]*$/u.exec(before)?.[0] ?? "";
    // A sentence of its own opens with the verb; any other has to speak of the deck itself.
    const reach = own.trim() === "" ? before.trimEnd().slice(0, -1) : own;
    const spoken = /[^.!?。\n]*$/u.exec(reach)?.[0] ?? "";
    const classes = findTerms(spoken).reduce((all, hit) => all | hit.classes, 0);
    const isAsked = (classes & slides) !== 0 && (classes & other) === 0;
    return isAsked ? [{ start: index, from: index + words.length, names: "covering" }] : [];
  });
}

const longestPrompt = 1_500;
const longestTail = 160;

/** Below the first lines of a short prompt, where only wishes follow: "8 slides on drip irrigation\nwhat it is\nwhat it costs …". */
function leadsOfLines(text: string): readonly Lead[] {
  if (text.length > longestPrompt) return [];
  const opener = /^\s*(\S[^\n]{0,280}[^\n:：])[ \t]*\n(?=[ \t]*\S|\n[ \t]*\S)/u.exec(text);
  if (opener?.[1] === undefined) return [];
  const classes = findTerms(opener[1]).reduce((all, hit) => all | hit.classes, 0);
  if ((classes & slides) === 0 || (classes & other) !== 0) return [];
  const from = opener[0].length;
  const rest = text.slice(linesBelow(text, from).at(-1)?.end ?? text.length);
  return rest.trim().length <= longestTail ? [{ start: from, from, names: "lines" }] : [];
}

const line = /[ \t]*(?:(?:[-*•·–]|\[ ?\])\s+)?([^\s-][^\n]{0,400})(?:\n|$)/uy;
const plainName = /^[^\p{Nd}|\t.!;:：。！；]{3,70}[?？]?$/u;
const mostWordsOfLine = 9;

/** Lines that follow each other and could name parts: a few words without figures, and no wishes. */
function linesBelow(text: string, from: number): readonly ListItem[] {
  const items: ListItem[] = [];
  line.lastIndex = from + (/^[ \t]*\n/u.exec(text.slice(from))?.[0].length ?? 0);
  for (let found = line.exec(text); found !== null; found = line.exec(text)) {
    const words = (found[1] ?? "").trimEnd();
    const isWish = findTerms(words).some(({ classes }) => (classes & wish) !== 0);
    if (!plainName.test(words) || words.split(/\s+/u).length > mostWordsOfLine || isWish) break;
    const start = found.index + found[0].indexOf(words);
    items.push(...toItem(text, start, start + words.length));
  }
  return items;
}

function readList(text: string, { start, from, names }: Lead): ListBehindWish | undefined {
  const lineEnd =
    names === "structure" || names === "wish" ? /^[ \t]*\n/u.exec(text.slice(from, from + 40)) : null;
  const items =
    names === "lines"
      ? linesBelow(text, from)
      : lineEnd === null
        ? splitItems(text, { start: from, end: endOfList(text, from) })
        : itemsBelow(text, from + lineEnd[0].length);
  const end = items.at(-1)?.details?.end ?? items.at(-1)?.end;
  if (end === undefined) return undefined;
  const tells = tell(text, items, { start, from, names });
  if (!tells && !areParts(text, items, names)) return undefined;
  return { start, end, items, isSure: names === "structure" || names === "lines", tells };
}

const bullet = /[ \t]*(?:[-*•·–]|\[ ?\])\s+(\S[^\n]{0,400})(?:\n|$)/uy;

/** The lines with one mark below a line that ends with a colon; numbered lines may plan slides. */
function itemsBelow(text: string, from: number): readonly ListItem[] {
  const items: ListItem[] = [];
  bullet.lastIndex = from;
  for (let found = bullet.exec(text); found !== null; found = bullet.exec(text)) {
    const words = found[1] ?? "";
    const start = found.index + found[0].indexOf(words);
    items.push(...toItem(text, start, start + words.length));
  }
  return items;
}

/** Says whether the items themselves are what is to be shown: days, steps in a row, or more statements and orders than names. */
function tell(text: string, items: readonly ListItem[], { start, from, names }: Lead): boolean {
  const words = items.map((item) => text.slice(item.start, item.end));
  if (names === "wish" && areData(words)) return true;
  if (items.length < fewestItems || names === "lines" || names === "questions") return false;
  if (names === "sequence" && !words.slice(1).some((item) => leadsOn.test(item))) return false;
  const read = words.map(readItem);
  const clauses = read.filter((kind) => kind === "clause").length;
  const arePoints = namesPoints(text.slice(start, from)) && !read.includes("name");
  return clauses * 2 > items.length || (arePoints && clauses > 0);
}

/** Most are days, hours or addresses themselves, or one is and most bring figures: "Saturday 12 May, 14 teams, entry 3 euros". */
function areData(words: readonly string[]): boolean {
  const data = words.filter(isDatum).length;
  return (
    data * 2 > words.length ||
    (data > 0 && words.filter((item) => /\p{Nd}/u.test(item)).length * 2 > words.length)
  );
}

/** "Who does what: Ann Cole leads, …" goes on with answers. */
const answered = /[:：]\s/u;

/** Names of parts: short, without figures that tell something, and no wishes. */
function areParts(text: string, items: readonly ListItem[], lead: Lead["names"]): boolean {
  const isStructure = lead === "structure";
  if (items.length < (isStructure ? fewestItems - 1 : fewestItems)) return false;
  const names = items.map(({ start, end }) => text.slice(start, end));
  // "green label = organic" tells what it is.
  if (lead === "lines" && names.some((name) => /\S\s=\s\S/u.test(name))) return false;
  if (lead === "sequence" && !names.slice(1).some((name) => leadsOn.test(name))) return false;
  if (lead === "questions" && (!opensQuestion(names[0] ?? "") || answered.test(names[0] ?? ""))) return false;
  const isShort = (name: string): boolean =>
    name.length <= longestItem && name.split(/\s+/u).length <= mostWords;
  const telling = items.filter(
    ({ start, end, details }) =>
      figure.test(text.slice(start, end)) || (details && money.test(text.slice(details.start, details.end))),
  );
  const wishes = names.filter((name) => findTerms(name).some(({ classes }) => (classes & wish) !== 0));
  return (
    names.every(isShort) &&
    telling.length * (isStructure ? 3 : items.length) < items.length &&
    wishes.length * 2 < items.length
  );
}

const money = /[$€£¥₽₹]|\p{Nd}\s?(?:eur|usd|kr|zł)\b/iu;
const figure = /[$€£¥₽₹%]|(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))(?<!\p{Nd})\p{Nd}{3}|\p{Nd}[.,:]\p{Nd}/u;

/** Why what stands below a picture, and tells what it shows, is neither shown nor asked for. */
export const describesPicture = "describes a picture";

/** What the tagger takes for a secret surely is none of a list. */
const surelySecret = 0.5;

/**
 * Returns the units with those that stand in a list of asked parts as requests, and those of a list that tells something itself as
 * matter; what follows the list in a unit is a unit of its own, which tells something unless it asks.
 */
export function releaseAskedLists(
  { text }: Pick<Source, "text">,
  units: readonly TaggedUnit[],
): readonly TaggedUnit[] {
  const planned = units.filter(
    ({ role, place, opensLine }) => role === "plan" && place === "nowhere" && opensLine,
  );
  const isAsked = planned.length < fewestPlanned && units.some(({ role }) => role === "request");
  const lists = isAsked ? findLists(text).filter((list) => mayAsk(list, units)) : [];
  if (lists.length === 0) return units;
  return units.flatMap((unit): readonly TaggedUnit[] => {
    const list = lists.find((one) => overlap(one, unit.span));
    if (list === undefined || isKept(unit)) return [unit];
    const tail = /^[)）\]!?.。,;\s]*/u.exec(text.slice(list.end, unit.span.end))?.[0].length ?? 0;
    const [first, ...others] = cutAt(unit, text, [
      ...(list.tells ? [list.items[0]?.start ?? list.start] : []),
      list.end + tail,
    ]);
    return [first, ...others].flatMap((piece): readonly TaggedUnit[] => {
      if (piece === undefined) return [];
      const { start } = piece.span;
      if (start >= list.end)
        return [asks(piece.text) ? piece : { ...piece, ...told, reason: "told behind a list of parts" }];
      const isTold = list.tells && start >= (list.items[0]?.start ?? list.start);
      return [
        isTold ? { ...piece, ...told, reason: "told in a list behind a wish" } : { ...piece, ...asked },
      ];
    });
  });
}

const told = { role: "content", place: "slide" } as const;
const asked = {
  role: "request",
  place: "nowhere",
  confidence: 1,
  reason: "lists what is to be covered",
} as const;

/** The pieces of a unit between places in the text that lie within it. */
function cutAt(unit: TaggedUnit, text: string, places: readonly number[]): readonly TaggedUnit[] {
  const { start, end } = unit.span;
  const cuts = places.filter((place) => place > start && place < end);
  if (cuts.length === 0) return [unit];
  return [start, ...cuts].map((from, index) => {
    const to = cuts[index] ?? end;
    const words = text.slice(from, to);
    return {
      ...unit,
      text: index === cuts.length ? words : words.trimEnd(),
      span: { start: from, end: to },
      opensLine: index === 0 && unit.opensLine,
      closesLine: index === cuts.length && unit.closesLine,
    };
  });
}

const perhapsSecret = 0.2;
const surelyMatter = 0.9;
/** So many slides that are told one by one are a plan. */
const fewestPlanned = 3;

/** What describes one slide of a plan is no list of parts, and what surely is matter only where it can be nothing else. */
function mayAsk({ start, end, isSure, tells }: ListBehindWish, units: readonly TaggedUnit[]): boolean {
  const inside = units.filter(({ span }) => overlap(span, { start, end }));
  const planned = inside.filter(({ role, opensLine }) => role === "plan" && opensLine);
  const [lead] = inside;
  // What may be kept back in it is not told on.
  if (tells && inside.some(({ role, confidence }) => role === "withhold" && confidence >= perhapsSecret))
    return false;
  const isMatter = lead?.place === "slide" && lead.confidence >= surelyMatter;
  const isPlanned = lead !== undefined && planned.includes(lead);
  return (
    !isPlanned &&
    planned.length * 2 < inside.length &&
    (tells || !(isMatter && (!isSure || lead.role === "content")))
  );
}

function isKept({ role, confidence, form, reason }: TaggedUnit): boolean {
  if (form === "carrier" || form === "key" || form === "value" || reason === describesPicture) return true;
  return role === "withhold" && (confidence >= surelySecret || reason !== "may be confidential");
}
