// topic and brief -> kind of talk -> slides in the order of the parts asked for, framed by the kind's own -> as many as
// asked for, from the cover, which says why there are questions, to the ending that is wanted
import type { AgendaSlide, OutlineSlide, TitleSlide } from "@lectern/deck";
import type { Brief, WantedForm, WantedPart } from "../brief/brief.ts";
import { questionWords } from "../brief/title/from-topic.ts";
import { isClosingTitle } from "../text/languages/labels.ts";
import { capitaliseName, nameableTopic, shorten } from "./name-part.ts";
import { createOpenSlide } from "./open-slide.ts";
import { readComparedOptions } from "./read-options.ts";
import { type ReadKind, readStoryKind } from "./read-story-kind.ts";
import { createFillers, createSpareSlides, spareKeysFor } from "./spare-slides.ts";
import { createEnding } from "./story-ending.ts";
import { type Story, type StoryKind, spareKeys, stories } from "./story-kinds.ts";
import { createStorySlide, type StoryWords } from "./story-slide.ts";
import { keyIn, rowOf, type StoryKey, type StoryTexts } from "./story-texts.ts";
import { storyTextsOf } from "./story-texts-of.ts";

/** A topic without matter, and what is asked of its deck. */
export interface StorylineRequest {
  readonly brief: Brief;
  /** What the deck is titled. */
  readonly topic: string;
  /** BCP 47 tag of the deck's language. */
  readonly language: string;
  /** The most slides that a deck may have. */
  readonly mostSlides: number;
}

/** A deck of questions to be answered. */
export interface Storyline {
  readonly slides: readonly OutlineSlide[];
  readonly kind: StoryKind;
  /** The language that its questions speak: English where we do not speak the deck's. */
  readonly language: string;
  /** Why the deck holds questions and what would fill it, for the report. */
  readonly why: string;
}

const longestCover = 110;
/** From so many slides between cover and ending on, a list of them helps; fewer slides are their own list. */
const fewestForAgenda = 9;
/** Parts that are asked for have a list of them where a number of slides leaves room. */
const fewestPartsForAgenda = 4;
const mostAgendaEntries = 20;
/** So many of the first slides of a kind of talk lead to its subject. */
const mostLeading = 3;

/** What all steps below know of the deck. */
interface Plan {
  readonly request: StorylineRequest;
  readonly texts: StoryTexts;
  readonly story: Story;
  readonly parts: readonly WantedPart[];
  readonly words: StoryWords;
  /** The title of the last slide, where it is one that the kind or the brief ends with. */
  readonly ending: OutlineSlide;
}

/** Returns a deck of guiding questions around the topic's own words: it claims nothing, and its notes say what to put where. */
export function createStoryline(request: StorylineRequest): Storyline {
  const { topic, language } = request;
  const brief = withLastPart(request.brief);
  const texts = storyTextsOf(language);
  const read = readStoryKind(topic, brief, language);
  const story = storyOf(read);
  const parts = partsOf(brief, topic);
  const words = wordsOf(topic, read.kind);
  const ending = createEnding(brief, story, texts, words);
  const plan = { request: { ...request, brief }, texts, story, parts, words, ending };
  const total = totalOf(plan);
  return {
    slides: slidesOf(plan, total),
    kind: read.kind,
    language: texts.language,
    why: whyOf(story, texts, language),
  };
}

/** The last part asked for that talks end with, such as a decision, is the ending. */
function withLastPart(brief: Brief): Brief {
  const last = brief.parts.at(-1);
  if (brief.ending !== undefined || last === undefined || !isClosingTitle(last.text)) return brief;
  return { ...brief, parts: brief.parts.slice(0, -1), ending: { kind: "other", text: last.text } };
}

function whyOf({ name }: Story, texts: StoryTexts, language: string): string {
  const spoken =
    texts.language === "en" && !language.startsWith("en")
      ? ` There are no questions in "${language}" yet: they are in English.`
      : "";
  return `The prompt names a topic and brings no text about it: the deck is a storyline of questions for the kind "${name}". Notes, figures or a document on the topic would fill it.${spoken}`;
}

/** A lesson on a place or a person takes its middle from the storyline of such things. */
function storyOf({ kind, subject }: ReadKind): Story {
  const story = stories[kind];
  if (subject === undefined) return story;
  const middle = stories[subject].slides.filter((key) => key !== "why" && key !== "sources").slice(0, 4);
  return { ...story, slides: ["goals", ...middle, "exercise", "quiz"], spare: stories[subject].slides };
}

/** The parts in order, each once; what only repeats the topic is no part of it. */
function partsOf({ parts, ending }: Brief, topic: string): readonly WantedPart[] {
  const known = new Set([sameWords(topic), sameWords(ending?.text ?? "")]);
  return parts.filter(({ text, form }) => {
    const name = sameWords(text);
    if (form === "agenda" || (name === "" && form === undefined) || (name !== "" && known.has(name)))
      return false;
    known.add(name);
    return true;
  });
}

function sameWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

function wordsOf(topic: string, kind: StoryKind): StoryWords {
  const options = kind === "comparison" ? readComparedOptions(topic) : [];
  const isSentence = ["howTo", "question", "debate", "comparison", "proposal"].includes(kind);
  const name = isSentence ? undefined : nameableTopic(topic);
  return {
    ...(name === undefined ? {} : { topic: capitaliseName(name) }),
    ...(options.length > 1 ? { options } : {}),
  };
}

/** As many slides as asked for; else as many as the parts asked for, or the kind of talk and its minutes, need. */
function totalOf({ request, story, parts }: Plan): number {
  const { slideCount, minutes, ending } = request.brief;
  const least = Math.max(1, Math.min(request.mostSlides, slideCount?.least ?? 1));
  const most = Math.min(request.mostSlides, Math.max(least, slideCount?.most ?? request.mostSlides));
  const within = (count: number): number => Math.max(least, Math.min(most, count));
  if (isListed({ parts })) {
    const needed = parts.length + (ending === undefined ? 1 : 2);
    // What is only about so many is no reason for slides that nobody asked for, but for an end.
    if (slideCount?.bound === "about") return Math.min(most, needed < slideCount.count ? needed + 1 : needed);
    return within(slideCount?.bound === "exactly" ? slideCount.count : needed);
  }
  const natural = story.slides.length + 2;
  const timed =
    minutes === undefined ? natural : Math.max(natural, Math.min(20, Math.round(minutes / 2) + 2));
  const isAimed = slideCount !== undefined && slideCount.bound !== "atMost" && slideCount.bound !== "atLeast";
  return within(isAimed ? slideCount.count : timed);
}

function slidesOf(plan: Plan, total: number): readonly OutlineSlide[] {
  const { request, ending, parts } = plan;
  if (total === 1) return request.brief.ending === undefined ? contentsOf(plan, 1) : [ending];
  const cover = coverOf(plan);
  if (total === 2) return [cover, ...(request.brief.ending === undefined ? contentsOf(plan, 1) : [ending])];
  // Where the parts need all the room there is, they have it; an ending that is asked for stays.
  const isEnded = request.brief.ending !== undefined || parts.length <= total - 2;
  const room = total - 1 - (isEnded ? 1 : 0);
  const isMapped = wantsAgenda(plan, room);
  const contents = contentsOf(plan, room - (isMapped ? 1 : 0));
  const closing = isEnded ? [ending] : [];
  if (!isMapped) return [cover, ...contents, ...closing];
  const agenda = agendaOf(contents, plan.texts);
  // A map of more words than a slide may have is no map that was asked for.
  if (!asksAgenda(plan) && countWords(agenda) > (request.brief.limits?.words ?? Infinity))
    return [cover, ...contentsOf(plan, room), ...closing];
  return [cover, agenda, ...contents, ...closing];
}

function countWords({ title, entries }: AgendaSlide): number {
  return [title, ...entries.map((entry) => entry.title)].flatMap((text) => text.trim().split(/\s+/u)).length;
}

function asksAgenda({ request: { brief } }: Plan): boolean {
  return brief.forms.includes("agenda") || brief.parts.some(({ form }) => form === "agenda");
}

function wantsAgenda(plan: Plan, room: number): boolean {
  const { length } = plan.parts;
  const fewest = length >= fewestPartsForAgenda ? length : fewestForAgenda;
  return room > length && (asksAgenda(plan) ? room >= 3 : room > fewest);
}

function agendaOf(contents: readonly OutlineSlide[], { agenda }: StoryTexts): AgendaSlide {
  const entries = contents.slice(0, mostAgendaEntries).map(({ title }) => ({ title }));
  return { kind: "agenda", title: agenda, entries };
}

function coverOf({ request, texts }: Plan): TitleSlide {
  const { brief, topic } = request;
  const title = shorten(topic, longestCover);
  const about =
    brief.about === undefined || topic.includes(brief.about)
      ? ""
      : shorten(wholeList(brief.about, brief.instruction), 80);
  const notes = [texts.cover.join(" "), ...(title === topic ? [] : [topic])];
  return {
    kind: "title",
    title,
    ...(about === "" ? { subtitle: texts.draft } : { subtitle: capitaliseName(about), byline: texts.draft }),
    notes: notes.join("\n"),
  };
}

/** The slides between cover and ending: the parts, or where none are asked for what the kind of talk tells. */
function contentsOf(plan: Plan, room: number): readonly OutlineSlide[] {
  const { request, texts, words } = plan;
  const asked = [...plan.parts, ...formsApart(plan)];
  if (room <= 0) return [];
  const used = new Set<string>();
  const taken = new Set([plan.ending.title, texts.agenda]);
  const told = partSlides(asked, room, plan, used);
  for (const { title } of told) taken.add(title);
  const keys = isListed(plan) ? [] : frameOf(plan, room - told.length, used, taken);
  const frame = keys.map((key) => createStorySlide(key, texts, words));
  const before = told.length === 0 ? frame.length : Math.ceil(frame.length / 2);
  const missing = room - told.length - frame.length;
  const there = [{ ...plan.ending }, ...told, ...frame];
  const { brief, language, topic: title } = request;
  const fillers = createFillers(there, missing, { brief, language, title, isBare: true, used });
  for (const filler of fillers) taken.add(filler.title);
  const spare = createSpareSlides(language, missing - fillers.length, taken);
  const [opening, further] = splitFillers(plan, fillers);
  return [...frame.slice(0, before), ...opening, ...told, ...frame.slice(before), ...further, ...spare];
}

/** What leads to a subject stands before the parts that are asked for, unless these begin with it ("What a heat pump is"). */
function splitFillers(
  { parts, story, texts }: Plan,
  fillers: readonly OutlineSlide[],
): readonly [readonly OutlineSlide[], readonly OutlineSlide[]] {
  if (questionWords.test(parts[0]?.text ?? "")) return [[], fillers];
  const keys = story.slides.slice(0, mostLeading);
  const leading = new Set(keys.map((key) => rowOf(texts, keyIn(texts, key))[0]));
  return [
    fillers.filter(({ title }) => leading.has(title)),
    fillers.filter(({ title }) => !leading.has(title)),
  ];
}

/** Who lists several parts wants these and no others; a single one is told within the storyline. */
function isListed({ parts }: Pick<Plan, "parts">): boolean {
  return parts.length > 1;
}

/** Forms that are asked for without saying of what have a slide, if no part is to have them and none has them anyway. */
function formsApart({ request: { brief }, parts }: Plan): readonly WantedPart[] {
  const open = brief.forms.filter((form) => form !== "agenda" && !parts.some((part) => part.form === form));
  return [...new Set(open)].map((form): WantedPart => ({ text: "", form: form as WantedForm }));
}

/** Each part has a slide; more parts than there is room for share the last one. */
function partSlides(
  parts: readonly WantedPart[],
  room: number,
  { request, texts }: Plan,
  used: Set<string>,
): readonly OutlineSlide[] {
  const own = parts.length <= room ? parts : parts.slice(0, room - 1);
  const slides = own.map((part) => createOpenSlide(part, request.language, { used, isBare: true }));
  const rest = parts.slice(own.length).filter(({ text }) => text.trim() !== "");
  if (rest.length === 0 || own.length === parts.length) return slides;
  const names = rest.map(({ text }) => capitaliseName(shorten(text, 60)));
  const items = names.slice(0, 8).map((name) => ({ text: [{ text: name }] }));
  return [
    ...slides,
    {
      kind: "bullets",
      title: shorten(names.join(", "), 60),
      items,
      notes: [...rest.map(({ text }) => text), texts.hints.answer].join("\n"),
    },
  ];
}

/** The kind's own slides, the first ones where there is not room for all, then others that fit it. */
function frameOf(
  { texts, story }: Plan,
  room: number,
  used: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): readonly StoryKey[] {
  const own = spareKeysFor(texts, Math.min(room, story.slides.length), story.slides, used, taken);
  const known = new Set([...used, ...own.map((key) => keyIn(texts, key))]);
  const spare = spareKeysFor(texts, room - own.length, [...(story.spare ?? []), ...spareKeys], known, taken);
  // What fills up stands before the kind's last slide, which leads to the ending.
  return [...own.slice(0, -1), ...spare, ...own.slice(-1)];
}

/** "What it changed for shops, streets and people": an explanation goes on to the end of its list. */
function wholeList(about: string, instruction: string): string {
  const start = instruction.indexOf(about);
  const rest = start === -1 ? "" : instruction.slice(start + about.length);
  return (
    about +
    (/^(?:,\s[^,.;:!?\n]{2,30})*,?\s(?:and|und|et|y|e|en|och|og|i|и)\s[^,.;:!?\n]{2,30}(?=[.\n]|$)/u.exec(
      rest,
    )?.[0] ?? "")
  );
}
