// ideas x brief -> plan: how the deck is framed (cover, agenda, sections, ending), then which ideas share a slide, by the
// cheapest way there is of telling them within the number of slides asked for.
import type { Brief, WantedPart } from "../brief/brief.ts";
import { countPassageColumns, type Heading, type Idea, type Passage, pointsOf } from "../ideas/ideas.ts";
import { isClosingTitle, taskWordsOf } from "../text/languages/labels.ts";
import { columnsOfSameContent } from "../text/words/same-content.ts";
import { assignParts } from "./assign-parts.ts";
import { chooseSlides } from "./choose-slides.ts";
import type { Material } from "./material.ts";
import { partProse } from "./part-prose.ts";

/** A deck that nobody asked a length for has no more slides than a talk. */
export const comfortableSlides = 24;

const fewestForSections = 16;
const fewestForAgenda = 6;
const roomOfTalk = 20;
/** An agenda of fewer tells nothing, one of more nobody reads. */
const fewestAgendaEntries = 4;
const mostAgendaEntries = 12;
const mostStepsInClosing = 6;
const fewestForTakeaways = 4;
const mostColumnsShownWhole = 2_400;
const columnsShownWhole = 320;
/** So few short sentences in a row stand on one slide: parted, neither half would have a name. */
const mostPointsOfSlide = 6;
const columnsOfSlide = 560;
const mostColumnsOfTalk = 20_000;
const columnsOfShortWords = 140;
/** How many columns of sentences stand on a slide of a text that is shown whole. */
export const proseColumnsOfWhole = 480;
/** What a slide more costs where nobody asked for a number. */
const costOfSlide = 0.2;

/** How a deck ends: with the text's own last part, with what the prompt asks for, with what is to be remembered, or without. */
export type PlannedEnding =
  | { readonly kind: "own"; readonly idea: Idea }
  | { readonly kind: "asked" }
  | { readonly kind: "takeaways" }
  | { readonly kind: "none" };

/** Which slides a deck has, in their order. */
export interface DeckPlan {
  /** A deck of one slide has no cover. */
  readonly hasCover: boolean;
  readonly hasAgenda: boolean;
  readonly hasSections: boolean;
  /** What the slides of content tell, one each. */
  readonly slides: readonly Idea[];
  readonly ending: PlannedEnding;
  readonly bounds: DeckBounds;
  /** The parts asked for that an idea tells of, or is left open for. */
  readonly parts: readonly WantedPart[];
  /** How many ideas there were before they were made to share slides. */
  readonly ideas: number;
}

/** The fewest and the most slides that a deck may have; both the same where a number is asked for. */
export interface DeckBounds {
  readonly least: number;
  readonly most: number;
  readonly isAsked: boolean;
}

/** Returns how many slides a deck may have by its brief. */
export function boundsOf({ slideCount }: Brief, mostSlides: number): DeckBounds {
  if (slideCount === undefined)
    return { least: 1, most: Math.min(comfortableSlides, mostSlides), isAsked: false };
  const least = Math.max(1, Math.min(slideCount.least, mostSlides));
  return { least, most: Math.max(least, Math.min(slideCount.most, mostSlides)), isAsked: true };
}

/** Returns the plan of a deck that tells the ideas; `withoutTakeaways` where it turned out that there are none. */
export function planDeck(all: readonly Idea[], material: Material, withoutTakeaways = false): DeckPlan {
  const points = all.reduce((sum, idea) => sum + pointsOf(idea).length, 0);
  const isMatter = points >= Math.max(fewestOfMatter, material.brief.parts.length);
  const mostOpen = isMatter ? 0 : Number.POSITIVE_INFINITY;
  const plan = planWith(all, material, { withoutTakeaways, mostOpen });
  const missing = plan.bounds.isAsked ? plan.bounds.least - countSlides(plan) : 0;
  // To meet the number asked for, what a part is called says more than questions that fit any text.
  return isMatter && missing > 0 && material.brief.parts.some((part) => !plan.parts.includes(part))
    ? planWith(all, material, { withoutTakeaways, mostOpen: missing })
    : plan;
}

/** A text that tells so many points, and one for each part asked for, needs no slides that wait for more; less is an outline. */
const fewestOfMatter = 6;

function countSlides({ hasCover, hasAgenda, hasSections, slides, ending }: DeckPlan): number {
  const sections = hasSections ? new Set(slides.map(chapterOf)).size : 0;
  const frame = [hasCover, hasAgenda, ending.kind !== "none"].filter((isThere) => isThere).length;
  return frame + sections + slides.length;
}

interface PlanOptions {
  readonly withoutTakeaways: boolean;
  /** The most slides of parts that nothing is told of. */
  readonly mostOpen: number;
}

function planWith(
  all: readonly Idea[],
  material: Material,
  { withoutTakeaways, mostOpen }: PlanOptions,
): DeckPlan {
  const { brief, language } = material;
  const bounds = boundsOf(brief, material.mostSlides);
  const assigned = assignParts(all, brief.parts, language, { doubted: brief.doubted ?? [], mostOpen });
  const ordered = orderIdeas(assigned, brief);
  const hasCover = bounds.most > 1;
  const ending = endingOf(ordered, material, bounds, withoutTakeaways);
  const told = ending.kind === "own" ? ordered.slice(0, -1) : ordered;
  const isParted = !bounds.isAsked && isShownWhole(told, language);
  const pieces = told.map((idea) => (isParted ? partProse(idea, language) : [idea]));
  const content = pieces.flat();
  const parted = pieces.filter(({ length }) => length > 1).flat().length;
  const reserved = (hasCover ? 1 : 0) + (ending.kind === "none" ? 0 : 1);
  const chapters = new Set(content.map(chapterOf)).size;
  const hasSections = needsSections(content, chapters, bounds, reserved);
  const framed = reserved + (hasSections ? chapters : 0);
  const hasAgenda = needsAgenda(content, chapters, bounds, framed, material);
  const used = framed + (hasAgenda ? 1 : 0);
  const least = bounds.isAsked ? bounds.least - used : comfortableCount(content, parted);
  const most = Math.max(1, bounds.most - used);
  const slides = chooseSlides(content, {
    least: Math.max(1, Math.min(least, most)),
    most,
    perSlide: bounds.least === bounds.most ? 0 : costOfSlide,
    mayFill: bounds.isAsked,
    apart: isToldByLabels(content, brief),
    language,
  });
  return {
    hasCover,
    hasAgenda,
    hasSections,
    slides,
    ending,
    bounds,
    parts: partsIn(ordered),
    ideas: content.length,
  };
}

function partsIn(ideas: readonly Idea[]): readonly WantedPart[] {
  return ideas.flatMap(({ wanted, parts }) => [
    ...(wanted === undefined ? [] : [wanted]),
    ...parts.flatMap(({ heading }) => (heading === undefined ? [] : [{ text: heading.text }])),
  ]);
}

/** A deck is asked for, and its facts are given behind labels: "Problem: …. Solution: …. Ask: …". */
function isToldByLabels(ideas: readonly Idea[], { instruction }: Brief): boolean {
  return (
    instruction !== "" &&
    ideas.length >= fewestLabelled &&
    ideas.length <= mostLabelled &&
    ideas.every(({ parts, path }) => path.length === 0 && parts.length === 1) &&
    ideas.filter(({ parts }) => parts[0]?.heading !== undefined).length >= ideas.length / 2
  );
}

const fewestLabelled = 3;
const mostLabelled = 12;

/** What a text tells of next steps goes to its end where the prompt wants that. */
function orderIdeas(ideas: readonly Idea[], { ending }: Brief): readonly Idea[] {
  const steps =
    ending?.kind === "nextSteps" || ending?.kind === "ask" ? ideas.findLast(isClosing) : undefined;
  return steps === undefined ? ideas : [...ideas.filter((idea) => idea !== steps), steps];
}

function endingOf(
  ideas: readonly Idea[],
  { brief, closing = [] }: Material,
  { least, most, isAsked }: DeckBounds,
  withoutTakeaways: boolean,
): PlannedEnding {
  const last = ideas.at(-1);
  if (closing.length > 0) return { kind: "asked" };
  if (most < 3) return { kind: "none" };
  if (last !== undefined && ideas.length > (isAsked ? 1 : 2) && most >= 4 && isClosing(last))
    return { kind: "own", idea: last };
  if (brief.ending !== undefined && brief.ending.kind !== "takeaways") return { kind: "asked" };
  if (withoutTakeaways) return { kind: "none" };
  const isLong = Math.min(ideas.length, most - 1) >= fewestForTakeaways && (!isAsked || least > 4);
  return isLong || brief.ending?.kind === "takeaways" ? { kind: "takeaways" } : { kind: "none" };
}

/** A deck of four chapters or more has an agenda, if all of its content still has room; steps have their overview. */
function needsAgenda(
  content: readonly Idea[],
  chapters: number,
  { least, most, isAsked }: DeckBounds,
  used: number,
  { brief, language }: Material,
): boolean {
  const room = most - used;
  if (taskWordsOf(language) === undefined || brief.eachStepApart === true) return false;
  if (brief.forms.includes("agenda") && chapters >= 2 && room > chapters) return true;
  if (chapters < fewestAgendaEntries || chapters > mostAgendaEntries) return false;
  if (content.some((idea) => chapterOf(idea) === undefined)) return false;
  const isMapped = content.length >= fewestForAgenda && room > content.length;
  const isAskedFor = isAsked && least === most && room > content.length;
  // A slide a chapter is its own map.
  return isMapped || isAskedFor || (room > roomOfTalk && content.length > chapters);
}

/** A short text without headings is shown nearly whole: two or three sentences a slide. */
function comfortableCount(ideas: readonly Idea[], parted: number): number {
  const parts = ideas.flatMap((idea) => idea.parts);
  // What is only spoken needs no slide.
  const points = ideas.flatMap(pointsOf);
  const columns = countPassageColumns(points);
  const isProse = parts.every(
    ({ heading, passages }) => heading === undefined && passages.every(({ kind }) => kind !== "listed"),
  );
  const isOneSlide = fitsOneSlide(points) && parted < 2;
  if (!isProse || isOneSlide || columns > mostColumnsShownWhole) return 1;
  const count = Math.max(
    Math.ceil(points.length / mostPointsOfSlide),
    Math.round(columns / columnsShownWhole),
  );
  // A paragraph that a slide holds is told on one.
  const areSlides = ideas.every((idea) => {
    const [first, ...others] = pointsOf(idea);
    return fitsOneSlide(pointsOf(idea)) && others.every(({ paragraph }) => paragraph === first?.paragraph);
  });
  return Math.max(parted, areSlides ? Math.min(count, ideas.length) : count);
}

function fitsOneSlide(points: readonly Passage[]): boolean {
  return points.length <= mostPointsOfSlide && countPassageColumns(points) <= columnsOfSlide;
}

function needsSections(
  content: readonly Idea[],
  chapters: number,
  { least, most, isAsked }: DeckBounds,
  reserved: number,
): boolean {
  if (chapters < 3 || content.some((idea) => chapterOf(idea) === undefined)) return false;
  if (content.length < chapters * 2) return false;
  const room = (isAsked ? least : most) - reserved - chapters;
  return Math.min(room, isAsked ? room : content.length) >= fewestForSections;
}

/** Returns the highest heading that an idea stands under. */
export function chapterOf(idea: Idea): Heading | undefined {
  return idea.path[0] ?? idea.parts[0]?.heading;
}

function isClosing(idea: Idea): boolean {
  if (idea.isOpen === true) return false;
  if (idea.exhibit?.steps !== undefined) return idea.exhibit.steps.length <= mostStepsInClosing;
  if (idea.exhibit?.body.kind === "table" || idea.exhibit?.body.kind === "chart") return false;
  const own = idea.parts.length === 1 ? idea.parts[0]?.heading : undefined;
  return [own, idea.path[0]].some((heading) => heading !== undefined && isClosingTitle(heading.text));
}

/** Says whether a text is so short that its slides show all of its sentences. */
export function isShownWhole(ideas: readonly Idea[], language: string): boolean {
  return columnsOf(ideas) <= columnsOfSameContent(mostColumnsShownWhole, language);
}

/**
 * Returns how many columns of sentences a slide shows: seventy words of a text that is shown whole, forty of a longer one,
 * which are fewer columns in Chinese, Japanese and Thai.
 */
export function proseColumnsOf(ideas: readonly Idea[], language: string): number {
  if (isShownWhole(ideas, language)) return columnsOfSameContent(proseColumnsOfWhole, language);
  if (/^(?:zh|ja|th|ko)(?:-|$)/u.test(language)) return columnsOfShortWords;
  return columnsOf(ideas) <= mostColumnsOfTalk ? 195 : 170;
}

function columnsOf(ideas: readonly Idea[]): number {
  return ideas
    .flatMap(({ parts }) => parts)
    .reduce((sum, { passages }) => sum + countPassageColumns(passages), 0);
}
