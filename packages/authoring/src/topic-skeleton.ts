import type { OutlineSlide } from "@lectern/deck";
import { countColumns } from "./columns.ts";
import { clip } from "./create-points.ts";
import { type SkeletonSlide, type SkeletonTexts, skeletonTextsOf, type TalkKind } from "./skeleton-texts.ts";
import type { Wishes } from "./wishes.ts";

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

const longestNamedTopic = 48;

const talkWords: readonly (readonly [TalkKind, RegExp])[] = [
  ["comparison", /\bvs\.?\b|\bversus\b|\bcompar|\bvergleich|\bcompara|\bcomparai|\boder\b.*\?|\bor\b.*\?/iu],
  [
    "howTo",
    /^(?:how to|how do|wie man|wie wir|anleitung|guide|comment|cómo|tutorial|step[- ]by[- ]step)\b/iu,
  ],
  ["pitch", /\b(?:pitch|investors?|startup|start-up|investoren|seed round|inversores|investisseurs)\b/iu],
  [
    "review",
    /\b(?:project (?:review|status|update)|retrospective|post-?mortem|status report|projektstatus|projektbericht|rückblick|bilan de projet|retrospectiva)\b/iu,
  ],
];

/** Returns a deck of guiding questions around the topic's own words: it claims nothing, and its notes say what to put where. */
export function createTopicSkeleton(request: SkeletonRequest): Skeleton {
  const talk = talkWords.find(([, pattern]) => pattern.test(request.topic.slice(0, 500)))?.[0] ?? "general";
  const texts = skeletonTextsOf(request.language);
  const wanted = request.slideCount;
  const closing = closingOf(request, texts);
  const contents = contentsOf(request, texts, talk);
  const room = wanted === undefined ? contents.length : Math.max(0, wanted - 1 - (wanted >= 3 ? 1 : 0));
  const filled = fillUp(contents, room, texts);
  const title: OutlineSlide = {
    kind: "title",
    title: clip(request.topic, 110),
    subtitle: texts.draft,
    ...(request.notes === undefined ? {} : { notes: request.notes }),
  };
  const last = wanted === undefined || wanted >= 3 ? [closing] : [];
  return { slides: [title, ...filled, ...last], talk, language: texts.language };
}

function contentsOf(request: SkeletonRequest, texts: SkeletonTexts, talk: TalkKind): readonly OutlineSlide[] {
  const asked = request.wishes.points.map((point) => toSlide(askedSlide(point, texts)));
  const usual = texts.talks[talk].map((slide, index) =>
    toSlide(index === 0 ? withTopic(slide, request.topic) : slide),
  );
  if (asked.length === 0) return usual;
  const room = (request.slideCount ?? asked.length + 3) - 2 - asked.length;
  const [first] = usual;
  return room > 0 && first !== undefined ? [first, ...asked, ...usual.slice(1, room)] : asked;
}

/** The first slide speaks of the topic by name, where its words are few. */
function withTopic(slide: SkeletonSlide, topic: string): SkeletonSlide {
  const name = topic.replace(/[\s.!?…]{1,5}$/u, "");
  return countColumns(name) > longestNamedTopic || name === ""
    ? slide
    : { ...slide, title: `${name}: ${slide.title}` };
}

function askedSlide(point: string, texts: SkeletonTexts): SkeletonSlide {
  return { title: capitalise(point), questions: texts.asked.questions, note: texts.asked.note };
}

function closingOf(request: SkeletonRequest, texts: SkeletonTexts): OutlineSlide {
  const asked = request.wishes.closing;
  const slide = toSlide(asked === undefined ? texts.closing : { ...texts.closing, title: capitalise(asked) });
  return { ...slide, kind: "closing" };
}

/** More slides than a talk has by itself are places for what the speaker knows; fewer are its first ones. */
function fillUp(
  slides: readonly OutlineSlide[],
  count: number,
  texts: SkeletonTexts,
): readonly OutlineSlide[] {
  const filled = slides.slice(0, count);
  const taken = new Set(filled.map(({ title }) => title));
  const spare = texts.spare.map((slide) => toSlide(slide)).filter(({ title }) => !taken.has(title));
  filled.push(...spare.slice(0, count - filled.length));
  for (let number = 1; filled.length < count; number += 1) {
    filled.push(toSlide({ ...texts.open, title: `${texts.open.title} ${number}` }));
  }
  return filled;
}

function toSlide({ title, questions, note }: SkeletonSlide): OutlineSlide & { kind: "bullets" } {
  const items = questions.map((question) => ({ text: [{ text: question }] }));
  return { kind: "bullets", title, items, notes: note };
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
