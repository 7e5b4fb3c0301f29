import type { BulletItem, OutlineSlide } from "@lectern/deck";
import { createIdeas } from "../ideas/create-ideas.ts";
import { isStrong } from "../ideas/exhibits.ts";
import { contentWordsOf, hasPoint, type Idea, type Passage, pointsOf } from "../ideas/ideas.ts";
import { overlapOf } from "../ideas/rank-sentences.ts";
import type { Material } from "../planning/material.ts";
import { mergeIdeas } from "../planning/merge-ideas.ts";
import { chapterOf } from "../planning/plan-deck.ts";
import { createSectionTree } from "../structure/section-tree.ts";
import { labelsOf } from "../text/languages/labels.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { rememberEach } from "../text/remember-each.ts";
import { namesNobody, standsAlone } from "../text/sentences/stands-alone.ts";
import { countColumns } from "../text/words/columns.ts";
import { readStoryKind } from "../topics/read-story-kind.ts";
import { createEnding, titleOfEnding } from "../topics/story-ending.ts";
import { stories } from "../topics/story-kinds.ts";
import { storyTextsOf } from "../topics/story-texts-of.ts";
import { type ComposedSlide, type Composition, composePoints, composeSlide } from "./write-slide.ts";

const mostTakeaways = 4;

const fewestTakeaways = 3;

/** What was found worth the title of a slide is worth remembering. */
const claimFactor = 1.4;

/** Returns the slide that a text's own ending makes. */
export function composeClosing(idea: Idea, composition: Composition): readonly OutlineSlide[] {
  const { slide } = composePoints(withListOnly(idea), composition);
  const steps = idea.exhibit?.steps;
  if (steps === undefined) return [{ ...slide, kind: "closing" }];
  const { items: _, ...frame } = slide;
  return [{ ...frame, kind: "closing", nextSteps: steps }];
}

/** Where a text ends with a list, what stands behind it, such as notes on method, is spoken. */
function withListOnly(idea: Idea): Idea {
  if (pointsOf(idea).filter(({ kind }) => kind === "listed").length < 2) return idea;
  const parts = idea.parts.map((part) => ({
    ...part,
    passages: part.passages.map(
      (passage): Passage => (passage.kind === "sentence" ? { ...passage, kind: "aside" } : passage),
    ),
  }));
  return { ...idea, parts };
}

/** Returns the slide that ends the deck as the prompt asks, with what it tells of that: a form of its own, else as points; undefined where it tells nothing. */
export function toldClosing(
  { brief, closing = [], language }: Material,
  composition: Composition,
): readonly OutlineSlide[] | undefined {
  if (brief.ending === undefined || closing.length === 0) return undefined;
  const ideas = createIdeas(createSectionTree(closing), language);
  const title = titleOfEnding(brief.ending);
  const [only, ...others] = ideas;
  if (only?.exhibit !== undefined && others.length === 0) {
    const { slide } = composeSlide(only, composition);
    return [{ ...slide, title }];
  }
  const items = pointsIn(ideas);
  // A label whose list is kept back tells nothing.
  if (items.length === 0) return undefined;
  const { slide } = composePoints({ ...mergeIdeas(ideas), wanted: { text: title } }, composition);
  return [{ ...slide, kind: "closing", title, items }];
}

function pointsIn(ideas: readonly Idea[]): readonly BulletItem[] {
  return ideas
    .flatMap((idea) =>
      pointsOf(idea)
        .filter(hasPoint)
        .map(({ point }) => point),
    )
    .slice(0, mostPoints);
}

const mostPoints = 6;

/**
 * What the prompt wants its last slide to do, in its words. Beside matter nothing is asked but for next steps, which a text that
 * names none leaves open.
 */
export function askedClosing({ brief, title, language }: Material): readonly OutlineSlide[] | undefined {
  if (brief.ending === undefined) return undefined;
  const { kind } = readStoryKind(title ?? "", brief, language);
  const slide = createEnding(brief, stories[kind], storyTextsOf(language), {});
  if (slide.kind !== "closing" || brief.ending.kind === "nextSteps" || brief.ending.details !== undefined)
    return [slide];
  const { items: _, notes: _notes, ...bare } = slide;
  return [bare];
}

/** The best sentence that no slide shows of each of the strongest chapters, or slides where there are no chapters, in the order of the text. */
export function takeaways(
  composed: readonly ComposedSlide[],
  isWanted: boolean,
  composition: Composition,
): readonly OutlineSlide[] {
  if (!isWanted) return [];
  const groups = [...Map.groupBy(composed, ({ idea }) => chapterOf(idea) ?? idea).values()];
  const candidates = (groups.length >= 3 ? groups : composed.map((slide) => [slide])).flatMap(
    (slides) => bestOf(slides) ?? [],
  );
  const chosen: Takeaway[] = [];
  for (const candidate of spreadOut(candidates)) {
    const words = contentWordsOf(candidate.passage, composition.language);
    const repeats = chosen.some(
      (other) => overlapOf(words, contentWordsOf(other.passage, composition.language)) > 0.5,
    );
    if (!repeats && chosen.length < mostTakeaways) chosen.push(candidate);
  }
  const items = candidates.filter((candidate) => chosen.includes(candidate)).map(({ item }) => item);
  if (items.length < fewestTakeaways) return [];
  return [
    { kind: "closing", title: labelsOf(composition.language)?.takeaways ?? composition.deckTitle, items },
  ];
}

/** The best of each quarter of a text before the second best of any: what is remembered is the whole of it. */
function spreadOut(candidates: readonly Takeaway[]): readonly Takeaway[] {
  const length = Math.max(1, Math.ceil(candidates.length / mostTakeaways));
  const quarters = Map.groupBy(candidates, (candidate) => Math.floor(candidates.indexOf(candidate) / length));
  const ranked = [...quarters.values()].map((quarter) =>
    quarter.toSorted((one, other) => other.score - one.score),
  );
  return Array.from({ length }, (_, rank) =>
    ranked.flatMap((quarter) => quarter[rank] ?? []).sort((one, other) => other.score - one.score),
  ).flat();
}

interface Takeaway {
  readonly item: BulletItem;
  readonly passage: Passage;
  readonly score: number;
}

function bestOf(slides: readonly ComposedSlide[]): Takeaway | undefined {
  const told = slides.filter(({ idea }) => !isStrong(idea.exhibit));
  // What a slide shows is not said a second time.
  const points = told
    .flatMap(({ idea, shown }) => pointsOf(idea).filter((point) => !shown.has(point)))
    .filter(hasPoint);
  const spoken = points.filter(({ kind, point }) => kind === "sentence" && point.lead === undefined);
  const titles = new Set(slides.map(({ slide }) => slide.title));
  const worthOf = (passage: Takeaway["passage"] & { readonly point: BulletItem }): number =>
    briefly(passage) * (titles.has(toPlainText(passage.point.text)) ? claimFactor : 1);
  const ranked = spoken.map((passage) => ({ passage, worth: worthOf(passage) }));
  ranked.sort((one, other) => other.worth - one.worth);
  const best = ranked.find(({ passage }) => isMemorable(passage))?.passage;
  if (best === undefined) return undefined;
  const { children: _, ...item } = best.point;
  return { item, passage: best, score: ranked[0]?.worth ?? 0 };
}

function isMemorable({ text, point }: Passage): boolean {
  if (point === undefined) return false;
  const words = toPlainText(point.text);
  const columns = countColumns(words);
  const isCode = point.text.some((run) => run.code === true && run.text.length > 30);
  return !isCode && columns <= 150 && columns >= 20 && !words.endsWith("…") && standsAlone(text);
}

/** What is to be remembered is short, and more than how a story begins. */
const briefly = rememberEach(({ score, text }: Passage): number => {
  const begins = /^(?:in|on|im|am|en|le|el|il|в) (?:\p{L}{2,10} ){0,3}\p{Nd}{4}/iu.test(text) ? 0.8 : 1;
  const columns = countColumns(text);
  const length = columns > 110 || columns < 40 ? 0.7 : 1;
  return score * begins * length * (namesNobody(text) ? 0.5 : 1);
});
