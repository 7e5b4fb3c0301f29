import type { AgendaSlide, BulletItem, ClosingSlide, OutlineSlide } from "@lectern/deck";
import { readAskedPoint } from "../brief/read-asked-point.ts";
import { readCountWord } from "../brief/slide-count.ts";
import type { Wishes } from "../brief/wishes.ts";
import { capitalise } from "../text/capitalise.ts";
import { countColumns } from "../text/columns.ts";
import { taskWordsOf } from "../text/labels.ts";
import { clip } from "../writing/create-points.ts";
import { createSkeletonSlide } from "./skeletons/skeleton-slide.ts";
import type { SkeletonKey, SkeletonTexts } from "./skeletons/skeleton-texts.ts";
import { skeletonTextsOf } from "./skeletons/skeleton-texts-of.ts";
import { readOptions, readTalkKind, spareSlides, type TalkKind, talks } from "./skeletons/talks.ts";

/** A deck to be filled in: slides, the kind of talk they follow, and the language that they speak. */
export interface Skeleton {
  readonly slides: readonly OutlineSlide[];
  readonly talk: TalkKind;
  readonly language: string;
}

/** A topic without material: its words, the language they are in, and how many slides are to come of it. */
export interface SkeletonRequest {
  readonly topic: string;
  readonly language: string;
  readonly wishes: Wishes;
  readonly slideCount?: number;
  readonly notes?: string;
}

/** From so many slides between cover and ending on, a map of them helps; fewer slides are their own map. */
const fewestForAgenda = 9;

/** Returns a deck of guiding questions around the topic's own words: it claims nothing, and its notes say what to put where. */
export function createTopicSkeleton(request: SkeletonRequest): Skeleton {
  const talk = talkOf(request);
  const texts = skeletonTextsOf(request.language);
  const wanted = request.slideCount;
  const closing = closingOf(request, texts, talk);
  const contents = contentsOf(request, texts, talk);
  const room = wanted === undefined ? contents.length : Math.max(0, wanted - 1 - (wanted >= 3 ? 1 : 0));
  const isMapped = wanted !== undefined && room >= fewestForAgenda && room > contents.length;
  const filled = fillUp(contents, room - (isMapped ? 1 : 0), request.language);
  const agenda = isMapped ? agendaOf(filled, texts) : [];
  const title: OutlineSlide = {
    kind: "title",
    title: clip(request.topic, 110),
    subtitle: texts.draft,
    ...(request.notes === undefined ? {} : { notes: request.notes }),
  };
  const last = wanted === undefined || wanted >= 3 ? [closing] : [];
  return { slides: [title, ...agenda, ...filled, ...last], talk, language: texts.language };
}

/** Returns slides of open questions, none of them titled as one of those there are. */
export function createSpareSlides(
  language: string,
  count: number,
  taken: ReadonlySet<string>,
  order: readonly SkeletonKey[] = spareSlides,
): readonly OutlineSlide[] {
  const texts = skeletonTextsOf(language);
  const spare = order
    .map((key) => createSkeletonSlide(key, texts))
    .filter(({ title }) => !taken.has(title))
    .slice(0, count);
  const missing = Math.max(0, count - spare.length);
  const open = Array.from({ length: missing }, (_, index) =>
    createSkeletonSlide("askedWhat", texts, { title: `${texts.open} ${index + 1}` }),
  );
  return [...spare, ...open];
}

function talkOf({ topic, wishes }: SkeletonRequest): TalkKind {
  const talk = readTalkKind(topic);
  if (talk !== "general" || wishes.points.length > 0) return talk;
  return readTalkKind(wishes.occasion ?? (wishes.instruction ?? "").split(/[.!?\n。]/u, 1)[0] ?? "");
}

function contentsOf(request: SkeletonRequest, texts: SkeletonTexts, talk: TalkKind): readonly OutlineSlide[] {
  const { topic, wishes } = request;
  const asked = askedSlides(wishes.points, texts);
  const keys = talks[talk].slides;
  if (asked.length === 0) return keys.map((key) => usualSlide(key, texts, topic));
  const room = (request.slideCount ?? asked.length + 3) - 2 - asked.length;
  const opening = createSkeletonSlide("why", texts, { topic });
  return room > 0 ? [opening, ...asked] : asked;
}

function usualSlide(key: SkeletonKey, texts: SkeletonTexts, topic: string): OutlineSlide {
  return createSkeletonSlide(key, texts, {
    topic,
    ...(key === "options" ? { options: readOptions(topic) } : {}),
  });
}

/** Points that the brief asks for, each with questions that fit it; the same questions come a second time only at need. */
function askedSlides(points: readonly string[], texts: SkeletonTexts): readonly OutlineSlide[] {
  const used = new Set<SkeletonKey>();
  return points.map((point) => {
    const { keys, isFormOnly } = readAskedPoint(point);
    const key = keys.find((candidate) => !used.has(candidate)) ?? keys[0] ?? "askedWhat";
    used.add(key);
    return createSkeletonSlide(key, texts, isFormOnly ? {} : { title: capitalise(point) });
  });
}

function closingOf(request: SkeletonRequest, texts: SkeletonTexts, talk: TalkKind): ClosingSlide {
  const { wishes, topic } = request;
  const key =
    wishes.ending === "nextSteps" ? "act" : wishes.ending === "takeaways" ? "take" : talks[talk].closing;
  const slide = createSkeletonSlide(key, texts, {
    topic: wishes.points.length > 0 && countColumns(topic) > 30 ? "" : topic,
    ...(wishes.closing === undefined ? {} : { title: capitalise(wishes.closing) }),
  });
  const items = slide.kind === "closing" ? (slide.items ?? []) : [];
  const tasks = wishes.closing === undefined ? [] : tasksOf(wishes, request.language);
  const count = readCountWord(wishes.closing ?? "") ?? items.length;
  return { ...slide, kind: "closing", items: [...tasks, ...items].slice(0, Math.max(1, Math.min(count, 6))) };
}

/** What the audience can do is what the brief wants it to be able to do. */
function tasksOf({ points }: Wishes, language: string): readonly BulletItem[] {
  if (!language.startsWith("en")) return [];
  const told = points.filter((point) => /^(?:how to|what|why) /iu.test(point));
  const doing = told.filter((point) => /^how to /iu.test(point)).map((point) => point.slice(7));
  const finding = told.filter((point) => !/^how to /iu.test(point)).map((point) => `Find out ${point}`);
  return [...doing, ...finding].map((text) => ({ text: [{ text: capitalise(text) }] }));
}

function agendaOf(slides: readonly OutlineSlide[], texts: SkeletonTexts): readonly AgendaSlide[] {
  const words = taskWordsOf(texts.language);
  const entries = slides.slice(0, 20).map(({ title }) => ({ title }));
  return words === undefined ? [] : [{ kind: "agenda", title: words.agenda, entries }];
}

/** More slides than a talk has by itself are places for what the speaker knows; fewer are its first ones. */
function fillUp(slides: readonly OutlineSlide[], count: number, language: string): readonly OutlineSlide[] {
  const filled = slides.slice(0, count);
  const taken = new Set(filled.map(({ title }) => title));
  return [...filled, ...createSpareSlides(language, count - filled.length, taken)];
}
