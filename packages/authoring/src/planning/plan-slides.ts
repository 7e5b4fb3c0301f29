import type { SlideCountWish, Wishes } from "../brief/wishes.ts";
import { countPassageColumns, type Heading, type Idea } from "../ideas/ideas.ts";
import { isClosingTitle, taskWordsOf } from "../text/labels.ts";
import type { Material } from "./material.ts";

/** A full slide may go on over a second page: there is room for one. */
export const comfortableSlides = 24;

const fewestForSections = 16;

const fewestForAgenda = 6;

/** An agenda of fewer tells nothing, one of more nobody reads. */
export const fewestAgendaEntries = 4;

export const mostAgendaEntries = 12;

const mostStepsInClosing = 6;

const fewestForTakeaways = 4;

const mostColumnsShownWhole = 2_400;

const columnsShownWhole = 220;

const mostColumnsOfTalk = 20_000;

const columnsOfShortWords = 140;

/** How many slides a deck has, and what for. */
export interface Budget {
  readonly ideas: readonly Idea[];
  /** How many slides of content there are to be. */
  readonly content: number;
  readonly hasSections: boolean;
  readonly takesAway: boolean;
  readonly hasAgenda: boolean;
  /** The text's own ending. */
  readonly closing?: Idea;
  /** How many slides the deck may have in all. */
  readonly most: number;
  /** How many slides the deck must have in all, if that was asked. */
  readonly exactly?: number;
}

/** Shares the slides out: the cover first, then the ending and the sections if there is room for what they are about. */
export function planSlides(all: readonly Idea[], material: Material): Budget {
  const { wishes, mostSlides, language } = material;
  const ideas = orderIdeas(all, material);
  const exactly = exactCount(wishes.slideCount, mostSlides);
  const most = exactly ?? Math.min(wishes.slideCount?.count ?? comfortableSlides, mostSlides);
  const last = ideas.at(-1);
  const closing = last !== undefined && ideas.length > 2 && most >= 4 && isClosing(last) ? last : undefined;
  const content = closing === undefined ? ideas : ideas.slice(0, -1);
  const chapters = new Set(content.map(chapterOf)).size;
  const whole = most - 1 - (closing === undefined ? 0 : 1);
  const hasAgenda = needsAgenda(content, chapters, whole, wishes, language);
  const room = whole - (hasAgenda ? 1 : 0);
  const natural = exactly === undefined ? Math.min(comfortableCount(content), room) : room;
  const takesAway =
    wishes.closing !== undefined ||
    (closing === undefined && wishes.ending !== undefined) ||
    (closing === undefined && natural >= fewestForTakeaways && (exactly === undefined || natural > 4));
  const free = takesAway ? Math.min(natural, room - 1) : natural;
  const hasSections = hasRoomForSections(chapters, content, free, room - (takesAway ? 1 : 0), exactly);
  const sections = hasSections ? chapters : 0;
  const limit = room - (takesAway ? 1 : 0) - sections;
  return {
    ideas: content,
    content: Math.max(most === 1 ? 0 : 1, exactly === undefined ? Math.min(free, limit) : limit),
    hasSections,
    takesAway,
    hasAgenda,
    most,
    ...(closing === undefined ? {} : { closing }),
    ...(exactly === undefined ? {} : { exactly }),
  };
}

/** What a text tells of next steps goes to its end where the prompt wants that. */
function orderIdeas(ideas: readonly Idea[], { wishes }: Material): readonly Idea[] {
  const steps = wishes.ending === "nextSteps" ? ideas.findLast(isClosing) : undefined;
  return steps === undefined ? ideas : [...ideas.filter((idea) => idea !== steps), steps];
}

/** A deck of four chapters or more has an agenda, if all of its content still has room; steps have their overview. */
function needsAgenda(
  content: readonly Idea[],
  chapters: number,
  room: number,
  wishes: Wishes,
  language: string,
): boolean {
  if (taskWordsOf(language) === undefined || wishes.eachStepApart === true) return false;
  if (chapters < fewestAgendaEntries || chapters > mostAgendaEntries) return false;
  if (content.some((idea) => chapterOf(idea) === undefined)) return false;
  const isMapped = content.length >= fewestForAgenda && room > content.length;
  return isMapped || (wishes.slideCount?.bound === "exactly" && room > content.length) || room > 20;
}

/** A short text without headings is shown nearly whole: two or three sentences a slide. */
function comfortableCount(ideas: readonly Idea[]): number {
  const parts = ideas.flatMap((idea) => idea.parts);
  const columns = columnsOf(ideas);
  const isProse = parts.every(
    ({ heading, passages }) => heading === undefined && passages.every(({ kind }) => kind !== "listed"),
  );
  const isShort = isProse && columns <= mostColumnsShownWhole;
  return isShort ? Math.max(ideas.length, Math.round(columns / columnsShownWhole)) : ideas.length;
}

function hasRoomForSections(
  chapters: number,
  content: readonly Idea[],
  free: number,
  room: number,
  exactly?: number,
): boolean {
  if (chapters < 3 || content.some((idea) => chapterOf(idea) === undefined)) return false;
  if (content.length < chapters * 2) return false;
  const left = exactly === undefined ? Math.min(free, room - chapters) : room - chapters;
  return left >= fewestForSections;
}

function exactCount(wish: SlideCountWish | undefined, most: number): number | undefined {
  return wish === undefined || wish.bound === "atMost" ? undefined : Math.min(wish.count, most);
}

/** Returns the highest heading that an idea stands under. */
export function chapterOf(idea: Idea): Heading | undefined {
  return idea.path[0] ?? idea.parts[0]?.heading;
}

function isClosing(idea: Idea): boolean {
  if (idea.exhibit?.steps !== undefined) return idea.exhibit.steps.length <= mostStepsInClosing;
  if (idea.exhibit?.body.kind === "table" || idea.exhibit?.body.kind === "chart") return false;
  const own = idea.parts.length === 1 ? idea.parts[0]?.heading : undefined;
  return [own, idea.path[0]].some((heading) => heading !== undefined && isClosingTitle(heading.text));
}

/** Returns how many columns forty words take: those of Chinese, Japanese and Thai are short; of a short text a slide shows more, of a long one less. */
export function proseColumnsOf(ideas: readonly Idea[], language: string): number {
  if (/^(?:zh|ja|th|ko)(?:-|$)/u.test(language)) return columnsOfShortWords;
  const columns = columnsOf(ideas);
  return columns <= mostColumnsShownWhole ? 250 : columns <= mostColumnsOfTalk ? 195 : 170;
}

function columnsOf(ideas: readonly Idea[]): number {
  return ideas
    .flatMap(({ parts }) => parts)
    .reduce((sum, { passages }) => sum + countPassageColumns(passages), 0);
}
